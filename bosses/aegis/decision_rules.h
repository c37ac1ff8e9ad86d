#pragma once
// The AI Decision Rules as a lexicographic key (AEG-421 to AEG-434): highest Level, Class in alphabetical order, Make in alphabetical
// order, highest Model Number, the closest, your choice. The first four stand on the card, so they are ranked once for a whole game
// and compared as one number; the closest is measured by whoever asks.
#include <array>
#include <string>

#include "rules/aegis/cards.h"

namespace rondo::aegis {

enum class CardKey : std::uint8_t { level, letters, make, model };
inline constexpr std::size_t card_keys = 4;

class DecisionRules {
 public:
  explicit DecisionRules(const Table& table);

  /// All four card keys as one: the smaller, the sooner; equal exactly when the cards agree in all four.
  [[nodiscard]] int rank(CardId card) const { return all_[card]; }
  /// One key alone.
  [[nodiscard]] int rank(CardId card, CardKey key) const { return single_[static_cast<std::size_t>(key)][card]; }

 private:
  using Ranks = std::array<std::uint8_t, max_cards>;
  std::array<Ranks, card_keys> single_{};
  Ranks all_{};
};

/// Whether `a` comes before `b` by this key alone. A card without a Class (a Drone, the boss) comes after every Class; Model Numbers
/// compare as numbers, the highest first, then what follows them alphabetically; words come after numbers, a variant after its base.
[[nodiscard]] bool before(const Card& a, const Card& b, CardKey key);
/// `AI Decision Rules 1: highest Level`.
[[nodiscard]] std::string rule_text(CardKey key);
/// What the key compares: `level 2`, `AEG`, `KITE`, `200`.
[[nodiscard]] std::string value_text(const Card& card, CardKey key);
/// All four values: `level 1, A, KITE, 200`.
[[nodiscard]] std::string values_text(const Card& card);

}  // namespace rondo::aegis
