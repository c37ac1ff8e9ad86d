// Fields, digest and difference walk what `serialize` names, each by its name or its place.
#include "rules/core/fields.h"

#include <limits>
#include <set>

#include "rules/core/difference.h"
#include "rules/core/fixed_vector.h"
#include "tests/catch.h"

namespace rondo {

namespace {

enum class Colour : std::uint8_t { red, blue };

struct Piece {
  std::int16_t hex = 0;
  bool gone = false;
  template <class Archive>
  void serialize(Archive& archive) {
    archive(CEREAL_NVP(hex), CEREAL_NVP(gone));
  }
};

struct Board {
  FixedVector<Piece, 3> pieces;
  std::array<std::array<std::uint8_t, 2>, 2> grid{};
  Colour colour = Colour::red;
  std::int64_t big = 0;
  template <class Archive>
  void serialize(Archive& archive) {
    archive(CEREAL_NVP(pieces), CEREAL_NVP(grid), colour, big);
  }
};

Board board() {
  Board b;
  b.pieces.push_back({7, false});
  b.pieces.push_back({-9, true});
  b.grid = {{{1, 2}, {3, 4}}};
  b.colour = Colour::blue;
  b.big = std::numeric_limits<std::int64_t>::min();
  return b;
}

}  // namespace

TEST_CASE("every field is listed under its path: by name, or by its place among the nameless", "[core][fields]") {
  CHECK(fields(board()) == std::vector<Field>{{"pieces.size", 2},
                                              {"pieces.0.hex", 7},
                                              {"pieces.0.gone", 0},
                                              {"pieces.1.hex", -9},
                                              {"pieces.1.gone", 1},
                                              {"grid.0.0", 1},
                                              {"grid.0.1", 2},
                                              {"grid.1.0", 3},
                                              {"grid.1.1", 4},
                                              {"0", 1},
                                              {"1", std::numeric_limits<std::int64_t>::min()}});
}

TEST_CASE("the digest of a board is this number on every machine", "[core][fields][determinism]") { CHECK(digest(board()) == 0xc60f8e3fa5638d14ULL); }

TEST_CASE("the digest tells any one changed field, any order, any length", "[core][fields]") {
  std::set<std::uint64_t> seen = {digest(board()), digest(Board{})};
  std::size_t made = 2;
  const auto other = [&](auto change) {
    Board b = board();
    change(b);
    seen.insert(digest(b));
    ++made;
  };
  for (std::int16_t hex = 8; hex < 2000; ++hex) other([&](Board& b) { b.pieces[0].hex = hex; });
  other([](Board& b) { std::swap(b.pieces[0], b.pieces[1]); });
  other([](Board& b) { b.pieces.pop_back(); });
  other([](Board& b) { b.pieces.push_back({}); });
  other([](Board& b) { b.pieces[0].gone = true; });
  other([](Board& b) { std::swap(b.grid[0], b.grid[1]); });
  other([](Board& b) { b.colour = Colour::red; });
  for (unsigned bit = 0; bit < 64; ++bit)
    other([&](Board& b) { b.big = static_cast<std::int64_t>(static_cast<std::uint64_t>(b.big) ^ (1ULL << bit)); });
  CHECK(seen.size() == made);
  std::set<std::uint64_t> low;
  for (const std::uint64_t value : seen) low.insert(value & 0xffffffffU);
  CHECK(low.size() == made);  // the short digest of a record takes the low half
}

TEST_CASE("a difference names the fields that changed, appeared and went, in field order", "[core][difference]") {
  Board here = board();
  Board there = board();
  CHECK(difference(fields(here), fields(there)).empty());
  here.pieces.pop_back();
  here.grid[1][0] = 9;
  CHECK(difference(fields(here), fields(there)) ==
        std::vector<std::string>{"pieces.size: 1, not 2", "grid.1.0: 9, not 3", "pieces.1.hex: absent, not -9", "pieces.1.gone: absent, not 1"});
  CHECK(difference(fields(there), fields(here), "recorded")[1] == "pieces.1.hex: -9, recorded absent");
}

}  // namespace rondo
