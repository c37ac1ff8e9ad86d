// The AI Decision Rules: six keys, in the order of the book, for targets, for activations and for whom an enemy moves first.
#include "bosses/aegis/decision_rules.h"

#include <algorithm>

#include "tests/bosses/narrowed.h"

namespace rondo::aegis {

namespace {

// One row, so that every robot's distance is the difference of two numbers: F1 to F11 lie in line, the boss stands apart.
const std::string field =
    ". . . . . . . . . . . .\n . . . . . . . . . . . .\n. . . . . . . . . . . .\n . . . . . . . . . . . .\n. . . . . . . . . . . .\n";

/// Robots of the worked example in the book, and a minion whose G Action flies over everything.
Cast gallery(Line action = {.range = 11, .attributes = {"ARCING"}}) {
  return {.team = {{.id = "ABB-100"},
                   {.id = "ABB-600"},
                   {.id = "ABB-1000"},
                   {.id = "ARK-900"},
                   {.id = "FOX-2", .classes = "ES"},
                   {.id = "FOX-3", .classes = "GS"},
                   {.id = "FOX-4", .classes = "AEG"}},
          .minions = {{.id = "MUD-1", .classes = "G", .actions = {std::move(action)}},
                      {.id = "MUD-2", .classes = "G"},
                      {.id = "MIX-5", .classes = "GS"},
                      {.id = "MAX-3", .classes = "AEG"}},
          .boss = {},
          .map = field,
          .boss_hex = "E12"};
}

/// The minion stands on C6 and is about to choose among the player's robots.
Scene aiming(const Cast& cast, const std::vector<std::pair<std::string, std::string>>& robots) {
  Scene s(cast);
  for (const auto& [card, hex] : robots) s.hero(card, hex);
  s.minion("MUD-1", "C6");
  s.boss_turn("G").play("send MUD-1");
  return s;
}

Lines target_among(const std::vector<std::pair<std::string, std::string>>& robots) { return left(aiming(gallery(), robots)); }

Card card(const std::string& classes, const std::string& make, const std::string& model, const std::string& variant = "") {
  Card made;
  made.make = make;
  made.model = model;
  made.variant = variant;
  for (const char letter : classes) made.classes = static_cast<ClassSet>(made.classes | (1U << class_letters.find(letter)));
  made.level = std::max(1, static_cast<int>(classes.size()));
  return made;
}

/// All four card keys, written down once more: the first that tells the two apart decides.
bool first_of(const Card& a, const Card& b) {
  for (const CardKey key : {CardKey::level, CardKey::letters, CardKey::make, CardKey::model}) {
    if (before(a, b, key)) return true;
    if (before(b, a, key)) return false;
  }
  return false;
}

}  // namespace

TEST_CASE("rule 1: the highest Level", "[AEG-422][bosses]") { CHECK(target_among({{"FOX-2", "C5"}, {"FOX-4", "C9"}}) == Lines{"target FOX-4"}); }

TEST_CASE("rule 2: on equal Level, the Class in alphabetical order", "[AEG-423][bosses]") {
  CHECK(target_among({{"FOX-3", "C5"}, {"FOX-2", "C9"}}) == Lines{"target FOX-2"});
}

TEST_CASE("rule 3: on equal Class, the Make in alphabetical order", "[AEG-424][bosses]") {
  CHECK(target_among({{"ARK-900", "C5"}, {"ABB-100", "C9"}}) == Lines{"target ABB-100"});
}

TEST_CASE("rule 4: on equal Make, the highest Model Number", "[AEG-425][bosses]") {
  CHECK(target_among({{"ABB-100", "C5"}, {"ABB-600", "C9"}}) == Lines{"target ABB-600"});
}

TEST_CASE("Model Numbers are compared as numbers", "[AEG-431][bosses]") {
  CHECK(target_among({{"ABB-600", "C5"}, {"ABB-1000", "C9"}}) == Lines{"target ABB-1000"});
  const auto sooner = [](const Card& a, const Card& b) { return before(a, b, CardKey::model) && !before(b, a, CardKey::model); };
  CHECK(sooner(card("A", "ABB", "1000"), card("A", "ABB", "600")));
  CHECK(sooner(card("A", "ABB", "600"), card("A", "ABB", "600B")));  // what follows the number breaks ties alphabetically
  CHECK(sooner(card("A", "ABB", "600B"), card("A", "ABB", "600C")));
  CHECK(sooner(card("A", "ABB", "601"), card("A", "ABB", "600A")));
  CHECK(sooner(card("A", "ABB", "1"), card("A", "ABB", "X")));  // words come after all numbers
  CHECK(sooner(card("A", "ABB", "Sunset"), card("A", "ABB", "X")));
  CHECK(sooner(card("A", "ABB", "600"), card("A", "ABB", "600", "Sunset Mode")));  // a variant after its base
  CHECK(sooner(card("A", "ABB", "99999999999999999999999"), card("A", "ABB", "99999999999999999999998")));
  CHECK_FALSE(before(card("A", "ABB", "007"), card("A", "ABB", "7"), CardKey::model));
  CHECK_FALSE(before(card("A", "ABB", "7"), card("A", "ABB", "007"), CardKey::model));
}

TEST_CASE("rule 5: among equals the closest to the attacker", "[AEG-426][AEG-432][bosses]") {
  Scene s(gallery());
  s.drone("SAUR-Drone", "C10", Side::hero);
  s.drone("SAUR-Drone", "C8", Side::hero);
  s.minion("MUD-1", "C6");
  s.boss_turn("G").play("send MUD-1");
  CHECK(left(s) == Lines{"target SAUR-Drone-2"});
  CHECK(why(s).rule == "AI Decision Rules 5: the closest");
}

TEST_CASE("rule 6: what is still equal is the player's choice", "[AEG-427][bosses]") {
  Scene s(gallery());
  s.drone("SAUR-Drone", "C9", Side::hero);
  s.drone("SAUR-Drone", "C3", Side::hero);
  s.drone("SAUR-Drone", "C11", Side::hero);
  s.minion("MUD-1", "C6");
  s.boss_turn("G").play("send MUD-1");
  CHECK(left(s) == Lines{"target SAUR-Drone-1", "target SAUR-Drone-2"});
  CHECK(solo(s.game()).chooser(boss_seat) == hero_seat);
  CHECK(why(s).ties == Lines{"target SAUR-Drone-1", "target SAUR-Drone-2"});
}

TEST_CASE("the worked order of the book, whatever slots and hexes the robots have", "[AEG-428][AEG-421][bosses]") {
  const std::vector<std::string> expected = {"FOX-4", "FOX-2", "FOX-3", "ABB-600", "ABB-100"};  // AEG > ES > GS > ABB-600 > ABB-100
  std::vector<std::string> shuffled = expected;
  std::sort(shuffled.begin(), shuffled.end());
  int orders = 0;
  do {
    Scene s(gallery());
    int column = 1;
    for (const std::string& id : shuffled) s.hero(id, "C" + std::to_string(column += column == 5 ? 2 : 1));
    s.minion("MUD-1", "C6");
    s.boss_turn("G").play("send MUD-1");
    std::vector<std::string> sorted;
    while (sorted.size() + 1 < expected.size()) {  // take the first away, and the next one comes to the front
      const Lines first = left(s);
      REQUIRE(first.size() == 1);
      sorted.push_back(first.front().substr(7));
      for (PieceId piece = 0; piece < hero_slots; ++piece)
        if (s.p.alive(piece) && s.table().card(s.p[piece].card).id == sorted.back()) s.p[piece] = {};
    }
    CHECK(sorted == std::vector<std::string>(expected.begin(), expected.end() - 1));
    ++orders;
  } while (std::next_permutation(shuffled.begin(), shuffled.end()));
  CHECK(orders == 120);
}

TEST_CASE("distance never overrides Level", "[AEG-429][bosses]") {
  CHECK(target_among({{"ABB-100", "C7"}, {"FOX-4", "C10"}}) == Lines{"target FOX-4"});
}

TEST_CASE("the keys are compared one after the other, not only where all candidates are alike", "[AEG-430][bosses]") {
  std::vector<Card> cards = {card("GS", "A", "9"), card("AE", "X", "2"), card("AE", "B", "1")};
  std::sort(cards.begin(), cards.end(), first_of);
  CHECK(cards[0].make == "B");
  CHECK(cards[1].make == "X");
  CHECK(cards[2].make == "A");
}

TEST_CASE("a card without a Class comes after every Class of its Level", "[AEG-246][bosses]") {
  Scene s(gallery());
  s.drone("SAUR-Drone", "C7", Side::hero);
  s.hero("ARK-900", "C11");
  s.minion("MUD-1", "C6");
  s.boss_turn("G").play("send MUD-1");
  CHECK(left(s) == Lines{"target ARK-900"});
}

TEST_CASE("the same order says which minion activates next", "[AEG-421][bosses]") {
  Cast cast = gallery();
  for (Bot& minion : cast.minions) minion.actions = {};
  Scene s(cast);
  s.hero("ABB-100", "A1");
  for (const auto& [id, hex] : {std::pair{"MUD-1", "A2"}, {"MUD-2", "E9"}, {"MIX-5", "E8"}, {"MAX-3", "E7"}}) s.minion(id, hex);
  s.boss_turn("G");
  std::vector<std::string> order;
  while (s.owes() == boss_seat) {
    if (s.p.frames.back().kind == FrameKind::boss_turn) order.push_back(left(s).front());
    s.play(left(s).front());
  }
  CHECK(order == Lines{"send MAX-3", "send MIX-5", "send MUD-2", "send MUD-1"});
}

TEST_CASE("among equal minions the one nearest to any robot of the player acts first", "[AEG-432][bosses]") {
  Scene s(gallery());
  s.hero("ABB-100", "A1");
  s.hero("ARK-900", "E1");
  s.drone("SAUR-Drone", "A6", Side::boss);
  s.drone("SAUR-Drone", "E3", Side::boss);
  s.boss_turn("Phi");
  CHECK(left(s) == Lines{"send SAUR-Drone-6"});
}

TEST_CASE("Beacons are the only targets, and the rules then choose among them", "[AEG-434][bosses]") {
  Scene s(gallery());
  s.hero("FOX-4", "C5");
  s.drone("GAN-Drone", "C9", Side::hero);
  s.drone("GAN-Drone", "C2", Side::hero);
  s.minion("MUD-1", "C6");
  s.boss_turn("G").play("send MUD-1");
  CHECK(left(s) == Lines{"target GAN-Drone-1"});
}

TEST_CASE("which way an enemy pushes is the player's choice, whom it pushes first is not", "[AEG-433][bosses]") {
  Scene s(gallery({.cost = 1, .accuracy = 2, .effect = Effect::push, .power = 1, .range = 0, .radius = 2}));
  s.hero("ABB-100", "C5");
  s.hero("FOX-4", "D7");
  s.minion("MUD-1", "C6");
  s.boss_turn("G");
  s.p.skills_used = 0xff;
  ruled(s).roll({6});
  CHECK(s.options("take ") == Lines{"take ABB-100", "take FOX-4"});
  CHECK(left(s) == Lines{"take FOX-4"});
  ruled(s);
  CHECK(s.options() == Lines{"push E 1", "push SE 1"});
  CHECK(left(s) == s.options());
  CHECK_THAT(why(s).rule, Catch::Matchers::ContainsSubstring("your choice"));
}

TEST_CASE("equal components of a combined minion are the player's choice", "[AEG-407][AEG-409][bosses]") {
  Cast cast = gallery();
  cast.minions = {{.id = "MAR-1"}, {.id = "MAR-2"}, {.id = "MER-1", .classes = "E"}, {.id = "DUO-2", .classes = "AE"}};
  Scene s(cast);
  for (const auto& [id, hex] : {std::pair{"MAR-1", "A1"}, {"MAR-2", "A2"}, {"MER-1", "A3"}}) s.minion(id, hex);
  s.deck({"DUO-2"});
  s.boss_turn("S").play("draw DUO-2");
  CHECK(s.owes() == boss_seat);
  CHECK(left(s) == s.options("consume "));
  CHECK(left(s).size() > 1);
}

TEST_CASE("what a minion's Repair mends first is the player's choice", "[AEG-433][bosses]") {
  Scene s(gallery({.cost = 2, .accuracy = 2, .effect = Effect::repair, .power = 1, .range = 3}));
  s.hero("ABB-100", "A1");
  s.minion("MUD-1", "C6");
  const PieceId hurt = s.minion("MAX-3", "C8");
  s.p[hurt].damage = 2;
  s.p[hurt].drain = 2;
  s.boss_turn("G");
  s.p.skills_used = 0xff;
  s.play({"send MUD-1", "target MAX-3"}).roll({6, 6}).let_be();
  CHECK(left(s) == Lines{"mend MAX-3 2 damage", "mend MAX-3 1 damage 1 drain", "mend MAX-3 2 drain"});
}

TEST_CASE("the one number that the policy compares orders cards as the four keys do", "[bosses]") {
  const Table table = table_of(gallery());
  const DecisionRules rules(table);
  for (std::size_t a = 0; a < table.cards.size(); ++a)
    for (std::size_t b = 0; b < table.cards.size(); ++b) {
      const auto one = static_cast<CardId>(a);
      const auto two = static_cast<CardId>(b);
      INFO(table.cards[a].id << " " << table.cards[b].id);
      CHECK((rules.rank(one) < rules.rank(two)) == first_of(table.cards[a], table.cards[b]));
    }
}

TEST_CASE("an explanation names the step, the values compared, the rule that decided and what is left", "[bosses]") {
  Cast cast = gallery({.range = 11, .attributes = {"ARCING"}, .name = "Cinder Lance"});
  Scene s = aiming(cast, {{"FOX-3", "C5"}, {"FOX-2", "C9"}, {"ABB-100", "C7"}});
  const Trace trace = why(s);
  CHECK(trace.step == "G card: minion MUD-1's Action 1 'Cinder Lance', target");
  CHECK(trace.candidates ==
        Lines{"FOX-3 (level 2, GS, FOX, 3, 1 away)", "FOX-2 (level 2, ES, FOX, 2, 3 away)", "ABB-100 (level 1, A, ABB, 100, 1 away)"});
  CHECK(trace.rule == "AI Decision Rules 2: Class in alphabetical order");
  CHECK(trace.notes == Lines{"AI Decision Rules 1: highest Level: level 2 before level 1; 2 of 3 left",
                             "AI Decision Rules 2: Class in alphabetical order: ES before GS; 1 of 2 left"});
  CHECK(trace.ties.empty());
}

TEST_CASE("an explanation of a tie shows the metric and both distances", "[bosses]") {
  Scene s(gallery());
  s.drone("SAUR-Drone", "C9", Side::hero);
  s.drone("SAUR-Drone", "C3", Side::hero);
  s.minion("MUD-1", "C6");
  s.boss_turn("G").play("send MUD-1");
  const Trace trace = why(s);
  CHECK(trace.rule == "AI Decision Rules 6: your choice");
  REQUIRE(trace.notes.size() == 6);
  CHECK(trace.notes[4] == "AI Decision Rules 5: the closest (straight distance from the attacker): SAUR-Drone-1 3 away, SAUR-Drone-2 3 away");
  CHECK(trace.notes[5] == "tied after rule 5: your choice");
}

TEST_CASE("a rule is consulted only where there is a choice", "[bosses]") {
  const Trace trace = why(aiming(gallery(), {{"ABB-100", "C5"}}));
  CHECK(trace.rule == "Only one candidate");
  CHECK(trace.notes.empty());
  CHECK(trace.candidates == Lines{"ABB-100 (level 1, A, ABB, 100, 1 away)"});
}

}  // namespace rondo::aegis
