#include "bosses/aegis/approach.h"

#include <algorithm>

namespace rondo::aegis {

namespace {

constexpr std::uint8_t far_off = 255;
constexpr std::size_t most_hexes = 250;

/// For each hex of the map how far it is from somewhere; `far_off` where no way leads.
class Measure {
 public:
  explicit Measure(const Table& table) { std::fill_n(steps_.begin(), table.map.size(), far_off); }
  [[nodiscard]] int operator[](HexId hex) const { return steps_[hex]; }
  [[nodiscard]] bool reached(HexId hex) const { return steps_[hex] != far_off; }
  void set(HexId hex, int steps) { steps_[hex] = static_cast<std::uint8_t>(steps); }

 private:
  std::array<std::uint8_t, most_hexes> steps_;
};

/// Hexes in the order found, each once.
class Queue {
 public:
  void push(HexId hex) { hexes_[tail_++] = hex; }
  [[nodiscard]] bool more() const { return head_ < tail_; }
  HexId pop() { return hexes_[head_++]; }

 private:
  std::array<HexId, most_hexes> hexes_;
  std::size_t head_ = 0;
  std::size_t tail_ = 0;
};

constexpr auto anywhere = [](HexId) { return true; };

/// One minion on its way.
class Walker {
 public:
  Walker(const Table& table, const Position& p, PieceId minion)
      : table_(table),
        p_(p),
        minion_(minion),
        start_(p[minion].hex),
        flies_(airborne(table, p, minion)),
        taken_(occupied(p)),
        movement_(movement_left(table, p, minion, 0, 99)) {}

  /// The player's robots that are fewest steps away, and how many steps that is; none where no way leads to any.
  PieceSet nearest(int& away) const;
  /// Adds the ends of all ways to a robot that is `away` steps away.
  void toward(PieceId robot, int away, Approach& found);
  /// Adds the ends of the ways to the hexes that are straight nearest to `robot`.
  void straight_toward(PieceId robot, Approach& found);
  [[nodiscard]] Measure steps_to(HexId goal, int depth) const;
  [[nodiscard]] HexId start() const { return start_; }

 private:
  [[nodiscard]] bool crosses(HexId hex) const { return flies_ || !(table_.walls.contains(hex) || taken_.contains(hex)); }
  [[nodiscard]] bool ends_on(HexId hex) const { return hex != start_ && !table_.walls.contains(hex) && !taken_.contains(hex); }
  [[nodiscard]] bool halts_at(HexId hex) const { return !flies_ && hex != start_ && table_.stops.contains(hex); }
  [[nodiscard]] bool in_range(HexId hex);
  template <class Leaves, class Enters>
  Measure flood(HexId from, const int& depth, Leaves&& leaves, Enters&& enters) const;
  template <class OnWay>
  void walk(OnWay&& on_way, HexSet& stopped, HexSet& passed);
  template <class Left>
  void as_near_as_possible(Left&& left, Approach& found);
  [[nodiscard]] Measure own_steps() const;

  const Table& table_;
  Position p_;  // its minion stands wherever the range is measured
  PieceId minion_;
  HexId start_;
  bool flies_;
  HexSet taken_;
  int movement_;
};

/// Breadth first from a hex. `enters(from, to, step)` says whether a hex not met before is entered, `leaves(hex)` whether the flood goes
/// on from there; no farther than `depth`, which they may lower on the way.
template <class Leaves, class Enters>
Measure Walker::flood(HexId from, const int& depth, Leaves&& leaves, Enters&& enters) const {
  Measure steps(table_);
  Queue queue;
  steps.set(from, 0);
  queue.push(from);
  while (queue.more()) {
    const HexId at = queue.pop();
    if (steps[at] >= depth) break;
    if (!leaves(at)) continue;
    for (const HexId next : table_.map.neighbours(at)) {
      if (next == nowhere || steps.reached(next) || !enters(at, next, steps[at] + 1)) continue;
      steps.set(next, steps[at] + 1);
      queue.push(next);
    }
  }
  return steps;
}

PieceSet Walker::nearest(int& away) const {
  HexSet robots;
  each(pieces(p_, Side::hero), [&](PieceId piece) { robots.insert(p_[piece].hex); });
  away = far_off;
  HexSet met;
  flood(start_, away, anywhere, [&](HexId, HexId next, int step) {
    if (!robots.contains(next)) return crosses(next);
    away = step;
    met.insert(next);
    return false;
  });
  PieceSet set = 0;
  each(pieces(p_, Side::hero), [&](PieceId piece) {
    if (met.contains(p_[piece].hex)) set |= only(piece);
  });
  return set;
}

/// Steps to `goal` from every hex at most `depth` away from it; the goal itself need not be free.
Measure Walker::steps_to(HexId goal, int depth) const {
  return flood(goal, depth, anywhere, [&](HexId, HexId next, int) { return next == start_ || crosses(next); });
}

/// Steps that this activation takes to each hex it can come to, resting there or not.
Measure Walker::own_steps() const {
  return flood(start_, movement_, [&](HexId at) { return !halts_at(at); }, [&](HexId, HexId next, int) { return crosses(next); });
}

bool Walker::in_range(HexId hex) {
  if (actions_of(table_, p_, minion_).empty()) return false;
  p_[minion_].hex = hex;
  const bool found = has_use(table_, p_, shot(table_, p_, minion_, 0));
  p_[minion_].hex = start_;
  return found;
}

/// All ways of steps that `on_way(from, to)` allows: the hexes where they end because something is in range, and those where they
/// could rest but need not.
template <class OnWay>
void Walker::walk(OnWay&& on_way, HexSet& stopped, HexSet& passed) {
  flood(start_, movement_, [&](HexId at) { return !halts_at(at) && !stopped.contains(at); },
        [&](HexId from, HexId next, int) {
          if (!on_way(from, next)) return false;
          if (ends_on(next)) (in_range(next) ? stopped : passed).insert(next);
          return true;
        });
}

/// The fewest-step ways to the hexes within this activation where `left(hex)` is least, each broken off where something comes in range.
template <class Left>
void Walker::as_near_as_possible(Left&& left, Approach& found) {
  const Measure steps = own_steps();
  int least = left(start_);
  int fewest = 0;
  HexSet goals;
  for (int id = 0; id < table_.map.size(); ++id) {
    const auto hex = static_cast<HexId>(id);
    if (!steps.reached(hex) || !ends_on(hex)) continue;
    const int now = left(hex);
    if (now > least || (now == least && steps[hex] > fewest)) continue;
    if (now < least || steps[hex] < fewest) goals = {};
    least = now;
    fewest = steps[hex];
    goals.insert(hex);
  }
  if (goals.empty()) {
    found.ends.insert(start_);
    return;
  }
  HexSet on_way = goals;  // and every hex before one of them, from the last step back
  for (int step = fewest; step > 0; --step) {
    HexSet earlier;
    on_way.each([&](HexId hex) {
      if (steps[hex] != step) return;
      for (const HexId back : table_.map.neighbours(hex))
        if (back != nowhere && steps.reached(back) && steps[back] == step - 1 && !halts_at(back)) earlier.insert(back);
    });
    on_way |= earlier;
  }
  HexSet stopped;
  HexSet passed;
  walk([&](HexId from, HexId to) { return on_way.contains(to) && steps[to] == steps[from] + 1; }, stopped, passed);
  found.ends |= stopped;
  found.in_range |= stopped;
  passed.each([&](HexId hex) {
    if (goals.contains(hex)) found.ends.insert(hex);
  });
}

void Walker::toward(PieceId robot, int away, Approach& found) {
  const Measure left = steps_to(p_[robot].hex, away);
  HexSet stopped;
  HexSet passed;
  walk([&](HexId from, HexId to) { return left[to] > 0 && left[to] == left[from] - 1; }, stopped, passed);
  int nearest_stop = far_off;
  int nearest_pass = far_off;
  stopped.each([&](HexId hex) { nearest_stop = std::min(nearest_stop, left[hex]); });
  passed.each([&](HexId hex) { nearest_pass = std::min(nearest_pass, left[hex]); });
  found.ends |= stopped;
  found.in_range |= stopped;
  if (nearest_stop < nearest_pass) return;  // every way comes into range, or could have gone on
  // What is left to go can only be beaten where STOP hexes, or hexes a flier cannot rest on, cut the shortest ways short.
  int least = nearest_pass;
  if (least > std::max(1, away - movement_)) {
    const Measure wide = steps_to(p_[robot].hex, far_off - 1);
    const Measure steps = own_steps();
    for (int id = 0; id < table_.map.size(); ++id)
      if (const auto hex = static_cast<HexId>(id); steps.reached(hex) && ends_on(hex)) least = std::min(least, wide[hex]);
    if (least < nearest_pass) {
      if (stopped.empty()) as_near_as_possible([&](HexId hex) { return wide[hex]; }, found);
      return;
    }
  }
  passed.each([&](HexId hex) {
    if (left[hex] == least) found.ends.insert(hex);
  });
}

void Walker::straight_toward(PieceId robot, Approach& found) {
  const HexId goal = p_[robot].hex;
  as_near_as_possible([&](HexId hex) { return table_.map.distance(hex, goal); }, found);
}

}  // namespace

Approach approach(const Table& table, const Position& p, PieceId minion, const DecisionRules& rules) {
  Walker walker(table, p, minion);
  Approach found;
  found.nearest = walker.nearest(found.away);
  if (found.nearest == 0) {
    found.by_path = false;
    each(pieces(p, Side::hero), [&](PieceId piece) {
      const int away = apart(table, p, minion, piece);
      if (away < found.away) found.nearest = 0;
      if (away <= found.away) found.nearest |= only(piece);
      found.away = std::min(found.away, away);
    });
  }
  int best = max_cards;
  each(found.nearest, [&](PieceId piece) { best = std::min(best, rules.rank(p[piece].card)); });
  each(found.nearest, [&](PieceId piece) {
    if (rules.rank(p[piece].card) == best) found.robots |= only(piece);
  });
  each(found.robots, [&](PieceId piece) {
    if (found.by_path)
      walker.toward(piece, found.away, found);
    else
      walker.straight_toward(piece, found);
  });
  if (found.ends.size() > 1) found.ends.erase(walker.start());  // it never stands still where it can get nearer to one of them
  if (found.ends.empty()) found.ends.insert(walker.start());    // nobody to approach, or nothing nearer
  return found;
}

int path_length(const Table& table, const Position& p, PieceId minion, PieceId robot) {
  const Walker walker(table, p, minion);
  const Measure steps = walker.steps_to(p[robot].hex, far_off - 1);
  return steps.reached(walker.start()) ? steps[walker.start()] : -1;
}

}  // namespace rondo::aegis
