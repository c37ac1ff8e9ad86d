// The data itself: what is shipped, what is frozen for tests, and what decks/README.md shows.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "decks/aegis/load.h"
#include "decks/aegis/vocabulary.h"
#include "decks/spelling.h"
#include "rules/aegis/roster.h"
#include "rules/aegis/setup.h"
#include "tests/catch.h"
#include "tests/decks/frozen.h"
#include "tests/decks/readme.h"
#include "tools/files.h"

using namespace rondo;
using namespace rondo::aegis;

namespace {

std::vector<SourceFile> shipped_files() { return tools::files_for("aegis", tools::shipped_files()); }

std::string texts(const std::vector<Fault>& faults) {
  std::string all;
  for (const Fault& fault : faults) all += fault.text() + "\n";
  return all;
}

template <class Card>
const Card& named(const std::vector<Card>& cards, const std::string& id) {
  const auto at = std::find_if(cards.begin(), cards.end(), [&](const Card& card) { return card.id == id; });
  if (at == cards.end()) FAIL("there is no " << id);
  return *at;
}

const ActionLine& action(const Box& box, const std::string& robot) { return named(box.robots, robot).actions.at(0); }

/// The TOML examples of the README's chapter, one file each, and the chapter itself behind them.
std::vector<SourceFile> readme_files() {
  const std::string text = tests::readme_chapter("AEGIS");
  std::vector<SourceFile> files = tests::readme_examples(text);
  files.push_back({"README", text});
  return files;
}

void check_set_up(const Box& box) {
  const BossCard& boss = named(box.bosses, "ebb-colossus");
  const MinionDeck& deck = named(box.minion_decks, "ebb-fleet");
  CHECK(texts(check_solo(box, named(box.teams, "lamplighters"), deck, named(box.boards, "arena"))) == "");
  CHECK(texts(check_suggestion(box, boss, deck)) == "");
  BossCard unlisted = boss;
  unlisted.minion_decks.clear();
  CHECK(texts(check_suggestion(box, unlisted, deck)) == "");
}

/// Whether the line was written as that keyword.
bool spells(const EffectLine& line, const EffectKeyword& keyword) {
  const bool verb = keyword.operand == KeywordOperand::status ? is_status(line.verb) : line.verb == keyword.line.verb;
  return line.keyword && verb && line.when == keyword.line.when && line.whom == keyword.line.whom && line.name.starts_with(keyword.name);
}

/// A Basic of each letter, Energy for a first round, and combined robots up to Level 5 whose recipes its own Basics meet.
void check_formable(const Box& box, const Team& team) {
  INFO(team.id);
  int energy = 0;
  ClassSet letters = 0;
  std::vector<std::string> makes;
  for (const std::string& id : team.basics) {
    const RobotCard& card = named(box.robots, id);
    energy += card.energy;
    letters |= card.classes;
    makes.push_back(class_text(card.classes) + " " + card.make);
  }
  CHECK(energy >= 12);
  CHECK(energy <= 15);
  CHECK(class_text(letters) == "AEGIS");
  CHECK(team.combined.size() >= 6);
  CHECK(team.sideboard.size() >= 2);
  CHECK(!team.line.empty());
  bool five = false;
  for (const std::string& id : team.combined) {
    const RobotCard& card = named(box.robots, id);
    INFO(id);
    five = five || card.level() == 5;
    if (card.recipe.letter != 0) CHECK(std::find(makes.begin(), makes.end(), class_text(card.recipe.letter) + " " + card.recipe.make) != makes.end());
  }
  CHECK(five);
}

}  // namespace

TEST_CASE("the shipped box has no faults, and every team can meet every boss with its deck", "[decks]") {
  const Loaded loaded = load(shipped_files());
  CHECK(texts(loaded.faults) == "");
  check_set_up(loaded.box);
  for (const BossCard& boss : loaded.box.bosses) {
    REQUIRE(!boss.minion_decks.empty());
    for (const std::string& id : boss.minion_decks) {
      const MinionDeck& deck = named(loaded.box.minion_decks, id);
      BossCard unlisted = boss;
      unlisted.minion_decks.clear();
      CHECK(texts(check_suggestion(loaded.box, unlisted, deck)) == "");
      for (const Team& team : loaded.box.teams)
        for (const Board& board : loaded.box.boards) CHECK(texts(check_solo(loaded.box, team, deck, board)) == "");
    }
  }
}

TEST_CASE("the frozen box has no faults and can be played", "[decks]") {
  CHECK(texts(load(tests::read_folder("tests/decks/aegis")).faults) == "");
  check_set_up(tests::frozen_box());
  CHECK(texts(check_team(tests::frozen_box(), named(tests::frozen_box().teams, "fixtures"))) == "");
  CHECK(texts(check_solo_board(named(tests::frozen_box().boards, "quarry"))) == "");
}

TEST_CASE("house content never claims to be printed", "[decks]") {
  for (const RobotCard& card : load(shipped_files()).box.robots) {
    INFO(card.id);
    const bool printed = card.id == "GAN-Drone" || card.id == "SAUR-Drone";
    CHECK(card.source == (printed ? Source::printed : Source::house));
    for (const ActionLine& line : card.actions) CHECK(line.source == card.source);
  }
}

TEST_CASE("the printed Drones", "[AEG-242][AEG-243][AEG-244][AEG-245][decks]") {
  const Loaded loaded = load(shipped_files());
  const RobotCard& gan = named(loaded.box.robots, "GAN-Drone");
  CHECK(gan.drone);
  CHECK(gan.movement == 2);
  CHECK(gan.energy == 0);
  CHECK(gan.integrity == 1);
  CHECK(gan.abilities.has(Ability::beacon));
  CHECK(gan.actions.empty());
  const RobotCard& saur = named(loaded.box.robots, "SAUR-Drone");
  CHECK(saur.drone);
  CHECK(saur.movement == 0);
  CHECK(saur.energy == 1);
  CHECK(saur.integrity == 1);
  REQUIRE(saur.actions.size() == 1);
  const ActionLine& shot = saur.actions[0];
  CHECK(shot.cost == 2);
  CHECK(shot.accuracy == 2);
  CHECK_FALSE(shot.multi_hit);
  CHECK(shot.effect == Effect::damage);
  CHECK(shot.power == 1);
  CHECK(shot.range == 10);
  CHECK(shot.radius == 0);
  CHECK(shot.attributes.has(Attribute::aimed));
}

TEST_CASE("the printed Action lines stand on fixtures as printed", "[decks]") {
  const Box& box = tests::frozen_box();
  const ActionLine& punch = action(box, "FIX-1");
  CHECK(punch.cost == 2);
  CHECK(punch.accuracy == 3);
  CHECK(punch.multi_hit);
  CHECK(punch.effect == Effect::damage);
  CHECK(punch.power == 1);
  CHECK(punch.range == 4);
  CHECK(punch.attributes.has(Attribute::gambit));
  CHECK(punch.attributes[Attribute::anti_air] == 1);
  const ActionLine& battery = action(box, "FIX-2");
  CHECK(battery.cost == 2);
  CHECK(battery.accuracy == 2);
  CHECK_FALSE(battery.multi_hit);
  CHECK(battery.effect == Effect::drain);
  CHECK(battery.power == 2);
  CHECK(battery.range == 0);
  CHECK(battery.radius == 1);
  const ActionLine& buster = action(box, "FIX-3");
  CHECK(buster.cost == 4);
  CHECK(buster.accuracy == 3);
  CHECK(buster.multi_hit);
  CHECK(buster.effect == Effect::move);
  CHECK(buster.power == 1);
  CHECK(buster.range == 6);
  CHECK(buster.radius == 3);
  CHECK(buster.attributes.has(Attribute::arcing));
  CHECK(buster.attributes.has(Attribute::rust));
  for (const char* id : {"FIX-1", "FIX-2", "FIX-3"}) CHECK(action(box, id).source == Source::printed);
  const ActionLine& resonating = action(box, "FIX-4");
  CHECK(resonating.accuracy == 1);
  CHECK(resonating.effect == Effect::acc);
  CHECK(resonating.power == 1);
  CHECK(resonating.radius == 2);
  CHECK(resonating.attributes.has(Attribute::quell));
  CHECK(resonating.attributes.has(Attribute::rust));
  CHECK(resonating.source == Source::inferred);
}

TEST_CASE("the Arena is open, symmetric and walled in", "[AEG-042][AEG-046][AEG-296][decks]") {
  const Loaded loaded = load(shipped_files());
  const Board& arena = named(loaded.box.boards, "arena");
  CHECK(arena.edge_is_wall);
  CHECK(arena.hexes.size() >= 110);
  CHECK(arena.hexes.size() <= 130);
  const std::size_t last = arena.hexes.size() - 1;
  const int q = arena.hexes[0].q + arena.hexes[last].q;
  const int r = arena.hexes[0].r + arena.hexes[last].r;
  for (std::size_t i = 0; i <= last; ++i) {
    const BoardHex& hex = arena.hexes[i];
    const BoardHex& mirrored = arena.hexes[last - i];
    CHECK(hex.ground == Ground::floor);
    CHECK(hex.q + mirrored.q == q);
    CHECK(hex.r + mirrored.r == r);
    CHECK(hex.start_zone == (mirrored.start_zone == 0 ? 0 : 3 - mirrored.start_zone));
    CHECK((hex.starpoint == 0) == (mirrored.starpoint == 0));
  }
}

TEST_CASE("a house team has a Basic of each letter and can form all it brings", "[decks]") {
  const Loaded loaded = load(shipped_files());
  CHECK(loaded.box.teams.size() >= 4);
  for (const Team& team : loaded.box.teams) check_formable(loaded.box, team);
}

TEST_CASE("a house minion deck has all five letters and three combined robots", "[AEG-292][decks]") {
  const Loaded loaded = load(shipped_files());
  CHECK(loaded.box.minion_decks.size() >= 4);
  for (const MinionDeck& deck : loaded.box.minion_decks) {
    INFO(deck.id);
    CHECK(!deck.line.empty());
    CHECK(deck.cards.size() == 10);
    ClassSet letters = 0;
    int combined = 0;
    for (const std::string& id : deck.cards) {
      const RobotCard& card = named(loaded.box.robots, id);
      if (card.level() == 1) letters |= card.classes;
      if (card.level() > 1) ++combined;
    }
    CHECK(class_text(letters) == "AEGIS");
    CHECK(combined >= 3);
  }
}

TEST_CASE("a house boss acts on every Rondo card, and says how to set it up", "[AEG-288][AEG-297][decks]") {
  const Loaded loaded = load(shipped_files());
  CHECK(loaded.box.bosses.size() >= 4);
  for (const BossCard& boss : loaded.box.bosses) {
    INFO(boss.id);
    IconSet acts = 0;
    IconSet special = 0;
    for (const BossEntry& entry : boss.entries) (entry.action ? acts : special) |= entry.icons;
    constexpr unsigned phi_and_omega = 1u << static_cast<unsigned>(Icon::phi) | 1u << static_cast<unsigned>(Icon::omega);
    CHECK((acts | phi_and_omega) == (1u << icon_count) - 1);
    CHECK(special == phi_and_omega);
    CHECK(!boss.line.empty());
    CHECK(!boss.setup.empty());
    CHECK(!boss.setup_text.empty());
  }
}

TEST_CASE("each boss brings its own minion deck unless another is named", "[AEG-293][decks]") {
  const Box box = load(shipped_files()).box;
  const auto set_up = [&](std::vector<std::string> words) { return *complete_setup(settings(box), words); };
  CHECK(set_up({}) == std::vector<std::string>{"team=lamplighters", "minions=ebb-fleet", "boss=ebb-colossus", "board=arena", "difficulty=normal",
                                               "combining=standard"});
  for (const BossCard& boss : box.bosses) {
    CHECK(setup_value(set_up({"boss=" + boss.id}), "minions") == boss.minion_decks.front());
    CHECK(setup_value(set_up({"boss=" + boss.id, "minions=ebb-fleet"}), "minions") == "ebb-fleet");
  }
}

TEST_CASE("no house card lies idle: each robot stands in a team or a deck", "[decks]") {
  const Loaded loaded = load(shipped_files());
  std::vector<std::string> listed;
  for (const Team& team : loaded.box.teams)
    for (const auto* ids : {&team.basics, &team.combined, &team.sideboard}) listed.insert(listed.end(), ids->begin(), ids->end());
  for (const MinionDeck& deck : loaded.box.minion_decks) listed.insert(listed.end(), deck.cards.begin(), deck.cards.end());
  for (const RobotCard& card : loaded.box.robots) {
    INFO(card.id);
    CHECK(std::count(listed.begin(), listed.end(), card.id) == (card.drone ? 0 : 1));
  }
}

TEST_CASE("every word of the vocabulary stands on a card of the box", "[decks]") {
  const Box box = load(shipped_files()).box;
  AttributeSet attributes;
  AbilitySet abilities;
  std::array<bool, effect_names.size()> effects{};
  std::array<bool, effect_names.size()> debuffs{};
  std::vector<EffectLine> lines;
  std::array<bool, trophy_names.size()> trophies{};
  const auto mark = [](auto& all, const auto& some) {
    for (std::size_t i = 0; i < all.number.size(); ++i) all.number[i] |= some.number[i];
  };
  const auto use = [&](const ActionLine& line) {
    (line.power < 0 ? debuffs : effects)[static_cast<std::size_t>(line.effect)] = true;
    mark(attributes, line.attributes);
  };
  for (const RobotCard& card : box.robots) {
    mark(abilities, card.abilities);
    lines.insert(lines.end(), card.effects.begin(), card.effects.end());
    for (const ActionLine& line : card.actions) use(line);
  }
  for (const CommanderCard& commander : box.commanders) mark(abilities, commander.abilities);
  for (const BossCard& boss : box.bosses) {
    mark(abilities, boss.abilities);
    lines.insert(lines.end(), boss.effects.begin(), boss.effects.end());
    lines.insert(lines.end(), boss.setup.begin(), boss.setup.end());
    for (const BossEntry& entry : boss.entries)
      if (entry.action)
        use(*entry.action);
      else
        lines.push_back(entry.line);
    for (const Trophy& trophy : boss.trophies) trophies[static_cast<std::size_t>(trophy.rule)] = true;
  }
  std::vector<std::string> idle;
  for (std::size_t i = 0; i < attribute_names.size(); ++i)
    if (attributes.number[i] == 0) idle.emplace_back(attribute_names[i].name);
  for (std::size_t i = 0; i < ability_names.size(); ++i)
    if (abilities.number[i] == 0) idle.emplace_back(ability_names[i].name);
  for (std::size_t i = 0; i < effect_names.size(); ++i) {
    if (!effects[i]) idle.emplace_back(effect_names[i]);
    if (is_stat(static_cast<Effect>(i)) && !debuffs[i]) idle.push_back("negative " + std::string(effect_names[i]));
  }
  const auto none = [&](auto&& meant) { return std::none_of(lines.begin(), lines.end(), meant); };
  for (const EffectKeyword& keyword : effect_keywords)
    if (none([&](const EffectLine& line) { return spells(line, keyword); })) idle.emplace_back(keyword.name);
  for (const EffectWord& word : verb_words)
    if (none([&](const EffectLine& line) { return line.verb == word.verb && (word.whom == Whom::nobody || line.whom == word.whom); }))
      idle.emplace_back(word.name);
  for (std::size_t i = 0; i < when_names.size(); ++i)
    if (none([&](const EffectLine& line) { return line.when == static_cast<When>(i); })) idle.emplace_back(when_names[i]);
  for (std::size_t i = 0; i < whom_names.size(); ++i)
    if (none([&](const EffectLine& line) { return line.whom == static_cast<Whom>(i); })) idle.emplace_back(whom_names[i]);
  for (std::size_t i = 0; i < trophy_names.size(); ++i)
    if (!trophies[i]) idle.emplace_back(trophy_names[i]);
  CHECK(idle == std::vector<std::string>{});
}

TEST_CASE("the README's examples load, and it spells every word of the vocabulary", "[decks]") {
  std::vector<SourceFile> files = readme_files();
  const std::string readme = files.back().text;
  files.pop_back();
  REQUIRE(files.size() >= 5);
  std::vector<SourceFile> all = shipped_files();
  all.insert(all.end(), files.begin(), files.end());
  const Loaded loaded = load(all);
  CHECK(texts(loaded.faults) == "");
  CHECK(texts(check_team(loaded.box, named(loaded.box.teams, "night-tide"))) == "");
  CHECK(texts(check_minion_deck(loaded.box, named(loaded.box.minion_decks, "wrack"))) == "");
  CHECK(texts(check_solo_board(named(loaded.box.boards, "pier"))) == "");
  CHECK(named(loaded.box.robots, "TUG-2500-Night-Shift").variant == "Night Shift");
  for (const KeywordName& word : attribute_names) CHECK(readme.find("`\"" + std::string(word.name)) != std::string::npos);
  for (const KeywordName& word : ability_names) CHECK(readme.find("`\"" + std::string(word.name)) != std::string::npos);
  for (const EffectKeyword& word : effect_keywords) CHECK(readme.find("`\"" + std::string(word.name)) != std::string::npos);
  for (const EffectWord& word : verb_words) CHECK(readme.find("| `" + std::string(word.name) + "` |") != std::string::npos);
  for (const std::string_view when : when_names) CHECK(readme.find("| `" + std::string(when) + "` |") != std::string::npos);
  for (const std::string_view whom : std::span(whom_names).subspan(1)) CHECK(readme.find("`" + std::string(whom) + "`") != std::string::npos);
  for (const std::string_view rule : trophy_names) CHECK(readme.find("`" + std::string(rule) + "`") != std::string::npos);
}

TEST_CASE("every example line of the README's tables loads where it belongs", "[decks]") {
  const std::string readme = readme_files().back().text;
  int examples = 0;
  for (std::size_t at = readme.find("`{ when"); at != std::string::npos; at = readme.find("`{ when", at + 1)) {
    const std::string line = readme.substr(at + 1, readme.find('`', at + 1) - at - 1);
    const bool boss = line.find("\"shift\"") != std::string::npos || line.find("\"summon\"") != std::string::npos;
    const std::string card =
        "source = \"house\"\n[[robot]]\nid = \"NEW-2\"\nclass = \"AG\"\nrecipe = \"any\"\nmovement = 1\nenergy = 1\nintegrity = 1\n"
        "actions = [{ name = \"Shot\", cost = 1, accuracy = 3, hits = \"multi\", damage = 1, range = 1 }]\neffects = [" +
        line + "]\n";
    std::vector<SourceFile> files = shipped_files();
    if (!boss) files.push_back({"example", card});
    for (SourceFile& file : files)  // house bosses have effects of their own
      if (const std::size_t own = file.text.find("effects = [{"); boss && own != std::string::npos && file.text.find("[[boss]]") != std::string::npos)
        file.text.insert(file.text.find('{', own), line + ", ");
    INFO(line);
    CHECK(texts(load(files).faults) == "");
    ++examples;
  }
  CHECK(examples >= 29);
}
