// What a person may ask of cards and tokens: decks, combat cards, and everything that is printed.
#include "rules/akarios/resolve.h"
#include "tests/akarios/asking.h"

using namespace rondo;
using namespace rondo::akarios;

namespace {

constexpr ShipId ada = 0;
constexpr ShipId bea = 1;
const ShipId fighter_2 = enemy_ship(0, 2);

}  // namespace

TEST_CASE("deck shows what is known and what is not", "[akarios][questions]") {
  Table table = plain_table();
  Position p = plain_position(table);
  ModifierDeck& deck = p.cockpits[bea].deck;
  for (const Modifier kind : {Modifier::miss, Modifier::bolster}) deck.put_on_top(static_cast<std::uint8_t>(kind));
  deck.bag = {6, 5, 4, 1, 1, 0, 1, 0, 1};
  deck.discard.push_back(static_cast<std::uint8_t>(Modifier::minus_1));
  CHECK(answer(table, p, "deck bea") ==
        "bea's modifier deck, 21 cards:\n"
        "  on top, next first: bolster +1, Miss\n"
        "  below, in no known order: 6 of 0, 5 of +1, 4 of -1, 1 of +2, 1 of -2,\n"
        "    1 of x2, 1 of -1 (stress)\n"
        "  discarded: 1 of -1");
  CHECK(says(answer(table, p, "deck"), "ada's modifier deck, 20 cards:\n  in no known order: 6 of 0"));
  CHECK(answer(table, p, "deck fighter-1") == "deck: fighter-1 has no pilot of the squad; expected deck [PILOT]");
  CHECK(answer(table, p, "deck ada bea") == "deck: 'bea' is one word too many; expected deck [PILOT]");
}

TEST_CASE("A pilot who purges may look through the ally's whole deck first, or not", "[akarios][questions][AKA-199]") {
  Table table = plain_table();
  Step purge = step_of(Do::purge, 1, 2);
  table.upgrades[0].ability.steps = {purge};
  for (const bool looks : {true, false}) {
    Position p = plain_position(table);
    equip(table, p, ada, 0);
    Resolver resolver(table, p, nullptr);
    resolver.go_on();
    resolver.answer(action(Verb::use, ada, first_upgrade));
    resolver.answer(action(Verb::aid, bea));
    if (looks)
      CHECK(answer(table, p, "deck bea") ==
            "bea's modifier deck, 20 cards:\n"
            "  in no known order: 6 of 0, 5 of +1, 5 of -1, 1 of +2, 1 of -2, 1 of Miss,\n"
            "    1 of x2");
    resolver.answer(action(Verb::remove, static_cast<int>(Modifier::miss)));
    CHECK(p.cockpits[bea].deck.size() == 19);
    CHECK(p.frames.back().kind == FrameKind::phase);
  }
}

TEST_CASE("cards lists what a type may still do", "[akarios][questions]") {
  Table table = plain_table();
  Position p = plain_position(table);
  p.decks[0].draw(0);
  p.decks[0].discard.push_back(0);
  p.decks[0].draw(3);
  p.cards[0] = 3;
  const std::string text = answer(table, p, "cards fighter");
  CHECK(
      text.starts_with("The combat cards of the fighters, 8 still to come:\n"
                       "  F1 Plan F1 (discarded): rotate 1; attack cone 3, 2 damage\n"
                       "  F2 Plan F2: move (forward forward, or forward); attack front 2, 3 damage,\n"
                       "    slow\n"
                       "  F3 Plan F3: attack all 3, 1 damage, 2 targets\n"
                       "  F4 Plan F4 (revealed): repair 2; move (forward)\n"));
  CHECK(says(text, "  F10 Plan F10: "));
  CHECK_FALSE(says(text, "B1"));
  CHECK(answer(table, p, "cards auto-fighter") == text);
  CHECK(answer(table, p, "cards Fighters") == text);
  CHECK(says(answer(table, p, "cards"), "The combat cards of the bombers, 10 still to come:"));
  CHECK(answer(table, p, "cards bombr") == "cards: no enemy type is called 'bombr'; expected one of fighter, bomber; did you mean 'bomber'?");
}

TEST_CASE("tokens lists those on the map and beside the boards", "[akarios][questions]") {
  Table table = plain_table();
  Position p = plain_position(table);
  CHECK(answer(table, p, "tokens") == "No token is on the map.");
  table.drones[1].missiles = 4;
  table.drones[1].markers = 1;
  take_drone(table, p, ada, 0);
  take_drone(table, p, bea, 1);
  p.cockpits[bea].kinetic = 2;
  p.tokens.push_back({TokenKind::ignition, at(table, "b5"), 2, 0, 6, false, ada});
  p.tokens.push_back({TokenKind::missile, at(table, "c4"), 3, 4, 6, false, bea});
  p.tokens.push_back({TokenKind::flak, at(table, "h6"), 1, 0, 6, false, bea});
  CHECK(answer(table, p, "tokens") ==
        "On the map, oldest first:\n"
        "  Ignition of ada on b5, 2 damage\n"
        "  Missile of bea on c4, 3 damage, 4 hexes a round\n"
        "  Flak Debris of bea on h6, showing 1\n"
        "  beside ada's board: 9 Ignition\n"
        "  beside bea's board: 3 Missile, 3 Flak Debris, the target marker, 2 Kinetic damage, to spend");
  p.marked = fighter_2;
  CHECK(says(answer(table, p, "tokens"), "  The target marker lies on fighter-2.\n"));
  CHECK(says(answer(table, p, "tokens now"), "'now' is one word too many"));
}

TEST_CASE("show prints boards and cards in full with their sources", "[akarios][questions]") {
  Table table = plain_table(2);
  table.pilots[ada].source = Source::printed;
  const Position p = plain_position(table);
  CHECK(answer(table, p, "show ada") ==
        "Pilot ada (ada) with Ship of ada, A on the map\n"
        "  shields 3, hull 6; slots: weapon, engine, tech, ship ability, pilot ability\n"
        "    and co-pilot\n"
        "  glide, for move: move (forward forward, or slip-left forward, or forward\n"
        "    turn-right)\n"
        "  turn, for move: rotate 1\n"
        "  cannons, for attack: attack cone 3, 2 damage\n"
        "  lance, for attack + attack: attack line 5, 3 damage, 2 targets\n"
        "  repair, for any + any + any: repair 2\n"
        "  Source: name printed, board house.");
  CHECK(answer(table, p, "show last-wish") ==
        "Test last-wish (last-wish), co-pilot, 1 card in the squad\n"
        "  when the ship would be destroyed, for 1 cube: hull 1 in place of 0; starts\n"
        "    with 1 cube, never resupplied; only for bea\n"
        "  Source: name and text house, dice and supply house.");
  CHECK(answer(table, p, "show auto-bomber") ==
        "Type auto-bomber (auto-bomber), shown by the piece Piece of auto-bomber, b on\n"
        "  the map\n"
        "  by level: shields 3 / [4] / 5, hull 8 / [10] / 12, damage of attacks +0 /\n"
        "    [0] / 0\n"
        "  5 enemy cards; combat cards: B1 B2 B3 B4 B5 B6 B7 B8 B9 B10\n"
        "  Source: name printed, numbers house.");
  CHECK(answer(table, p, "show bomber-1") == answer(table, p, "show auto-bomber"));
  CHECK(answer(table, p, "show f2") ==
        "F2 Plan F2, a combat card\n  move (forward forward, or forward)\n  attack front 2, 3 damage, slow\n  Source: house.");
  CHECK(answer(table, p, "show haze") ==
        "Haze (haze), a scenario card, 1 copy\n  shots carry less far into a nebula\n  needs: nebulae\n  changes: nebula-range -1\n  Source: house.");
  CHECK(answer(table, p, "show Test patch") == answer(table, p, "show patch"));
  CHECK(answer(table, p, "show") == "show: a name is needed; expected show NAME");
  CHECK(says(answer(table, p, "show puffr"), "nothing is called 'puffr'"));
  CHECK(says(answer(table, p, "show puffr"), "did you mean 'puffer'?"));
}

TEST_CASE("show prints all levels of a drone and marks the one of this battle", "[akarios][questions]") {
  const Table table = plain_table(2);
  CHECK(answer(table, plain_position(table), "show spark") ==
        "Spark (spark), a drone\n"
        "  covers weapon and engine; supply by level 1 / [2] / 3; its result counts as\n"
        "    move\n"
        "  level 1, basic ram, for drone: attack all 1, 2 damage\n"
        "  level 1, advanced fuel, after the ship has moved, for drone + 1 cube, once a\n"
        "    round: 2 Ignition tokens of 2 damage on hexes of the last move; starts\n"
        "    with 1 cube\n"
        "  level 2 (now), basic ram, for drone: attack all 1, 3 damage\n"
        "  level 2 (now), advanced fuel, after the ship has moved, for drone + 1 cube,\n"
        "    once a round: 2 Ignition tokens of 2 damage on hexes of the last move;\n"
        "    starts with 2 cubes\n"
        "  level 3, basic ram, for drone: attack all 1, 4 damage\n"
        "  level 3, advanced fuel, after the ship has moved, for drone + 1 cube, once a\n"
        "    round: 2 Ignition tokens of 2 damage on hexes of the last move; starts\n"
        "    with 3 cubes\n"
        "  tokens: 10 Ignition\n"
        "  Source: printed.");
}

TEST_CASE("show scenario prints the sheet", "[akarios][questions]") {
  Table table = plain_table();
  table.scenario.sparrow = Spot{4, 5};
  table.scenario.sparrow_hull = 12;
  table.scenario.groups = {{"auto-fighter", 0, 1, 3, {{2, 2}, {5, 1}}}, {"auto-bomber", 4, 3, 4, {{7, 3}}}};
  table.scenario.goal = Goal::survive;
  table.scenario.goal_round = 6;
  table.changes = {{Rule::asteroid_damage, 1}};
  const std::string expected =
      "Test Run (test-run), act 1, 9 by 7 hexes\n"
      "  a small fight\n"
      "  Survive to the end of round 6.\n"
      "  planets: e3\n"
      "  asteroids: g5\n"
      "  nebulae: b2\n"
      "  pilots start facing up: b6, d6, f6, h6\n"
      "  the Sparrow, hull 12: e6\n"
      "  auto-fighter at the start, facing down: c3, f2\n"
      "  auto-bomber at the end of round 4, for 3 pilots or more, facing down-left:\n"
      "    h4\n"
      "  changes: asteroid-damage +1\n"
      "  Source: house; rules profile akarios-house-1.";
  CHECK(answer(table, plain_position(table), "show scenario") == expected);
  CHECK(answer(table, plain_position(table), "show Test Run") == expected);
  CHECK(says(answer(table, plain_position(table), "show sparrow"), "mother ship of the squad: hull 12"));
}
