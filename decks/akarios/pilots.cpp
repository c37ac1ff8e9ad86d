#include <algorithm>
#include <array>
#include <numeric>
#include <string>

#include "decks/akarios/ability.h"
#include "decks/akarios/sheet.h"
#include "decks/akarios/vocabulary.h"
#include "decks/spelling.h"

namespace rondo::akarios {

namespace {

constexpr std::array<std::string_view, 12> pilot_keys = {"word",  "name",  "ship",        "letter", "shields",     "hull",
                                                         "slots", "board", "unlocked_by", "usual",  "face_source", "source"};
constexpr std::array<std::string_view, 10> board_keys = {"word",  "name", "trigger",    "cost",     "supply",
                                                         "cubes", "once", "resupplied", "only_for", "steps"};
constexpr std::array<std::string_view, 14> upgrade_keys = {"word",  "name", "slot",       "count",    "trigger", "cost",        "supply",
                                                           "cubes", "once", "resupplied", "only_for", "steps",   "cost_source", "source"};

int total(const Slots& slots) { return std::accumulate(slots.begin(), slots.end(), 0); }

/// A word of the board that an upgrade or a drone's action bears as well could mean either.
Later check_board_word(std::string word, Place place, FaultLog& log) {
  return [word = std::move(word), place, &log](const Box& box) {
    const auto report = [&](std::string_view noun, std::string_view owner) {
      log.add(place, "the word " + quoted(word) + " is that of the " + std::string(noun) + " " + quoted(owner) + " as well", "a word of its own");
    };
    for (const Upgrade& upgrade : box.upgrades)
      if (upgrade.word == word) report("upgrade", upgrade.ability.name);
    for (const Drone& drone : box.drones)
      if (drone.basic[0].word == word || drone.advanced[0].word == word) report("drone", drone.name);
  };
}

std::vector<Ability> read_board(const Reader& pilot, Sheet& sheet) {
  std::vector<Ability> board;
  const Node* list = pilot.need("board", NodeKind::list, "a list of tables, one for each thing the ship can do");
  if (list && list->items.empty()) pilot.log().add(list->place, pilot.what() + " can do nothing", "one ability or more");
  for (const Node* node : pilot.tables("board", max_abilities)) {
    const Reader table(*node, title(*node, "ability", "word") + " of " + pilot.what(), board_keys, sheet.log);
    const std::size_t faults = sheet.log.count();
    Ability ability;
    ability.word = table.id("word");
    ability.name = table.text("name");
    read_cost(table, Bearer::board, sheet, ability);
    ability.steps = read_steps(table);
    if (sheet.log.count() == faults) check_ability(table, "steps", ability);
    if (!ability.word.empty()) {
      const Place place = table.find("word")->place;
      if (std::any_of(board.begin(), board.end(), [&](const Ability& other) { return other.word == ability.word; }))
        sheet.log.add(place, pilot.what() + " has two abilities " + quoted(ability.word), "a word of its own for each");
      sheet.later.push_back(check_board_word(ability.word, place, sheet.log));
    }
    board.push_back(std::move(ability));
  }
  return board;
}

/// What the pilot usually takes must fit into the ship's slots and be there often enough.
Later check_usual(Pilot pilot, std::string what, Place place, FaultLog& log) {
  return [pilot = std::move(pilot), what = std::move(what), place, &log](const Box& box) {
    Slots taken{};
    for (const std::string& word : pilot.usual) {
      const auto at = std::find_if(box.upgrades.begin(), box.upgrades.end(), [&](const Upgrade& upgrade) { return upgrade.word == word; });
      if (at == box.upgrades.end()) continue;  // no such upgrade is a fault already
      ++taken[static_cast<std::size_t>(at->slot)];
      if (std::count(pilot.usual.begin(), pilot.usual.end(), word) > at->count)
        return log.add(place, what + " usually takes more " + quoted(word) + " than there are", "at most " + std::to_string(at->count));
      const auto is_owner = [&](const Pilot& other) { return other.word == at->ability.only_for; };
      if (at->ability.only_for != pilot.word && std::any_of(box.pilots.begin(), box.pilots.end(), is_owner))
        return log.add(place, what + " usually takes " + quoted(word), "nothing that is only for " + quoted(at->ability.only_for));
    }
    for (std::size_t i = 0; i < slot_kinds; ++i)
      if (taken[i] > pilot.slots[i])
        return log.add(place, what + " usually takes more '" + std::string(slot_names[i]) + "' upgrades than its ship has slots",
                       "at most " + std::to_string(pilot.slots[i]));
  };
}

/// Somebody who is not there from the start must come some day. Files of one battle alone have no campaign.
Later check_unlocked(std::string word, std::string what, Place place, FaultLog& log) {
  return [word = std::move(word), what = std::move(what), place, &log](const Box& box) {
    for (const Campaign& campaign : box.campaigns)
      for (const Chapter& chapter : campaign.chapters)
        if (std::find(chapter.unlocks.begin(), chapter.unlocks.end(), word) != chapter.unlocks.end()) return;
    if (!box.campaigns.empty())
      log.add(place, what + " waits for " + quoted(word) + ", which no campaign unlocks", "what some chapter has among its 'unlocks'");
  };
}

void check_size(const Reader& table, const Pilot& pilot) {
  const int most = static_cast<int>(max_abilities);
  const int all = static_cast<int>(pilot.board.size()) + total(pilot.slots);  // a drone brings two and covers two slots
  if (all > most)
    table.log().add(table.find("slots")->place, table.what() + " has " + std::to_string(all) + " abilities with all slots filled",
                    "at most " + std::to_string(most));
}

}  // namespace

Pilot read_pilot(const Node& node, Sheet& sheet) {
  const Reader table(node, title(node, "pilot", "word"), pilot_keys, sheet.log);
  Pilot pilot;
  pilot.source = read_source(table, sheet.source);
  pilot.face_source = read_source(table, "face_source", pilot.source);
  pilot.word = read_own(table, kind::pilot, sheet);
  pilot.name = table.text("name");
  pilot.ship = table.text("ship");
  pilot.letter = read_letter(table, 'A', 'Z', kind::pilot_letter, sheet);
  pilot.shields = static_cast<std::uint8_t>(table.number("shields", 0, 30));
  pilot.hull = static_cast<std::uint8_t>(table.number("hull", 1, 30));
  pilot.slots = read_slots(table, max_abilities);
  pilot.board = read_board(table, sheet);
  if (table.find("slots")) check_size(table, pilot);
  pilot.usual = read_references(table, "usual", kind::upgrade, false, sheet);
  if (table.find("unlocked_by")) pilot.unlocked_by = table.id("unlocked_by");
  if (const Node* usual = table.find("usual")) sheet.later.push_back(check_usual(pilot, table.what(), usual->place, sheet.log));
  if (!pilot.unlocked_by.empty()) sheet.later.push_back(check_unlocked(pilot.unlocked_by, table.what(), table.find("unlocked_by")->place, sheet.log));
  return pilot;
}

Upgrade read_upgrade(const Node& node, Sheet& sheet) {
  const std::size_t faults = sheet.log.count();
  const Reader table(node, title(node, "upgrade", "word"), upgrade_keys, sheet.log);
  Upgrade upgrade;
  upgrade.source = read_source(table, sheet.source);
  upgrade.cost_source = read_source(table, "cost_source", upgrade.source);
  upgrade.word = read_own(table, kind::ability, sheet);
  if (!upgrade.word.empty()) sheet.registry.note(kind::upgrade, upgrade.word);
  upgrade.slot = static_cast<Slot>(table.choice("slot", slot_names).value_or(0));
  upgrade.count = static_cast<std::uint8_t>(table.number_or("count", 1, 9, 1));
  upgrade.ability.word = upgrade.word;
  upgrade.ability.name = table.text("name");
  read_cost(table, Bearer::upgrade, sheet, upgrade.ability);
  upgrade.ability.steps = read_steps(table);
  if (sheet.log.count() == faults) check_ability(table, "steps", upgrade.ability);
  return upgrade;
}

}  // namespace rondo::akarios
