#include "ai/akarios/greedy.h"

#include <algorithm>

#include "ai/akarios/appraisal.h"
#include "rules/akarios/legal.h"
#include "rules/akarios/verbs.h"

namespace rondo::akarios {

namespace {

constexpr double patience = 0.02;  // what an ability must be better than doing nothing

/// What a drone seems worth before a battle: what its basic action does, a little for its cubes.
double drone_worth(const Drone& drone, int level) {
  const auto i = static_cast<std::size_t>(level - 1);
  double sum = 0.3 * drone.supply[i];
  for (const Step& step : drone.basic[i].steps)
    sum += step.what == Do::attack ? step.amount * step.targets + 0.3 * step.arc.range : step.what == Do::move ? 0.5 : 0.3;
  return sum;
}

/// Whether anything of what was begun is still to be decided: an ability, or an attack that somebody may answer.
bool underway(const Position& p, std::size_t depth) { return p.outcome == Outcome::open && p.frames.size() > depth; }

}  // namespace

std::size_t Greedy::best(const Position& p, const OptionList& options) const {
  const Frame& frame = p.frames.back();
  if (frame.kind == FrameKind::opening) return equip(p, options);
  // an answer is followed until the frames that it may open are done: a phase stays, an ability or an attack goes
  std::size_t depth = p.frames.size();
  if (frame.kind != FrameKind::phase) {
    while (depth > 0 && p.frames[depth - 1].kind != FrameKind::phase && p.frames[depth - 1].kind != FrameKind::activation &&
           p.frames[depth - 1].kind != FrameKind::round)
      --depth;
  }
  std::size_t found = 0;
  double most = -1e9;
  for (std::size_t i = 0; i < options.size(); ++i) {
    const bool stop = verb_of(options[i].action) == Verb::end_phase;
    const double value = stop ? appraise(game_.table(), p) + patience : outlook(p, options[i].action, depth);
    if (value <= most) continue;
    most = value;
    found = i;
  }
  return found;
}

double Greedy::outlook(Position p, Action answer, std::size_t depth) const {
  if (verb_of(answer) == Verb::reroll) {  // worth it where next to nothing of the roll can be used
    const auto pilot = static_cast<ShipId>(answer.a);
    bool any = false;
    each_ability(game_.table(), p, pilot, [&](AbilityId id, const Ability&) { any = any || usable(game_.table(), p, pilot, id); });
    return appraise(game_.table(), p) + (any ? -1.0 : 0.5);
  }
  Mute mute;
  game_.apply(p, {&answer, 1}, mute);
  while (underway(p, depth)) {
    OptionList options;
    const Seat seat = p.owing.first();
    game_.options(p, seat, options);
    if (seat == squad_seat) {
      double most = -1e9;
      for (const Option& option : options) most = std::max(most, outlook(p, option.action, depth));
      return most;
    }
    const auto likeliest = std::max_element(options.begin(), options.end(), [](const Option& a, const Option& b) { return a.weight < b.weight; });
    const Action next = seat == Seat::chance ? likeliest->action : options[0].action;
    game_.apply(p, {&next, 1}, mute);
  }
  return appraise(game_.table(), p);
}

/// The drone of most worth, then the usual upgrades, then whatever fits.
std::size_t Greedy::equip(const Position&, const OptionList& options) const {
  std::size_t found = 0;
  double most = 0;
  for (std::size_t i = 0; i < options.size(); ++i) {
    const Action action = options[i].action;
    if (verb_of(action) == Verb::usual) return i;
    const double worth = verb_of(action) == Verb::drone ? drone_worth(game_.table().drones[action.a], game_.table().level) : 0.1;
    if (worth <= most) continue;
    most = worth;
    found = i;
  }
  return found;
}

}  // namespace rondo::akarios
