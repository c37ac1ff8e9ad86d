// The one spelling of every action, what seats and streams are called, and how a battle ended.
#include "rules/akarios/game.h"
#include "rules/akarios/verbs.h"
#include "rules/akarios/words.h"

namespace rondo::akarios {

namespace {

struct Speller {
  const Table& table;
  const Position& p;
  Action action;

  [[nodiscard]] std::string text() const;

 private:
  [[nodiscard]] std::string chance() const;
  [[nodiscard]] std::string equipping() const;
  [[nodiscard]] std::string steering() const;
  [[nodiscard]] std::string window() const;

  [[nodiscard]] ShipId ship() const { return static_cast<ShipId>(action.a); }
  [[nodiscard]] std::string named(const char* verb) const { return verb + ship_name(table, ship()); }
  [[nodiscard]] std::string with_ability(const char* verb) const {
    return named(verb) + " " + ability_word(table, p, ship(), static_cast<AbilityId>(action.b));
  }
  [[nodiscard]] std::string modifier() const { return std::string(modifier_words[action.a]); }
  [[nodiscard]] const std::string& upgrade(std::size_t card) const { return table.upgrades[card].word; }
  /// The pattern of the step that is being carried out.
  [[nodiscard]] std::string flown() const {
    const Frame& frame = p.frames.back();
    return pattern_text(steps_of(table, p, frame)[frame.line].patterns[action.a]);
  }
};

std::string Speller::text() const {
  switch (verb_of(action)) {
    case Verb::use: return with_ability("use ");
    case Verb::reroll: return named("reroll ");
    case Verb::mark: return named("mark ") + " " + ship_name(table, static_cast<ShipId>(action.b));
    case Verb::end_phase: return "end phase";
    case Verb::pay: return "pay " + face_text(action.a);
    case Verb::done: return "done";
    case Verb::pass: return "pass";
    case Verb::focus: return named("focus ");
    default: return chance();
  }
}

std::string Speller::chance() const {
  switch (verb_of(action)) {
    case Verb::die: return "die " + face_text(action.a);
    case Verb::deal: return "deal " + table.scenario_cards[action.a].word;
    case Verb::combat: return "combat " + table.combat[action.a][action.b].id;
    case Verb::modifier: return "modifier " + modifier();
    default: return equipping();
  }
}

std::string Speller::equipping() const {
  switch (verb_of(action)) {
    case Verb::drone: return "drone " + table.drones[action.a].word;
    case Verb::no_drone: return "no drone";
    case Verb::equip: return "equip " + upgrade(action.a);
    case Verb::usual: return "usual";
    case Verb::equipped: return "equipped";
    default: return steering();
  }
}

std::string Speller::steering() const {
  switch (verb_of(action)) {
    case Verb::fly: return "fly " + flown();
    case Verb::stay: return "stay";
    case Verb::turn_left: return "turn left";
    case Verb::turn_right: return "turn right";
    case Verb::hold: return "hold";
    case Verb::strike: return named("strike ");
    case Verb::aid: return named("aid ");
    case Verb::lay: return "lay " + hex_text(table, static_cast<HexId>(action.a));
    default: return window();
  }
}

std::string Speller::window() const {
  switch (verb_of(action)) {
    case Verb::mend: return named("mend ") + " " + upgrade(p.cockpit(ship()).upgrades[action.b]);
    case Verb::order: return "order " + modifier();
    case Verb::remove: return "remove " + modifier();
    case Verb::spend: return "spend " + std::to_string(action.a);
    case Verb::react: return with_ability("react ");
    case Verb::absorb: return named("absorb ");
    case Verb::cover: return named("cover ");
    default: return "";
  }
}

/// How it ended, as the end of a sentence.
std::string outcome_text(Outcome outcome) {
  switch (outcome) {
    case Outcome::destroyed: return "every enemy is destroyed";
    case Outcome::survived: return "it has held out";
    case Outcome::reached: return "every pilot left has reached the goal";
    case Outcome::squad_lost: return "every pilot is shot down";
    case Outcome::sparrow_lost: return "the Sparrow is lost";
    case Outcome::out_of_rounds: return "the rounds have run out";
    case Outcome::open: return "";
  }
  return "";
}

/// What is left of one friendly ship.
std::string remains(const Table& table, const Position& p, ShipId ship) {
  const Craft& craft = p[ship];
  if (!craft.in_play()) return ship_name(table, ship) + " is lost";
  return ship_name(table, ship) + " has " + counted(craft.hull, "hull", "hull") + " left";
}

}  // namespace

std::string Game::spell(const Position& p, Seat, Action action) const { return Speller{*table_, p, action}.text(); }

std::string Game::result(const Position& p) const {
  if (p.outcome == Outcome::open) return "The battle is not over.";
  std::string text = std::string(won(p.outcome) ? "The squad wins" : "The squad loses") + " in round " + std::to_string(p.round) + ": " +
                     outcome_text(p.outcome) + ".";
  std::vector<std::string> ships;
  for (ShipId ship = 0; ship < first_enemy; ++ship)
    if (has(all_ships(*table_), ship)) ships.push_back(remains(*table_, p, ship));
  const Tally& tally = p.tally;
  return text + " " + in_a_row(ships) + ". " + counted(tally.kills, "enemy", "enemies") + " destroyed, " + std::to_string(tally.dealt) +
         " damage dealt by " + counted(tally.attacks, "attack") + ", " + std::to_string(tally.suffered) + " suffered.";
}

std::string Game::seat_name(Seat seat) const {
  if (seat == Seat::chance) return "chance";
  return seat == squad_seat ? "squad" : seat == automaton_seat ? "automaton" : "";
}

std::string Game::stream_name(int stream) const {
  static constexpr std::string_view names[stream_count] = {"dice", "drone", "modifier", "combat", "scenario"};
  return stream >= 0 && stream < stream_count ? std::string(names[stream]) : "";
}

std::string Game::chapter(const Position& p) const {
  if (p.outcome != Outcome::open || p.frames.empty()) return "The end";
  if (p.round == 0) return "Set-up";
  const std::string round = "Round " + std::to_string(p.round);
  for (const Frame& frame : p.frames)
    if (frame.kind == FrameKind::activation) return round + ", " + ship_name(*table_, frame.ship);
  switch (static_cast<RoundStep>(p.frames[0].step)) {
    case RoundStep::start:
    case RoundStep::roll: return round + ", dice";
    case RoundStep::act:
    case RoundStep::update: return round + ", pilots";  // the step after the phase that is going on
    case RoundStep::reveal:
    case RoundStep::enemies: return round + ", enemies";
    default: return round + " ends";
  }
}

}  // namespace rondo::akarios
