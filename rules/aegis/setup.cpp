#include "rules/aegis/setup.h"

#include <algorithm>
#include <array>

#include "decks/aegis/load.h"

namespace rondo::aegis {

namespace {

constexpr std::array<const char*, 3> difficulty_names = {"easy", "normal", "hard"};
constexpr const char* standard_combining = "standard";
constexpr const char* draft_combining = "draft";

template <class T>
Setting choice(std::string name, std::string help, const std::vector<T>& list, const std::string& house) {
  Setting setting{std::move(name), std::move(help), {}, {}};
  for (const T& item : list) {
    setting.values.push_back(item.id);
    setting.lines.push_back(item.name + (item.line.empty() ? "" : ": " + item.line));
  }
  const bool has_house = std::find(setting.values.begin(), setting.values.end(), house) != setting.values.end();
  if (!setting.values.empty()) setting.fallback = has_house ? house : setting.values.front();
  return setting;
}

/// Whether `list` holds an item called `id`.
template <class T>
bool defines(const std::vector<T>& list, const std::string& id) {
  return std::any_of(list.begin(), list.end(), [&](const T& item) { return item.id == id; });
}

/// Ids that are needed, by kind.
struct Needs {
  std::vector<std::string> robots;
  std::vector<std::string> teams;
  std::vector<std::string> minion_decks;
  std::vector<std::string> bosses;
  std::vector<std::string> boards;
  std::vector<std::string> commanders = {};

  [[nodiscard]] bool met_by(const Box& box) const {
    const auto any = [](const auto& list, const std::vector<std::string>& ids) {
      return std::any_of(ids.begin(), ids.end(), [&](const std::string& id) { return defines(list, id); });
    };
    const bool drones = std::any_of(box.robots.begin(), box.robots.end(), [](const RobotCard& card) { return card.drone; });
    return drones || any(box.robots, robots) || any(box.teams, teams) || any(box.minion_decks, minion_decks) || any(box.bosses, bosses) ||
           any(box.boards, boards) || any(box.commanders, commanders);
  }

  void add_references(const Box& box) {
    const auto add = [](std::vector<std::string>& to, const std::vector<std::string>& ids) { to.insert(to.end(), ids.begin(), ids.end()); };
    for (const Team& team : box.teams) {
      for (const auto* ids : {&team.basics, &team.combined, &team.sideboard}) add(robots, *ids);
      if (team.attach) add(commanders, {team.attach->commander});
    }
    for (const MinionDeck& deck : box.minion_decks) add(robots, deck.cards);
    for (const BossCard& boss : box.bosses) add(minion_decks, boss.minion_decks);
  }
};

}  // namespace

std::vector<Setting> settings(const Box& box) {
  std::vector<Setting> table;
  table.push_back(choice("team", "your team of robots", box.teams, "lamplighters"));
  table.push_back(choice("minions", "the minion deck; the boss's own if none is named", box.minion_decks, "ebb-fleet"));
  table.back().follows = "boss";
  for (const BossCard& boss : box.bosses)
    if (!boss.minion_decks.empty()) table.back().fallbacks.emplace_back(boss.id, boss.minion_decks.front());
  table.push_back(choice("boss", "your opponent", box.bosses, "ebb-colossus"));
  table.push_back(choice("board", "where it is played", box.boards, "arena"));
  table.push_back({"difficulty", "Rondo cards a round: easy 2, normal 3, hard 4", {difficulty_names.begin(), difficulty_names.end()}, "normal"});
  table.push_back({"combining",
                   "draft: Makes do not matter, and three or more adjacent robots combine at once for 10 Energy",
                   {standard_combining, draft_combining},
                   standard_combining});
  return table;
}

Setup setup_of(std::span<const std::string> words) {
  Setup setup;
  setup.team = setup_value(words, "team");
  setup.minions = setup_value(words, "minions");
  setup.boss = setup_value(words, "boss");
  setup.board = setup_value(words, "board");
  const auto difficulty = std::find(difficulty_names.begin(), difficulty_names.end(), setup_value(words, "difficulty"));
  RONDO_ENSURE(difficulty != difficulty_names.end(), "a set-up without its difficulty");
  setup.difficulty = static_cast<Difficulty>(difficulty - difficulty_names.begin());
  setup.draft_combining = setup_value(words, "combining") == draft_combining;
  return setup;
}

std::vector<SourceFile> files_of(std::span<const SourceFile> files, const Setup& setup) {
  std::vector<Box> boxes;
  for (const SourceFile& file : files) boxes.push_back(load({&file, 1}).box);
  Needs needs{{}, {setup.team}, {setup.minions}, {setup.boss}, {setup.board}};
  std::vector<bool> taken(files.size());
  for (bool more = true; more;) {
    more = false;
    for (std::size_t i = 0; i < files.size(); ++i) {
      if (taken[i] || !needs.met_by(boxes[i])) continue;
      taken[i] = more = true;
      needs.add_references(boxes[i]);
    }
  }
  std::vector<SourceFile> needed;
  for (std::size_t i = 0; i < files.size(); ++i)
    if (taken[i]) needed.push_back(files[i]);
  return needed;
}

}  // namespace rondo::aegis
