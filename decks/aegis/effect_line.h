#pragma once
// Reading effect lines: those under `effects`, the verbs on a boss's card, and the ability keywords that are effect lines. A line that
// makes no sense where it stands is refused in one line that says what would.
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "decks/aegis/sheet.h"

namespace rondo::aegis {

/// The kind of card a line stands on. `entry` is a line under a boss's `entries` or `setup`.
enum class Bearer : std::uint8_t { basic, combined, drone, boss, entry };

/// What a verb takes.
enum class AmountKind : std::uint8_t { none, number, number_or_output, number_or_movement, signed_number, drones };
struct Operands {
  AmountKind amount = AmountKind::none;
  bool whom = false;
  bool harms = false;  ///< `whom` may be left out and is the enemies then
};
[[nodiscard]] Operands operands(EffectVerb verb);

/// Whether moment, verb and whom go together on such a card.
[[nodiscard]] bool makes_sense(const EffectLine& line, Bearer bearer);

/// The effect lines of a card: its ability keywords are in `lines` already, those under `effects` are added. Checks them all together.
void read_effects(const Reader& card, Sheet& sheet, Bearer bearer, std::vector<EffectLine>& lines);

/// A line under a boss's `entries` or `setup`: name, verb and operands.
[[nodiscard]] EffectLine read_boss_line(const Reader& table, Sheet& sheet, When when);
inline constexpr std::array<std::string_view, 6> boss_line_keys = {"name", "verb", "whom", "amount", "within", "drone"};

/// What a keyword's spelling says: nothing, a line, or what is wrong with its operand.
struct SpelledKeyword {
  std::optional<EffectLine> line;
  std::string expected;  ///< a keyword is meant, but this is how it is written
};
[[nodiscard]] SpelledKeyword spelled_keyword(std::string_view text);

/// How each effect keyword is written: `Deploy DRONE`, `Combine[STATUS]`, `Refuel`.
[[nodiscard]] std::vector<std::string> keyword_forms();

}  // namespace rondo::aegis
