#include "bosses/aegis/rondo.h"

#include <algorithm>
#include <limits>

#include "bosses/aegis/approach.h"
#include "bosses/aegis/steps.h"
#include "rules/aegis/effects.h"
#include "rules/aegis/verbs.h"
#include "rules/aegis/words.h"

namespace rondo::aegis {

namespace {

constexpr int nobody = std::numeric_limits<int>::max();

PieceId piece_of(const Option& option) { return static_cast<PieceId>(option.action.a); }
HexId hex_of(const Option& option) { return static_cast<HexId>(option.action.a); }

/// Keeps the options whose key is least; true if any was removed.
template <class Key>
bool keep_least(OptionList& options, Key&& key) {
  int least = nobody;
  for (const Option& option : options) least = std::min(least, key(option));
  const std::size_t before_it = options.size();
  options.filter([&](const Option& option) { return key(option) == least; });
  return options.size() < before_it;
}

/// Straight distance from a hex to the nearest of the player's robots.
int gap(const Table& table, const Position& p, HexId hex) {
  int least = nobody;
  each(pieces(p, Side::hero), [&](PieceId piece) { least = std::min(least, table.map.distance(hex, p[piece].hex)); });
  return least;
}

std::string away_text(int away) { return away == nobody ? "no robot to measure from" : std::to_string(away) + " away"; }

/// One narrowing with everything it needs to say why.
class Narrowing {
 public:
  Narrowing(const Table& table, const Position& p, const DecisionRules& rules, OptionList& options, Trace* trace)
      : table_(table), p_(p), rules_(rules), options_(options), trace_(trace) {}

  void run();

 private:
  template <class Closeness>
  void decide(Closeness&& away, const char* metric);
  template <class Closeness>
  void account(Closeness&& away, const char* metric);
  void aim();
  void shift();
  void advance();
  void account(const Approach& way) const;
  void silent(const char* about) const;
  void note(std::string text) const { trace_->notes.push_back(std::move(text)); }
  [[nodiscard]] std::string name(const Option& option) const { return piece_name(table_, p_, piece_of(option)); }
  [[nodiscard]] const Card& card(const Option& option) const { return card_of(table_, p_, piece_of(option)); }
  [[nodiscard]] std::string names(PieceSet set) const;
  [[nodiscard]] std::string left_text(std::size_t of) const { return "; " + std::to_string(options_.size()) + " of " + std::to_string(of) + " left"; }

  const Table& table_;
  const Position& p_;
  const DecisionRules& rules_;
  OptionList& options_;
  Trace* trace_;
};

void Narrowing::run() {
  const Frame& frame = p_.frames.back();
  const bool only_one = options_.size() == 1;
  if (trace_) trace_->step = step_text(table_, p_);
  switch (verb_of(options_[0].action)) {
    case Verb::target: {  // the closest to the attacker, or to where an effect line comes from (AEG-432)
      const HexId from = frame.kind == FrameKind::effect ? origin(p_, frame) : p_[frame.piece].hex;
      decide([&](const Option& option) { return table_.map.distance(from, p_[piece_of(option)].hex); }, "straight distance from the attacker");
      break;
    }
    case Verb::aim: aim(); break;
    case Verb::send:
      decide([&](const Option& option) { return gap(table_, p_, p_[piece_of(option)].hex); }, "straight distance to the nearest robot of the player");
      break;
    case Verb::take:
      decide([&](const Option& option) { return table_.map.distance(frame.hex, p_[piece_of(option)].hex); }, "straight distance from the attacker");
      break;
    case Verb::shift: shift(); break;
    case Verb::advance: advance(); break;
    case Verb::shove: silent("which way an enemy pushes or pulls"); break;
    case Verb::mend: silent("what a Repair mends first"); break;
    case Verb::consume: silent("which minions a combined one is formed of"); break;
    default: RONDO_ENSURE(false, "the boss owes a decision that its priorities do not know");
  }
  if (trace_ && only_one) trace_->rule = "Only one candidate";
}

/// The AI Decision Rules on pieces: four keys from the card, then the closest, then the player (AEG-422 to AEG-428).
template <class Closeness>
void Narrowing::decide(Closeness&& away, const char* metric) {
  if (trace_) return account(away, metric);
  keep_least(options_, [&](const Option& option) { return rules_.rank(p_[piece_of(option)].card); });
  if (options_.size() > 1) keep_least(options_, away);
}

/// The same, key by key and aloud.
template <class Closeness>
void Narrowing::account(Closeness&& away, const char* metric) {
  for (const Option& option : options_)
    trace_->candidates.push_back(name(option) + " (" + values_text(card(option)) + ", " + away_text(away(option)) + ")");
  for (const CardKey key : {CardKey::level, CardKey::letters, CardKey::make, CardKey::model}) {
    if (options_.size() == 1) return;
    std::string values;
    int last = -1;
    for (int at = 0; at < max_cards; ++at)  // the values met, the preferred first
      for (const Option& option : options_)
        if (const int rank = rules_.rank(p_[piece_of(option)].card, key); rank == at && rank != last) {
          values += (last < 0 ? "" : " before ") + value_text(card(option), key);
          last = rank;
        }
    const std::size_t of = options_.size();
    if (keep_least(options_, [&](const Option& option) { return rules_.rank(p_[piece_of(option)].card, key); })) {
      trace_->rule = rule_text(key);
      note(rule_text(key) + ": " + values + left_text(of));
    } else {
      note(rule_text(key) + ": all " + (values.empty() ? "alike" : values));
    }
  }
  if (options_.size() == 1) return;
  std::string distances;
  for (const Option& option : options_) distances += (distances.empty() ? "" : ", ") + name(option) + " " + away_text(away(option));
  const std::size_t of = options_.size();
  const std::string closest = "AI Decision Rules 5: the closest";
  const bool decided = keep_least(options_, away);
  if (decided) trace_->rule = closest;
  note(closest + " (" + metric + "): " + distances + (decided ? left_text(of) : ""));
  if (options_.size() == 1) return;
  note("tied after rule 5: your choice");
  if (trace_->rule.empty()) trace_->rule = "AI Decision Rules 6: your choice";
}

/// Enemy Moves bring their own side toward the player's robots and take the player's away from the boss (AEG-444, AEG-445); a boss
/// that is placed comes as near as it may. Distances are straight.
void Narrowing::shift() {
  const PieceId piece = p_.frames.back().target;
  const bool own = side_of(piece) == Side::boss;
  const HexId boss = p_[boss_piece].hex;
  const auto key = [&](const Option& option) { return own ? gap(table_, p_, hex_of(option)) : -table_.map.distance(hex_of(option), boss); };
  const std::size_t of = options_.size();
  if (trace_)
    for (const Option& option : options_)
      trace_->candidates.push_back(table_.label(hex_of(option)) + " (" + away_text(own ? key(option) : -key(option)) + ")");
  const bool decided = keep_least(options_, key);
  if (!trace_) return;
  const std::string rule = own ? "Enemies are moved toward the player's robots" : "The player's robots are moved away from the boss";
  const std::string metric = own ? "straight distance to the nearest robot of the player" : "straight distance from the boss";
  trace_->rule = decided ? rule : rule + ": all the same, your choice";
  note(rule + ": " + metric + " " + away_text(own ? key(options_[0]) : -key(options_[0])) + left_text(of));
}

/// A Lanzer goes along the line that holds the robot first in the AI Decision Rules (AEG-589).
void Narrowing::aim() {
  const PieceId user = p_.frames.back().piece;
  const auto best = [&](const Option& option) {
    int least = nobody;
    each(pieces(p_, Side::hero), [&](PieceId piece) {
      if (line_between(table_, p_[user].hex, p_[piece].hex) == option.action.a)
        least = std::min(least, rules_.rank(p_[piece].card) * 1024 + apart(table_, p_, user, piece));
    });
    return least;
  };
  if (trace_)
    for (const Option& option : options_) {
      std::string text = std::string(line_names[option.action.a]) + ":";
      each(pieces(p_, Side::hero), [&](PieceId piece) {
        if (line_between(table_, p_[user].hex, p_[piece].hex) == option.action.a) text += " " + piece_name(table_, p_, piece);
      });
      trace_->candidates.push_back(text);
    }
  const bool decided = keep_least(options_, best);
  if (trace_) trace_->rule = decided ? "AI Decision Rules: the line with the first robot in their order" : "AI Decision Rules 6: your choice";
}

void Narrowing::advance() {
  const Approach way = approach(table_, p_, p_.frames.back().piece, rules_);
  const std::size_t of = options_.size();
  options_.filter([&](const Option& option) { return way.ends.contains(hex_of(option)); });
  if (!trace_) return;
  account(way);
  trace_->rule = "Minions approach the closest robot and stop once their first Action has something in range";
  note(std::to_string(options_.size()) + " of " + std::to_string(of) + " hexes left" + (options_.size() > 1 ? ": your choice" : ""));
}

void Narrowing::account(const Approach& way) const {
  const PieceId minion = p_.frames.back().piece;
  each(pieces(p_, Side::hero), [&](PieceId piece) {
    const int steps = path_length(table_, p_, minion, piece);
    trace_->candidates.push_back(piece_name(table_, p_, piece) + " (" + (steps < 0 ? "no way" : std::to_string(steps) + " steps") + ", " +
                                 std::to_string(apart(table_, p_, minion, piece)) + " straight, " + values_text(card_of(table_, p_, piece)) + ")");
  });
  if (way.nearest == 0) return note("the player has no robot on the board: it stays");
  note(std::string(way.by_path ? "closest by steps: " : "no way leads to a robot; closest by straight distance: ") + names(way.nearest) + ", " +
       std::to_string(way.away) + (way.by_path ? " steps" : " hexes"));
  if (way.robots != way.nearest) note("ties by the AI Decision Rules 1 to 4: " + names(way.robots));
  for (const Option& option : options_) {
    const HexId hex = hex_of(option);
    if (hex == p_[minion].hex)
      note("it stays: no hex within its movement is nearer");
    else
      note(table_.label(hex) + (way.in_range.contains(hex) ? ": its first Action has something in range" : ": as near as its movement allows"));
  }
}

void Narrowing::silent(const char* about) const {
  if (!trace_) return;
  trace_->rule = std::string("The AI Decision Rules do not say ") + about + ": your choice";
}

std::string Narrowing::names(PieceSet set) const {
  std::string text;
  each(set, [&](PieceId piece) { text += (text.empty() ? "" : ", ") + piece_name(table_, p_, piece); });
  return text;
}

}  // namespace

void Rondo::narrow(const Game& game, const Position& p, OptionList& options, Trace* trace) const {
  Narrowing(game.table(), p, rules_, options, trace).run();
}

}  // namespace rondo::aegis
