#pragma once
// Where games are kept while nobody says otherwise: one journal per game, the latest under the game's own name and the earlier ones,
// numbered from 1, behind it. A journal that a running program still writes is left alone.
#include <string>

#include "decks/fault.h"

namespace rondo::tools {

class Shelf {
 public:
  static constexpr int kept = 20;  ///< games of each kind, the latest included

  /// A shelf in that folder, which is made when it is needed; an empty name is a shelf that keeps nothing.
  explicit Shelf(std::string folder) : folder_(std::move(folder)) {}
  /// The user's own: `$XDG_STATE_HOME/rondo`, or `~/.local/state/rondo`; empty where there is no home.
  [[nodiscard]] static std::string home();

  [[nodiscard]] bool keeps() const { return !folder_.empty(); }
  /// Of the latest game of that name; it need not exist.
  [[nodiscard]] std::string latest(const std::string& game) const;
  /// Where a new game of that name is to be journaled: the earlier ones have moved back, and the oldest is gone. Where another program
  /// plays the latest, a place beside it.
  [[nodiscard]] Result<std::string> place(const std::string& game) const;
  /// Of the lines that were typed; empty if nothing is kept.
  [[nodiscard]] std::string typed_lines() const;

 private:
  [[nodiscard]] std::string path(const std::string& game, int number) const;
  [[nodiscard]] std::optional<Fault> make_folder() const;

  std::string folder_;
};

}  // namespace rondo::tools
