#include "ai/aerodome/repertoire.h"

#include <algorithm>

#include "ai/aerodome/goods.h"
#include "ai/aerodome/volley.h"
#include "rules/aerodome/verbs.h"

namespace rondo::aerodome {

namespace {

/// Writes down the ways of one card, line by line.
class Draft {
 public:
  Draft(const Sizes& sizes, const Fighter& fighter, const BattleCard& card, std::vector<Way>& ways)
      : sizes_(sizes), fighter_(fighter), card_(card), ways_(ways), boost_(usual(card.keywords[Keyword::boost])) {
    if (!card.keywords.has(Keyword::boost)) boost_ = 0;
  }

  void from(std::size_t line, const Way& way, bool boosted) {
    if (ways_.size() >= most_ways) return;
    if (line == card_.actions.size()) return ways_.push_back(way);
    const ActionLine& action = card_.actions[line];
    if (action.family != Family::maneuver) return from(line + 1, shooting(way, action), boosted);
    for (int speed = highest_speed; speed >= 1; --speed) {
      const bool plain = flies(action, action.number, speed);
      if (!plain && (boosted || boost_ == 0 || !flies(action, action.number + boost_, speed))) continue;
      if (action.maneuver == Maneuver::straight || action.maneuver == Maneuver::immelmann)
        from(line + 1, flown(way, action.maneuver, Flank::none, speed), boosted || !plain);
      else
        for (const Flank flank : {Flank::left, Flank::right}) from(line + 1, flown(way, action.maneuver, flank, speed), boosted || !plain);
    }
    if (!action.locked) from(line + 1, way, boosted);
  }

 private:
  static bool flies(const ActionLine& line, int number, int speed) {
    const int most = std::min(number, highest_speed);
    return line.reactive ? speed <= most : speed == most;
  }

  [[nodiscard]] Way flown(const Way& way, Maneuver maneuver, Flank flank, int speed) const {
    Way next = way;
    const int side = steps_of(flank);
    Pose& at = next.end;
    const auto bend = [&](int steps) { at.heading = turned(at.heading, steps); };
    switch (maneuver) {
      case Maneuver::straight:
      case Maneuver::immelmann:
        at = ahead(at, at.heading, 2 * sizes_.radius + sizes_.tool(speed));
        if (maneuver == Maneuver::immelmann) bend(6);
        break;
      case Maneuver::turn:
        bend(side);
        at = ahead(at, at.heading, 2 * sizes_.radius + sizes_.tool(speed));
        bend(side);
        break;
      case Maneuver::roll: at = ahead(at, turned(at.heading, 3 * side), 2 * sizes_.apothem + sizes_.tool(speed)); break;
      case Maneuver::rotate: bend(side * speed); break;
    }
    return next;
  }

  [[nodiscard]] Way shooting(const Way& way, const ActionLine& line) const {
    Way next = way;
    if (next.count == most_aims) return next;
    Aim& aim = next.aims[static_cast<std::size_t>(next.count++)];
    aim.from = way.end;
    aim.reach = line.family == Family::shot ? 0 : sizes_.tool(std::max<int>(line.range, 1));
    aim.damage = damage(line);
    return next;
  }

  [[nodiscard]] double damage(const ActionLine& line) const {
    const auto number = [&](Keyword keyword) { return card_.keywords.has(keyword) ? usual(card_.keywords[keyword]) : 0; };
    Volley volley{line.number + number(Keyword::burst), line.success, line.d3 ? 3 : 6, number(Keyword::lucky), false, number(Keyword::pierce) > 0};
    if (number(Keyword::proficient) > 0) volley.need = std::min(volley.need, 4);
    double brings = marks(card_.keywords);
    for (const std::vector<Effect>* lines : {&fighter_.effects, &card_.effects})
      for (const Effect& effect : *lines) {
        if (effect.when == When::attack_rolled && effect.verb == EffectVerb::reroll) volley.rerolls += usual(effect.amount);
        if (effect.when == When::hit) brings += worth(effect, usual(effect.amount));
      }
    const Harm harm = harm_of(volley);
    return harm.mean() + harm.any() * brings;
  }

  const Sizes& sizes_;
  const Fighter& fighter_;
  const BattleCard& card_;
  std::vector<Way>& ways_;
  int boost_;
};

}  // namespace

Repertoire::Repertoire(const Table& table) : sizes_(sizes_of(table)) {
  auto pilots = std::make_shared<std::vector<Pilot>>(table.pilots.size());
  for (std::size_t i = 0; i < pilots->size(); ++i) {
    Pilot& pilot = (*pilots)[i];
    pilot.threats.resize(static_cast<std::size_t>(cells * cells));
    for (int card = 0; card < hand_cards; ++card) {
      const auto c = static_cast<std::size_t>(card);
      const BattleCard& battle_card = table.pilots[i].hand[c];
      Draft(sizes_, table.pilots[i].fighter, battle_card, pilot.ways[c]).from(0, {}, false);
      pilot.bonuses[c] = aerodome::bonus(battle_card);
      mark(pilot, card);
    }
  }
  pilots_ = std::move(pilots);
}

/// Notes from where targets are in the card's reach.
void Repertoire::mark(Pilot& pilot, int card) const {
  const auto cell = [](double inch) { return static_cast<int>(inch * cells_an_inch + cells / 2); };
  const auto middle = [](int i) { return (i - cells / 2 + 0.5) / cells_an_inch; };
  double& strength = pilot.strengths[static_cast<std::size_t>(card)];
  for (const Way& way : pilot.ways[static_cast<std::size_t>(card)]) {
    for (int i = 0; i < way.count; ++i) {
      const Aim& aim = way.aims[static_cast<std::size_t>(i)];
      strength = std::max(strength, aim.damage);
      const double far = std::max(aim.reach, sizes_.shot) + 2 * sizes_.radius;
      const auto first = [&](double middle_of) { return std::clamp(cell(middle_of - far), 0, cells - 1); };
      const auto last = [&](double middle_of) { return std::clamp(cell(middle_of + far), 0, cells - 1); };
      for (int x = first(aim.from.x); x <= last(aim.from.x); ++x)
        for (int y = first(aim.from.y); y <= last(aim.from.y); ++y)
          if (reaches(sizes_, aim, {middle(x), middle(y), 0})) {
            CardSet& threats = pilot.threats[static_cast<std::size_t>(x * cells + y)];
            threats = static_cast<CardSet>(threats | (1U << card));
          }
    }
  }
}

}  // namespace rondo::aerodome
