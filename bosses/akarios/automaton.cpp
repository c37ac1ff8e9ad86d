#include "bosses/akarios/automaton.h"

#include <array>
#include <limits>

#include "rules/akarios/aim.h"
#include "rules/akarios/verbs.h"
#include "rules/akarios/words.h"
#include "rules/core/text.h"

namespace rondo::akarios {

namespace {

/// One key of a preference: the options with the least value stay.
struct Key {
  const char* name;  ///< `hexes away`
  const char* rule;  ///< the line of the profile
};

constexpr Key away = {"hexes away", "HOUSE-4: the nearest"};
constexpr Key turns = {"turns until it can be hit", "HOUSE-4: the fewest turns until it can be hit"};
constexpr Key strength = {"shields and hull", "HOUSE-4: the least shields and hull"};
constexpr Key hull = {"hull", "HOUSE-4: the least hull"};
constexpr Key number = {"place", "HOUSE-4: the first of the squad"};

/// One narrowing with everything it needs to say why.
class Narrowing {
 public:
  Narrowing(const Game& game, const Position& p, OptionList& options, Trace* trace)
      : game_(game), table_(game.table()), p_(p), frame_(p.frames.back()), options_(options), trace_(trace) {}

  void run();

 private:
  void choose_ship(bool focus);
  void choose_turn();
  void choose_flight();
  template <class Value>
  void keep_least(const Key& key, Value&& value);
  void keep(Action action, const char* rule);
  [[nodiscard]] const Arc* arc() const { return next_attack(steps_of(table_, p_, frame_), frame_.line); }
  [[nodiscard]] std::string name(Action action) const { return game_.spell(p_, automaton_seat, action); }

  const Game& game_;
  const Table& table_;
  const Position& p_;
  const Frame& frame_;
  OptionList& options_;
  Trace* trace_;
};

void Narrowing::run() {
  if (trace_) {
    const auto type = static_cast<std::size_t>(type_of(frame_.ship));
    const CombatCard& card = table_.combat[type][p_.cards[type]];
    trace_->step = ship_name(table_, frame_.ship) + ", " + card.id + " '" + card.name + "', step " + std::to_string(frame_.line + 1) + ": " +
                   step_text(card.steps[frame_.line]);
    if (options_.size() == 1) trace_->rule = "Only one candidate";
  }
  switch (verb_of(options_[0].action)) {
    case Verb::focus: return choose_ship(true);
    case Verb::strike: return choose_ship(false);
    case Verb::fly: return choose_flight();
    default: return choose_turn();
  }
}

template <class Value>
void Narrowing::keep_least(const Key& key, Value&& value) {
  if (options_.size() == 1) return;
  int least = std::numeric_limits<int>::max();
  std::string values;
  for (const Option& option : options_) {
    const int it = value(option.action);
    least = std::min(least, it);
    if (trace_) values += (values.empty() ? "" : ", ") + name(option.action) + " " + std::to_string(it);
  }
  const std::size_t before = options_.size();
  options_.filter([&](const Option& option) { return value(option.action) == least; });
  if (!trace_) return;
  trace_->notes.push_back(std::string(key.name) + ": " + values + "; " + std::to_string(options_.size()) + " of " + std::to_string(before) + " left");
  if (options_.size() < before) trace_->rule = key.rule;
}

void Narrowing::keep(Action action, const char* rule) {
  options_.filter([&](const Option& option) { return option.action == action; });
  if (trace_) trace_->rule = rule;
}

/// The focus, and for attacks first of all the focus itself (HOUSE-4, HOUSE-5).
void Narrowing::choose_ship(bool focus) {
  if (const Action strike = action(Verb::strike, frame_.other); !focus && options_.size() > 1 && options_.contains(strike))
    return keep(strike, "HOUSE-5: its focus, which it can hit");
  const auto ship = [](Action action) { return static_cast<ShipId>(action.a); };
  const Arc* arc = this->arc();
  keep_least(away, [&](Action action) { return between(table_, p_, frame_.ship, ship(action)); });
  if (arc)
    keep_least(turns, [&](Action action) {
      return turns_to_hit(table_, p_, frame_.ship, p_[frame_.ship].at, p_[frame_.ship].facing, ship(action), *arc);
    });
  keep_least(strength, [&](Action action) { return p_[ship(action)].shields + p_[ship(action)].hull; });
  keep_least(hull, [&](Action action) { return int{p_[ship(action)].hull}; });
  keep_least(number, [&](Action action) { return int{ship(action)}; });
}

/// The shorter way until the focus lies within the span of the next attack; without one ahead, of a cone (HOUSE-6).
void Narrowing::choose_turn() {
  const Arc* arc = this->arc();
  const int sides = turns_to_face(table_.map.at(p_[frame_.ship].at), p_[frame_.ship].facing, table_.map.at(p_[frame_.other].at), arc ? arc->kind : ArcKind::cone);
  if (trace_) trace_->notes.push_back("turns to face " + ship_name(table_, frame_.other) + ": " + std::to_string(sides) + " clockwise");
  if (sides == 0) return keep(action(Verb::hold), "HOUSE-6: its focus lies ahead");
  keep(action(sides < 0 ? Verb::turn_left : Verb::turn_right), sides == 3 ? "HOUSE-6: behind, so clockwise" : "HOUSE-6: the shorter way to its focus");
}

/// Which alternative of a move (HOUSE-7).
void Narrowing::choose_flight() {
  const std::vector<Pattern>& patterns = steps_of(table_, p_, frame_)[frame_.line].patterns;
  std::array<Course, max_patterns> courses;
  for (std::size_t i = 0; i < patterns.size(); ++i) courses[i] = course(table_, p_, frame_.ship, patterns[i]);
  const auto to = [&](Action action) -> const Course& { return courses[action.a]; };
  const Arc* arc = this->arc();
  if (frame_.other != no_ship) {
    if (arc)
      keep_least({"out of its focus's reach", "HOUSE-7: puts its focus in the next attack's arc"}, [&](Action action) {
        return could_hit(table_, p_, frame_.ship, to(action).at, to(action).facing, frame_.other, *arc) ? 0 : 1;
      });
    keep_least({"hexes from its focus", "HOUSE-7: ends nearest to its focus"},
               [&](Action action) { return table_.map.distance(to(action).at, p_[frame_.other].at); });
    if (arc)
      keep_least({"turns until it can be hit", "HOUSE-7: the fewest turns needed"}, [&](Action action) {
        return turns_to_hit(table_, p_, frame_.ship, to(action).at, to(action).facing, frame_.other, *arc);
      });
  }
  keep_least({"place on the card", "HOUSE-7: printed first"}, [](Action action) { return int{action.a}; });
}

}  // namespace

int turns_to_hit(const Table& table, const Position& p, ShipId ship, HexId at, int facing, ShipId target, Arc arc) {
  for (int sides = 0; sides <= 3; ++sides)
    for (const int way : {sides, -sides})
      if (could_hit(table, p, ship, at, turned(facing, way), target, arc)) return sides;
  return 7;
}

void Automaton::narrow(const Game& game, const Position& p, OptionList& options, Trace* trace) const {
  Narrowing(game, p, options, trace).run();
}

}  // namespace rondo::akarios
