// Steps as text: each comes back as it was written, and every mistake is one line with the form that was expected.
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "decks/akarios/gain_line.h"
#include "decks/akarios/step_line.h"
#include "tests/catch.h"

using namespace rondo;
using namespace rondo::akarios;

namespace {

const std::string heads =
    "one of move, rotate, swing, attack, push, pull, repair, shield, cancel, calm, resupply, restock, mend, foresee, purge, another, bolster, ready, ignite, "
    "missile, flak, redirect, endure, remote";

std::string fault_of(const std::string& text) {
  const Result<Step> step = read_step(text);
  return step ? "no fault" : step.fault().text();
}

/// All lines behind one another, as a level's steps.
std::vector<std::string> grown(const std::vector<std::string>& lines) {
  std::vector<Step> steps;
  for (const std::string& line : lines)
    if (const std::optional<Fault> fault = add_line(line, steps)) return {fault->text()};
  std::vector<std::string> texts;
  for (const Step& step : steps) texts.push_back(text_of(step));
  return texts;
}

}  // namespace

TEST_CASE("every step comes back as it was written", "[decks][akarios]") {
  const std::vector<std::string> all = {"move forward forward | slip-left forward",
                                        "move turn-left forward turn-right slip-right",
                                        "rotate 1",
                                        "swing forward forward | forward",
                                        "attack cone 3 damage 2 targets 2 push 1 radar jam",
                                        "attack all 9 damage 0 targets 9 push 1 pull 2 radar jam hack slow",
                                        "attack line 5 damage 20",
                                        "attack front 2 damage 3 hack",
                                        "pull 2 within 3",
                                        "push 2 within 5 targets 2 slow",
                                        "push 1 within 5 pull 2",
                                        "repair 2",
                                        "repair 8 ship within 5",
                                        "shield 1",
                                        "cancel effects",
                                        "cancel effects ship within 5",
                                        "calm 1",
                                        "resupply drone",
                                        "restock cards",
                                        "mend engine ally within 2",
                                        "foresee 3",
                                        "purge ally within 2",
                                        "another phase ally within 5",
                                        "bolster allies within 2",
                                        "ready hack",
                                        "ready push 2 radar jam",
                                        "ignite 2 damage 2",
                                        "missile 2 damage 3",
                                        "flak",
                                        "redirect within 3",
                                        "redirect within 3 targets 2",
                                        "endure",
                                        "remote within 5 rotate 1",
                                        "remote rotate 2",
                                        "remote within 5 move forward",
                                        "remote move forward forward | forward",
                                        "if in arc: attack cone 3 damage 2",
                                        "if not in arc: rotate 1",
                                        "if shields gone: repair 2",
                                        "if still attacked: shield 1"};
  std::set<Do> met;
  for (const std::string& text : all) {
    INFO(text);
    const Result<Step> step = read_step(text);
    REQUIRE(step);
    CHECK(text_of(*step) == text);
    CHECK(*read_step(text_of(*step)) == *step);
    met.insert(step->what);
  }
  CHECK(met.size() == do_names.size());
}

TEST_CASE("a step means what it says", "[decks][akarios]") {
  const Step attack = *read_step("  if in arc:   attack cone 3 damage 2 targets 2 radar jam push 1 ");
  CHECK(attack.what == Do::attack);
  CHECK(attack.condition == If::in_arc);
  CHECK(attack.arc == Arc{ArcKind::cone, 3});
  CHECK(attack.amount == 2);
  CHECK(attack.targets == 2);
  CHECK(attack.riders.push == 1);
  CHECK(attack.riders.conditions == only(Condition::radar_jam));

  const Step move = *read_step("move slip-left forward | turn-right forward");
  CHECK(move.patterns == std::vector<Pattern>{{Glide::slip_left, Glide::forward}, {Glide::turn_right, Glide::forward}});
  CHECK(move.arc.range == 0);

  const Step pull = *read_step("pull 2 within 3 targets 1");
  CHECK(pull.what == Do::shove);
  CHECK(pull.riders.pull == 2);
  CHECK(pull.arc.range == 3);
  CHECK(pull.targets == 1);

  CHECK(read_step("repair 2")->arc.range == 0);
  CHECK(read_step("repair 8 ship within 5")->arc.range == 5);
  CHECK(read_step("ignite 3 damage 2")->amount == 3);
  CHECK(read_step("ignite 3 damage 2")->damage == 2);
  CHECK(read_step("remote rotate 2")->amount == 2);
}

TEST_CASE("mistakes in steps", "[decks][akarios]") {
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"", "the line '' is empty; expected " + heads},
      {"attak cone 3 damage 2", "the line 'attak cone 3 damage 2' begins with 'attak'; expected " + heads + "; did you mean 'attack'?"},
      {"gain damage 1", "the line 'gain damage 1' begins with 'gain'; expected " + heads},
      {"attack", "the line 'attack' has no arc; expected one of line, cone, front, all"},
      {"attack kone 3 damage 2",
       "the line 'attack kone 3 damage 2' has the arc 'kone'; expected one of line, cone, front, all; did you mean 'cone'?"},
      {"attack cone 10 damage 2",
       "the line 'attack cone 10 damage 2' has '10' for a number; expected attack ARC N damage N, then targets N, push N, pull N, conditions; this N "
       "from 1 to 9"},
      {"attack cone 3 damage 21",
       "the line 'attack cone 3 damage 21' has '21' for a number; expected attack ARC N damage N, then targets N, push N, pull N, conditions; this N "
       "from 0 to 20"},
      {"attack cone 3 2", "the line 'attack cone 3 2' goes on with '2'; expected attack ARC N damage N, then targets N, push N, pull N, conditions"},
      {"attack cone 3", "the line 'attack cone 3' breaks off; expected attack ARC N damage N, then targets N, push N, pull N, conditions"},
      {"attack cone 3 damge 2",
       "the line 'attack cone 3 damge 2' goes on with 'damge'; expected attack ARC N damage N, then targets N, push N, pull N, conditions; did you "
       "mean 'damage'?"},
      {"attack cone 3 damage 2 radar jm",
       "the line 'attack cone 3 damage 2 radar jm' has the word 'radar jm'; expected one of targets, push, pull, radar jam, hack, slow; did you mean "
       "'radar jam'?"},
      {"attack cone 3 damage 2 slow slow", "the line 'attack cone 3 damage 2 slow slow' has 'slow' twice; expected each once"},
      {"attack cone 3 damage 2 push 1 push 2", "the line 'attack cone 3 damage 2 push 1 push 2' has 'push' twice; expected each once"},
      {"attack cone 3 damage 2 push",
       "the line 'attack cone 3 damage 2 push' has no number at its end; expected attack ARC N damage N, then targets N, push N, pull N, conditions; "
       "this N from 1 to 9"},
      {"rotate 6", "the line 'rotate 6' has '6' for a number; expected rotate N; this N from 1 to 5"},
      {"rotate left", "the line 'rotate left' has 'left' for a number; expected rotate N; this N from 1 to 5"},
      {"rotate 1 1", "the line 'rotate 1 1' goes on with '1'; expected rotate N"},
      {"move", "the line 'move' has a pattern that leads nowhere; expected move, and patterns such as forward forward | slip-left forward"},
      {"move forward |",
       "the line 'move forward |' has a pattern that leads nowhere; expected move, and patterns such as forward forward | slip-left forward"},
      {"move turn-left",
       "the line 'move turn-left' has a pattern that leads nowhere; expected move, and patterns such as forward forward | slip-left "
       "forward"},
      {"move forwards",
       "the line 'move forwards' flies 'forwards'; expected one of forward, slip-left, slip-right, turn-left, turn-right; did you mean 'forward'?"},
      {"move forward | forward", "the line 'move forward | forward' has a pattern twice; expected each once"},
      {"move forward forward forward forward forward forward forward",
       "the line 'move forward forward forward forward forward forward forward' has a pattern of 7 words; expected at most 6"},
      {"pull 2", "the line 'pull 2' breaks off; expected pull N within N, then targets N, conditions"},
      {"pull 2 within 3 pull 1", "the line 'pull 2 within 3 pull 1' has 'pull' twice; expected each once"},
      {"repair 8 ship", "the line 'repair 8 ship' breaks off; expected repair N, or repair N ship within N"},
      {"repair 8 ally within 5", "the line 'repair 8 ally within 5' goes on with 'ally'; expected repair N, or repair N ship within N"},
      {"cancel", "the line 'cancel' breaks off; expected cancel effects, or cancel effects ship within N"},
      {"ready", "the line 'ready' breaks off; expected ready, and push N, pull N, conditions"},
      {"ready targets 2", "the line 'ready targets 2' has the word 'targets'; expected one of push, pull, radar jam, hack, slow"},
      {"flak 2", "the line 'flak 2' goes on with '2'; expected flak"},
      {"redirect within 3 target 2",
       "the line 'redirect within 3 target 2' goes on with 'target'; expected redirect within N, then targets N; did you mean 'targets'?"},
      {"remote within 5", "the line 'remote within 5' breaks off; expected remote within N, then rotate N or move and patterns"},
      {"if in arc attack cone 3 damage 2",
       "the line 'if in arc attack cone 3 damage 2' has a condition without a colon; expected if and one of in arc, not in arc, shields gone, still "
       "attacked, then a colon"},
      {"if in ark: rotate 1",
       "the line 'if in ark: rotate 1' has the condition 'in ark'; expected if and one of in arc, not in arc, shields gone, still attacked, then a "
       "colon; did you mean 'in arc'?"},
      {"if always: rotate 1",
       "the line 'if always: rotate 1' has the condition 'always'; expected if and one of in arc, not in arc, shields gone, still attacked, then a "
       "colon"},
  };
  for (const auto& [text, fault] : cases) CHECK(fault_of(text) == fault);
  std::string nine = "move forward";
  for (int i = 0; i < 8; ++i)
    nine += std::string(" | turn-left") + (i % 2 == 0 ? " forward" : " slip-left") + (i / 2 % 2 == 0 ? "" : " forward") +
            (i / 4 == 0 ? "" : " slip-right");
  CHECK(fault_of(nine).find("has 9 patterns; expected at most 8") != std::string::npos);
}

TEST_CASE("a level gains upon the latest line that has such a thing", "[decks][akarios]") {
  using Lines = std::vector<std::string>;
  CHECK(grown({"attack all 1 damage 2 push 1", "gain damage 1", "gain radar jam"}) == Lines{"attack all 1 damage 3 push 1 radar jam"});
  CHECK(grown({"ignite 2 damage 2", "gain amount 1", "gain token damage 1"}) == Lines{"ignite 3 damage 3"});
  CHECK(grown({"missile 2 damage 3", "gain amount 2", "gain amount 2"}) == Lines{"missile 6 damage 3"});
  CHECK(grown({"redirect within 3", "gain range 2", "gain targets 1"}) == Lines{"redirect within 5 targets 2"});
  CHECK(grown({"pull 2 within 3", "gain targets 1", "push 2 within 5"}) == Lines{"pull 2 within 3 targets 2", "push 2 within 5"});
  CHECK(grown({"ready hack", "gain slow", "gain push 1", "gain pull 1"}) == Lines{"ready push 1 pull 1 hack slow"});
  CHECK(grown({"attack cone 3 damage 2", "attack line 2 damage 1", "move forward", "gain damage 2"}) ==
        Lines{"attack cone 3 damage 2", "attack line 2 damage 3", "move forward"});
  CHECK(grown({"repair 2 ship within 1", "gain range 1", "gain amount 3"}) == Lines{"repair 5 ship within 2"});
}

TEST_CASE("mistakes in gains", "[decks][akarios]") {
  const auto only_fault = [](const std::vector<std::string>& lines) { return grown(lines).at(0); };
  CHECK(only_fault({"gain damage 1"}) == "the line 'gain damage 1' changes no line before it; expected an earlier line that has damage");
  CHECK(only_fault({"move forward", "gain damage 1"}) ==
        "the line 'gain damage 1' changes no line before it; expected an earlier line that has damage");
  CHECK(only_fault({"attack all 1 damage 2", "gain amount 1"}) ==
        "the line 'gain amount 1' changes no line before it; expected an earlier line that has amount");
  CHECK(only_fault({"repair 1", "gain range 1"}) == "the line 'gain range 1' changes no line before it; expected an earlier line that has range");
  CHECK(only_fault({"repair 1", "gain slow"}) == "the line 'gain slow' changes no line before it; expected an earlier attack, push, pull or ready");
  CHECK(only_fault({"ready slow", "gain slow"}) == "the line 'gain slow' gains what is there already; expected each once");
  CHECK(only_fault({"attack all 8 damage 2", "gain range 2"}) == "the line 'gain range 2' makes 10 of it; expected at most 9");
  CHECK(only_fault({"attack all 1 damage 2", "gain damage"}) ==
        "the line 'gain damage' has no number at its end; expected gain damage N; this N from 1 to 9");
  CHECK(only_fault({"attack all 1 damage 2", "gain damage 0"}) ==
        "the line 'gain damage 0' has '0' for a number; expected gain damage N; this N from 1 to 9");
  CHECK(only_fault({"attack all 1 damage 2", "gain damage 1 slow"}) ==
        "the line 'gain damage 1 slow' goes on with 'slow'; expected nothing behind the gain");
  CHECK(
      only_fault({"attack all 1 damage 2", "gain dmage 1"}) ==
      "the line 'gain dmage 1' gains 'dmage 1'; expected one of damage, targets, range, amount, token damage, push, pull, radar jam, hack, slow; did "
      "you mean 'damage'?");
  CHECK(only_fault({"gain"}) ==
        "the line 'gain' gains nothing; expected one of damage, targets, range, amount, token damage, push, pull, radar jam, hack, slow");
  CHECK(only_fault({"gian damage 1"}) == "the line 'gian damage 1' begins with 'gian'; expected " + heads + ", gain; did you mean 'gain'?");
}
