#pragma once
// The hexes of a scenario as they are read: each list on the map, and nothing where something else lies already. Columns and rows count from 0;
// `[3, 5]` is column 3, row 5.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "decks/akarios/cards.h"
#include "decks/reader.h"

namespace rondo::akarios {

/// What can lie on a hex, as far as one thing shuts out another.
enum class Layer : std::uint8_t {
  planet,    ///< nothing else ever
  asteroid,  ///< no other terrain, and no ship at the start
  nebula,    ///< no other terrain
  ship,      ///< at the start: neither planet nor asteroid, and no other ship
  arrival,   ///< a ship that comes later, or a hex to reach: no planet, and not what is in the way for good
  sparrow    ///< as a ship, and for good
};

class Map {
 public:
  /// Of `scenario`, whose `columns` and `rows` are read already.
  Map(const Reader& scenario, int columns, int rows) : scenario_(&scenario), columns_(columns), rows_(rows) {}

  /// The hexes under `key` of `table`, each of them `what`; those that are at fault are left out. None when absent.
  [[nodiscard]] std::vector<Spot> read(const Reader& table, std::string_view key, Layer layer, const std::string& what);
  /// One hex, `sparrow = [3, 5]`; nothing when absent or at fault.
  [[nodiscard]] std::optional<Spot> read_one(const Reader& table, std::string_view key, Layer layer, const std::string& what);

 private:
  struct Thing {
    Spot spot;
    Layer layer;
    std::string what;
    bool operator==(const Thing&) const = default;
  };
  [[nodiscard]] std::optional<Spot> spot_of(const Node& item, const std::string& what);
  /// Lays it there, unless something shuts it out.
  [[nodiscard]] bool lay(Spot spot, Layer layer, const std::string& what, Place place);

  const Reader* scenario_;
  int columns_;
  int rows_;
  std::vector<Thing> things_;
};

}  // namespace rondo::akarios
