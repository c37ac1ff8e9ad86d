#pragma once
// What the Solo Rondo leaves of a scene's options, and why.
#include <optional>
#include <string>
#include <vector>

#include "bosses/aegis/rondo.h"
#include "tests/aegis/scene.h"

namespace rondo::aegis {

/// The survivors as a person would type them, in option order.
[[nodiscard]] inline std::vector<std::string> left(const Scene& s) {
  const SoloGame game = solo(s.game());
  OptionList options;
  game.options(s.p, s.p.owing, options);
  std::vector<std::string> texts;
  for (const Option& option : options) texts.push_back(game.spell(s.p, s.p.owing, option.action));
  return texts;
}

[[nodiscard]] inline Trace why(const Scene& s) {
  const std::optional<Trace> trace = solo(s.game()).explain(s.p);
  REQUIRE(trace.has_value());
  return *trace;
}

/// Plays the boss's decisions as long as one option is left, and stops at the first that is anybody's choice.
inline Scene& ruled(Scene& s) {
  while (s.owes() == boss_seat && left(s).size() == 1) s.play(left(s).front());
  return s;
}

using Lines = std::vector<std::string>;

}  // namespace rondo::aegis
