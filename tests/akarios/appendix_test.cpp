// The ten cards that the appendix explains.
#include "tests/akarios/scene.h"

namespace rondo::akarios {

namespace {

/// Ada holds the card and two dice that fit anything; Bea is at `other`, dice keep the phase open.
Scene holding(std::string_view card, std::string_view other = "f6", int level = 1) {
  Scene scene(level);
  scene.upgrade(ada, card).put(bea, other).put(fighter_1, "a1").dice(ada, {Face::move, Face::move}).dice(bea, {Face::move});
  return scene;
}
/// How many cards are left in a pilot's modifier deck.
int cards(const Scene& scene, ShipId pilot) { return scene.p.cockpit(pilot).deck.size(); }
std::vector<std::uint8_t> known(const Scene& scene, ShipId pilot) {
  const auto& top = scene.p.cockpit(pilot).deck.top;
  return {top.begin(), top.end()};
}

/// Ada has spent the card, and refills whatever her resupply reaches: her drone and a Quick Patch.
Scene refilled(std::string_view card, std::initializer_list<std::string_view> lines) {
  Scene scene = holding(card);
  scene.drone(ada, "ghost").upgrade(ada, "quick-patch").board(ada, "refill", {"resupply drone", "restock cards"});
  scene.dice(ada, {Face::move, Face::move, Face::move, Face::move});
  scene.p.cockpit(ada).supply[drone_advanced] = scene.p.cockpit(ada).supply[first_upgrade + 1] = 0;
  scene.upgrade(bea, "bank-jets").upgrade(bea, "burner");
  scene.p.cockpit(bea).damaged = 3;
  scene.phase().play("use ada " + std::string(card)).play(lines).play("use ada refill");
  return scene;
}

}  // namespace

TEST_CASE("Drone Backup Batter Pack fills the own drone's supply", "[akarios][AKA-189][AKA-190]") {
  Scene scene = holding("drone-backup-batter-pack", "f6", 2);
  scene.drone(ada, "ghost").drone(bea, "detour");
  scene.p.cockpit(ada).supply[drone_advanced] = scene.p.cockpit(bea).supply[drone_advanced] = 0;
  scene.phase().play("use ada drone-backup-batter-pack");
  CHECK(scene.supply(ada) == 3);
  CHECK(scene.supply(bea) == 0);
  Scene none = holding("drone-backup-batter-pack");  // without a drone it is good for nothing
  none.phase();
  CHECK_FALSE(none.offers("use ada drone-backup-batter-pack"));
}

TEST_CASE("Emergency Overhaul repairs 8 on a friendly ship within 5", "[akarios][AKA-191][AKA-193][AKA-194]") {
  for (const auto& [at, hull, after] : {std::tuple{"f3", 3, 11}, {"f3", 10, 12}}) {
    Scene scene = holding("emergency-overhaul", at);
    scene.table.pilots[bea].hull = 12;
    scene.strength(bea, 0, hull).strength(fighter_1, 0, 1).put(fighter_1, "f4").phase();
    scene.play("use ada emergency-overhaul");
    CHECK(scene.options() == std::vector<std::string>{"aid bea", "done"});  // the enemy is not offered
    scene.play("aid bea");
    CHECK(scene.hull(bea) == after);
  }
  Scene far = holding("emergency-overhaul", "f2");
  far.strength(bea, 0, 1).phase();
  CHECK_FALSE(far.offers("use ada emergency-overhaul"));
  Scene own = holding("emergency-overhaul", "f2");
  own.strength(ada, 0, 1).phase().play({"use ada emergency-overhaul", "aid ada"});
  CHECK(own.hull(ada) == 6);
}

TEST_CASE("Emergency Overhaul cancels the effects on the same ship", "[akarios][AKA-192]") {
  Scene scene = holding("emergency-overhaul", "f3");
  scene.strength(bea, 0, 1);
  scene.p[bea].conditions = only(Condition::slow) | only(Condition::hack);
  scene.p[ada].conditions = only(Condition::slow);
  scene.phase().play({"use ada emergency-overhaul", "aid bea"});
  CHECK(scene.p[bea].conditions == 0);
  CHECK(scene.p[ada].conditions == only(Condition::slow));
  Scene whole = holding("emergency-overhaul", "f3");  // nothing to repair
  whole.p[bea].conditions = only(Condition::slow);
  whole.phase().play({"use ada emergency-overhaul", "aid bea"});
  CHECK(whole.p[bea].conditions == 0);
}

TEST_CASE("Engineer's Aid mends one damaged engine of an ally within 2", "[akarios][AKA-195]") {
  Scene scene = holding("engineers-aid", "f6");
  scene.upgrade(bea, "bank-jets").upgrade(bea, "burner").upgrade(bea, "quick-patch");
  scene.p.cockpit(bea).damaged = 7;
  scene.phase().play("use ada engineers-aid");
  CHECK(scene.options() == std::vector<std::string>{"mend bea bank-jets", "mend bea burner"});
  scene.play("mend bea burner");
  CHECK(scene.p.cockpit(bea).damaged == 5);
  Scene far = holding("engineers-aid", "f5");
  far.upgrade(bea, "bank-jets");
  far.p.cockpit(bea).damaged = 1;
  far.phase();
  CHECK_FALSE(far.offers("use ada engineers-aid"));
}

TEST_CASE("a damaged upgrade is of no use", "[akarios]") {
  Scene scene = holding("quick-patch");
  scene.strength(ada, 3, 1);
  scene.p.cockpit(ada).damaged = 1;
  scene.phase();
  CHECK_FALSE(scene.offers("use ada quick-patch"));
}

TEST_CASE("what is marked so is never resupplied", "[akarios][AKA-196][AKA-200][AKA-207][AKA-210]") {
  struct Spent {
    const char* card;
    std::initializer_list<std::string_view> lines;
  };
  for (const auto& [card, lines] : {Spent{"engineers-aid", {"mend bea burner"}},
                                    {"purge", {"aid bea", "remove miss"}},
                                    {"tactical-coordination", {"aid bea", "die move", "die move", "die move", "die move", "end phase"}},
                                    {"unified-boost", {}}}) {
    Scene scene = refilled(card, lines);
    INFO(card);
    CHECK(scene.supply(ada) == 2);
    CHECK(scene.supply(ada, first_upgrade + 1) == 1);  // a card without the note
    CHECK(scene.supply(ada, first_upgrade) == 0);
    CHECK_FALSE(scene.offers("use ada " + std::string(card)));
  }
}

TEST_CASE("Survival Instinct is never resupplied", "[akarios][AKA-204]") {
  Scene scene;
  scene.table.pilots[bea].word = "johtee";
  scene.upgrade(bea, "survival-instinct").upgrade(bea, "quick-patch").board(bea, "refill", {"restock cards"}).put(fighter_1, "a1");
  scene.p.cockpit(bea).supply[first_upgrade] = scene.p.cockpit(bea).supply[first_upgrade + 1] = 0;
  scene.dice(bea, {Face::move}).phase().play("use johtee refill");
  CHECK(scene.supply(bea, first_upgrade) == 0);
  CHECK(scene.supply(bea, first_upgrade + 1) == 1);
}

TEST_CASE("cards without the note are resupplied, and no card by itself", "[akarios][AKA-214]") {
  Scene scene = holding("quick-patch");
  scene.upgrade(ada, "quartermaster").strength(ada, 3, 2).dice(ada, {Face::move, Face::move, Face::move, Face::move});
  scene.phase().play("use ada quick-patch");
  CHECK(scene.supply(ada, first_upgrade) == 0);
  CHECK_FALSE(scene.offers("use ada quick-patch"));
  scene.play("use ada quartermaster");
  CHECK(scene.supply(ada, first_upgrade) == 1);
  CHECK(scene.offers("use ada quick-patch"));
  CHECK(scene.supply(ada, first_upgrade + 1) == 0);
  Scene itself;  // whatever it says (ruling 8)
  itself.table.upgrades.push_back(upgrade(Slot::tech, supplied(ability("steward", {Icon::wild}, {step_from("restock cards")}), 1)));
  itself.upgrade(ada, "quick-patch").upgrade(ada, "steward").put(fighter_1, "a1").dice(ada, {Face::move}).dice(bea, {Face::move});
  itself.p.cockpit(ada).supply[first_upgrade] = 0;
  itself.phase().play("use ada steward");
  CHECK(itself.supply(ada, first_upgrade) == 1);
  CHECK(itself.supply(ada, first_upgrade + 1) == 0);
}

TEST_CASE("Foresight orders the next three cards", "[akarios][AKA-197]") {
  Scene scene = holding("foresight");
  scene.known(ada, {Modifier::zero, Modifier::plus_1, Modifier::miss}).put(fighter_1, "f7", 3).dice(ada, {Face::move, Face::attack}).phase();
  scene.play({"use ada foresight", "pay move"});
  CHECK(scene.options() == std::vector<std::string>{"order zero", "order plus-1", "order miss"});
  scene.play({"order miss", "order zero"});  // the third has one place left
  CHECK(cards(scene, ada) == 20);
  scene.play("use ada cannons");
  CHECK(scene.options() == std::vector<std::string>{"modifier miss"});
  CHECK(known(scene, ada) == std::vector<std::uint8_t>{static_cast<std::uint8_t>(Modifier::plus_1), static_cast<std::uint8_t>(Modifier::zero),
                                                       static_cast<std::uint8_t>(Modifier::miss)});
  Scene unseen = holding("foresight");  // chance shows what nobody knew
  unseen.phase().play("use ada foresight");
  REQUIRE(unseen.p.owing.is_chance());
  unseen.play({"modifier twice", "modifier zero", "modifier zero", "order zero", "order twice"});
  CHECK(known(unseen, ada) == std::vector<std::uint8_t>{static_cast<std::uint8_t>(Modifier::zero), static_cast<std::uint8_t>(Modifier::twice),
                                                        static_cast<std::uint8_t>(Modifier::zero)});
  CHECK(cards(unseen, ada) == 20);
}

TEST_CASE("Purge takes one card out of an ally's deck within 2 and shuffles it", "[akarios][AKA-198][AKA-201]") {
  Scene scene = holding("purge", "f6");
  scene.known(bea, {Modifier::plus_2, Modifier::zero}).phase().play({"use ada purge", "aid bea"});
  CHECK(scene.options("remove").size() == 7);  // every kind that the deck holds
  scene.play("remove miss");
  CHECK(cards(scene, bea) == 19);
  CHECK(scene.p.cockpit(bea).deck.bag[static_cast<std::size_t>(Modifier::miss)] == 0);
  CHECK(known(scene, bea).empty());  // shuffled
  CHECK(scene.told(EventKind::deck_shuffled));
  CHECK(cards(scene, ada) == 20);
  scene.next_round();
  CHECK(cards(scene, bea) == 19);  // it stays out
  Scene far = holding("purge", "f5");
  far.phase();
  CHECK_FALSE(far.offers("use ada purge"));
}

TEST_CASE("Quick Patch repairs 1 on the own ship", "[akarios][AKA-202]") {
  Scene scene = holding("quick-patch");
  scene.strength(ada, 3, 4).strength(bea, 3, 1).phase().play("use ada quick-patch");
  CHECK(scene.hull(ada) == 5);
  CHECK(scene.hull(bea) == 1);
}

namespace {

Scene doomed(const std::string& pilot, int hull = 3) {
  Scene scene;
  scene.table.pilots[bea].word = "johtee";
  const ShipId holder = pilot == "johtee" ? bea : ada;
  scene.upgrade(holder, "survival-instinct").put(holder, "f8").put(holder == ada ? bea : ada, "a9");
  scene.strength(holder, 0, hull).put(fighter_1, "f5", 3).put(fighter_2, "f6", 3).card(0, {"attack cone 3 damage 7"});
  return scene.enemy_phase().play("focus " + pilot);
}

}  // namespace

TEST_CASE("Survival Instinct leaves hull 1, once", "[akarios][AKA-203][AKA-204]") {
  Scene scene = doomed("johtee");
  CHECK(scene.options() == std::vector<std::string>{"react johtee survival-instinct", "pass"});
  scene.play("react johtee survival-instinct");
  CHECK(scene.hull(bea) == 1);
  CHECK(scene.supply(bea, first_upgrade) == 0);
  scene.play("focus johtee");  // the second fighter
  CHECK_FALSE(scene.p[bea].in_play());
  Scene exact = doomed("johtee", 7);
  CHECK(exact.offers("react johtee survival-instinct"));  // 0 is doom
  Scene spared = doomed("johtee", 8);
  CHECK(spared.asks_automaton());
  CHECK(spared.hull(bea) == 1);  // of itself, and the card is still there
  CHECK(spared.supply(bea, first_upgrade) == 1);
}

TEST_CASE("Survival Instinct is Johtee's choice, and Johtee's alone", "[akarios][AKA-205]") {
  Scene scene = doomed("johtee");
  scene.play("pass");
  CHECK_FALSE(scene.p[bea].in_play());
  Scene other = doomed("ada");
  CHECK_FALSE(other.p[ada].in_play());  // nothing was offered
}

TEST_CASE("Tactical Coordination gives an ally within 5 another phase at once", "[akarios][AKA-206]") {
  Scene scene = holding("tactical-coordination", "f3");
  scene.dice(ada, {Face::move, Face::move, Face::move}).phase().play({"use ada tactical-coordination", "aid bea"});
  scene.play({"die attack", "die attack", "die attack", "die move"});
  CHECK(scene.options("use ada").empty());  // Bea alone
  CHECK(scene.offers("use bea turn"));
  scene.play("end phase");
  CHECK(scene.offers("use ada turn"));
  CHECK(scene.p.cockpit(bea).dice[static_cast<std::size_t>(Face::attack)] == 3);
  Scene far = holding("tactical-coordination", "f2");
  far.phase();
  CHECK_FALSE(far.offers("use ada tactical-coordination"));
}

TEST_CASE("another phase renews no limit of the round", "[akarios][AKA-208]") {
  Scene scene = holding("tactical-coordination", "f6");
  scene.drone(bea, "p1-ng").put(fighter_1, "f4", 3).dice(bea, {Face::drone}).phase();
  scene.play({"use bea remote", "strike fighter-1", "hold", "use ada tactical-coordination", "aid bea"});
  scene.play({"die attack", "die attack", "die attack", "die move", "die drone"});
  CHECK(scene.offers("use bea p1-ng"));
  CHECK_FALSE(scene.offers("use bea remote"));
  CHECK(scene.supply(bea) == 1);
}

TEST_CASE("there is no extra phase within an extra phase", "[akarios]") {
  Scene scene = holding("tactical-coordination", "f6");
  scene.board(bea, "relay", {"another phase ally within 5"}, {Icon::attack}).phase().play({"use ada tactical-coordination", "aid bea"});
  scene.play({"die attack", "die attack", "die attack", "die move"});
  CHECK_FALSE(scene.offers("use bea relay"));
  scene.play("end phase");
  CHECK(scene.offers("use bea relay"));
}

TEST_CASE("Unified Boost lays a bolster on top of the deck of every ally within 2, not of the own", "[akarios][AKA-209][AKA-212]") {
  Table table = open_table(1, 4);
  Scene scene(table);
  scene.upgrade(ada, "unified-boost").put(bea, "f7").put(cyd, "f6").put(dot, "f5").put(fighter_1, "a1");
  scene.dice(ada, {Face::move}).dice(bea, {Face::move}).phase().play("use ada unified-boost");
  for (const auto& [pilot, size] : {std::pair{ada, 20}, {bea, 21}, {cyd, 21}, {dot, 20}}) CHECK(cards(scene, pilot) == size);
  CHECK(known(scene, bea) == std::vector<std::uint8_t>{static_cast<std::uint8_t>(Modifier::bolster)});
  Scene alone = holding("unified-boost", "f5");
  alone.phase();
  CHECK_FALSE(alone.offers("use ada unified-boost"));
}

TEST_CASE("a pilot's deck has twenty cards; a bolster is +1, draws again and is gone", "[akarios][AKA-211]") {
  Scene fresh;
  fresh.table.drones.clear();
  fresh.open().play({"equipped", "equipped"});
  CHECK(fresh.p.cockpit(ada).deck.bag == std::array<std::uint8_t, modifier_kinds>{6, 5, 5, 1, 1, 1, 1, 0, 0});
  Scene scene;
  scene.put(fighter_1, "f5", 3).dice(ada, {Face::attack});
  scene.p.cockpit(ada).deck.put_on_top(static_cast<std::uint8_t>(Modifier::bolster));
  scene.phase().play({"use ada cannons", "modifier bolster", "modifier plus-1"});
  CHECK(scene.hull(fighter_1) == 5);  // 2 + 1 + 1
  CHECK(cards(scene, ada) == 19);
  CHECK(scene.p.cockpit(ada).deck.discard.size() == 1);
}

TEST_CASE("Yack calms by 1", "[akarios][AKA-213]") {
  Scene scene = holding("yack");
  scene.p.cockpit(ada).stress = 3;
  scene.phase().play("use ada yack");
  CHECK(scene.p.cockpit(ada).stress == 2);
  Scene last = holding("yack");
  last.p.cockpit(ada).stress = 1;
  last.phase().play("use ada yack");
  CHECK(last.p.cockpit(ada).stress == 0);
  Scene calm = holding("yack");
  calm.phase();
  CHECK_FALSE(calm.offers("use ada yack"));
  CHECK(calm.p.cockpit(ada).stress == 0);
}

}  // namespace rondo::akarios
