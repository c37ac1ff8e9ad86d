// Auxiliary cards drawn and kept, Buffs, Debuffs, and damage with all that it ends.
#include <algorithm>
#include <utility>

#include "rules/aerodome/lists.h"
#include "rules/aerodome/resolve.h"

namespace rondo::aerodome {

// Draws one after the other: flag draw_flag; `amount` how many are left, this one included; `aux` the card drawn.

void Resolver::start_draw(FighterId fighter, int cards, bool optional) {
  if (cards <= 0) return;
  Frame& frame = push(FrameKind::draw, fighter);
  frame.amount = static_cast<std::uint8_t>(cards);
  frame.flags = optional ? draw_flag::optional : std::uint8_t{0};
}

bool Resolver::draw(Frame& frame) {
  auto& deck = p.aux[static_cast<std::size_t>(table_.owner_of(frame.fighter))];
  const auto go = [&](DrawStep step) {
    frame.step = static_cast<std::uint8_t>(step);
    return true;
  };
  switch (static_cast<DrawStep>(frame.step)) {
    case DrawStep::ask: {
      const bool any = std::any_of(deck.begin(), deck.end(), [](AuxPlace place) { return place == AuxPlace::deck || place == AuxPlace::discard; });
      if (!any) {  // the draw is lost (ARD-164)
        say({EventKind::may_draw_none, frame.fighter});
        pop();
        return true;
      }
      return (frame.flags & draw_flag::optional) ? wait_for(frame.fighter) : go(DrawStep::shuffle);
    }
    case DrawStep::shuffle:
      if (deck_empty(table_, p, frame.fighter)) {  // ARD-163
        std::replace(deck.begin(), deck.end(), AuxPlace::discard, AuxPlace::deck);
        say({EventKind::deck_shuffled, frame.fighter});
      }
      return go(DrawStep::card);
    case DrawStep::card: return wait(Seat::chance);
    case DrawStep::settle: return wait_for(frame.fighter);  // which Armament stays
    case DrawStep::over: break;
  }
  if (--frame.amount > 0) return go(DrawStep::ask);
  pop();
  return true;
}

void Resolver::answer_draw(Frame& frame, Action action) {
  switch (verb_of(action)) {
    case Verb::accept: frame.step = static_cast<std::uint8_t>(DrawStep::shuffle); return;
    case Verb::decline:
      say({EventKind::draw_declined, frame.fighter});
      frame.step = static_cast<std::uint8_t>(DrawStep::over);
      return;
    case Verb::draw:
      frame.aux = static_cast<std::uint8_t>(action.a);
      ++tally(frame.fighter).cards;
      say({EventKind::drew, frame.fighter, nobody, frame.aux});
      return settle_card(frame);
    case Verb::keep: {
      const std::uint8_t old = armament_of(table_, p, frame.fighter);
      const bool keeps_old = action.a == old;
      discard(frame.fighter, keeps_old ? frame.aux : old);
      frame.step = static_cast<std::uint8_t>(DrawStep::over);
      if (!keeps_old) attach(frame.fighter, frame.aux);
      return;
    }
    default: RONDO_ENSURE(false, "no answer to a draw");
  }
}

/// What becomes of a card just drawn, by its type (ARD-047 to ARD-058).
void Resolver::settle_card(Frame& frame) {
  const FighterId fighter = frame.fighter;
  const std::uint8_t slot = frame.aux;
  const AuxCard& card = table_.aux_card(fighter, slot);
  AuxPlace& place = p.aux[static_cast<std::size_t>(table_.owner_of(fighter))][slot];
  frame.step = static_cast<std::uint8_t>(DrawStep::over);
  if (card.type == AuxType::armament) {
    if (armament_of(table_, p, fighter) == Frame::no_aux) return attach(fighter, slot);
    place = AuxPlace::in_play;
    frame.step = static_cast<std::uint8_t>(DrawStep::settle);
    return;
  }
  if (card.type != AuxType::instant) {
    place = in_hand_of(fighter);
    return;
  }
  discard(fighter, slot);
  Frame& lines = push(FrameKind::effects, fighter);
  lines.aux = slot;
  lines.moment = static_cast<std::uint8_t>(When::drawn);
  for (std::size_t i = 0; i < card.effects.size(); ++i) lines.items = static_cast<std::uint16_t>(lines.items | (1U << (first_other_item + i)));
  const Amount& recovers = card.keywords[Keyword::recover];
  if (const int n = measured(table_, p, fighter, recovers); n > 0) start_recover(fighter, n, true);
}

void Resolver::attach(FighterId fighter, std::uint8_t slot) {
  p.aux[static_cast<std::size_t>(table_.owner_of(fighter))][slot] = attached_to(fighter);
  plane(fighter).ammo = static_cast<std::uint8_t>(measured(table_, p, fighter, table_.aux_card(fighter, slot).keywords[Keyword::ammo]));
  say({EventKind::attached, fighter, nobody, slot});
  moment(fighter, When::attached);
}

void Resolver::discard(FighterId fighter, std::uint8_t slot) {
  p.aux[static_cast<std::size_t>(table_.owner_of(fighter))][slot] = AuxPlace::discard;
  say({EventKind::discarded, fighter, nobody, slot});
}

// Recovery: `amount` points are left; flag recover_flag.

void Resolver::start_recover(FighterId fighter, int amount, bool cards_only) {
  Frame& frame = push(FrameKind::recover, fighter);
  frame.amount = static_cast<std::uint8_t>(amount);
  frame.flags = cards_only ? recover_flag::cards_only : std::uint8_t{0};
}

bool Resolver::recover(Frame& frame) {
  OptionList options;
  if (frame.amount > 0) list_recover(table_, p, frame, options);
  if (options.size() > 1) return wait_for(frame.fighter);  // more than `pass`
  pop();
  return true;
}

void Resolver::answer_recover(Frame& frame, Action action) {
  Plane& it = plane(frame.fighter);
  --frame.amount;
  switch (verb_of(action)) {
    case Verb::recover_burn:
      --it.burn;
      say({EventKind::recovered, frame.fighter, nobody, 0});
      return;
    case Verb::recover_frozen:
      --it.frozen;
      say({EventKind::recovered, frame.fighter, nobody, 1});
      return;
    case Verb::recover_card:
      say({EventKind::recovered, frame.fighter, nobody, 2, action.a});
      return undaze(frame.fighter, action.a);
    case Verb::pass: frame.amount = 0; return;
    default: RONDO_ENSURE(false, "no answer to a recovery");
  }
}

void Resolver::undaze(FighterId fighter, int card) {
  Plane& it = plane(fighter);
  std::uint8_t& tokens = it.dazed[static_cast<std::size_t>(card)];
  --tokens;
  if (tokens == 0 && it.active != card) say({EventKind::card_back, fighter, nobody, card});  // at once (ARD-093)
}

// Buffs: at most one (ARD-075, ARD-076). `amount` is the new one.

void Resolver::gain_buff(FighterId fighter, Buff buff) {
  Plane& it = plane(fighter);
  if (it.buff == buff) return;
  if (it.buff != Buff::none) {
    push(FrameKind::buff, fighter).amount = static_cast<std::uint8_t>(buff);
    return;
  }
  it.buff = buff;
  say({EventKind::buff_gained, fighter, nobody, static_cast<int>(buff)});
}

bool Resolver::buff(Frame& frame) { return wait_for(frame.fighter); }

void Resolver::answer_buff(Frame& frame, Action action) {
  const FighterId fighter = frame.fighter;
  const auto kept = static_cast<Buff>(action.a);
  pop();
  if (kept == p[fighter].buff) return;
  lose_buff(fighter);
  gain_buff(fighter, kept);
}

void Resolver::lose_buff(FighterId fighter) {
  const Buff lost = std::exchange(plane(fighter).buff, Buff::none);
  if (lost != Buff::none) say({EventKind::buff_lost, fighter, nobody, static_cast<int>(lost)});
}

// Debuffs, at most 6 (ARD-086).

void Resolver::burn(FighterId fighter, int amount) {
  plane(fighter).burn = static_cast<std::uint8_t>(std::min(6, p[fighter].burn + amount));
  say({EventKind::burned, fighter, nobody, p[fighter].burn});
}

void Resolver::freeze(FighterId fighter, int amount) {
  plane(fighter).frozen = static_cast<std::uint8_t>(std::min(6, p[fighter].frozen + amount));
  say({EventKind::froze, fighter, nobody, p[fighter].frozen});
}

/// On the active card; one that is still face down takes them when it is revealed (ruling 20).
void Resolver::daze(FighterId fighter, int amount) {
  Plane& it = plane(fighter);
  if (!it.revealed) {
    if (it.active == no_card) return;
    it.pending_daze = static_cast<std::uint8_t>(std::min(6, it.pending_daze + amount));
    say({EventKind::daze_pending, fighter});
    return;
  }
  std::uint8_t& tokens = it.dazed[it.active];
  tokens = static_cast<std::uint8_t>(std::min(6, tokens + amount));  // each card up to 6 (ARD-095)
  say({EventKind::dazed, fighter, nobody, it.active, tokens});
  dazed_out_check(fighter);
}

/// All nine cards Dazed: that player loses at once; of several players only that one is out (ARD-202, ARD-256).
void Resolver::dazed_out_check(FighterId fighter) {
  if (!dazed_out(p[fighter])) return;
  unsigned others = 0;
  int sides = 0;
  for (int seat = 0; seat < table_.seats; ++seat) {
    bool plays = false;
    each_fighter([&](FighterId each) { plays = plays || (static_cast<int>(table_.seat_of(each)) == seat && !dazed_out(p[each])); });
    if (!plays) continue;
    others |= 1U << seat;
    ++sides;
  }
  if (table_.mode == Mode::standard) return finish(Outcome::dazed_out, others);
  say({EventKind::out_for_good, fighter});
  leave(fighter);
  if (sides > 1) return;
  if (table_.mode == Mode::squadron) return finish(Outcome::dazed_out, others);
  out_of_time();  // nobody is left to fight: the points decide
}

// Damage.

int Resolver::hurt(FighterId fighter, int amount, Cause cause, FighterId by) {
  Plane& it = plane(fighter);
  if (it.hit_points == 0) return 0;
  if (const int kept_off = std::min<int>(amount, it.sturdy); kept_off > 0) {
    it.sturdy = static_cast<std::uint8_t>(it.sturdy - kept_off);
    amount -= kept_off;
    say({EventKind::prevented, fighter, nobody, kept_off});
  }
  if (amount == 0) return 0;
  it.hit_points = static_cast<std::uint8_t>(std::max(0, it.hit_points - amount));
  say({EventKind::damaged, fighter, by, amount, static_cast<int>(cause)});
  if (it.hit_points == 0) destroyed(fighter, by);
  return amount;
}

void Resolver::destroyed(FighterId fighter, FighterId by) {
  say({EventKind::destroyed, fighter, by});
  if (table_.mode == Mode::standard) {  // on to the End phase (ARD-162)
    over_ = true;
    return;
  }
  leave(fighter);
  if (by == nobody || !table_.enemies(by, fighter)) return;  // nobody scores (ARD-255)
  const auto seat = static_cast<std::size_t>(table_.seat_of(by));
  ++p.points[seat];
  say({EventKind::point_scored, by, fighter, p.points[seat]});
  if (table_.points_to_win > 0 && p.points[seat] >= table_.points_to_win) finish(Outcome::points, 1U << seat);
}

/// Its marker is taken off the table; the round goes on (ARD-252).
void Resolver::leave(FighterId fighter) {
  Plane& it = plane(fighter);
  it.aloft = false;
  it.touching = 0;
  each_fighter([&](FighterId other) { plane(other).touching = static_cast<FighterSet>(p[other].touching & ~only(fighter)); });
  downed_ = static_cast<FighterSet>(downed_ | only(fighter));
}

}  // namespace rondo::aerodome
