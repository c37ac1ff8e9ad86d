// What a person reads: names, the one spelling of every action, steps in words, and how a battle ended.
#include <algorithm>
#include <set>

#include "decks/spelling.h"
#include "rules/akarios/resolve.h"
#include "rules/akarios/words.h"
#include "tests/akarios/tables.h"
#include "tests/catch.h"
#include "tests/gambler.h"

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

  Frame& open(FrameKind kind, ShipId ship, ShipId other = no_ship) {
    Frame frame;
    frame.kind = kind;
    frame.ship = ship;
    frame.other = other;
    p.frames.push_back(frame);
    return p.frames.back();
  }
  [[nodiscard]] std::string spelled(Verb verb, int a = 0, int b = 0) const { return game.spell(p, squad_seat, action(verb, a, b)); }
};

bool plain(const std::string& text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c == '\n' || (c >= ' ' && c <= '~'); });
}

/// What `spell` owes: single blanks, no signs that front ends use, never a bare number.
bool spelling(const std::string& text) {
  return !text.empty() && plain(text) && text.find_first_of("|#\n") == std::string::npos && joined(words(text)) == text && !whole_number(text);
}

}  // namespace

TEST_CASE("Ships have names, signs on the map, and are found by either", "[akarios][show]") {
  Table table = plain_table();
  CHECK(ship_name(table, ada) == "ada");
  CHECK(ship_name(table, sparrow) == "sparrow");
  CHECK(ship_name(table, fighter_2) == "fighter-2");
  CHECK(ship_name(table, bomber_1) == "bomber-1");
  CHECK(ship_name(table, no_ship) == "nobody");
  CHECK(sign(table, bea) == "B");
  CHECK(sign(table, sparrow) == "Sp");
  CHECK(sign(table, bomber_1) == "b1");
  CHECK(*ship_named(table, "bea") == bea);
  CHECK(*ship_named(table, "BOMBER-1") == bomber_1);
  CHECK(*ship_named(table, "B") == bea);
  CHECK(*ship_named(table, "b1") == bomber_1);
  CHECK(*ship_named(table, "ad") == ada);
  CHECK_FALSE(ship_named(table, "fighter"));  // five are called so
  CHECK_FALSE(ship_named(table, "sparrow"));  // not in this scenario
  table.scenario.sparrow = Spot{0, 0};
  CHECK(*ship_named(table, "sparrow") == sparrow);
  CHECK(ship_named(table, "fihgter-2").fault().nearest == "fighter-2");
  table.types[1].word = "fighter";  // two that would be called the same keep their words
  CHECK(ship_name(table, fighter_1) == "auto-fighter-1");
  CHECK(ship_name(table, bomber_1) == "fighter-1");
}

TEST_CASE("Hexes are called as the map's edges are lettered and numbered", "[akarios][show]") {
  const Table table = plain_table();
  CHECK(hex_text(table, at(table, "a1")) == "a1");
  CHECK(hex_text(table, at(table, "i7")) == "i7");
  CHECK(hex_text(table, nowhere) == "the edge");
  for (int hex = 0; hex < table.map.size(); ++hex) CHECK(*hex_named(table, hex_text(table, static_cast<HexId>(hex))) == hex);
  CHECK(*hex_named(table, "C5") == at(table, "c5"));
  for (const char* bad : {"", "c", "5", "j1", "a8", "a0", "a-1", "c5x", "aa1", "c99999999999999999999"}) {
    INFO(bad);
    CHECK_FALSE(hex_named(table, bad));
  }
  CHECK(hex_named(table, "j1").fault().expected == "a column and a row, from a1 to i7");
}

TEST_CASE("Every action of Akarios has one spelling", "[akarios][show]") {
  Fixture it;
  equip(it.table, it.p, ada, 1);
  take_drone(it.table, it.p, bea, 1);
  CHECK(it.spelled(Verb::die, static_cast<int>(Face::move)) == "die move");
  CHECK(it.spelled(Verb::die, static_cast<int>(Face::drone_stress)) == "die drone-stress");
  CHECK(it.spelled(Verb::deal, 1) == "deal haze");
  CHECK(it.spelled(Verb::combat, 0, 2) == "combat F3");
  CHECK(it.spelled(Verb::combat, 1, 9) == "combat B10");
  CHECK(it.spelled(Verb::modifier, static_cast<int>(Modifier::plus_1)) == "modifier plus-1");
  CHECK(it.spelled(Verb::drone, 1) == "drone puffer");
  CHECK(it.spelled(Verb::no_drone) == "no drone");
  CHECK(it.spelled(Verb::equip, 0) == "equip patch");
  CHECK(it.spelled(Verb::usual) == "usual");
  CHECK(it.spelled(Verb::equipped) == "equipped");
  CHECK(it.spelled(Verb::use, ada, 2) == "use ada cannons");
  CHECK(it.spelled(Verb::use, ada, first_upgrade) == "use ada jet");
  CHECK(it.spelled(Verb::use, bea, drone_basic) == "use bea spin");
  CHECK(it.spelled(Verb::reroll, ada) == "reroll ada");
  CHECK(it.spelled(Verb::mark, bea, fighter_1) == "mark bea fighter-1");
  CHECK(it.spelled(Verb::end_phase) == "end phase");
  CHECK(it.spelled(Verb::pay, static_cast<int>(Face::drone_wild)) == "pay drone-wild");
  CHECK(it.spelled(Verb::stay) == "stay");
  CHECK(it.spelled(Verb::turn_left) == "turn left");
  CHECK(it.spelled(Verb::turn_right) == "turn right");
  CHECK(it.spelled(Verb::hold) == "hold");
  CHECK(it.spelled(Verb::strike, fighter_2) == "strike fighter-2");
  CHECK(it.spelled(Verb::aid, sparrow) == "aid sparrow");
  CHECK(it.spelled(Verb::mend, ada, 0) == "mend ada jet");
  CHECK(it.spelled(Verb::lay, at(it.table, "c5")) == "lay c5");
  CHECK(it.spelled(Verb::order, static_cast<int>(Modifier::miss)) == "order miss");
  CHECK(it.spelled(Verb::remove, static_cast<int>(Modifier::minus_2)) == "remove minus-2");
  CHECK(it.spelled(Verb::spend, 2) == "spend 2");
  CHECK(it.spelled(Verb::done) == "done");
  CHECK(it.spelled(Verb::react, bea, drone_advanced) == "react bea chaff");
  CHECK(it.spelled(Verb::absorb, ada) == "absorb ada");
  CHECK(it.spelled(Verb::cover, bomber_1) == "cover bomber-1");
  CHECK(it.spelled(Verb::pass) == "pass");
  CHECK(it.spelled(Verb::focus, bea) == "focus bea");
}

TEST_CASE("A flight is spelled as its step has it", "[akarios][show]") {
  Fixture it;
  it.open(FrameKind::use, ada).ability = 0;
  CHECK(it.spelled(Verb::fly, 0) == "fly forward forward");
  CHECK(it.spelled(Verb::fly, 1) == "fly slip-left forward");
  CHECK(it.spelled(Verb::fly, 2) == "fly forward turn-right");
  it.p.frames.pop_back();
  it.p.cards[0] = 1;
  it.open(FrameKind::activation, fighter_1, ada);
  CHECK(it.game.spell(it.p, automaton_seat, action(Verb::fly, 1)) == "fly forward");
}

TEST_CASE("Seats and streams have one word each", "[akarios][show]") {
  const akarios::Game game(plain_table());
  CHECK(game.seat_name(squad_seat) == "squad");
  CHECK(game.seat_name(automaton_seat) == "automaton");
  CHECK(game.seat_name(Seat::chance) == "chance");
  CHECK(game.seat_name(Seat::seat2).empty());
  std::vector<std::string> streams;
  for (int stream = 0; stream < 16; ++stream)
    if (const std::string name = game.stream_name(stream); !name.empty()) streams.push_back(name);
  CHECK(streams == std::vector<std::string>{"dice", "drone", "modifier", "combat", "scenario"});
  CHECK(game.stream_name(-1).empty());
}

TEST_CASE("Every kind of step has words", "[akarios][show]") {
  Step step = step_of(Do::repair, 8, 5);
  CHECK(step_text(step) == "repair 8 of a friendly ship within 5");
  step.condition = If::shields_gone;
  CHECK(step_text(step) == "if shields gone: repair 8 of a friendly ship within 5");
  Step pull = step_of(Do::shove, 1, 3);
  pull.riders.pull = 2;
  pull.targets = 2;
  CHECK(step_text(pull) == "pull 2 within 3, 2 targets");
  Step swing = move_step({ahead(2)});
  swing.what = Do::swing;
  CHECK(step_text(swing) == "move (forward forward) and rotate 1, before or after it");
  Step missile = step_of(Do::missile, 4);
  missile.damage = 3;
  CHECK(step_text(missile) == "a Missile token of 3 damage beside the ship, flying 4 hexes a round");
  Step remote = step_of(Do::remote, 1, 5);
  CHECK(step_text(remote) == "of an enemy within 5: rotate 1");
  remote.arc.range = 0;
  remote.patterns = {ahead(1)};
  CHECK(step_text(remote) == "of the same enemy: move (forward)");
  CHECK(steps_text({step_of(Do::repair, 8, 5), step_of(Do::clear, 1, 5)}) == "repair 8 of a friendly ship within 5; cancel effects of the same ship");
  CHECK(steps_text({step_of(Do::clear, 1, 5), step_of(Do::repair)}) == "cancel effects of a friendly ship within 5; repair 1");
  CHECK(step_text(step_of(Do::foresee, 1)) == "look at 1 modifier card off the top, to be put back in any order");
  Step ready = step_of(Do::ready);
  ready.riders.conditions = only(Condition::hack) | only(Condition::slow);
  CHECK(step_text(ready) == "the next attack brings hack and slow");
  Step redirect = step_of(Do::redirect, 1, 5);
  CHECK(step_text(redirect) == "take the damage to another friendly ship from an enemy within 5");
  std::set<std::string> texts;
  for (std::size_t what = 0; what < do_names.size(); ++what) {
    Step any = step_of(static_cast<Do>(what), 1, 2);
    any.riders.push = 1;
    const std::string text = step_text(any);
    INFO(do_names[what]);
    CHECK_FALSE(text.empty());
    CHECK(texts.insert(text).second);  // no two alike
  }
}

TEST_CASE("A finished battle is summed up", "[akarios][show]") {
  Fixture it;
  CHECK(it.game.result(it.p) == "The battle is not over.");
  it.p.round = 5;
  it.p.outcome = Outcome::destroyed;
  it.p[bea].hull = 2;
  it.p[ada] = {};
  it.p.tally.kills = 3;
  it.p.tally.dealt = 20;
  it.p.tally.attacks = 9;
  it.p.tally.suffered = 7;
  CHECK(it.game.result(it.p) ==
        "The squad wins in round 5: every enemy is destroyed. ada is lost and bea has 2 hull left. 3 enemies destroyed, 20 damage dealt by 9 "
        "attacks, 7 "
        "suffered.");
  it.p.outcome = Outcome::squad_lost;
  CHECK(it.game.result(it.p).starts_with("The squad loses in round 5: every pilot is shot down."));
  it.p.outcome = Outcome::out_of_rounds;
  CHECK(it.game.result(it.p).starts_with("The squad loses in round 5: the rounds have run out."));
}

TEST_CASE("A chapter says what is going on", "[akarios][show]") {
  Fixture it;
  CHECK(it.game.chapter(it.p) == "Round 1, pilots");
  it.p.frames[0].step = static_cast<std::uint8_t>(RoundStep::roll);
  CHECK(it.game.chapter(it.p) == "Round 1, dice");
  it.p.frames[0].step = static_cast<std::uint8_t>(RoundStep::reveal);
  CHECK(it.game.chapter(it.p) == "Round 1, enemies");
  it.open(FrameKind::activation, fighter_2);
  it.open(FrameKind::attack, fighter_2, ada);
  CHECK(it.game.chapter(it.p) == "Round 1, fighter-2");
  it.p.frames.pop_back();
  it.p.frames.pop_back();
  it.p.frames[0].step = static_cast<std::uint8_t>(RoundStep::missiles);
  CHECK(it.game.chapter(it.p) == "Round 1 ends");
  it.p.round = 0;
  CHECK(it.game.chapter(it.p) == "Set-up");
  it.p.outcome = Outcome::survived;
  CHECK(it.game.chapter(it.p) == "The end");
}

namespace {

/// A table on which much happens: everybody has a drone and upgrades, and some have conditions.
Position lively(const Table& table) {
  Position p = plain_position(table);
  take_drone(table, p, ada, 0);
  take_drone(table, p, bea, 1);
  equip(table, p, ada, 1);
  equip(table, p, bea, 2);
  p[ada].conditions = only(Condition::slow);
  p[fighter_1].conditions = only(Condition::hack);
  return p;
}

}  // namespace

TEST_CASE("In games of chance all spellings are sound and all lines plain", "[akarios][show]") {
  Table table = plain_table();
  table.last_round = 5;
  const akarios::Game game(table);
  std::set<EventKind> heard;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Position p = lively(table);
    Resolver(table, p, nullptr).go_on();
    for (std::uint64_t ply = 0; !p.owing.empty(); ++ply) {
      const Seat seat = p.owing.first();
      OptionList options;
      game.options(p, seat, options);
      std::set<std::string> texts;
      for (const Option& option : options) {
        const std::string text = game.spell(p, seat, option.action);
        INFO(text);
        CHECK(spelling(text));
        CHECK(texts.insert(lower(text)).second);
      }
      const std::string prompt = game.prompt(p, seat);
      CHECK((plain(prompt) && !prompt.empty() && prompt.find('\n') == std::string::npos));
      const Action answer = options[Gambler::pick(options, seat, seed, ply)].action;
      const akarios::Narrator hear = [&](const Position& now, const Event& event) {
        const std::string line = game.tell(now, event);
        INFO(static_cast<int>(event.kind) << ": " << line);
        CHECK((plain(line) && !line.empty() && line.find("nobody") == std::string::npos));
        heard.insert(event.kind);
      };
      game.apply(p, std::span(&answer, 1), hear);
    }
    CHECK(p.outcome != Outcome::open);
    CHECK(game.account(p).values.size() == game.measures().size());
  }
  for (const EventKind kind : {EventKind::moved, EventKind::damaged, EventKind::modifier_drawn, EventKind::flak_laid, EventKind::ignition_laid,
                               EventKind::combat_card, EventKind::hacked_skip, EventKind::destroyed})
    CHECK(heard.contains(kind));
}
