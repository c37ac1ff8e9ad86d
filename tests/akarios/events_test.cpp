// Each thing that happens as one exact line.
#include "tests/akarios/tables.h"
#include "tests/catch.h"

using namespace rondo;
using namespace rondo::akarios;

namespace {

constexpr ShipId ada = 0;
constexpr ShipId bea = 1;
const ShipId fighter_1 = enemy_ship(0, 1);
const ShipId fighter_2 = enemy_ship(0, 2);
const ShipId bomber_1 = enemy_ship(1, 1);

struct Fixture {
  Table table = plain_table();
  Position p = plain_position(table);
  akarios::Game game{table};

  [[nodiscard]] std::string told(EventKind kind, ShipId ship = no_ship, ShipId other = no_ship, int n = 0, int m = 0) const {
    return game.tell(p, {kind, ship, other, n, m});
  }
};

}  // namespace

TEST_CASE("Set-up and phases are told", "[akarios][show]") {
  Fixture it;
  using enum EventKind;
  CHECK(it.told(card_dealt, no_ship, no_ship, 0) == "Scenario card Dim Light: pilots have 1 shield less.");
  CHECK(it.told(card_unfit, no_ship, no_ship, 1) == "Scenario card Haze does not fit this scenario and is put away.");
  CHECK(it.told(no_card_fits) == "No scenario card is left that fits.");
  CHECK(it.told(drone_taken, ada, no_ship, 1) == "ada takes the drone puffer.");
  CHECK(it.told(equipped, bea, no_ship, 2) == "bea equips last-wish.");
  CHECK(it.told(battle_begins) == "All ships are in place. Destroy every enemy.");
  CHECK(it.told(round_begins, no_ship, no_ship, 3) == "Round 3 begins.");
  CHECK(it.told(rolled, ada) == "  ada has rolled 1 move, 1 attack, 1 wild, 1 stress.");
  CHECK(it.told(hack_costs_die, ada) == "  Hack: ada rolls one die less.");
  CHECK(it.told(rerolled, ada) == "ada takes 1 stress and rolls again.");
  CHECK(it.told(phase_ends) == "The pilots have acted.");
  CHECK(it.told(phase_ends, bea) == "    bea's further phase is over.");
  CHECK(it.told(another_phase, bea) == "    bea has another phase.");
  CHECK(it.told(goal_reached, bea) == "bea has reached the goal.");
  CHECK(it.told(game_over) == "The battle is over.");
}

TEST_CASE("What an ability costs is told", "[akarios][show]") {
  Fixture it;
  equip(it.table, it.p, ada, 0);
  using enum EventKind;
  CHECK(it.told(used, ada, no_ship, 2) == "ada uses cannons.");
  CHECK(it.told(paid, ada, no_ship, static_cast<int>(Face::stress)) == "  ada lays stress.");
  CHECK(it.told(supply_spent, ada, no_ship, first_upgrade, 1) == "  patch has 1 cube left.");
  CHECK(it.told(stress_changed, ada, no_ship, 4, 3) == "    ada's stress rises from 3 to 4.");
  CHECK(it.told(stress_changed, ada, no_ship, 2, 3) == "    ada's stress falls from 3 to 2.");
  CHECK(it.told(strain_added, ada) == "    A -1 of stress is shuffled into ada's modifier deck.");
  CHECK(it.told(strain_removed, ada) == "    A -1 of stress leaves ada's modifier deck.");
  CHECK(it.told(marked, fighter_1, ada) == "ada locks on to fighter-1.");
}

TEST_CASE("Flights, turns and pushes are told with where they end", "[akarios][show]") {
  Fixture it;
  using enum EventKind;
  CHECK(it.told(moved, ada, no_ship, 2, 0) == "  ada flies 2 hexes to b6, facing up.");
  CHECK(it.told(moved, ada, no_ship, 1, 0) == "  ada flies 1 hex to b6, facing up.");
  CHECK(it.told(moved, bomber_1, no_ship, 0, 4) == "  bomber-1 ends at h4, facing down-left.");
  CHECK(it.told(stays, ada) == "  ada stays at b6.");
  CHECK(it.told(move_blocked, ada, no_ship, at(it.table, "e3")) == "    At b6 the planet in e3 stops ada.");
  CHECK(it.told(move_blocked, ada, no_ship, at(it.table, "d6")) == "    At b6 bea in d6 stops ada.");
  CHECK(it.told(move_blocked, ada, no_ship, nowhere) == "    At b6 the edge of the map stops ada.");
  CHECK(it.told(nebula_stops, ada) == "    The nebula in b6 stops ada.");
  CHECK(it.told(turned, ada, no_ship, 1, 0) == "  ada turns right, facing up-right.");
  CHECK(it.told(turned, ada, no_ship, 5, 0) == "  ada turns left, facing up-left.");
  CHECK(it.told(turned, ada, no_ship, 0, 5) == "  ada turns right, facing up.");
  CHECK(it.told(shoved, fighter_1, ada, 1, 0) == "    fighter-1 is pushed 1 hex to c3 by ada.");
  CHECK(it.told(shoved, fighter_1, ada, 2, 1) == "    fighter-1 is pulled 2 hexes to c3 by ada.");
  CHECK(it.told(shove_blocked, fighter_1, ada) == "    fighter-1 is stopped at c3.");
  CHECK(it.told(asteroid_hit, ada, no_ship, 1) == "    ada flies into rocks at b6: 1 damage.");
}

TEST_CASE("Tokens are told with their hexes", "[akarios][show]") {
  Fixture it;
  using enum EventKind;
  const int c5 = at(it.table, "c5");
  const int c4 = at(it.table, "c4");
  CHECK(it.told(ignition_laid, ada, no_ship, c5) == "    ada lays an Ignition token on c5.");
  CHECK(it.told(ignited, fighter_1, ada, 2) == "    The Ignition token on c3 goes off under fighter-1: 2 damage.");
  CHECK(it.told(missile_laid, ada, no_ship, c5) == "    ada lays a Missile token on c5.");
  CHECK(it.told(missile_moves, ada, no_ship, c5, c4) == "  The missile flies from c5 to c4.");
  CHECK(it.told(missile_waits, ada, no_ship, c5) == "  The missile on c5 waits.");
  CHECK(it.told(missile_lost, ada, no_ship, at(it.table, "e3")) == "  The missile is lost on the planet in e3.");
  CHECK(it.told(missile_hits, fighter_1, ada) == "  ada's missile hits fighter-1.");
  CHECK(it.told(missile_hits, fighter_1) == "  A missile hits fighter-1.");
  CHECK(it.told(flak_laid, ada, no_ship, c5) == "    Flak Debris fills c5.");
  CHECK(it.told(no_flak, ada, no_ship, nowhere) == "    There is no place or no token for Flak Debris.");
  CHECK(it.told(flak_ages, no_ship, no_ship, c5, 1) == "  The Flak Debris in c5 shows 1 now.");
  CHECK(it.told(flak_ages, no_ship, no_ship, c5, 0) == "  The Flak Debris in c5 is gone.");
}

TEST_CASE("Attacks, answers and damage are told", "[akarios][show]") {
  Fixture it;
  take_drone(it.table, it.p, bea, 1);
  using enum EventKind;
  CHECK(it.told(attack_begins, ada, fighter_1, 3, 0) == "  ada attacks fighter-1 with 3 damage.");
  CHECK(it.told(modifier_drawn, ada, fighter_1, static_cast<int>(Modifier::twice)) == "    ada draws x2.");
  CHECK(it.told(deck_shuffled, ada) == "    ada's modifier deck is shuffled.");
  CHECK(it.told(attack_misses, ada, fighter_1) == "    The attack on fighter-1 misses.");
  CHECK(it.told(kinetic_spent, ada, fighter_1, 2) == "    ada spends 2 Kinetic tokens: fighter-1 counts 4 shields less.");
  CHECK(it.told(out_of_reach, fighter_1, bea) == "    bea is out of fighter-1's reach: no damage.");
  CHECK(it.told(reacts, bea, fighter_1, drone_advanced) == "    bea answers with chaff.");
  CHECK(it.told(absorbed, bea, fighter_1) == "    bea's ship ability card swallows the damage.");
  CHECK(it.told(halved, bea, fighter_1, 3, 2) == "    3 damage is kept off, 2 left.");
  CHECK(it.told(redirected, ada, bea, 4) == "    bea suffers the 4 damage meant for ada.");
  CHECK(it.told(guarded, bea, fighter_2) == "    bea covers against fighter-2 too.");
  CHECK(it.told(kinetic_gained, bea, no_ship, 1) == "    bea has 1 Kinetic token.");
  it.p[ada].shields = 0;
  it.p[ada].hull = 4;
  CHECK(it.told(damaged, ada, fighter_1, 5, 3) == "    ada takes 5 damage, 3 of it on shields: shields 0, hull 4.");
  CHECK(it.told(damaged, ada, fighter_1, 2, 0) == "    ada takes 2 damage: shields 0, hull 4.");
  CHECK(it.told(damaged, bea, fighter_1, 2, 2) == "    bea takes 2 damage, all of it on shields: shields 3, hull 6.");
  CHECK(it.told(endures, bea) == "    bea holds together with hull 1.");
  CHECK(it.told(destroyed, fighter_1, ada) == "    fighter-1 is destroyed by ada!");
  CHECK(it.told(destroyed, ada) == "    ada is destroyed!");
  CHECK(it.told(condition_gained, ada, fighter_1, static_cast<int>(Condition::radar_jam)) == "    ada suffers radar jam.");
  CHECK(it.told(conditions_end, ada, no_ship, only(Condition::slow) | only(Condition::hack)) == "    ada is rid of hack and slow.");
}

TEST_CASE("Help, and what happens to cards, is told", "[akarios][show]") {
  Fixture it;
  using enum EventKind;
  CHECK(it.told(repaired, ada, no_ship, 2) == "    ada repairs 2: hull 6.");
  CHECK(it.told(shielded, ada, no_ship, 1) == "    ada gains 1 shield: shields 3.");
  CHECK(it.told(resupplied, ada) == "    ada's drone has all of its supply again.");
  CHECK(it.told(restocked, ada, no_ship, 2, 2) == "    ada's cannons is resupplied (2).");
  CHECK(it.told(mended, ada, bea, 1) == "    ada's jet works again.");
  CHECK(it.told(flipped, ada, no_ship, 1) == "    ada's jet is damaged.");
  CHECK(it.told(readied, ada, no_ship, only(Condition::hack)) == "    ada's next attack brings hack.");
  CHECK(it.told(foreseen, ada, no_ship, 3) == "    ada looks at the next 3 modifier cards.");
  CHECK(it.told(ordered, ada) == "    ada has put them back in order.");
  CHECK(it.told(purged, bea, no_ship, static_cast<int>(Modifier::minus_1)) == "    -1 is taken out of bea's modifier deck.");
  CHECK(it.told(bolstered, bea) == "    A bolster card lies on top of bea's modifier deck.");
}

TEST_CASE("What automatons do is told with their card's own steps", "[akarios][show]") {
  Fixture it;
  it.p.cards[0] = 1;
  using enum EventKind;
  CHECK(it.told(combat_card, no_ship, no_ship, 0, 1) ==
        "The fighters reveal F2 Plan F2: move (forward forward, or forward); attack front 2, 3 damage, slow.");
  CHECK(it.told(combat_deck_shuffled, no_ship, no_ship, 1) == "The combat cards of the bombers are shuffled.");
  CHECK(it.told(activates, fighter_1) == "fighter-1 acts, at c3, facing down.");
  CHECK(it.told(focuses, fighter_1, ada) == "  fighter-1 focuses on ada.");
  CHECK(it.told(hacked_skip, fighter_1, no_ship, 0) == "  Hack: fighter-1 skips 'move (forward forward, or forward)'.");
  const auto skipped = [&](Skip why) { return it.told(step_skipped, fighter_1, no_ship, 1, static_cast<int>(why)); };
  const std::string step = "  fighter-1 skips 'attack front 2, 3 damage, slow': ";
  CHECK(skipped(Skip::condition) == step + "its condition is not met.");
  CHECK(skipped(Skip::no_target) == step + "no ship is in reach.");
  CHECK(skipped(Skip::no_focus) == step + "there is no focus.");
  CHECK(skipped(Skip::nothing) == step + "there is nothing to do.");
  CHECK(it.told(arrives, fighter_2) == "fighter-2 arrives at f2, facing down.");
  CHECK(it.told(no_room, no_ship, no_ship, 1) == "No enemy card is free for more bombers.");
}

TEST_CASE("A type's bonus and a scenario's change are in the damage that is told", "[akarios][show]") {
  Table table = plain_table(3);
  table.types[0].bonus = {0, 0, 1};
  table.changes = {{Rule::enemy_damage, 1}};
  Position p = plain_position(table);
  CHECK(akarios::Game(table).tell(p, {EventKind::combat_card, no_ship, no_ship, 0, 2}) ==
        "The fighters reveal F3 Plan F3: attack all 3, 3 damage, 2 targets.");
  table.combat[0][2].initiative = 4;
  CHECK(akarios::Game(table).tell(p, {EventKind::combat_card, no_ship, no_ship, 0, 2}) ==
        "The fighters reveal F3 Plan F3, initiative 4: attack all 3, 3 damage, 2 targets.");
}
