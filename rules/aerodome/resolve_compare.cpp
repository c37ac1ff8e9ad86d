// The Compare stage of the fighters in p.order: PSYCH, one pass of modifications each, and what becomes of equal Initiatives.
#include <algorithm>

#include "rules/aerodome/resolve.h"

namespace rondo::aerodome {

// `count` is how many have had their pass.

bool Resolver::compare(Frame& frame) {
  const auto go = [&](CompareStep step) {
    frame.step = static_cast<std::uint8_t>(step);
    return true;
  };
  switch (static_cast<CompareStep>(frame.step)) {
    case CompareStep::start:
      go(CompareStep::psych);
      moment_of_cycle(When::compare_start);
      return true;
    case CompareStep::psych:
      psych();
      frame.items = 0;
      sort_by_initiative(frame);
      return go(CompareStep::modify);
    case CompareStep::modify: return modify(frame);
    case CompareStep::frozen: return wait_for(p.order[frame.count]);
    case CompareStep::ties:
      frame.items = 0;
      frame.count = 0;
      sort_by_initiative(frame);
      return go(CompareStep::roll);
    case CompareStep::roll: {
      const bool rolled = roll_off_of(p, frame).next != nobody;
      if (rolled && table_.mode != Mode::free_for_all && frame.amount == 0) {
        frame.amount = 1;  // they are in Sync
        say({EventKind::sync, p.order[0], p.order[1], p[p.order[0]].initiative});
      }
      if (!roll_off(frame)) return false;
      return go(frame.amount == 1 ? CompareStep::sync : CompareStep::order);
    }
    case CompareStep::sync: return wait_for(p.order[0]);
    case CompareStep::order: break;
  }
  p.holder = p.order[0];
  say({EventKind::takes_initiative, p.order[0]});
  pop();
  return true;
}

void Resolver::answer_compare(Frame& frame, Action action) {
  switch (verb_of(action)) {
    case Verb::die: return rolled_off(frame, action.a);
    case Verb::clear_frozen: {
      const FighterId fighter = p.order[frame.count];
      plane(fighter).frozen = 0;
      say({EventKind::frozen_cleared, fighter});
      [[fallthrough]];
    }
    case Verb::keep_frozen:
      frame.step = static_cast<std::uint8_t>(CompareStep::modify);
      frame.amount = 2;  // its lines are still to come
      return;
    case Verb::leave: std::swap(p.order[0], p.order[1]); [[fallthrough]];
    case Verb::take: frame.step = static_cast<std::uint8_t>(CompareStep::order); return;
    default: RONDO_ENSURE(false, "no answer to the comparison");
  }
}

/// PSYCH values are revealed values, and each is taken from what was printed (ARD-327, ARD-328).
void Resolver::psych() {
  std::array<std::uint8_t, max_fighters> revealed{};
  each_fighter([&](FighterId fighter) { revealed[fighter] = p[fighter].initiative; });
  for (const FighterId fighter : p.order) {
    const FighterId opponent = opponent_of(table_, p, fighter);
    if (opponent == nobody || !p[opponent].revealed) continue;
    const Keywords& keywords = table_.card(fighter, p[fighter].active).keywords;
    if (((keywords.psych >> revealed[opponent]) & 1U) == 0) continue;
    plane(fighter).initiative = revealed[opponent];
    say({EventKind::psyched, fighter, opponent, revealed[opponent]});
  }
}

/// Highest first, and a group begins where the Initiative falls. Before modifications equals stand as the last holder comes, of squadrons its
/// team, unless a roll decides (ruling 8).
void Resolver::sort_by_initiative(Frame& frame) {
  const bool modified = static_cast<CompareStep>(frame.step) == CompareStep::ties;
  const int fighters = table_.fighters();
  const auto seat_order = [&](FighterId fighter) {
    if (table_.mode == Mode::squadron) return p.holder != nobody && table_.enemies(fighter, p.holder) ? 1 : 0;
    return (fighter - p.holder + fighters) % fighters;
  };
  std::sort(p.order.begin(), p.order.end(), [&](FighterId a, FighterId b) {
    return p[a].initiative != p[b].initiative ? p[a].initiative > p[b].initiative : seat_order(a) < seat_order(b);
  });
  start_rolls(frame);
  for (std::size_t i = 1; i < p.order.size(); ++i)
    if (p[p.order[i]].initiative != p[p.order[i - 1]].initiative || (!modified && !table_.rulings.tie_by_roll))
      frame.items = static_cast<std::uint16_t>(frame.items | (1U << i));
}

bool Resolver::modify(Frame& frame) {
  if (frame.amount == 0 && !roll_off(frame)) return false;  // only where a roll decides who is first
  if (frame.count == p.order.size()) {
    frame.amount = 0;
    frame.step = static_cast<std::uint8_t>(CompareStep::ties);
    return true;
  }
  const FighterId fighter = p.order[frame.count];
  Plane& it = plane(fighter);
  if (frame.amount <= 1 && it.frozen > 0) {  // not optional (ARD-098)
    const int before = it.initiative;
    it.initiative = static_cast<std::uint8_t>(std::max(0, before - it.frozen));
    say({EventKind::frozen_slows, fighter, nobody, before, it.initiative});
    if (it.initiative == 0) {
      frame.step = static_cast<std::uint8_t>(CompareStep::frozen);
      return true;
    }
  }
  frame.amount = 1;
  ++frame.count;
  moment(fighter, When::compare);
  return true;
}

/// Between 0 and 9 (ARD-198, ARD-199).
void Resolver::change_initiative(FighterId fighter, int change, FighterId by) {
  Plane& it = plane(fighter);
  const int before = it.initiative;
  it.initiative = static_cast<std::uint8_t>(std::clamp(before + change, 0, 9));
  say({EventKind::initiative_changed, fighter, by, before, it.initiative});
}

}  // namespace rondo::aerodome
