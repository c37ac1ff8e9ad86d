// A typed line means one option, or is answered with what is allowed and the nearest spelling.
#include "rules/table/host.h"
#include "tests/catch.h"
#include "tests/toy/table.h"

namespace rondo {

namespace {

const std::vector<std::string> offered = {"move A1", "move A10", "move B1", "activate Golem", "activate Golem Mk2", "attack Golem with Fist", "pass"};

std::string meant(std::string_view line) {
  const Result<std::size_t> parsed = parse(offered, line);
  return parsed ? offered[*parsed] : "";
}

}  // namespace

TEST_CASE("a spelling is taken in any case and with any blanks", "[table][parse]") {
  for (std::size_t i = 0; i < offered.size(); ++i) CHECK(*parse(offered, offered[i]) == i);
  CHECK(meant("  MOVE   a10 \t") == "move A10");
}

TEST_CASE("words may be cut short while one option fits best", "[table][parse]") {
  CHECK(meant("p") == "pass");
  CHECK(meant("m b") == "move B1");
  CHECK(meant("mo a1") == "move A1");           // a whole word beats the beginning of one
  CHECK(meant("act gol") == "activate Golem");  // no word left out beats one left out
  CHECK(meant("act gol m") == "activate Golem Mk2");
  CHECK(meant("at g w f") == "attack Golem with Fist");
  CHECK(meant("at") == "attack Golem with Fist");
}

TEST_CASE("what fits several options is not guessed", "[table][parse]") {
  const Result<std::size_t> several = parse(offered, "move a");
  REQUIRE(!several);
  CHECK(several.fault().text() == "'move a' fits 2 options; expected move A1, move A10");
  CHECK(!parse(offered, "a"));
  CHECK(!parse(offered, "move"));
}

TEST_CASE("what fits nothing is answered with the options and the nearest", "[table][parse]") {
  CHECK(parse({offered.data() + 5, 2}, "pasd").fault().text() ==
        "'pasd' is not an option now; expected attack Golem with Fist, pass; did you mean 'pass'?");
  CHECK(parse(offered, "move A11").fault().nearest == "move A1");
  CHECK(parse(offered, "pass now").fault().what == "'pass now' is not an option now");
  CHECK(parse(offered, "   ").fault().what == "nothing was typed");
  CHECK(parse(offered, "1").fault().what == "'1' is not an option now");
  CHECK(!parse({}, "pass"));
}

TEST_CASE("a number between measures means the nearest", "[table][parse]") {
  const std::vector<std::string> spots = {"spot west 0.75", "spot west 1.00", "spot west 7.25", "spot east 0.75", "pay 1", "pay 3"};
  CHECK(*parse(spots, "spot west 1.1") == 1);
  CHECK(*parse(spots, "spot west 4.125") == 1);  // equally near: the first
  CHECK(*parse(spots, "sp w 4.126") == 2);
  CHECK(*parse(spots, "spot west 1") == 1);
  CHECK(*parse(spots, "spot west 7.25") == 2);
  CHECK(!parse(spots, "spot west 0.5"));
  CHECK(!parse(spots, "spot west 7.3"));
  CHECK(!parse(spots, "spot west 1.x"));
  CHECK(!parse(spots, "spot west"));
  CHECK(!parse(spots, "pay 2"));
}

TEST_CASE("seats and streams are found by name", "[table][parse]") {
  const std::shared_ptr<const Host> host = toy::table();
  CHECK(*seat_named(*host, "BLUE") == toy::blue);
  CHECK(*seat_named(*host, "chance") == Seat::chance);
  CHECK(seat_named(*host, "blu").fault().text() == "no seat is called 'blu'; expected red, blue, warden, chance; did you mean 'blue'?");
  CHECK(*stream_named(*host, "deck") == 1);
  CHECK(!stream_named(*host, ""));
}

}  // namespace rondo
