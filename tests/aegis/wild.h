#pragma once
// Battles with cards that nobody would print: any effect with any Attributes and Abilities, all within what the loader accepts, on any
// board that solo allows. What rules must survive, shipped cards alone never show.
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "decks/aegis/effect_line.h"
#include "rules/aegis/cards.h"
#include "rules/aegis/roster.h"
#include "rules/core/dealer.h"

namespace rondo::aegis {

class Wild {
 public:
  /// Boards and Drones are those of `box`; the same seed, the same battle.
  Wild(const Box& box, std::uint64_t seed) : box_(box), dealer_(seed) {}

  [[nodiscard]] Table table() {
    Table table;
    tinkers_ = below(3) == 0;
    table.setup.difficulty = static_cast<Difficulty>(below(3));
    table.profile.jet_multiplies = below(2) == 0;
    table.profile.first_usable_only = below(4) == 0;
    table.profile.combine_cost = below(6);
    table.profile.draft_combining = below(3) == 0;
    lay_board(table, board());
    for (int i = 0; i < 5; ++i) table.cards.push_back(robot(i, static_cast<ClassSet>(1 << i)));
    table.basics = 5;
    table.combined = 8;
    for (int i = 0; i < 8; ++i)
      table.cards.push_back(robot(5 + i, i < 4 ? static_cast<ClassSet>((4 << i) - 1) : letters(2 + below(3))));  // AE, AEG, AEGI, AEGIS
    table.sideboard = 2;
    for (int i = 0; i < 2; ++i) table.cards.push_back(robot(13 + i, letters(1)));
    table.first_minion_card = table.team_size();
    table.minion_cards = 9 + below(2);
    for (int i = 0; i < table.minion_cards; ++i) table.cards.push_back(robot(15 + i, letters(i < 5 ? 1 : 2 + below(i < 8 ? 1 : 4))));
    for (const RobotCard& card : box_.robots)
      if (card.drone) table.cards.push_back(card_of(card));
    RONDO_ENSURE(!seat_boss(table, boss()), "a wild boss has nowhere to stand");
    return table;
  }

 private:
  [[nodiscard]] int below(int bound) { return static_cast<int>(dealer_.below(static_cast<std::uint32_t>(bound), 0, drawn_++)); }

  [[nodiscard]] const Board& board() {
    for (;;) {
      const Board& board = box_.boards[static_cast<std::size_t>(below(static_cast<int>(box_.boards.size())))];
      if (check_solo_board(board).empty()) return board;
    }
  }

  [[nodiscard]] ClassSet letters(int count) {
    ClassSet set = 0;
    while (__builtin_popcount(set) < count) set = static_cast<ClassSet>(set | (1 << below(5)));
    return set;
  }

  template <class Set, class Names>
  [[nodiscard]] Set keywords(const Names& names, int rarity) {
    Set set;
    for (std::size_t i = 0; i < names.size(); ++i)
      if (below(rarity) == 0) set.number[i] = static_cast<std::uint8_t>(names[i].takes_number ? 1 + below(3) : 1);
    return set;
  }
  /// Commander abilities only for a Commander, who is named in `commander`.
  [[nodiscard]] AbilitySet abilities(std::string* commander) {
    auto set = keywords<AbilitySet>(ability_names, 8);
    for (std::size_t i = 0; i < ability_names.size(); ++i) {
      if (!is_commander_ability(static_cast<Ability>(i)) || set.number[i] == 0) continue;
      if (commander == nullptr)
        set.number[i] = 0;
      else
        *commander = "Nobody";
    }
    if (set.has(Ability::flight)) set.number[static_cast<std::size_t>(Ability::jet)] = 0;  // one movement kind
    return set;
  }

  [[nodiscard]] ActionLine line(int number) {
    ActionLine line;
    line.name = "Act " + std::to_string(number + 1);
    line.cost = below(5);
    line.x_cost = below(8) == 0;
    line.accuracy = 1 + below(5);
    line.multi_hit = below(3) > 0;
    line.effect = static_cast<Effect>(below(tinkers_ ? 3 : static_cast<int>(effect_names.size())));
    line.power = 1 + below(below(4) == 0 ? 9 : 3);
    if (is_stat(line.effect) && below(2) == 0) line.power = -line.power;
    line.attributes = keywords<AttributeSet>(attribute_names, 8);
    if (is_unique(line.effect)) return line;
    line.range = below(4) == 0 ? 0 : 1 + below(8);
    line.radius = below(2) == 0 ? 0 : 1 + below(3);
    if (line.range == 0 && line.radius == 0) line.attributes.number[static_cast<std::size_t>(Attribute::self)] = 1;
    return line;
  }

  [[nodiscard]] Card robot(int number, ClassSet classes) {
    static constexpr const char* makes[] = {"ANT", "BEE", "CUB", "DOE", "ELK"};
    Card card;
    card.make = makes[below(5)];
    card.model = std::to_string(100 + number);
    card.id = card.make + "-" + card.model;
    card.classes = classes;
    card.level = __builtin_popcount(classes);
    card.movement = below(7);
    card.energy = below(10);
    card.integrity = 1 + below(4 + 4 * card.level) % 20;
    card.abilities = abilities(below(3) == 0 ? &card.commander : nullptr);
    add_effects(card, effects(card.level > 1 ? Bearer::combined : Bearer::basic));
    for (int i = below(3); i >= 0; --i) card.actions.push_back(line(static_cast<int>(card.actions.size())));
    if (card.level > 1 && below(3) == 0) {
      const int bit = below(5);
      if ((classes >> bit) & 1) card.recipe = {static_cast<ClassSet>(1 << bit), makes[below(5)]};
    }
    return card;
  }

  /// Any line that the loader would take.
  [[nodiscard]] EffectLine effect(Bearer bearer, std::optional<When> when = std::nullopt) {
    for (;;) {
      EffectLine line;
      line.when = when ? *when : static_cast<When>(below(static_cast<int>(when_names.size())));
      line.verb = static_cast<EffectVerb>(below(static_cast<int>(EffectVerb::lift) + 1));
      const Operands takes = operands(line.verb);
      if (takes.whom) line.whom = static_cast<Whom>(1 + below(static_cast<int>(whom_names.size()) - 1));
      if (takes.amount == AmountKind::number_or_output && below(2) == 0) line.measure = Amount::output;
      if (takes.amount == AmountKind::number_or_movement && below(2) == 0) line.measure = Amount::movement;
      if (takes.amount != AmountKind::none && line.measure == Amount::number) line.amount = 1 + below(3);
      if (takes.amount == AmountKind::signed_number && below(2) == 0) line.amount = -line.amount;
      if (takes.whom && below(2) == 0) line.within = 1 + below(6);
      line.optional = below(4) == 0;
      line.straight = below(3) == 0;
      if (line.verb == EffectVerb::drone) {
        line.drone = below(2) == 0 ? "GAN-Drone" : "SAUR-Drone";
        line.away = 1 + below(3);
      }
      if (makes_sense(line, bearer)) return line;
    }
  }
  /// A few keywords and lines, of the moments that such a card can have.
  [[nodiscard]] std::vector<EffectLine> effects(Bearer bearer) {
    static constexpr const char* spelled[] = {"Combine[Rust]", "Combine[Blaze]", "Combine[SAUR-Drone, 2]", "Deploy GAN-Drone"};
    std::vector<EffectLine> lines;
    for (int i = below(4); i > 0; --i) {
      if (below(2) == 0) {
        lines.push_back(effect(bearer));
        lines.back().name = "Line " + std::to_string(i);
        continue;
      }
      const std::size_t keyword = static_cast<std::size_t>(below(static_cast<int>(effect_keywords.size())));
      const std::string word = below(3) == 0 ? spelled[below(static_cast<int>(std::size(spelled)))] : std::string(effect_keywords[keyword].name);
      const auto line = spelled_keyword(word).line;
      const bool taken = std::any_of(lines.begin(), lines.end(), [&](const EffectLine& other) { return line && other.name == line->name; });
      if (line && !taken && makes_sense(*line, bearer)) lines.push_back(*line);
    }
    return lines;
  }

  [[nodiscard]] BossEntry entry(int number) {
    BossEntry entry;
    const std::string name = "Entry " + std::to_string(number + 1);
    entry.icons = static_cast<IconSet>((1 << below(icon_count)) | (1 << below(icon_count)));
    if (below(3) > 0) {
      entry.action = line(number);
      entry.action->name = name;
      return entry;
    }
    entry.line = effect(Bearer::entry, When::entry);
    entry.line.name = name;
    return entry;
  }

  [[nodiscard]] BossCard boss() {
    BossCard boss;
    boss.id = boss.name = "Chimera";
    boss.integrity = 5 + below(21);
    boss.abilities = abilities(nullptr);
    for (int i = 0; i < 12; ++i) boss.entries.push_back(entry(i));
    boss.effects = effects(Bearer::boss);
    for (int i = below(3); i > 0; --i) {
      boss.setup.push_back(effect(Bearer::entry, When::setup));
      boss.setup.back().name = "Set-up " + std::to_string(i);
    }
    return boss;
  }

  const Box& box_;
  Dealer dealer_;
  std::uint64_t drawn_ = 0;
  bool tinkers_ = false;  ///< all that anybody does in this battle is to hurt, drain and repair
};

}  // namespace rondo::aegis
