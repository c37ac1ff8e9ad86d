// Burn, Frozen and Dazed: how they grow, what they do, and how they go.
#include "tests/aerodome/scene.h"

using namespace rondo;
using namespace rondo::aerodome;

namespace {

/// Red's turn, at whose start this much of a Debuff comes over it.
Scene taking(EffectVerb verb, int amount, int burn = 0, int frozen = 0) {
  Scene s;
  s.pilot().effects = {doing(When::turn_start, verb, amount)};
  s.p[red].burn = static_cast<std::uint8_t>(burn);
  s.p[red].frozen = static_cast<std::uint8_t>(frozen);
  s.turn();
  return s;
}

/// Both choose, red Frozen.
Scene frozen(int frozen, int reds, int blues) {
  Scene s;
  s.p[red].frozen = static_cast<std::uint8_t>(frozen);
  s.card(red, reds).actions.clear();
  s.card(blue, blues).actions.clear();
  s.select().choose({reds, blues});
  return s;
}

/// Blue's card of Initiative 5 is hit by DISORIENT, and takes its own turn afterwards.
Scene disoriented(int before = 0, int another = 0) {
  Scene s({shot(1)});
  s.give(Keyword::disorient).put(blue, 8, 7, 6);
  s.card(blue).actions = {maneuver(Maneuver::rotate, 1), maneuver(Maneuver::rotate, 2)};
  s.p[blue].dazed[4] = static_cast<std::uint8_t>(before);
  s.p[blue].dazed[3] = static_cast<std::uint8_t>(another);
  s.turns({red, blue}).play("shoot blue").roll({6});
  return s;
}

}  // namespace

TEST_CASE("the first Debuff of a kind comes with its value, more of it raises that", "[aerodome][ARD-084][ARD-085]") {
  CHECK(taking(EffectVerb::burn, 2).p[red].burn == 2);
  CHECK(taking(EffectVerb::burn, 1, 2).p[red].burn == 3);
  CHECK(taking(EffectVerb::freeze, 2).p[red].frozen == 2);
  CHECK(taking(EffectVerb::freeze, 1, 0, 2).p[red].frozen == 3);
}

TEST_CASE("no Debuff passes 6", "[aerodome][ARD-086]") {
  CHECK(taking(EffectVerb::freeze, 3, 0, 5).p[red].frozen == 6);
  CHECK(taking(EffectVerb::burn, 9, 1).p[red].burn == 6);
}

TEST_CASE("Debuffs of several kinds are held together", "[aerodome][ARD-087]") {
  const Scene s = taking(EffectVerb::freeze, 2, 1);
  CHECK(s.p[red].burn == 1);
  CHECK(s.p[red].frozen == 2);
}

TEST_CASE("Burn is rolled for at the end of one's own turn, a die for each", "[aerodome][ARD-088]") {
  Scene s;
  s.p[red].burn = 3;
  s.turns({blue, red});
  REQUIRE(s.wants_dice());
  CHECK(s.told(EventKind::turn_begins));
  CHECK(s.p[blue].acted);  // not when blue's turn ended
  s.roll({1, 2, 3});
  CHECK(s.selecting());
}

TEST_CASE("each 5 or 6 for Burn is 1 damage", "[aerodome][ARD-089]") {
  Scene s;
  s.p[red].burn = 3;
  s.turn().roll({5, 6, 1});
  CHECK(s.hit_points(red) == 13);
}

TEST_CASE("Burn that did any damage is gone altogether, else all of it stays", "[aerodome][ARD-090]") {
  Scene hurt;
  hurt.p[red].burn = 4;
  hurt.turn().roll({5, 1, 2, 3});
  CHECK(hurt.hit_points(red) == 14);
  CHECK(hurt.p[red].burn == 0);
  Scene spared;
  spared.p[red].burn = 2;
  spared.turn().roll({4, 1});
  CHECK(spared.p[red].burn == 2);
  CHECK(spared.hit_points(red) == 15);
}

TEST_CASE("a Dazed card stays in play at the end of the round", "[aerodome][ARD-091][ARD-208]") {
  Scene s;
  s.p[red].dazed[4] = 1;
  s.turn();
  REQUIRE(s.selecting());
  CHECK(s.p[red].active == no_card);
  CHECK(s.when(EventKind::card_stays, red) >= 0);
  CHECK_FALSE(in_hand(s.p, red, 4));  // neither in hand nor in any pile
  CHECK(s.options(Seat::seat0, "choose").size() == 8);
  CHECK(s.options(Seat::seat1, "choose").size() == 9);
}

TEST_CASE("a card whose last Dazed token goes is back in hand at once, the active one at the end", "[aerodome][ARD-092][ARD-093]") {
  Scene s;
  s.give(Keyword::recover, 2);
  s.p[red].dazed[1] = 1;
  s.p[red].dazed[4] = 1;
  s.turn().play("recover 2");
  CHECK(s.count(EventKind::card_back) == 1);
  CHECK(in_hand(s.p, red, 1));
  s.play("recover 5");  // the active card
  CHECK(s.options(Seat::seat0, "choose").size() == 9);
  std::vector<int> back;
  for (const Event& event : s.events)
    if (event.kind == EventKind::card_back && event.fighter == red) back.push_back(event.n);
  CHECK(back == std::vector<int>{1, 4});
  CHECK(s.when(EventKind::card_back, blue) > 0);  // together with blue's, in the End phase
}

TEST_CASE("Dazed lies on cards, not on the fighter", "[aerodome][ARD-094]") {
  const Scene s = disoriented();
  CHECK(s.dazed(blue) == 1);
  CHECK(s.p[blue].burn == 0);
  CHECK(s.p[blue].frozen == 0);
  for (int initiative = 1; initiative <= 9; ++initiative) CHECK(s.dazed(blue, initiative) == (initiative == 5 ? 1 : 0));
}

TEST_CASE("Dazed for a card that lies face down waits for its reveal", "[aerodome][ARD-094]") {
  Scene s;
  s.pilot(red).effects = {doing(When::reveal_start, EffectVerb::daze, 2, Whom::opponent)};
  s.select().choose({1, 6});
  CHECK(s.dazed(blue, 6) == 2);  // ruling 20
  CHECK(s.when(EventKind::dazed, blue) > s.when(EventKind::revealed, blue));
}

TEST_CASE("each card holds up to 6 Dazed tokens", "[aerodome][ARD-095]") {
  CHECK(disoriented(6).dazed(blue) == 6);
  CHECK(disoriented(5).dazed(blue) == 6);
  const Scene two = disoriented(1, 6);  // what another card holds does not count
  CHECK(two.dazed(blue) == 2);
  CHECK(two.dazed(blue, 4) == 6);
}

TEST_CASE("an active card that is Dazed is still carried out this round", "[aerodome][ARD-096]") {
  Scene s = disoriented();
  REQUIRE(s.asks(blue));
  s.play({"rotate left 1", "rotate left 2"});
  CHECK(s.p[blue].heading == 9);
  REQUIRE(s.selecting());
  CHECK(s.options(Seat::seat1, "choose 5").empty());
}

TEST_CASE("Recover removes Dazed tokens", "[aerodome][ARD-097]") {
  Scene s;
  s.give(Keyword::recover, 1);
  s.p[red].dazed[1] = 2;
  s.turn().play("recover 2");
  CHECK(s.dazed(red, 2) == 1);
  CHECK(s.selecting());
}

TEST_CASE("Frozen lowers the revealed Initiative, like it or not", "[aerodome][ARD-098]") {
  const Scene s = frozen(2, 6, 5);
  CHECK(s.when(EventKind::frozen_slows, red) >= 0);
  CHECK(s.p.holder == blue);  // 4 against 5
  CHECK(frozen(1, 6, 5).told(EventKind::sync));
}

TEST_CASE("at Initiative 0 all Frozen may be discarded, and Initiative stays 0", "[aerodome][ARD-099][ARD-101]") {
  Scene s = frozen(3, 3, 1);
  CHECK(s.asks(red));
  CHECK(s.options() == std::vector<std::string>{"clear frozen", "keep frozen"});
  CHECK(s.p[red].initiative == 0);
  Scene kept = s;
  s.play("clear frozen");
  CHECK(s.p[red].frozen == 0);
  CHECK(s.p.holder == blue);  // 0 against 1: nothing is given back
  kept.play("keep frozen");
  CHECK(kept.p[red].frozen == 3);
}

TEST_CASE("Frozen beyond the revealed value brings it to 0 all the same", "[aerodome][ARD-100]") {
  Scene s = frozen(5, 2, 5);
  CHECK(s.p[red].initiative == 0);
  CHECK(s.offers("clear frozen"));
}

TEST_CASE("Frozen does not wear off", "[aerodome][ARD-102]") {
  Scene s = frozen(1, 5, 1);
  REQUIRE(s.selecting());
  CHECK(s.p.round == 2);
  CHECK(s.p[red].frozen == 1);
}
