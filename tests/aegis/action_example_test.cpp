// The rulebook's worked Action examples, played die by die (AEG-185 to AEG-195).
#include "tests/aegis/scene.h"

namespace rondo::aegis {

namespace {

Cast rocket_punch() {
  return {.team = {{.id = "AWE-1", .actions = {{.cost = 2, .accuracy = 3, .range = 4, .attributes = {"GAMBIT", "ANTI-AIR"}}}}},
          .minions = {{.id = "MUD-1", .classes = "G"}, {.id = "KITE-1", .classes = "E", .abilities = {"Flight"}}}};
}

}  // namespace

TEST_CASE("two dice against accuracy 3, one damage for each that hits", "[AEG-185][AEG-121][AEG-122]") {
  Scene s(rocket_punch());
  const PieceId awe = s.hero("AWE-1", "D5");
  const PieceId mud = s.minion("MUD-1", "D7");
  s.play({"activate AWE-1", "use 1", "target MUD-1"}).roll({3, 2});
  SECTION("one hit") {
    s.play({"pass", "pass"});  // no die changed, no GAMBIT
    CHECK(s.integrity(mud) == 4);
    CHECK(s.p.energy == 18);
  }
  SECTION("one more by a Valor Skill") {
    s.play({"valor six 2", "pass", "pass"});
    CHECK(s.integrity(mud) == 3);
    CHECK(s.p.valor == 17);
  }
  CHECK(s.p[awe].activated);
}

}  // namespace rondo::aegis
