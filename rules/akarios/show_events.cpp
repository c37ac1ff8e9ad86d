// One line for each thing that happens, so exact that a reader can follow a whole round with the box on the table. What an action brings
// about stands two blanks deeper than the action.
#include "rules/akarios/game.h"
#include "rules/akarios/words.h"

namespace rondo::akarios {

namespace {

struct Teller {
  const Table& table;
  const Position& p;
  const Event& event;

  [[nodiscard]] std::string line() const;

 private:
  [[nodiscard]] std::string acting() const;
  [[nodiscard]] std::string price() const;
  [[nodiscard]] std::string flying() const;
  [[nodiscard]] std::string tokens() const;
  [[nodiscard]] std::string attack() const;
  [[nodiscard]] std::string reaction() const;
  [[nodiscard]] std::string harm() const;
  [[nodiscard]] std::string help() const;
  [[nodiscard]] std::string cards() const;
  [[nodiscard]] std::string automatons() const;
  [[nodiscard]] std::string ending() const;

  [[nodiscard]] std::string who() const { return ship_name(table, event.ship); }
  [[nodiscard]] std::string other() const { return ship_name(table, event.other); }
  [[nodiscard]] std::string n() const { return std::to_string(event.n); }
  [[nodiscard]] std::string m() const { return std::to_string(event.m); }
  [[nodiscard]] const Craft& craft() const { return p[event.ship]; }
  [[nodiscard]] std::string hex(int id) const { return hex_text(table, static_cast<HexId>(id)); }
  [[nodiscard]] std::string here() const { return hex_text(table, craft().at); }
  [[nodiscard]] std::string stance_text() const { return stance(table, craft()); }
  [[nodiscard]] std::string ability() const { return ability_word(table, p, event.ship, static_cast<AbilityId>(event.n)); }
  [[nodiscard]] const std::string& upgrade() const { return table.upgrades[static_cast<std::size_t>(event.n)].word; }
  [[nodiscard]] const ScenarioCard& scenario_card() const { return table.scenario_cards[static_cast<std::size_t>(event.n)]; }
  [[nodiscard]] std::string modifier() const { return std::string(modifier_faces[static_cast<std::size_t>(event.n)]); }
  [[nodiscard]] std::string enemies_of(int type) const { return type_name(table, type) + "s"; }
  [[nodiscard]] std::string by_other() const { return event.other == no_ship ? "" : " by " + other(); }
  [[nodiscard]] std::string blocked() const;
  [[nodiscard]] std::string turned_text() const;
  [[nodiscard]] std::string damaged() const;
  [[nodiscard]] std::string plan() const;
  [[nodiscard]] std::string skipped() const;
  [[nodiscard]] std::string step() const;
};

std::string Teller::line() const {
  switch (event.kind) {
    case EventKind::card_dealt: return "Scenario card " + scenario_card().name + ": " + scenario_card().line + ".";
    case EventKind::card_unfit: return "Scenario card " + scenario_card().name + " does not fit this scenario and is put away.";
    case EventKind::no_card_fits: return "No scenario card is left that fits.";
    case EventKind::drone_taken: return who() + " takes the drone " + table.drones[static_cast<std::size_t>(event.n)].word + ".";
    case EventKind::equipped: return who() + " equips " + upgrade() + ".";
    case EventKind::battle_begins: return "All ships are in place. " + goal_text(table);
    case EventKind::round_begins: return "Round " + n() + " begins.";
    case EventKind::phase_ends: return event.ship == no_ship ? "The pilots have acted." : "    " + who() + "'s further phase is over.";
    default: return acting();
  }
}

std::string Teller::acting() const {
  switch (event.kind) {
    case EventKind::rolled: return "  " + who() + " has rolled " + dice_text(p.cockpit(event.ship).dice) + ".";
    case EventKind::hack_costs_die: return "  Hack: " + who() + " rolls one die less.";
    case EventKind::rerolled: return who() + " takes 1 stress and rolls again.";
    case EventKind::marked: return other() + " locks on to " + who() + ".";
    case EventKind::used: return who() + " uses " + ability() + ".";
    case EventKind::another_phase: return "    " + who() + " has another phase.";
    default: return price();
  }
}

std::string Teller::price() const {
  switch (event.kind) {
    case EventKind::paid: return "  " + who() + " lays " + face_text(event.n) + ".";
    case EventKind::supply_spent: return "  " + ability() + " has " + counted(event.m, "cube") + " left.";
    case EventKind::stress_changed:
      return "    " + who() + "'s stress " + (event.n > event.m ? "rises" : "falls") + " from " + m() + " to " + n() + ".";
    case EventKind::strain_added: return "    A -1 of stress is shuffled into " + who() + "'s modifier deck.";
    case EventKind::strain_removed: return "    A -1 of stress leaves " + who() + "'s modifier deck.";
    default: return flying();
  }
}

/// What is in the way in hex n.
std::string Teller::blocked() const {
  const auto way = static_cast<HexId>(event.n);
  if (way == nowhere) return "the edge of the map stops " + who();
  const ShipId ship = p.ship_at(way);
  const std::string obstacle = ship != no_ship ? ship_name(table, ship) : table.planets.contains(way) ? "the planet" : "what lies";
  return obstacle + " in " + hex_text(table, way) + " stops " + who();
}

std::string Teller::turned_text() const {
  const int sides = (event.n - event.m + 6) % 6;
  const std::string side = sides == 1 ? "right" : sides == 5 ? "left" : "about";
  return who() + " turns " + side + ", facing " + std::string(facing_words[static_cast<std::size_t>(event.n % 6)]);
}

std::string Teller::flying() const {
  switch (event.kind) {
    case EventKind::moved:
      return "  " + who() + (event.n == 0 ? " ends at " : " flies " + counted(event.n, "hex", "hexes") + " to ") + stance_text() + ".";
    case EventKind::stays: return "  " + who() + " stays at " + here() + ".";
    case EventKind::move_blocked: return "    At " + here() + " " + blocked() + ".";
    case EventKind::nebula_stops: return "    The nebula in " + here() + " stops " + who() + ".";
    case EventKind::turned: return "  " + turned_text() + ".";
    case EventKind::shoved:
      return "    " + who() + " is " + (event.m == 1 ? "pulled " : "pushed ") + counted(event.n, "hex", "hexes") + " to " + here() + by_other() + ".";
    case EventKind::shove_blocked: return "    " + who() + " is stopped at " + here() + ".";
    case EventKind::asteroid_hit: return "    " + who() + " flies into rocks at " + here() + ": " + n() + " damage.";
    default: return tokens();
  }
}

std::string Teller::tokens() const {
  switch (event.kind) {
    case EventKind::ignition_laid: return "    " + who() + " lays an Ignition token on " + hex(event.n) + ".";
    case EventKind::ignited: return "    The Ignition token on " + here() + " goes off under " + who() + ": " + n() + " damage.";
    case EventKind::missile_laid: return "    " + who() + " lays a Missile token on " + hex(event.n) + ".";
    case EventKind::missile_moves: return "  The missile flies from " + hex(event.n) + " to " + hex(event.m) + ".";
    case EventKind::missile_waits: return "  The missile on " + hex(event.n) + " waits.";
    case EventKind::missile_lost: return "  The missile is lost on the planet in " + hex(event.n) + ".";
    case EventKind::missile_hits: return "  " + (event.other == no_ship ? std::string("A") : other() + "'s") + " missile hits " + who() + ".";
    case EventKind::flak_laid: return "    Flak Debris fills " + hex(event.n) + ".";
    case EventKind::no_flak: return "    There is no place or no token for Flak Debris.";
    case EventKind::flak_ages: return "  The Flak Debris in " + hex(event.n) + (event.m == 0 ? " is gone." : " shows " + m() + " now.");
    default: return attack();
  }
}

std::string Teller::attack() const {
  switch (event.kind) {
    case EventKind::attack_begins: return "  " + (event.ship == no_ship ? "A missile" : who()) + " attacks " + other() + " with " + n() + " damage.";
    case EventKind::modifier_drawn: return "    " + who() + " draws " + modifier() + ".";
    case EventKind::deck_shuffled: return "    " + who() + "'s modifier deck is shuffled.";
    case EventKind::attack_misses: return "    The attack on " + other() + " misses.";
    case EventKind::kinetic_spent:
      return "    " + who() + " spends " + counted(event.n, "Kinetic token") + ": " + other() + " counts " + counted(2 * event.n, "shield") +
             " less.";
    case EventKind::out_of_reach: return "    " + other() + " is out of " + who() + "'s reach: no damage.";
    default: return reaction();
  }
}

std::string Teller::reaction() const {
  switch (event.kind) {
    case EventKind::reacts: return "    " + who() + " answers with " + ability() + ".";
    case EventKind::absorbed: return "    " + who() + "'s ship ability card swallows the damage.";
    case EventKind::halved: return "    " + n() + " damage is kept off, " + m() + " left.";
    case EventKind::redirected: return "    " + other() + " suffers the " + n() + " damage meant for " + who() + ".";
    case EventKind::guarded: return "    " + who() + " covers against " + other() + " too.";
    case EventKind::kinetic_gained: return "    " + who() + " has " + counted(event.n, "Kinetic token") + ".";
    default: return harm();
  }
}

/// `fighter-1 takes 3 damage, 2 of it on shields: shields 0, hull 4.`
std::string Teller::damaged() const {
  std::string text = who() + " takes " + n() + " damage";
  if (event.m > 0) text += event.m == event.n ? ", all of it on shields" : ", " + m() + " of it on shields";
  return text + ": shields " + std::to_string(craft().shields) + ", hull " + std::to_string(craft().hull) + ".";
}

std::string Teller::harm() const {
  switch (event.kind) {
    case EventKind::damaged: return "    " + damaged();
    case EventKind::endures: return "    " + who() + " holds together with hull 1.";
    case EventKind::destroyed: return "    " + who() + " is destroyed" + by_other() + "!";
    case EventKind::condition_gained: return "    " + who() + " suffers " + std::string(condition_names[static_cast<std::size_t>(event.n)]) + ".";
    case EventKind::conditions_end: return "    " + who() + " is rid of " + in_a_row(condition_words(static_cast<ConditionSet>(event.n))) + ".";
    default: return help();
  }
}

std::string Teller::help() const {
  switch (event.kind) {
    case EventKind::repaired: return "    " + who() + " repairs " + n() + ": hull " + std::to_string(craft().hull) + ".";
    case EventKind::shielded: return "    " + who() + " gains " + counted(event.n, "shield") + ": shields " + std::to_string(craft().shields) + ".";
    case EventKind::resupplied: return "    " + who() + "'s drone has all of its supply again.";
    case EventKind::restocked: return "    " + who() + "'s " + ability_word(table, p, event.ship, static_cast<AbilityId>(event.n)) + " is resupplied (" + std::to_string(event.m) + ").";
    case EventKind::mended: return "    " + who() + "'s " + upgrade() + " works again.";
    case EventKind::flipped: return "    " + who() + "'s " + upgrade() + " is damaged.";
    case EventKind::readied: return "    " + who() + "'s next attack brings " + in_a_row(condition_words(static_cast<ConditionSet>(event.n))) + ".";
    default: return cards();
  }
}

std::string Teller::cards() const {
  switch (event.kind) {
    case EventKind::foreseen: return "    " + who() + " looks at the next " + counted(event.n, "modifier card") + ".";
    case EventKind::ordered: return "    " + who() + " has put them back in order.";
    case EventKind::purged: return "    " + modifier() + " is taken out of " + who() + "'s modifier deck.";
    case EventKind::bolstered: return "    A bolster card lies on top of " + who() + "'s modifier deck.";
    default: return automatons();
  }
}

/// The combat card of type n, in place m of its deck.
std::string Teller::plan() const {
  const CombatCard& card = table.combat[static_cast<std::size_t>(event.n)][static_cast<std::size_t>(event.m)];
  std::string text = "The " + enemies_of(event.n) + " reveal " + card.id + " " + card.name;
  if (card.initiative) text += ", initiative " + std::to_string(*card.initiative);
  return text + ": " + steps_text(card.steps, damage_bonus(table, p, enemy_ship(event.n, 1))) + ".";
}

/// Step n of the card that the ship follows.
std::string Teller::step() const {
  const CombatCard* card = revealed_card(table, p, type_of(event.ship));
  if (!card || static_cast<std::size_t>(event.n) >= card->steps.size()) return "a step";
  return "'" + step_text(card->steps[static_cast<std::size_t>(event.n)], damage_bonus(table, p, event.ship)) + "'";
}

std::string Teller::skipped() const {
  static constexpr std::string_view reasons[] = {"its condition is not met", "no ship is in reach", "there is no focus", "there is nothing to do"};
  return "  " + who() + " skips " + step() + ": " + std::string(reasons[event.m]) + ".";
}

std::string Teller::automatons() const {
  switch (event.kind) {
    case EventKind::combat_card: return plan();
    case EventKind::combat_deck_shuffled: return "The combat cards of the " + enemies_of(event.n) + " are shuffled.";
    case EventKind::activates: return who() + " acts, at " + stance_text() + ".";
    case EventKind::hacked_skip: return "  Hack: " + who() + " skips " + step() + ".";
    case EventKind::focuses: return "  " + who() + " focuses on " + other() + ".";
    case EventKind::step_skipped: return skipped();
    case EventKind::arrives: return who() + " arrives at " + stance_text() + ".";
    case EventKind::no_room: return "No enemy card is free for more " + enemies_of(event.n) + ".";
    default: return ending();
  }
}

std::string Teller::ending() const {
  switch (event.kind) {
    case EventKind::goal_reached: return who() + " has reached the goal.";
    case EventKind::game_over: return "The battle is over.";
    default: return "";
  }
}

}  // namespace

std::string Game::tell(const Position& p, const Event& event) const { return Teller{*table_, p, event}.line(); }

}  // namespace rondo::akarios
