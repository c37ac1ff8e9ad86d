// Odds of attacks against every card of the deck, drawn one after the other.
#include <map>

#include "rules/akarios/odds.h"
#include "tests/akarios/asking.h"

using namespace rondo;
using namespace rondo::akarios;

namespace {

/// Damage and misses over the order of the next cards, each order as likely as the other, by drawing them one after the other.
void draw(ModifierDeck deck, int damage, Ways ways, std::map<int, Ways>& found, Ways& missed, Ways& all) {
  const std::array<int, modifier_kinds> adds = {0, 1, -1, 2, -2, 0, 0, 1, -1};
  const int size = deck.top.empty() ? deck.in_bag() : 1;
  for (std::size_t kind = 0; kind < modifier_kinds; ++kind) {
    const Ways weight = deck.weight(static_cast<std::uint8_t>(kind)) * ways * static_cast<Ways>(5040 / size);
    if (weight == 0) continue;
    if (static_cast<Modifier>(kind) == Modifier::bolster) {
      ModifierDeck rest = deck;
      rest.draw(static_cast<std::uint8_t>(kind));
      draw(rest, damage + 1, weight, found, missed, all);
      continue;
    }
    Ways scaled = weight;  // to the depth of two bolsters at most
    const int depth = damage - 2;
    for (int i = depth; i < 2; ++i) scaled *= 5040;
    const bool miss = static_cast<Modifier>(kind) == Modifier::miss;
    const int total = std::max(0, damage + adds[kind]) * (static_cast<Modifier>(kind) == Modifier::twice ? 2 : 1);
    found[miss ? 0 : total] += scaled;
    if (miss) missed += scaled;
    all += scaled;
  }
}

/// The same chances, whatever both count in.
void check_odds(const ModifierDeck& deck) {
  const Odds chances = odds(deck, 2);
  std::map<int, Ways> found;
  Ways missed = 0;
  Ways all = 0;
  draw(deck, 2, 1, found, missed, all);
  Ways sum = 0;
  for (std::size_t points = 0; points < chances.damage.size(); ++points) {
    CHECK(chances.damage[points] * all == found[static_cast<int>(points)] * chances.all);
    sum += chances.damage[points];
  }
  CHECK(sum == chances.all);
  CHECK(chances.missed * all == missed * chances.all);
}

}  // namespace

TEST_CASE("Odds of a full deck are those of its twenty cards", "[akarios][questions][odds]") {
  const Odds chances = odds(plain_modifiers(), 2);
  CHECK(chances.all == 20);
  // -2 and a Miss: 0, -1: 1, 0: 2, +1: 3, +2 and x2: 4
  CHECK(chances.damage == std::vector<Ways>{2, 5, 6, 5, 2});
  CHECK(chances.missed == 1);
  CHECK(chances.sum() == 40);
  CHECK(chances.at_least(3) == 7);
  CHECK(odds(plain_modifiers(), 0).damage == std::vector<Ways>{14, 5, 1});  // never below 0
}

TEST_CASE("Odds follow known cards, bolsters and strains", "[akarios][questions][odds]") {
  ModifierDeck deck;
  deck.bag = {2, 1, 1, 0, 0, 1, 1, 0, 1};  // seven
  check_odds(deck);
  deck.bag[static_cast<std::size_t>(Modifier::zero)] = 1;
  deck.bag[static_cast<std::size_t>(Modifier::bolster)] = 1;
  check_odds(deck);
  deck.bag[static_cast<std::size_t>(Modifier::strain)] = 0;
  deck.bag[static_cast<std::size_t>(Modifier::bolster)] = 2;
  check_odds(deck);
  deck.put_on_top(static_cast<std::uint8_t>(Modifier::twice));
  CHECK(odds(deck, 3).damage == std::vector<Ways>{0, 0, 0, 0, 0, 0, 1});
  deck.put_on_top(static_cast<std::uint8_t>(Modifier::bolster));
  CHECK(odds(deck, 3).at_least(8) == odds(deck, 3).all);
}

TEST_CASE("An empty deck is shuffled for the odds; without any card the base stays", "[akarios][questions][odds]") {
  ModifierDeck deck;
  CHECK(odds(deck, 3).damage == std::vector<Ways>{0, 0, 0, 1});
  deck.discard.push_back(static_cast<std::uint8_t>(Modifier::plus_1));
  deck.discard.push_back(static_cast<std::uint8_t>(Modifier::minus_1));
  CHECK(odds(deck, 3).damage == std::vector<Ways>{0, 0, 1, 0, 1});
  deck.put_on_top(static_cast<std::uint8_t>(Modifier::bolster));  // then the discards are shuffled
  CHECK(odds(deck, 3).damage == std::vector<Ways>{0, 0, 0, 1, 0, 1});
}

TEST_CASE("odds of attacks in words", "[akarios][questions][odds]") {
  const ShipId fighter_1 = enemy_ship(0, 1);
  Table table = plain_table();
  Position p = plain_position(table);
  place(table, p, fighter_1, "b4", 3, 2, 2);
  CHECK(answer(table, p, "odds ada fighter-1") ==
        "ada's attacks on fighter-1 (shields 2, hull 2), reactions and tokens not\n"
        "  counted:\n"
        "  cannons (cone 3, 2 damage): Miss 5%, 0: 5%, 1: 25%, 2: 30%, 3: 25%, 4: 10%,\n"
        "    on average 2.00, through the shields 35%, destroys 10%\n"
        "  lance (line 5, 3 damage): Miss 5%, 1: 5%, 2: 25%, 3: 30%, 4: 25%, 5: 5%,\n"
        "    6: 5%, on average 3.00, through the shields 65%, destroys 35%");
  CHECK(says(answer(table, p, "odds fighter-2"), "cannons (cone 3, 2 damage) cannot hit: out of the arc; 6 hexes away"));
  p.cards[0] = 1;
  CHECK(says(answer(table, p, "odds fighter-1 ada"), "  F2 (front 2, 3 damage): 3: 100%, on average 3.00, through the shields 0%,\n    destroys 0%"));
  CHECK(answer(table, p, "odds bomber-1 ada") == "odds: bomber-1 has no attack on a revealed card");
  CHECK(answer(table, p, "odds ada bea") == "odds: ada does not attack bea; expected two ships of different sides");
  CHECK(says(answer(table, p, "odds"), "one or two ships are needed"));
}
