#pragma once
// A plain field and a gunner on it, for tests that look at one Action at a time: GUN-1 and its friend PAL-1 against the minions
// MUD-1 and KITE-1 (which flies); the boss stands far off in the corner.
#include <algorithm>
#include <string>

#include "tests/aegis/scene.h"

namespace rondo::aegis {

// The hexes of a row count from 1; B1 lies between A1 and A2, C2 below A2 and between B1 and B2.
inline const std::string three_rows = ". . . . . . . . . . . .\n . . . . . . . . . . . .\n. . . . . . . . . . . .\n";
inline const std::string one_row = ". . . . . . . . . . . .\n";

inline Cast gunner(std::vector<Line> actions, std::vector<std::string> abilities = {}) {
  return {.team = {{.id = "GUN-1", .movement = 4, .energy = 3, .integrity = 12, .actions = std::move(actions), .abilities = std::move(abilities)},
                   {.id = "PAL-1", .classes = "S", .movement = 4, .energy = 3, .integrity = 12}},
          .minions = {{.id = "MUD-1", .classes = "G", .energy = 9, .integrity = 12, .actions = {{.range = 9}}},
                      {.id = "KITE-1", .classes = "E", .energy = 9, .integrity = 12, .abilities = {"Flight"}}},
          .map = three_rows,
          .boss_hex = "C12"};
}

/// The last turn of a round without Valor Skills: no window but those of the cards opens, and no boss turn follows.
inline Scene quiet(const Cast& cast) {
  Scene s(cast);
  s.p.skills_used = 0xff;
  s.p.resolved = static_cast<std::uint8_t>(s.p.revealed.size());
  return s;
}

/// The gunner's first Action on a target, with these dice; an empty target where the Action takes none.
inline Scene& fire(Scene& s, const std::string& target, std::initializer_list<int> faces) {
  if (s.offers("activate GUN-1")) s.play("activate GUN-1");
  s.play("use 1");
  if (!target.empty()) s.play("target " + target);
  return s.roll(faces);
}

/// Whether a reader was told exactly this.
inline bool says(const Scene& s, const std::string& line) { return std::find(s.story.begin(), s.story.end(), line) != s.story.end(); }

/// Ends the round wherever it stands and goes on past the next Recharge, to the player's turn.
inline void next_round(Scene& s) {
  s.p.resolved = static_cast<std::uint8_t>(s.p.revealed.size());
  while (s.owes() == hero_seat && !s.offers("end round")) s.play(s.offers("done") ? "done" : "pass");
  if (s.owes() == hero_seat) s.play("end round");
  while (s.owes() == Seat::chance) s.play(s.options().front());
  if (s.offers("ready")) s.play("ready");
  s.p.skills_used = 0xff;
}

/// One Rondo card whose turn the player cannot touch by Valor Skills.
inline Scene& quiet_boss_turn(Scene& s, std::string_view icon) {
  s.boss_turn(icon);
  s.p.skills_used = 0xff;
  return s;
}

}  // namespace rondo::aegis
