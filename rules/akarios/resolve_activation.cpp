// One automaton carries out its type's combat card. What the rules leave open is asked of the automaton's seat; a step that cannot be
// done is skipped, and the log says why. `other` is its focus.
#include "rules/akarios/lists.h"
#include "rules/akarios/resolve.h"

namespace rondo::akarios {

bool Resolver::activation(Frame& frame) {
  const std::vector<Step>& steps = steps_of(table_, p, frame);
  if (!p[frame.ship].in_play()) return pop();
  if (frame.line >= steps.size()) {
    clear_effects(frame.ship);  // they last until the bearer's activation ends (HOUSE-12)
    return pop();
  }
  if (frame.step == 0) {
    frame.step = static_cast<std::uint8_t>(ActivationStep::steps);
    say({EventKind::activates, frame.ship});
    if (has(p[frame.ship].conditions, Condition::hack)) {
      say({EventKind::hacked_skip, frame.ship, no_ship, 0});
      return next_line(frame);
    }
  }
  if (frame.other != no_ship && !p[frame.other].in_play()) frame.other = no_ship;
  if (frame.other == no_ship && friends(p) != 0) {
    OptionList list;
    list_activation(table_, p, frame, list);
    if (list.size() > 1) return wait(automaton_seat);
    answer_activation(frame, list[0].action);
    return true;
  }
  return enemy_step(frame, steps[frame.line]);
}

bool Resolver::skip(Frame& frame, Skip why) {
  say({EventKind::step_skipped, frame.ship, no_ship, frame.line, static_cast<int>(why)});
  return next_line(frame);
}

bool Resolver::enemy_step(Frame& frame, const Step& step) {
  if (frame.count == 0) {
    const Arc* arc = next_attack(steps_of(table_, p, frame), frame.line);
    const bool aimed = arc && frame.other != no_ship && can_hit(table_, p, frame.ship, frame.other, *arc);
    const bool holds = step.condition == If::always || (step.condition == If::in_arc && aimed) || (step.condition == If::not_in_arc && !aimed) ||
                       (step.condition == If::shields_gone && akarios::holds(p, frame.ship, step));
    if (!holds) return skip(frame, Skip::condition);
  }
  switch (step.what) {
    case Do::move:
      if (frame.count > 0) return next_line(frame);
      if (step.patterns.size() > 1) return wait(automaton_seat);
      fly(frame, frame.ship, 0);
      return true;
    case Do::rotate:
      if (frame.count == 0 && frame.other == no_ship) return skip(frame, Skip::no_focus);
      return frame.count >= step.amount ? next_line(frame) : wait(automaton_seat);
    case Do::attack:
    case Do::shove: return enemy_strike(frame, step);
    case Do::repair:
      if (p[frame.ship].hull >= most_hull(table_, p, frame.ship)) return skip(frame, Skip::nothing);
      repair(frame.ship, step.amount);
      return next_line(frame);
    case Do::shield:
      if (p[frame.ship].shields >= most_shields(table_, p, frame.ship)) return skip(frame, Skip::nothing);
      shield(frame.ship, step.amount, most_shields(table_, p, frame.ship));
      return next_line(frame);
    case Do::clear: clear_effects(frame.ship); return next_line(frame);
    default: return skip(frame, Skip::nothing);
  }
}

/// The focus first if it can be hit, then others, all different (HOUSE-5).
bool Resolver::enemy_strike(Frame& frame, const Step& step) {
  OptionList list;
  if (frame.count < step.targets) list_activation(table_, p, frame, list);
  if (list.empty()) return frame.count == 0 ? skip(frame, Skip::no_target) : next_line(frame);
  if (list.size() > 1) return wait(automaton_seat);
  answer_activation(frame, list[0].action);
  return true;
}

void Resolver::answer_activation(Frame& frame, Action action) {
  switch (verb_of(action)) {
    case Verb::focus:
      frame.other = static_cast<ShipId>(action.a);
      say({EventKind::focuses, frame.ship, frame.other});
      return;
    case Verb::fly: return fly(frame, frame.ship, action.a);
    case Verb::turn_left:
    case Verb::turn_right:
      turn(frame.ship, verb_of(action) == Verb::turn_left ? -1 : 1);
      ++frame.count;
      return;
    case Verb::strike: {
      const Step& step = steps_of(table_, p, frame)[frame.line];
      const auto target = static_cast<ShipId>(action.a);
      ++frame.count;
      frame.ships |= only(target);
      if (step.what == Do::attack) {
        const int bonus = table_.types[static_cast<std::size_t>(type_of(frame.ship))].bonus[static_cast<std::size_t>(table_.level - 1)];
        start_attack(frame.ship, target, frame, step.amount + bonus + change(table_, p, Rule::enemy_damage));
      } else {
        start_shove(frame.ship, target, step.riders, p[frame.ship].at);
      }
      return;
    }
    default: break;
  }
  frame.count = 255;  // hold: no more turns of this step
}

}  // namespace rondo::akarios
