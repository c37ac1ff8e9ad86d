#include "decks/aegis/load.h"

#include <array>
#include <deque>
#include <string_view>
#include <utility>

#include "decks/aegis/sheet.h"
#include "decks/aegis/vocabulary.h"

namespace rondo::aegis {

namespace {

constexpr std::array<std::string_view, 8> file_keys = {"source", "robot", "drone", "commander", "boss", "team", "minion_deck", "board"};
constexpr std::size_t table_limit = 500;  // tables of one kind a file

void read_file(const SourceFile& file, std::span<const std::string_view> besides, FaultLog& log, Registry& registry, Box& box) {
  const Result<Node> root = parse_toml(file.text, file.path);
  if (!root) return log.add(root.fault());
  std::vector<std::string_view> keys(file_keys.begin(), file_keys.end());
  keys.insert(keys.end(), besides.begin(), besides.end());
  const Reader top(*root, "the file", keys, log);
  Sheet sheet{log, registry, file.text, read_file_source(top)};
  const auto read_all = [&](std::string_view key, auto& cards, auto read) {
    for (const Node* table : top.tables(key, table_limit)) cards.push_back(read(*table, sheet));
  };
  read_all("robot", box.robots, read_robot);
  read_all("drone", box.robots, read_drone);
  read_all("commander", box.commanders, read_commander);
  read_all("boss", box.bosses, read_boss);
  read_all("team", box.teams, read_team);
  read_all("minion_deck", box.minion_decks, read_minion_deck);
  read_all("board", box.boards, read_board);
}

}  // namespace

Loaded load(std::span<const SourceFile> files, std::span<const std::string_view> besides) {
  Loaded loaded;
  Registry registry;
  std::deque<FaultLog> logs;  // the registry keeps pointers to them
  for (const SourceFile& file : files)
    read_file(file, &file == &files.back() ? besides : std::span<const std::string_view>{}, logs.emplace_back(file.path), registry, loaded.box);
  registry.settle();
  for (const FaultLog& log : logs)
    for (Fault& fault : log.in_order()) loaded.faults.push_back(std::move(fault));
  return loaded;
}

}  // namespace rondo::aegis
