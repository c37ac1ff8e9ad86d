#include "decks/akarios/map.h"

#include <algorithm>

#include "decks/spelling.h"

namespace rondo::akarios {

namespace {

constexpr std::size_t most_spots = 100;  // of one list

bool terrain(Layer layer) { return layer <= Layer::nebula; }
bool at_start(Layer layer) { return layer == Layer::ship || layer == Layer::sparrow; }

/// Whether two things cannot share a hex, in either order.
bool clash(Layer a, Layer b) {
  if (a > b) std::swap(a, b);
  if (a == Layer::planet || (terrain(a) && terrain(b))) return true;
  if (a == Layer::asteroid) return at_start(b);
  return b == Layer::sparrow ? a >= Layer::ship : a == Layer::ship && b == Layer::ship;
}

std::string spelled(Spot spot) { return "[" + std::to_string(spot.column) + ", " + std::to_string(spot.row) + "]"; }

}  // namespace

std::optional<Spot> Map::spot_of(const Node& item, const std::string& what) {
  const bool pair =
      item.kind == NodeKind::list && item.items.size() == 2 && item.items[0].kind == NodeKind::number && item.items[1].kind == NodeKind::number;
  const bool on = pair && item.items[0].number >= 0 && item.items[0].number < columns_ && item.items[1].number >= 0 && item.items[1].number < rows_;
  if (on) return Spot{static_cast<int>(item.items[0].number), static_cast<int>(item.items[1].number)};
  scenario_->log().add(item.place, what + " of " + scenario_->what() + " lies " + (pair ? "off the map" : "nowhere"),
                       "[column, row], up to " + spelled({columns_ - 1, rows_ - 1}));
  return std::nullopt;
}

bool Map::lay(Spot spot, Layer layer, const std::string& what, Place place) {
  const auto at = std::find_if(things_.begin(), things_.end(), [&](const Thing& thing) { return thing.spot == spot && clash(thing.layer, layer); });
  if (at != things_.end()) {
    scenario_->log().add(place, what + " of " + scenario_->what() + " lies at " + spelled(spot) + ", where " + at->what + " lies", "a free hex");
    return false;
  }
  things_.push_back({spot, layer, what});
  return true;
}

std::vector<Spot> Map::read(const Reader& table, std::string_view key, Layer layer, const std::string& what) {
  std::vector<Spot> spots;
  const Node* list = table.may(key, NodeKind::list, "a list of hexes, [[3, 5], [4, 5]]");
  if (!list) return spots;
  if (list->items.size() > most_spots)
    table.log().add(list->place, quoted(key) + " has " + std::to_string(list->items.size()) + " items", "at most " + std::to_string(most_spots));
  for (const Node& item : list->items) {
    if (spots.size() == most_spots) break;
    const std::optional<Spot> spot = spot_of(item, what);
    if (!spot) continue;
    if (std::find(spots.begin(), spots.end(), *spot) != spots.end())
      table.log().add(item.place, quoted(key) + " of " + table.what() + " has the hex " + spelled(*spot) + " twice", "each once");
    else if (lay(*spot, layer, what, item.place))
      spots.push_back(*spot);
  }
  return spots;
}

std::optional<Spot> Map::read_one(const Reader& table, std::string_view key, Layer layer, const std::string& what) {
  const Node* item = table.find(key);
  if (!item) return std::nullopt;
  const std::optional<Spot> spot = spot_of(*item, what);
  return spot && lay(*spot, layer, what, item->place) ? spot : std::nullopt;
}

}  // namespace rondo::akarios
