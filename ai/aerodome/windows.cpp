#include "ai/aerodome/windows.h"

#include <cmath>

#include "ai/aerodome/goods.h"
#include "ai/aerodome/volley.h"

namespace rondo::aerodome {

namespace {

/// A die that fails is rolled again, the lowest first.
double rerolled(const Appraisal& appraisal, const Frame& attack, int face) {
  const Position& p = appraisal.position();
  const ActionLine* line = performed(appraisal.table(), p, *turn_of(p));
  const int need = success_of(appraisal.table(), p, attack.fighter, *line, attack.aux);
  return face < need ? 1.0 - 0.01 * face : -1;
}

/// What it takes off this attack, against what it could take off a later one.
double evaded(const Appraisal& appraisal, const Frame& attack) {
  const Table& table = appraisal.table();
  const Position& p = appraisal.position();
  const Plane& own = p[attack.other];
  const bool pierce = keyword(table, p, attack.fighter, Keyword::pierce, attack.aux) > 0;
  const BattleCard* card = face_up(table, p, attack.fighter);
  const double brings = (pierce ? 1 : 0) + (card ? marks(card->keywords) : 0);
  double none = 1;  // all are blocked
  for (int i = 0; i < attack.count; ++i) none /= 3;
  const int most = attack.count + (pierce ? 1 : 0);
  const double saved = attack.count / 3.0 + none * brings;
  const bool deadly = most >= own.hit_points + own.sturdy;
  return (saved + (deadly ? goods::kill : 0)) * appraisal.point(attack.other) - goods::elusive;
}

/// Of an Armament, with all the Charges that it has.
double armament(const Appraisal& appraisal, FighterId fighter, std::uint8_t slot) {
  const Table& table = appraisal.table();
  const Position& p = appraisal.position();
  const AuxCard& card = table.aux_card(fighter, slot);
  const ActionLine& line = armament_line(card);
  const auto has = [&](Keyword keyword) { return card.keywords.has(keyword); };
  const bool attached = armament_of(table, p, fighter) == slot;
  const int ammo = attached ? p[fighter].ammo : usual(card.keywords[Keyword::ammo]);
  const int lucky = has(Keyword::lucky) ? usual(card.keywords[Keyword::lucky]) : 0;
  const Harm harm = harm_of({line.number, line.success, line.d3 ? 3 : 6, lucky, false, has(Keyword::pierce)});
  return ammo * (harm.mean() + harm.any() * marks(card.keywords));
}

/// Burn goes whole once it has done damage, so only its last token is worth much.
double recovered(const Plane& plane, Verb verb, int card) {
  if (verb == Verb::recover_burn) return plane.burn == 1 ? 1 : 0.2;
  if (verb == Verb::recover_frozen) return goods::frozen;
  int dazed = 0;
  for (const std::uint8_t tokens : plane.dazed) dazed += tokens > 0 ? 1 : 0;
  const double back = goods::dazed + (dazed > 4 ? dazed - 4 : 0);
  return back / plane.dazed[static_cast<std::size_t>(card)];
}

}  // namespace

double window_worth(const Appraisal& appraisal, const Frame& frame, Action action) {
  const Plane& own = appraisal.position()[frame.fighter];
  switch (verb_of(action)) {
    case Verb::reroll: return rerolled(appraisal, frame, action.a);
    case Verb::elusive: return evaded(appraisal, frame);
    case Verb::accept: return goods::card;
    case Verb::keep: return armament(appraisal, frame.fighter, static_cast<std::uint8_t>(action.a));
    case Verb::recover_burn:
    case Verb::recover_frozen:
    case Verb::recover_card: return recovered(own, verb_of(action), action.a);
    case Verb::hold: return static_cast<Buff>(action.a) == Buff::elusive ? goods::elusive : goods::nitro;
    default: return 0;
  }
}

double place_worth(const Appraisal& appraisal, FighterId fighter, const Pose& at, double aside) {
  const Table& table = appraisal.table();
  const Position& p = appraisal.position();
  double value = appraisal.room(fighter, at);
  const Pose middle{appraisal.repertoire().sizes().length / 2, appraisal.repertoire().sizes().width / 2, 0};
  const Bearing seen = bearing(at, middle);
  const double off = std::abs(seen.left - aside);
  value += (seen.ahead > 0 ? 1 : 0) + (seen.ahead > off ? 1 : 0) - 0.1 * off;
  double closest = 0;
  for (FighterId enemy = 0; enemy < table.fighters(); ++enemy) {
    if (!p[enemy].aloft || !table.enemies(fighter, enemy)) continue;
    const Pose there = pose(p[enemy]);
    const double far = appraisal.nearness(at, there);
    value += appraisal.prospect(fighter, at, enemy, there);
    closest = closest == 0 ? far : std::max(closest, far);
  }
  return value + closest;
}

}  // namespace rondo::aerodome
