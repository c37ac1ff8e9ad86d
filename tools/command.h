#pragma once
// The commands of the conversation as a table: their names, how they are written, what they do. `help`, completion and the
// conversation itself read it; a command that is not in it does not exist.
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "decks/fault.h"

namespace rondo::tools {

class Repl;

struct Command {
  std::string_view name;
  std::string_view syntax;   ///< `undo [N]`
  std::string_view brief;    ///< what it does, in fifty characters
  std::string_view more;     ///< what else there is to know; may be empty
  std::string_view example;  ///< as it is typed; may be empty
  bool needs_game;
  std::optional<Fault> (Repl::*run)(std::span<const std::string> words);
};

/// All commands, in the order in which help lists them.
[[nodiscard]] std::span<const Command> commands();

}  // namespace rondo::tools
