#include "rules/core/hex_map.h"

#include <algorithm>

#include "rules/core/ensure.h"

namespace rondo {

HexMap::HexMap(std::vector<Hex> hexes) : hexes_(std::move(hexes)) {
  RONDO_ENSURE(hexes_.size() <= 250, "a map has at most 250 hexes");
  measure();
  draw_lines();
}

HexId HexMap::find(Hex hex) const {
  for (std::size_t i = 0; i < hexes_.size(); ++i)
    if (hexes_[i] == hex) return static_cast<HexId>(i);
  return nowhere;
}

void HexMap::measure() {
  neighbours_.resize(hexes_.size());
  distances_.resize(hexes_.size() * hexes_.size());
  for (std::size_t i = 0; i < hexes_.size(); ++i) {
    for (std::size_t d = 0; d < 6; ++d) neighbours_[i][d] = find(hexes_[i] + hex_steps[d]);
    for (std::size_t k = 0; k < hexes_.size(); ++k)
      distances_[i * hexes_.size() + k] = static_cast<std::uint8_t>(rondo::distance(hexes_[i], hexes_[k]));
  }
}

void HexMap::draw_lines() {
  lines_.resize(hexes_.size() * hexes_.size());
  for (std::size_t i = 0; i < hexes_.size(); ++i)
    for (std::size_t k = 0; k < hexes_.size(); ++k) {
      const SightLine sight = sight_line(hexes_[i], hexes_[k]);
      Line& line = lines_[i * hexes_.size() + k];
      line.begin = static_cast<std::uint32_t>(met_.size());
      for (const Hex hex : sight.crossed)
        if (const HexId id = find(hex); id != nowhere) {
          met_.push_back(id);
          ++line.crossed;
        }
      for (const auto& [left, right] : sight.flanking) {
        const HexId a = find(left);
        const HexId b = find(right);
        if (a == nowhere || b == nowhere) continue;  // nothing stands outside the map, so such a pair never blocks
        met_.push_back(a);
        met_.push_back(b);
        ++line.pairs;
      }
    }
}

bool HexMap::clear(HexId a, HexId b, const HexSet& blockers) const {
  const Line& sight = line(a, b);
  const HexId* met = met_.data() + sight.begin;
  for (int i = 0; i < sight.crossed; ++i)
    if (blockers.contains(*met++)) return false;
  for (int i = 0; i < sight.pairs; ++i, met += 2)
    if (blockers.contains(met[0]) && blockers.contains(met[1])) return false;
  return true;
}

std::vector<HexId> HexMap::blocking(HexId a, HexId b, const HexSet& blockers) const {
  const Line& sight = line(a, b);
  const HexId* met = met_.data() + sight.begin;
  std::vector<HexId> found;
  for (int i = 0; i < sight.crossed; ++i, ++met)
    if (blockers.contains(*met)) found.push_back(*met);
  for (int i = 0; i < sight.pairs; ++i, met += 2)
    if (blockers.contains(met[0]) && blockers.contains(met[1])) found.insert(found.end(), {met[0], met[1]});
  std::stable_sort(found.begin(), found.end(), [&](HexId x, HexId y) { return distance(a, x) < distance(a, y); });
  return found;
}

}  // namespace rondo
