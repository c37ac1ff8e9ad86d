#pragma once
// Tables of cards that nobody would print: every keyword, every moment and every verb of the vocabulary, in any mode and under any ruling.
#include <optional>
#include <string>
#include <vector>

#include "rules/core/dealer.h"
#include "tests/aerodome/tables.h"

namespace rondo::aerodome {

/// Draws what it needs from one seed.
class Wild {
 public:
  explicit Wild(std::uint64_t seed) : dealer_(seed) {}

  [[nodiscard]] Table table() {
    Table table;
    table.mode = static_cast<Mode>(below(3));
    table.last_round = 3 + below(8);
    table.rulings = {below(2) == 0, below(2) == 0};
    table.stadium = stadium();
    const int pilots = table.mode == Mode::standard ? 2 : table.mode == Mode::squadron ? 8 : 2 + below(7);
    for (int i = 0; i < pilots; ++i) table.pilots.push_back(pilot(i % (table.mode == Mode::squadron ? 4 : 8)));
    const int decks = table.mode == Mode::squadron ? 2 : pilots;
    for (int i = 0; i < decks; ++i) table.aux_decks.push_back(aux_deck());
    return complete(std::move(table));
  }

 private:
  [[nodiscard]] int below(int bound) { return static_cast<int>(dealer_.below(static_cast<std::uint32_t>(bound), 0, next_++)); }
  [[nodiscard]] bool one_in(int n) { return below(n) == 0; }

  [[nodiscard]] ActionLine action_line() {
    ActionLine line;
    const int kind = below(8);
    if (kind < 5) line = maneuver(static_cast<Maneuver>(kind), 1 + below(5));
    else if (kind < 7) line = shot(1 + below(6));
    else {
      line.family = Family::attack;
      line.number = static_cast<std::uint8_t>(1 + below(5));
      line.d3 = one_in(2);
      line.range = static_cast<std::uint8_t>(1 + below(5));
      line.success = static_cast<std::uint8_t>(line.d3 ? 2 + below(2) : 3 + below(4));
    }
    line.locked = one_in(3);
    line.reactive = line.family == Family::maneuver && one_in(3);
    line.aux = one_in(5);
    line.recover = one_in(5);
    line.dazed = one_in(8);
    return line;
  }
  [[nodiscard]] Keywords keywords() {
    Keywords found;
    for (int i = below(4); i > 0; --i) {
      const auto keyword = static_cast<Keyword>(below(keyword_count));
      if (keyword == Keyword::psych) {
        found.psych = static_cast<std::uint16_t>(1U << (1 + below(9)));
        give(found, keyword);
      } else if (one_in(5)) {
        found.amounts[static_cast<std::size_t>(keyword)].of = static_cast<Measured>(1 + below(6));
      } else {
        give(found, keyword, 1 + below(3));
      }
    }
    return found;
  }
  /// A line of that moment, or of any that a card on the table has.
  [[nodiscard]] Effect effect(std::optional<When> moment) {
    Effect line;
    line.name = "wild " + std::to_string(++names_);
    do line.when = moment.value_or(static_cast<When>(below(20)));
    while (!moment && (line.when == When::own_turn || line.when == When::drawn));
    do line.verb = static_cast<EffectVerb>(below(17));
    while (!fits(line.when, line.verb));
    line.amount.number = static_cast<std::uint8_t>(1 + below(3));
    if (one_in(6)) line.amount = {0, static_cast<Measured>(1 + below(6))};
    line.whom = one_in(3) ? Whom::opponent : Whom::self;
    line.minus = one_in(2);
    line.may = one_in(2);
    line.once = !moment && one_in(2);
    line.cost = static_cast<std::uint8_t>(one_in(8) ? 1 : 0);
    if (one_in(4)) line.maneuvers = static_cast<std::uint8_t>(1 + below(31));
    if (line.verb == EffectVerb::keywords) line.keywords = keywords();
    return line;
  }
  /// What the loader lets through.
  static bool fits(When when, EffectVerb verb) {
    switch (verb) {
      case EffectVerb::boost: return when == When::maneuver_chosen;
      case EffectVerb::reroll: return when == When::attack_rolled;
      case EffectVerb::initiative: return when == When::compare || when == When::compare_start;
      case EffectVerb::ammo: return when == When::attached;
      case EffectVerb::keywords: return when == When::turn_start;
      case EffectVerb::draw: return when != When::drawn && when != When::attached && when != When::maneuver_chosen;
      default: return when != When::maneuver_chosen;
    }
  }
  [[nodiscard]] std::vector<Effect> effects(std::optional<When> moment = std::nullopt) {
    std::vector<Effect> lines;
    for (int i = one_in(2) ? below(3) : 0; i > 0; --i) lines.push_back(effect(moment));
    return lines;
  }
  [[nodiscard]] Pilot pilot(int number) {
    Pilot wild = plain_pilot("w" + std::to_string(number + 1));
    wild.fighter.effects = effects();
    wild.fighter.side_b_effects = effects();
    for (BattleCard& card : wild.hand) {
      card.actions.clear();
      for (int i = below(max_actions); i > 0; --i) card.actions.push_back(action_line());
      card.keywords = keywords();
      card.aux_bar = keywords();
      card.effects = effects();
    }
    return wild;
  }
  [[nodiscard]] std::vector<AuxCard> aux_deck() {
    std::vector<AuxCard> deck;
    for (int i = below(8); i > 0; --i) {
      AuxCard card;
      card.id = "W" + std::to_string(below(5));  // some are copies
      for (const AuxCard& other : deck)
        if (other.id == card.id) card = other;
      if (card.name.empty()) {
        card.name = "Wild " + card.id;
        card.type = static_cast<AuxType>(below(4));
        card.replaces = card.type == AuxType::skill && one_in(2);
        card.keywords = keywords();
        if (card.replaces || card.type == AuxType::armament)
          for (int k = 1 + below(3); k > 0; --k) card.actions.push_back(action_line());
        if (card.type == AuxType::armament) {
          card.actions.push_back(shot(3));
          give(card.keywords, Keyword::ammo, 2);
        } else if (!card.replaces) {
          card.effects = effects(card.type == AuxType::instant ? When::drawn : When::own_turn);
        }
      }
      deck.push_back(card);
    }
    return deck;
  }
  [[nodiscard]] Stadium stadium() {
    Stadium wild;
    wild.word = "wild";
    wild.name = "Wild Sky";
    wild.centre = one_in(2);
    wild.effects = effects();
    for (int i = below(3); i > 0; --i) {
      Effect token;
      token.name = "token";
      token.when = When::selection_start;
      token.verb = EffectVerb::token;
      token.every = static_cast<std::uint8_t>(1 + below(3));
      for (int k = below(3); k > 0; --k) token.path.push_back({static_cast<std::uint8_t>(1 + below(5)), static_cast<std::uint8_t>(below(12))});
      wild.effects.push_back(token);
    }
    return wild;
  }

  Dealer dealer_;
  std::uint64_t next_ = 0;
  int names_ = 0;
};

inline Table wild_table(std::uint64_t seed) { return Wild(seed).table(); }

}  // namespace rondo::aerodome
