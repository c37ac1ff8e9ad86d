#include "rules/aegis/roster.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "decks/aegis/vocabulary.h"
#include "decks/spelling.h"

namespace rondo::aegis {

namespace {

constexpr std::size_t basics_in_team = 5;  // AEG-031
constexpr std::size_t combined_limit = 8;  // AEG-032
constexpr int start_zone_hexes = 5;        // a hex for each of the five starters

using Robots = std::vector<const RobotCard*>;

const RobotCard* find_robot(const Box& box, const std::string& id) {
  const auto at = std::find_if(box.robots.begin(), box.robots.end(), [&](const RobotCard& card) { return card.id == id; });
  return at == box.robots.end() ? nullptr : &*at;
}

/// Collects the faults of one team, deck or board under its name.
class Checklist {
 public:
  explicit Checklist(std::string where) : where_(std::move(where)) {}
  void add(std::string what, std::string expected) { faults_.push_back({where_, std::move(what), std::move(expected), ""}); }

  /// The cards with these ids; an id that no card has is a fault.
  Robots robots(const Box& box, const std::vector<std::string>& ids) {
    Robots found;
    for (const std::string& id : ids) {
      if (const RobotCard* card = find_robot(box, id)) {
        found.push_back(card);
        continue;
      }
      std::vector<std::string> known;
      for (const RobotCard& card : box.robots) known.push_back(card.id);
      faults_.push_back({where_, "no robot has the id '" + id + "'", "the id of a loaded robot", nearest(id, known)});
    }
    return found;
  }

  [[nodiscard]] std::vector<Fault> faults() && { return std::move(faults_); }

 private:
  std::string where_;
  std::vector<Fault> faults_;
};

bool same_robot(const RobotCard& a, const RobotCard& b) { return a.id == b.id || (a.make == b.make && a.model == b.model); }

bool is_basic(const RobotCard& card) { return !card.drone && card.level() == 1; }

void check_basics(Checklist& list, const Robots& robots, const std::string& part) {
  for (const RobotCard* card : robots)
    if (!is_basic(*card))
      list.add("'" + card->id + "' among the " + part + " is " + (card->drone ? "a Drone" : "of Level " + std::to_string(card->level())),
               "robots of Level 1");
}

void check_duplicates(Checklist& list, const Robots& robots) {
  for (std::size_t i = 0; i < robots.size(); ++i)
    for (std::size_t k = 0; k < i; ++k) {
      if (!same_robot(*robots[i], *robots[k])) continue;
      const bool same = robots[i]->id == robots[k]->id;
      list.add("'" + robots[i]->id + "' " + (same ? "stands twice" : "and '" + robots[k]->id + "' are variants of one robot"), "each robot once");
      break;
    }
}

/// The different names that `of` gives, robots without one aside, in order of appearance.
template <class Of>
std::vector<std::string> distinct(const Robots& robots, Of of) {
  std::vector<std::string> names;
  for (const RobotCard* card : robots)
    if (const std::string& name = of(*card); !name.empty() && std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  return names;
}

/// The robot that a Machineless Commander's card makes a Commander robot (AEG-204, AEG-205), or nothing with a fault.
std::optional<RobotCard> equipped(Checklist& list, const Box& box, const Team& team) {
  const Attachment& attach = *team.attach;
  const auto commander =
      std::find_if(box.commanders.begin(), box.commanders.end(), [&](const CommanderCard& card) { return card.id == attach.commander; });
  if (commander == box.commanders.end()) {
    list.add("no Commander has the id '" + attach.commander + "'", "the id of a loaded Commander");
    return std::nullopt;
  }
  const std::string what = "the Commander '" + attach.commander + "' is attached to '" + attach.robot + "', ";
  const RobotCard* robot = find_robot(box, attach.robot);
  if (!robot || std::find(team.basics.begin(), team.basics.end(), attach.robot) == team.basics.end()) {
    list.add(what + "which is not among the Basics", "one of " + listed(team.basics));
    return std::nullopt;
  }
  if (!robot->commander.empty()) {
    list.add(what + "a Commander robot of " + robot->commander, "a Basic without a Commander");
    return std::nullopt;
  }
  RobotCard card = *robot;
  card.commander = commander->name;
  return card;
}

void check_loyalty(Checklist& list, const Robots& robots) {
  std::vector<std::string> commanders;
  for (const RobotCard* card : robots)
    if (is_basic(*card) && !card->commander.empty()) commanders.push_back(card->id);
  if (commanders.size() > 1) list.add("more than one Basic Commander robot: " + listed(commanders), "at most one");  // AEG-033
  const auto characters = distinct(robots, [](const RobotCard& card) -> const std::string& { return card.commander; });
  if (characters.size() > 1) list.add("more than one Commander: " + listed(characters), "at most one over all robots");  // AEG-035
  const auto factions = distinct(robots, [](const RobotCard& card) -> const std::string& { return card.faction; });
  if (factions.size() > 1) list.add("more than one Faction: " + listed(factions), "at most one");  // AEG-036
}

std::string classes_text(const std::vector<ClassSet>& classes) {
  std::vector<std::string> texts;
  for (const ClassSet set : classes) texts.push_back(class_text(set));
  std::sort(texts.begin(), texts.end());
  return listed(texts);
}

void append(std::vector<Fault>& all, std::vector<Fault> more) {
  for (Fault& fault : more) all.push_back(std::move(fault));
}

}  // namespace

std::string_view prebuilt_team(int number) {
  struct Range {
    int first;
    int last;
    std::string_view name;
  };
  static constexpr std::array<Range, 10> ranges = {{{101, 109, "Ashla"},
                                                    {110, 118, "Ganith"},
                                                    {119, 127, "Indrix"},
                                                    {128, 136, "Ysis"},
                                                    {137, 145, "Ethrael"},
                                                    {146, 154, "Salazar"},
                                                    {155, 170, "Challengers"},
                                                    {171, 180, "Ainer"},
                                                    {181, 190, "Stell"},
                                                    {191, 200, "Kaiju"}}};
  for (const Range& range : ranges)
    if (number >= range.first && number <= range.last) return range.name;
  return {};
}

std::vector<Fault> check_team(const Box& box, const Team& team) {
  Checklist list("team '" + team.id + "'");
  const Robots basics = list.robots(box, team.basics);
  const Robots combined = list.robots(box, team.combined);
  const Robots sideboard = list.robots(box, team.sideboard);
  if (team.basics.size() != basics_in_team) list.add(std::to_string(team.basics.size()) + " Basic robots", std::to_string(basics_in_team));
  if (team.combined.size() > combined_limit)
    list.add(std::to_string(team.combined.size()) + " combined robots", "at most " + std::to_string(combined_limit));
  check_basics(list, basics, "Basics");
  check_basics(list, sideboard, "sideboard");
  for (const RobotCard* card : combined)
    if (card->drone || card->level() < 2)
      list.add("'" + card->id + "' among the combined robots is " + (card->drone ? "a Drone" : "a Basic"), "robots of Level 2 to 5");
  Robots all = basics;  // AEG-040
  all.insert(all.end(), combined.begin(), combined.end());
  all.insert(all.end(), sideboard.begin(), sideboard.end());
  check_duplicates(list, all);
  const std::optional<RobotCard> carrier = team.attach ? equipped(list, box, team) : std::nullopt;
  if (carrier)
    for (const RobotCard*& card : all)
      if (card->id == carrier->id) card = &*carrier;
  check_loyalty(list, all);
  return std::move(list).faults();
}

std::vector<Fault> check_minion_deck(const Box& box, const MinionDeck& deck) {
  Checklist list("minion deck '" + deck.id + "'");
  const Robots robots = list.robots(box, deck.cards);
  if (deck.cards.size() < 9 || deck.cards.size() > 10) list.add(std::to_string(deck.cards.size()) + " robots", "9 or 10");
  for (std::size_t i = 0; i < robots.size(); ++i) {
    if (robots[i]->drone) list.add("'" + robots[i]->id + "' is a Drone", "robots with a Class");
    if (std::find(robots.begin(), robots.begin() + static_cast<std::ptrdiff_t>(i), robots[i]) != robots.begin() + static_cast<std::ptrdiff_t>(i))
      list.add("'" + robots[i]->id + "' stands twice", "each robot once");
  }
  return std::move(list).faults();
}

std::vector<Fault> check_suggestion(const Box& box, const BossCard& boss, const MinionDeck& deck) {
  if (std::find(boss.minion_decks.begin(), boss.minion_decks.end(), deck.id) != boss.minion_decks.end()) return {};
  Checklist list("minion deck '" + deck.id + "'");
  std::vector<ClassSet> has;
  for (const RobotCard* card : list.robots(box, deck.cards)) has.push_back(card->classes);
  std::vector<ClassSet> wants = boss.minion_classes;
  std::sort(has.begin(), has.end());
  std::sort(wants.begin(), wants.end());
  if (has != wants) list.add("not what boss '" + boss.id + "' suggests: its Classes are " + classes_text(has), classes_text(wants));
  return std::move(list).faults();
}

std::vector<Fault> check_solo_board(const Board& board) {
  Checklist list("board '" + board.id + "'");
  std::array<int, 7> starpoints{};
  std::array<int, 3> zones{};
  for (const BoardHex& hex : board.hexes) {
    if (hex.starpoint >= 1 && hex.starpoint <= 6) ++starpoints[static_cast<std::size_t>(hex.starpoint)];
    if (hex.start_zone == 1 || hex.start_zone == 2) ++zones[static_cast<std::size_t>(hex.start_zone)];
  }
  for (std::size_t number = 1; number < starpoints.size(); ++number)
    if (starpoints[number] != 1)
      list.add("Starpoint " + std::to_string(number) + " stands " + std::to_string(starpoints[number]) + " times", "each of 1 to 6 once");
  for (std::size_t zone = 1; zone < zones.size(); ++zone)
    if (zones[zone] < start_zone_hexes)
      list.add("Start Zone " + std::to_string(zone) + " has " + std::to_string(zones[zone]) + " hexes",
               std::to_string(start_zone_hexes) + " or more");
  return std::move(list).faults();
}

std::vector<Fault> check_start_zones(const Board& board, std::size_t cards) {
  constexpr std::size_t most_hexes = 48;
  constexpr std::size_t most_places = 720;  // an OptionList holds somewhat more
  const auto zone_hexes = static_cast<std::size_t>(
      std::count_if(board.hexes.begin(), board.hexes.end(), [](const BoardHex& hex) { return hex.start_zone != 0; }));
  const std::size_t most = std::min(most_hexes, most_places / std::max<std::size_t>(cards, 1));
  Checklist list("board '" + board.id + "'");
  if (zone_hexes > most)
    list.add(std::to_string(zone_hexes) + " Start Zone hexes for " + std::to_string(cards) + " cards", "at most " + std::to_string(most));
  return std::move(list).faults();
}

std::vector<Fault> check_solo(const Box& box, const Team& team, const MinionDeck& deck, const Board& board) {
  std::vector<Fault> faults = check_team(box, team);
  append(faults, check_minion_deck(box, deck));
  Checklist list("minion deck '" + deck.id + "'");
  for (const auto* ids : {&team.basics, &team.combined, &team.sideboard})
    for (const std::string& id : *ids)
      if (std::find(deck.cards.begin(), deck.cards.end(), id) != deck.cards.end())
        list.add("'" + id + "' is in team '" + team.id + "' too", "no card on both sides");
  append(faults, std::move(list).faults());
  append(faults, check_solo_board(board));
  append(faults, check_start_zones(board, team.basics.size() + team.sideboard.size()));
  return faults;
}

}  // namespace rondo::aegis
