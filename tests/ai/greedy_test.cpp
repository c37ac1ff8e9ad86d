// The greedy hero: what it sees at once, what it keeps for later, and that it does what it planned.
#include "ai/aegis/greedy.h"

#include "ai/aegis/plan.h"
#include "ai/core/playout.h"
#include "ai/core/random.h"
#include "rules/aegis/valor.h"
#include "tests/aegis/casts.h"
#include "tests/aegis/field.h"
#include "tests/aegis/tables.h"

namespace rondo::aegis {

namespace {

/// What the greedy hero answers, as spelled.
std::string answer(const Scene& s) {
  REQUIRE(s.owes() == hero_seat);
  OptionList options;
  s.game().options(s.p, hero_seat, options);
  return s.options().at(Greedy(s.game()).choose(s.p, hero_seat, options));
}

/// Its answers up to the next roll of dice, or as long as it is asked.
std::vector<std::string> answers(Scene& s) {
  std::vector<std::string> given;
  while (s.owes() == hero_seat && given.size() < 20) {
    given.push_back(answer(s));
    s.play(given.back());
  }
  return given;
}

/// The gunner acts with Energy enough, after the last Rondo card of the round.
Scene acting(std::vector<Line> actions, const std::string& hex) {
  Scene s = quiet(gunner(std::move(actions)));
  s.hero("GUN-1", hex);
  return s;
}

int boss_left(const Table& table, const Position& p) { return std::max(0, integrity_left(table, p, boss_piece)); }

}  // namespace

TEST_CASE("it goes where its Action reaches and uses it", "[ai]") {
  Scene s = acting({{.cost = 2, .range = 3}}, "C6");
  const std::vector<std::string> given = answers(s);
  REQUIRE(given.size() == 4);
  CHECK(given[0] == "activate GUN-1");
  CHECK(given[1].starts_with("move "));
  CHECK(given[2] == "use 1 Shot");
  CHECK(given[3] == "target Boss");
}

TEST_CASE("it moves no farther than it needs", "[ai]") {
  Scene s = acting({{.cost = 2, .range = 3}}, "C7");
  answers(s);
  CHECK(s.table().map.distance(s.p[0].hex, s.p[boss_piece].hex) == 3);
  CHECK(s.p.energy == 20 - 2 - 2);
}

TEST_CASE("the blow that wins comes before everything else", "[ai]") {
  Scene s = acting({{.cost = 1, .accuracy = 2, .range = 12}, {.cost = 4, .accuracy = 2, .power = 3, .range = 4}}, "C2");
  s.minion("MUD-1", "C4");
  s.p[boss_piece].damage = 19;
  const std::vector<std::string> given = answers(s);
  REQUIRE(given.size() >= 3);
  CHECK(given[given.size() - 2] == "use 1 Shot");
  CHECK(given.back() == "target Boss");
}

TEST_CASE("of equal minions it shoots the one that falls", "[ai]") {
  Cast cast = gunner({{.cost = 2, .accuracy = 2, .range = 2}});
  cast.minions.push_back({.id = "MUD-2", .classes = "G", .energy = 9, .integrity = 12, .actions = {{.range = 9}}});
  Scene s = quiet(cast);
  s.hero("GUN-1", "A2");
  s.minion("MUD-1", "A1");
  s.p[s.minion("MUD-2", "A3")].damage = 11;
  answers(s);
  CHECK(s.p.frames.back().target == first_minion + 1);
}

TEST_CASE("it does not shoot where its own robots suffer more", "[ai]") {
  const Line grenade{.cost = 2, .accuracy = 2, .power = 3, .range = 4, .radius = 1};
  const auto thrown = [&](bool friends) {
    Scene s = acting({grenade}, "A1");
    s.minion("MUD-1", "A5");
    if (friends) {
      s.p[s.hero("PAL-1", "A6")].damage = 11;
      s.p[0].activated = false;
      s.p[1].activated = true;
    }
    const std::vector<std::string> given = answers(s);
    return !given.empty() && given.back() == "target MUD-1";
  };
  CHECK(thrown(false));
  CHECK_FALSE(thrown(true));
}

TEST_CASE("a Valor Skill on a die is used where it decides, and kept where Valor is short", "[ai]") {
  const auto skill = [](int damage, int valor) {
    Cast cast = gunner({{.cost = 2, .accuracy = 4, .range = 12}});
    Scene s(cast);
    s.rondo("A A A");
    s.p.resolved = 3;
    s.hero("GUN-1", "C2");
    s.p[boss_piece].damage = static_cast<std::uint8_t>(damage);
    s.p.valor = static_cast<std::uint8_t>(valor);
    s.play({"activate GUN-1", "use 1", "target Boss"}).roll({1, 5});
    return answer(s);
  };
  CHECK(skill(18, 18) == "valor six 1");  // the second success wins
  CHECK(skill(18, 5) == "valor six 1");   // even with the last Valor that counts
  CHECK(skill(0, 5) == "pass");           // a single point is not worth the game
}

TEST_CASE("a boss's die is turned where that saves a robot", "[ai]") {
  Cast cast = gunner({{.cost = 2, .range = 3}});
  cast.boss = {{.icons = "A", .action = {{.cost = 2, .accuracy = 4, .power = 1, .range = 12, .name = "Fist"}}}};
  Scene s(cast);
  const PieceId gun = s.hero("GUN-1", "C2");
  s.p[gun].damage = 10;
  s.p.energy = 0;
  s.rondo("A A A");
  s.p.energy = 1;
  s.play("pass");
  s.play("target GUN-1").roll({6, 6});
  CHECK(answer(s) == "valor one 6");
}

TEST_CASE("five Energy are bought when they bring about an Action, not otherwise", "[ai]") {
  const auto broke = [](int energy, const std::string& hex) {
    Cast cast = gunner({{.cost = 5, .accuracy = 2, .power = 2, .range = 4}});
    cast.team[0].movement = 0;
    Scene s(cast);
    s.p.resolved = 3;
    s.hero("GUN-1", hex);
    s.p.energy = static_cast<std::uint16_t>(energy);
    return answer(s);
  };
  CHECK(broke(1, "C9") == "valor energy");
  CHECK(broke(6, "C9") == "activate GUN-1");
  CHECK(broke(1, "C2") != "valor energy");
}

TEST_CASE("five Energy are bought in time for those still to act", "[ai]") {
  const auto choice = [](bool pal_may_act, int valor) {
    Cast cast = gunner({{.cost = 3, .accuracy = 3, .range = 12}});
    cast.team[1].actions = {{.cost = 6, .accuracy = 2, .range = 12}};
    Scene s(cast);
    s.rondo("A A A");
    s.p.resolved = 3;
    s.p.skills_used = 0xff & ~skill_bit(Skill::energy);
    s.hero("GUN-1", "C2");
    const PieceId pal = s.hero("PAL-1", "C3");
    s.p[pal].activated = !pal_may_act;
    s.p.energy = 4;
    s.p.valor = static_cast<std::uint8_t>(valor);
    return answer(s);
  };
  CHECK(choice(true, 18) == "valor energy");
  CHECK(choice(false, 18) == "activate GUN-1");  // what there is will do
  CHECK(choice(true, 6) == "activate GUN-1");    // not with the last Valor
}

TEST_CASE("it recalls a robot that is worth more when it comes back, and no other", "[ai]") {
  const auto choice = [](int damage, int drain, int valor) {
    Cast cast = gunner({{.cost = 9, .range = 1}});
    cast.team[0].movement = 0;
    Scene s = quiet(cast);
    const PieceId gun = s.hero("GUN-1", "A1");
    s.p[gun].damage = static_cast<std::uint8_t>(damage);
    s.p[gun].drain = static_cast<std::uint8_t>(drain);
    s.p.valor = static_cast<std::uint8_t>(valor);
    return answer(s);
  };
  CHECK(choice(11, 3, 18) == "recall GUN-1");  // drained and about to fall, three rounds to come
  CHECK(choice(11, 3, 5) != "recall GUN-1");   // not for the Valor Point that decides
  CHECK(choice(0, 0, 18) != "recall GUN-1");
}

TEST_CASE("it brings destroyed Basics back", "[ai]") {
  Scene back(five());
  back.p[back.hero("ANT-1", "A1")] = {};
  back.destroyed("ANT-1");
  back.hero("EEL-1", "A2");
  back.p.resolved = 3;
  back.p.skills_used = 0xff;
  while (back.offers("end round") || back.offers("done")) back.play(back.offers("end round") ? "end round" : "done");
  while (back.owes() == Seat::chance) back.play(back.options().front());
  CHECK_THAT(answer(back), Catch::Matchers::StartsWith("return "));
}

TEST_CASE("the face-up cards threaten those whom the enemies would pick", "[ai]") {
  Cast cast = five();
  cast.boss = {{.icons = "A", .action = {{.cost = 3, .accuracy = 2, .power = 2, .range = 3, .name = "Fist"}}}};
  Scene s(cast);
  const PieceId ant = s.hero("ANT-1", "A1");
  const PieceId eel = s.hero("EEL-1", "A2");
  const auto beside_boss = [&] { return s.table().map.neighbour(s.p[boss_piece].hex, 0); };
  const auto danger = [&] {
    const Weights weights;
    return Appraisal(s.table(), s.p, weights).danger(s.p);
  };
  CHECK(danger() == 0);
  const HexId far = s.p[ant].hex;
  s.p[eel].hex = beside_boss();
  const double one = danger();
  CHECK(one < 0);
  s.p[ant].hex = s.table().map.neighbour(s.p[boss_piece].hex, 3);
  s.p[ant].damage = 4;
  CHECK(danger() != one);  // A before E
  const double before = danger();
  s.p[eel].hex = far;
  CHECK(danger() == before);
  s.rondo("E E E");
  CHECK(danger() == 0);
}

TEST_CASE("a summon die is turned where that keeps a minion from the robots", "[ai]") {
  const auto choice = [](const std::string& icons, int near) {
    Cast cast = five();
    cast.boss = {};
    cast.minions = {{.id = "MUD-1", .classes = "G", .actions = {{.cost = 9, .accuracy = 2, .power = 2, .range = 0, .radius = 2}}}};
    Scene s(cast);
    const HexId star = s.table().starpoints[4];
    const char* robots[] = {"ANT-1", "EEL-1", "GNU-1"};
    for (int i = 0; i < near; ++i) s.hero(robots[i], s.table().label(s.table().map.neighbour(star, 2 * i)));
    if (near == 0) s.hero("ANT-1", "A1");
    s.deck({"MUD-1"});
    s.rondo(icons);
    s.play("pass").play("draw MUD-1").roll({4});
    return answer(s);
  };
  CHECK_THAT(choice("E G G", 3), Catch::Matchers::StartsWith("valor "));
  CHECK(choice("E G G", 0) == "pass");
  CHECK(choice("E A A", 3) == "pass");  // it will not act
}

TEST_CASE("what it plans when it activates a robot is what that robot then does", "[ai]") {
  const SoloGame game = solo(Game(frozen_table()));
  const Greedy greedy(game.unruled());
  const Table& table = game.unruled().table();
  int moves = 0;
  int uses = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Position p = game.start();
    ai::Clock clock;
    const auto next = [&] {
      OptionList options;
      game.options(p, hero_seat, options);
      return options[greedy.choose(p, hero_seat, options)].action;
    };
    while (!over(game, p)) {
      const bool hero = game.to_act(p).contains(hero_seat);
      const Action chosen = hero ? next() : Action{};
      if (!hero || verb_of(chosen) != Verb::activate) {
        ai::play_ply(game, p, seed, clock, greedy);
        continue;
      }
      const auto piece = static_cast<PieceId>(chosen.a);
      const Weights weights;
      const Plan plan = best_plan(Appraisal(table, p, weights), p, before_activation(piece));
      ai::play_ply(game, p, seed, clock, greedy);
      if (p.frames.back().kind != FrameKind::activation) continue;
      INFO("seed " << seed << ", ply " << clock.plies);
      const auto skill = [&] { return verb_of(next()) == Verb::energy || verb_of(next()) == Verb::repair; };
      if (skill()) continue;  // with a Valor Skill the plan may change
      if (plan.hex != p[piece].hex) {
        REQUIRE(next() == act(Verb::move, plan.hex));
        ai::play_ply(game, p, seed, clock, greedy);
        ++moves;
        if (!p.alive(piece) || p.frames.back().kind != FrameKind::activation || skill()) continue;
      }
      if (plan.action < 0) continue;
      REQUIRE(next() == act(Verb::use, plan.action));
      ++uses;
      ai::play_ply(game, p, seed, clock, greedy);
      if (game.to_act(p).contains(hero_seat) && p.frames.back().kind == FrameKind::use && verb_of(next()) == Verb::target)
        CHECK(next() == act(Verb::target, plan.target));
    }
  }
  CHECK(moves > 50);
  CHECK(uses > 50);
}

TEST_CASE("it beats the random player in every paired game", "[ai]") {
  const SoloGame game = solo(Game(frozen_table()));
  const Greedy greedy(game.unruled());
  const Table& table = game.unruled().table();
  int wins = 0;
  for (std::uint64_t i = 0; i < 40; ++i) {
    const std::uint64_t seed = Dealer::game_seed(5, i);
    Position ours = game.start();
    Position theirs = game.start();
    ai::playout(game, ours, seed, {}, greedy);
    ai::playout(game, theirs, seed, {}, ai::Random{});
    INFO("game " << i);
    CHECK(boss_left(table, ours) < boss_left(table, theirs));
    wins += ours.outcome == Outcome::boss_defeated;
    CHECK(theirs.outcome != Outcome::boss_defeated);
  }
  CHECK(wins >= 20);
}

TEST_CASE("it has an answer to cards that nobody would print", "[ai]") {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const SoloGame game = solo(Game(Wild(tests::frozen_box(), seed).table()));
    Position p = game.start();
    INFO("wild " << seed);
    CHECK(ai::playout(game, p, seed, {}, Greedy(game.unruled())) > 0);
    CHECK(p.outcome != Outcome::open);
  }
}

}  // namespace rondo::aegis
