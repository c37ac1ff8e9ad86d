// What the expansion prints, on the cards that ship: the manifest, the Automatons, the drones and the cards of the appendix.
#include <algorithm>
#include <array>
#include <numeric>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "decks/akarios/step_line.h"
#include "tests/decks/akarios_box.h"

using namespace rondo;
using namespace rondo::akarios;
using namespace rondo::tests;

namespace {

const Box& box() { return akarios_box(); }
const Drone& drone(const std::string& word) { return akarios_card(box().drones, &Drone::word, word); }
const EnemyType& enemy(const std::string& word) { return akarios_card(box().enemy_types, &EnemyType::word, word); }
const Upgrade& upgrade(const std::string& word) { return akarios_card(box().upgrades, &Upgrade::word, word); }
int count(const std::string& name) { return akarios_card(box().components, &Component::name, name).count; }

std::string written(const std::vector<Step>& steps) {
  std::string text;
  for (const Step& step : steps) text += (text.empty() ? "" : "; ") + text_of(step);
  return text;
}

int tokens(const Drone& it) { return it.ignition + it.missiles + it.markers + it.flak + it.kinetic; }

using Supply = std::array<std::uint8_t, levels>;

}  // namespace

TEST_CASE("the manifest of the expansion", "[decks][akarios][AKA-001][AKA-006][AKA-009]") {
  CHECK(count("Drone action dice") == 4);
  CHECK(count("Pilot Ability cards") == 8);
  CHECK(count("Tech Upgrade cards") == 1);
  CHECK(count("Co-pilot cards") == 1);
  CHECK(count("Asteroid tiles") == 1);
  CHECK(count("World Exploration cards") == 8);
  CHECK(count("Pilot miniatures") == 2);
  CHECK(count("Pilot tokens") == 2);
  CHECK(count("Pilot tiles") == 2);
  CHECK(count("Squad Progression Pads") == 1);
  CHECK(count("Pilot Progression Pads") == 1);
  CHECK(count("Scenario Books") + count("Rulebooks") == 2);
  const std::set<std::string> stateless = {"Squad Progression Pads", "Pilot Progression Pads", "Scenario Books", "Rulebooks"};
  for (const Component& it : box().components) {
    INFO(it.name);
    CHECK(it.stateless == (stateless.count(it.name) == 1));
  }
  for (const char* name : {"Drone mats", "Trauma cards"}) CHECK(count(name) == 6);
  CHECK(count("Event cards") == 12);
  CHECK(count("Scenario cards") == 21);
}

TEST_CASE("the manifest counts the tokens that come with the drones", "[decks][akarios]") {
  const auto sum = [](std::uint8_t Drone::*kind) {
    return std::accumulate(box().drones.begin(), box().drones.end(), 0, [&](int all, const Drone& it) { return all + it.*kind; });
  };
  CHECK(count("Ignition tokens") == sum(&Drone::ignition));
  CHECK(count("Missile tokens") == sum(&Drone::missiles));
  CHECK(count("Target Marker tokens") == sum(&Drone::markers));
  CHECK(count("Flak Debris tokens") == sum(&Drone::flak));
  CHECK(count("Kinetic Damage tokens") == sum(&Drone::kinetic));
}

TEST_CASE("two Automaton types with ten combat cards and five enemy cards each", "[decks][akarios][AKA-004][AKA-005][AKA-019][AKA-024]") {
  REQUIRE(box().enemy_types.size() == 2);
  CHECK(box().enemy_types[0].word == "auto-fighter");
  CHECK(box().enemy_types[1].word == "auto-bomber");
  CHECK(box().combat_cards.size() == 20);
  for (const EnemyType& type : box().enemy_types) {
    CHECK(type.deck.size() == 10);
    CHECK(type.ships == 5);
  }
  CHECK(count("Automaton Enemy Combat cards") == 20);
  CHECK(count("Automaton Enemy cards") == 10);
}

TEST_CASE("each type's deck is its own, and its piece as printed", "[decks][akarios][AKA-020][AKA-021][AKA-022][AKA-023]") {
  for (const std::string& id : enemy("auto-fighter").deck) {
    CHECK(id[0] == 'F');
    CHECK(std::count(enemy("auto-bomber").deck.begin(), enemy("auto-bomber").deck.end(), id) == 0);
  }
  for (const std::string& id : enemy("auto-bomber").deck) CHECK(id[0] == 'B');
  CHECK(enemy("auto-fighter").piece == "Ronin Scout");
  CHECK(enemy("auto-fighter").letter == 'f');
  CHECK(enemy("auto-bomber").piece == "UIA Fighter");
  CHECK(enemy("auto-bomber").letter == 'b');
}

TEST_CASE("the house's Automatons, until the owner types in the real ones", "[decks][akarios][AKA-025]") {
  CHECK(enemy("auto-fighter").shields == Supply{2, 3, 4});
  CHECK(enemy("auto-fighter").hull == Supply{5, 7, 9});
  CHECK(enemy("auto-bomber").shields == Supply{3, 4, 5});
  CHECK(enemy("auto-bomber").hull == Supply{8, 11, 14});
  for (const EnemyType& type : box().enemy_types) {
    CHECK(type.bonus == Supply{0, 0, 1});
    CHECK(type.source == Source::printed);
    CHECK(type.face_source == Source::house);
  }
  std::vector<SourceFile> own;
  for (const SourceFile& file : akarios_files())
    if (file.path == "decks/akarios/automatons.toml") own.push_back(file);
  REQUIRE(own.size() == 1);
  std::string& text = own[0].text;
  const std::size_t at = text.find("hull = [8, 11, 14]");
  REQUIRE(at != std::string::npos);
  text.replace(at, 18, "hull = [7, 9, 11]");
  const Loaded loaded = load(overlay(akarios_files(), own));
  CHECK(loaded.faults.empty());
  CHECK(akarios_card(loaded.box.enemy_types, &EnemyType::word, "auto-bomber").hull == Supply{7, 9, 11});
}

TEST_CASE("slots and icons of the six drones", "[decks][akarios]") {
  struct Mat {
    const char* word;
    Slot first, second;
    Icon icon;
  };
  const std::array<Mat, 6> mats = {{{"ram-bo", Slot::weapon, Slot::engine, Icon::move},
                                    {"kricket", Slot::weapon, Slot::tech, Icon::attack},
                                    {"detour", Slot::engine, Slot::ship_ability, Icon::move},
                                    {"ghost", Slot::engine, Slot::pilot_ability, Icon::stress},
                                    {"p1-ng", Slot::tech, Slot::ship_ability, Icon::attack},
                                    {"biff", Slot::tech, Slot::tech, Icon::wild}}};
  for (const Mat& mat : mats) {
    INFO(mat.word);
    Slots slots{};
    ++slots[static_cast<std::size_t>(mat.first)];
    ++slots[static_cast<std::size_t>(mat.second)];
    CHECK(drone(mat.word).slots == slots);
    CHECK(drone(mat.word).icon == mat.icon);
    CHECK(drone(mat.word).source == Source::printed);
    const auto carries = [&](const Pilot& it) {
      for (std::size_t i = 0; i < slot_kinds; ++i)
        if (it.slots[i] < slots[i]) return false;
      return true;
    };
    CHECK(std::any_of(box().pilots.begin(), box().pilots.end(), carries));
  }
}

TEST_CASE("supply of the drones by level", "[decks][akarios][AKA-051][AKA-062][AKA-084][AKA-111][AKA-130][AKA-145][AKA-158]") {
  CHECK(drone("ram-bo").supply == Supply{1, 2, 3});
  for (const char* word : {"kricket", "detour", "ghost", "p1-ng", "biff"}) CHECK(drone(word).supply == Supply{2, 3, 4});
  for (std::size_t i = 0; i < levels; ++i) CHECK(drone("ghost").advanced[i].cubes == i + 2);
}

TEST_CASE("tokens that come with the drones", "[decks][akarios][AKA-064][AKA-086][AKA-132][AKA-147][AKA-160]") {
  CHECK(drone("ram-bo").ignition == 10);
  CHECK(tokens(drone("ram-bo")) == 10);
  CHECK(drone("kricket").markers == 1);
  CHECK(drone("kricket").missiles == 4);
  CHECK(tokens(drone("kricket")) == 5);
  CHECK(drone("detour").flak == 4);
  CHECK(tokens(drone("detour")) == 4);
  CHECK(tokens(drone("ghost")) == 0);
  CHECK(tokens(drone("p1-ng")) == 0);
  CHECK(drone("biff").kinetic == 4);
  CHECK(tokens(drone("biff")) == 4);
}

TEST_CASE("a level of a drone has what the levels below it have", "[decks][akarios][AKA-054][AKA-060]") {
  using Lines = std::array<const char*, levels>;
  const auto check = [](const std::array<Ability, levels>& ability, const Lines& lines) {
    for (std::size_t i = 0; i < levels; ++i) {
      INFO(ability[i].name << " at level " << i + 1);
      CHECK(written(ability[i].steps) == lines[i]);
    }
  };
  check(drone("ram-bo").basic, {"attack all 1 damage 2 push 1", "attack all 1 damage 3 push 1", "attack all 1 damage 3 push 1 radar jam"});
  check(drone("ram-bo").advanced, {"ignite 2 damage 2", "ignite 3 damage 2", "ignite 3 damage 3"});
  check(drone("kricket").basic, {"attack cone 3 damage 3", "attack cone 3 damage 4", "attack cone 3 damage 4 targets 2"});
  check(drone("kricket").advanced, {"missile 2 damage 3", "missile 4 damage 3", "missile 6 damage 3"});
  check(drone("detour").advanced, {"flak", "flak", "flak"});
  check(drone("ghost").advanced, {"move forward | forward forward", "move forward | forward forward; if still attacked: shield 1",
                                  "move forward | forward forward; if still attacked: shield 1; if still attacked: cancel effects"});
  check(drone("p1-ng").basic, {"ready hack", "ready radar jam hack", "ready radar jam hack slow"});
  check(drone("p1-ng").advanced, {"remote within 5 rotate 1", "remote within 5 rotate 1; remote move forward | forward forward",
                                  "remote within 5 rotate 1; remote move forward | forward forward; remote rotate 1; remote move forward | forward "
                                  "forward"});
  check(drone("biff").basic, {"pull 2 within 3", "pull 2 within 3 targets 2", "pull 2 within 3 targets 2; push 2 within 5"});
  check(drone("biff").advanced, {"redirect within 3", "redirect within 5", "redirect within 5 targets 2"});
}

TEST_CASE("what a drone's actions take", "[decks][akarios]") {
  for (const Drone& it : box().drones) {
    INFO(it.word);
    CHECK(it.basic[0].cost == std::vector<Icon>{Icon::drone});
    CHECK(it.basic[0].supply == 0);
    CHECK_FALSE(it.basic[0].once);
    const Ability& advanced = it.advanced[0];
    const bool reaction = advanced.trigger != Trigger::action && advanced.trigger != Trigger::after_move;
    CHECK(reaction == (it.word == "detour" || it.word == "ghost" || it.word == "biff"));
    CHECK(advanced.cost == (reaction ? std::vector<Icon>{} : std::vector<Icon>{Icon::drone}));
    CHECK(advanced.supply == 1);
    CHECK(advanced.once);
  }
  CHECK(drone("ram-bo").advanced[0].trigger == Trigger::after_move);
  CHECK(drone("biff").advanced[0].trigger == Trigger::ally_targeted);
}

TEST_CASE("the ten cards of the appendix", "[decks][akarios][AKA-007]") {
  const std::vector<std::pair<std::string, std::string>> cards = {{"drone-backup-batter-pack", "resupply drone"},
                                                                  {"emergency-overhaul", "repair 8 ship within 5; cancel effects ship within 5"},
                                                                  {"engineers-aid", "mend engine ally within 2"},
                                                                  {"foresight", "foresee 3"},
                                                                  {"purge", "purge ally within 2"},
                                                                  {"quick-patch", "repair 1"},
                                                                  {"survival-instinct", "endure"},
                                                                  {"tactical-coordination", "another phase ally within 5"},
                                                                  {"unified-boost", "bolster allies within 2"},
                                                                  {"yack", "calm 1"}};
  const std::set<std::string> once = {"engineers-aid", "purge", "survival-instinct", "tactical-coordination", "unified-boost"};
  int abilities = 0;
  for (const auto& [word, steps] : cards) {
    INFO(word);
    const Upgrade& it = upgrade(word);
    CHECK(written(it.ability.steps) == steps);
    CHECK(it.ability.resupplied == (once.count(word) == 0));
    CHECK(it.ability.cubes == 1);
    CHECK(it.ability.supply == 1);
    CHECK(it.count == 1);
    CHECK(it.source == Source::printed);
    CHECK(it.cost_source == Source::house);
    if (it.slot == Slot::pilot_ability) ++abilities;
  }
  CHECK(abilities == 8);
  CHECK(upgrade("quick-patch").slot == Slot::pilot_ability);
  CHECK(upgrade("yack").slot == Slot::co_pilot);
  CHECK(upgrade("drone-backup-batter-pack").slot == Slot::tech);
  CHECK(upgrade("survival-instinct").ability.trigger == Trigger::doomed);
  CHECK(upgrade("survival-instinct").ability.only_for == "johtee");
  for (const Upgrade& it : box().upgrades) {
    const bool printed = std::any_of(cards.begin(), cards.end(), [&](const auto& card) { return card.first == it.word; });
    INFO(it.word);
    CHECK((it.source == Source::printed) == printed);
  }
}
