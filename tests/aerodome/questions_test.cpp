// What a person may ask: flights and odds against the game itself, ranges against the tools, cards in full, and one clear line for every bad word.
#include <algorithm>
#include <map>

#include "decks/spelling.h"
#include "rules/aerodome/effects.h"
#include "rules/aerodome/flight.h"
#include "rules/aerodome/odds.h"
#include "rules/aerodome/words.h"
#include "tests/aerodome/skies.h"
#include "tests/catch.h"
#include "tests/gambler.h"

using namespace rondo;
using namespace rondo::aerodome;

namespace {

/// The answer to a line such as `range red blue`, or the text of the fault.
std::string answer(const aerodome::Game& game, const Position& p, const std::string& line) {
  const std::vector<std::string> all = words(line);
  const Position before = p;
  for (const auto& question : game.questions())
    if (question.name == all.front()) {
      const auto result = question.answer(p, std::span(all).subspan(1));
      CHECK(p == before);
      if (result) return *result;
      CHECK(result.fault().where == question.name);
      CHECK(result.fault().text().find('\n') == std::string::npos);
      return result.fault().text();
    }
  FAIL("no such question: " << line);
  return "";
}

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

/// The text without its line breaks.
std::string unbroken(const std::string& text) {
  return joined(words([&] {
    std::string flat = text;
    std::replace(flat.begin(), flat.end(), '\n', ' ');
    return flat;
  }()));
}

/// Two fighters nose to nose, red about to carry out the action at `line` of its card.
Position duel(int card = 3, int line = 0) {
  Position p;
  p.round = 2;
  p.holder = 0;
  const auto place = [&](FighterId fighter, int x, int y, int heading, int active) {
    Plane& plane = p[fighter];
    plane.at = {{x, 0}, {y, 0}};
    plane.heading = static_cast<std::uint8_t>(heading);
    plane.aloft = plane.revealed = true;
    plane.hit_points = 15;
    plane.active = static_cast<std::uint8_t>(active);
    plane.initiative = static_cast<std::uint8_t>(active + 1);
  };
  place(0, 4096, 7168, 0, card);
  place(1, 10240, 7168, 6, 2);
  p.order.push_back(0);
  p.order.push_back(1);
  p.frames.push_back({});
  p.frames.back().kind = FrameKind::round;
  p.frames.back().step = static_cast<std::uint8_t>(RoundStep::turns);
  p.frames.push_back({});
  p.frames.back().kind = FrameKind::turn;
  p.frames.back().fighter = 0;
  p.frames.back().step = static_cast<std::uint8_t>(TurnStep::act);
  p.frames.back().line = static_cast<std::uint8_t>(line);
  p.owing = Seat::seat0;
  return p;
}

/// Damage of a wager by counting every roll, rerolling failures wherever LUCKY lets it.
std::vector<std::uint64_t> counted_out(const Wager& wager) {
  std::vector<std::uint64_t> damage(static_cast<std::size_t>(wager.dice) + 2);
  const int dice = wager.dice + std::min(wager.lucky, wager.dice) + (wager.elusive ? wager.dice : 0);  // the last ones block
  std::uint64_t rolls = 1;
  for (int i = 0; i < dice; ++i) rolls *= static_cast<std::uint64_t>(wager.elusive && i >= dice - wager.dice ? 6 : wager.sides);
  for (std::uint64_t roll = 0; roll < rolls; ++roll) {
    std::uint64_t rest = roll;
    const auto next = [&](int sides) {
      const int face = static_cast<int>(rest % static_cast<std::uint64_t>(sides)) + 1;
      rest /= static_cast<std::uint64_t>(sides);
      return face;
    };
    int hits = 0;
    for (int i = 0; i < wager.dice; ++i) hits += next(wager.sides) >= wager.need;
    const int failed = wager.dice - hits;
    for (int i = 0; i < std::min(wager.lucky, wager.dice); ++i) hits += (next(wager.sides) >= wager.need) && i < failed;
    int through = hits;
    for (int i = 0; wager.elusive && i < wager.dice; ++i) through -= next(6) >= 5 && i < hits;
    ++damage[static_cast<std::size_t>(through + (wager.pierce && through > 0 ? 1 : 0))];
  }
  return damage;
}

/// The damage of red's attack with every die played through the rules, by points, each way weighed by the dice that it did not take; red
/// rerolls what fails, and blue spends Elusive.
struct Played {
  const aerodome::Game& game;
  int hit_points;
  std::map<int, Ways> damage = {};

  void go(const Position& now, Ways weight) {
    if (now.frames.back().kind != FrameKind::attack) {
      damage[hit_points - now[1].hit_points] += weight;
      return;
    }
    OptionList options;
    game.options(now, now.owing.first(), options);
    if (now.owing.is_chance()) {
      for (const Option& option : options) follow(now, option.action, weight / 6);
      return;
    }
    for (const Option& option : options)
      if (option.action.verb != static_cast<std::uint16_t>(Verb::reroll) || option.action.a < 5) return follow(now, option.action, weight);
  }
  void follow(Position now, Action action, Ways weight) {
    Mute mute;
    game.apply(now, {&action, 1}, mute);
    go(now, weight);
  }
};

}  // namespace

TEST_CASE("odds are those of every roll counted out", "[questions][aerodome]") {
  for (const int dice : {1, 2, 3})
    for (const int need : {1, 3, 4, 5, 6})
      for (const int lucky : {0, 1, 2})
        for (const bool pierce : {false, true})
          for (const bool elusive : {false, true}) {
            const Wager wager{dice, need, 6, lucky, pierce, elusive};
            if (dice == 3 && lucky == 2 && elusive) continue;  // too many to count out
            const std::vector<std::uint64_t> truth = counted_out(wager);
            const Odds chances = odds(wager);
            std::uint64_t all = 0;
            for (const std::uint64_t ways : truth) all += ways;
            REQUIRE(chances.damage.size() == truth.size());
            Ways sum = 0;
            for (std::size_t points = 0; points < truth.size(); ++points) {
              INFO(dice << " dice on " << need << ", LUCKY " << lucky << ", " << points << " points");
              CHECK(static_cast<bool>(chances.damage[points] * all == chances.all * truth[points]));
              sum += chances.damage[points];
            }
            CHECK(static_cast<bool>(sum == chances.all));
          }
  CHECK(counted_out({2, 3, 3, 0, false, false}) == std::vector<std::uint64_t>{4, 4, 1, 0});
  CHECK(static_cast<bool>(odds({2, 3, 3, 0, false, false}).at_least(1) * 9 == odds({2, 3, 3, 0, false, false}).all * 5));
}

TEST_CASE("odds of the next attack are those of the game", "[questions][aerodome]") {
  const bool elusive = GENERATE(false, true);
  const int card = GENERATE(2, 3);  // PIERCE, LUCKY 2
  const int line = card == 2 ? 1 : 2;
  Table table = house_table();
  table.pilots[0].hand[static_cast<std::size_t>(card)].actions[static_cast<std::size_t>(line)] = shoots(2);
  const aerodome::Game game(complete(table));
  Position p = duel(card, line);
  if (elusive) p[1].buff = Buff::elusive;
  Ways all = 1;
  for (int die = 0; die < 6; ++die) all *= 6;  // two dice, two rerolls, two blocks
  Played played{game, p[1].hit_points};
  OptionList options;
  game.options(p, Seat::seat0, options);
  REQUIRE(game.spell(p, Seat::seat0, options[0].action) == "shoot blue");
  played.follow(p, options[0].action, all);
  const Odds chances = odds({2, 5, 6, card == 3 ? 2 : 0, card == 2, elusive});
  for (std::size_t points = 0; points < chances.damage.size(); ++points)
    CHECK(static_cast<bool>(chances.damage[points] * all == chances.all * played.damage[static_cast<int>(points)]));
  const std::string text = unbroken(answer(game, p, "odds"));
  CHECK(says(text, card == 2 ? "Shot 2: 2 dice, each needing 5+, PIERCE." : "Shot 2: 2 dice, each needing 5+, LUCKY 2."));
  CHECK(says(text, elusive ? "on blue with Elusive: damage 1+ " : "on blue: damage 1+ "));
  CHECK(says(text, "on average " + mean_text(chances.sum(), chances.all)));
}

TEST_CASE("odds know what changes the dice", "[questions][aerodome]") {
  const aerodome::Game game(house_table());
  Position p = duel(3, 2);
  CHECK(says(answer(game, p, "odds"), "Shot 4: 4 dice, each needing 5+, LUCKY 2."));
  p[0].burst = 2;
  CHECK(says(answer(game, p, "odds"), "Shot 4: 6 dice, each needing 5+, LUCKY 2."));
  p[0].touching = only(FighterId{1});  // INEFFICIENT (ARD-189)
  CHECK(says(answer(game, p, "odds"), "Shot 4: 6 dice, each needing 6+, LUCKY 2."));
  p[1].heading = 0;
  p[1].at.x = {20000, 0};
  p[0].touching = 0;
  CHECK(says(answer(game, p, "odds"), "Nobody is in range of it."));
  CHECK(answer(game, p, "odds 4 5") == "4 dice, each needing 5+: damage 1+ 80%, 2+ 41%, 3+ 11%, 4+ 1%, on average 1.33.");
  CHECK(answer(game, p, "odds 1 6 lucky 1 pierce elusive") ==
        "1 die, each needing 6+, LUCKY 1, PIERCE, against Elusive: damage 1+ 20%, 2+ 20%, on average 0.41.");
  CHECK(answer(game, p, "odds 2 2 d3") == "2 dice of 1 to 3, each needing 2+: damage 1+ 89%, 2+ 44%, on average 1.33.");
}

TEST_CASE("a face-down card of another seat has no odds", "[questions][aerodome]") {
  const aerodome::Game game(house_table());
  Position p = duel();
  p[1].active = unseen;
  p[1].revealed = false;
  CHECK(answer(game, p, "odds blue") == "odds: blue has no attack to come; expected odds [DICE NEED] [lucky N] [pierce] [elusive] [d3]");
}

TEST_CASE("try leads where the game leads", "[questions][aerodome]") {
  Table narrow = house_table();
  narrow.dimensions.length = narrow.dimensions.width = 5 * 1024;
  const aerodome::Game game(narrow);
  int flown = 0;
  int collisions = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    Position p = game.start();
    for (std::size_t ply = 0; !game.to_act(p).empty() && ply < 600; ++ply) {
      std::vector<Action> answers;
      for (const Seat seat : game.to_act(p)) {
        OptionList options;
        game.options(p, seat, options);
        answers.push_back(options[Gambler::pick(options, seat, seed, ply)].action);
      }
      std::string tried;
      FighterId fighter = nobody;
      if (verb_of(answers[0]) == Verb::fly) {
        fighter = p.frames.back().fighter;
        tried = answer(game, p, "try " + game.spell(p, game.table().seat_of(fighter), answers[0]));
      }
      const aerodome::Narrator narrator = [&](const Position& now, const Event& event) {
        if (event.fighter != fighter || (event.kind != EventKind::flown && event.kind != EventKind::collided)) return;
        ++flown;
        const bool collided = event.kind == EventKind::collided;
        if (collided) ++collisions;
        CHECK(says(tried, place_text(now[fighter].at) + " heading " + degrees(now[fighter].heading)));
        CHECK(says(tried, "runs into") == collided);
        CHECK(says(tried, "There it touches") == (now[fighter].touching != 0));
        const int corners = outside(game.table(), now[fighter].at, now[fighter].heading);
        CHECK(says(tried, "There " + counted(corners, "corner")) == (corners > 0));
        const FighterId other = fighter == 0 ? 1 : 0;
        CHECK(says(tried, "In its Shot sector: " +
                              (in_shot(game.table(), now[fighter].at, now[fighter].heading, now[other]) ? tag(game.table(), other) : "nobody") +
                              "."));
      };
      game.apply(p, answers, narrator);
    }
  }
  CHECK(flown > 300);
  CHECK(collisions > 5);
}

TEST_CASE("maneuvers are tried one after the other", "[questions][aerodome]") {
  const aerodome::Game game(house_table());
  Position p = duel();
  p.tokens.push_back({{8192, 0}, {10240, 0}});
  const std::string text = answer(game, p, "try turn left 3 then roll right 2");
  CHECK(says(text, "red from (4.00, 7.00) heading 0:"));
  CHECK(says(text, "  turn left 3: (7.90, 9.25) heading 60, takes 1 Auxiliary token."));
  CHECK(says(text, "  roll right 2: runs into blue, 1 damage, stays at (7.90, 9.25) heading 60."));
  CHECK(says(answer(game, p, "try straight 5 as blue"), "straight 5: runs into red, 1 damage, stops at (5.50, 7.00) heading 180."));
  CHECK(says(answer(game, p, "try imm 2"), "immelmann 2: (7.50, 7.00) heading 180."));
  p[1].at = {{6600, 0}, {7168, 0}};  // red flies over it
  CHECK(says(answer(game, p, "try straight 5"), "straight 5: (10.50, 7.00) heading 0, a Clear Pass over blue."));
  p[1].at = {{10240, 0}, {7168, 0}};
  p[1].buff = Buff::elusive;
  const std::string shot = answer(game, p, "try straight 1");
  CHECK(says(shot, "In its Shot sector: blue. It is in the Shot sector of blue."));
  CHECK(says(shot, "Shot 4: 4 dice, each needing 5+, LUCKY 2."));
  CHECK(says(shot, "on blue with Elusive: damage 1+ "));
}

TEST_CASE("ranges are those of the tools", "[questions][aerodome]") {
  const aerodome::Game game(house_table());
  Position p = duel();
  CHECK(answer(game, p, "range blue") ==
        "The centres of red and blue are 6.00 inches apart; they do not touch.\n"
        "  blue is in red's Shot sector, and Within its Range 5.\n"
        "  red is in blue's Shot sector, and Within its Range 5.");
  p[1].at.x = {4096 + 3072, 0};  // 3 inches: 1.5 between the corners
  CHECK(says(answer(game, p, "range r b"), "blue is in red's Shot sector, and Within its Range 2, 3, 4 and 5."));
  p[1].at.x = {4096 + 7682, 0};  // just beyond 7.5
  CHECK(says(answer(game, p, "range red blue"), "7.50 inches apart"));
  CHECK(says(answer(game, p, "range red blue"), "blue is not in red's Shot sector, and out of its Range 5."));
  p[1].at.x = {4096 + 1536, 0};
  p[0].touching = only(FighterId{1});
  p[1].touching = only(FighterId{0});
  CHECK(says(answer(game, p, "range red blue"), "1.50 inches apart; they touch."));
}

TEST_CASE("a card is shown in full, with where its text comes from", "[questions][aerodome]") {
  Table table = house_table();
  BattleCard& card = table.pilots[0].hand[3];
  card.source = Source::printed;
  card.initiative_source = Source::inferred;
  card.printed_row = 2;
  card.aux_bar = with(Keyword::pierce);
  card.effects = {line("Wind Up", When::compare, EffectVerb::initiative, 2)};
  card.effects[0].may = true;
  const aerodome::Game game(complete(table));
  const Position p = duel();
  const std::string text =
      "T4 Lucky Split, a Straight card of Initiative 4, Basic\n"
      "  Straight 1 locked / Roll 3 reactive / Shot 4\n"
      "  Keywords: LUCKY 2\n"
      "  For Auxiliary cards used with it: PIERCE\n"
      "  Wind Up, in its pass of Compare, may be declined: +2 Initiative\n"
      "  Source: name printed, Initiative inferred, text house; the printed table has it in row 2.";
  CHECK(answer(game, p, "show red 4") == text);
  CHECK(answer(game, p, "show lucky split") == text);
  CHECK(answer(game, p, "show T4") == text);
  CHECK(says(answer(game, p, "show AUX2"), "AUX2 Snap Turn, Skill, Basic\n  Immelmann 2, in place of one action"));
  CHECK(says(answer(game, p, "show red"), "Slip Away, after an own maneuver (Immelmann): gain Elusive"));
  CHECK(says(unbroken(answer(game, p, "show blue")), "Keen Eye, when its attack is rolled, once a round, may be declined: reroll an attack die"));
  CHECK(says(answer(game, p, "show stadium"), "ST-1 Open Sky"));
  CHECK(answer(game, p, "show Lucky Splot") ==
        "show: nothing is called 'Lucky Splot'; expected a fighter, a card's id or name, a fighter and an Initiative, or 'stadium'; did you mean "
        "'Lucky Split'?");
}

TEST_CASE("hands, decks and Auxiliary cards are listed", "[questions][aerodome]") {
  const aerodome::Game game(house_table());
  Position p = duel();
  p[0].dazed[4] = 2;
  p.aux[0] = {AuxPlace::deck, in_hand_of(0), AuxPlace::discard, attached_to(0)};
  const std::string hand = answer(game, p, "cards");
  CHECK(says(hand, "red's hand:\n  1 Steady (Straight 3 locked / Turn 2 reactive / Shot 5)\n"));
  CHECK(says(unbroken(hand), " 4 Lucky Split (Straight 1 locked / Roll 3 reactive / Shot 4; LUCKY 2), active 5"));
  CHECK(says(hand, "\n  5 Match (Turn 2 locked / Shot 4; BURN 2), Dazed 2\n"));
  CHECK(answer(game, p, "deck blue") == "F-bob\\ T1\\ T2\\ T3\\ T4\\ T5\\ T6\\ T7\\ T8\\ T9\\ AUX1\\ AUX2\\ AUX3\\ AUX4");
  CHECK(answer(game, p, "aux") ==
        "The Auxiliary cards of red:\n  deck, in no known order: AUX1 Wing Guns\n  discard: AUX3 Smoke\n  in hand of red: AUX2 Snap Turn\n"
        "  mounted on red, Ammo 0: AUX4 Overcharge");
}

TEST_CASE("from the start every seat knows the nine cards of every other", "[questions][aerodome][ARD-124]") {
  const aerodome::Game game(house_table());
  const Position start = game.start();
  for (const Seat seat : {Seat::seat0, Seat::seat1})
    for (const FighterId fighter : {FighterId{0}, FighterId{1}}) {
      const std::string hand = unbroken(answer(game, game.view(start, seat), "cards " + tag(game.table(), fighter)));
      for (const BattleCard& card : house_hand()) CHECK(says(hand, card_in_full(card)));
    }
}

TEST_CASE("a bad word comes back as one line that says what is expected", "[questions][aerodome]") {
  const aerodome::Game game(house_table());
  const Position p = duel();
  const std::map<std::string, std::string> faults = {
      {"try", "try: a maneuver is needed; expected try MANEUVER [then MANEUVER] [as FIGHTER]"},
      {"try as red", "try: a maneuver is needed; expected try MANEUVER [then MANEUVER] [as FIGHTER]"},
      {"try banana", "try: 'banana' is no maneuver; expected one of straight, turn, rotate, roll, immelmann"},
      {"try strait 2", "try: 'strait' is no maneuver; expected one of straight, turn, rotate, roll, immelmann; did you mean 'straight'?"},
      {"try ro left 2", "try: 'ro' is the beginning of several maneuvers; expected one of straight, turn, rotate, roll, immelmann"},
      {"try turn 3", "try: turn goes to a side; expected turn left or turn right"},
      {"try turn", "try: turn goes to a side; expected turn left or turn right"},
      {"try straight", "try: straight needs a speed; expected a number from 1 to 5"},
      {"try straight 6", "try: straight needs a speed; expected a number from 1 to 5"},
      {"try straight 2 then", "try: after 'then' comes another maneuver; expected try MANEUVER [then MANEUVER] [as FIGHTER]"},
      {"try straight 2 straight 2", "try: after a maneuver stands 'straight'; expected 'then' and another maneuver, or 'as' and a fighter"},
      {"try straight 1 as pink", "try: no fighter is called 'pink'; expected one of red, blue"},
      {"try straight 1 as", "try: one fighter is needed after 'as'; expected try MANEUVER [then MANEUVER] [as FIGHTER]"},
      {"odds 40", "odds: the number of dice is '40'; expected a number from 1 to 20"},
      {"odds 4 7", "odds: what a die must reach is '7'; expected a number from 1 to 6"},
      {"odds 4 4 lucky", "odds: LUCKY's number is missing; expected a number from 1 to 8"},
      {"odds 4 4 lucy", "odds: nothing is known of 'lucy'; expected odds [DICE NEED] [lucky N] [pierce] [elusive] [d3]; did you mean 'lucky'?"},
      {"range", "range: one or two fighters are needed; expected range [FIGHTER] FIGHTER"},
      {"range red red", "range: both are red; expected two fighters"},
      {"cards red blue", "cards: 'blue' is one word too many; expected cards [FIGHTER]"},
      {"deck bleu", "deck: no fighter is called 'bleu'; expected one of red, blue; did you mean 'blue'?"},
      {"show", "show: a card, a fighter or 'stadium' is needed; expected show CARD|FIGHTER|stadium"},
      {"show red 10", "show: red has no card '10'; expected an Initiative from 1 to 9"}};
  for (const auto& [line, text] : faults) CHECK(answer(game, p, line) == text);
  Position q = p;
  q[1].aloft = false;
  CHECK(answer(game, q, "range blue") == "range: blue is not on the table; expected a fighter that is");
  CHECK(answer(game, q, "try straight 1 as blue") == "try: blue is not on the table; expected a fighter that is");
}
