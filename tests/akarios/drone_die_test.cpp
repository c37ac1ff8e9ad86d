// The drone die: its faces, what they pay for, and what they cost in stress.
#include <set>

#include "rules/core/dealer.h"
#include "tests/akarios/scene.h"

namespace rondo::akarios {

namespace {

/// Ada has that drone, rolled `faces`, an ability for a stress result, and an enemy right ahead; Bea keeps the phase open.
Scene drone_scene(std::string_view drone, std::initializer_list<Face> faces) {
  Scene scene;
  scene.board(ada, "nerve", {"calm 1"}, {Icon::stress}).drone(ada, drone).put(fighter_1, "f7", 3);
  scene.p.cockpit(ada).stress = 2;
  scene.dice(ada, faces).dice(bea, {Face::move});
  return scene.phase();
}

int stress(const Scene& scene, ShipId pilot = ada) { return scene.p.cockpit(pilot).stress; }

}  // namespace

TEST_CASE("a pilot with a drone rolls its die as a fifth one", "[akarios][AKA-038]") {
  Scene scene;
  scene.drone(ada, "biff").next_round();
  for (int die = 0; die < 4; ++die) scene.play("die move");
  CHECK(scene.options() == std::vector<std::string>{"die drone", "die drone-wild", "die blank", "die drone-stress"});
  scene.play("die blank");  // then Bea's four
  for (int die = 0; die < 4; ++die) scene.play("die attack");
  CHECK(scene.asks_squad());
}

TEST_CASE("the drone die shows two drone faces, one wild, one blank and two of stress", "[akarios][AKA-041][AKA-042]") {
  Scene scene;
  scene.drone(ada, "biff").next_round();
  scene.play({"die move", "die move", "die move", "die move"});
  OptionList faces;
  scene.game().options(scene.p, Seat::chance, faces);
  std::vector<std::uint32_t> weights;
  for (const Option& option : faces) weights.push_back(option.weight);
  CHECK(weights == std::vector<std::uint32_t>{2, 1, 1, 2});
  std::set<Face> shown;
  const Dealer dealer(7);
  for (std::uint64_t roll = 0; roll < 1000; ++roll)
    shown.insert(static_cast<Face>(faces[dealer.pick({faces.begin(), faces.size()}, 1, roll)].action.a));
  CHECK(shown == std::set<Face>{Face::drone, Face::drone_wild, Face::blank, Face::drone_stress});
}

TEST_CASE("a reroll takes the drone die along", "[akarios][AKA-039]") {
  Scene scene;
  scene.drone(ada, "biff").dice(ada, {Face::move, Face::move, Face::move, Face::move, Face::blank});
  scene.p.cockpit(ada).placed = false;
  scene.phase().play("reroll ada");
  CHECK(stress(scene) == 1);
  scene.play({"die attack", "die attack", "die attack", "die attack"});
  CHECK(scene.offers("die drone"));
  scene.play("die drone");
  CHECK(scene.p.cockpit(ada).dice == std::array<std::uint8_t, face_count>{0, 4, 0, 0, 1, 0, 0, 0});
  CHECK(scene.asks_squad());
}

TEST_CASE("once a die is laid there is no reroll", "[akarios]") {
  Scene scene;
  scene.dice(ada, {Face::move, Face::move});
  scene.p.cockpit(ada).placed = false;
  scene.phase();
  CHECK(scene.offers("reroll ada"));
  scene.play({"use ada turn", "turn left"});
  CHECK_FALSE(scene.offers("reroll ada"));
}

TEST_CASE("a wild of the drone die is any one icon, a blank none", "[akarios][AKA-043]") {
  Scene wild = drone_scene("ram-bo", {Face::drone_wild});
  for (const char* line : {"use ada glide", "use ada cannons", "use ada nerve", "use ada ram-bo"}) {
    INFO(line);
    CHECK(wild.offers(line));
  }
  wild.play({"use ada cannons", "modifier zero"});
  CHECK(wild.hull(fighter_1) == 7);
  CHECK(wild.options("use ada").empty());
  CHECK(stress(wild) == 2);
  Scene blank = drone_scene("ram-bo", {Face::blank});
  CHECK(blank.asks_squad());
  CHECK(blank.options("use ada").empty());
  Scene core = drone_scene("ram-bo", {Face::wild});  // a pilot's die: move and attack (ruling 2)
  CHECK(core.options("use ada") == std::vector<std::string>{"use ada glide", "use ada turn", "use ada cannons"});
}

TEST_CASE("a stress face of the drone die laid as stress costs one stress", "[akarios][AKA-044][AKA-046]") {
  Scene scene = drone_scene("ram-bo", {Face::drone_stress});
  scene.play({"use ada cannons", "modifier zero"});
  CHECK(stress(scene) == 3);
  Scene slot = drone_scene("ram-bo", {Face::drone_stress});
  CHECK(slot.offers("use ada nerve"));  // any slot for a stress result
  slot.play("use ada nerve");
  CHECK(stress(slot) == 2);  // one more, and calmed by one
  CHECK(slot.count(EventKind::stress_changed) == 2);
  Scene core = drone_scene("ram-bo", {Face::stress});  // of a pilot's die: the same
  core.play({"use ada cannons", "modifier zero"});
  CHECK(stress(core) == 3);
  Scene own = drone_scene("ram-bo", {Face::stress});
  own.play("use ada nerve");
  CHECK(own.count(EventKind::stress_changed) == 2);
}

TEST_CASE("a stress face of the drone die laid as a drone result costs none", "[akarios][AKA-045]") {
  Scene scene = drone_scene("ram-bo", {Face::drone_stress});
  scene.play({"use ada ram-bo", "modifier zero"});
  CHECK(stress(scene) == 2);
  CHECK(scene.hull(fighter_1) == 7);
}

TEST_CASE("nobody takes more than ten stress", "[akarios]") {
  Scene scene;
  scene.put(fighter_1, "f7").dice(ada, {Face::stress}).dice(bea, {Face::move});
  scene.p.cockpit(ada).stress = 10;
  scene.p.cockpit(ada).deck.bag[static_cast<std::size_t>(Modifier::strain)] = 3;
  scene.phase();
  CHECK(scene.asks_squad());
  CHECK(scene.options("use ada").empty());
}

TEST_CASE("a drone result goes on the drone's own slots", "[akarios][AKA-047]") {
  Scene scene = drone_scene("ram-bo", {Face::drone});
  CHECK(scene.offers("use ada ram-bo"));
  CHECK_FALSE(scene.offers("use ada cannons"));
  CHECK_FALSE(scene.offers("use ada nerve"));
}

TEST_CASE("a drone result also counts as the drone's printed icon", "[akarios][AKA-048][AKA-063]") {
  Scene scene = drone_scene("ram-bo", {Face::drone});
  CHECK(scene.offers("use ada glide"));
  scene.play({"use ada glide", "fly slip-left forward"});
  CHECK(scene.stands(ada, "e7", 0));
}

namespace {

struct Counts {
  const char* drone;
  bool move, attack, stress;
};

/// Where the drone's result may be laid beyond its own actions.
void check_counts(const Counts& counts) {
  Scene scene = drone_scene(counts.drone, {Face::drone});
  INFO(counts.drone);
  CHECK(scene.offers("use ada glide") == counts.move);
  CHECK(scene.offers("use ada cannons") == counts.attack);
  CHECK(scene.offers("use ada nerve") == counts.stress);
}

}  // namespace

TEST_CASE("Kricket's drone result counts as an attack", "[akarios][AKA-085]") { check_counts({"kricket", false, true, false}); }
TEST_CASE("Detour's drone result counts as a move", "[akarios][AKA-112]") { check_counts({"detour", true, false, false}); }
TEST_CASE("P1-NG's drone result counts as an attack", "[akarios][AKA-146]") { check_counts({"p1-ng", false, true, false}); }
TEST_CASE("Biff's drone result counts as anything", "[akarios][AKA-159]") { check_counts({"biff", true, true, true}); }

TEST_CASE("Ghost's drone result counts as stress and costs none", "[akarios][AKA-131]") {
  check_counts({"ghost", true, true, true});  // a stress result stands for move and attack
  Scene scene = drone_scene("ghost", {Face::drone});
  scene.play({"use ada cannons", "modifier zero"});
  CHECK(stress(scene) == 2);
}

TEST_CASE("which die is laid is asked where several fit", "[akarios]") {
  Scene scene = drone_scene("kricket", {Face::attack, Face::drone, Face::stress});
  scene.play("use ada cannons");
  CHECK(scene.options() == std::vector<std::string>{"pay attack", "pay stress", "pay drone"});
  scene.play("pay drone");
  CHECK(scene.p.cockpit(ada).dice == std::array<std::uint8_t, face_count>{0, 1, 0, 1, 0, 0, 0, 0});
}

}  // namespace rondo::akarios
