// Piles and fixed vectors: no secret order, equal content in equal bytes, and nothing beyond their capacity.
#include "rules/core/pile.h"

#include <cereal/archives/binary.hpp>
#include <cereal/types/array.hpp>

#include <cstring>
#include <sstream>

#include "rules/core/seat.h"
#include "tests/catch.h"
#include "tests/death.h"

namespace rondo {

namespace {

using Cards = Pile<4, 6>;

/// Two of kind 0 and one of kind 1 shuffled; kind 2 known on top, kind 3 then kind 2 known below.
Cards stacked() {
  Cards pile;
  pile.bag = {2, 1, 0, 0};
  pile.put_under(3);
  pile.put_under(2);
  pile.put_on_top(2);
  return pile;
}

std::vector<std::uint32_t> weights(const Cards& pile) {
  std::vector<std::uint32_t> all;
  for (std::uint8_t kind = 0; kind < 4; ++kind) all.push_back(pile.weight(kind));
  return all;
}

using Row = FixedVector<std::uint8_t, 5>;  // without padding

}  // namespace

TEST_CASE("a pile gives its known top, then its bag by counts, then its known bottom", "[core][pile]") {
  Cards pile = stacked();
  CHECK(pile.size() == 6);
  CHECK(weights(pile) == std::vector<std::uint32_t>{0, 0, 1, 0});
  pile.draw(2);
  CHECK(weights(pile) == std::vector<std::uint32_t>{2, 1, 0, 0});
  pile.draw(1);
  CHECK(weights(pile) == std::vector<std::uint32_t>{2, 0, 0, 0});
  pile.draw(0);
  pile.draw(0);
  CHECK(weights(pile) == std::vector<std::uint32_t>{0, 0, 0, 1});
  pile.draw(3);
  CHECK(weights(pile) == std::vector<std::uint32_t>{0, 0, 1, 0});
  pile.draw(2);
  CHECK(pile.empty());
  CHECK(weights(pile) == std::vector<std::uint32_t>{0, 0, 0, 0});
}

TEST_CASE("cards laid on top come off last first", "[core][pile]") {
  Cards pile = stacked();
  pile.put_on_top(3);
  CHECK(weights(pile) == std::vector<std::uint32_t>{0, 0, 0, 1});
  pile.draw(3);
  CHECK(weights(pile) == std::vector<std::uint32_t>{0, 0, 1, 0});
}

TEST_CASE("a card that cannot come next is not drawn", "[core][pile]") {
  CHECK(broken_by([] {
          Cards pile = stacked();
          pile.draw(0);
        }).find("cannot come next") != std::string::npos);
  CHECK(!broken_by([] {
           Cards pile;
           pile.draw(0);
         }).empty());
}

TEST_CASE("a fixed vector keeps equal content in equal bytes", "[core][fixed_vector]") {
  Row a;
  for (std::uint8_t n = 1; n <= 5; ++n) a.push_back(n);
  CHECK(a.full());
  a.erase_at(1);
  a.pop_back();
  CHECK(std::vector<int>(a.begin(), a.end()) == std::vector<int>{1, 3, 4});
  Row b;
  b.push_back(1);
  b.push_back(3);
  b.push_back(4);
  CHECK(a == b);
  CHECK(std::memcmp(&a, &b, sizeof a) == 0);
  a.erase_at(0);
  CHECK(a[0] == 3);
  CHECK(a.back() == 4);
  a.clear();
  CHECK(a.empty());
  CHECK(a == Row{});
}

TEST_CASE("a fixed vector refuses one too many, one too few, and an archive of too many", "[core][fixed_vector]") {
  CHECK(broken_by([] {
          Row row;
          for (std::uint8_t i = 0; i < 6; ++i) row.push_back(i);
        }).find("is full") != std::string::npos);
  CHECK(broken_by([] { Row{}.pop_back(); }).find("is empty") != std::string::npos);
  CHECK(broken_by([] { Row{}.erase_at(0); }).find("no such item") != std::string::npos);
  FixedVector<std::uint8_t, 9> longer;
  for (std::uint8_t i = 0; i < 6; ++i) longer.push_back(i);
  std::stringstream bytes;
  cereal::BinaryOutputArchive{bytes}(longer);
  Row row;
  CHECK_THROWS_AS(cereal::BinaryInputArchive{bytes}(row), cereal::Exception);
}

TEST_CASE("sets of seats keep seat order", "[core][seat]") {
  SeatSet set = Seat::seat3;
  set.insert(Seat::seat1);
  set.insert(Seat::seat7);
  CHECK(set.size() == 3);
  CHECK(set.first() == Seat::seat1);
  CHECK(set.rank(Seat::seat1) == 0);
  CHECK(set.rank(Seat::seat7) == 2);
  std::vector<Seat> order;
  for (const Seat seat : set) order.push_back(seat);
  CHECK(order == std::vector<Seat>{Seat::seat1, Seat::seat3, Seat::seat7});
  set.erase(Seat::seat1);
  set.erase(Seat::seat2);
  CHECK(set.size() == 2);
  CHECK(!set.is_chance());
  CHECK(SeatSet(Seat::chance).is_chance());
  CHECK(SeatSet(Seat::none).empty());
  CHECK(SeatSet().first() == Seat::none);
}

}  // namespace rondo
