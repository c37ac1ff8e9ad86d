// A game with a scripted seat: the priorities are the options, and every decision is explained.
#include "tests/catch.h"
#include "tests/toy/table.h"

namespace rondo {

namespace {

using toy::Guarded;
using toy::Position;

/// Both have hidden a stake; the warden is to prowl.
Position before_prowl(std::array<std::uint8_t, toy::doors> visits, std::uint8_t door) {
  const Guarded game(toy::Vault{}, toy::Warden{});
  Position position = game.start();
  const Action stakes[] = {{toy::hide, 3, 0, 0}, {toy::hide, 1, 0, 0}};
  Mute mute;
  game.apply(position, stakes, mute);
  position.visits = visits;
  position.door = door;
  return position;
}

std::vector<int> left(const Position& position) {
  const Guarded game(toy::Vault{}, toy::Warden{});
  OptionList options;
  game.options(position, toy::warden, options);
  std::vector<int> doors;
  for (const Option& option : options) doors.push_back(option.action.a);
  return doors;
}

/// Marks its own decisions; stands for a second automaton.
struct Miser {
  [[nodiscard]] Seat seat() const { return toy::blue; }
  [[nodiscard]] Seat tie_breaker() const { return toy::red; }
  void narrow(const Guarded&, const Position&, OptionList& options, Trace* trace) const {
    if (trace) trace->step = "hide", trace->rule = "the smallest stake";
    const Action first = options[0].action;
    options.filter([&](const Option& option) { return option.action == first; });
  }
};

/// A vault in which the warden has one way to go.
struct Corridor : toy::Vault {
  void options(const Position& position, Seat seat, OptionList& options) const {
    Vault::options(position, seat, options);
    if (seat == toy::warden) options.filter([](const Option& option) { return option.action.a == 2; });
  }
};

/// Counts how often it is asked.
struct Counting : toy::Warden {
  int* asked = nullptr;
  void narrow(const Corridor& game, const Position& position, OptionList& options, Trace* trace) const {
    ++*asked;
    Warden::narrow(game, position, options, trace);
  }
};

}  // namespace

TEST_CASE("preferences are consulted only where there is something to prefer", "[table][ruled][A7]") {
  int asked = 0;
  Counting policy;
  policy.asked = &asked;
  const Ruled<Corridor, Counting> game(Corridor{}, policy);
  OptionList options;
  game.options(before_prowl({3, 9, 0, 0}, 2), toy::warden, options);
  CHECK(options.size() == 1);
  CHECK(asked == 0);
  CHECK(game.explain(before_prowl({3, 9, 0, 0}, 1))->ties.empty());
  CHECK(asked == 1);
}

TEST_CASE("the printed priorities are all that a ruled seat may do", "[table][ruled]") {
  CHECK(left(before_prowl({0, 0, 0, 0}, 0)) == std::vector<int>{1, 2, 3, 4});
  CHECK(left(before_prowl({1, 0, 0, 0}, 1)) == std::vector<int>{2, 3, 4});
  CHECK(left(before_prowl({1, 1, 0, 1}, 4)) == std::vector<int>{3});
  CHECK(left(before_prowl({0, 1, 1, 1}, 1)) == std::vector<int>{2, 3, 4});  // the first priority comes first
}

TEST_CASE("only the ruled seat is narrowed, and ties go to the player that the rules name", "[table][ruled]") {
  const Guarded game(toy::Vault{}, toy::Warden{});
  CHECK(game.chooser(toy::warden) == toy::red);
  CHECK(game.chooser(toy::blue) == toy::blue);
  OptionList options;
  game.options(game.start(), toy::red, options);
  CHECK(options.size() == 3);
}

TEST_CASE("the explanation names step, candidates, the rule that decided, and the ties", "[table][ruled]") {
  const Guarded game(toy::Vault{}, toy::Warden{});
  const std::optional<Trace> tied = game.explain(before_prowl({1, 0, 0, 0}, 1));
  REQUIRE(tied);
  CHECK(tied->step == "prowl");
  CHECK(tied->candidates == std::vector<std::string>{"prowl door 1", "prowl door 2", "prowl door 3", "prowl door 4"});
  CHECK(tied->rule == "never the same door twice running");
  CHECK(tied->ties == std::vector<std::string>{"prowl door 2", "prowl door 3", "prowl door 4"});
  const std::optional<Trace> decided = game.explain(before_prowl({1, 1, 0, 1}, 4));
  REQUIRE(decided);
  CHECK(decided->rule == "the doors visited least");
  CHECK(decided->ties.empty());
  CHECK(!game.explain(game.start()));
  CHECK(!game.explain(game.start(), toy::red));
}

TEST_CASE("automatons are wrapped one around the other", "[table][ruled]") {
  const Ruled<Guarded, Miser> game(Guarded(toy::Vault{}, toy::Warden{}), Miser{});
  OptionList options;
  game.options(game.start(), toy::blue, options);
  REQUIRE(options.size() == 1);
  CHECK(options[0].action.a == 1);
  game.options(game.start(), toy::red, options);
  CHECK(options.size() == 3);
  const Position prowling = before_prowl({1, 1, 0, 1}, 4);
  game.options(prowling, toy::warden, options);
  CHECK(options.size() == 1);
  CHECK(game.explain(game.start(), toy::blue)->rule == "the smallest stake");
  CHECK(game.explain(prowling, toy::warden)->rule == "the doors visited least");
  CHECK(game.chooser(toy::warden) == toy::red);
}

}  // namespace rondo
