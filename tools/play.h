#pragma once
// `rondo play`, and `rondo` alone: a conversation at whatever stdin and stdout are.
#include <functional>
#include <iosfwd>
#include <string>

#include "tools/catalogue.h"
#include "tools/sitting.h"
#include "tools/terminal.h"

namespace rondo::tools {

/// What was said on the command line.
struct PlayRequest {
  const Entry* entry = nullptr;  ///< none: no game yet
  Opening opening;
  std::string data;     ///< folder laid over the shipped files
  std::string journal;  ///< file, instead of the user's shelf
  std::string load;     ///< record or journal to go on with
  std::string record;   ///< file that gets the record when all is over
  bool resume = false;
};

/// Whatever stdin and stdout are, as a terminal, for as long as `talk` takes; typed lines are kept in the shelf's folder.
[[nodiscard]] int at_terminal(const std::string& folder, const std::function<int(Terminal&)>& talk);

/// At stdin and stdout.
[[nodiscard]] int play(Catalogue games, const PlayRequest& request);

/// At any terminal, with journals in `shelf_folder` (none if empty). `complaints` gets what is no part of the conversation.
[[nodiscard]] int play(Catalogue games, const PlayRequest& request, Terminal& terminal, const std::string& shelf_folder, std::ostream& complaints);

}  // namespace rondo::tools
