// How a turn that is only thought of goes on from answer to answer: places by the rules' own flights, dice by their averages.
#include <algorithm>
#include <bit>

#include "ai/aerodome/goods.h"
#include "ai/aerodome/turn_plan.h"
#include "ai/aerodome/volley.h"
#include "rules/aerodome/effects.h"
#include "rules/aerodome/flight.h"

namespace rondo::aerodome {

double TurnPlan::perform(Action action) {
  switch (verb_of(action)) {
    case Verb::fly: return take_off(action);
    case Verb::nitro:
      own().buff = Buff::none;
      turn().flags = static_cast<std::uint8_t>(turn().flags | turn_flag::plain);
      return maneuver(static_cast<Maneuver>(action.a), static_cast<Flank>(action.b), action.c) - goods::nitro;
    case Verb::fire:
    case Verb::shoot: return attack(action);
    case Verb::play: return play(static_cast<std::uint8_t>(action.a));
    case Verb::end_turn: ended_ = true; return 0;
    default: next_line_of_turn(); return 0;  // skip, attempt, done
  }
}

const Effect& TurnPlan::line(int item) const {
  Frame lines;
  lines.fighter = fighter_;
  return line_of(table_, sky_, lines, item);
}

/// What a speed uses up, as the rules have it.
double TurnPlan::take_off(Action action) {
  const Boosts available = boosts(table_, sky_, turn());
  const std::optional<BoostUse> use = speed_use(*next_line(table_, sky_, turn()), available, action.c);
  const std::uint8_t used = turn().aux == Frame::no_aux ? turn_flag::boosted : turn_flag::aux_boosted;
  if (use && use->keyword) turn().flags = static_cast<std::uint8_t>(turn().flags | used);
  if (use && use->line) {
    const Effect& boost = line(available.item);
    if (boost.once) own().used = static_cast<std::uint16_t>(own().used | (1U << available.item));
    if (boost.cost > 0) own().charges[own().active] = static_cast<std::uint8_t>(own().charges[own().active] - boost.cost);
  }
  return maneuver(static_cast<Maneuver>(action.a), static_cast<Flank>(action.b), action.c);
}

double TurnPlan::maneuver(Maneuver maneuver, Flank flank, int speed) {
  const Flight flight = fly(table_, sky_, fighter_, maneuver, flank, speed);
  own().at = flight.at;
  own().heading = flight.heading;
  own().touching = flight.touching;
  double gain = goods::card * std::popcount(flight.tokens);
  if (table_.centre_token && token_within_range(table_, own(), 1, table_.centre())) gain += goods::card;
  if (!flight.success) {
    gain -= appraisal_.weights().collision * appraisal_.point(fighter_);
    if (own().hit_points <= 1) gain -= 5 * goods::kill;
    gain += lines_at(When::collided, maneuver);
  } else {
    gain += lines_at(When::maneuver_done, maneuver);
    if (flight.passed != 0) gain += lines_at(When::clear_pass, maneuver);
    const bool aux = turn().aux != Frame::no_aux;
    const std::uint8_t done = aux ? turn_flag::aux_maneuver : turn_flag::first_maneuver;
    gain += maneuver_goods(performed(table_, sky_, turn()), (turn().flags & (done | turn_flag::plain)) == 0);
    if ((turn().flags & turn_flag::plain) == 0) turn().flags = static_cast<std::uint8_t>(turn().flags | done);
  }
  next_line_of_turn();
  return gain;
}

/// The symbols of a success, and what keywords give for a first one.
double TurnPlan::maneuver_goods(const ActionLine* line, bool first) {
  double gain = 0;
  const bool ill = own().burn > 0 || own().frozen > 0 || std::any_of(own().dazed.begin(), own().dazed.end(), [](int n) { return n > 0; });
  if (line && line->aux) gain += goods::card;
  if (line && line->recover && ill) gain += goods::dazed;
  if (line && line->dazed) gain -= goods::dazed;
  if (!first) return gain;
  if (keyword(table_, sky_, fighter_, Keyword::helpful) > 0) gain += goods::card;
  const auto gains = [&](Keyword which, Buff buff, double value) {
    if (own().buff != Buff::none || keyword(table_, sky_, fighter_, which) == 0) return;
    own().buff = buff;
    gain += value;
  };
  gains(Keyword::elusive, Buff::elusive, goods::elusive);
  gains(Keyword::nitro, Buff::nitro, goods::nitro);
  return gain;
}

double TurnPlan::lines_at(When when, Maneuver maneuver) const {
  if ((table_.moments & only(when)) == 0) return 0;
  double gain = 0;
  for (unsigned items = items_of(table_, sky_, fighter_, when, maneuver); items != 0; items &= items - 1) {
    const Effect& it = line(std::countr_zero(items));
    const bool idle = it.verb == EffectVerb::elusive && it.whom == Whom::self && own().buff != Buff::none;
    const double value = idle ? 0 : worth(it, measured(table_, sky_, fighter_, it.amount));
    gain += it.may ? std::max(0.0, value) : value;
  }
  return gain;
}

double TurnPlan::attack(Action action) {
  const auto target = static_cast<FighterId>(action.a);
  const bool armed = verb_of(action) == Verb::fire;
  double cost = 0;
  std::uint8_t slot = turn().aux;
  const ActionLine* line = next_line(table_, sky_, turn());
  if (armed) {
    slot = armament_of(table_, sky_, fighter_);
    line = &armament_line(table_.aux_card(fighter_, slot));
    --own().ammo;
    cost = goods::charge;
  }
  Volley volley{action.b, success_of(table_, sky_, fighter_, *line, slot), line->d3 ? 3 : 6, keyword(table_, sky_, fighter_, Keyword::lucky, slot)};
  volley.pierce = keyword(table_, sky_, fighter_, Keyword::pierce, slot) > 0;
  volley.elusive = sky_[target].buff == Buff::elusive;
  volley.rerolls += static_cast<int>(lines_at(When::attack_rolled, Maneuver::straight) / goods::die + 0.5);
  const Harm harm = harm_of(volley);
  const int left = sky_[target].hit_points + sky_[target].sturdy;
  const Keywords& keywords = slot == Frame::no_aux ? face_up(table_, sky_, fighter_)->keywords : table_.aux_card(fighter_, slot).keywords;
  double gain = harm.mean(left) * appraisal_.point(target) + harm.at_least(left) * goods::kill;
  gain += harm.any() * (marks(keywords) + lines_at(When::hit, Maneuver::straight));
  if (line->dazed) gain -= goods::dazed;
  if (line->aux) gain += harm.any() * goods::card;
  next_line_of_turn();
  return gain - cost;
}

double TurnPlan::play(std::uint8_t slot) {
  const AuxCard& card = table_.aux_card(fighter_, slot);
  AuxPlace& place = sky_.aux[static_cast<std::size_t>(table_.owner_of(fighter_))][slot];
  double gain = -0.5 * goods::card;
  if (card.replaces) {
    place = AuxPlace::in_play;
    turn().aux = slot;
    turn().count = 0;
    return gain;
  }
  place = AuxPlace::discard;
  if (card.type == AuxType::mod) own().mods |= std::uint32_t{1} << slot;
  for (const Effect& line : card.effects)
    if (line.when == When::own_turn) gain += worth(line, measured(table_, sky_, fighter_, line.amount));
  return gain;
}

/// On to the next line, back from an Auxiliary card that is at its end.
void TurnPlan::next_line_of_turn() {
  using namespace turn_flag;
  Frame& frame = turn();
  frame.flags = static_cast<std::uint8_t>(frame.flags & ~(success | plain | armed | turn_flag::maneuver));
  frame.items = 0;
  frame.amount = 0;
  ++(frame.aux == Frame::no_aux ? frame.line : frame.count);
  if (frame.aux == Frame::no_aux || next_line(table_, sky_, frame)) return;
  sky_.aux[static_cast<std::size_t>(table_.owner_of(fighter_))][frame.aux] = AuxPlace::discard;
  frame.aux = Frame::no_aux;
  frame.count = 0;
  frame.flags = static_cast<std::uint8_t>(frame.flags & ~(aux_maneuver | aux_boosted));
  ++frame.line;
}

}  // namespace rondo::aerodome
