#pragma once
// ANT-1 on A1 and GNU-1 on A2 form NEW-2 on A2: what the tests of everything that fires then have in common.
#include <initializer_list>
#include <utility>

#include "tests/aegis/field.h"

namespace rondo::aegis {

/// The team against MUD-1 and KITE-1 on a plain field; the boss stands far off in the corner.
inline Cast on_the_field(std::vector<Bot> team, std::vector<std::string> kite = {}) {
  return {.team = std::move(team),
          .minions = {{.id = "MUD-1", .classes = "G", .integrity = 9},
                      {.id = "KITE-1", .classes = "E", .integrity = 9, .abilities = std::move(kite)}},
          .map = three_rows,
          .boss_hex = "C12"};
}

/// The two about to combine, and others where they are said to stand.
inline Scene side_by_side(const Cast& cast, std::initializer_list<std::pair<const char*, const char*>> others, int energy = 20) {
  Scene s = quiet(cast);
  s.hero("ANT-1", "A1");
  s.hero("GNU-1", "A2");
  for (const auto& [card, hex] : others) s.hero(card, hex);
  s.p.energy = static_cast<std::uint16_t>(energy);
  return s;
}

inline Scene& form(Scene& s) { return s.play({"activate ANT-1", "combine GNU-1 into NEW-2 at A2"}); }

}  // namespace rondo::aegis
