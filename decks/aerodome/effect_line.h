#pragma once
// Reading effect lines: what fighters, cards and stadiums do besides their actions. A line that makes no sense where it stands is refused
// in one line that says what would.
#include <string_view>
#include <vector>

#include "decks/aerodome/cards.h"
#include "decks/aerodome/vocabulary.h"
#include "decks/reader.h"

namespace rondo::aerodome {

/// On what a line stands; `held` is a Skill or Mod without an Action icon. Armaments and cards with an icon have none: their keywords do all.
enum class Bearer : std::uint8_t { fighter, battle_card, held, instant, stadium };

/// The moments at which a line on such a bearer may happen. A Battle card's begin when it lies open.
[[nodiscard]] WhenSet moments(Bearer bearer);

/// What a verb takes, and when it makes sense.
struct VerbForm {
  bool amount = false;
  bool whom = false;
  WhenSet when = 0;
};
[[nodiscard]] VerbForm form(EffectVerb verb);

/// The lines under `key`, none when absent. `charges` says whether the bearer may hold Charge tokens.
[[nodiscard]] std::vector<Effect> read_effects(const Reader& table, std::string_view key, Bearer bearer, bool charges, CardX& x);

/// A fault if two lines of `table` have the same name.
void check_names(const Reader& table, std::string_view key, const std::vector<Effect>& effects);

}  // namespace rondo::aerodome
