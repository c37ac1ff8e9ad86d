// The one spelling of every action, what seats and streams are called, and how a game ended.
#include <bit>

#include "rules/aerodome/effects.h"
#include "rules/aerodome/flight.h"
#include "rules/aerodome/game.h"
#include "rules/aerodome/words.h"

namespace rondo::aerodome {

namespace {

struct Speller {
  const Table& table;
  const Position& p;
  Action action;

  [[nodiscard]] std::string text() const;

 private:
  [[nodiscard]] std::string before_round() const;
  [[nodiscard]] std::string turn() const;
  [[nodiscard]] std::string window() const;

  [[nodiscard]] FighterId acting() const { return p.frames.back().fighter; }
  /// Whose card is next in a tie-break.
  [[nodiscard]] FighterId drawing() const { return static_cast<FighterId>(std::countr_one(p.frames.back().items)); }
  [[nodiscard]] std::string a() const { return std::to_string(action.a); }
  [[nodiscard]] std::string named(const char* verb) const { return verb + tag(table, static_cast<FighterId>(action.a)); }
  [[nodiscard]] std::string card(FighterId fighter, int index) const { return card_text(table, fighter, index); }
  [[nodiscard]] std::string initiative(FighterId fighter, int index) const { return std::to_string(table.card(fighter, index).initiative); }
  [[nodiscard]] std::string aux() const { return table.aux_card(acting(), action.a).id; }
  [[nodiscard]] std::string flown() const { return maneuver_text(static_cast<Maneuver>(action.a), static_cast<Flank>(action.b), action.c); }
  /// With its dice where they may be divided.
  [[nodiscard]] std::string aimed(const char* verb) const { return named(verb) + (table.mode == Mode::standard ? "" : " " + std::to_string(action.b)); }
  [[nodiscard]] std::string spot_text() const;
  /// Whether the Armament just drawn is a copy of the one that is mounted.
  [[nodiscard]] bool is_second() const { return aux() == table.aux_card(acting(), armament_of(table, p, acting())).id; }
};

std::string Speller::text() const {
  switch (verb_of(action)) {
    case Verb::die: return "die " + a();
    case Verb::draw: return "draw " + aux();
    case Verb::pick: return "pick " + initiative(drawing(), action.a);
    case Verb::unveil: return named("unveil ") + " " + initiative(static_cast<FighterId>(action.a), action.b);
    default: return before_round();
  }
}

std::string Speller::spot_text() const {
  const int heading = p.frames.back().amount;
  return std::string(edge_names[action.a]) + " " + rounded({spot_distance(table, action.a, action.b, heading), 0});
}

std::string Speller::before_round() const {
  switch (verb_of(action)) {
    case Verb::first: return "first";
    case Verb::second: return "second";
    case Verb::face: return "face " + degrees(action.a);
    case Verb::spot: return "spot " + spot_text();
    case Verb::slot: return named("slot ") + " " + card(static_cast<FighterId>(action.a), action.b);
    case Verb::clear_frozen: return "clear frozen";
    case Verb::keep_frozen: return "keep frozen";
    case Verb::take: return "take initiative";
    case Verb::leave: return "leave initiative";
    default: return turn();
  }
}

std::string Speller::turn() const {
  switch (verb_of(action)) {
    case Verb::fly: return flown();
    case Verb::nitro: return "nitro " + flown();
    case Verb::shoot: return aimed("shoot ");
    case Verb::fire: return aimed("fire ");
    case Verb::attempt: return "attempt";
    case Verb::play: return "play " + aux();
    case Verb::skip: return "skip";
    case Verb::end_turn: return "end turn";
    case Verb::done: return "done";
    default: return window();
  }
}

std::string Speller::window() const {
  switch (verb_of(action)) {
    case Verb::reroll: return "reroll " + a();
    case Verb::elusive: return "elusive";
    case Verb::trigger: return acting() == nobody ? named("use ") : "use " + item_spelling(table, p, p.frames.back(), action.a);
    case Verb::pass: return "pass";
    case Verb::recover_burn: return "recover burn";
    case Verb::recover_frozen: return "recover frozen";
    case Verb::recover_card: return "recover " + initiative(acting(), action.a);
    case Verb::accept: return "accept";
    case Verb::decline: return "decline";
    case Verb::keep: return "keep " + aux() + (action.a == p.frames.back().aux && is_second() ? " drawn" : "");
    case Verb::hold: return static_cast<Buff>(action.a) == Buff::elusive ? "hold elusive" : "hold nitro";
    default: return "?";
  }
}

std::string outcome_text(const Table& table, const Position& p) {
  std::vector<std::string> winners;
  for (int seat = 0; seat < table.seats; ++seat)
    if ((p.winners >> seat) & 1) winners.push_back(seat_text(static_cast<Seat>(seat)));
  const std::string who = winners.empty() ? "Nobody wins" : in_a_row(winners) + (winners.size() > 1 ? " share the win" : " wins");
  const std::string round = " in round " + std::to_string(p.round);
  switch (p.outcome) {
    case Outcome::open: return "The game is not over.";
    case Outcome::shot_down: return who + round + (winners.empty() ? ": both are out of Hit Points at once." : ": the opponent is out of Hit Points.");
    case Outcome::dazed_out: return who + round + ": every card of the opponent is Dazed.";
    case Outcome::points: return who + round + " with " + std::to_string(table.points_to_win) + " Victory Points.";
    case Outcome::out_of_rounds: return who + " when the rounds run out" + (table.mode == Mode::standard ? ", with more Hit Points left." : ", on Victory Points.");
    case Outcome::tiebreak: return who + " when the rounds run out, by the higher card drawn.";
  }
  return "";
}

/// What a seat comes out with.
std::string score(const Table& table, const Position& p, int seat) {
  std::string text = seat_text(static_cast<Seat>(seat)) + ": ";
  int hit_points = 0;
  for (FighterId fighter = 0; fighter < table.fighters(); ++fighter)
    if (table.seat_of(fighter) == static_cast<Seat>(seat)) hit_points += p[fighter].hit_points;
  if (table.mode != Mode::standard) text += counted(p.points[static_cast<std::size_t>(seat)], "Victory Point") + ", ";
  const Tally& tally = p.tallies[static_cast<std::size_t>(seat)];
  return text + counted(hit_points, "Hit Point") + " left, " + std::to_string(tally.damage) + " damage dealt with " + std::to_string(tally.hits) + " of " +
         counted(tally.shots, "attack") + ".";
}

}  // namespace

std::string Game::spell(const Position& p, Seat seat, Action action) const {
  if (verb_of(action) == Verb::choose) {
    for (FighterId fighter = 0; fighter < table_->fighters(); ++fighter)
      if (table_->seat_of(fighter) == seat) return "choose " + card_text(*table_, fighter, action.a);
  }
  return Speller{*table_, p, action}.text();
}

std::string Game::result(const Position& p) const {
  std::string text = outcome_text(*table_, p);
  for (int seat = 0; seat < table_->seats; ++seat) text += " " + score(*table_, p, seat);
  return text;
}

std::string Game::seat_name(Seat seat) const {
  if (seat == Seat::chance) return "chance";
  return static_cast<int>(seat) < table_->seats ? std::string(colours[static_cast<std::size_t>(seat)]) : "";
}

std::string Game::stream_name(int stream) const {
  static constexpr std::string_view names[stream_count] = {"order", "aux", "attack", "elusive", "burn", "outside", "tiebreak", "unveil"};
  return stream >= 0 && stream < stream_count ? std::string(names[stream]) : "";
}

std::string Game::chapter(const Position& p) const {
  if (p.outcome != Outcome::open || p.frames.empty()) return "The end";
  if (p.round == 0) return "Set-up";
  const std::string round = "Round " + std::to_string(p.round);
  for (const Frame& frame : p.frames)
    if (frame.kind == FrameKind::turn) return round + ", " + tag(*table_, frame.fighter) + "'s turn";
  switch (static_cast<RoundStep>(p.frames[0].step)) {
    case RoundStep::start:
    case RoundStep::enter: return round + " begins";
    case RoundStep::end:
    case RoundStep::check:
    case RoundStep::back: return round + " ends";
    default: return round + ", Initiative" + (table_->mode == Mode::squadron ? " of slot " + std::to_string(p.cycle + 1) : "");
  }
}

}  // namespace rondo::aerodome
