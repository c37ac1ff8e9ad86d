// The boss's turn: its own Actions, its minions, Special Attacks (AEG-364 to AEG-393).
#include "tests/aegis/casts.h"

namespace rondo::aegis {

namespace {

Line named(std::string name, Line line = {}) {
  line.name = std::move(name);
  return line;
}

/// The names of the boss's Actions and the numbers of its entries, in the order they fired.
std::vector<std::string> fired(const Scene& s) {
  std::vector<std::string> names;
  for (const Event& event : s.events) {
    if (event.kind == EventKind::action_used && event.piece == boss_piece)
      names.push_back(s.table().cards[s.table().boss].actions[static_cast<std::size_t>(event.n)].name);
    if (event.kind != EventKind::effect_fires) continue;
    const auto& entries = s.table().boss_card.entries;
    for (std::size_t i = 0; i < entries.size(); ++i)
      if (!entries[i].action && s.table().entry_line[i] == event.n) names.push_back("entry " + std::to_string(i));
  }
  return names;
}

std::vector<std::string> activated(const Scene& s) {
  std::vector<std::string> names;
  for (const Event& event : s.events)
    if (event.kind == EventKind::minion_activated) names.push_back(s.table().card(s.p[event.piece].card).id);
  return names;
}

Cast two_fists() {
  Cast cast = five();
  cast.minions = {{.id = "MUD-1", .classes = "G"}, {.id = "MIX-2", .classes = "EG"}, {.id = "MOST-4", .classes = "EGIS"}, {.id = "MAE-2", .classes = "AE"}, {.id = "MAX-2", .classes = "AG"}};
  cast.boss = {{.icons = "A G", .action = {named("Upper", {.cost = 1, .range = 2})}},
               {.icons = "G", .action = {named("Lower", {.cost = 3, .range = 9})}},
               {.icons = "E", .action = {named("Other", {.cost = 1, .range = 9})}},
               {.icons = "phi", .verb = "rally", .amount = 1}};
  return cast;
}

/// Answers every boss decision with its first option and rolls ones, until the player has a turn.
void run_out(Scene& s) {
  while (s.owes() != Seat::none && s.p.frames.back().kind != FrameKind::round) s.play(s.offers("pass") ? std::string("pass") : s.options().front());
}

}  // namespace

TEST_CASE("a boss uses every Action that shows the letter, from the top, and no other", "[AEG-029][AEG-366][AEG-367]") {
  Scene s(two_fists());
  s.hero("ANT-1", "G6");
  s.minion("MUD-1", "K9");
  s.boss_turn("G");
  run_out(s);
  CHECK(fired(s) == std::vector<std::string>{"Upper", "Lower"});
}

TEST_CASE("dice as printed, no Energy asked", "[AEG-368][AEG-369]") {
  Scene s(two_fists());
  s.hero("ANT-1", "G4");
  s.minion("MUD-1", "K9");
  s.boss_turn("G").play("target ANT-1").roll({1, 1});
  CHECK(s.owes() == Seat::chance);  // the third of three
  s.roll({1});
  CHECK(s.p.energy == 20);
  run_out(s);
  CHECK(s.count(EventKind::minion_advances) == 1);
  CHECK(s.p.energy == 20);
}

TEST_CASE("an Action without a target is skipped, the next goes on", "[AEG-371]") {
  Scene s(two_fists());
  s.hero("ANT-1", "G4");  // three away: too far for the upper Action
  s.minion("MUD-1", "K9");
  s.boss_turn("G");
  run_out(s);
  CHECK(fired(s) == std::vector<std::string>{"Lower"});
  CHECK(s.told(EventKind::entry_skipped));
}

TEST_CASE("the boss stays where it is", "[AEG-370]") {
  Scene s(two_fists());
  s.hero("ANT-1", "A1");
  s.minion("MUD-1", "K9");
  const HexId before = s.p[boss_piece].hex;
  s.boss_turn("A");
  run_out(s);
  CHECK(s.p[boss_piece].hex == before);
  CHECK(fired(s).empty());
}

TEST_CASE("all minions whose Class holds the letter activate", "[AEG-372]") {
  Cast cast = two_fists();
  cast.boss = {};
  Scene s(cast);
  s.hero("ANT-1", "A1");
  s.minion("MUD-1", "K9");
  s.minion("MIX-2", "K7");
  s.minion("MOST-4", "K5");
  s.minion("MAE-2", "K3");
  s.boss_turn("G");
  CHECK(s.options("send").size() == 3);
  CHECK_FALSE(s.offers("send MAE-2"));
  run_out(s);
  CHECK(activated(s).size() == 3);
}

TEST_CASE("boss, then minions, then the summon", "[AEG-365][AEG-385]") {
  Cast cast = two_fists();
  Scene s(cast);
  s.hero("ANT-1", "G6");
  s.deck({"MUD-1"});
  s.boss_turn("E").play("target ANT-1").roll({1}).let_be();
  CHECK(s.offers("draw MUD-1"));  // no minion had an E
  s.play({"draw MUD-1"}).roll({2}).let_be();
  CHECK(s.count(EventKind::minion_enters) == 1);
  std::string order;
  for (const Event& event : s.events) switch (event.kind) {
      case EventKind::action_used: order += "b"; break;
      case EventKind::minion_activated: order += "m"; break;
      case EventKind::minion_drawn: order += "s"; break;
      default: break;
    }
  CHECK(order == "bs");
}

TEST_CASE("no summon when a minion activated, even one that could do nothing", "[AEG-386][AEG-387]") {
  Cast cast = two_fists();
  cast.boss = {};
  cast.minions[0].movement = 0;
  Scene s(cast);
  s.hero("ANT-1", "A1");
  s.minion("MUD-1", "M7");
  s.boss_turn("G");
  s.play("send MUD-1");
  CHECK_FALSE(s.told(EventKind::minion_drawn));
  CHECK(s.p.frames.back().kind == FrameKind::round);
  CHECK(s.told(EventKind::minion_cannot));
}

TEST_CASE("a minion summoned this turn does not act in it", "[AEG-388]") {
  Cast cast = two_fists();
  cast.boss = {};
  Scene s(cast);
  s.hero("ANT-1", "A7");
  s.deck({"MUD-1"});
  s.boss_turn("G").play("draw MUD-1").roll({2}).let_be();
  CHECK(s.count(EventKind::minion_enters) == 1);
  CHECK_FALSE(s.told(EventKind::minion_activated));
  CHECK(s.p.frames.back().kind == FrameKind::round);
}

TEST_CASE("with a target in range a minion attacks and does not move", "[AEG-373]") {
  Scene s(two_fists());
  const PieceId ant = s.hero("ANT-1", "K5");
  const PieceId mud = s.minion("MUD-1", "K7");
  s.boss_turn("A");
  run_out(s);
  s.boss_turn("G");
  while (!s.offers("send MUD-1")) s.play(s.options().front());
  s.play({"send MUD-1", "target ANT-1"}).roll({6, 6}).let_be();
  CHECK(s.at(mud) == "K7");
  CHECK(s.integrity(ant) == 3);
}

TEST_CASE("Actions from the top until one succeeds; a full miss goes on to the next with a target", "[AEG-374][AEG-375][AEG-378]") {
  Cast cast = two_fists();
  cast.boss = {};
  cast.minions[0].actions = {named("First", {.cost = 1}), named("Far", {.cost = 1, .range = 1}), named("Second", {.cost = 1}), named("Third", {.cost = 1})};
  Scene s(cast);
  s.hero("ANT-1", "K5");
  const PieceId mud = s.minion("MUD-1", "K7");
  s.boss_turn("G").play({"send MUD-1", "target ANT-1"}).roll({1}).let_be();
  REQUIRE(s.count(EventKind::action_used) == 2);  // a miss: on to the second, as the far one has no target
  CHECK(s.events.back().n == 2);
  SECTION("the second hits: the third is not tried") {
    s.play("target ANT-1").roll({6}).let_be();
    CHECK(s.count(EventKind::action_used) == 2);
    CHECK(s.p.frames.back().kind == FrameKind::round);
  }
  SECTION("all miss: the activation ends where it stood") {
    s.play("target ANT-1").roll({1}).let_be().play("target ANT-1").roll({1}).let_be();
    CHECK(s.count(EventKind::action_used) == 3);
    CHECK(s.at(mud) == "K7");
    CHECK(s.p.frames.back().kind == FrameKind::round);
  }
}

TEST_CASE("nothing in range: it moves up to its movement and its activation ends, even within range", "[AEG-376][AEG-377]") {
  Cast cast = two_fists();
  cast.boss = {};
  Scene s(cast);
  s.hero("ANT-1", "A1");
  const PieceId mud = s.minion("MUD-1", "F1");
  s.boss_turn("G").play("send MUD-1");
  CHECK(s.offers("advance C1"));
  CHECK_FALSE(s.offers("advance B1"));  // four away, movement 3
  CHECK(s.offers("stay"));
  s.play("advance C1");
  CHECK(s.at(mud) == "C1");
  CHECK_FALSE(s.told(EventKind::action_used));
  CHECK(s.p.frames.back().kind == FrameKind::round);
}

TEST_CASE("a robot in range behind a wall is not in range for a minion", "[AEG-379]") {
  Cast cast = two_fists();
  cast.boss = {};
  cast.map = ". . . . .\n . # . a\n. 1 2 3 4\n . 5 6 b\n";
  cast.boss_hex = "C5";
  Scene s(cast);
  s.hero("ANT-1", "B1");
  s.minion("MUD-1", "B3");
  s.boss_turn("G").play("send MUD-1");
  CHECK(s.options("target").empty());
  CHECK_FALSE(s.options("advance").empty());
}

TEST_CASE("enemies do not harm each other with area attacks", "[AEG-381]") {
  Cast cast = two_fists();
  cast.boss = {};
  cast.minions[0].actions = {{.cost = 1, .accuracy = 2, .power = 2, .range = 4, .radius = 1, .attributes = {"BLAZE"}}};
  Scene s(cast);
  const PieceId ant = s.hero("ANT-1", "K5");
  const PieceId eel = s.hero("EEL-1", "K4");
  const PieceId mud = s.minion("MUD-1", "K8");
  const PieceId mix = s.minion("MIX-2", "L5");
  s.boss("J5");
  s.boss_turn("G");
  s.play({"send MUD-1"});
  s.play("target ANT-1").roll({6}).let_be();
  CHECK(s.integrity(ant) == 3);
  CHECK(s.integrity(eel) == 3);
  CHECK(s.integrity(mix) == 5);
  CHECK(s.integrity(mud) == 5);
  CHECK(s.boss_integrity() == 20);
  CHECK(blazes(s.p, ant) == 1);
  CHECK(blazes(s.p, mix) == 0);
}

TEST_CASE("enemies repair and buff each other, never the player's robots", "[AEG-382][AEG-383]") {
  Cast cast = two_fists();
  cast.boss = {};
  cast.minions[0].actions = {{.cost = 1, .accuracy = 2, .effect = Effect::repair, .power = 2, .range = 4}, {.cost = 1, .accuracy = 2, .range = 4}};
  Scene s(cast);
  const PieceId ant = s.hero("ANT-1", "K5");
  s.p[ant].damage = 3;
  s.minion("MUD-1", "K7");
  const PieceId mix = s.minion("MIX-2", "K9");
  SECTION("a damaged minion in range is repaired") {
    s.p[mix].damage = 3;
    s.boss_turn("G").play("send MUD-1");
    CHECK(s.options("target") == std::vector<std::string>{"target MIX-2"});
    s.play("target MIX-2").roll({6}).let_be();
    CHECK(s.p[mix].damage == 1);
    CHECK(s.p[ant].damage == 3);
  }
  SECTION("nobody damaged: the Repair is skipped for the next Action") {
    s.boss_turn("G").play("send MUD-1");
    CHECK(s.options("target") == std::vector<std::string>{"target ANT-1"});
    s.play("target ANT-1").roll({6}).let_be();
    CHECK(s.p[ant].damage == 4);
  }
}

TEST_CASE("the player's own area attacks spare nobody", "[AEG-384]") {
  Cast cast = five();
  cast.team[0].actions = {{.cost = 1, .accuracy = 2, .range = 0, .radius = 2}};
  Scene s(cast);
  s.hero("ANT-1", "K5");
  const PieceId eel = s.hero("EEL-1", "K6");
  const PieceId mud = s.minion("MUD-1", "K7");
  s.play({"activate ANT-1", "use 1"}).roll({6}).let_be();
  CHECK(s.integrity(eel) == 4);
  CHECK(s.integrity(mud) == 4);
}

TEST_CASE("a Special Attack fires its own symbol from the top, then every minion, and no summon", "[AEG-030][AEG-389][AEG-390][AEG-391][AEG-392]") {
  Cast cast = two_fists();
  cast.boss = {{.icons = "phi", .verb = "rally", .amount = 1},
               {.icons = "omega", .verb = "bulwark", .amount = 1},
               {.icons = "phi", .action = {named("Glare", {.cost = 1, .range = 9})}},
               {.icons = "phi omega", .verb = "mend", .amount = 1},
               {.icons = "G", .verb = "bulwark", .amount = 1}};
  Scene s(cast);
  s.hero("ANT-1", "G4");
  SECTION("Phi with minions") {
    s.minion("MUD-1", "M1");
    s.minion("MAE-2", "M3");
    s.minion("MIX-2", "M5");
    s.boss_turn("Phi");
    CHECK(fired(s) == std::vector<std::string>{"entry 0", "Glare"});
    s.play("target ANT-1").roll({1}).let_be();
    CHECK(fired(s) == std::vector<std::string>{"entry 0", "Glare", "entry 3"});
    CHECK(s.options("send").size() == 3);
    run_out(s);
    CHECK(activated(s).size() == 3);
    CHECK_FALSE(s.told(EventKind::minion_drawn));
  }
  SECTION("Phi on an empty board summons nobody") {
    s.boss_turn("Phi").play("target ANT-1").roll({1}).let_be();
    CHECK(s.p.frames.back().kind == FrameKind::round);
    CHECK_FALSE(s.told(EventKind::minion_drawn));
  }
  SECTION("Omega leaves the Phi lines silent") {
    s.boss_turn("Omega");
    CHECK(fired(s) == std::vector<std::string>{"entry 1", "entry 3"});
  }
  SECTION("a letter card fires no special line") {
    s.boss_turn("G");
    CHECK(fired(s) == std::vector<std::string>{"entry 4"});
  }
}

TEST_CASE("a boss turn begins with its own moment, before any Action", "[AEG-393]") {
  Scene s(two_fists());
  s.hero("ANT-1", "G6");
  s.boss_turn("A");
  REQUIRE(s.events.size() >= 2);
  std::size_t begun = s.events.size();
  std::size_t used = s.events.size();
  for (std::size_t i = 0; i < s.events.size(); ++i) {
    if (s.events[i].kind == EventKind::boss_turn_begins) begun = std::min(begun, i);
    if (s.events[i].kind == EventKind::action_used) used = std::min(used, i);
  }
  CHECK(begun < used);
  CHECK(used < s.events.size());
}

}  // namespace rondo::aegis
