#include "rules/aerodome/effects.h"

#include <algorithm>

namespace rondo::aerodome {

const std::vector<Effect>& fighter_lines(const Table& table, const Position& p, FighterId fighter) {
  const Fighter& card = table.pilot(fighter).fighter;
  return p[fighter].turned ? card.side_b_effects : card.effects;
}

const BattleCard* face_up(const Table& table, const Position& p, FighterId fighter) {
  const Plane& plane = p[fighter];
  return plane.revealed && plane.active < hand_cards ? &table.card(fighter, plane.active) : nullptr;
}

const Effect& line_of(const Table& table, const Position& p, const Frame& effects, int item) {
  const auto at = [](const std::vector<Effect>& lines, int i) -> const Effect& { return lines[static_cast<std::size_t>(i)]; };
  if (item < first_card_item) return at(fighter_lines(table, p, effects.fighter), item);
  if (item < first_other_item) return at(face_up(table, p, effects.fighter)->effects, item - first_card_item);
  if (effects.aux != Frame::no_aux) return at(table.aux_card(effects.fighter, effects.aux).effects, item - first_other_item);
  return at(table.stadium.effects, item - first_other_item);
}

std::string item_name(const Table& table, const Position& p, const Frame& effects, int item) {
  if (effects.fighter == nobody) return table.pilot(static_cast<FighterId>(item)).tag;  // whose lines come next
  switch (static_cast<Duty>(item)) {
    case Duty::burn: return "burn";
    case Duty::area: return "area";
    case Duty::dazed: return "dazed";
    case Duty::recover: return "recover";
  }
  return line_of(table, p, effects, item).name;
}

bool usable(const Table& table, const Position& p, FighterId fighter, const Effect& effect, int item) {
  const Plane& plane = p[fighter];
  if (effect.once && ((plane.used >> item) & 1U)) return false;
  if (effect.whom == Whom::opponent && opponent_of(table, p, fighter) == nobody) return false;
  return effect.cost == 0 || (plane.active < hand_cards && plane.charges[plane.active] >= effect.cost);
}

std::uint16_t items_of(const Table& table, const Position& p, FighterId fighter, When when, Maneuver maneuver) {
  std::uint16_t items = 0;
  const auto add = [&](const std::vector<Effect>& lines, int first) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const Effect& line = lines[i];
      if (line.when != when || line.verb == EffectVerb::token) continue;
      if (line.maneuvers != 0 && ((line.maneuvers >> static_cast<unsigned>(maneuver)) & 1U) == 0) continue;
      const int item = first + static_cast<int>(i);
      if (usable(table, p, fighter, line, item)) items = static_cast<std::uint16_t>(items | (1U << item));
    }
  };
  add(fighter_lines(table, p, fighter), 0);
  if (const BattleCard* card = face_up(table, p, fighter); card && standing_in(p, fighter) == Frame::no_aux) add(card->effects, first_card_item);
  add(table.stadium.effects, first_other_item);
  return items;
}

FighterId opponent_of(const Table& table, const Position& p, FighterId fighter) {
  const int fighters = table.fighters();
  if (table.mode == Mode::squadron) {  // whom it was revealed against (ARD-272)
    const auto team = static_cast<std::size_t>(table.seat_of(fighter));
    for (std::size_t i = 0; i < team_size; ++i)
      if (p.slots[team][i] == fighter && p.slots[1 - team][i] < fighters && p[p.slots[1 - team][i]].revealed) return p.slots[1 - team][i];
    return nobody;
  }
  for (int i = 1; i < fighters; ++i) {  // seated to the left (ARD-243)
    const auto next = static_cast<FighterId>((fighter + i) % fighters);
    if (!dazed_out(p[next])) return next;
  }
  return nobody;
}

int measured(const Table& table, const Position& p, FighterId fighter, const Amount& amount) {
  const Plane& own = p[fighter];
  switch (amount.of) {
    case Measured::number: return amount.number;
    case Measured::own_burn: return own.burn;
    case Measured::own_frozen: return own.frozen;
    case Measured::charges: return own.active < hand_cards ? own.charges[own.active] : 0;
    case Measured::dazed_cards: return static_cast<int>(std::count_if(own.dazed.begin(), own.dazed.end(), [](int n) { return n > 0; }));
    default: break;
  }
  const FighterId opponent = opponent_of(table, p, fighter);
  if (opponent == nobody) return 0;
  return amount.of == Measured::opponent_burn ? p[opponent].burn : p[opponent].frozen;
}

const Frame* turn_of(const Position& p) {
  for (std::size_t i = p.frames.size(); i-- > 0;)
    if (p.frames[i].kind == FrameKind::turn) return &p.frames[i];
  return nullptr;
}

std::uint8_t standing_in(const Position& p, FighterId fighter) {
  const Frame* turn = turn_of(p);
  return turn && turn->fighter == fighter ? turn->aux : Frame::no_aux;
}

int keyword(const Table& table, const Position& p, FighterId fighter, Keyword which, std::uint8_t slot) {
  const Plane& plane = p[fighter];
  int sum = 0;
  const auto add = [&](const Keywords& keywords) {
    if (keywords.has(which)) sum += measured(table, p, fighter, keywords[which]);
  };
  const BattleCard* card = face_up(table, p, fighter);
  if (slot != Frame::no_aux) {
    add(table.aux_card(fighter, slot).keywords);
    if (card) add(card->aux_bar);
  } else if (card) {
    add(card->keywords);
  }
  for (int mod = 0; plane.mods >> mod; ++mod)
    if ((plane.mods >> mod) & 1U) add(table.aux_card(fighter, mod).keywords);
  if (plane.lines != 0) {
    Frame own;
    own.fighter = fighter;
    for (int item = 0; item < item_count - 4; ++item) {
      const bool replaced = slot != Frame::no_aux && item >= first_card_item && item < first_other_item;  // with its card (ARD-038)
      if (((plane.lines >> item) & 1U) && !replaced) add(line_of(table, p, own, item).keywords);
    }
  }
  return sum;
}

int dice_of(const Table& table, const Position& p, FighterId fighter, const ActionLine& line, std::uint8_t slot) {
  return std::min(line.number + keyword(table, p, fighter, Keyword::burst, slot) + p[fighter].burst, 200);
}

int success_of(const Table& table, const Position& p, FighterId fighter, const ActionLine& line, std::uint8_t slot) {
  const bool proficient = keyword(table, p, fighter, Keyword::proficient, slot) > 0;
  const bool inefficient = !line.d3 && (p[fighter].touching != 0 || keyword(table, p, fighter, Keyword::inefficient, slot) > 0);
  if (proficient == inefficient) return line.success;  // one of each cancels (ARD-329, ARD-330)
  return proficient ? std::min<int>(line.success, 4) : 6;
}

const ActionLine* next_line(const Table& table, const Position& p, const Frame& turn) {
  if (turn.aux != Frame::no_aux) {
    const std::vector<ActionLine>& lines = table.aux_card(turn.fighter, turn.aux).actions;
    return turn.count < lines.size() ? &lines[turn.count] : nullptr;
  }
  const BattleCard* card = face_up(table, p, turn.fighter);
  return card && turn.line < card->actions.size() ? &card->actions[turn.line] : nullptr;
}

const ActionLine* performed(const Table& table, const Position& p, const Frame& turn) {
  if (turn.flags & turn_flag::plain) return nullptr;
  if (turn.flags & turn_flag::armed) return &armament_line(table.aux_card(turn.fighter, armament_of(table, p, turn.fighter)));
  return next_line(table, p, turn);
}

std::uint8_t armament_of(const Table& table, const Position& p, FighterId fighter) {
  const auto& deck = p.aux[static_cast<std::size_t>(table.owner_of(fighter))];
  const auto at = std::find(deck.begin(), deck.end(), attached_to(fighter));
  return at == deck.end() ? Frame::no_aux : static_cast<std::uint8_t>(at - deck.begin());
}

const ActionLine& armament_line(const AuxCard& card) {
  const auto at = std::find_if(card.actions.begin(), card.actions.end(), [](const ActionLine& line) { return line.family != Family::maneuver; });
  RONDO_ENSURE(at != card.actions.end(), "an Armament without an attack");
  return *at;
}

bool in_hand(const Position& p, FighterId fighter, int card) {
  const Plane& plane = p[fighter];
  return plane.dazed[static_cast<std::size_t>(card)] == 0 && plane.active != card;
}

bool dazed_out(const Plane& plane) {
  return std::all_of(plane.dazed.begin(), plane.dazed.end(), [](std::uint8_t n) { return n > 0; });
}

Boosts boosts(const Table& table, const Position& p, const Frame& turn) {
  Boosts found;
  const std::uint8_t used = turn.aux == Frame::no_aux ? turn_flag::boosted : turn_flag::aux_boosted;
  if ((turn.flags & used) == 0) found.keyword = keyword(table, p, turn.fighter, Keyword::boost);
  if ((table.moments & only(When::maneuver_chosen)) == 0) return found;
  const std::uint16_t items = items_of(table, p, turn.fighter, When::maneuver_chosen);
  Frame own;
  own.fighter = turn.fighter;
  for (int item = 0; item < item_count - 4; ++item) {
    if (((items >> item) & 1U) == 0) continue;
    found.line = measured(table, p, turn.fighter, line_of(table, p, own, item).amount);
    found.item = item;
    break;
  }
  return found;
}

std::optional<BoostUse> speed_use(const ActionLine& line, const Boosts& boosts, int speed) {
  const auto fits = [&](int number) { const int most = std::min(number, highest_speed); return line.reactive ? speed <= most : speed == most; };
  if (speed < 1 || speed > highest_speed) return std::nullopt;
  if (fits(line.number)) return BoostUse{};
  const bool line_is_less = boosts.line > 0 && (boosts.keyword == 0 || boosts.line < boosts.keyword);
  const BoostUse one = line_is_less ? BoostUse{false, true} : BoostUse{true, false};
  const int less = line_is_less ? boosts.line : boosts.keyword;
  const int more = line_is_less ? boosts.keyword : boosts.line;
  if (less > 0 && fits(line.number + less)) return one;
  if (more > 0 && fits(line.number + more)) return BoostUse{!one.keyword, !one.line};
  if (less > 0 && more > 0 && fits(line.number + less + more)) return BoostUse{true, true};
  return std::nullopt;
}

}  // namespace rondo::aerodome
