#pragma once
// One tree of a planner: a Monte-Carlo tree search for decisions of one seat, of chance, and of several seats at once, below a root that
// is never changed. No heap while it simulates, and none at all once its solver has seen its largest matrix.
//
// Everybody whose choices another makes belongs to the other's side; who is not on the planner's side is against it. A child takes the
// place of a cell's mean, its value that of the cell, and what is proven is never searched again. A node stands for one position and
// remembers it: two positions share a node only if they are equal, whatever their digests say, so a move of a node is always legal.
#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <concepts>
#include <utility>
#include <vector>

#include "ai/core/planner_learn.h"
#include "ai/core/planner_playout.h"
#include "ai/core/planner_settings.h"
#include "ai/core/planner_tally.h"
#include "rules/core/dealer.h"
#include "rules/core/fields.h"

namespace rondo::ai {

template <Game G, Leaf<G> L, PlayoutPolicy<G> P>
requires std::equality_comparable<typename G::Position>
class Search {
 public:
  using Position = typename G::Position;

  Search(const G& game, const L& leaf, const P& policy, const PlannerSettings& settings, Arena arena)
      : game_(game), leaf_(leaf), policy_(policy), settings_(settings), arena_(std::move(arena)) {}

  /// Trees with the same `of_root` have the same moves at the root.
  struct Seeds {
    std::uint64_t of_root = 0, of_tree = 0;
  };
  /// Up to `budget` simulations for the side of `me`, which must owe a decision, or decide for a seat that does; fewer if all is proven,
  /// or once somebody sets `stop`.
  void run(const Position& root, Seat me, std::uint32_t budget, Seeds seeds, const std::atomic<bool>* stop = nullptr) {
    me_ = me;
    draws_ = Draws(seeds.of_root);
    arena_.clear();
    atlas_.lay_out(arena_, settings_.share ? budget : 0);
    low_ = high_ = 0;
    simulations_ = nodes_ = 0;
    if (const std::optional<Bounds> bounds = leaf_.bounds()) low_ = bounds->least, high_ = bounds->most;
    root_ = grow(root);
    draws_ = Draws(seeds.of_tree);
    fate_ = ~seeds.of_tree;
    if (root_ == nowhere) return;
    tallies_.assign(std::size_t{node(root_).rows} + node(root_).columns, {});
    while (simulations_ < budget && !node(root_).proven && (stop == nullptr || !stop->load(std::memory_order_relaxed))) {
      simulate();
      ++simulations_;
    }
  }

  /// The tree's root; nothing where not even that found room.
  [[nodiscard]] const Node* root() const { return root_ == nowhere ? nullptr : &node(root_); }
  /// Of the root's rows, then of its columns: the results of the simulations that went through each.
  [[nodiscard]] const std::vector<Tally>& tallies() const { return tallies_; }
  /// The least and the most that was seen.
  [[nodiscard]] Bounds seen() const { return {low_, high_}; }
  [[nodiscard]] const Arena& arena() const { return arena_; }
  [[nodiscard]] std::uint32_t simulations() const { return simulations_; }
  [[nodiscard]] std::uint32_t nodes() const { return nodes_; }
  /// Gives the memory back; the search is over.
  [[nodiscard]] Arena release() { return std::move(arena_); }

 private:
  static constexpr std::uint32_t handy = 36;      ///< a node of so many cells gives each a child at its first visit, a larger one at its second
  static constexpr std::uint16_t countable = 32;  ///< outcomes that are weighed; more are averaged

  /// One decision on the way down: the cell that was gone through, and for a joint one the moves that were meant.
  struct Step {
    Node* node = nullptr;
    std::uint32_t cell = 0, row = 0, column = 0;
  };

  [[nodiscard]] Node& node(Place place) const { return *arena_.template at<Node>(place); }
  [[nodiscard]] bool mine(Seat seat) const { return game_.chooser(seat) == me_; }
  [[nodiscard]] const Position& position_of(const Node& at) const { return *at.stands_for<Position>(); }

  /// A fresh node for `position`, at which somebody owes; nowhere if there is no room.
  Place grow(const Position& position) {
    const SeatSet seats = game_.to_act(position);
    Node::Kind kind = Node::Kind::chance;
    if (seats.is_chance()) {
      moves_.gather_chance(game_, position, settings_.widest, draws_);
    } else {
      moves_.gather(game_, position, seats, me_, draws_);
      kind = moves_.columns() == 1 ? Node::Kind::own : moves_.rows() == 1 ? Node::Kind::foe : Node::Kind::joint;
    }
    const Place place = moves_.store(arena_, kind, settings_.joint == PlannerSettings::Joint::uct, position);
    nodes_ += place != nowhere;
    return place;
  }

  /// Down to a playout, an end, or what is proven; then back up, every decision learning from what is now behind its cell.
  void simulate() {
    std::size_t depth = 0;
    for (Node* at = &node(root_); at != nullptr; ++depth) {
      ++at->visits;
      path_[depth] = decide(*at);
      at = follow(path_[depth], static_cast<int>(depth));
    }
    for (std::size_t i = depth; i-- > 0;) {
      if (const Step& step = path_[i]; i + 1 < depth) set(*step.node, step.cell, path_[i + 1].node->value, path_[i + 1].node->proven);
      learn(path_[i]);
    }
    const Node& root = node(root_);
    tallies_[path_[0].cell / root.columns].add(result_);
    tallies_[root.rows + path_[0].cell % root.columns].add(result_);
  }
  Step decide(Node& at) {
    switch (at.kind) {
      case Node::Kind::chance: return roll(at);
      case Node::Kind::own: return alone(at, 1);
      case Node::Kind::foe: return alone(at, -1);
      case Node::Kind::joint: return meet(at);
    }
    return {};
  }
  void learn(const Step& step) {
    switch (step.node->kind) {
      case Node::Kind::chance: return learn_chance(step);
      case Node::Kind::own: return learn_alone(step, 1);
      case Node::Kind::foe: return learn_alone(step, -1);
      case Node::Kind::joint: return learn_joint(step);
    }
  }

  /// Chance: an outcome by its weight; the node is worth what is known of its outcomes, by theirs.
  Step roll(Node& at) {
    const std::uint32_t* weights = at.weights();
    std::uint32_t ticket = draws_.below(weights[at.rows]);
    std::uint32_t outcome = 0;
    while (ticket >= weights[outcome]) ticket -= weights[outcome++];
    return {&at, outcome, 0, 0};
  }
  void learn_chance(const Step& step) {
    Node& at = *step.node;
    if (at.rows > countable && at.open > 0) {
      at.value += (at.values()[step.cell] - at.value) / at.visits;
      return;
    }
    double sum = 0, known = 0;
    for (std::uint32_t i = 0; i < at.rows; ++i) {
      if (!at.cell_known(i)) continue;
      sum += at.weights()[i] * worth(arena_, at, i);
      known += at.weights()[i];
    }
    at.value = sum / known;
    at.proven = at.open == 0 && !at.sampled;
  }

  /// One side alone: UCT over the values of its moves, though what is proven is not gone through. `sign` is −1 where the others decide.
  Step alone(Node& at, double sign) {
    const std::uint32_t choice = promising(at, sign, false);
    return {&at, at.cell_proven(choice) && at.open > 0 ? promising(at, sign, true) : choice, choice, 0};
  }
  void learn_alone(const Step& step, double sign) {
    Node& at = *step.node;
    at.value += (at.values()[step.row] - at.value) / at.visits;
    if (at.open == at.size()) return;
    double best = 0;  // of what is proven
    bool any = false;
    for (std::uint32_t i = 0; i < at.size(); ++i) {
      if (!at.cell_proven(i)) continue;
      const double value = sign * worth(arena_, at, i);
      best = any ? std::max(best, value) : value;
      any = true;
    }
    if (!decided(best, sign) && (at.open > 0 || at.sampled)) return;
    at.value = sign * best;
    at.proven = true;
  }
  /// The move with the best upper bound, of all or only of those that are not proven.
  [[nodiscard]] std::uint32_t promising(const Node& at, double sign, bool only_open) const {
    const double bonus = settings_.curiosity * (high_ - low_), log = rough_log(at.visits);
    std::uint32_t best = nowhere;
    double most = 0;
    for (std::uint32_t i = 0; i < at.size(); ++i) {
      if (!at.cell_known(i)) return i;
      const bool proven = at.cell_proven(i);
      if (only_open && proven) continue;
      const double bound = sign * at.values()[i] + (proven ? 0 : bonus * std::sqrt(log / at.cell_visits()[i]));
      if (best != nowhere && bound <= most) continue;
      best = i;
      most = bound;
    }
    return best;
  }
  /// Whether nothing can be worth more to the side that sees `value` as its own.
  [[nodiscard]] bool decided(double value, double sign) const {
    const std::optional<Bounds> bounds = leaf_.bounds();
    return bounds && value >= (sign > 0 ? bounds->most : -bounds->least);
  }

  /// Both sides at once.
  Step meet(Node& at) {
    Step step{&at, 0, 0, 0};
    bool strays = false;
    if (settings_.joint == PlannerSettings::Joint::regret) {
      step.row = draw_move(at.row_lessons(), at.row_regret, draws_);
      step.column = draw_move(at.column_lessons(), at.column_regret, draws_);
      const double share = draws_.share();
      strays = share < settings_.exploration && share * share * (1 + settings_.decay * at.lessons) < 1;
    } else {
      const auto bonus = static_cast<float>(settings_.curiosity * (high_ - low_) * std::sqrt(rough_log(at.lessons + 1)));
      step.row = most_promising(at.row_lessons(), bonus);
      step.column = most_promising(at.column_lessons(), bonus);
    }
    step.cell = step.row * at.columns + step.column;
    __builtin_prefetch(at.values() + std::size_t{step.row} * at.columns);  // the lesson will ask for them
    __builtin_prefetch(at.turned() + std::size_t{step.column} * at.rows);
    if (strays || at.cell_proven(step.cell)) step.cell = elsewhere(at, step.row, step.column);
    return step;
  }
  void learn_joint(const Step& step) {
    Node& at = *step.node;
    const bool regret = settings_.joint == PlannerSettings::Joint::regret;
    if (regret)
      learn_regret(at, step.row, step.column);
    else
      learn_means(at, step.row, step.column);
    if (regret || at.open == 0) settle(at);
  }
  void settle(Node& at) {
    const bool all = at.open == 0;
    if (at.visits < at.solve_at && !(all && !at.sampled)) return;
    at.solve_at = at.visits + at.visits / 8 + at.size();
    if (!all && (at.visits < 2 * at.size() || !all_known(at))) return;
    at.value = solver_.solve(arena_, at);
    at.solved = true;
    at.proven = all && !at.sampled;
  }

  /// Goes through a cell: the node behind it, or nothing where that is not gone into; the cell's value is set then.
  Node* follow(const Step& step, int depth) {
    Node& at = *step.node;
    ++at.cell_visits()[step.cell];
    if (at.cell_proven(step.cell)) {
      result_ = worth(arena_, at, step.cell);
      return nullptr;
    }
    Place place = at.children()[step.cell];
    if (place == nowhere) {
      Position position = position_of(at);
      apply(at, step.cell, position);
      place = at.children()[step.cell] = settle_in(step, position, depth);
      if (place == nowhere) return sample(step, position);
    }
    Node& child = node(place);
    if (child.proven) {
      result_ = child.value;
      set(at, step.cell, child.value, true);
      return nullptr;
    }
    if (child.visits > 0 && depth < settings_.depth) return &child;
    Position position = position_of(child);
    sample(step, position);
    child.visits += child.visits == 0;
    child.proven = at.cell_proven(step.cell);
    child.value = child.proven ? result_ : double{at.values()[step.cell]};
    return nullptr;
  }
  /// The node of a position that a cell leads to: known, or a fresh one; nowhere for an end, for want of room, and for now.
  Place settle_in(const Step& step, const Position& position, int depth) {
    if (game_.to_act(position).empty() || depth >= settings_.depth) return nowhere;
    if (step.node->cell_visits()[step.cell] == 1 && step.node->size() > handy) return nowhere;
    if (!settings_.share) return grow(position);
    const std::uint64_t key = digest(position);
    const Place known = atlas_.find(key, [&](Place place) { return position_of(node(place)) == position; });
    if (known != nowhere) return known;
    const Place fresh = grow(position);
    if (fresh != nowhere) atlas_.note(key, fresh);
    return fresh;
  }
  /// A playout from what is behind a cell. What it finds is exact where nobody had a choice. Where the root is all there is of the tree, the
  /// n-th playouts of all moves meet the same fate (common random numbers): what luck gave to one, it gave to the others.
  Node* sample(const Step& step, Position& position) {
    if (settings_.depth == 0) luck_ = Draws(Dealer::game_seed(fate_, step.node->cell_visits()[step.cell]));
    const Outcome outcome = play_out(game_, leaf_, policy_, position, me_, settings_.depth == 0 ? luck_ : draws_);
    result_ = outcome.value;
    const double before = step.node->values()[step.cell];
    const bool first = outcome.exact || !step.node->cell_known(step.cell);
    set(*step.node, step.cell, first ? result_ : before + (result_ - before) / step.node->cell_visits()[step.cell], outcome.exact);
    return nullptr;
  }
  /// What is behind a cell is worth so much, and that is proven or not.
  void set(Node& at, std::uint32_t cell, double value, bool proven) {
    at.set_value(cell, value);
    low_ = std::min(low_, value);
    high_ = std::max(high_, value);
    if (!proven || at.cell_proven(cell)) return;
    at.children()[cell] |= proven_mark;
    --at.open;
  }
  void apply(const Node& at, std::uint32_t cell, Position& position) const {
    const Action* row = at.row(cell / at.columns);
    const Action* column = at.column(cell % at.columns);
    std::array<Action, max_seats> answers;
    std::size_t count = 0;
    if (at.kind == Node::Kind::chance)
      answers[count++] = *row;
    else
      for (const Seat seat : game_.to_act(position)) answers[count++] = mine(seat) ? *row++ : *column++;
    Mute mute;
    game_.apply(position, {answers.data(), count}, mute);
  }

  const G& game_;
  const L& leaf_;
  const P& policy_;
  const PlannerSettings& settings_;
  Arena arena_;
  Atlas atlas_;
  Moves moves_;
  NodeSolver solver_;
  Draws draws_, luck_;
  std::uint64_t fate_ = 0;
  Seat me_ = Seat::none;
  Place root_ = nowhere;
  double low_ = 0, high_ = 0;  ///< of the values seen
  double result_ = 0;          ///< of the simulation
  std::uint32_t simulations_ = 0, nodes_ = 0;
  std::vector<Tally> tallies_;
  std::array<Step, PlannerSettings::deepest + 1> path_;
};

}  // namespace rondo::ai
