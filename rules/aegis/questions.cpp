// The questions a person may ask, and those about dice, sight, movement and the Rondo deck.
#include "rules/aegis/questions.h"

#include <algorithm>

#include "decks/spelling.h"
#include "rules/aegis/game.h"
#include "rules/aegis/odds.h"
#include "rules/aegis/resolve.h"
#include "rules/aegis/words.h"

namespace rondo::aegis {

std::string joined(Words words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

std::string joined_lines(Words lines) {
  std::string text;
  for (const std::string& line : lines) text += (text.empty() ? "" : "\n") + line;
  return text;
}

Result<PieceId> piece_meant(const Table& table, const Position& p, const std::string& word) {
  PieceId meant = lower(word) == "boss" ? boss_piece : no_piece;
  each(pieces(p), [&](PieceId piece) {
    if (piece_tag(table, p, piece) == word) meant = piece;
  });
  if (meant != no_piece) return meant;
  return piece_named(table, p, word);
}

namespace {

/// An Action of a card by its number, or by its name or a beginning of it that fits no other.
Result<int> action_meant(const std::string& owner, const std::vector<ActionLine>& actions, const std::string& text) {
  const int count = static_cast<int>(actions.size());
  std::vector<std::string> names;
  std::vector<int> beginning;
  for (int i = 0; i < count; ++i) {
    const std::string name = lower(actions[static_cast<std::size_t>(i)].name);
    if (name == lower(text)) return i;
    if (name.starts_with(lower(text))) beginning.push_back(i);
    names.push_back(actions[static_cast<std::size_t>(i)].name);
  }
  if (const auto number = whole_number(text)) {
    if (*number >= 1 && *number <= count) return static_cast<int>(*number) - 1;
  } else if (beginning.size() == 1) {
    return beginning.front();
  }
  return Fault{{},
               owner + " has no Action '" + text + "'",
               count == 0 ? "another robot" : "1 to " + std::to_string(count) + " or one of " + listed(names),
               nearest(text, names)};
}

/// What was asked of `odds`.
struct Bet {
  PieceId user = no_piece;
  int action = 0;
  PieceId target = no_piece;
  int cost = 0;
};

/// The Action's words are the longest beginning of `words` that means one; what is left over stands for target and X.
Result<int> take_action(const std::string& owner, const std::vector<ActionLine>& actions, Words& words) {
  for (std::size_t length = words.size(); length > 0; --length)
    if (const auto action = action_meant(owner, actions, joined(words.first(length)))) {
      words = words.subspan(length);
      return action;
    }
  return action_meant(owner, actions, words.front());
}

Result<Bet> bet_of(const Table& table, const Position& p, Words words) {
  const std::string syntax = "odds PIECE ACTION [TARGET] [X]";
  if (words.size() < 2) return Fault{"odds", "a piece and one of its Actions are needed", syntax, {}};
  Bet bet;
  const auto user = piece_meant(table, p, words.front());
  if (!user) return user.fault();
  bet.user = *user;
  words = words.subspan(1);
  const auto action = take_action(card_of(table, p, bet.user).id, actions_of(table, p, bet.user), words);
  if (!action) return action.fault();
  bet.action = *action;
  const ActionLine& line = actions_of(table, p, bet.user)[static_cast<std::size_t>(bet.action)];
  if (line.range > 0) {
    if (words.empty()) return Fault{"odds", line.name + " needs a target", syntax, {}};
    const auto target = piece_meant(table, p, words.front());
    if (!target) return target.fault();
    bet.target = *target;
    words = words.subspan(1);
  }
  bet.cost = line.x_cost ? p.energy : line.cost;
  if (!words.empty() && line.x_cost) {
    const auto x = whole_number(words.front());
    if (!x || *x < 1 || *x > max_dice) return Fault{"odds", "X is '" + words.front() + "'", "a number from 1 to " + std::to_string(max_dice), {}};
    bet.cost = static_cast<int>(*x);
    words = words.subspan(1);
  }
  if (!words.empty())
    return Fault{
        "odds", "'" + joined(words) + "' is one word too many for " + line.name, line.range > 0 ? syntax : "no target: it has a radius only", {}};
  return bet;
}

/// Why the Action could not be used like this now, as a remark; empty when it could.
std::string remark(const Table& table, const Position& p, const Shot& s, PieceId target) {
  if (target == no_piece || has(targets(table, p, s), target)) return "";
  if (!concerns(p, s, target)) return "  Not a legal target: the Action does nothing to it.";
  if (target == s.user) return "  Not a legal target: an Action cannot aim at its own user.";
  const int far = apart(table, p, s.user, target);
  if (far > s.range()) return "  Not in range now: distance " + std::to_string(far) + " of " + std::to_string(s.range()) + ".";
  if (!s.has(Attribute::arcing) && !sees(table, p, p[s.user].hex, p[target].hex)) return "  Not in sight now: see 'los'.";
  return "  Not a legal target now: a Beacon comes first.";
}

std::string dice_text(const Odds& odds) {
  std::string text = counted(odds.plan.rolled, "die", "dice") + ", each needing " + std::to_string(odds.needed) + "+";
  if (odds.plan.drop_lowest > 0) text += ", lowest " + std::to_string(odds.plan.drop_lowest) + " dropped";
  if (odds.plan.drop_highest > 0) text += ", highest " + std::to_string(odds.plan.drop_highest) + " dropped";
  return text;
}

}  // namespace

Result<std::string> answer_odds(const Table& table, const Position& p, Words words) {
  const auto bet = bet_of(table, p, words);
  if (!bet) return bet.fault();
  Shot s = shot(table, p, bet->user, bet->action);
  const Shot longer = shot(table, p, bet->user, bet->action, commanded(table, p, bet->user, Ability::long_arm));
  const bool long_arm = !has(targets(table, p, s), bet->target) && has(targets(table, p, longer), bet->target);
  if (long_arm) s = longer;
  if (s.line->effect == Effect::burst_star)
    return s.line->name + ": one die, whatever the accuracy. A 3 hurts a robot next to " + called(table, p, bet->user) + ", a 4 moves it, each " +
           chance_text(1, 6) + "; the rest does nothing in solo.";
  if (dice_plan(table, p, s, bet->target, bet->cost).rolled > most_odds_dice)
    return Fault{"odds", "too many dice to count", "at most " + std::to_string(most_odds_dice) + "; name a smaller X", {}};
  const Odds chances = odds(table, p, s, bet->target, bet->cost);
  std::vector<std::string> lines = {called(table, p, bet->user) + "'s " + s.line->name +
                                    (bet->target == no_piece ? "" : " on " + called(table, p, bet->target)) + ": " + dice_text(chances) +
                                    (s.line->multi_hit || bet->cost == 1 ? "." : "; all must hit.")};
  if (const std::string why = remark(table, p, s, bet->target); !why.empty()) lines.push_back(why);
  if (long_arm) lines.emplace_back("  In range with Long Arm of the Law only" + std::string(s.side() == Side::hero ? ", for 2 Energy more." : "."));
  for (std::size_t hits = 0; hits < chances.successes.size(); ++hits)
    lines.push_back("  " + counted(static_cast<int>(hits), "success", "successes") + ": " + chance_text(chances.successes[hits], chances.rolls));
  const std::string effect(effect_words[static_cast<std::size_t>(s.line->effect)]);
  for (const Yield& yield : chances.yields)
    lines.push_back((s.line->power < 0 ? "  Expected loss of " : "  Expected ") + effect + " on " + called(table, p, yield.piece) + ": " +
                    mean_text(yield.sum, chances.rolls));
  lines.emplace_back("  Rerolls, Jamming by payment, GAMBIT and Valor Skills are not counted.");
  return joined_lines(lines);
}

namespace {

/// A hex by its label, or that of a piece.
struct Spot {
  HexId hex = nowhere;
  std::string text;
};

Result<Spot> spot_of(const Table& table, const Position& p, const std::string& word) {
  if (const auto hex = hex_named(table, word)) return Spot{*hex, table.label(*hex)};
  const bool label = word.size() > 1 && word.size() <= 3 && whole_number(word.substr(1)).has_value();
  if (label) return hex_named(table, word).fault();
  const auto piece = piece_meant(table, p, word);
  if (!piece) return piece.fault();
  return Spot{p[*piece].hex, called(table, p, *piece) + " on " + table.label(p[*piece].hex)};
}

std::string axis_text(const Table& table, HexId from, HexId to) {
  const std::uint8_t line = line_between(table, from, to);
  return line == no_axis ? "on no common axis" : "on the axis " + std::string(line_names[line]) + (line < 3 ? " (flat sides)" : " (points)");
}

std::string sight_text(const Table& table, const Position& p, const std::vector<HexId>& blocking) {
  if (blocking.empty()) return "clear";
  std::vector<std::string> names;
  for (const HexId hex : blocking) {
    const PieceId piece = piece_on(p, hex);
    names.push_back((table.walls.contains(hex) || piece == no_piece ? "the wall" : called(table, p, piece)) + " on " + table.label(hex));
  }
  std::string text = "blocked, first by " + names.front();
  if (names.size() > 1) text += "; also on the line: " + listed(std::span<const std::string>(names).subspan(1));
  return text;
}

}  // namespace

Result<std::string> answer_los(const Table& table, const Position& p, Words words) {
  if (words.size() != 2) return Fault{"los", "two hexes or pieces are needed", "los FROM TO", {}};
  const auto from = spot_of(table, p, words[0]);
  if (!from) return from.fault();
  const auto to = spot_of(table, p, words[1]);
  if (!to) return to.fault();
  if (from->hex == to->hex) return Fault{"los", "both are on " + table.label(from->hex), "two different hexes", {}};
  HexSet blockers = table.walls;
  blockers |= occupied(p);
  return "From " + from->text + " to " + to->text + ": distance " + std::to_string(table.map.distance(from->hex, to->hex)) + ", " +
         axis_text(table, from->hex, to->hex) + ".\n  Line of sight: " + sight_text(table, p, table.map.blocking(from->hex, to->hex, blockers)) +
         ".\n  Terrain alone (radius, piercing): " + sight_text(table, p, table.map.blocking(from->hex, to->hex, table.walls)) + ".";
}

Result<std::string> answer_reach(const Table& table, const Position& p, Words words) {
  if (words.size() != 1) return Fault{"reach", "one piece is needed", "reach PIECE", {}};
  const auto piece = piece_meant(table, p, words[0]);
  if (!piece) return piece.fault();
  const bool hero = side_of(*piece) == Side::hero;
  if (*piece == boss_piece) return called(table, p, *piece) + " does not move, unless a line of its card says so.";
  int moved = 0;
  bool paid = hero;
  for (const Frame& frame : p.frames)
    if (frame.kind == FrameKind::activation && frame.piece == *piece) {
      if (frame.flags & activation_flag::accelerated) return called(table, p, *piece) + " has accelerated and cannot move any more.";
      if (!may_move(frame)) return called(table, p, *piece) + " has used its Action and cannot move any more.";
      moved = frame.spent;
      paid = !moves_free(frame);
    }
  const int steps = movement_left(table, p, *piece, moved, paid ? p.energy : 99);
  const Reach reach(table, p, *piece, steps, airborne(table, p, *piece));
  std::vector<std::string> lines = {called(table, p, *piece) + " on " + table.label(p[*piece].hex) + ", " + movement_words(table, p, *piece) +
                                    (paid ? ", " + std::to_string(p.energy) + " Energy" : "") + ": " +
                                    counted(static_cast<int>(reach.end() - reach.begin()), "hex", "hexes") + " in reach."};
  for (int price = 1; price <= steps; ++price) {
    std::vector<std::string> labels;
    for (const Step& step : reach)
      if ((paid ? movement_price(table, p, *piece, step.steps) : step.steps) == price) labels.push_back(table.label(step.hex));
    const std::string head = paid ? std::to_string(price) + " Energy" : counted(price, "hex", "hexes");
    for (std::string& line : flowed("  " + head + ":", labels, answer_width)) lines.push_back(std::move(line));
  }
  std::vector<std::string> jumps;
  if (commanded(table, p, *piece, Ability::jetjump))
    jetjump_ends(table, p, *piece).each([&](HexId hex) { jumps.push_back(table.label(hex)); });
  for (std::string& line : flowed("  1 damage or drain (Jetjump):", jumps, answer_width)) lines.push_back(std::move(line));
  if (const int hexes = hero && moved == 0 ? ability(table, p, *piece, Ability::accelerator) : 0; hexes > 0) {
    std::vector<std::string> labels;
    for (const Step& step : Reach(table, p, *piece, hexes, airborne(table, p, *piece))) labels.push_back(table.label(step.hex));
    const std::string head = "  By Accelerator, for " + std::to_string(hexes) + " Energy in place of its activation:";
    for (std::string& line : flowed(head, labels, answer_width)) lines.push_back(std::move(line));
  }
  return joined_lines(lines);
}

Result<std::string> answer_rondo(const Table& table, const Position& p, Words words) {
  if (!words.empty()) return Fault{"rondo", "'" + joined(words) + "' is one word too many", "rondo", {}};
  const int cards = cards_per_round(table.setup.difficulty);
  const int left = p.rondo.size();
  if (left == 0) return std::string("The Rondo deck is empty: the next round cannot begin, and the game is lost.");
  std::uint64_t all = 0;
  for (std::uint8_t icon = 0; icon < icon_count; ++icon) all += p.rondo.weight(icon);
  std::vector<std::string> lines = {"The Rondo deck holds " + counted(left, "card") + ", enough for " +
                                    counted((left + cards - 1) / cards, "more round") + "."};
  std::vector<std::string> next;
  for (std::uint8_t icon = 0; icon < icon_count; ++icon)
    if (const std::uint32_t weight = p.rondo.weight(icon); weight > 0) next.push_back(std::string(icon_names[icon]) + " " + chance_text(weight, all));
  for (std::string& line : flowed("  Next reveal:", next, answer_width)) lines.push_back(std::move(line));
  return joined_lines(lines);
}

std::vector<Inquiry<Position>> Game::questions() const {
  using Answer = Result<std::string> (*)(const Table&, const Position&, Words);
  const auto asked = [&](const std::string& name, std::string syntax, std::string help, Answer answer) {
    return Inquiry<Position>{name, std::move(syntax), std::move(help),
                             [table = table_, name, answer](const Position& p, Words words) -> Result<std::string> {
                               auto result = answer(*table, p, words);
                               if (result || !result.fault().where.empty()) return result;
                               Fault fault = result.fault();
                               fault.where = name;
                               return fault;
                             }};
  };
  return {
      asked("odds", "odds PIECE ACTION [TARGET] [X]", "exact chances of an Action, by its number or name: odds HOB-100 1 boss", answer_odds),
      asked("los", "los FROM TO", "line of sight between hexes or pieces, and what blocks it first: los D4 boss", answer_los),
      asked("reach", "reach PIECE", "the hexes a piece can move to now, by their price: reach HOB-100", answer_reach),
      asked("show", "show PIECE|CARD|HEX", "a card in full, on the board or not, or what a hex is: show boss, show D4", answer_show),
      asked("combine", "combine", "what can be combined, and what each card of the pool still lacks", answer_combine),
      asked("rondo", "rondo", "the Rondo deck, and the chance of each card to come next", answer_rondo),
      asked("minions", "minions", "the minion deck and discard, and who could enter now", answer_minions),
  };
}

}  // namespace rondo::aegis
