// The question that each decision asks, word for word.
#include "tests/akarios/tables.h"
#include "tests/catch.h"

using namespace rondo;
using namespace rondo::akarios;

namespace {

constexpr ShipId ada = 0;
constexpr ShipId bea = 1;
const ShipId fighter_1 = enemy_ship(0, 1);
const ShipId fighter_2 = enemy_ship(0, 2);

struct Asked {
  Table table = plain_table();
  Position p = plain_position(table);

  Frame& open(FrameKind kind, ShipId ship, int step = 0, ShipId other = no_ship) {
    while (p.frames.size() > 2) p.frames.pop_back();
    Frame frame;
    frame.kind = kind;
    frame.ship = ship;
    frame.other = other;
    frame.step = static_cast<std::uint8_t>(step);
    p.frames.push_back(frame);
    return p.frames.back();
  }
  /// One ability of Ada's whose only step this is, at that step.
  Frame& use(const Step& step, ShipId other = no_ship) {
    table.pilots[ada].board.resize(5);
    table.pilots[ada].board.push_back(ability("device", {}, {step}));
    Frame& frame = open(FrameKind::use, ada, static_cast<int>(UseStep::steps), other);
    frame.ability = 5;
    return frame;
  }
  [[nodiscard]] std::string prompt(Seat seat = squad_seat) const { return akarios::Game(table).prompt(p, seat); }
};

}  // namespace

TEST_CASE("Set-up asks with what is free", "[akarios][prompt]") {
  Asked it;
  it.p.round = 0;
  it.table.cards_to_draw = 2;
  it.open(FrameKind::opening, no_ship, static_cast<int>(OpeningStep::cards));
  it.p.owing = Seat::chance;
  CHECK(it.prompt() == "Which scenario card is dealt? 0 of 2 in play.");
  it.p.owing = squad_seat;
  it.open(FrameKind::opening, ada, static_cast<int>(OpeningStep::drone));
  CHECK(it.prompt() == "Does ada take a drone? It covers two slots; free are: weapon, engine, tech, ship ability, pilot ability and co-pilot.");
  take_drone(it.table, it.p, ada, 0);
  it.open(FrameKind::opening, ada, static_cast<int>(OpeningStep::upgrades));
  CHECK(it.prompt() == "What does ada equip? Free slots: tech, ship ability, pilot ability and co-pilot.");
}

TEST_CASE("Chance asks with what it has shown so far", "[akarios][prompt]") {
  Asked it;
  it.p.owing = Seat::chance;
  give_dice(it.p, ada, {Face::move});
  it.open(FrameKind::roll, ada, 1).amount = 3;
  CHECK(it.prompt() == "What does ada's next die show? 3 dice to come. So far 1 move.");
  give_dice(it.p, ada, {});
  it.open(FrameKind::roll, ada, 1).amount = 1;
  CHECK(it.prompt() == "What does ada's next die show? 1 die to come. So far no dice.");
  it.open(FrameKind::roll, ada, 1).count = 1;
  CHECK(it.prompt() == "What does ada's drone die show? So far no dice.");
  while (it.p.frames.size() > 1) it.p.frames.pop_back();
  it.p.frames[0].step = static_cast<std::uint8_t>(RoundStep::reveal);
  CHECK(it.prompt() == "Which combat card do the fighters reveal? 10 cards may come.");
  it.p.cards[0] = 3;
  it.p.decks[1].draw(0);
  CHECK(it.prompt() == "Which combat card do the bombers reveal? 9 cards may come.");
}

TEST_CASE("The pilots are asked with their dice", "[akarios][prompt]") {
  Asked it;
  CHECK(it.prompt() == "What do the pilots do? ada has 1 move, 1 attack, 1 wild, 1 stress; bea has 2 move, 2 attack.");
  it.p.frames.back().ship = bea;
  CHECK(it.prompt() == "bea has another phase. What does it do? It has 2 move, 2 attack.");
  it.p.frames.back().ship = no_ship;
  it.p[ada] = {};
  CHECK(it.prompt() == "What do the pilots do? bea has 2 move, 2 attack.");
}

TEST_CASE("A die is asked for with its icon and the stress", "[akarios][prompt]") {
  Asked it;
  Frame& frame = it.open(FrameKind::use, ada, static_cast<int>(UseStep::pay));
  frame.ability = 4;
  frame.count = 1;
  it.p.cockpits[ada].stress = 3;
  CHECK(it.prompt() == "Which result does ada lay on repair? Icon 2 of 3 is any; stress is 3 of 10.");
}

TEST_CASE("Flights and turns are asked with where the ship is", "[akarios][prompt]") {
  Asked it;
  it.use(move_step({ahead(1)}));
  CHECK(it.prompt() == "How does ada fly? ada is at b6, facing up.");
  it.p[ada].conditions = only(Condition::slow);
  CHECK(it.prompt() == "How does ada fly? ada is at b6, facing up. Slow takes the last hex of it.");
  it.use(step_of(Do::rotate, 2)).count = 1;
  CHECK(it.prompt() == "Which way does ada turn, side 2 of 2? ada is at b6, facing up.");
  Step remote = step_of(Do::remote, 1, 5);
  it.use(remote);
  CHECK(it.prompt() == "Which enemy does ada steer?");
  it.use(remote, fighter_1);
  CHECK(it.prompt() == "Which way does ada turn fighter-1? fighter-1 is at c3, facing down.");
  remote.patterns = {ahead(2)};
  it.use(remote, fighter_1);
  CHECK(it.prompt() == "How does ada fly fighter-1? fighter-1 is at c3, facing down.");
}

TEST_CASE("Targets are asked for with what hits them", "[akarios][prompt]") {
  Asked it;
  it.use(attack_step(ArcKind::cone, 4, 3, 2)).count = 1;
  CHECK(it.prompt() == "Whom does ada strike with device, target 2 of 2? It is attack cone 4, 3 damage, 2 targets.");
  Step pull = step_of(Do::shove, 1, 3);
  pull.riders.pull = 2;
  it.use(pull);
  CHECK(it.prompt() == "Whom does ada move, target 1 of 1? It is pull 2 within 3.");
}

TEST_CASE("Help, tokens and modifier cards are asked for", "[akarios][prompt]") {
  Asked it;
  it.use(step_of(Do::repair, 8, 5));
  CHECK(it.prompt() == "Whose hull does ada repair by 8?");
  it.use(step_of(Do::clear, 1, 5));
  CHECK(it.prompt() == "Whose effects does ada cancel?");
  it.use(step_of(Do::mend, 1, 2));
  CHECK(it.prompt() == "Which damaged engine does ada mend?");
  it.use(step_of(Do::again, 1, 5));
  CHECK(it.prompt() == "Who has another phase by ada's device?");
  it.use(step_of(Do::redirect, 1, 5));
  CHECK(it.prompt() == "Does ada cover against a second enemy too?");
  Step token = step_of(Do::ignite, 2);
  token.damage = 2;
  it.use(token).count = 1;
  CHECK(it.prompt() == "Where does ada lay Ignition token 2 of 2? It does 2 damage.");
  token.what = Do::missile;
  it.use(token);
  CHECK(it.prompt() == "Where does ada lay the Missile token? It does 2 damage.");
  it.use(step_of(Do::purge, 1, 2));
  CHECK(it.prompt() == "Out of whose modifier deck does ada take a card?");
  it.use(step_of(Do::purge, 1, 2), bea).count = 1;
  CHECK(it.prompt() == "Which card leaves bea's modifier deck?");
}

TEST_CASE("Cards that were seen are named while they are put back", "[akarios][prompt]") {
  Asked it;
  auto& deck = it.p.cockpits[ada].deck;
  Frame& frame = it.use(step_of(Do::foresee, 3));
  frame.amount = 3;
  it.p.owing = Seat::chance;
  CHECK(it.prompt() == "Which modifier card does ada see? 3 are looked at.");
  for (const Modifier kind : {Modifier::miss, Modifier::zero, Modifier::plus_2}) deck.put_on_top(static_cast<std::uint8_t>(kind));
  it.p.owing = squad_seat;
  CHECK(it.prompt() == "Which modifier card does ada lay on top, to be drawn first? There are Miss, 0, +2.");
  frame.count = 1;  // +2 is put back
  CHECK(it.prompt() == "Which modifier card does ada lay next below? There are Miss, 0.");
}

TEST_CASE("The automaton's choices are asked with the focus", "[akarios][prompt]") {
  Asked it;
  it.p.owing = automaton_seat;
  it.p.cards[0] = 0;
  it.open(FrameKind::activation, fighter_1, static_cast<int>(ActivationStep::steps));
  CHECK(it.prompt(automaton_seat) == "On whom does fighter-1 focus? fighter-1 is at c3, facing down.");
  Frame& turning = it.open(FrameKind::activation, fighter_1, static_cast<int>(ActivationStep::steps), ada);
  CHECK(it.prompt(automaton_seat) == "Which way does fighter-1 turn, side 1 of 1? fighter-1 is at c3, facing down, its focus ada at b6.");
  turning.line = 1;
  CHECK(it.prompt(automaton_seat) == "Whom does fighter-1 strike, target 1 of 1? It is attack cone 3, 2 damage.");
  it.p.cards[0] = 1;
  turning.line = 0;
  it.p[fighter_1].conditions = only(Condition::slow);
  CHECK(it.prompt(automaton_seat) == "How does fighter-1 fly? fighter-1 is at c3, facing down, its focus ada at b6. Slow takes the last hex of it.");
}

TEST_CASE("Windows tell what is at stake", "[akarios][prompt]") {
  Asked it;
  it.p.cards[0] = 1;
  it.p[ada].shields = 1;
  Frame& attack = it.open(FrameKind::attack, fighter_1, static_cast<int>(AttackStep::react), ada);
  attack.line = 1;
  attack.amount = 3;
  CHECK(it.prompt() == "fighter-1 attacks ada: 3 damage, slow, against shields 1, hull 6. Does anybody answer?");
  Frame& own = it.open(FrameKind::attack, ada, static_cast<int>(AttackStep::kinetic), fighter_2);
  own.ability = 2;
  own.amount = 2;
  it.p.cockpits[ada].kinetic = 3;
  CHECK(it.prompt() == "How many of 3 Kinetic tokens does ada spend against fighter-2? Each ignores 2 of 2 shields.");
  own.step = static_cast<std::uint8_t>(AttackStep::modifier);
  it.p.owing = Seat::chance;
  CHECK(it.prompt() == "Which modifier card does ada draw against fighter-2? Damage is 2 so far.");
  own.amount = 255;  // -1: the damage so far is a signed byte
  CHECK(it.prompt() == "Which modifier card does ada draw against fighter-2? Damage is -1 so far.");
  it.p.owing = squad_seat;
  equip(it.table, it.p, bea, 2);
  Frame& harm = it.open(FrameKind::harm, bea, 0, fighter_1);
  harm.ability = first_upgrade;
  harm.amount = 9;
  CHECK(it.prompt() == "9 damage would destroy bea (shields 3, hull 6). Does it use last-wish?");
}

TEST_CASE("Nobody is asked once the battle is over", "[akarios][prompt]") {
  Asked it;
  it.p.frames.clear();
  it.p.owing = {};
  it.p.outcome = Outcome::survived;
  CHECK(it.prompt() == "The battle is over.");
}
