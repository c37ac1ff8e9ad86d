// What a person reads: the one spelling of every action, each event as one exact line, every question, and how a game ended.
#include <algorithm>
#include <set>

#include "decks/spelling.h"
#include "rules/aerodome/effects.h"
#include "rules/aerodome/words.h"
#include "tests/aerodome/skies.h"
#include "tests/catch.h"
#include "tests/gambler.h"

using namespace rondo;
using namespace rondo::aerodome;

namespace {

/// A position in which that frame is open.
Position within(FrameKind kind, FighterId fighter = 0) {
  Position p;
  p.round = 1;
  p.frames.push_back({});
  p.frames.back().kind = FrameKind::round;
  p.frames.back().step = static_cast<std::uint8_t>(RoundStep::turns);
  p.frames.push_back({});
  p.frames.back().kind = kind;
  p.frames.back().fighter = fighter;
  for (Plane& plane : p.planes) plane.hit_points = 15;
  return p;
}

std::string told(const aerodome::Game& game, const Position& p, EventKind kind, FighterId fighter = 0, FighterId other = nobody, int n = 0, int m = 0,
                 int k = 0) {
  return game.tell(p, {kind, fighter, other, n, m, k});
}

bool ascii(const std::string& text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c == '\n' || (c >= ' ' && c <= '~'); });
}

}  // namespace

TEST_CASE("places are rounded from the exact numbers", "[show][aerodome]") {
  CHECK(rounded({1024, 0}) == "1.00");
  CHECK(rounded({7424, 0}) == "7.25");
  CHECK(rounded({-512, 0}) == "-0.50");
  CHECK(rounded({0, 1024}) == "1.73");
  CHECK(rounded({0, -1024}) == "-1.73");
  CHECK(rounded({5, 0}) == "0.00");
  CHECK(rounded({-5, 0}) == "0.00");
  CHECK(rounded({6, 0}) == "0.01");  // 6/1024 is 0.00586
  CHECK(rounded({1773, -1024}) == "0.00");
  CHECK(rounded({23910, 0}) == "23.35");
  CHECK(place_text({{4096, 0}, {0, 384}}) == "(4.00, 0.65)");
}

TEST_CASE("every action has one spelling", "[show][aerodome]") {
  const aerodome::Game game(house_table());
  Position p = within(FrameKind::turn);
  const auto spelled = [&](Verb verb, int a = 0, int b = 0, int c = 0) { return game.spell(p, Seat::seat0, action(verb, a, b, c)); };
  const auto turn = static_cast<int>(Maneuver::turn);
  CHECK(spelled(Verb::die, 5) == "die 5");
  CHECK(spelled(Verb::first) == "first");
  CHECK(spelled(Verb::second) == "second");
  CHECK(spelled(Verb::face, 11) == "face 330");
  CHECK(spelled(Verb::choose, 3) == "choose 4 Lucky Split");
  CHECK(spelled(Verb::unveil, 1, 3) == "unveil blue 4");
  CHECK(spelled(Verb::clear_frozen) == "clear frozen");
  CHECK(spelled(Verb::keep_frozen) == "keep frozen");
  CHECK(spelled(Verb::take) == "take initiative");
  CHECK(spelled(Verb::leave) == "leave initiative");
  CHECK(spelled(Verb::fly, static_cast<int>(Maneuver::straight), 0, 3) == "straight 3");
  CHECK(spelled(Verb::fly, turn, static_cast<int>(Flank::left), 2) == "turn left 2");
  CHECK(spelled(Verb::fly, static_cast<int>(Maneuver::rotate), static_cast<int>(Flank::right), 1) == "rotate right 1");
  CHECK(spelled(Verb::fly, static_cast<int>(Maneuver::immelmann), 0, 2) == "immelmann 2");
  CHECK(spelled(Verb::nitro, turn, static_cast<int>(Flank::left), 3) == "nitro turn left 3");
  CHECK(spelled(Verb::shoot, 1, 4) == "shoot blue");
  CHECK(spelled(Verb::fire, 1, 5) == "fire blue");
  CHECK(spelled(Verb::attempt) == "attempt");
  CHECK(spelled(Verb::play, 1) == "play AUX2");
  CHECK(spelled(Verb::skip) == "skip");
  CHECK(spelled(Verb::end_turn) == "end turn");
  CHECK(spelled(Verb::done) == "done");
  CHECK(spelled(Verb::reroll, 2) == "reroll 2");
  CHECK(spelled(Verb::elusive) == "elusive");
  CHECK(spelled(Verb::pass) == "pass");
  CHECK(spelled(Verb::draw, 2) == "draw AUX3");
  CHECK(spelled(Verb::keep, 0) == "keep AUX1");
  CHECK(spelled(Verb::accept) == "accept");
  CHECK(spelled(Verb::decline) == "decline");
  CHECK(spelled(Verb::recover_burn) == "recover burn");
  CHECK(spelled(Verb::recover_frozen) == "recover frozen");
  CHECK(spelled(Verb::recover_card, 3) == "recover 4");
  CHECK(spelled(Verb::hold, static_cast<int>(Buff::elusive)) == "hold elusive");
  CHECK(spelled(Verb::hold, static_cast<int>(Buff::nitro)) == "hold nitro");
}

TEST_CASE("what depends on the frame is spelled by it", "[show][aerodome]") {
  const aerodome::Game game(house_table());
  SECTION("a spot by its inches along the edge") {
    Position p = within(FrameKind::entry);
    p.frames.back().step = static_cast<std::uint8_t>(EntryStep::spot);
    CHECK(game.spell(p, Seat::seat0, action(Verb::spot, 0, 0)) == "spot west 0.75");
    CHECK(game.spell(p, Seat::seat0, action(Verb::spot, 3, 2)) == "spot north 1.25");
  }
  SECTION("the drawn card of a tie-break is that of whoever draws") {
    Position p = within(FrameKind::tiebreak, nobody);
    p.frames.back().items = 1;  // red has drawn
    CHECK(game.spell(p, Seat::chance, action(Verb::pick, 6)) == "pick 7");
  }
  SECTION("items by their names, the duties of a turn's end by theirs") {
    Position p = within(FrameKind::effects, 1);
    p.frames.back().items = 0b0111'0000'0000'0001;
    CHECK(game.spell(p, Seat::seat1, action(Verb::trigger, 0)) == "use Keen Eye");
    CHECK(game.spell(p, Seat::seat1, action(Verb::trigger, 12)) == "use burn");
    CHECK(game.spell(p, Seat::seat1, action(Verb::trigger, 13)) == "use area");
    CHECK(game.spell(p, Seat::seat1, action(Verb::trigger, 14)) == "use dazed");
  }
  SECTION("whose effects come first") {
    Position p = within(FrameKind::effects, nobody);
    p.frames.back().items = 3;
    CHECK(game.spell(p, Seat::seat0, action(Verb::trigger, 1)) == "use blue");
  }
}

TEST_CASE("two lines of one name are told apart by their cards, or counted on one", "[show][aerodome]") {
  Table table = house_table();
  table.pilots[0].fighter.effects = {line("Trim", When::turn_end, EffectVerb::nitro), line("Trim", When::turn_end, EffectVerb::elusive)};
  table.pilots[0].hand[3].effects = {line("trim", When::turn_end, EffectVerb::nitro)};
  const aerodome::Game game(complete(table));
  Position p = within(FrameKind::effects);
  p[0].active = 3;
  p[0].revealed = true;
  const auto spelled = [&](int item) { return game.spell(p, Seat::seat0, action(Verb::trigger, item)); };
  p.frames.back().items = 0b1'0001;
  CHECK(spelled(0) == "use Trim of Pilot ann");
  CHECK(spelled(4) == "use trim of Lucky Split");
  p.frames.back().items = 0b11;
  CHECK(spelled(0) == "use Trim 1");
  CHECK(spelled(1) == "use Trim 2");
  p.frames.back().items = 0b1'0011;
  const std::set<std::string> all = {lower(spelled(0)), lower(spelled(1)), lower(spelled(4))};
  CHECK(all.size() == 3);
}

TEST_CASE("two Armaments of one card are still two options", "[show][aerodome]") {
  Table table = house_table();
  table.aux_decks[0][3] = table.aux_decks[0][0];
  const aerodome::Game game(table);
  Position p = within(FrameKind::draw);
  p.aux[0][0] = attached_to(0);
  p.frames.back().aux = 3;
  CHECK(game.spell(p, Seat::seat0, action(Verb::keep, 0)) == "keep AUX1");
  CHECK(game.spell(p, Seat::seat0, action(Verb::keep, 3)) == "keep AUX1 drawn");
}

TEST_CASE("in games of many, dice are divided and fighters bear the names of their seat and pilot", "[show][aerodome]") {
  const aerodome::Game crowd(house_table(Mode::free_for_all, 5));
  const Position p = within(FrameKind::turn);
  CHECK(crowd.spell(p, Seat::seat0, action(Verb::shoot, 2, 3)) == "shoot green 3");
  CHECK(crowd.spell(p, Seat::seat0, action(Verb::fire, 4, 1)) == "fire white 1");
  CHECK(crowd.spell(p, Seat::seat2, action(Verb::choose, 0)) == "choose 1 Steady");
  const aerodome::Game teams(house_table(Mode::squadron, 8));
  CHECK(teams.spell(p, Seat::seat1, action(Verb::slot, 5, 3)) == "slot blue-bob 4 Lucky Split");
  CHECK(teams.seat_name(Seat::seat1) == "blue");
  CHECK(teams.seat_name(Seat::seat2).empty());
  CHECK(sign(teams.table(), 5) == "B2");
}

TEST_CASE("seats and streams have names of their own", "[show][aerodome]") {
  const aerodome::Game game(house_table(Mode::free_for_all, 8));
  std::set<std::string> names;
  for (int seat = 0; seat <= max_seats; ++seat) names.insert(game.seat_name(static_cast<Seat>(seat)));
  CHECK(names.size() == max_seats + 1);
  CHECK(names.count("chance") == 1);
  std::set<std::string> streams;
  for (int stream = 0; stream < stream_count; ++stream) streams.insert(game.stream_name(stream));
  CHECK(streams.size() == stream_count);
  CHECK(streams.count("") == 0);
  CHECK(game.stream_name(stream_count).empty());
}

TEST_CASE("a flight is told with the place it leads to", "[show][aerodome]") {
  const aerodome::Game game(house_table());
  Position p = within(FrameKind::turn);
  p[0].at = {{4198, 0}, {7424, 0}};
  p[0].heading = 2;
  const auto flown = [&](Maneuver maneuver, Flank flank, int speed) {
    return told(game, p, EventKind::flown, 0, nobody, static_cast<int>(maneuver), speed, static_cast<int>(flank));
  };
  CHECK(flown(Maneuver::turn, Flank::left, 3) == "  red turns left at 3 to (4.10, 7.25), heading 60.");
  CHECK(flown(Maneuver::straight, Flank::none, 1) == "  red flies straight at 1 to (4.10, 7.25), heading 60.");
  CHECK(flown(Maneuver::rotate, Flank::right, 2) == "  red rotates right by 2 to (4.10, 7.25), heading 60.");
  CHECK(flown(Maneuver::roll, Flank::right, 2) == "  red rolls right at 2 to (4.10, 7.25), heading 60.");
  CHECK(flown(Maneuver::immelmann, Flank::none, 2) == "  red flies an Immelmann at 2 to (4.10, 7.25), heading 60.");
  CHECK(told(game, p, EventKind::collided, 0, 1, static_cast<int>(Maneuver::turn), 3, static_cast<int>(Flank::left)) ==
        "  red turns left at 3 into blue, and stops at (4.10, 7.25), heading 60.");
  CHECK(told(game, p, EventKind::clear_pass, 0, 1) == "    A Clear Pass over blue.");
}

TEST_CASE("an attack is told die by die", "[show][aerodome]") {
  const aerodome::Game game(house_table());
  Position p = within(FrameKind::attack);
  p.dice.open = {1, 1, 0, 0, 2, 0};
  p.blocks.open = {0, 0, 1, 0, 1, 0};
  p[1].hit_points = 13;
  CHECK(told(game, p, EventKind::attack_begins, 0, 1, 4) == "  red shoots at blue with 4 dice.");
  CHECK(told(game, p, EventKind::attack_begins, 0, 1, 1, 0, 1) == "  red fires its Armament at blue with 1 die.");
  CHECK(told(game, p, EventKind::dice_rolled) == "    Rolled 5 5 2 1.");
  CHECK(told(game, p, EventKind::die_rerolled, 0, nobody, 2, 6) == "    A 2 becomes a 6.");
  CHECK(told(game, p, EventKind::attack_hits, 0, 1, 2, 5) == "    2 hits on 5 or more.");
  CHECK(told(game, p, EventKind::attack_misses, 0, 1, 0, 6) == "    Nothing reaches 6: a miss.");
  CHECK(told(game, p, EventKind::elusive_spent, 1, nobody, 2) == "    Elusive rolls 2 dice to block.");
  CHECK(told(game, p, EventKind::elusive_rolled, 1, nobody, 1) == "    Rolled 5 3: 1 blocked.");
  CHECK(told(game, p, EventKind::damaged, 1, 0, 2, static_cast<int>(Cause::attack)) == "    blue takes 2 damage, 13 Hit Points left.");
  CHECK(told(game, p, EventKind::damaged, 1, nobody, 1, static_cast<int>(Cause::collision)) ==
        "    blue takes 1 damage from the collision, 13 Hit Points left.");
  CHECK(told(game, p, EventKind::destroyed, 1, 0) == "    blue is shot down by red!");
  CHECK(told(game, p, EventKind::destroyed, 1) == "    blue goes down!");
}

TEST_CASE("a card is told when it is revealed, and never before", "[show][aerodome]") {
  const aerodome::Game game(house_table());
  Position p = within(FrameKind::none);
  std::set<std::string> lines;
  for (int card = 0; card < hand_cards; ++card) {
    p[0].active = static_cast<std::uint8_t>(card);
    lines.insert(told(game, p, EventKind::chosen));
  }
  CHECK(lines == std::set<std::string>{"red has chosen a card."});
  p[0].active = 3;
  p[0].initiative = 4;
  CHECK(told(game, p, EventKind::revealed, 0, nobody, 3) == "red reveals 4 Lucky Split (Straight 1 locked / Roll 3 reactive / Shot 4; LUCKY 2).");
  CHECK(told(game, p, EventKind::turn_begins) == "red's turn, Initiative 4: 4 Lucky Split.");
  const aerodome::Game teams(house_table(Mode::squadron, 8));
  Position q = within(FrameKind::none);
  std::set<std::string> slots;
  for (FighterId fighter = 4; fighter < 8; ++fighter) {
    q.slots[1][0] = fighter;
    slots.insert(teams.tell(q, {EventKind::slot_chosen, 4, nobody, 1}));
  }
  CHECK(slots == std::set<std::string>{"blue has filled slot 1."});
}

TEST_CASE("every event of random games is one line of plain text, and every question has a prompt", "[show][aerodome]") {
  const auto mode = GENERATE(Mode::standard, Mode::free_for_all, Mode::squadron);
  Table table = house_table(mode, mode == Mode::standard ? 2 : mode == Mode::free_for_all ? 4 : 8);
  table.last_round = 8;
  const aerodome::Game game(table);
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Position p = game.start();
    std::set<EventKind> heard;
    const aerodome::Narrator narrator = [&](const Position& now, const Event& event) {
      const std::string line = game.tell(now, event);
      INFO("event " << static_cast<int>(event.kind));
      CHECK_FALSE(line.empty());
      CHECK(ascii(line));
      CHECK(line.find("?") == std::string::npos);
    };
    for (std::size_t ply = 0; !game.to_act(p).empty() && ply < 3000; ++ply) {
      std::vector<Action> answers;
      for (const Seat seat : game.to_act(p)) {
        OptionList options;
        game.options(p, seat, options);
        answers.push_back(options[Gambler::pick(options, seat, seed, ply)].action);
        CHECK_FALSE(game.spell(p, seat, answers.back()) == "?");
        const std::string prompt = game.prompt(p, seat);
        CHECK(prompt.size() > 10);
        CHECK((prompt.back() == '?' || prompt.back() == '.'));
        CHECK(ascii(prompt));
      }
      game.apply(p, answers, narrator);
    }
    CHECK(game.prompt(p, Seat::seat0) == "The game is over.");
    CHECK(game.chapter(p) == "The end");
  }
}

TEST_CASE("the end says who won, how, and with what", "[show][aerodome]") {
  const aerodome::Game game(house_table());
  Position p;
  p.round = 7;
  p.outcome = Outcome::shot_down;
  p.winners = 2;
  p[1].hit_points = 3;
  p.tallies[1].damage = 12;
  p.tallies[1].hits = 5;
  p.tallies[1].shots = 9;
  CHECK(game.result(p) ==
        "blue wins in round 7: the opponent is out of Hit Points. red: 0 Hit Points left, 0 damage dealt with 0 of 0 attacks. "
        "blue: 3 Hit Points left, 12 damage dealt with 5 of 9 attacks.");
  p.winners = 0;
  CHECK(game.result(p).starts_with("Nobody wins in round 7: both are out of Hit Points at once."));
  Table short_game = house_table(Mode::free_for_all, 3);
  short_game.last_round = 1;
  const aerodome::Game crowd(short_game);
  Position q = crowd.start();
  Mute mute;
  for (std::size_t ply = 0; !crowd.to_act(q).empty() && ply < 1000; ++ply) {
    std::vector<Action> answers;
    for (const Seat seat : crowd.to_act(q)) {
      OptionList options;
      crowd.options(q, seat, options);
      answers.push_back(options[Gambler::pick(options, seat, 1, ply)].action);
    }
    crowd.apply(q, answers, mute);
  }
  CHECK(crowd.result(q).starts_with("red, blue and green share the win when the rounds run out, on Victory Points. red: 0 Victory Points, "));
}

TEST_CASE("an account names its values, one for each measure", "[show][aerodome]") {
  const aerodome::Game game(house_table());
  Position p;
  p.round = 7;
  p.outcome = Outcome::dazed_out;
  p[0].hit_points = 4;
  p.tallies[1].passes = 2;
  const Account account = game.account(p);
  const std::vector<Measure> measures = game.measures();
  REQUIRE(account.values.size() == measures.size());
  const auto value = [&](const std::string& name) {
    const auto at = std::find_if(measures.begin(), measures.end(), [&](const Measure& measure) { return measure.name == name; });
    REQUIRE(at != measures.end());
    return account.values[static_cast<std::size_t>(at - measures.begin())];
  };
  CHECK(game.endings()[account.ending] == "all nine cards Dazed");
  CHECK(value("rounds") == 7);
  CHECK(value("red-hp") == 4);
  CHECK(value("blue-hp") == 0);
  CHECK(value("blue-passes") == 2);
  const aerodome::Game crowd(house_table(Mode::free_for_all, 3));
  p.points = {2, 3, 1};
  const std::vector<Measure> more = crowd.measures();
  const Account scored = crowd.account(p);
  REQUIRE(scored.values.size() == more.size());
  for (std::size_t i = 0; i < more.size(); ++i)
    if (more[i].name == "blue-points") CHECK(scored.values[i] == 3);
  CHECK(more.size() == measures.size() + 2);
}
