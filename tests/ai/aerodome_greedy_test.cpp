// The greedy pilot of Aerodome: what it does with its guns, its maneuvers and its windows, that it stays inside the area, and that it
// plays every mode to its end.
#include <set>

#include "ai/core/anyone.h"
#include "ai/core/playout.h"
#include "ai/core/random.h"
#include "rules/core/dealer.h"
#include "tests/ai/aerodome_tables.h"
#include "tests/aerodome/wild.h"
#include "tests/decks/aerodome_box.h"

namespace rondo::aerodome {

namespace {

/// A duel of the shipped hands of these two.
Game shipped_duel(const std::string& red, const std::string& blue, const std::string& stadium = "open-sky") {
  Setup setup;
  setup.hands = {red, blue};
  setup.stadium = stadium;
  Result<Table> table = lay_out(tests::aerodome_box(), setup);
  REQUIRE(table);
  return Game(std::move(*table));
}

template <class Red, class Blue>
int payoff_of_red(const Game& game, std::uint64_t seed, const Red& red, const Blue& blue) {
  Position p = game.start();
  ai::playout(game, p, seed, {}, red, blue);
  return game.payoff(p, Seat::seat0);
}

}  // namespace

TEST_CASE("it shoots at whom it has before its gun", "[ai][aerodome]") {
  const Game game(plain_duel());
  Position p = facing(game);
  put(game.table(), p, 1, 10, 7, 0);
  CHECK(answer(game, on_turn(game, p, 4, 1)) == "shoot blue");
}

TEST_CASE("it flies to where its gun reaches", "[ai][aerodome]") {
  const Game game(plain_duel());
  Position p = facing(game);
  put(game.table(), p, 1, 10.5, 10.5, 0);  // ahead and to the left: only a Turn that way finds it
  const Position turn = on_turn(game, p, 4);
  CHECK(answer(game, turn) == "turn left 2");
  put(game.table(), p, 1, 10.5, 3.5, 0);
  CHECK(answer(game, on_turn(game, p, 4)) == "turn right 2");
}

TEST_CASE("it keeps out of the way of a gun that is still to come", "[ai][aerodome]") {
  const BattleCard shy = battle_card(9, "Shy", {locked(reactive(maneuver(Maneuver::roll, 3)))});
  const Game game = duel_of(shy, battle_card(1, "Cannon", {shot(6)}));
  Position p = facing(game);
  put(game.table(), p, 0, 12, 7.5, 0);
  put(game.table(), p, 1, 6, 6, 0);  // behind and to the right, and it will not move
  const Position turn = on_turn(game, p, 0, 0, 0);
  Position after = turn;
  const OptionList options = options_of(game, turn);
  go(game, after, options[Greedy(game).choose(turn, Seat::seat0, options, {1, 1})].action);
  REQUIRE(in_shot(game.table(), turn[1].at, turn[1].heading, turn[0]));
  CHECK_FALSE(in_shot(game.table(), turn[1].at, turn[1].heading, after[0]));
}

TEST_CASE("it stays inside, be the target outside ever so near", "[ai][aerodome]") {
  const BattleCard card = battle_card(5, "Choice", {locked(reactive(maneuver(Maneuver::straight, 4))), shot(9)});
  const Game game = duel_of(card, card);
  Position p = facing(game);
  put(game.table(), p, 0, 18, 7, 0);
  put(game.table(), p, 1, 18, 12, 9);
  Position turn = on_turn(game, p, 0);
  CHECK(answer(game, turn) != "straight 4");
  put(game.table(), p, 1, 30, 7, 6);  // far outside, and only a longer way comes near enough
  turn = on_turn(game, p, 0);
  const OptionList options = options_of(game, turn);
  Position after = turn;
  go(game, after, options[Greedy(game).choose(turn, Seat::seat0, options, {1, 1})].action);
  CHECK(outside(game.table(), after[0].at, after[0].heading) == 0);
}

TEST_CASE("Nitro brings it back inside, though it could shoot", "[ai][aerodome]") {
  const Game game(plain_duel());
  Position p = facing(game);
  put(game.table(), p, 0, 0.25, 7, 0);
  put(game.table(), p, 1, 5, 7, 0);
  Position turn = on_turn(game, p, 4, 1);
  CHECK(answer(game, turn) == "shoot blue");
  turn[0].buff = Buff::nitro;
  CHECK(answer(game, turn).starts_with("nitro "));
}

TEST_CASE("it fires the better gun", "[ai][aerodome]") {
  const Game game(plain_duel());
  Position p = facing(game);
  put(game.table(), p, 1, 10, 7, 0);
  Position turn = on_turn(game, p, 5, 1);  // Shot 3 against the Spare Gun's Shot 5 with PIERCE
  turn.aux[0][0] = attached_to(0);
  turn[0].ammo = 1;
  CHECK(answer(game, turn) == "fire blue");
}

TEST_CASE("it flies no card that leads outside if another does not", "[ai][aerodome]") {
  const Game game(plain_duel());
  Position p = facing(game);
  put(game.table(), p, 0, 21.5, 7, 0);
  put(game.table(), p, 1, 12, 7, 0);
  const std::string card = answer(game, p);
  for (const char* wrong : {"Plain One", "Plain Two", "Plain Four", "Plain Nine"}) CHECK(card.find(wrong) == std::string::npos);
}

TEST_CASE("of cards that are as good as each other it takes now one, now another, as the game's seed has it", "[ai][aerodome]") {
  const BattleCard same = battle_card(5, "Same", {locked(maneuver(Maneuver::turn, 2)), shot(4)});
  const Game game = duel_of(same, same);
  const Position p = facing(game);
  const Greedy greedy(game);
  const OptionList options = options_of(game, p);
  std::set<std::size_t> taken;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) taken.insert(greedy.choose(p, Seat::seat0, options, {seed, 1}));
  CHECK(taken.size() == hand_cards);
}

TEST_CASE("it does not hang in the air for nothing", "[ai][aerodome]") {
  const BattleCard slow = battle_card(5, "Slow", {reactive(maneuver(Maneuver::straight, 1)), shot(4)});
  const Game game = duel_of(slow, slow);
  Position p = facing(game);
  put(game.table(), p, 0, 8, 3, 0);
  put(game.table(), p, 1, 8, 11, 6);  // out of reach for either
  CHECK(answer(game, on_turn(game, p, 0)) == "straight 1");
}

TEST_CASE("it rerolls the dice that fail, the lowest first, and no others", "[ai][aerodome]") {
  const Game game(plain_duel());
  Position p = facing(game);
  put(game.table(), p, 1, 10, 7, 0);
  Position turn = on_turn(game, p, 3, 2);  // Shot 4, LUCKY 2
  go(game, turn, action(Verb::shoot, 1, 4));
  REQUIRE(turn.frames.back().kind == FrameKind::attack);
  turn.dice = {};
  turn.dice.open = {0, 1, 1, 0, 1, 1};
  CHECK(answer(game, turn) == "reroll 2");
  turn.dice.open = {0, 0, 0, 0, 2, 2};
  CHECK(answer(game, turn) == "pass");
}

TEST_CASE("it spends Elusive where it counts", "[ai][aerodome]") {
  const Game game(plain_duel());
  Position p = facing(game);
  put(game.table(), p, 1, 10, 7, 0);
  p[1].buff = Buff::elusive;
  Position turn = on_turn(game, p, 4, 1);
  turn.frames.back().step = static_cast<std::uint8_t>(TurnStep::aftermath);
  Frame attack;
  attack.kind = FrameKind::attack;
  attack.step = static_cast<std::uint8_t>(AttackStep::elusive);
  attack.fighter = 0;
  attack.other = 1;
  attack.amount = 4;
  attack.line = 5;
  turn.frames.push_back(attack);
  turn.owing = Seat::seat1;
  const auto with = [&](int hits, int hit_points) {
    turn.frames.back().count = static_cast<std::uint8_t>(hits);
    turn[1].hit_points = static_cast<std::uint8_t>(hit_points);
    turn.dice.open = {static_cast<std::uint8_t>(4 - hits), 0, 0, 0, static_cast<std::uint8_t>(hits), 0};
    turn.frames.back().aux = Frame::no_aux;
    return answer(game, turn, Seat::seat1);
  };
  CHECK(with(3, 15) == "elusive");
  CHECK(with(1, 1) == "elusive");
  turn[0].active = 6;  // without BURN
  CHECK(with(1, 15) == "pass");
}

TEST_CASE("it takes off the last Burn before anything else, and a Dazed card before frost", "[ai][aerodome]") {
  const Game game(plain_duel());
  Position p = on_turn(game, facing(game), 1);
  p[0].burn = 1;
  p[0].frozen = 3;
  p[0].dazed[6] = 1;
  p[0].dazed[7] = 2;
  Frame recover;
  recover.kind = FrameKind::recover;
  recover.fighter = 0;
  recover.amount = 1;
  p.frames.push_back(recover);
  CHECK(answer(game, p) == "recover burn");
  p[0].burn = 4;
  CHECK(answer(game, p) == "recover 7");
  p[0].dazed = {};
  p[0].burn = 0;
  CHECK(answer(game, p) == "recover frozen");
}

TEST_CASE("it takes Initiative where the target would fly away, and leaves it where the target comes", "[ai][aerodome]") {
  const auto in_sync = [](const Game& game, Position p) {
    for (FighterId fighter = 0; fighter < 2; ++fighter) {
      p[fighter].active = 0;
      p[fighter].revealed = true;
      p[fighter].initiative = 5;
      p.order.push_back(fighter);
    }
    p.frames.back().step = static_cast<std::uint8_t>(RoundStep::turns);
    Frame compare;
    compare.kind = FrameKind::compare;
    compare.step = static_cast<std::uint8_t>(CompareStep::sync);
    p.frames.push_back(compare);
    p.owing = Seat::seat0;
    return answer(game, p);
  };
  const BattleCard cannon = battle_card(5, "Cannon", {shot(6)});
  const BattleCard away = battle_card(5, "Away", {locked(maneuver(Maneuver::straight, 4))});
  const Game game = duel_of(cannon, away);
  Position p = facing(game);
  put(game.table(), p, 0, 4, 7, 0);
  put(game.table(), p, 1, 10, 7, 0);
  CHECK(in_sync(game, p) == "take initiative");
  put(game.table(), p, 1, 15, 7, 6);
  CHECK(in_sync(game, p) == "leave initiative");
}

TEST_CASE("it enters where it has the middle ahead", "[ai][aerodome]") {
  const Game game(plain_duel());
  const Pose middle{12, 7, 0};
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Position p = game.start();
    ai::Clock clock;
    while (!(p[0].aloft && p[1].aloft)) ai::play_ply(game, p, seed, clock, Greedy(game));
    for (const FighterId fighter : {FighterId{0}, FighterId{1}}) {
      INFO("seed " << seed << ", fighter " << int{fighter});
      const Bearing seen = bearing(pose(p[fighter]), middle);
      CHECK(seen.ahead > 8);
      CHECK(std::abs(seen.left) < 6);
    }
  }
}

TEST_CASE("it beats pilots who fly at random in at least nine of ten paired games", "[ai][aerodome]") {
  const Game game = shipped_duel("theodosia", "alice");
  const Greedy greedy(game);
  int won = 0;
  constexpr int pairs = 50;
  for (std::uint64_t i = 0; i < pairs; ++i) {
    const std::uint64_t seed = Dealer::game_seed(1, i);
    if (payoff_of_red(game, seed, greedy, ai::Random{}) > 0) ++won;
    if (payoff_of_red(game, seed, ai::Random{}, greedy) < 0) ++won;
  }
  CHECK(won >= 9 * 2 * pairs / 10);
}

TEST_CASE("it never ends outside where some way of its card stays inside, and has no such card where another has", "[ai][aerodome]") {
  const std::vector<Game> games = {shipped_duel("theodosia", "alice"), shipped_duel("ash", "jax", "storm-front"),
                                   shipped_duel("lance", "dario", "twin-masts")};
  int turns = 0;
  int choices = 0;
  for (const Game& game : games) {
    const Greedy greedy(game);
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      Position p = game.start();
      ai::Clock clock;
      std::array<bool, 2> could{};
      std::array<int, 2> outside{};
      while (!over(game, p)) {
        INFO("pilot " << game.table().pilot(0).fighter.word << ", seed " << seed << ", ply " << clock.plies);
        const Frame& frame = p.frames.back();
        const bool choosing = frame.kind == FrameKind::round && !game.to_act(p).is_chance();
        const bool begins = frame.kind == FrameKind::turn && frame.line == 0 && frame.aux == Frame::no_aux;
        if (begins) {
          could[frame.fighter] = can_end_inside(game, p, frame.fighter);
          ++turns;
        }
        const Position before = p;
        ai::play_ply(game, p, seed, clock, greedy);
        for (const FighterId fighter : {FighterId{0}, FighterId{1}}) {
          if (p.tallies[fighter].outside > outside[fighter]) CHECK_FALSE(could[fighter]);
          outside[fighter] = p.tallies[fighter].outside;
          if (!choosing || p.outcome != Outcome::open || p[fighter].active >= hand_cards) continue;
          const auto stays = [&](int card) {
            return can_end_inside(game, TurnPlan::turn_with(before, fighter, card, game.table().seat_of(fighter)), fighter);
          };
          ++choices;
          if (stays(p[fighter].active)) continue;
          for (int card = 0; card < hand_cards; ++card)
            if (before[fighter].dazed[static_cast<std::size_t>(card)] == 0) CHECK_FALSE(stays(card));
        }
      }
    }
  }
  CHECK(turns > 500);
  CHECK(choices > 500);
}

namespace {

/// Asks twice, and from the view alone, which must hold what it is asked about.
struct Twice {
  const Greedy& greedy;
  [[nodiscard]] std::size_t choose(const Game& game, const Position& view, Seat seat, const OptionList& options, const ai::Moment& now) const {
    CHECK(game.view(view, seat) == view);
    const std::size_t choice = greedy.choose(view, seat, options, now);
    CHECK(greedy.choose(view, seat, options, now) == choice);
    return choice;
  }
};

}  // namespace

TEST_CASE("asked again, it answers the same, in every mode and to the end", "[ai][aerodome]") {
  for (const Table& table : {plain_duel(), plain_melee(4, 8), plain_squadrons(5)}) {
    const Game game(table);
    const Greedy greedy(game);
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
      Position p = game.start();
      Position again = game.start();
      ai::playout(game, p, seed, {}, Twice{greedy});
      ai::playout(game, again, seed, {}, ai::Anyone<Game>(Greedy(game)));
      CHECK(p == again);
    }
  }
}

TEST_CASE("it plays with cards that nobody would print", "[ai][aerodome]") {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    INFO("wild " << seed);
    const Game game(wild_table(seed));
    Position p = game.start();
    ai::playout(game, p, seed, {}, Greedy(game));
    CHECK(p.outcome != Outcome::open);
  }
}

}  // namespace rondo::aerodome
