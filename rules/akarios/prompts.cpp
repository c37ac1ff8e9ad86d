// The question that a seat must answer, in one line, with what is at stake.
#include "rules/akarios/game.h"
#include "rules/akarios/legal.h"
#include "rules/akarios/words.h"

namespace rondo::akarios {

namespace {

struct Asker {
  const Table& table;
  const Position& p;
  const Frame& frame;

  [[nodiscard]] std::string line() const;

 private:
  [[nodiscard]] std::string opening() const;
  [[nodiscard]] std::string reveal() const;
  [[nodiscard]] std::string roll() const;
  [[nodiscard]] std::string phase() const;
  [[nodiscard]] std::string pay() const;
  [[nodiscard]] std::string use() const;
  [[nodiscard]] std::string helping(const Step& step) const;
  [[nodiscard]] std::string laying(const Step& step) const;
  [[nodiscard]] std::string cards(const Step& step) const;
  [[nodiscard]] std::string remote(const Step& step) const;
  [[nodiscard]] std::string activation() const;
  [[nodiscard]] std::string attack() const;
  [[nodiscard]] std::string harm() const;

  [[nodiscard]] std::string who() const { return ship_name(table, frame.ship); }
  [[nodiscard]] std::string other() const { return ship_name(table, frame.other); }
  [[nodiscard]] const Cockpit& cockpit() const { return p.cockpit(frame.ship); }
  [[nodiscard]] const Ability& ability() const { return *ability_of(table, p, frame.ship, frame.ability); }
  /// `1 of 2`.
  [[nodiscard]] std::string place(int all) const { return std::to_string(frame.count + 1) + " of " + std::to_string(all); }
  [[nodiscard]] std::string lying(ShipId ship) const { return ship_name(table, ship) + " is at " + stance(table, p[ship]); }
  /// `shields 2, hull 5`.
  [[nodiscard]] std::string strength(ShipId ship) const {
    return "shields " + std::to_string(p[ship].shields) + ", hull " + std::to_string(p[ship].hull);
  }
  [[nodiscard]] std::string slowed(ShipId ship) const { return has(p[ship].conditions, Condition::slow) ? " Slow takes the last hex of it." : ""; }
};

std::string Asker::line() const {
  switch (frame.kind) {
    case FrameKind::opening: return opening();
    case FrameKind::round: return reveal();
    case FrameKind::roll: return roll();
    case FrameKind::phase: return phase();
    case FrameKind::use: return static_cast<UseStep>(frame.step) == UseStep::pay ? pay() : use();
    case FrameKind::activation: return activation();
    case FrameKind::attack: return attack();
    case FrameKind::harm: return harm();
    default: return "";
  }
}

std::string Asker::opening() const {
  const auto step = static_cast<OpeningStep>(frame.step);
  if (step == OpeningStep::cards)
    return "Which scenario card is dealt? " + std::to_string(p.scenario_cards.size()) + " of " + std::to_string(table.cards_to_draw) + " in play.";
  const std::string slots = slots_text(free_slots(table, p, frame.ship));
  if (step == OpeningStep::drone) return "Does " + who() + " take a drone? It covers two slots; free are: " + slots + ".";
  return "What does " + who() + " equip? Free slots: " + slots + ".";
}

std::string Asker::reveal() const {
  for (int type = 0; type < static_cast<int>(table.types.size()); ++type)
    if (present(p, type) && p.cards[static_cast<std::size_t>(type)] == no_card)
      return "Which combat card do the " + type_name(table, type) + "s reveal? " + counted(p.decks[static_cast<std::size_t>(type)].size(), "card") +
             " may come.";
  return "";
}

std::string Asker::roll() const {
  const std::string rolled = " So far " + dice_text(cockpit().dice) + ".";
  if (frame.amount == 0) return "What does " + who() + "'s drone die show?" + rolled;
  return "What does " + who() + "'s next die show? " + counted(frame.amount, "die", "dice") + " to come." + rolled;
}

std::string Asker::phase() const {
  if (frame.ship != no_ship) return who() + " has another phase. What does it do? It has " + dice_text(cockpit().dice) + ".";
  std::vector<std::string> dice;
  for (ShipId pilot = 0; pilot < table.squad(); ++pilot)
    if (p[pilot].in_play()) dice.push_back(ship_name(table, pilot) + " has " + dice_text(p.cockpit(pilot).dice));
  return "What do the pilots do? " + joined(dice, "; ") + ".";
}

std::string Asker::pay() const {
  const std::vector<Icon>& cost = ability().cost;
  return "Which result does " + who() + " lay on " + ability().word + "? Icon " + place(static_cast<int>(cost.size())) + " is " +
         std::string(icon_names[static_cast<std::size_t>(cost[frame.count])]) + "; stress is " + std::to_string(cockpit().stress) + " of " +
         std::to_string(most_stress) + ".";
}

std::string Asker::use() const {
  const Step& step = ability().steps[frame.line];
  switch (step.what) {
    case Do::move: return "How does " + who() + " fly? " + lying(frame.ship) + "." + slowed(frame.ship);
    case Do::rotate: return "Which way does " + who() + " turn, side " + place(step.amount) + "? " + lying(frame.ship) + ".";
    case Do::swing: return "How does " + who() + " fly, and turn before or after it? " + lying(frame.ship) + "." + slowed(frame.ship);
    case Do::attack:
      return "Whom does " + who() + " strike with " + ability().word + ", target " + place(step.targets) + "? It is " + step_text(step) + ".";
    case Do::shove: return "Whom does " + who() + " move, target " + place(step.targets) + "? It is " + step_text(step) + ".";
    case Do::remote: return remote(step);
    default: return helping(step);
  }
}

std::string Asker::remote(const Step& step) const {
  if (frame.other == no_ship) return "Which enemy does " + who() + " steer?";
  if (step.patterns.empty()) return "Which way does " + who() + " turn " + other() + "? " + lying(frame.other) + ".";
  return "How does " + who() + " fly " + other() + "? " + lying(frame.other) + "." + slowed(frame.other);
}

std::string Asker::helping(const Step& step) const {
  switch (step.what) {
    case Do::repair: return "Whose hull does " + who() + " repair by " + std::to_string(step.amount) + "?";
    case Do::clear: return "Whose effects does " + who() + " cancel?";
    case Do::mend: return "Which damaged engine does " + who() + " mend?";
    case Do::again: return "Who has another phase by " + who() + "'s " + ability().word + "?";
    case Do::redirect: return "Does " + who() + " cover against a second enemy too?";
    default: return laying(step);
  }
}

std::string Asker::laying(const Step& step) const {
  const std::string damage = " It does " + std::to_string(step.damage) + " damage.";
  switch (step.what) {
    case Do::ignite: return "Where does " + who() + " lay Ignition token " + place(step.amount) + "?" + damage;
    case Do::missile: return "Where does " + who() + " lay the Missile token?" + damage;
    default: return cards(step);
  }
}

std::string Asker::cards(const Step& step) const {
  if (step.what == Do::purge)
    return frame.count == 0 ? "Out of whose modifier deck does " + who() + " take a card?" : "Which card leaves " + other() + "'s modifier deck?";
  const auto& top = cockpit().deck.top;
  if (p.owing.is_chance()) return "Which modifier card does " + who() + " see? " + std::to_string(frame.amount) + " are looked at.";
  std::vector<std::string> seen;
  for (std::size_t i = top.size() - frame.amount; i + frame.count < top.size(); ++i) seen.emplace_back(modifier_faces[top[i]]);
  const std::string which = frame.count == 0 ? "on top, to be drawn first" : "next below";
  return "Which modifier card does " + who() + " lay " + which + "? There are " + joined(seen, ", ") + ".";
}

std::string Asker::activation() const {
  if (frame.other == no_ship) return "On whom does " + who() + " focus? " + lying(frame.ship) + ".";
  const Step& step = steps_of(table, p, frame)[frame.line];
  const std::string aims = " " + lying(frame.ship) + ", its focus " + other() + " at " + hex_text(table, p[frame.other].at) + ".";
  switch (step.what) {
    case Do::move: return "How does " + who() + " fly?" + aims + slowed(frame.ship);
    case Do::rotate: return "Which way does " + who() + " turn, side " + place(step.amount) + "?" + aims;
    case Do::attack:
      return "Whom does " + who() + " strike, target " + place(step.targets) + "? It is " + step_text(step, damage_bonus(table, p, frame.ship)) + ".";
    default: return "Whom does " + who() + " move, target " + place(step.targets) + "? It is " + step_text(step) + ".";
  }
}

std::string Asker::attack() const {
  const int damage = static_cast<std::int8_t>(frame.amount);
  switch (static_cast<AttackStep>(frame.step)) {
    case AttackStep::modifier:
      return "Which modifier card does " + who() + " draw against " + other() + "? Damage is " + std::to_string(damage) + " so far.";
    case AttackStep::kinetic:
      return "How many of " + counted(cockpit().kinetic, "Kinetic token") + " does " + who() + " spend against " + other() + "? Each ignores 2 of " +
             counted(p[frame.other].shields, "shield") + ".";
    default: break;
  }
  std::string text = who() + " attacks " + other() + ": " + std::to_string(damage) + " damage";
  for (const std::string& word : rider_words(steps_of(table, p, frame)[frame.line].riders)) text += ", " + word;
  return text + ", against " + strength(frame.other) + ". Does anybody answer?";
}

std::string Asker::harm() const {
  return std::to_string(frame.amount) + " damage would destroy " + who() + " (" + strength(frame.ship) + "). Does it use " + ability().word + "?";
}

}  // namespace

std::string Game::prompt(const Position& p, Seat) const {
  if (p.owing.empty()) return "The battle is over.";
  return Asker{*table_, p, p.frames.back()}.line();
}

}  // namespace rondo::akarios
