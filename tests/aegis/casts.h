#pragma once
// Casts that several solo tests share: plain robots whose numbers matter little.
#include "tests/aegis/scene.h"

namespace rondo::aegis {

/// Five Basics, one of each letter, and three robots they can form with any Make.
inline Cast five() {
  return {.team = {{.id = "ANT-1", .classes = "A"},
                   {.id = "EEL-1", .classes = "E"},
                   {.id = "GNU-1", .classes = "G"},
                   {.id = "IBIS-1", .classes = "I"},
                   {.id = "SOLE-1", .classes = "S"},
                   {.id = "DUO-2", .classes = "AG", .integrity = 8},
                   {.id = "TRIO-3", .classes = "AEG", .integrity = 9},
                   {.id = "WHOLE-5", .classes = "AEGIS", .integrity = 12}},
          .minions = {{.id = "MAR-1", .classes = "A"},
                      {.id = "MER-1", .classes = "E"},
                      {.id = "MUD-1", .classes = "G"},
                      {.id = "MIX-2", .classes = "ES", .integrity = 6},
                      {.id = "MAX-3", .classes = "AEG", .integrity = 7},
                      {.id = "MOP-1", .classes = "S"}},
          .boss = {{.icons = "A", .action = {{.cost = 1, .range = 3, .name = "Fist"}}}}};
}

/// A played-from-the-start scene: the boss is set up, the robots stand on A1 to A5, and Rondo cards are due.
inline Scene opened(Cast cast) {
  Scene s(cast);
  s.p = s.game().start();
  for (const std::string hex : {"A1", "A2", "A3", "A4", "A5"}) s.play(s.options("place ").at(0).substr(0, s.options("place ").at(0).rfind(' ') + 1) + hex);
  return s;
}

}  // namespace rondo::aegis
