#include "decks/aerodome/load.h"

#include <array>
#include <deque>
#include <string_view>
#include <utility>

#include "decks/aerodome/sheet.h"
#include "decks/aerodome/vocabulary.h"

namespace rondo::aerodome {

namespace {

constexpr std::array<std::string_view, 9> file_keys = {"source",   "fighter", "card",       "auxiliary", "hand",
                                                       "squadron", "stadium", "dimensions", "component"};
constexpr std::size_t table_limit = 500;  // tables of one kind a file

void read_file(const SourceFile& file, std::span<const std::string_view> besides, FaultLog& log, Registry& registry, Box& box) {
  const Result<Node> root = parse_toml(file.text, file.path);
  if (!root) return log.add(root.fault());
  std::vector<std::string_view> keys(file_keys.begin(), file_keys.end());
  keys.insert(keys.end(), besides.begin(), besides.end());
  const Reader top(*root, "the file", keys, log);
  Sheet sheet{log, registry, read_file_source(top)};
  const auto read_all = [&](std::string_view key, auto& cards, auto read) {
    for (const Node* table : top.tables(key, table_limit)) cards.push_back(read(*table, sheet));
  };
  read_all("fighter", box.fighters, read_fighter);
  read_all("card", box.cards, read_battle_card);
  read_all("auxiliary", box.aux_cards, read_aux_card);
  read_all("hand", box.hands, read_hand);
  read_all("squadron", box.squadrons, read_squadron);
  read_all("stadium", box.stadiums, read_stadium);
  read_all("component", box.components, read_component);
  if (const Node* table = top.may("dimensions", NodeKind::table, "a table, [dimensions]")) {
    if (box.dimensions) log.add(table->place, "the sizes stand in another file already", "one table of dimensions in all files");
    box.dimensions = read_dimensions(*table, sheet);
  }
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

}  // namespace rondo::aerodome
