// The question that a seat must answer, in one line.
#include <bit>

#include "rules/aerodome/effects.h"
#include "rules/aerodome/game.h"
#include "rules/aerodome/lists.h"
#include "rules/aerodome/words.h"

namespace rondo::aerodome {

namespace {

struct Asker {
  const Table& table;
  const Position& p;
  Seat seat;
  const Frame& frame;

  [[nodiscard]] std::string line() const;

 private:
  [[nodiscard]] std::string opening() const;
  [[nodiscard]] std::string round() const;
  [[nodiscard]] std::string entry() const;
  [[nodiscard]] std::string compare() const;
  [[nodiscard]] std::string turn() const;
  [[nodiscard]] std::string attack() const;
  [[nodiscard]] std::string effects() const;
  [[nodiscard]] std::string draw() const;

  [[nodiscard]] std::string who() const { return tag(table, frame.fighter); }
  [[nodiscard]] std::string roller() const { return tag(table, roll_off_of(p, frame).next); }
};

std::string Asker::line() const {
  switch (frame.kind) {
    case FrameKind::opening: return opening();
    case FrameKind::round: return round();
    case FrameKind::entry: return entry();
    case FrameKind::compare: return compare();
    case FrameKind::turn: return turn();
    case FrameKind::attack: return attack();
    case FrameKind::effects: return effects();
    case FrameKind::draw: return draw();
    case FrameKind::recover: return "What does " + who() + " recover? " + counted(frame.amount, "point") + " left.";
    case FrameKind::buff: return "Which Buff does " + who() + " keep?";
    case FrameKind::tiebreak: return "Which card does " + tag(table, static_cast<FighterId>(std::countr_one(frame.items))) + " draw from its hand?";
    default: return "";
  }
}

std::string Asker::opening() const {
  if (static_cast<OpeningStep>(frame.step) == OpeningStep::order) return "Does " + seat_text(seat) + " go first or second?";
  return "What does " + seat_text(table.seat_of(roll_off_of(p, frame).next)) + "'s die for going first show?";
}

std::string Asker::round() const {
  if (static_cast<RoundStep>(frame.step) == RoundStep::reveal) return "Which card has " + tag(table, hidden_now(table, p)) + " chosen?";
  if (table.mode == Mode::squadron)
    return "Which fighter of " + seat_text(seat) + " is in slot " + std::to_string(frame.count + 1) + " of " + std::to_string(team_size) +
           ", and with which card?";
  return "Which card does " + seat_text(seat) + " choose? Nobody sees it before all have chosen.";
}

std::string Asker::entry() const {
  const std::string how = p.round == 0 ? " start" : " come back";
  if (static_cast<EntryStep>(frame.step) == EntryStep::heading)
    return "Which way does " + who() + how + " facing? Degrees to the left of east: 90 is north, 180 west.";
  return "Where does " + who() + how + ", heading " + degrees(frame.amount) + "? Inches along an edge.";
}

std::string Asker::compare() const {
  switch (static_cast<CompareStep>(frame.step)) {
    case CompareStep::frozen: {
      const FighterId fighter = p.order[frame.count];
      return "Frozen brought " + tag(table, fighter) + " to Initiative 0. Does it clear its " + std::to_string(p[fighter].frozen) + " Frozen?";
    }
    case CompareStep::sync: return "Does " + tag(table, p.order[0]) + " take Initiative or leave it?";
    default: return "What does " + roller() + "'s die for Initiative show?";
  }
}

std::string Asker::turn() const {
  if (frame.amount > 0) return who() + " has " + counted(frame.amount, "die", "dice") + " of the attack left: at whom else, or done?";
  const bool aux = frame.aux != Frame::no_aux;
  const std::size_t all =
      aux ? table.aux_card(frame.fighter, frame.aux).actions.size() : table.card(frame.fighter, p[frame.fighter].active).actions.size();
  const ActionLine* line = next_line(table, p, frame);
  if (!line) return "";
  std::string text = who() + ", " + (aux ? table.aux_card(frame.fighter, frame.aux).name : card_text(table, frame.fighter, p[frame.fighter].active)) +
                     ": action " + std::to_string((aux ? frame.count : frame.line) + 1) + " of " + std::to_string(all) + " is " + line_text(*line) +
                     ". ";
  if (line->family == Family::maneuver) return text + (line->locked ? "How is it flown?" : "How is it flown, or is it skipped?");
  const FighterSet targets = targets_of(table, p, frame.fighter, *line);
  text += targets == 0 ? "Nobody is in range." : "In range: " + in_a_row(tags(table, targets)) + ".";
  return text + (line->locked ? "" : " Is it skipped?");
}

std::string Asker::attack() const {
  const std::string target = tag(table, frame.other);
  const std::string rolled = who() + " rolled " + faces(p.dice) + " against " + target;
  const auto nth = [](int done, int all) { return "die " + std::to_string(done + 1) + " of " + std::to_string(all); };
  switch (static_cast<AttackStep>(frame.step)) {
    case AttackStep::roll: return "What does " + nth(frame.count, frame.amount) + " of " + who() + " against " + target + " show?";
    case AttackStep::lucky: return rolled + ". Is a die rerolled? " + counted(frame.count, "reroll") + " left.";
    case AttackStep::lucky_die: return "What does the rerolled " + std::to_string(frame.moment) + " show now?";
    case AttackStep::elusive: return rolled + ", " + counted(frame.count, "hit") + ". Does " + target + " spend Elusive?";
    default: {
      const int hits = p.dice.at_least(frame.line);
      return "What does Elusive " + nth(hits - frame.count, hits) + " of " + target + " show?";
    }
  }
}

std::string Asker::effects() const {
  if (frame.line != 0)
    return "What does die " + std::to_string(frame.count + 1) + " of " + std::to_string(frame.amount) + " for " + who() +
           (static_cast<Duty>(frame.line) == Duty::burn ? "'s Burn show?" : ", outside the area, show?");
  if (frame.fighter == nobody) return "Whose effects come first?";
  std::string text;
  for (int item = 0; item < item_count; ++item)
    if ((frame.items >> item) & 1)
      text += (text.empty() ? "" : "; ") + item_spelling(table, p, frame, item) + ": " + item_text(table, p, frame, item);
  return (std::popcount(frame.items) == 1 ? "Does " + who() + " use this? " : "What comes next for " + who() + "? ") + text + ".";
}

std::string Asker::draw() const {
  if (seat == Seat::chance) return "Which Auxiliary card does " + who() + " draw?";
  return static_cast<DrawStep>(frame.step) == DrawStep::ask ? "Does " + who() + " draw an Auxiliary card?"
                                                            : "Which Armament does " + who() + " keep?";
}

}  // namespace

std::string Game::prompt(const Position& p, Seat seat) const {
  if (p.owing.empty()) return "The game is over.";
  return Asker{*table_, p, p.owing.is_chance() ? Seat::chance : seat, p.frames.back()}.line();
}

}  // namespace rondo::aerodome
