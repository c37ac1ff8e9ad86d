#pragma once
// One tree of a planner: a Monte-Carlo tree search for decisions of one seat, of chance, and of several seats at once, below a root that
// is never changed. No heap while it simulates, and none at all once its solver has seen its largest matrix.
//
// Everybody whose choices another makes belongs to the other's side; who is not on the planner's side is against it. A child takes the
// place of an edge's mean, its value that of the edge, and what is proven is never searched again.
#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>

#include "ai/core/planner_leaf.h"
#include "ai/core/planner_learn.h"
#include "ai/core/planner_moves.h"
#include "ai/core/planner_settings.h"
#include "rules/core/fields.h"

namespace rondo::ai {

template <Game G, Leaf<G> L, PlayoutPolicy<G> P>
class Search {
 public:
  using Position = typename G::Position;

  Search(const G& game, const L& leaf, const P& policy, const PlannerSettings& settings, std::size_t memory)
      : game_(game), leaf_(leaf), policy_(policy), settings_(settings), arena_(memory) {}

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
    while (root_ != nowhere && simulations_ < budget && !node(root_).proven && (stop == nullptr || !stop->load(std::memory_order_relaxed))) {
      Position position = root;
      visit(node(root_), position, 0);
      ++simulations_;
    }
  }

  /// The tree's root; nothing where not even that found room.
  [[nodiscard]] Node* root() const { return root_ == nowhere ? nullptr : &node(root_); }
  [[nodiscard]] const Arena& arena() const { return arena_; }
  [[nodiscard]] std::uint32_t simulations() const { return simulations_; }
  [[nodiscard]] std::uint32_t nodes() const { return nodes_; }

 private:
  static constexpr std::uint32_t handy = 36;      ///< a node of so many edges gives each a child at its first visit, a larger one at its second
  static constexpr std::uint16_t countable = 32;  ///< outcomes that are weighed; more are averaged

  [[nodiscard]] Node& node(Place place) const { return *arena_.at<Node>(place); }
  [[nodiscard]] bool mine(Seat seat) const { return game_.chooser(seat) == me_; }

  /// A fresh node for `position`, at which somebody owes; nowhere if there is no room.
  Place grow(const Position& position) {
    const SeatSet seats = game_.to_act(position);
    Node made;
    if (seats.is_chance()) {
      moves_.gather_chance(game_, position, settings_.widest, draws_);
      made.kind = Node::Kind::chance;
    } else {
      moves_.gather(game_, position, seats, me_, draws_);
      made.kind = moves_.columns() == 1 ? Node::Kind::own : moves_.rows() == 1 ? Node::Kind::foe : Node::Kind::joint;
    }
    return moves_.store(arena_, made, nodes_);
  }

  void visit(Node& at, Position& position, int depth) {
    ++at.visits;
    switch (at.kind) {
      case Node::Kind::chance: return roll(at, position, depth);
      case Node::Kind::own: return alone(at, position, depth, 1);
      case Node::Kind::foe: return alone(at, position, depth, -1);
      case Node::Kind::joint: return meet(at, position, depth);
    }
  }

  /// Chance: an outcome by its weight; the node is worth what is known of its outcomes, by theirs.
  void roll(Node& at, Position& position, int depth) {
    const std::uint32_t* weights = Moves::weights(arena_, at);
    std::uint32_t ticket = draws_.below(weights[at.rows]);
    std::uint32_t outcome = 0;
    while (ticket >= weights[outcome]) ticket -= weights[outcome++];
    follow(at, outcome, position, depth);
    const Edge* edges = arena_.at<Edge>(at.edges);
    if (at.rows > countable && at.open > 0) {
      at.value += (edges[outcome].value - at.value) / at.visits;
      return;
    }
    double sum = 0, known = 0;
    for (std::uint32_t i = 0; i < at.rows; ++i) {
      if (!edges[i].known()) continue;
      sum += weights[i] * edges[i].value;
      known += weights[i];
    }
    at.value = sum / known;
    at.proven = at.open == 0 && !at.sampled;
  }

  /// One side alone: UCT over the values of its moves. `sign` is −1 where the others decide.
  void alone(Node& at, Position& position, int depth, double sign) {
    Edge* edges = arena_.at<Edge>(at.edges);
    const std::uint32_t choice = promising(at, edges, sign, false);
    follow(at, edges[choice].proven() && at.open > 0 ? promising(at, edges, sign, true) : choice, position, depth);
    at.value += (edges[choice].value - at.value) / at.visits;
    double best = sign * edges[0].value;  // of what is proven
    bool any = false;
    for (std::uint32_t i = 0; i < at.size(); ++i) {
      if (!edges[i].proven() || (any && sign * edges[i].value <= best)) continue;
      best = sign * edges[i].value;
      any = true;
    }
    if (!any || !(decided(best, sign) || (at.open == 0 && !at.sampled))) return;
    at.value = sign * best;
    at.proven = true;
  }
  /// The move with the best upper bound, of all or only of those that are not proven.
  [[nodiscard]] std::uint32_t promising(const Node& at, const Edge* edges, double sign, bool only_open) const {
    const double bonus = settings_.curiosity * (high_ - low_), log = rough_log(at.visits);
    std::uint32_t best = nowhere;
    double most = 0;
    for (std::uint32_t i = 0; i < at.size(); ++i) {
      if (!edges[i].known()) return i;
      if (only_open && edges[i].proven()) continue;
      const double bound = sign * edges[i].value + (edges[i].proven() ? 0 : bonus * std::sqrt(log / edges[i].visits));
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
  void meet(Node& at, Position& position, int depth) {
    Joint joint(arena_, at);
    const bool regret = settings_.joint == PlannerSettings::Joint::regret;
    const double visits = at.lessons, bonus = settings_.curiosity * (high_ - low_);
    const std::uint32_t row = regret ? draw_move(joint.rows, at.row_regret, draws_) : most_promising(joint.rows, visits, bonus);
    const std::uint32_t column = regret ? draw_move(joint.columns, at.column_regret, draws_) : most_promising(joint.columns, visits, bonus);
    const std::uint32_t cell = row * at.columns + column;
    const bool strays = regret && draws_.share() < std::min(settings_.exploration, 1 / std::sqrt(1 + settings_.decay * visits));
    follow(at, strays || joint.cells[cell].proven() ? elsewhere(joint, row, column) : cell, position, depth);
    if (regret)
      learn_regret(joint, row, column);
    else
      learn_means(joint, row, column);
    if (regret || at.open == 0) settle(joint);
  }
  void settle(Joint& joint) {
    Node& at = joint.node;
    const bool all = at.open == 0;
    if (at.visits < at.solve_at && !(all && !at.sampled)) return;
    at.solve_at = at.visits + at.visits / 8 + at.size();
    if (!all && (at.visits < 2 * at.size() || !well_known(joint, 1))) return;
    at.value = solver_.solve(joint);
    at.solved = true;
    at.proven = all && !at.sampled;
  }

  /// Goes through an edge, and brings its value and its proof up to date.
  void follow(Node& at, std::uint32_t index, Position& position, int depth) {
    Edge& edge = arena_.at<Edge>(at.edges)[index];
    ++edge.visits;
    if (edge.proven()) return;
    apply(at, index, position);
    if (edge.child == nowhere) settle_in(at, edge, position, depth);
    if (edge.child == nowhere || edge.proven()) return close(at, edge);
    Node& child = node(edge.child);
    if (!child.proven && (depth >= settings_.depth || child.visits == 0)) {
      sample(edge, position);
      child.visits += child.visits == 0;
      child.value = edge.value;
      return close(at, edge);
    }
    if (!child.proven) visit(child, position, depth + 1);
    edge.value = child.value;
    if (child.proven) edge.child = proven_leaf;
    close(at, edge);
  }
  void close(Node& at, const Edge& edge) {
    low_ = std::min(low_, edge.value);
    high_ = std::max(high_, edge.value);
    at.open -= edge.proven();
  }
  /// What stands behind an edge that has no child: an end, a known position, a fresh node, or for now a playout.
  void settle_in(Node& at, Edge& edge, Position& position, int depth) {
    if (game_.to_act(position).empty()) {
      edge.value = leaf_.value(game_, position, me_);
      edge.child = proven_leaf;
      return;
    }
    if (depth >= settings_.depth || (edge.visits == 1 && at.size() > handy)) return sample(edge, position);
    const std::uint64_t key = settings_.share ? digest(position) : 0;
    if (settings_.share) edge.child = atlas_.find(key);
    if (edge.child != nowhere) return;
    edge.child = grow(position);
    if (edge.child == nowhere) return sample(edge, position);
    if (settings_.share) atlas_.note(key, edge.child);
  }

  /// A playout from `position`. What it finds is exact where nobody had a choice.
  [[gnu::noinline]] void sample(Edge& edge, Position& position) {  // its lists stay off the stack of a descent
    bool forced = true;
    int plies = 0;
    Mute mute;
    OptionList options;
    std::array<Action, max_seats> answers;
    for (SeatSet seats = game_.to_act(position); !seats.empty(); seats = game_.to_act(position)) {
      if (leaf_.stop(game_, position, plies)) {
        forced = false;
        break;
      }
      std::size_t count = 0;
      for (const Seat seat : seats) {
        game_.options(position, seat, options);
        forced = forced && options.size() == 1;
        answers[count++] = options[pick(position, seat, options)].action;
      }
      game_.apply(position, {answers.data(), count}, mute);
      RONDO_ENSURE(++plies < 1'000'000, "a playout does not end");
    }
    const double value = leaf_.value(game_, position, me_);
    if (forced) edge.child = proven_leaf;
    edge.value = forced ? value : edge.value + (value - edge.value) / edge.visits;
  }
  [[nodiscard]] std::size_t pick(const Position& position, Seat seat, const OptionList& options) {
    if (options.size() == 1) return 0;
    if (seat != Seat::chance) return policy_.choose(game_, position, seat, options, draws_);
    return pick_by_weight(options, draws_);
  }
  void apply(const Node& at, std::uint32_t index, Position& position) {
    const Action* row = Moves::row(arena_, at, index / at.columns);
    const Action* column = Moves::column(arena_, at, index % at.columns);
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
  Draws draws_;
  Seat me_ = Seat::none;
  Place root_ = nowhere;
  double low_ = 0, high_ = 0;  ///< of the values seen
  std::uint32_t simulations_ = 0, nodes_ = 0;
};

}  // namespace rondo::ai
