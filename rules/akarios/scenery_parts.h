#pragma once
// Reads the parts of a situation that stand in tables of their own: ships, pilots, tokens. Private to scenery.
#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "decks/spelling.h"
#include "rules/akarios/scenery.h"

namespace rondo::akarios {

/// The place in `list` of the item of that word; a fault and nothing if there is none.
template <class T>
[[nodiscard]] std::optional<std::size_t> found(const std::vector<T>& list, const Node& word, std::string_view noun, FaultLog& log) {
  std::vector<std::string> known;
  for (const T& item : list) {
    if constexpr (requires { item.word; })
      known.push_back(item.word);
    else
      known.push_back(item.id);
    if (known.back() == word.text) return known.size() - 1;
  }
  if (log.room())
    log.add(word.place, "no " + std::string(noun) + " is called " + quoted(word.text), "one of the decks or of this file",
            nearest(word.text.substr(0, 40), known));
  return std::nullopt;
}

/// `c5`, on that map.
[[nodiscard]] std::optional<Spot> read_spot(const Node& item, const Scenario& map, FaultLog& log);
[[nodiscard]] std::vector<Spot> read_spots(const Reader& table, std::string_view key, const Scenario& map);
/// The places of the texts under `key` among `names`; a fault for each that is none of them.
[[nodiscard]] std::vector<std::size_t> read_names(const Reader& table, std::string_view key, std::span<const std::string_view> names);
/// `at`, `facing`, `shields`, `hull`, `conditions`.
[[nodiscard]] Hulk read_hulk(const Reader& table, const Scenario& map, int facing);
/// A pilot, the `place`-th of the squad.
[[nodiscard]] Flier read_flier(const Reader& table, const Box& box, const Scenario& map, int act, std::size_t place);

inline constexpr std::array<std::string_view, 5> hulk_keys = {"at", "facing", "shields", "hull", "conditions"};
inline constexpr std::array<std::string_view, 20> flier_keys = {"at",      "facing", "shields", "hull",   "conditions", "pilot",   "stress",
                                                                "dice",    "placed", "drone",   "supply", "upgrades",   "damaged", "used",
                                                                "kinetic", "ready",  "next",    "deck",   "discard",    "reached"};

}  // namespace rondo::akarios
