// What a person reads: each event as one exact line, every question, and how a game ended.
#include <algorithm>
#include <utility>

#include "rules/aegis/lists.h"
#include "tests/aegis/casts.h"
#include "tests/decks/frozen.h"
#include "tests/gambler.h"

using namespace rondo;
using namespace rondo::aegis;

namespace {

using Texts = std::vector<std::string>;

bool ascii(const std::string& text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c == '\n' || (c >= ' ' && c <= '~'); });
}

/// What was told since the last time.
Texts heard(Scene& s) { return std::exchange(s.story, {}); }

std::string asked(const Scene& s) { return s.game().prompt(s.p, s.owes()); }

aegis::Game frozen_game() {
  const auto table = lay_out(tests::frozen_box(), {"lamplighters", "ebb-fleet", "ebb-colossus", "arena", Difficulty::normal});
  REQUIRE(static_cast<bool>(table));
  return aegis::Game(*table);
}

}  // namespace

TEST_CASE("an activation is told so that it can be repeated on the table", "[show][aegis]") {
  Cast cast = five();
  cast.team[0].actions = {{.range = 2, .name = "Jab"}};
  cast.minions[0].integrity = 2;
  Scene s(cast);
  const PieceId ant = s.hero("ANT-1", "A1");
  s.minion("MAR-1", "B3");
  CHECK(asked(s) == "Your turn: which robot activates? 20 Energy, 18 Valor; then the boss's A card.");
  s.play("activate ANT-1");
  CHECK(asked(s) == "ANT-1 (A): move, use an Action, combine, or done? 20 Energy, up to 3 hexes of movement.");
  s.play({"move A2", "use 1"});
  CHECK(asked(s) == "Which target for Jab (2 dice, 3+)?");
  s.play("target MAR-1");
  CHECK(asked(s) == "What does die 1 of 2 for ANT-1's Jab show?");
  s.roll({6, 2});
  CHECK(heard(s) == Texts{"ANT-1 activates (20 Energy in the pool).", "  ANT-1 moves from A1 to A2 for 1 Energy (19 left).",
                          "  ANT-1 uses Jab (2 dice, 3+) on MAR-1 at distance 1.", "    Rolled 2 6, needing 3+."});
  CHECK(asked(s) == "ANT-1 rolled 2 6 on MAR-1, needing 3+: change a die? 1 Valor of 18.");
  s.play("valor six 2");
  CHECK(heard(s) == Texts{"    Valor Skill: a 2 becomes a 6 for 1 Valor (17 left)."});
  s.rondo("A");
  s.play("pass");
  CHECK(heard(s) == Texts{"    2 successes.", "    MAR-1 takes 2 damage, 0 of 2 Integrity left.", "    MAR-1 is destroyed!",
                          "    Boss loses 1 Integrity for it (19 of 20 left).", "Boss turn 1 of 1: the A card.",
                          "  Boss skips Fist: nothing to use it on.", "  No minion of letter A activated: the boss summons."});
  CHECK(s.at(ant) == "A2");
}

TEST_CASE("modifiers, counters and statuses are told with what is left", "[show][aegis]") {
  Cast cast = five();
  cast.team[0].actions = {{.attributes = {"BLAZE", "RUST", "QUELL", "DISARM", "FLICKER", "RECHARGE"}, .name = "Plague"}};
  cast.team[1].actions = {{.effect = Effect::drain, .power = 2, .name = "Leech"}};
  cast.team[2].actions = {{.cost = 1, .effect = Effect::boost, .name = "Glow"}};
  cast.team[3].actions = {{.cost = 1, .effect = Effect::acc, .power = -1, .range = 0, .radius = 1, .name = "Fog"}};
  cast.team[4].actions = {{.cost = 2, .effect = Effect::repair, .name = "Mend"}};
  Scene s(cast);
  s.rondo("");
  s.p.skills_used = 31;
  s.hero("ANT-1", "A1");
  const PieceId eel = s.hero("EEL-1", "A2");
  s.hero("GNU-1", "A3");
  s.hero("IBIS-1", "C2");
  s.hero("SOLE-1", "B4");
  const PieceId mar = s.minion("MAR-1", "B2");
  s.marks(mar, Side::boss).def = 1;
  s.p[eel].damage = 1;
  s.p[eel].drain = 2;
  s.play({"activate ANT-1", "use 1", "target MAR-1"}).roll({6, 1}).let_be();
  CHECK(heard(s) == Texts{"ANT-1 activates (20 Energy in the pool).", "  ANT-1 uses Plague (2 dice, 3+) on MAR-1 at distance 1.",
                          "    Rolled 1 6, needing 3+.", "    1 success.", "    MAR-1 takes 0 damage (1 before DEF), 5 of 5 Integrity left.",
                          "    MAR-1 is ablaze (BLAZE 1).", "    MAR-1 is Rusted.", "    MAR-1 is Quelled.", "    MAR-1 is Disarmed.",
                          "    MAR-1 flickers.", "    RECHARGE returns 1 Energy (19 in the pool)."});
  s.play({"activate GNU-1", "use 1", "target EEL-1"}).roll({6});
  s.play({"activate IBIS-1", "use 1"}).roll({6});
  s.play({"activate SOLE-1", "use 1", "target EEL-1"}).roll({3, 2});
  CHECK(asked(s) == "How is EEL-1 repaired? 1 point for 1 damage and 2 drain.");
  s.play("mend EEL-1 1 drain");
  CHECK(heard(s) == Texts{"GNU-1 activates (19 Energy in the pool).", "  GNU-1 uses Glow (1 die, 3+) on EEL-1 at distance 1.",
                          "    Rolled 6, needing 3+.", "    1 success.", "    EEL-1 gains 1 Energy Output (now 2).",
                          "IBIS-1 activates (18 Energy in the pool).", "  IBIS-1 uses Fog (1 die, 3+, radius 1).", "    Rolled 6, needing 3+.",
                          "    1 success.", "    MAR-1 gets -1 ACC until the next Recharge.", "SOLE-1 activates (17 Energy in the pool).",
                          "  SOLE-1 uses Mend (2 dice, 3+) on EEL-1 at distance 2.", "    Rolled 2 3, needing 3+.", "    1 success.",
                          "    EEL-1 repairs 1 drain (Output 3)."});
  s.play({"activate EEL-1", "use 1", "target MAR-1"}).roll({3, 3});
  CHECK(heard(s) == Texts{"EEL-1 activates (15 Energy in the pool).", "  EEL-1 uses Leech (2 dice, 3+) on MAR-1 at distance 1.",
                          "    Rolled 3 3, needing 3+.", "    2 successes.", "    MAR-1 loses 3 Energy Output (0 left).",
                          "    MAR-1 is fully drained.", "    MAR-1 is destroyed!", "    Boss loses 1 Integrity for it (19 of 20 left).",
                          "You end the round.", "Round 2 begins."});
}

TEST_CASE("rerolls, Jamming, GAMBIT and single-hit dice are told die by die", "[show][aegis]") {
  Cast cast = five();
  cast.team[0].abilities = {"Reroll 1", "Jamming 1"};
  cast.team[0].actions = {{.attributes = {"GAMBIT"}, .multi = false, .name = "Dare"}};
  cast.minions[0].abilities = {"Jamming 1"};
  cast.minions[0].actions = {{.attributes = {"PRECISE"}, .name = "Spit"}};
  Scene s(cast);
  s.rondo("A");
  s.p.skills_used = 31;
  s.hero("ANT-1", "A1");
  s.minion("MAR-1", "A5");
  s.play({"activate ANT-1", "use 1", "target MAR-1"}).roll({6, 4, 2});
  CHECK(asked(s) == "ANT-1 rolled 2 4 on MAR-1, needing 3+: reroll a die? 1 Energy of 18, 1 reroll left.");
  s.play("reroll 2");
  CHECK(asked(s) == "What does the rerolled 2 show now?");
  s.roll({3});
  CHECK(
      asked(s) ==
      "ANT-1 rolled 3 4 on MAR-1, needing 3+: gamble more dice? 1 Energy of 17 for each of at most 2; one that misses or shows 1 fails the Action.");
  s.play("gamble 1");
  CHECK(asked(s) == "What does gambled die 1 of 1 show?");
  s.roll({1});
  CHECK(heard(s) == Texts{"ANT-1 activates (20 Energy in the pool).", "  ANT-1 uses Dare (2 dice, 3+) on MAR-1 at distance 4.",
                          "    Rolled 2 4 6, needing 3+ on every die.", "    The highest die, a 6, is dropped.",
                          "    Reroll: a 2 becomes a 3 for 1 Energy (17 left).", "    Gambled dice: 1.",
                          "    The gamble fails, and the Action with it.", "Boss turn 1 of 1: the A card.",
                          "  Boss skips Fist: nothing to use it on."});
  CHECK(asked(s) == "Which minion activates next? 1 is still to activate.");
  s.play("send MAR-1");
  CHECK(asked(s) == "Whom does MAR-1 target with Spit (2 dice, 3+)?");
  s.play("target ANT-1").roll({1, 5, 5});
  CHECK(asked(s) == "MAR-1 rolled 5 5 against ANT-1, needing 3+: make it reroll a die? 1 Energy of 16, 1 reroll left.");
  s.play("jam 5").roll({2}).let_be();
  CHECK(heard(s) == Texts{"  MAR-1 activates.", "  MAR-1 uses Spit (2 dice, 3+) on ANT-1 at distance 4.", "    Rolled 1 5 5, needing 3+.",
                          "    The lowest die, a 1, is dropped.", "    Jamming: a 5 becomes a 2 for 1 Energy (15 left).", "    1 success.",
                          "    ANT-1 takes 1 damage, 4 of 5 Integrity left."});
}

TEST_CASE("a boss turn is told from its card to the minion that enters", "[show][aegis]") {
  Scene s(five());
  s.deck({"MAX-3", "MUD-1"});
  s.hero("ANT-1", "G9");
  s.hero("EEL-1", "G11");
  s.boss_turn("A");
  CHECK(asked(s) == "Whom does Boss target with Fist (1 die, 3+)?");
  s.play("target ANT-1").roll({5}).let_be();
  CHECK(asked(s) == "Which card comes off the minion deck?");
  s.play({"draw MAX-3", "draw MUD-1"});
  CHECK(asked(s) == "What does the summon die for MUD-1 (G) show?");
  s.roll({3});
  CHECK(asked(s) == "The summon die shows 3: MUD-1 (G) enters on Starpoint 4 (K7). Change the die? 1 Valor of 18.");
  s.let_be();
  CHECK(heard(s) == Texts{"You pass.", "Boss turn 1 of 1: the A card.", "  Boss uses Fist (1 die, 3+) on ANT-1 at distance 2.",
                          "    Rolled 5, needing 3+.", "    1 success.", "    ANT-1 takes 1 damage, 4 of 5 Integrity left.",
                          "  No minion of letter A activated: the boss summons.", "  From the minion deck: MAX-3 (AEG).",
                          "    Its Class is not among the minions: to the bottom of the deck.", "  From the minion deck: MUD-1 (G).",
                          "    The summon die shows 3.", "    MUD-1 (G) enters on Starpoint 4 (K7), as 3 is taken."});
}

TEST_CASE("a combined minion takes the place of a component", "[show][aegis]") {
  Scene s(five());
  s.deck({"MIX-2"});
  s.discard("MOP-1");
  s.minion("MER-1", "D4");
  s.hero("ANT-1", "A1");
  s.boss_turn("G").play("draw MIX-2");
  CHECK(heard(s) == Texts{"You pass.", "Boss turn 1 of 1: the G card.", "  No minion of letter G activated: the boss summons.",
                          "  From the minion deck: MIX-2 (ES).", "    MIX-2 takes the place of MER-1.",
                          "    MER-1 goes to the discard as a component.", "    MIX-2 (ES) enters on D4."});
}

TEST_CASE("what a special ability meets is told, and that it met nobody", "[show][aegis]") {
  Cast cast = five();
  cast.boss = {{.icons = "phi", .verb = "scorch", .amount = 2, .within = 3},
               {.icons = "phi", .verb = "sap", .amount = 3},
               {.icons = "phi", .verb = "mend", .amount = 1},
               {.icons = "omega", .verb = "rally", .amount = 1}};
  Scene s(cast);
  const PieceId ant = s.hero("ANT-1", "G8");
  s.p[ant].damage = 4;
  s.boss_turn("phi");
  CHECK(heard(s) == Texts{"You pass.", "Boss turn 1 of 1: the Phi card.", "  Boss: Entry (2 damage to your robots within 3 hexes).",
                          "    ANT-1 takes 2 damage, 0 of 5 Integrity left.", "    ANT-1 is destroyed!", "    You lose 1 Valor (17 left).",
                          "  Boss: Entry (your Energy Pool loses 3).", "    You lose 3 Energy (17 left).",
                          "  Boss: Entry (the boss and every minion repair 1). It changes nothing.", "  No minion is there to activate."});
  s.hero("EEL-1", "A1");
  s.boss_turn("phi");
  CHECK(heard(s)[2] == "  Boss: Entry (2 damage to your robots within 3 hexes). It changes nothing.");
  s.boss_turn("omega");
  CHECK(heard(s) == Texts{"You pass.", "Boss turn 1 of 1: the Omega card.", "  Boss: Entry (+1 DMG on the boss and every minion).",
                          "    Boss gets +1 DMG until the next Recharge.", "  No minion is there to activate."});
}

TEST_CASE("pushes, collisions and answers are told", "[show][aegis]") {
  Cast cast = five();
  cast.team[0].actions = {{.cost = 1, .effect = Effect::push, .power = 3, .attributes = {"BLAZE"}, .name = "Ram"}};
  cast.team[2].abilities = {"Retaliate"};
  cast.minions[0].abilities = {"Retaliate"};
  Scene s(cast);
  s.p.skills_used = 31;
  s.rondo("A");
  s.hero("ANT-1", "G11");
  const PieceId mar = s.minion("MAR-1", "G12");
  s.marks(mar, Side::hero).blaze = 1;
  s.play({"activate ANT-1", "use 1", "target MAR-1"}).roll({6});
  CHECK(asked(s) == "Which way is MAR-1 pushed, and how far? At most 3 hexes.");
  s.play("push E 3");
  CHECK(asked(s) == "What does die 1 of 2 for MAR-1's Shot show?");
  CHECK(heard(s) == Texts{"ANT-1 activates (20 Energy in the pool).", "  ANT-1 uses Ram (1 die, 3+) on MAR-1 at distance 1.",
                          "    Rolled 6, needing 3+.", "    1 success.", "    MAR-1 is pushed from G12 to G13.",
                          "    MAR-1 runs into a wall: 1 collision damage.", "    MAR-1 takes 1 damage, 4 of 5 Integrity left.",
                          "    MAR-1 takes 1 damage from BLAZE, 3 of 5 Integrity left.", "    MAR-1 is ablaze (BLAZE 1).",
                          "  MAR-1 strikes back at ANT-1 (Retaliate).", "  MAR-1 uses Shot (2 dice, 3+) on ANT-1 at distance 2."});
}

TEST_CASE("combining and what it fires are told", "[show][aegis]") {
  Cast cast = five();
  cast.team[5].abilities = {"Hardshield", "Refuel"};
  cast.team[5].actions = {{.effect = Effect::repair, .range = 0, .radius = 2, .attributes = {"COMBINE", "SELF"}, .name = "Glow"}};
  Scene s(cast);
  s.rondo("");
  const PieceId eel = s.hero("EEL-1", "C2");
  s.hero("ANT-1", "A1");
  s.hero("GNU-1", "A2");
  s.p[eel].damage = 1;
  s.play({"activate ANT-1", "combine GNU-1 into DUO-2 at A2"});
  CHECK(asked(s) == "Which combine ability or COMBINE Action of DUO-2 comes next?");
  s.play({"trigger Refuel", "trigger Hardshield", "trigger 1"});
  CHECK(heard(s) == Texts{"ANT-1 activates (20 Energy in the pool).", "  ANT-1 and GNU-1 combine into DUO-2 (AG) on A2 for 5 Energy (15 left).",
                          "  DUO-2: Refuel (your Energy Pool gains its Energy Output).", "    You gain 3 Energy (18 in the pool).",
                          "  DUO-2: Hardshield (+1 DEF on it and its allies within 1 hex).",
                          "    DUO-2 gets +1 DEF until the next Recharge.", "  DUO-2 uses Glow (2 dice, 3+, radius 2).",
                          "    It succeeds without dice: 2 successes.", "    EEL-1 repairs 1 damage (5 of 5 Integrity)."});
}

TEST_CASE("a round's beginning tells its cards together", "[show][aegis]") {
  Scene s(five());
  s.p = s.game().start();
  CHECK(asked(s) == "Where does ANT-1 (A) start? Robot 1 of 5, any free hex of a Start Zone.");
  for (const std::string text : {"place ANT-1 A1", "place EEL-1 A2", "place GNU-1 A3", "place IBIS-1 A4", "place SOLE-1 A5"}) s.play(text);
  CHECK(heard(s) == Texts{"ANT-1 (A) starts on A1.", "EEL-1 (E) starts on A2.", "GNU-1 (G) starts on A3.", "IBIS-1 (I) starts on A4.",
                          "SOLE-1 (S) starts on A5.", "Round 1 begins."});
  CHECK(asked(s) == "Which Rondo card is revealed? Card 1 of 3.");
  s.play({"reveal A", "reveal Phi", "reveal A"});
  CHECK(heard(s) == Texts{"Rondo cards of this round: A, Phi, A (9 left in the deck).", "Recharge: 15 Energy. All buffs, debuffs and statuses end."});
  s.p.frames[0].step = static_cast<std::uint8_t>(RoundStep::comeback);
  s.p[0] = {};
  s.destroyed("ANT-1");
  CHECK(asked(s) == "Does a Basic return to a Start Zone? 4 of 5 Levels are in play.");
  s.play("return ANT-1 M1");
  CHECK(heard(s)[0] == "ANT-1 (A) returns on M1.");
}

TEST_CASE("Valor Skills and a recall are told with their price", "[show][aegis]") {
  Scene s(five());
  const PieceId ant = s.hero("ANT-1", "A1");
  s.hero("EEL-1", "A2");
  s.p[ant].damage = 2;
  s.play({"valor energy", "valor repair"});
  CHECK(asked(s) == "Which robot is repaired? 3 points of 3 left.");
  s.play({"mend ANT-1 1 damage", "done", "recall ANT-1"});
  CHECK(asked(s) == "Anything else this turn, or pass to the boss's A card? 25 Energy, 14 Valor.");
  s.play("valor again EEL-1");
  CHECK(heard(s) == Texts{"Valor Skill: 5 Energy for 2 Valor (16 left).", "Valor Skill: repair 3 for 1 Valor (15 left).",
                          "    ANT-1 repairs 1 damage (4 of 5 Integrity).", "You recall ANT-1.", "    ANT-1 is destroyed!",
                          "    You lose 1 Valor (14 left).", "Valor Skill: another activation for 2 Valor (12 left).",
                          "EEL-1 activates (25 Energy in the pool)."});
}

TEST_CASE("a result says how the game ended and which trophies were earned", "[show][AEG-297][aegis]") {
  Cast cast = five();
  cast.trophies = {
      {"Spotless", TrophyRule::robots_lost_at_most, 0}, {"Swift", TrophyRule::rounds_at_most, 2}, {"Whole", TrophyRule::level_five_formed, 0}};
  Scene s(cast);
  s.p.round = 2;
  s.p.valor = 9;
  s.p.tally = {1, 3, 0, 2, 1, 0};
  s.p[boss_piece].damage = 25;
  s.p.outcome = Outcome::boss_defeated;
  s.p.owing = Seat::none;
  CHECK(s.game().result(s.p) ==
        "Victory in round 2: Boss is defeated. Valor 9; boss Integrity 0 of 20; 1 robot lost, 3 minions destroyed, 1 combine. Trophy missed: "
        "Spotless (at most 0 robots lost). "
        "Trophy earned: Swift (won in 2 rounds or fewer). Trophy missed: Whole (a Level 5 robot formed).");
  s.p[boss_piece].damage = 5;
  s.p.outcome = Outcome::no_cards_left;
  CHECK(s.game().result(s.p) ==
        "Defeat at the start of round 2: no Rondo card is left, and Boss still stands. Valor 9; boss Integrity 15 of 20; 1 robot lost, 3 minions "
        "destroyed, 1 combine.");
  s.p.outcome = Outcome::valor_too_low;
  s.p.valor = 4;
  CHECK(s.game().result(s.p).starts_with("Defeat at the start of round 2: only 4 Valor is left, and 4 is too few. Valor 4;"));
  s.p.outcome = Outcome::valor_gone;
  CHECK(s.game().result(s.p).starts_with("Defeat in round 2: your Valor is gone."));
  CHECK(asked(s) == "The game is over.");
}

TEST_CASE("each trophy is measured by its own rule", "[show][AEG-297][aegis]") {
  const auto earned = [](TrophyRule rule, int amount, auto&& set) {
    Cast cast = five();
    cast.trophies = {{"It", rule, amount}};
    Scene s(cast);
    s.p.outcome = Outcome::boss_defeated;
    set(s.p);
    return s.game().result(s.p).find("Trophy earned: It") != std::string::npos;
  };
  CHECK(earned(TrophyRule::robots_lost_at_most, 2, [](Position& p) { p.tally.robots_lost = 2; }));
  CHECK_FALSE(earned(TrophyRule::robots_lost_at_most, 2, [](Position& p) { p.tally.robots_lost = 3; }));
  CHECK(earned(TrophyRule::valor_at_least, 9, [](Position& p) { p.valor = 9; }));
  CHECK_FALSE(earned(TrophyRule::valor_at_least, 9, [](Position& p) { p.valor = 8; }));
  CHECK(earned(TrophyRule::rounds_at_most, 3, [](Position& p) { p.round = 3; }));
  CHECK_FALSE(earned(TrophyRule::rounds_at_most, 3, [](Position& p) { p.round = 4; }));
  CHECK(earned(TrophyRule::minions_destroyed_at_least, 2, [](Position& p) { p.tally.minions_destroyed = 2; }));
  CHECK_FALSE(earned(TrophyRule::minions_destroyed_at_least, 2, [](Position& p) { p.tally.minions_destroyed = 1; }));
  CHECK(earned(TrophyRule::no_recall, 0, [](Position&) {}));
  CHECK_FALSE(earned(TrophyRule::no_recall, 0, [](Position& p) { p.tally.recalls = 1; }));
  CHECK(earned(TrophyRule::no_valor_skill, 0, [](Position&) {}));
  CHECK_FALSE(earned(TrophyRule::no_valor_skill, 0, [](Position& p) { p.tally.valor_skills = 1; }));
  CHECK(earned(TrophyRule::no_combine, 0, [](Position&) {}));
  CHECK_FALSE(earned(TrophyRule::no_combine, 0, [](Position& p) { p.tally.combines = 1; }));
  CHECK(earned(TrophyRule::level_five_formed, 0, [](Position& p) { p.tally.level_fives = 1; }));
  CHECK_FALSE(earned(TrophyRule::level_five_formed, 0, [](Position&) {}));
}

TEST_CASE("whole games are told in ASCII, every decision with a question", "[show][aegis]") {
  const aegis::Game game = frozen_game();
  std::size_t longest = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Position p = game.start();
    const aegis::Narrator narrator = [&](const Position& now, const Event& event) {
      const std::string line = game.tell(now, event);
      if (!ascii(line) || line.find('\n') != std::string::npos) FAIL_CHECK("not a line of ASCII: " << line);
      longest = std::max(longest, line.size());
    };
    for (std::uint64_t ply = 0; p.owing != Seat::none; ++ply) {
      const std::string question = game.prompt(p, p.owing);
      if (!ascii(question) || question.find('?') == std::string::npos || question.back() == ' ') FAIL_CHECK("no question: " << question);
      longest = std::max(longest, question.size());
      OptionList options;
      game.options(p, p.owing, options);
      const Action answer = options[Gambler::pick(options, p.owing, seed, ply)].action;
      game.apply(p, {&answer, 1}, narrator);
    }
    CHECK(ascii(game.result(p)));
  }
  CHECK(longest <= 150);
}

TEST_CASE("unique Actions are told by their line, their star, their own way", "[show][aegis]") {
  Cast cast = five();
  cast.team[0].actions = {{.cost = 1, .effect = Effect::lanzer, .power = 3, .range = 0, .multi = false, .name = "Lanzer"}};
  cast.team[1].actions = {{.cost = 1, .accuracy = 1, .effect = Effect::burst_star, .range = 0, .multi = false, .name = "Burst"}};
  cast.team[2].actions = {{.cost = 1, .effect = Effect::self_push, .power = 4, .range = 0, .multi = false, .name = "Lunge"}};
  Scene s(cast);
  s.p.skills_used = 31;
  s.rondo("");
  s.hero("ANT-1", "C1");
  s.hero("EEL-1", "G4");
  s.hero("GNU-1", "M1");
  s.hero("SOLE-1", "M4");
  s.minion("MAR-1", "C4");
  s.minion("MER-1", "G5");
  s.play({"activate ANT-1", "use 1"});
  CHECK(asked(s) == "Along which line does ANT-1 use Lanzer (1 die, 3+)?");
  s.play("aim E-W").roll({4});
  s.play({"activate EEL-1", "use 1"}).roll({3});
  CHECK(asked(s) == "Whom does the Star Die's 3 reach, next to EEL-1?");
  s.play({"target MER-1", "activate GNU-1", "use 1"}).roll({6}).play("push E 4");
  CHECK(heard(s) == Texts{"ANT-1 activates (20 Energy in the pool).", "  ANT-1 uses Lanzer (1 die, 3+) along the line E-W.",
                          "    Rolled 4, needing 3+.", "    1 success.", "    MAR-1 takes 3 damage, 2 of 5 Integrity left.",
                          "EEL-1 activates (19 Energy in the pool).", "  EEL-1 uses Burst (1 die).", "    Rolled 3.", "    The 3 reaches MER-1.",
                          "    MER-1 takes 3 damage, 2 of 5 Integrity left.", "GNU-1 activates (18 Energy in the pool).",
                          "  GNU-1 uses Lunge (1 die, 3+).", "    Rolled 6, needing 3+.", "    1 success.", "    GNU-1 is pushed from M1 to M3.",
                          "    GNU-1 runs into SOLE-1: 1 collision damage.", "    GNU-1 takes 1 damage, 4 of 5 Integrity left."});
}

TEST_CASE("a boss turn that does little says why", "[show][aegis]") {
  Cast cast = five();
  cast.team[0].actions = {};
  cast.minions[0].actions = {{.range = 1, .name = "Bite"}};
  cast.boss = {{.icons = "A", .action = {{.range = 3, .x = true, .name = "Echo"}}}, {.icons = "A", .verb = "bulwark", .amount = 1}};
  Scene s(cast);
  s.p.energy = 0;
  s.hero("ANT-1", "G8");
  s.minion("MAR-1", "A1");
  s.marks(boss_piece, Side::hero).quell = true;
  s.boss_turn("A").play("send MAR-1");
  CHECK(asked(s) == "Where does MAR-1 go? It has nothing in range and moves up to 3 hexes.");
  s.play("advance D4");
  CHECK(heard(s) == Texts{"You pass.", "Boss turn 1 of 1: the A card.", "  Boss skips Echo: your Energy Pool is empty.",
                          "  Boss skips Entry: it is Quelled.", "  MAR-1 activates.", "    It has nothing in range and advances from A1 to D4.",
                          "  Boss shakes off its statuses and debuffs."});
}

TEST_CASE("a minion that cannot enter is told where it goes", "[show][aegis]") {
  Scene s(five());
  s.hero("ANT-1", "A1");
  for (const std::string hex : {"C3", "C7", "G11", "K7", "K3"})
    s.minion(hex == "C3" ? "MER-1" : hex == "C7" ? "MUD-1" : hex == "G11" ? "MIX-2" : hex == "K7" ? "MAX-3" : "MOP-1", hex);
  s.deck({"MAR-1"});
  s.p.minions.discard.clear();
  s.boss_turn("I").play("draw MAR-1");
  CHECK(heard(s) == Texts{"You pass.", "Boss turn 1 of 1: the I card.", "  No minion of letter I activated: the boss summons.",
                          "  From the minion deck: MAR-1 (A).", "    Five minions are active: it goes to the bottom of the deck."});
  s.deck({});
  s.boss_turn("I");
  CHECK(heard(s).back() == "  The minion deck is empty.");
}
