// Targets, activations and approaches on a thousand random boards, held against answers found by trying everything: every walk step by
// step, every key as it is printed. Nothing is shared with the policy but the rules' own question whether an Action has a use.
#include <algorithm>
#include <set>

#include "tests/bosses/narrowed.h"
#include "tests/bosses/random_board.h"
#include "tests/bosses/walks.h"

namespace rondo::aegis {

namespace {

Hexes operands(const OptionList& options) {
  Hexes values;
  for (const Option& option : options) values.insert(option.action.a);
  return values;
}

Hexes legal(const Game& game, const Position& p) {
  OptionList options;
  game.options(p, boss_seat, options);
  return operands(options);
}

Hexes survivors(const Game& game, const Position& p) {
  OptionList options;
  solo(game).options(p, boss_seat, options);
  return operands(options);
}

/// The same robots in other slots: heroes turned round by one, minions too.
Position reshuffled(const Position& p) {
  Position q = p;
  std::rotate(q.pieces.begin(), q.pieces.begin() + 1, q.pieces.begin() + hero_slots);
  std::rotate(q.pieces.begin() + first_hero_drone, q.pieces.begin() + first_hero_drone + 1, q.pieces.begin() + boss_piece);
  return q;
}

Hexes hexes_of(const Position& p, const Pieces& pieces) {
  Hexes hexes;
  for (const int piece : pieces) hexes.insert(p.pieces[static_cast<std::size_t>(piece)].hex);
  return hexes;
}

}  // namespace

TEST_CASE("approaches are those that trying every walk finds", "[AEG-376][AEG-380][bosses][oracle]") {
  std::array<int, Walks::kinds> met{};
  int asked = 0;
  int choices = 0;
  for (std::uint64_t number = 0; asked < 1000; ++number) {
    REQUIRE(number < 20000);
    RandomBoard board(number);
    const Position p = board.asked(FrameKind::minion);
    if (has_use(board.table(), p, shot(board.table(), p, board.walker(), 0))) continue;  // then it would attack
    const Hexes may_end = legal(board.game(), p);
    if (may_end.size() < 2) continue;
    ++asked;
    Walks walks(board.table(), p, board.walker(), may_end);
    const Hexes expected = walks.ends();
    const Hexes found = survivors(board.game(), p);
    INFO("board " << number << ", of " << may_end.size() << " hexes");
    REQUIRE(found == expected);
    REQUIRE(survivors(board.game(), reshuffled(p)) == expected);  // which slot a robot lies in does not matter
    for (const int kind : walks.met()) ++met[static_cast<std::size_t>(kind)];
    choices += found.size() > 1;
  }
  for (const int kind : {Walks::stops_short, Walks::as_far_as_may_be, Walks::detours, Walks::no_way, Walks::stays}) {
    INFO("kind " << kind);
    CHECK(met[static_cast<std::size_t>(kind)] >= 20);  // the boards hold enough of everything
  }
  CHECK(choices >= 100);
}

TEST_CASE("targets are those that sorting by the printed keys puts first", "[AEG-428][AEG-430][bosses][oracle]") {
  int asked = 0;
  int choices = 0;
  for (std::uint64_t number = 0; asked < 1000; ++number) {
    REQUIRE(number < 20000);
    RandomBoard board(number);
    const Position p = board.asked(FrameKind::use);
    const Shot s = shot(board.table(), p, board.walker(), 0);
    if (std::popcount(targets(board.table(), p, s)) < 2) continue;
    ++asked;
    const Pieces may = legal(board.game(), p);
    const Pieces expected = first_by_rules(board.table(), p, may, [&](int piece) {
      return distance(board.table().map.at(p[board.walker()].hex), board.table().map.at(p.pieces[static_cast<std::size_t>(piece)].hex));
    });
    const Pieces found = survivors(board.game(), p);
    INFO("board " << number);
    REQUIRE(found == expected);
    const Position q = reshuffled(p);
    REQUIRE(hexes_of(q, survivors(board.game(), q)) == hexes_of(p, expected));
    choices += found.size() > 1;
  }
  CHECK(choices >= 20);
}

TEST_CASE("the order of activations is that of the printed keys", "[AEG-421][AEG-432][bosses][oracle]") {
  int asked = 0;
  for (std::uint64_t number = 0; asked < 1000; ++number) {
    REQUIRE(number < 20000);
    RandomBoard board(number);
    const Position p = board.asked(FrameKind::boss_turn);
    const Pieces may = legal(board.game(), p);
    if (may.size() < 2) continue;
    ++asked;
    const Pieces expected = first_by_rules(board.table(), p, may, [&](int piece) {
      int least = 1000;
      for (int robot = 0; robot < boss_piece; ++robot)
        if (p.alive(static_cast<PieceId>(robot)))
          least = std::min(least, distance(board.table().map.at(p.pieces[static_cast<std::size_t>(piece)].hex),
                                           board.table().map.at(p.pieces[static_cast<std::size_t>(robot)].hex)));
      return least;
    });
    INFO("board " << number);
    REQUIRE(survivors(board.game(), p) == expected);
  }
}

TEST_CASE("asking why never changes what is left", "[bosses][oracle]") {
  for (std::uint64_t number = 0; number < 400; ++number) {
    RandomBoard board(number);
    const SoloGame game = solo(board.game());
    for (const FrameKind kind : {FrameKind::minion, FrameKind::use, FrameKind::boss_turn}) {
      const Position p = board.asked(kind);
      if (legal(board.game(), p).empty()) continue;
      OptionList options;
      board.game().options(p, boss_seat, options);
      Trace trace;
      game.policy().narrow(board.game(), p, options, &trace);
      INFO("board " << number);
      REQUIRE(operands(options) == survivors(board.game(), p));
      REQUIRE_FALSE(trace.step.empty());
      REQUIRE_FALSE(trace.rule.empty());
    }
  }
}

}  // namespace rondo::aegis
