#include "ai/aerodome/goods.h"

namespace rondo::aerodome {

int usual(const Amount& amount) { return amount.of == Measured::number ? amount.number : 1; }

double worth(const Effect& line, int n) {
  const double sign = line.whom == Whom::self ? 1 : -1;
  switch (line.verb) {
    case EffectVerb::elusive: return sign * goods::elusive;
    case EffectVerb::nitro: return sign * goods::nitro;
    case EffectVerb::reroll:
    case EffectVerb::burst: return sign * goods::die * n;
    case EffectVerb::draw: return sign * goods::card * n;
    case EffectVerb::recover: return sign * goods::dazed * n;
    case EffectVerb::burn: return -sign * goods::burn * n;
    case EffectVerb::freeze: return -sign * goods::frozen * n;
    case EffectVerb::daze: return -sign * goods::dazed * n;
    case EffectVerb::damage: return -sign * n;
    case EffectVerb::repair: return sign * n;
    case EffectVerb::charge:
    case EffectVerb::ammo: return sign * goods::charge * n;
    case EffectVerb::keywords: return goods::die;
    case EffectVerb::flip: return goods::charge;
    case EffectVerb::boost:
    case EffectVerb::initiative:
    case EffectVerb::token: break;
  }
  return 0;  // shows elsewhere: in places, orders and nowhere
}

double bonus(const BattleCard& card) {
  const auto number = [&](Keyword keyword) { return card.keywords.has(keyword) ? usual(card.keywords[keyword]) : 0; };
  double sum = goods::elusive * number(Keyword::elusive) + goods::nitro * number(Keyword::nitro) + goods::card * number(Keyword::helpful) -
               goods::dazed * number(Keyword::dazed) + 0.5 * goods::dazed * number(Keyword::recover) + goods::dazed * number(Keyword::sturdy);
  for (const ActionLine& line : card.actions) sum += (line.aux ? goods::card : 0) - (line.dazed ? goods::dazed : 0);
  for (const Effect& line : card.effects) {
    constexpr WhenSet sure = only(When::reveal_start) | only(When::reveal_end) | only(When::compare_start) | only(When::compare) |
                             only(When::turn_start) | only(When::turn_end) | only(When::end_start);
    if ((sure & only(line.when)) == 0) continue;
    const double value = worth(line, usual(line.amount));
    sum += line.may && value < 0 ? 0 : value;
  }
  return sum;
}

double marks(const Keywords& keywords) {
  const auto number = [&](Keyword keyword) { return keywords.has(keyword) ? usual(keywords[keyword]) : 0; };
  return goods::burn * number(Keyword::burn) + goods::frozen * number(Keyword::freeze) + goods::charge * number(Keyword::rend) +
         goods::dazed * number(Keyword::disorient);
}

}  // namespace rondo::aerodome
