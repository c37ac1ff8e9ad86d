#pragma once
// What a person sees of a sitting: the story since they last looked, the table when it is due, and the open question with its options.
// Remembers what was shown and nothing else.
#include <optional>
#include <string>
#include <string_view>

#include "tools/sitting.h"
#include "tools/terminal.h"

namespace rondo::tools {

/// When the table is shown without being asked for.
enum class Pictures { always, turns, never };

class Screen {
 public:
  explicit Screen(Terminal& terminal) : terminal_(terminal) {}

  [[nodiscard]] int width() const { return terminal_.width(); }
  void set_pictures(Pictures pictures) { pictures_ = pictures; }
  [[nodiscard]] Pictures pictures() const { return pictures_; }

  /// Lines, wrapped where they are too long.
  void say(std::string_view text);
  /// Why something is not done: one line, wrapped for a person only.
  void refuse(const std::string& text);
  /// Lines as they are.
  void show(std::string_view text) { terminal_.write(text); }
  /// What was played and not told yet.
  void tell(const Sitting& sitting);
  void picture(const Sitting& sitting);
  /// The table if it is due, then the question and its options in at most `lines` lines; how it ended, if it is over.
  void question(const Sitting& sitting, std::size_t lines);
  /// After a journey through the history, or before another game: what was played up to here is known, the table is to be shown.
  void arrive(const Sitting& sitting, std::size_t told);

 private:
  [[nodiscard]] bool picture_due(const Sitting& sitting) const;
  void tie(const Sitting& sitting, Seat seat);

  Terminal& terminal_;
  Pictures pictures_ = Pictures::turns;
  std::size_t told_ = 0;                ///< plies whose story was shown
  std::optional<std::string> chapter_;  ///< of the last picture
  std::size_t pictured_ = 0;            ///< how many plies it shows
};

}  // namespace rondo::tools
