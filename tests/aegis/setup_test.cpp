// What lies on the table before round 1, and what a card's Class does not mean (AEG-011, AEG-022, AEG-030, AEG-041, AEG-043, AEG-049).
#include <algorithm>

#include "tests/aegis/casts.h"
#include "tests/decks/frozen.h"

namespace rondo::aegis {

namespace {

/// The frozen box with one more board.
Box box_with(std::string_view id, const std::string& map) {
  Box box = tests::frozen_box();
  const std::string text = "source = \"house\"\n[[board]]\nid = \"" + std::string(id) + "\"\nname = \"A Board\"\nmap = '''\n" + map + "'''\n";
  const Loaded loaded = load(std::vector<SourceFile>{{"decks/aegis/boards/more.toml", text}});
  REQUIRE(loaded.faults.empty());
  box.boards.push_back(loaded.box.boards.front());
  return box;
}

Setup on_board(std::string board) { return {"lamplighters", "ebb-fleet", "ebb-colossus", std::move(board), Difficulty::normal}; }

/// One of AWE's Actions against the minion, die by die.
int damage_by(Bot attacker, std::initializer_list<int> dice, Bot defender) {
  const std::string target = "target " + defender.id;
  Scene s({.team = {std::move(attacker)}, .minions = {std::move(defender)}, .boss_hex = "M7"});
  s.hero("AWE-1", "E3");
  const PieceId piece = s.minion(std::string_view(target).substr(7), "E5");
  s.p.skills_used = 0xff;
  s.play({"activate AWE-1", "use 1", target}).roll(dice);
  return 9 - s.integrity(piece);
}

}  // namespace

TEST_CASE("a Class brings no ability: only what the card says counts", "[AEG-011]") {
  const Bot mud = {.id = "MUD-1", .classes = "G", .integrity = 9};
  const Bot eel = {.id = "EEL-1", .classes = "E", .integrity = 9};
  const Bot evader = {.id = "EEL-1", .classes = "E", .integrity = 9, .abilities = {"Evade 1"}};
  const Bot assault = {.id = "AWE-1", .classes = "A", .actions = {{.cost = 2, .accuracy = 3}}};
  const Bot critical = {.id = "AWE-1", .classes = "A", .actions = {{.cost = 2, .accuracy = 3, .attributes = {"CRITICAL"}}}};
  CHECK(damage_by(assault, {6, 1}, mud) == 1);
  CHECK(damage_by(critical, {6, 1}, mud) == 2);
  CHECK(damage_by(assault, {3, 3}, eel) == 2);
  CHECK(damage_by(assault, {3, 3}, evader) == 0);
}

TEST_CASE("a Special Ability of the boss waits for its Special Attack card", "[AEG-030]") {
  const auto [icon, damage] = GENERATE(std::pair{"G", 0}, std::pair{"Omega", 0}, std::pair{"Phi", 2});
  Cast cast = five();
  cast.boss = {{.icons = "phi", .verb = "scorch", .amount = 2}};
  Scene s(cast);
  const PieceId ant = s.hero("ANT-1", "A1");
  s.deck({});
  s.boss_turn(icon);
  CHECK(s.owes() == hero_seat);
  CHECK(s.p[ant].damage == damage);
}

TEST_CASE("set up: five Basics on the board, every combined card beside it, Energy from the first Recharge", "[AEG-041]") {
  Scene s(five());
  s.p = s.game().start();
  CHECK(pieces(s.p, Side::hero) == 0);
  for (const auto* line : {"place ANT-1 A1", "place EEL-1 A2", "place GNU-1 A3", "place IBIS-1 A4"}) s.play(line);
  CHECK(s.options("place SOLE-1 ").size() == s.options().size());
  CHECK(s.p.energy == 0);
  s.play("place SOLE-1 A5");
  CHECK(std::popcount(pieces(s.p, Side::hero)) == 5);
  for (const auto* basic : {"ANT-1", "EEL-1", "GNU-1", "IBIS-1", "SOLE-1"}) CHECK(s.p.where[s.card(basic)] == Whereabouts::on_board);
  for (const auto* combined : {"DUO-2", "TRIO-3", "WHOLE-5"}) CHECK(s.p.where[s.card(combined)] == Whereabouts::off_board);
  s.play({"reveal A", "reveal A", "reveal E"});
  CHECK(s.owes() == hero_seat);
  CHECK(s.p.energy == 15);
  CHECK(s.p.max_energy == 15);
}

TEST_CASE("cards are open to everyone at any time, on the board, beneath another, in a deck or beside the table", "[AEG-022]") {
  Cast cast = five();
  cast.team[5].actions = {{.cost = 4, .accuracy = 5, .power = 2, .name = "Lance"}};
  cast.minions[5].actions = {{.cost = 3, .accuracy = 2, .power = 1, .name = "Swab"}};
  Scene s(cast);
  s.hero("ANT-1", "E3");
  s.minion("MAR-1", "E4");
  s.beneath(s.hero("TRIO-3", "E6"), {"EEL-1"});
  const auto shown = [&](const std::string& name) -> std::string {
    const std::vector<std::string> words = {name};
    for (const auto& question : s.game().questions()) {
      if (question.name != "show") continue;
      const Result<std::string> answer = question.answer(s.p, words);
      return answer ? *answer : answer.fault().text();
    }
    return {};
  };
  const auto all_open = [&] {
    for (const auto* name : {"ANT-1", "MAR-1", "EEL-1", "TRIO-3"})
      CHECK_THAT(shown(name), Catch::Matchers::ContainsSubstring("2 dice, 3+ multi-hit, 1 damage"));
    CHECK_THAT(shown("DUO-2"), Catch::Matchers::ContainsSubstring("4 dice, 5+ multi-hit, 2 damage"));
    CHECK_THAT(shown("MOP-1"), Catch::Matchers::ContainsSubstring("3 dice, 2+ multi-hit, 1 damage"));
    CHECK_THAT(shown("Boss"), Catch::Matchers::ContainsSubstring("1 die, 3+ multi-hit, 1 damage, range 3"));
    CHECK(s.game().view(s.p, hero_seat) == s.p);
    CHECK(s.game().view(s.p, boss_seat) == s.p);
  };
  all_open();
  s.play({"activate ANT-1", "use 1", "target MAR-1"});
  REQUIRE(s.owes() == Seat::chance);
  all_open();
  s.roll({1, 1});
  s.p.valor = 1;
  s.rondo("A");
  while (s.owes() == hero_seat) s.play("pass");
  REQUIRE(s.owes() == boss_seat);
  all_open();
}

TEST_CASE("solo is played on a board with Starpoints: a Canyon is rejected, an Arena taken", "[AEG-043]") {
  const Box box = box_with("canyon", " a a a a a\n. ! ~ # . .\n b b b b b\n");
  const auto refused = lay_out(box, on_board("canyon"));
  REQUIRE_FALSE(static_cast<bool>(refused));
  CHECK_THAT(refused.fault().text(), Catch::Matchers::ContainsSubstring("canyon") && Catch::Matchers::ContainsSubstring("Starpoint"));
  CHECK(static_cast<bool>(lay_out(box, on_board("arena"))));
  CHECK_FALSE(static_cast<bool>(lay_out(box, on_board("canyons"))));
}

TEST_CASE("a solo game needs a boss", "[AEG-287]") {
  Setup setup = on_board("arena");
  CHECK(static_cast<bool>(lay_out(tests::frozen_box(), setup)));
  setup.boss.clear();
  const auto refused = lay_out(tests::frozen_box(), setup);
  REQUIRE_FALSE(static_cast<bool>(refused));
  CHECK_THAT(refused.fault().text(), Catch::Matchers::StartsWith("boss: there is no ''; expected one of"));
  Box box = tests::frozen_box();
  box.bosses.clear();
  CHECK_FALSE(static_cast<bool>(lay_out(box, on_board("arena"))));
}

TEST_CASE("a typed-in map of another shape plays unchanged", "[AEG-049]") {
  const Box box = box_with("strait", "b b b b b . 6 . 5 . 4 . # . 3 . 2 . 1 . a a a a a\n");
  const auto laid = lay_out(box, on_board("strait"));
  REQUIRE(static_cast<bool>(laid));
  Scene s(*laid);
  CHECK(s.at(boss_piece) == "A12");  // the free hex nearest to the middle
  s.p = s.game().start();
  s.play({s.options("draw ").front(), "die 6", "pass"});
  CHECK(s.on("A7") != no_piece);
  s.play({s.options("draw ").front(), "die 1"});
  CHECK(s.on("A19") != no_piece);
  std::vector<std::string> zones;
  for (const std::string& option : s.options("place ")) zones.push_back(option.substr(option.rfind(' ') + 1));
  CHECK(zones == std::vector<std::string>{"A1", "A2", "A3", "A4", "A5", "A21", "A22", "A23", "A24", "A25"});
  for (const auto* hex : {"A1", "A2", "A3", "A4", "A5"}) {
    const std::string first = s.options("place ").front();
    s.play(first.substr(0, first.rfind(' ') + 1) + hex);
  }
  s.play({"reveal A", "reveal E", "reveal G"});
  const std::string name = piece_name(s.table(), s.p, s.on("A5"));
  s.play("activate " + name);
  CHECK(s.offers("move A6"));
  CHECK_FALSE(s.offers("move A8"));  // a minion stands on A7
}

}  // namespace rondo::aegis
