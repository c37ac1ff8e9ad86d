#include "ai/aerodome/forecaster.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

#include "ai/aerodome/turn_plan.h"
#include "ai/core/planner.h"
#include "ai/core/playout.h"

namespace rondo::aerodome {

namespace {

constexpr double dial = 0.5;  // Victory Points that all Hit Points are worth
constexpr double far = 2;     // Victory Points ahead that are worth half a win

/// Whose card, and which, an answer to a hidden choice names.
struct Named {
  FighterId fighter;
  int card;
};
Named named(const Table& table, Seat seat, Action action) {
  if (verb_of(action) == Verb::slot) return {static_cast<FighterId>(action.a), action.b};
  FighterId fighter = 0;
  while (table.seat_of(fighter) != seat) ++fighter;
  return {fighter, action.a};
}

bool chooses_card(const Position& view) { return view.frames.back().kind == FrameKind::round; }

}  // namespace

struct Forecaster::Study {
  Study(Game of, const Level& level)
      : game(std::move(of)), greedy(game), repertoire(game.table()), courses(level.budget / rehearsals_a_course), carelessness(level.carelessness) {}

  Game game;
  Greedy greedy;
  Repertoire repertoire;
  Weights weights;
  std::uint32_t courses;
  double carelessness;
};

Forecaster::Forecaster(Game game, const Level& level) : study_(std::make_shared<const Study>(std::move(game), level)) {}

double Forecaster::standing(const Position& p, Seat seat) const {
  if (p.outcome != Outcome::open) return study_->game.payoff(p, seat);
  const Table& table = study_->game.table();
  const Appraisal appraisal(table, study_->repertoire, study_->weights, p);
  double own = p.points[static_cast<std::size_t>(seat)];
  double others = 0;
  SeatSet rivals;
  for (FighterId fighter = 0; fighter < table.fighters(); ++fighter) {
    const Plane& plane = p[fighter];
    const Seat whose = table.seat_of(fighter);
    double points = plane.hit_points > 0 ? plane.hit_points : table.hit_points;  // a destroyed one comes back with all
    if (plane.aloft) points += appraisal.room(fighter, pose(plane));
    for (FighterId enemy = 0; whose == seat && plane.aloft && enemy < table.fighters(); ++enemy)
      if (table.enemies(fighter, enemy) && p[enemy].aloft) points += appraisal.prospect(fighter, pose(plane), enemy, pose(p[enemy]));
    (whose == seat ? own : others) += dial * points / table.hit_points;
    if (whose != seat) rivals.insert(whose);
  }
  for (const Seat rival : rivals) others += p.points[static_cast<std::size_t>(rival)];
  const double lead = own - others / rivals.size();
  return lead / (std::abs(lead) + far);
}

/// Of hidden choices those that can stay inside, if there are any; of anything else all.
std::vector<std::size_t> Forecaster::candidates(const Position& view, Seat seat, const OptionList& options) const {
  std::vector<std::size_t> found;
  const Game& game = study_->game;
  if (chooses_card(view)) {
    const Appraisal appraisal(game.table(), study_->repertoire, study_->weights, view);
    for (std::size_t i = 0; i < options.size(); ++i) {
      const Named one = named(game.table(), seat, options[i].action);
      if (TurnPlan::can_stay_inside(game, appraisal, one.fighter, one.card)) found.push_back(i);
    }
  }
  if (!found.empty()) return found;
  found.resize(options.size());
  std::iota(found.begin(), found.end(), std::size_t{0});
  return found;
}

/// What an answer leads to when the dice fall by `seed` and everybody else, and afterwards the seat itself, does as the greedy pilot does.
double Forecaster::course(Position p, Seat seat, Action answer, std::uint64_t seed) const {
  const Game& game = study_->game;
  const int round = p.round;
  FixedVector<Action, max_seats> answers;
  for (const Seat one : p.owing) {
    OptionList options;
    if (one != seat) game.options(p, one, options);
    answers.push_back(one == seat ? answer : options[study_->greedy.choose(game.view(p, one), one, options, {seed, 0})].action);
  }
  Mute mute;
  game.apply(p, {answers.begin(), answers.size()}, mute);
  ai::Clock clock{1, {}};
  while (p.outcome == Outcome::open && p.round == round) ai::play_ply(game, p, seed, clock, study_->greedy);
  return standing(p, seat);
}

/// Plays courses of the answers in `left` until one is left: in each phase equally many of each, all with the same luck, then the better half
/// goes on. Among equals the earlier one does.
void Forecaster::halve(std::vector<std::size_t>& left, std::vector<ai::Tally>& tallies, const Question& asked, const std::atomic<bool>* stop) const {
  const auto stopped = [&] { return stop != nullptr && stop->load(std::memory_order_relaxed); };
  const auto phases = static_cast<std::uint32_t>(std::bit_width(left.size() - 1));
  std::uint64_t luck = 0;
  while (left.size() > 1) {
    const std::uint32_t each = std::max<std::uint32_t>(1, study_->courses / (phases * static_cast<std::uint32_t>(left.size())));
    for (std::uint32_t i = 0; i < each && !stopped(); ++i, ++luck)
      for (const std::size_t option : left)
        tallies[option].add(course(asked.view, asked.seat, asked.options[option].action, Dealer::game_seed(asked.seed, luck)));
    std::stable_sort(left.begin(), left.end(), [&](std::size_t one, std::size_t other) { return tallies[one].sum > tallies[other].sum; });
    left.resize(stopped() ? 1 : (left.size() + 1) / 2);
  }
}

ai::Plan Forecaster::advise(const Position& view, Seat seat, std::uint64_t seed, const std::atomic<bool>* stop) const {
  if (!view.owing.contains(seat) || seat == Seat::chance) return {};
  OptionList options;
  study_->game.options(view, seat, options);
  const std::size_t usual = options.size() == 1 ? 0 : study_->greedy.choose(view, seat, options, {seed, 0});
  const FrameKind kind = view.frames.back().kind;
  std::vector<std::size_t> left = {usual};
  if (options.size() > 1 && study_->courses > 0 && kind != FrameKind::opening && kind != FrameKind::entry) left = candidates(view, seat, options);
  if (const auto at = std::find(left.begin(), left.end(), usual); at != left.end()) std::rotate(left.begin(), at, at + 1);
  std::vector<ai::Tally> tallies(options.size());
  halve(left, tallies, {view, seat, options, seed}, stop);

  ai::Plan plan;
  for (std::size_t i = 0; i < options.size(); ++i) {
    const ai::Tally& tally = tallies[i];
    plan.moves.push_back({options[i].action, i == left[0] ? 1.0 : 0.0, static_cast<double>(tally.count)});
    if (tally.count == 0) continue;
    plan.moves[i].value = tally.sum / tally.count;
    plan.moves[i].margin = tally.margin(1);
    plan.simulations += tally.count;
  }
  plan.value = plan.moves[left[0]].value;
  return plan;
}

std::size_t Forecaster::choose(const Position& view, Seat seat, const OptionList& options, const ai::Moment& now) const {
  if (options.size() == 1) return 0;
  const std::uint64_t seed = ai::thought_seed(now, seat);
  ai::Draws draws(~seed);
  if (study_->carelessness > 0 && chooses_card(view)) {
    const std::vector<std::size_t> staying = candidates(view, seat, options);
    if (draws.share() < study_->carelessness) return staying[draws.below(static_cast<std::uint32_t>(staying.size()))];
  }
  return ai::draw_from(advise(view, seat, seed), draws);
}

}  // namespace rondo::aerodome
