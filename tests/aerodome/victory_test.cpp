// Damage, the End phase, and how a duel ends.
#include "tests/aerodome/scene.h"

using namespace rondo;
using namespace rondo::aerodome;

namespace {

using enum Maneuver;

constexpr unsigned reds = 1;
constexpr unsigned blues = 2;

/// Red's turn with a Shot at blue, of which so many Hit Points are left.
Scene shooting(int hit_points, int dice = 5) {
  Scene s({shot(dice), shot(dice), maneuver(straight, 1)});
  s.p[blue].hit_points = static_cast<std::uint8_t>(hit_points);
  s.put(blue, 8, 7, 6);
  return s;
}

/// The last round ends with these Hit Points.
Scene out_of_time(int reds_left, int blues_left) {
  Scene s;
  s.table.last_round = 1;
  s.p[red].hit_points = static_cast<std::uint8_t>(reds_left);
  s.p[blue].hit_points = static_cast<std::uint8_t>(blues_left);
  return s;
}

/// Dazes all of the fighter's cards but one.
void daze_all_but(Scene& s, FighterId fighter, int initiative) {
  s.p[fighter].dazed.fill(1);
  s.p[fighter].dazed[static_cast<std::size_t>(initiative - 1)] = 0;
}

/// The random cards of a game out of time, from whatever hands there are; nobody whose hand is empty gets so far by playing.
void draw_lots(Scene& s) {
  s.p.frames.clear();
  s.p.frames.push_back({});
  s.p.frames.back().kind = FrameKind::tiebreak;
  s.p[red].active = s.p[blue].active = no_card;
  Resolver(s.game().table(), s.p, nullptr).go_on();
}

}  // namespace

TEST_CASE("damage lowers the dial, never below 0", "[aerodome][ARD-160]") {
  Scene s = shooting(15);
  s.turn().play("shoot blue").roll({5, 5, 5, 1, 1});
  CHECK(s.hit_points(blue) == 12);
  Scene dead = shooting(2);
  dead.turn().play("shoot blue").roll({5, 5, 5, 5, 5});
  CHECK(dead.hit_points(blue) == 0);
  CHECK(dead.told(EventKind::destroyed));
}

TEST_CASE("an undazed active card returns to the hand at the end of the round", "[aerodome][ARD-161]") {
  Scene s;
  s.turn();
  REQUIRE(s.selecting());
  CHECK(s.p[red].active == no_card);
  CHECK(s.options(Seat::seat0, "choose").size() == 9);
}

TEST_CASE("with a fighter destroyed the rest of the round is dropped", "[aerodome][ARD-162]") {
  Scene s = shooting(1, 1);
  s.card(blue).actions = {shot(5)};
  s.turns({red, blue}).play("shoot blue").roll({6});
  CHECK(s.p.outcome == Outcome::shot_down);
  CHECK(s.count(EventKind::attack_begins) == 1);  // no second Shot, no Straight, and no turn of blue
  CHECK(s.count(EventKind::turn_begins) == 1);
  CHECK(s.stands(red, at(4, 7), 0));
}

TEST_CASE("whatever takes the last Hit Point drops the rest of the round", "[aerodome][ARD-162]") {
  Scene crash({maneuver(straight, 3), maneuver(rotate, 1)});
  crash.p[red].hit_points = 1;
  crash.card(blue).actions = {maneuver(rotate, 1)};
  Scene burnt = crash;
  crash.put(blue, 8, 7, 6).turns({red, blue}).play("straight 3");
  burnt.p[red].burn = 1;
  burnt.turns({red, blue}).play({"skip", "skip"}).roll({6});
  for (const Scene* s : {&crash, &burnt}) {
    CHECK(s->p.outcome == Outcome::shot_down);
    CHECK(s->p.winners == blues);
    CHECK(s->count(EventKind::turn_begins) == 1);
  }
}

TEST_CASE("a destroyed fighter ends the game at the check; otherwise the next Initiative phase starts", "[aerodome][ARD-165]") {
  Scene s = shooting(1, 1);
  s.turn().play("shoot blue").roll({6});
  CHECK(s.p.owing.empty());
  CHECK_FALSE(s.told(EventKind::round_begins));
  Scene on = shooting(2, 1);
  on.turn().play("shoot blue").roll({6}).play("end turn");
  CHECK(on.selecting());
  CHECK(on.p.owing.size() == 2);
}

TEST_CASE("the End phase begins before the check", "[aerodome][ARD-166]") {
  Scene s = shooting(1, 1);
  s.pilot().effects = {named("end", may(doing(When::end_start, EffectVerb::nitro)))};
  s.turn().play("shoot blue").roll({6});
  CHECK(s.p.outcome == Outcome::open);
  CHECK(s.options() == std::vector<std::string>{"use end", "pass"});
  s.play("use end");
  CHECK(s.p[red].buff == Buff::nitro);
  CHECK(s.p.outcome == Outcome::shot_down);
  CHECK(s.count(EventKind::line_fires) == 1);  // once
}

TEST_CASE("a destroyed fighter is not repaired any more", "[aerodome][ARD-165]") {
  Scene s = shooting(1, 1);
  s.pilot(blue).effects = {doing(When::end_start, EffectVerb::repair, 3)};
  s.turn().play("shoot blue").roll({6});
  CHECK(s.p.outcome == Outcome::shot_down);
  CHECK(s.p.winners == reds);
}

TEST_CASE("cards come back after the check", "[aerodome][ARD-167]") {
  Scene s;
  s.pilot().effects = {named("end", may(doing(When::end_start, EffectVerb::nitro)))};
  s.turn();
  REQUIRE(s.asks(red));
  CHECK(s.p[red].active == 4);  // still before it
  CHECK_FALSE(in_hand(s.p, red, 4));
  s.play("pass");
  CHECK(in_hand(s.p, red, 4));
}

TEST_CASE("time is up after 100 rounds", "[aerodome][ARD-168]") {
  Scene s;
  CHECK(s.table.last_round == 100);
  for (const FighterId fighter : {red, blue})
    for (int initiative = 1; initiative <= 9; ++initiative) s.card(fighter, initiative) = battle_card(initiative, "Nothing", {});
  s.p[blue].hit_points = 14;
  s.select();
  while (s.p.outcome == Outcome::open) s.choose({2, 1});
  CHECK(s.p.round == 100);
  CHECK(s.told(EventKind::out_of_time));
  CHECK(s.p.winners == reds);
}

TEST_CASE("who has Hit Points left wins", "[aerodome][ARD-169]") {
  Scene s = shooting(1, 1);
  s.p[red].hit_points = 1;
  s.turn().play("shoot blue").roll({6});
  CHECK(s.p.winners == reds);
  CHECK(s.game().payoff(s.p, Seat::seat0) == 1);
  CHECK(s.game().payoff(s.p, Seat::seat1) == -1);
}

TEST_CASE("both at 0 by one effect is a draw", "[aerodome][ARD-170]") {
  for (const When when : {When::selection_start, When::compare_start, When::end_start}) {
    Scene s;
    for (const FighterId fighter : {red, blue}) {
      s.p[fighter].hit_points = 1;
      s.card(fighter, 1).actions.clear();
      s.card(fighter, 2).actions.clear();
    }
    s.table.stadium.effects = {named("hail", doing(when, EffectVerb::damage))};  // on everybody
    s.select();
    if (when != When::selection_start) s.choose({2, 1});
    if (s.asks(red)) s.play("use red");  // in whatever order
    CHECK(s.p.outcome == Outcome::shot_down);
    CHECK(s.p.winners == 0);
    CHECK(s.game().payoff(s.p, Seat::seat0) == 0);
  }
}

TEST_CASE("out of time the one with more Hit Points wins", "[aerodome][ARD-171]") {
  Scene s = out_of_time(7, 5);
  s.turn();
  CHECK(s.told(EventKind::out_of_time));
  CHECK(s.p.winners == reds);
}

TEST_CASE("out of time with equal Hit Points two random cards decide", "[aerodome][ARD-172]") {
  Scene s = out_of_time(6, 6);
  s.turn();
  REQUIRE(s.p.owing.is_chance());
  CHECK(s.options().size() == 9);
  s.play({"pick 8", "pick 3"});
  CHECK(s.p.outcome == Outcome::tiebreak);
  CHECK(s.p.winners == reds);
}

TEST_CASE("Dazed cards are not among the random ones", "[aerodome][ARD-173]") {
  Scene s = out_of_time(6, 6);
  daze_all_but(s, red, 5);
  s.turn();
  CHECK(s.options() == std::vector<std::string>{"pick 5"});
  s.play({"pick 5", "pick 9"});
  CHECK(s.p.winners == blues);
}

TEST_CASE("equal random cards are drawn again, and an empty hand counts as 0", "[aerodome][ARD-174]") {
  Scene s = out_of_time(6, 6);
  s.turn().play({"pick 5", "pick 5", "pick 7", "pick 2"});
  CHECK(s.p.winners == reds);
  Scene choice = out_of_time(6, 6);  // one hand that has a choice is enough to draw again
  daze_all_but(choice, red, 5);
  daze_all_but(choice, blue, 5);
  Scene none = choice;
  choice.p[red].dazed[6] = 0;
  choice.turn().play({"pick 5", "pick 5", "pick 7", "pick 5"});
  CHECK(choice.p.winners == reds);
  none.turn().play({"pick 5", "pick 5"});
  CHECK(none.p.outcome == Outcome::tiebreak);
  CHECK(none.p.winners == 0);
  Scene empty = out_of_time(6, 6);
  empty.p[red].dazed.fill(1);
  daze_all_but(empty, blue, 1);
  draw_lots(empty);
  CHECK(empty.options() == std::vector<std::string>{"pick 1"});
  empty.play("pick 1");
  CHECK(empty.p.winners == blues);
  Scene both = out_of_time(6, 6);
  both.p[red].dazed.fill(1);
  both.p[blue].dazed.fill(1);
  draw_lots(both);
  CHECK(both.p.outcome == Outcome::tiebreak);
  CHECK(both.p.winners == 0);
}

TEST_CASE("all nine cards Dazed loses at once", "[aerodome][ARD-202]") {
  Scene s({with_dazed(maneuver(rotate, 1)), maneuver(straight, 1)});
  daze_all_but(s, red, 5);
  s.turn().play("rotate left 1");
  CHECK(s.p.outcome == Outcome::dazed_out);
  CHECK(s.p.winners == blues);
  CHECK(s.stands(red, at(4, 7), 1));  // nothing more of the turn
}
