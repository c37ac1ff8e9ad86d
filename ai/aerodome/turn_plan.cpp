#include "ai/aerodome/turn_plan.h"

#include <algorithm>
#include <memory>

#include "rules/aerodome/effects.h"
#include "rules/aerodome/flight.h"

namespace rondo::aerodome {

namespace {

constexpr double never = -1e9;
constexpr double outside_cost = 1000;
constexpr double corner_cost = 10;
constexpr double unseen_cost = 500;  // a line that was not followed to its end
constexpr int most_nodes = 8'000;
constexpr int plenty_of_nodes = 2'000;

}  // namespace

TurnPlan::TurnPlan(const Game& game, const Appraisal& appraisal, const Position& p)
    : game_(game), table_(game.table()), appraisal_(appraisal), sky_(p), fighter_(p.frames.back().fighter), seat_(table_.seat_of(fighter_)),
      flown_((p.frames.back().flags & turn_flag::first_maneuver) != 0) {
  prepare_replies();
}

Position TurnPlan::turn_with(const Position& p, FighterId fighter, int card, Seat seat) {
  Position turn = p;
  while (turn.frames.size() > 1) turn.frames.pop_back();
  Frame frame;
  frame.kind = FrameKind::turn;
  frame.step = static_cast<std::uint8_t>(TurnStep::act);
  frame.fighter = fighter;
  turn.frames.push_back(frame);
  turn.owing = seat;
  turn[fighter].active = static_cast<std::uint8_t>(card);
  turn[fighter].revealed = true;
  return turn;
}

/// The ways of the enemies' open cards that are still to be flown.
void TurnPlan::prepare_replies() {
  std::size_t size = 0;
  const Repertoire& repertoire = appraisal_.repertoire();
  for (FighterId enemy = 0; enemy < max_fighters; ++enemy) {
    begin_[enemy] = size;
    if (enemy >= table_.fighters() || !table_.enemies(fighter_, enemy)) continue;
    const Plane& plane = sky_[enemy];
    if (!plane.aloft || plane.acted || !plane.revealed || plane.active >= hand_cards) continue;
    const Pose start = pose(plane);
    for (const Way& way : repertoire.ways(enemy, plane.active)) {
      Reply& reply = *std::construct_at(&replies_[size++]);
      reply.end = after(start, way.end);
      reply.count = way.count;
      reply.own = inside(repertoire.sizes(), reply.end) ? 0 : -4;
      for (std::size_t i = 0; i < static_cast<std::size_t>(way.count); ++i)
        reply.aims[i] = {after(start, way.aims[i].from), way.aims[i].damage * appraisal_.point(fighter_), way.aims[i].reach};
    }
  }
  begin_[max_fighters] = size;
}

bool TurnPlan::over() const { return ended_ || next_line(table_, sky_, turn()) == nullptr; }

bool TurnPlan::considered(Action action, const OptionList& options) const {
  switch (verb_of(action)) {
    case Verb::end_turn: return false;  // skipping line by line comes to the same
    case Verb::nitro: return nodes_ < limit_ / 2;
    case Verb::play: {
      if (nodes_ >= limit_ / 4) return false;
      const AuxCard& card = table_.aux_card(fighter_, action.a);
      if (card.replaces) return true;
      const bool attacks = next_line(table_, sky_, turn())->family != Family::maneuver;
      return attacks ? verb_of(options[0].action) == Verb::shoot : card.keywords.has(Keyword::boost);  // a Mod when it counts
    }
    case Verb::shoot:
    case Verb::fire: {  // all dice at one
      const ActionLine& line = *next_line(table_, sky_, turn());
      if (table_.mode == Mode::standard || turn().amount > 0) return true;
      return verb_of(action) == Verb::fire || action.b == dice_of(table_, sky_, fighter_, line, turn().aux);
    }
    default: return true;
  }
}

double TurnPlan::explore() {
  if (over()) return end_value();
  if (++nodes_ > limit_) return weigh_end() - unseen_cost;
  OptionList options;
  game_.options(sky_, seat_, options);
  double best = never;
  for (const Option& option : options)
    if (considered(option.action, options)) best = std::max(best, follow(option.action));
  return best;
}

double TurnPlan::follow(Action action) {
  const Position before = sky_;
  const double gain = perform(action);
  gained_ += gain;
  const double value = gain + explore();
  gained_ -= gain;
  sky_ = before;
  ended_ = false;
  return value;
}

std::size_t TurnPlan::best(const OptionList& options, std::vector<Followed>* followed) {
  if (followed != nullptr) followed->assign(options.size(), {});
  std::size_t choice = 0;
  double most = 2 * never;
  for (std::size_t i = 0; i < options.size(); ++i) {
    nodes_ = 0;
    limit_ = most_nodes / static_cast<int>(options.size());
    if (!considered(options[i].action, options)) continue;
    const double value = follow(options[i].action);
    if (followed != nullptr) (*followed)[i] = {value, nodes_ + 1};
    if (value <= most + 1e-9) continue;
    most = value;
    choice = i;
  }
  return choice;
}

double TurnPlan::value() {
  nodes_ = 0;
  limit_ = plenty_of_nodes;
  return explore();
}

bool TurnPlan::can_stay_inside() {
  if (over()) return outside(table_, own().at, own().heading) == 0;
  if (++nodes_ > most_nodes) return false;
  OptionList options;
  game_.options(sky_, seat_, options);
  for (const Option& option : options) {
    if (verb_of(option.action) == Verb::end_turn) continue;
    const Position before = sky_;
    perform(option.action);
    const bool stays = can_stay_inside();
    sky_ = before;
    if (stays) return true;
  }
  return false;
}

bool TurnPlan::can_stay_inside(const Game& game, const Appraisal& appraisal, FighterId fighter, int card) {
  return TurnPlan(game, appraisal, turn_with(appraisal.position(), fighter, card, game.table().seat_of(fighter))).can_stay_inside();
}

// The end of the turn.

double TurnPlan::end_value() {
  for (End& end : ends()) {
    if (!(end.at == own().at) || end.heading != own().heading) continue;
    end.whole = std::max(end.whole, gained_ + end.value);
    return end.value;
  }
  const double value = weigh_end();
  if (known_size_ < known_.size()) known_[known_size_++] = {own().at, own().heading, value, gained_ + value};
  return value;
}

double TurnPlan::weigh_end() const {
  const Pose end = pose(own());
  const int corners = outside(table_, own().at, own().heading);
  double value = corners > 0 ? -outside_cost - corner_cost * corners : appraisal_.room(fighter_, end);
  const Plane& before = appraisal_.position()[fighter_];
  if (!flown_ && own().at == before.at && own().heading == before.heading) value += appraisal_.idleness();
  const FighterId nearest = appraisal_.nearest(fighter_);
  for (FighterId enemy = 0; enemy < table_.fighters(); ++enemy) {
    if (!sky_[enemy].aloft || !table_.enemies(fighter_, enemy)) continue;
    value += (enemy == nearest ? 1.0 : 0.3) * against(enemy, end);
    if (enemy == nearest) value += appraisal_.nearness(end, pose(sky_[enemy]));
  }
  return value;
}

/// With the enemy where it is, or where it may go by the best of its card.
double TurnPlan::against(FighterId enemy, const Pose& end) const {
  const std::size_t from = begin_[enemy];
  const std::size_t to = begin_[static_cast<std::size_t>(enemy) + 1];
  if (from == to) return appraisal_.prospect(fighter_, end, enemy, pose(sky_[enemy]));
  double least = -never;
  for (std::size_t i = from; i < to; ++i) {
    const Reply& reply = replies_[i];
    double value = appraisal_.prospect(fighter_, end, enemy, reply.end) - reply.own;
    for (std::size_t aim = 0; aim < static_cast<std::size_t>(reply.count); ++aim)
      if (reaches(appraisal_.repertoire().sizes(), reply.aims[aim], end)) value -= reply.aims[aim].damage;
    least = std::min(least, value);
  }
  return least;
}

}  // namespace rondo::aerodome
