// The question that a seat must answer, with the numbers that matter to it, and how a finished game ended. The boss's seat is
// answered by a person only where the printed priorities leave a tie, so its questions are worded for that person.
#include <algorithm>

#include "rules/aegis/game.h"
#include "rules/aegis/lists.h"
#include "rules/aegis/trophy.h"
#include "rules/aegis/words.h"

namespace rondo::aegis {

namespace {

struct Asker {
  const Table& table;
  const Position& p;
  const Frame& frame;

  [[nodiscard]] std::string line() const;

 private:
  [[nodiscard]] std::string who() const { return called(table, p, frame.piece); }
  [[nodiscard]] std::string target() const { return called(table, p, frame.target); }
  [[nodiscard]] std::string energy() const { return std::to_string(p.energy) + " Energy"; }
  [[nodiscard]] std::string of_valor() const { return " Valor of " + std::to_string(p.valor); }
  [[nodiscard]] const ActionLine& action() const { return action_line(table, p, frame.piece, frame.action); }
  [[nodiscard]] std::string card_named(int id) const {
    const Card& card = table.card(static_cast<CardId>(id));
    return card.id + " (" + class_text(card) + ")";
  }
  [[nodiscard]] std::string next_card() const { return "the boss's " + std::string(icon_names[p.revealed[p.resolved]]) + " card"; }

  [[nodiscard]] std::string round() const;
  [[nodiscard]] std::string comeback() const;
  [[nodiscard]] std::string activation() const;
  [[nodiscard]] std::string use() const;
  [[nodiscard]] std::string minion() const;
  [[nodiscard]] std::string dig() const;
  [[nodiscard]] std::string afterwards() const;
  [[nodiscard]] std::string die() const;
  [[nodiscard]] std::string rolled() const;
  [[nodiscard]] std::string window() const;
  [[nodiscard]] std::string relocate() const;
  [[nodiscard]] std::string mend() const;
  [[nodiscard]] std::string effect() const;
  [[nodiscard]] std::string salvo() const;
  [[nodiscard]] std::string summon() const;
  [[nodiscard]] std::string counter() const;
};

std::string Asker::line() const {
  switch (frame.kind) {
    case FrameKind::placement:
      return "Where does " + card_named(frame.count) + " start? Robot " + std::to_string(frame.count + 1) + " of " + std::to_string(table.basics) +
             ", any free hex of a Start Zone" +
             (table.card(frame.count).abilities.has(Ability::combat_drop) ? ", or does it wait in reserve to be dropped?" : ".");
    case FrameKind::round: return round();
    case FrameKind::activation: return activation();
    case FrameKind::boss_turn: return "Which minion activates next? " + counted(std::popcount(frame.pieces), "is", "are") + " still to activate.";
    case FrameKind::minion: return minion();
    case FrameKind::use: return use();
    case FrameKind::relocate: return relocate();
    case FrameKind::mend: return mend();
    case FrameKind::valor_mend:
      return "Which robot is repaired? " + counted(frame.amount, "point") + " of " + std::to_string(repair_skill_points) + " left.";
    case FrameKind::combined: return "Which combine ability or COMBINE Action of " + who() + " comes next?";
    case FrameKind::effect: return effect();
    case FrameKind::salvo: return salvo();
    case FrameKind::summon: return summon();
    case FrameKind::counter: return counter();
    case FrameKind::landing:
      return "Where does " + card_named(frame.action) +
             (frame.flags & landing_flag::emerging ? " emerge, on which free hex of a Start Zone?" : " stand, on the hex of which component?");
    case FrameKind::none: break;
  }
  return "";
}

std::string Asker::round() const {
  switch (static_cast<RoundStep>(frame.step)) {
    case RoundStep::reveal: {
      const std::size_t most = p.revealed.size() + frame.count;
      return "Which Rondo card is revealed? Card " + std::to_string(p.revealed.size() + 1) + " of " + std::to_string(most) + ".";
    }
    case RoundStep::comeback: return comeback();
    case RoundStep::another:
      return "Anything else this turn, or pass to " + next_card() + "? " + energy() + ", " + std::to_string(p.valor) + " Valor.";
    default:
      if (p.resolved < p.revealed.size())
        return "Your turn: which robot activates? " + energy() + ", " + std::to_string(p.valor) + " Valor; then " + next_card() + ".";
      return "Which robot activates, or does the round end? No Rondo card is left in it. " + energy() + ", " + std::to_string(p.valor) + " Valor.";
  }
}

std::string Asker::comeback() const {
  const bool reserve = std::any_of(p.where.begin(), p.where.end(), [](Whereabouts where) { return where >= Whereabouts::reserve; });
  return "Does a Basic return to a Start Zone? " + std::to_string(levels_held(table, p)) + " of " + std::to_string(table.profile.levels_in_play) +
         " Levels are in play" + (reserve ? " or in reserve." : ".");
}

/// What a minion's Commander allows is the player's to say (AEG-457).
std::string Asker::minion() const {
  switch (static_cast<MinionStep>(frame.step)) {
    case MinionStep::override:
      return "Does " + who() + " act by Override, with the Actions of " + called(table, p, commander(table, p, Side::boss)) + " and 1 damage for it?";
    case MinionStep::long_arm:
      return "Does " + who() + " use Long Arm of the Law? Nothing is in range of Action " + std::to_string(frame.action) + " without it.";
    case MinionStep::jetjump: return "Does " + who() + " Jetjump instead of moving? It has nothing in range.";
    default:
      return "Where does " + who() + " go? It has nothing in range and moves up to " +
             counted(movement_left(table, p, frame.piece, 0, 99), "hex", "hexes") + ".";
  }
}

std::string Asker::activation() const {
  std::string text = who() + " (" + class_text(card_of(table, p, frame.piece)) + "): ";
  const int hexes = hexes_left(table, p, frame);
  const bool overridden = (frame.flags & activation_flag::overridden) != 0;
  if (frame.flags & activation_flag::stride) return text + "a free move by Aether Wind, or done? Up to " + counted(hexes, "hex", "hexes") + ".";
  if (frame.flags & activation_flag::accelerated) return text + "combine for free, or done?";
  if (overridden) text += "under Override, as " + table.card(frame.amount).id + ": ";
  if (frame.count > 0) {
    text += "another Action, or done? ";
  } else {
    text += "move, ";
    if (may_accelerate(table, p, frame))
      text += "accelerate for " + std::to_string(ability(table, p, frame.piece, Ability::accelerator)) + " Energy instead, ";
    text += overridden ? "use an Action, " : "use an Action, combine, ";
    OptionList drops;
    if (may_drop(frame)) list_drops(table, p, frame, drops);
    text += drops.empty() ? "or done? " : "drop a robot from the reserve, or done? ";
  }
  text += energy();
  return text + (hexes > 0 ? ", up to " + counted(hexes, "hex", "hexes") + (moves_free(frame) ? " of free movement." : " of movement.") : ".");
}

std::string Asker::use() const {
  const bool enemy = hand_on(table, p, frame.piece) == Side::boss;
  switch (static_cast<UseStep>(frame.step)) {
    case UseStep::pay:
      if (frame.flags & use_flag::free)
        return "How many free dice for " + action().name + "? 1 to " + std::to_string(std::min<int>(p.energy, max_dice)) + ", your Energy Pool.";
      return "How much Energy for " + action().name + " (" + roll_text(action()) + ")? 1 to " + std::to_string(std::min<int>(p.energy, max_dice)) +
             ".";
    case UseStep::star: return "Whom does the Star Die's " + std::to_string(star_face(frame.dice)) + " reach, next to " + who() + "?";
    case UseStep::target:
      if (action().effect == Effect::lanzer) return "Along which line does " + who() + " use " + action().name + " (" + roll_text(action()) + ")?";
      return (enemy ? "Whom does " + who() + " target with " : "Which target for ") + action().name + " (" + roll_text(action()) + ")?";
    case UseStep::dig:
    case UseStep::dig_skill: return dig();
    case UseStep::command: return afterwards();
    case UseStep::dice:
    case UseStep::dig_die:
    case UseStep::reroll_die:
    case UseStep::jam_die:
    case UseStep::gamble_dice: return die();
    default: return window();
  }
}

std::string Asker::dig() const {
  if (static_cast<UseStep>(frame.step) == UseStep::dig_skill)
    return "The Excavate die shows " + std::to_string(shown(frame.gamble)) + ". Change it? " + std::to_string(skill_price(Skill::die_to_six)) +
           of_valor() + ".";
  const bool enemy = side_of(frame.piece) == Side::boss;
  return "Does " + who() + " Excavate before " + action().name + "? " + (enemy ? "" : "1 Energy of " + std::to_string(p.energy) + "; ") +
         "1-3 RECHARGE, 4-5 +1 DEF, 6 both and a Boost.";
}

std::string Asker::afterwards() const {
  if (!wind_carries(table, p, frame.piece) || (frame.spent & command_spent::wind)) return "A complete miss: whom does False Army call?";
  const std::string price = " " + std::to_string(wind_price) + " Energy of " + std::to_string(p.energy) + " for a free move.";
  return "Does Aether Wind carry " + who() + "?" + (side_of(frame.piece) == Side::boss ? "" : price);
}

std::string Asker::die() const {
  switch (static_cast<UseStep>(frame.step)) {
    case UseStep::dig_die: return "What does the Excavate die of " + who() + " show?";
    case UseStep::reroll_die:
    case UseStep::jam_die: return "What does the rerolled " + std::to_string(frame.count) + " show now?";
    case UseStep::gamble_dice:
      return "What does gambled die " + std::to_string(frame.gamble.size() + 1) + " of " + std::to_string(frame.gamble.size() + frame.count) +
             " show?";
    default:
      return "What does die " + std::to_string(frame.dice.size() + 1) + " of " + std::to_string(frame.dice.size() + frame.count) + " for " + who() +
             "'s " + action().name + " show?";
  }
}

/// Whose dice show what, and what they need.
std::string Asker::rolled() const {
  const Shot s = shot(table, p, frame);
  const bool gamble = static_cast<UseStep>(frame.step) == UseStep::gamble_skill;
  if (s.line->effect == Effect::burst_star) return who() + " rolled " + faces(frame.dice);
  return who() + (gamble ? " gambled " : " rolled ") + faces(gamble ? frame.gamble : frame.dice) +
         (frame.target == no_piece ? "" : (s.side() == Side::boss ? " against " : " on ") + target()) + ", needing " +
         std::to_string(accuracy(table, p, s, frame.target)) + "+";
}

std::string Asker::window() const {
  const std::string each = "1 Energy of " + std::to_string(p.energy);
  switch (static_cast<UseStep>(frame.step)) {
    case UseStep::reroll:
      return rolled() + ": reroll a die? " + each + ", " + counted(rerolls(table, p, frame.piece) - frame.spent, "reroll") + " left.";
    case UseStep::jam:
      return rolled() + ": make it reroll a die? " + each + ", " + counted(jamming(table, p, frame.target) - frame.spent, "reroll") + " left.";
    case UseStep::skill:
    case UseStep::gamble_skill: return rolled() + ": change a die? " + std::to_string(skill_price(Skill::die_to_six)) + of_valor() + ".";
    case UseStep::gamble:
      return rolled() + ": gamble more dice? 1 Energy of " + std::to_string(p.energy) + " for each of at most " + std::to_string(frame.amount) +
             "; one that misses or shows 1 fails the Action.";
    default: return "";
  }
}

std::string Asker::relocate() const {
  const auto effect = static_cast<Effect>(frame.action);
  const std::string how = effect == Effect::pull ? "pulled" : effect == Effect::move ? "moved" : "pushed";
  if (frame.target == no_piece) return "Which robot is " + how + " first? " + counted(std::popcount(frame.pieces), "is", "are") + " affected.";
  if (may_dodge(table, p, frame)) return target() + " is about to be " + how + ". Does it Jetjump instead, for 1 damage or 1 drain?";
  const bool own = (frame.flags & shove_flag::own) != 0;
  const int hexes = own ? movement_left(table, p, frame.target, 0, 99) : total(table, p, {frame.amount, frame.spent, false}, frame.target);
  const std::string most = counted(hexes, "hex", "hexes");
  if (own) return "Where does " + target() + " move for free, up to " + most + (frame.flags & shove_flag::straight ? " straight on?" : "?");
  if (frame.flags & shove_flag::placed) return "Where is " + target() + " placed, up to " + most + " away?";
  if (effect == Effect::move) return "Where is " + target() + " moved, up to " + most + "?";
  return "Which way is " + target() + " " + how + ", and how far? At most " + most + ".";
}

std::string Asker::mend() const {
  const auto piece = static_cast<PieceId>(std::countr_zero(frame.pieces));
  return "How is " + called(table, p, piece) + " repaired? " + counted(total(table, p, {frame.amount, frame.spent, false}, piece), "point") +
         " for " + std::to_string(p[piece].damage) + " damage and " + std::to_string(p[piece].drain) + " drain.";
}

std::string Asker::effect() const {
  const EffectLine& line = line_of(table, frame);
  const bool boss = side_of(frame) == Side::boss;
  const std::string text = line.name + " (" + effect_text(line, boss && frame.piece == boss_piece) + ")";
  const std::string bearer = piece_name(table, frame.card, frame.piece);
  switch (static_cast<EffectStep>(frame.step)) {
    case EffectStep::consent: return "Does " + bearer + " use " + text + "?";
    case EffectStep::drones:
      return "Where does a " + line.drone + " appear, " + (line.away == 1 ? "next to " : std::to_string(line.away) + " hexes from ") +
             table.label(origin(p, frame)) + "? " + counted(frame.count, "is", "are") + " still to come.";
    default: return "Whom does " + bearer + "'s " + text + " mean?";
  }
}

std::string Asker::salvo() const {
  const int left = std::popcount(frame.pieces);
  return "Which free Action comes next, or done? " + counted(left, "is", "are") + " left, and " + energy() + " for free X costs.";
}

std::string Asker::summon() const {
  const std::string card = frame.card != no_card ? table.card(frame.card).id : frame.count > 0 ? card_named(table.minion_card(frame.action)) : "";
  switch (static_cast<SummonStep>(frame.step)) {
    case SummonStep::reveal: return "Which card comes off the minion deck?";
    case SummonStep::components: return "Which minions make room for " + card + ", and whose hex does it take?";
    case SummonStep::die: return "What does the summon die for " + card + " show?";
    default: {
      const int face = shown(frame.dice);
      const HexId hex = starpoint_for(table, p, face);
      return "The summon die shows " + std::to_string(face) + ": " + card + " enters on Starpoint " +
             std::to_string(table.board.hexes[hex].starpoint) + " (" + table.label(hex) + "). Change the die? " +
             std::to_string(skill_price(Skill::die_to_six)) + of_valor() + ".";
    }
  }
}

std::string Asker::counter() const { return "Does " + who() + " strike back at " + target() + ", and with which Action? " + energy() + "."; }

// How it ended.

std::string outcome_text(const Table& table, const Position& p) {
  const std::string& boss = table.boss_card.name;
  const std::string round = std::to_string(p.round);
  switch (p.outcome) {
    case Outcome::open: return "The game is not over.";
    case Outcome::boss_defeated: return "Victory in round " + round + ": " + boss + " is defeated.";
    case Outcome::no_cards_left: return "Defeat at the start of round " + round + ": no Rondo card is left, and " + boss + " still stands.";
    case Outcome::valor_too_low:
      return "Defeat at the start of round " + round + ": only " + std::to_string(p.valor) + " Valor is left, and 4 is too few.";
    case Outcome::valor_gone: return "Defeat in round " + round + ": your Valor is gone.";
    case Outcome::stranded:
      return "Defeat in round " + round + ": you have no robot on the board, and nobody is left who could bring your reserve in.";
  }
  return "";
}

}  // namespace

std::string Game::prompt(const Position& p, Seat) const {
  if (p.owing == Seat::none) return "The game is over.";
  return Asker{*table_, p, p.frames.back()}.line();
}

/// Trophies count on a victory only (AEG-297).
std::string Game::result(const Position& p) const {
  std::string text = outcome_text(*table_, p);
  text += " Valor " + std::to_string(p.valor) + "; boss Integrity " + std::to_string(std::max(0, integrity_left(*table_, p, boss_piece))) + " of " +
          std::to_string(table_->card(table_->boss).integrity) + "; " + counted(p.tally.robots_lost, "robot") + " lost, " +
          counted(p.tally.minions_destroyed, "minion") + " destroyed, " + counted(p.tally.combines, "combine") + ".";
  if (p.outcome != Outcome::boss_defeated) return text;
  for (const Trophy& trophy : table_->boss_card.trophies)
    text += std::string(earned(p, trophy) ? " Trophy earned: " : " Trophy missed: ") + trophy.name + " (" + trophy_text(trophy) + ").";
  return text;
}

}  // namespace rondo::aegis
