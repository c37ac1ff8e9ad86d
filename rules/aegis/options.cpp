#include <algorithm>

#include "rules/aegis/lists.h"

namespace rondo::aegis {

namespace {

bool any_counters(const Position& p) {
  bool any = false;
  each(pieces(p, Side::hero), [&](PieceId piece) { any = any || p[piece].damage > 0 || p[piece].drain > 0; });
  return any;
}

bool cards_done(const Position& p) { return p.resolved >= p.revealed.size(); }

void list_comeback(const Table& table, const Position& p, OptionList& options) {
  if (levels_held(table, p) >= table.profile.levels_in_play) return options.add(act(Verb::ready));
  const HexSet taken = occupied(p);
  for (int id = 0; id < table.team_size(); ++id) {
    const auto card = static_cast<CardId>(id);
    if (!table.is_basic(card) || p.where[card] != Whereabouts::off_board || !may_field(table, p, card)) continue;
    table.zones.each([&](HexId hex) {
      if (!taken.contains(hex)) options.add(act(Verb::comeback, card, hex));
    });
  }
  options.add(act(Verb::ready));
}

/// The player's turn, and the moment after an activation in which another may be bought (AEG-349 to AEG-352).
void list_turn(const Table& table, const Position& p, const Frame& frame, bool another, OptionList& options) {
  const bool skill = can_use(p, Skill::activate_another);
  const PieceId ignited = another && p.alive(frame.target) && !p[frame.target].activated ? frame.target : no_piece;  // AEG-563
  const PieceSet army = false_army(table, p);
  bool wants_energy = !another;
  PieceSet buyable = 0;
  PieceSet able = 0;
  each(pieces(p, Side::hero), [&](PieceId piece) {
    const bool formed = p[piece].fresh && !is_drone(piece);
    const bool unused = !p[piece].activated && !p[piece].fresh;  // AEG-351: the skill takes no Arc Buster a second time
    if (skill && (formed || (another && unused))) buyable |= only(piece);
    if ((another && piece != ignited && !has(army, piece)) || p.energy == 0 || !ready(table, p, piece)) return;
    able |= only(piece);
    options.add(act(Verb::activate, piece));
  });
  constexpr PieceSet enemies = ~((PieceSet{1} << boss_piece) - 1);
  if (p.energy > 0) each(army & enemies, [&](PieceId drone) { options.add(act(Verb::activate, drone)); });
  if (knows(table, Side::hero, Ability::override))
    each(able, [&](PieceId piece) {
      if (may_override(table, p, piece)) options.add(act(Verb::override, piece));
    });
  buyable &= ~(only(ignited) | army);
  if (!another) each(able, [&](PieceId piece) { options.add(act(Verb::recall, piece)); });
  if (p.energy > 0) each(buyable, [&](PieceId piece) { options.add(act(Verb::again, piece)); });
  if (another && p.energy == 0)
    wants_energy = ignited != no_piece || army != 0 || (buyable != 0 && p.valor >= skill_price(Skill::energy) + skill_price(Skill::activate_another));
  if (wants_energy && can_use(p, Skill::energy)) options.add(act(Verb::energy));
  if ((another || p.energy > 0) && can_use(p, Skill::repair) && any_counters(p)) options.add(act(Verb::repair));
  options.add(act(cards_done(p) && !another ? Verb::end_round : Verb::pass));
}

}  // namespace

void list_options(const Table& table, const Position& p, OptionList& options) {
  options.clear();
  const Frame& frame = p.frames.back();
  switch (frame.kind) {
    case FrameKind::placement: return list_placement(table, p, frame, options);
    case FrameKind::round: return list_round(table, p, frame, options);
    case FrameKind::activation: return list_activation(table, p, frame, options);
    case FrameKind::boss_turn: return each(frame.pieces, [&](PieceId piece) { options.add(act(Verb::send, piece)); });
    case FrameKind::minion: return list_minion(table, p, frame, options);
    case FrameKind::use: return list_use(table, p, frame, options);
    case FrameKind::relocate: return list_relocate(table, p, frame, options);
    case FrameKind::mend: return list_mend(table, p, frame, options);
    case FrameKind::valor_mend: return list_valor_mend(table, p, frame, options);
    case FrameKind::combined: return list_combined(table, p, frame, options);
    case FrameKind::effect: return list_effect(table, p, frame, options);
    case FrameKind::salvo: return list_salvo(table, p, frame, options);
    case FrameKind::summon: return list_summon(table, p, frame, options);
    case FrameKind::counter: return list_counter(table, p, frame, options);
    case FrameKind::landing: return list_landing(table, p, frame, options);
    case FrameKind::none: break;
  }
  RONDO_ENSURE(false, "options of a frame of no kind");
}

void list_die(OptionList& options) {
  for (int face = 1; face <= 6; ++face) options.add(act(Verb::die, face));
}

void list_placement(const Table& table, const Position& p, const Frame& frame, OptionList& options) {
  const HexSet taken = occupied(p);
  table.zones.each([&](HexId hex) {
    if (!taken.contains(hex)) options.add(act(Verb::place, frame.count, hex));
  });
  if (table.card(frame.count).abilities.has(Ability::combat_drop)) options.add(act(Verb::reserve, frame.count));  // AEG-510
}

void list_round(const Table& table, const Position& p, const Frame& frame, OptionList& options) {
  switch (static_cast<RoundStep>(frame.step)) {
    case RoundStep::reveal:
      for (std::uint8_t icon = 0; icon < icon_count; ++icon)
        if (const std::uint32_t weight = p.rondo.weight(icon)) options.add(act(Verb::reveal, icon), weight);
      break;
    case RoundStep::comeback: list_comeback(table, p, options); break;
    case RoundStep::turn: list_turn(table, p, frame, false, options); break;
    case RoundStep::another: list_turn(table, p, frame, true, options); break;
    default: break;
  }
}

bool may_move(const Frame& activation) { return activation.count == 0 && !(activation.flags & activation_flag::accelerated); }

bool may_accelerate(const Table& table, const Position& p, const Frame& activation) {
  const int price = ability(table, p, activation.piece, Ability::accelerator);
  return price > 0 && price <= p.energy && activation.count == 0 && activation.spent == 0 && activation.flags == 0;
}

int hexes_left(const Table& table, const Position& p, const Frame& activation) {
  constexpr int unpaid = 99;
  return may_move(activation) ? movement_left(table, p, activation.piece, activation.spent, moves_free(activation) ? unpaid : p.energy) : 0;
}

bool may_use(const Table& table, const Position& p, const Frame& activation, int action, bool long_arm) {
  const PieceId piece = activation.piece;
  const Shot s = shot(table, p, piece, action, long_arm);
  const bool overridden = (activation.flags & activation_flag::overridden) != 0;
  if (disarmed(table, p, piece) || (activation.flags & (activation_flag::stride | activation_flag::accelerated))) return false;
  if (long_arm && (s.longer == 0 || !commanded(table, p, piece, Ability::long_arm))) return false;
  if (overridden && activation.count > 0) return false;  // one Action, SWIFT or not
  if (s.has(Attribute::swift) && !overridden) {
    if (activation.flags & (activation_flag::swift_first << action)) return false;
  } else if (activation.count > 0) {
    const bool overload = ability(table, p, piece, Ability::overload) > 0 && activation.count == 1;
    if (!overload || (activation.flags & activation_flag::moved)) return false;
  }
  if (s.has(Attribute::heavy) && (activation.flags & activation_flag::moved)) return false;
  if ((s.line->x_cost ? 1 : s.line->cost) + (long_arm ? long_arm_price : 0) > p.energy) return false;
  return has_use(table, p, s);
}

void list_activation(const Table& table, const Position& p, const Frame& frame, OptionList& options) {
  const PieceId piece = frame.piece;
  const int actions = static_cast<int>(actions_of(table, p, piece).size());
  const auto list_moves = [&](Verb verb, int steps) {
    if (steps > 0)
      for (const Step& step : Reach(table, p, piece, steps, airborne(table, p, piece))) options.add(act(verb, step.hex));
  };
  list_moves(Verb::move, hexes_left(table, p, frame));
  if (may_waltz(table, p, frame)) list_moves(Verb::waltz, movement_left(table, p, piece, frame.spent, 99));
  if (may_move(frame) && frame.spent == 0 && commanded(table, p, piece, Ability::jetjump)) list_jetjump(table, p, piece, options);
  if (may_accelerate(table, p, frame)) list_moves(Verb::accelerate, ability(table, p, piece, Ability::accelerator));
  for (int action = 0; action < actions; ++action)
    if (may_use(table, p, frame, action)) options.add(act(Verb::use, action));
  if (commanded(table, p, piece, Ability::long_arm))
    for (int action = 0; action < actions; ++action)
      if (may_use(table, p, frame, action, true)) options.add(act(Verb::long_arm, action));
  list_combines(table, p, frame, options);
  if (table.reserve && may_drop(frame)) list_drops(table, p, frame, options);
  if (may_move(frame) && !(frame.flags & activation_flag::stride)) {
    if (can_use(p, Skill::energy)) options.add(act(Verb::energy));
    if (can_use(p, Skill::repair) && any_counters(p)) options.add(act(Verb::repair));
  }
  options.add(act(Verb::done));
}

namespace {

/// Directions and lengths of a straight push or pull: along the row of hexes that user and target share, else every step leads
/// farther from, or nearer to, the origin (AEG-137, AEG-138). Nobody is pulled towards itself.
void list_ways(const Table& table, const Position& p, const Frame& frame, HexId from, int most, OptionList& options) {
  const Hex origin = table.map.at(frame.hex);
  const Hex start = table.map.at(from);
  const bool pull = static_cast<Effect>(frame.action) == Effect::pull;
  if (pull && from == frame.hex) return;
  const int straight = axis(origin, start).value_or(6);
  for (int direction = 0; direction < 6; ++direction) {
    if (!pull && straight < 6 && direction != straight) continue;
    const Hex step = hex_steps[direction];
    int length = 0;
    Hex at = start;
    while (length < most) {
      const int now = distance(origin, at);
      const int next = distance(origin, at + step);
      if (pull && now == 0) {  // ran into its user, who blocks the rest of the way unless it is gone by now
        if (piece_on(p, frame.hex) != no_piece) length = most;
        break;
      }
      if (pull ? next >= now : next <= now) break;
      at = at + step;
      ++length;
    }
    for (int hexes = 1; hexes <= length; ++hexes) options.add(act(Verb::shove, direction, hexes));
  }
}

/// Where a robot comes by its own means, as far as in an activation; straight on, it goes over nothing that it cannot fly over.
void list_own_move(const Table& table, const Position& p, const Frame& frame, OptionList& options) {
  const PieceId piece = frame.target;
  const bool flies = airborne(table, p, piece);
  HexSet hexes = Reach(table, p, piece, movement_left(table, p, piece, 0, 99), flies).ends();
  if (frame.flags & shove_flag::straight) {
    HexSet barred = occupied(p);
    barred |= table.walls;
    HexSet rows;
    for (int direction = 0; direction < 6; ++direction)
      for (HexId at = table.map.neighbour(p[piece].hex, direction); at != nowhere; at = table.map.neighbour(at, direction)) {
        if (!flies && barred.contains(at)) break;
        rows.insert(at);
        if (!flies && table.stops.contains(at)) break;
      }
    hexes &= rows;
  }
  hexes.insert(p[piece].hex);
  hexes.each([&](HexId hex) { options.add(act(Verb::shift, hex)); });
}

/// Free hexes at most so far away, whatever lies between.
HexSet within(const Table& table, const Position& p, PieceId piece, int hexes) {
  HexSet set;
  for (int id = 0; id < table.map.size(); ++id)
    if (table.map.distance(static_cast<HexId>(id), p[piece].hex) <= hexes) set.insert(static_cast<HexId>(id));
  set -= table.walls;
  set -= occupied(p);
  return set;
}

}  // namespace

void list_relocate(const Table& table, const Position& p, const Frame& frame, OptionList& options) {
  if (frame.target == no_piece) return each(frame.pieces, [&](PieceId piece) { options.add(act(Verb::take, piece)); });
  if (!may_dodge(table, p, frame)) return list_forced(table, p, frame, options);
  list_jetjump(table, p, frame.target, options);
  options.add(act(Verb::pass));
}

void list_forced(const Table& table, const Position& p, const Frame& frame, OptionList& options) {
  const PieceId piece = frame.target;
  constexpr int farthest = 99;  // the collision of a longer push destroys no more robots, and the options stay few
  const int most = std::min(farthest, total(table, p, {frame.amount, frame.spent, false}, piece));
  if (frame.flags & shove_flag::own) return list_own_move(table, p, frame, options);
  if (static_cast<Effect>(frame.action) != Effect::move) return list_ways(table, p, frame, p[piece].hex, most, options);
  const bool placed = (frame.flags & shove_flag::placed) != 0;
  HexSet hexes = placed ? within(table, p, piece, most) : Reach(table, p, piece, most, false).ends();
  hexes.insert(p[piece].hex);
  hexes.each([&](HexId hex) { options.add(act(Verb::shift, hex)); });
}

void list_mend(const Table& table, const Position& p, const Frame& frame, OptionList& options) {
  const auto piece = static_cast<PieceId>(std::countr_zero(frame.pieces));
  const int damage = p[piece].damage;
  const int drain = p[piece].drain;
  const int points = std::min(damage + drain, p.alive(piece) ? total(table, p, {frame.amount, frame.spent, false}, piece) : 0);
  for (int mended = std::min(points, damage); mended >= 0 && points - mended <= drain; --mended)
    options.add(act(Verb::mend, piece, mended, points - mended));
}

void list_valor_mend(const Table&, const Position& p, const Frame&, OptionList& options) {
  each(pieces(p, Side::hero), [&](PieceId piece) {
    if (p[piece].damage > 0) options.add(act(Verb::mend, piece, 1, 0));
    if (p[piece].drain > 0) options.add(act(Verb::mend, piece, 0, 1));
  });
  options.add(act(Verb::done));
}

void list_minion(const Table& table, const Position& p, const Frame& frame, OptionList& options) {
  if (static_cast<MinionStep>(frame.step) > MinionStep::advance) return list_minion_command(table, p, frame, options);
  const PieceId piece = frame.piece;
  HexSet hexes = Reach(table, p, piece, movement_left(table, p, piece, 0, 99), airborne(table, p, piece)).ends();
  hexes.insert(p[piece].hex);
  hexes.each([&](HexId hex) { options.add(act(Verb::advance, hex)); });
}

namespace {

/// Sets of active components that, with the discard, cover the card and hold none too many; then each lowest-level member that may
/// be replaced.
void list_components(const Table& table, const Position& p, const Frame& frame, OptionList& options) {
  const Card& card = table.card(table.minion_card(frame.action));
  const PieceSet active = components(table, p, card);
  const ClassSet discarded = discarded_classes(table, p);
  const auto covers = [&](int set) {
    ClassSet letters = discarded;
    for (int i = 0; i < minion_slots; ++i)
      if ((set >> i) & 1) letters |= card_of(table, p, static_cast<PieceId>(first_minion + i)).classes;
    return (card.classes & ~letters) == 0;
  };
  for (int set = 1; set < (1 << minion_slots); ++set) {
    if (((static_cast<PieceSet>(set) << first_minion) & ~active) != 0 || !covers(set)) continue;
    bool superfluous = false;
    int lowest = 9;
    for (int i = 0; i < minion_slots; ++i) {
      if (((set >> i) & 1) == 0) continue;
      superfluous = superfluous || ((set & ~(1 << i)) != 0 && covers(set & ~(1 << i)));
      lowest = std::min(lowest, level(table, p, static_cast<PieceId>(first_minion + i)));
    }
    if (superfluous) continue;
    for (int i = 0; i < minion_slots; ++i)
      if (((set >> i) & 1) && level(table, p, static_cast<PieceId>(first_minion + i)) == lowest)
        options.add(act(Verb::consume, set, first_minion + i));
  }
}

/// Die skills on the placement die, where another face leads to another Starpoint (AEG-360).
void list_summon_skills(const Table& table, const Position& p, const Frame& frame, OptionList& options) {
  const int face = shown(frame.dice);
  const HexId hex = starpoint_for(table, p, face);
  if (frame.flags == 0 && can_use(p, Skill::die_to_six) && starpoint_for(table, p, 6) != hex) options.add(act(Verb::six, face));
  if (frame.flags == 0 && can_use(p, Skill::die_to_one) && starpoint_for(table, p, 1) != hex) options.add(act(Verb::one, face));
  if (!options.empty()) options.add(act(Verb::pass));
}

}  // namespace

void list_summon(const Table& table, const Position& p, const Frame& frame, OptionList& options) {
  switch (static_cast<SummonStep>(frame.step)) {
    case SummonStep::reveal:
      for (std::uint8_t place = 0; place < table.minion_cards; ++place)
        if (const std::uint32_t weight = p.minions.weight(place)) options.add(act(Verb::draw, place), weight);
      break;
    case SummonStep::components: list_components(table, p, frame, options); break;
    case SummonStep::die: list_die(options); break;
    case SummonStep::skill: list_summon_skills(table, p, frame, options); break;
    default: break;
  }
}

}  // namespace rondo::aegis
