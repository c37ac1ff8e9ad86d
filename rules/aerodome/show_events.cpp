// One line for each thing that happens, so exact that a reader can follow a whole round with the box on the table. What an action brings
// about stands two blanks deeper than the action. No line names a card that lies face down.
#include "rules/aerodome/effects.h"
#include "rules/aerodome/game.h"
#include "rules/aerodome/words.h"

namespace rondo::aerodome {

namespace {

struct Teller {
  const Table& table;
  const Position& p;
  const Event& event;

  [[nodiscard]] std::string line() const;

 private:
  [[nodiscard]] std::string initiative() const;
  [[nodiscard]] std::string flying() const;
  [[nodiscard]] std::string attack() const;
  [[nodiscard]] std::string tokens() const;
  [[nodiscard]] std::string aux() const;
  [[nodiscard]] std::string upkeep() const;
  [[nodiscard]] std::string ending() const;

  [[nodiscard]] std::string who() const { return tag(table, event.fighter); }
  [[nodiscard]] std::string other() const { return tag(table, event.other); }
  [[nodiscard]] std::string n() const { return std::to_string(event.n); }
  [[nodiscard]] std::string m() const { return std::to_string(event.m); }
  [[nodiscard]] const Plane& plane() const { return p[event.fighter]; }
  [[nodiscard]] std::string team(FighterId fighter) const { return seat_text(table.seat_of(fighter)); }
  [[nodiscard]] std::string stance() const { return place_text(plane().at) + ", heading " + degrees(plane().heading); }
  [[nodiscard]] std::string card() const { return card_text(table, event.fighter, event.n); }
  [[nodiscard]] std::string aux_card() const { return aux_text(table.aux_card(event.fighter, event.n)); }
  [[nodiscard]] std::string hit_points() const { return counted(plane().hit_points, "Hit Point") + " left"; }
  [[nodiscard]] std::string performed() const;
  /// What collides without having moved (ARD-179).
  [[nodiscard]] bool stays_put() const {
    return static_cast<Maneuver>(event.n) == Maneuver::rotate || static_cast<Maneuver>(event.n) == Maneuver::roll;
  }
  [[nodiscard]] std::string damaged() const;
  [[nodiscard]] std::string skipped() const;
  [[nodiscard]] std::string fired() const;
};

std::string Teller::line() const {
  switch (event.kind) {
    case EventKind::rolled_off: return (p.round == 0 ? team(event.fighter) : who()) + " rolls a " + n() + ".";
    case EventKind::roll_tied: return "A tie: the dice are rolled again.";
    case EventKind::goes_first: return team(event.fighter) + " goes first.";
    case EventKind::placed: return who() + (event.n == 1 ? " comes in at " : " starts at ") + stance() + ".";
    case EventKind::round_begins: return "Round " + n() + " begins.";
    case EventKind::token_placed: return "An Auxiliary token is placed at " + place_text(p.tokens[static_cast<std::size_t>(event.n)]) + ".";
    case EventKind::game_over: return "The game is over.";
    default: return initiative();
  }
}

std::string Teller::initiative() const {
  switch (event.kind) {
    case EventKind::chosen: return who() + " has chosen a card.";
    case EventKind::slot_chosen: return team(event.fighter) + " has filled slot " + n() + ".";
    case EventKind::revealed: return who() + " reveals " + card_in_full(table.card(event.fighter, event.n)) + ".";
    case EventKind::psyched: return "  PSYCH: " + who() + "'s Initiative becomes " + n() + ".";
    case EventKind::initiative_changed: return "  " + who() + "'s Initiative goes from " + n() + " to " + m() + ".";
    case EventKind::frozen_slows: return "  Frozen slows " + who() + ": Initiative " + n() + " becomes " + m() + ".";
    case EventKind::frozen_cleared: return "  " + who() + " is rid of all Frozen.";
    case EventKind::sync: return who() + " and " + other() + " are in Sync at " + n() + ".";
    case EventKind::takes_initiative: return who() + " holds Initiative.";
    case EventKind::turn_begins:
      return who() + "'s turn, Initiative " + std::to_string(plane().initiative) + ": " + card_text(table, event.fighter, plane().active) + ".";
    default: return flying();
  }
}

/// `turns left at 3`.
std::string Teller::performed() const {
  const int flank = event.kind == EventKind::flown || event.kind == EventKind::collided ? event.k : 0;
  const std::string side = flank == 0 ? "" : " " + std::string(flank_words[flank]);
  switch (static_cast<Maneuver>(event.n)) {
    case Maneuver::straight: return "flies straight at " + m();
    case Maneuver::turn: return "turns" + side + " at " + m();
    case Maneuver::rotate: return "rotates" + side + " by " + m();
    case Maneuver::roll: return "rolls" + side + " at " + m();
    case Maneuver::immelmann: return "flies an Immelmann at " + m();
  }
  return "";
}

std::string Teller::flying() const {
  switch (event.kind) {
    case EventKind::flown: return "  " + who() + " " + performed() + " to " + stance() + ".";
    case EventKind::collided:
      return "  " + who() + " " + performed() + " into " + other() + ", and " + (stays_put() ? "stays" : "stops") + " at " + stance() + ".";
    case EventKind::clear_pass: return "    A Clear Pass over " + other() + ".";
    case EventKind::skipped: return skipped();
    case EventKind::turn_ends_early: return "  " + who() + " does no more this turn.";
    case EventKind::no_target: return "  " + who() + " has nobody in range, and the attack comes to nothing.";
    default: return attack();
  }
}

std::string Teller::skipped() const {
  const auto& lines = event.m == Frame::no_aux ? table.card(event.fighter, plane().active).actions : table.aux_card(event.fighter, event.m).actions;
  return "  " + who() + " skips " + line_text(lines[static_cast<std::size_t>(event.n)]) + ".";
}

std::string Teller::attack() const {
  switch (event.kind) {
    case EventKind::attack_begins:
      return "  " + who() + (event.k == 1 ? " fires its Armament at " : " shoots at ") + other() + " with " + counted(event.n, "die", "dice") + ".";
    case EventKind::dice_rolled: return "    Rolled " + faces(p.dice) + ".";
    case EventKind::die_rerolled: return "    A " + n() + " becomes a " + m() + ".";
    case EventKind::attack_hits: return "    " + counted(event.n, "hit") + " on " + m() + " or more.";
    case EventKind::attack_misses: return "    Nothing reaches " + m() + ": a miss.";
    case EventKind::elusive_spent: return "    Elusive rolls " + counted(event.n, "die", "dice") + " to block.";
    case EventKind::elusive_rolled: return "    Rolled " + faces(p.blocks) + ": " + n() + " blocked.";
    case EventKind::pierced: return "    PIERCE adds " + n() + ".";
    case EventKind::damaged: return damaged();
    case EventKind::prevented: return "    STURDY keeps " + n() + " damage off " + who() + ".";
    case EventKind::destroyed: return "    " + who() + (event.other == nobody ? " goes down!" : " is shot down by " + other() + "!");
    default: return tokens();
  }
}

std::string Teller::damaged() const {
  static constexpr std::string_view causes[] = {"", " from the collision", " from Burn", " outside the area", ""};
  return "    " + who() + " takes " + n() + " damage" + std::string(causes[event.m]) + ", " + hit_points() + ".";
}

std::string Teller::fired() const {
  Frame effects;
  effects.fighter = event.fighter;
  effects.aux = static_cast<std::uint8_t>(event.m);
  return "  " + who() + " uses " + item_name(table, p, effects, event.n) + ": " + item_text(table, p, effects, event.n) + ".";
}

std::string Teller::tokens() const {
  switch (event.kind) {
    case EventKind::buff_gained: return "    " + who() + " gains " + std::string(buff_names[event.n]) + ".";
    case EventKind::buff_lost: return "    " + who() + " loses " + std::string(buff_names[event.n]) + ".";
    case EventKind::nitro_spent: return "  Nitro takes the place of the Shot.";
    case EventKind::burned: return "    " + who() + " has Burn " + n() + ".";
    case EventKind::froze: return "    " + who() + " has Frozen " + n() + ".";
    case EventKind::dazed: return "    " + who() + "'s " + card() + " is Dazed " + m() + ".";
    case EventKind::daze_pending: return "    " + who() + "'s next card will be Dazed.";
    case EventKind::rended: return "    " + who() + (event.n == 0 ? " is stripped of its Buff." : " loses " + n() + " Ammo.");
    case EventKind::recovered:
      return "    " + who() + " recovers 1 " +
             (event.n == 0   ? "Burn"
              : event.n == 1 ? "Frozen"
                             : "Dazed of " + card_text(table, event.fighter, event.m)) +
             ".";
    case EventKind::card_back: return "  " + who() + " has " + card() + " back in hand.";
    case EventKind::card_stays: return "  " + who() + "'s " + card() + " stays on the table, Dazed.";
    case EventKind::charged: return "    " + who() + "'s " + card() + " has " + counted(event.m, "Charge") + ".";
    case EventKind::ammo_gained: return "    " + who() + " has " + n() + " Ammo.";
    case EventKind::line_fires: return fired();
    case EventKind::flipped: return "    " + who() + " turns to its other side: " + pilot_text(table, p, event.fighter) + ".";
    default: return aux();
  }
}

std::string Teller::aux() const {
  switch (event.kind) {
    case EventKind::token_taken: return "    " + who() + " picks up an Auxiliary token.";
    case EventKind::may_draw_none: return "    " + who() + " has no Auxiliary card left to draw.";
    case EventKind::deck_shuffled: return "    " + who() + " shuffles its discard into a new Auxiliary deck.";
    case EventKind::drew: return "    " + who() + " draws " + aux_card() + ".";
    case EventKind::draw_declined: return "    " + who() + " draws no card.";
    case EventKind::attached: return "    " + who() + " mounts " + aux_card() + ".";
    case EventKind::discarded: return "    " + who() + " discards " + aux_card() + ".";
    case EventKind::aux_played: return "  " + who() + " plays " + aux_card() + ".";
    default: return upkeep();
  }
}

std::string Teller::upkeep() const {
  switch (event.kind) {
    case EventKind::burn_rolled:
      return "  " + who() + " burns: rolled " + faces(p.dice) + ", " + n() + " damage, Burn " + (event.m == 0 ? "is out." : "stays at " + m() + ".");
    case EventKind::outside_rolled:
      return "  " + who() + " is outside by " + counted(event.n, "corner") + ": rolled " + faces(p.dice) + ", " + m() + " damage.";
    case EventKind::point_scored: return "    " + team(event.fighter) + " scores for " + other() + ": " + counted(event.n, "Victory Point") + ".";
    case EventKind::reenters: return who() + " is back in the fight.";
    case EventKind::out_for_good: return who() + " has all nine cards Dazed and is out of the game.";
    default: return ending();
  }
}

std::string Teller::ending() const {
  switch (event.kind) {
    case EventKind::out_of_time: return "The last round is over.";
    case EventKind::tiebreak_drawn: return who() + (event.n == no_card ? " has no card to draw." : " draws " + card() + ".");
    default: return "";
  }
}

}  // namespace

std::string Game::tell(const Position& p, const Event& event) const { return Teller{*table_, p, event}.line(); }

}  // namespace rondo::aerodome
