// One line for each thing that happens, so exact that a reader can follow a whole turn with the box on the table. Consequences
// stand two blanks deeper than what caused them. Kinds that say nothing on their own are told by the event that completes them:
// single dice by their row, the Rondo cards by the last one revealed, a ranged Action by its target.
#include <algorithm>

#include "rules/aegis/game.h"
#include "rules/aegis/resolve.h"
#include "rules/aegis/words.h"

namespace rondo::aegis {

namespace {

struct Teller {
  const Table& table;
  const Position& p;
  const Event& event;

  [[nodiscard]] const Frame& top() const { return p.frames.back(); }
  [[nodiscard]] std::string who() const { return called(table, p, event.piece); }
  [[nodiscard]] std::string other() const { return called(table, p, event.other); }
  [[nodiscard]] std::string card() const { return table.card(event.card).id; }
  [[nodiscard]] std::string hex() const { return table.label(event.hex); }
  [[nodiscard]] std::string hex(int id) const { return table.label(static_cast<HexId>(id)); }
  [[nodiscard]] std::string with_class(CardId id) const { return table.card(id).id + " (" + class_text(table.card(id)) + ")"; }
  [[nodiscard]] std::string energy_left() const { return " (" + std::to_string(p.energy) + " left)"; }
  [[nodiscard]] std::string valor_left() const { return " (" + std::to_string(p.valor) + " left)"; }
  [[nodiscard]] std::string integrity_of(PieceId piece, int less) const {
    return std::to_string(std::max(0, integrity_left(table, p, piece) - less)) + " of " + std::to_string(table.card(p[piece].card).integrity);
  }
  [[nodiscard]] const ActionLine& action(PieceId piece, int index) const { return action_line(table, p, piece, index); }

  [[nodiscard]] std::string line() const;

 private:
  [[nodiscard]] std::string player() const;
  [[nodiscard]] std::string combining() const;
  [[nodiscard]] std::string use() const;
  [[nodiscard]] std::string roll() const;
  [[nodiscard]] std::string harm() const;
  [[nodiscard]] std::string counters() const;
  [[nodiscard]] std::string boss() const;
  [[nodiscard]] std::string summoning() const;
  [[nodiscard]] std::string command() const;

  [[nodiscard]] std::string revealed() const;
  [[nodiscard]] std::string shoved() const;
  [[nodiscard]] std::string damage(const std::string& cause) const;
  [[nodiscard]] std::string effect_fires() const;
  [[nodiscard]] std::string entry_skipped() const;
  [[nodiscard]] std::string entered() const;
  [[nodiscard]] std::string drone_entered() const;
};

std::string Teller::line() const {
  switch (event.kind) {
    case EventKind::boss_placed: return who() + " stands on " + hex() + ".";
    case EventKind::robot_placed: return with_class(p[event.piece].card) + " starts on " + hex() + ".";
    case EventKind::kept_in_reserve: return with_class(event.card) + " is kept in reserve.";
    case EventKind::round_begins: return "Round " + std::to_string(event.n) + " begins.";
    case EventKind::rondo_revealed: return revealed();
    case EventKind::comeback: return with_class(p[event.piece].card) + " returns on " + hex() + ".";
    case EventKind::recharged: return "Recharge: " + std::to_string(event.n) + " Energy. All buffs, debuffs and statuses end.";
    case EventKind::game_over: return "The game is over.";
    default: return player();
  }
}

/// Told once, when the last card of the round lies face up.
std::string Teller::revealed() const {
  if (top().count > 0) return "";
  std::string text = "Rondo cards of this round:";
  for (std::size_t i = 0; i < p.revealed.size(); ++i) text += (i == 0 ? " " : ", ") + std::string(icon_names[p.revealed[i]]);
  return text + " (" + std::to_string(p.rondo.size()) + " left in the deck).";
}

std::string Teller::player() const {
  switch (event.kind) {
    case EventKind::turn_passed:
      if (p.resolved >= p.revealed.size()) return "You end the round.";
      return event.n == 1 ? "You pass." : p.energy == 0 ? "Your turn is passed: no Energy." : "Your turn is passed: no robot is left to activate.";
    case EventKind::activated: return who() + " activates (" + std::to_string(p.energy) + " Energy in the pool).";
    case EventKind::moved:
      return "  " + who() + " moves from " + hex(event.m) + " to " + hex() + " for " + std::to_string(event.n) + " Energy" + energy_left() + ".";
    case EventKind::accelerated:
      return "  " + who() + " accelerates from " + hex(event.m) + " to " + hex() + " for " + std::to_string(event.n) + " Energy" + energy_left() +
             ".";
    case EventKind::lifted: return "    " + with_class(event.card) + " goes off the board, to be dropped from the next Recharge on.";
    case EventKind::dropped: return "  " + with_class(p[event.piece].card) + " drops in on " + hex() + ", beside " + other() + ".";
    case EventKind::recalled: return "You recall " + who() + ".";
    case EventKind::skill_used: {
      const std::string price = " for " + std::to_string(event.m) + " Valor" + valor_left() + ".";
      switch (static_cast<Skill>(event.n)) {
        case Skill::die_to_six:
        case Skill::die_to_one: return "";  // told with the die
        case Skill::activate_another: return "Valor Skill: another activation" + price;
        case Skill::repair: return "Valor Skill: repair " + std::to_string(repair_skill_points) + price;
        case Skill::energy: return "Valor Skill: " + std::to_string(energy_skill_gain) + " Energy" + price;
      }
      return "";
    }
    default: return combining();
  }
}

std::string Teller::combining() const {
  if (event.kind != EventKind::combining) return use();
  std::string text = "  " + who();
  const std::vector<std::string> partners = piece_names(table, p, static_cast<PieceSet>(event.n) & ~only(event.piece));
  for (const std::string& partner : partners) text += (&partner == &partners.back() ? " and " : ", ") + partner;
  text += " combine into " + with_class(event.card) + " on " + hex();
  return text + (event.m == 0 ? " for free." : " for " + std::to_string(event.m) + " Energy" + energy_left() + ".");
}

std::string Teller::use() const {
  switch (event.kind) {
    case EventKind::energy_paid:
      if (top().flags & use_flag::free) return "  " + who() + " takes " + counted(event.n, "free die", "free dice") + " for " + action(event.piece, top().action).name + ".";
      return "  " + who() + " pays " + std::to_string(event.n) + " Energy for " + action(event.piece, top().action).name + energy_left() + ".";
    case EventKind::action_used: {
      const ActionLine& used = action(event.piece, event.n);
      if (used.range > 0 || used.effect == Effect::lanzer) return "";  // told with its target or line
      return "  " + who() + " uses " + used.name + " (" + roll_text(used) + (used.radius > 0 ? ", radius " + std::to_string(used.radius) : "") + ").";
    }
    case EventKind::line_chosen: {
      const ActionLine& used = action(event.piece, top().action);
      return "  " + who() + " uses " + used.name + " (" + roll_text(used) + ") along the line " + std::string(line_names[event.n]) + ".";
    }
    case EventKind::target_chosen: {
      const ActionLine& used = action(event.piece, top().action);
      if (used.effect == Effect::burst_star) return "    The " + std::to_string(star_face(top().dice)) + " reaches " + other() + ".";
      return "  " + who() + " uses " + used.name + " (" + roll_text(used) + ") on " + other() + " at distance " +
             std::to_string(apart(table, p, event.piece, event.other)) + ".";
    }
    case EventKind::counter: {
      const bool adjacent = p.frames.size() > 1 && (p.frames[p.frames.size() - 2].flags & use_flag::adjacent) != 0;
      return "  " + who() + " strikes back at " + other() + (adjacent ? " (Retaliate)." : " (Return Fire).");
    }
    default: return roll();
  }
}

std::string Teller::roll() const {
  const std::string n = std::to_string(event.n);
  const std::string m = std::to_string(event.m);
  switch (event.kind) {
    case EventKind::die_rolled: return top().kind == FrameKind::summon ? "    The summon die shows " + n + "." : "";
    case EventKind::dice: {
      if (event.n == 1) return "    Gambled dice: " + faces(top().gamble) + ".";
      if (top().dice.size() == 0) return "    No dice are rolled.";
      const Shot s = shot(table, p, top());
      if (s.line->effect == Effect::burst_star) return "    Rolled " + faces(top().dice) + ".";
      return "    Rolled " + faces(top().dice) + ", needing " + std::to_string(accuracy(table, p, s, top().target)) + "+" +
             (s.line->multi_hit || top().amount == 1 ? "." : " on every die.");
    }
    case EventKind::die_dropped: return "    The " + std::string(event.m == 1 ? "highest" : "lowest") + " die, a " + n + ", is dropped.";
    case EventKind::die_rerolled:
      return std::string(static_cast<UseStep>(top().step) == UseStep::jam_die ? "    Jamming" : "    Reroll") + ": a " + m + " becomes a " + n +
             " for 1 Energy" + energy_left() + ".";
    case EventKind::die_changed:
      return "    Valor Skill: a " + n + " becomes a " + m + " for " + std::to_string(skill_price(Skill::die_to_six)) + " Valor" + valor_left() + ".";
    case EventKind::gamble_failed: return "    The gamble fails, and the Action with it.";
    case EventKind::successes:
      if (action(event.piece, top().action).effect == Effect::burst_star) return "";
      return (top().flags & use_flag::combine ? "    It succeeds without dice: " : "    ") + counted(event.n, "success", "successes") + ".";
    case EventKind::missed:
      if (action(event.piece, top().action).effect == Effect::burst_star) return "    The star does nothing.";
      return (top().flags & use_flag::gambled_away) ? "" : "    No success.";
    default: return harm();
  }
}

/// Told before the damage is noted down.
std::string Teller::damage(const std::string& cause) const {
  std::string text = "    " + who() + " takes " + std::to_string(event.n) + " damage" + cause;
  if (event.n != event.m) text += " (" + std::to_string(event.m) + " before DEF)";
  return text + ", " + integrity_of(event.piece, event.n) + " Integrity left.";
}

std::string Teller::shoved() const {
  const auto effect = static_cast<Effect>(top().action);
  const std::string_view how = effect == Effect::pull ? "pulled" : effect == Effect::move ? "moved" : "pushed";
  return "    " + who() + " is " + std::string(how) + " from " + hex(event.n) + " to " + hex() + ".";
}

std::string Teller::harm() const {
  switch (event.kind) {
    case EventKind::damaged: {
      const bool drained = top().kind == FrameKind::use && p.alive(top().piece) && action(top().piece, top().action).effect == Effect::drain;
      return damage(drained ? " instead of drain" : "");
    }
    case EventKind::blaze_burns: return damage(" from BLAZE");
    case EventKind::rust_bites: return damage(" from RUST");
    case EventKind::drained: return "    " + who() + " loses " + std::to_string(event.n) + " Energy Output (" + std::to_string(event.m) + " left).";
    case EventKind::drained_out: return "    " + who() + " is fully drained.";
    case EventKind::shoved: return shoved();
    case EventKind::collided:
      return "    " + who() + " runs into " + (event.other == no_piece ? "a wall" : other()) + ": " + std::to_string(event.n) + " collision damage.";
    case EventKind::pushed_off: return "    " + who() + " is pushed off the board.";
    case EventKind::destroyed: return "    " + piece_name(table, event.card, event.piece) + " is destroyed!";
    case EventKind::valor_lost: return "    You lose " + std::to_string(event.n) + " Valor" + valor_left() + ".";
    case EventKind::boss_hurt:
      return "    " + who() + " loses " + std::to_string(event.n) + " Integrity for it (" + integrity_of(event.piece, 0) + " left).";
    default: return counters();
  }
}

std::string Teller::counters() const {
  switch (event.kind) {
    case EventKind::repaired: {
      std::string text = "    " + who() + " repairs ";
      if (event.n > 0) text += std::to_string(event.n) + " damage (" + integrity_of(event.piece, 0) + " Integrity)";
      if (event.m > 0)
        text += (event.n > 0 ? " and " : "") + std::to_string(event.m) + " drain (Output " + std::to_string(output(table, p, event.piece)) + ")";
      return text + ".";
    }
    case EventKind::boosted:
      return "    " + who() + " gains " + std::to_string(event.n) + " Energy Output (now " + std::to_string(output(table, p, event.piece)) + ").";
    case EventKind::stat_changed:
      return "    " + who() + " gets " + (event.n >= 0 ? "+" : "") + std::to_string(event.n) + " " +
             std::string(effect_words[static_cast<std::size_t>(event.m)]) + " until the next Recharge.";
    case EventKind::blazed: return "    " + who() + " is ablaze (BLAZE " + std::to_string(blazes(p, event.piece)) + ").";
    case EventKind::rusted: return "    " + who() + " is Rusted.";
    case EventKind::quelled: return "    " + who() + " is Quelled.";
    case EventKind::disarmed: return "    " + who() + " is Disarmed.";
    case EventKind::flickered: return "    " + who() + " flickers.";
    case EventKind::recharge_gained:
      return "    RECHARGE returns " + std::to_string(event.n) + " Energy (" + std::to_string(p.energy) + " in the pool).";
    case EventKind::energy_lost:
      return event.n == 0 ? "" : "    You lose " + std::to_string(event.n) + " Energy" + energy_left() + ".";
    case EventKind::energy_gained: return "    You gain " + std::to_string(event.n) + " Energy (" + std::to_string(p.energy) + " in the pool).";
    case EventKind::effect_fires: return effect_fires();
    default: return boss();
  }
}

/// A line that meets nobody, or has nothing to mend, must not pass in silence.
std::string Teller::effect_fires() const {
  const EffectLine& line = table.card(event.card).effects[static_cast<std::size_t>(event.n)];
  const std::string bearer = event.card == table.boss ? table.boss_card.name : piece_name(table, event.card, event.piece);
  return "  " + bearer + ": " + line.name + " (" + effect_text(line, event.card == table.boss) + ")." + (event.m == 1 ? " It changes nothing." : "");
}

std::string Teller::entry_skipped() const {
  const auto index = static_cast<std::size_t>(event.n);
  const BossEntry& skipped = table.boss_card.entries[index];
  const std::string text = "  " + who() + " skips " + skipped.name() + ": ";
  if (event.m == 1) return text + "it is Quelled.";
  const Shot s = shot(table, p, boss_piece, table.entry_line[index]);
  return text + (has_use(table, p, s) ? "your Energy Pool is empty." : "nothing to use it on.");
}

std::string Teller::boss() const {
  switch (event.kind) {
    case EventKind::boss_turn_begins:
      return "Boss turn " + std::to_string(p.resolved) + " of " + std::to_string(p.revealed.size()) + ": the " +
             std::string(icon_names[static_cast<std::size_t>(event.n)]) + " card.";
    case EventKind::entry_skipped: return entry_skipped();
    case EventKind::boss_shifts: return "    " + who() + " is placed from " + hex(event.n) + " on " + hex() + ".";
    case EventKind::statuses_cleared: return "  " + who() + " shakes off its statuses and debuffs.";
    case EventKind::minion_activated: return "  " + who() + " activates.";
    case EventKind::minion_cannot: return "    It has nothing in range and nowhere to go.";
    case EventKind::minion_stays: return "    It has nothing in range and stays.";
    case EventKind::minion_advances: return "    It has nothing in range and advances from " + hex(event.n) + " to " + hex() + ".";
    default: return summoning();
  }
}

std::string Teller::drone_entered() const {
  const std::string text = "    " + who() + " appears on ";
  if (side_of(event.piece) == Side::hero) return text + hex() + ".";
  const int face = shown(top().dice);
  return text + "Starpoint " + std::to_string(event.n) + " (" + hex() + (face == event.n ? ")." : "), as " + std::to_string(face) + " is taken.");
}

std::string Teller::entered() const {
  std::string text = "    " + with_class(p[event.piece].card) + " enters on ";
  if (static_cast<SummonStep>(top().step) != SummonStep::place) return text + hex() + ".";  // in place of a component
  text += "Starpoint " + std::to_string(event.n) + " (" + hex() + ")";
  const int face = shown(top().dice);
  return text + (face == event.n ? "." : ", as " + std::to_string(face) + " is taken.");
}

std::string Teller::summoning() const {
  switch (event.kind) {
    case EventKind::no_minion:
      if (event.m != 0) return "  No minion is there to activate.";
      return "  No minion of letter " + std::string(icon_names[static_cast<std::size_t>(event.n)]) + " activated: the boss summons.";
    case EventKind::minion_drawn: return "  From the minion deck: " + with_class(event.card) + ".";
    case EventKind::minion_unplayable: return "    Its Class is not among the minions: to the bottom of the deck.";
    case EventKind::minion_replaces: return "    " + card() + " takes the place of " + who() + ".";
    case EventKind::minion_discarded: return "    " + who() + " goes to the discard as a component.";
    case EventKind::minion_enters: return entered();
    case EventKind::drone_enters: return drone_entered();
    case EventKind::drone_kept_out:
      return "    No " + card() + " appears: " + (event.n == 1 ? "four Drones are there already." : "there is no free hex for it.");
    case EventKind::minion_kept_out:
      return std::string(minion_slot(p) == no_piece ? "    Five minions are active" : "    No Starpoint is free") +
             ": it goes to the bottom of the deck.";
    case EventKind::deck_empty: return event.n == 0 ? "  The minion deck is empty." : "  No card of the minion deck can enter.";
    default: return command();
  }
}

/// What Commander abilities do.
std::string Teller::command() const {
  const std::string price = event.n == 0 ? "" : " for " + std::to_string(event.n) + " Energy" + energy_left();
  switch (event.kind) {
    case EventKind::takes_command: return "  " + who() + " has the command (" + card_of(table, p, event.piece).commander + ").";
    case EventKind::overridden: return "  Override: it acts as " + other() + ".";
    case EventKind::waltzed: return "  " + who() + " waltzes from " + hex(event.m) + " to " + hex() + " free of Energy.";
    case EventKind::jetjumped: return "    " + who() + " jetjumps from " + hex(event.n) + " to " + hex() + ".";
    case EventKind::reaches_out:
      return "  Long Arm of the Law: " + who() + " reaches " + std::to_string(long_arm_hexes) + " hexes farther" + price + ".";
    case EventKind::digs: return "  " + who() + " excavates" + price + ".";
    case EventKind::dug_up: {
      const std::string die = "    The Excavate die shows " + std::to_string(event.n) + ": ";
      if (event.m != 0) return die + (found(event.n) == Find::recharge ? "RECHARGE for its Actions." : "RECHARGE for its Actions, and more.");
      return die + (found(event.n) == Find::recharge ? "nothing for it." : found(event.n) == Find::shield ? "a shield." : "a shield, and more.");
    }
    case EventKind::wind_rises: return "  Aether Wind carries " + who() + price + ".";
    case EventKind::false_army:
      if (side_of(event.piece) == Side::boss) return "  False Army: " + who() + " acts in this turn too.";
      return "  False Army: " + called(table, p, commander(table, p, Side::hero)) + " or a Drone may activate this turn.";
    case EventKind::commander_price: return damage(" by its Commander's ability");
    default: return "";
  }
}

}  // namespace

std::string Game::tell(const Position& p, const Event& event) const { return Teller{*table_, p, event}.line(); }

}  // namespace rondo::aegis
