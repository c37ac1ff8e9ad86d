#include "rules/core/hex_map.h"

#include <algorithm>
#include <optional>

#include "rules/core/ensure.h"

namespace rondo {

HexMap::HexMap(std::vector<Hex> hexes) : hexes_(std::move(hexes)) {
  RONDO_ENSURE(hexes_.size() <= 250, "a map has at most 250 hexes");
  chart();
  measure();
  draw_lines();
}

void HexMap::chart() {
  if (hexes_.empty()) return;
  Hex last = hexes_[0];
  corner_ = hexes_[0];
  for (const Hex hex : hexes_) {
    corner_ = {std::min(corner_.q, hex.q), std::min(corner_.r, hex.r)};
    last = {std::max(last.q, hex.q), std::max(last.r, hex.r)};
  }
  width_ = last.q - corner_.q + 1;
  height_ = last.r - corner_.r + 1;
  chart_.assign(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_), nowhere);
  for (std::size_t i = 0; i < hexes_.size(); ++i)
    chart_[static_cast<std::size_t>(hexes_[i].r - corner_.r) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(hexes_[i].q - corner_.q)] =
        static_cast<HexId>(i);
}

HexId HexMap::find(Hex hex) const {
  const Hex at = hex - corner_;
  if (at.q < 0 || at.r < 0 || at.q >= width_ || at.r >= height_) return nowhere;
  return chart_[static_cast<std::size_t>(at.r) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(at.q)];
}

void HexMap::measure() {
  neighbours_.resize(hexes_.size());
  around_.resize(hexes_.size());
  distances_.resize(hexes_.size() * hexes_.size());
  for (std::size_t i = 0; i < hexes_.size(); ++i) {
    for (std::size_t d = 0; d < 6; ++d) neighbours_[i][d] = find(hexes_[i] + hex_steps[d]);
    for (const HexId next : neighbours_[i])
      if (next != nowhere) around_[i].insert(next);
    for (std::size_t k = 0; k < hexes_.size(); ++k)
      distances_[i * hexes_.size() + k] = static_cast<std::uint8_t>(rondo::distance(hexes_[i], hexes_[k]));
  }
}

/// A line depends only on the way from one end to the other, so each way is drawn once and laid wherever both ends are on the map.
void HexMap::draw_lines() {
  lines_.resize(hexes_.size() * hexes_.size());
  for (int dr = 1 - height_; dr < height_; ++dr)
    for (int dq = 1 - width_; dq < width_; ++dq) {
      const Hex way{dq, dr};
      std::optional<SightLine> sight;
      for (std::size_t i = 0; i < hexes_.size(); ++i)
        if (const HexId k = find(hexes_[i] + way); k != nowhere) {
          if (!sight) sight = sight_line({}, way);
          lay(*sight, hexes_[i], lines_[i * hexes_.size() + k]);
        }
    }
}

void HexMap::lay(const SightLine& sight, Hex from, Line& line) {
  line.begin = static_cast<std::uint32_t>(met_.size());
  for (const Hex hex : sight.crossed)
    if (const HexId id = find(from + hex); id != nowhere) {
      met_.push_back(id);
      ++line.crossed;
    }
  for (const auto& [left, right] : sight.flanking) {
    const HexId a = find(from + left);
    const HexId b = find(from + right);
    if (a == nowhere || b == nowhere) continue;  // nothing stands outside the map, so such a pair never blocks
    met_.push_back(a);
    met_.push_back(b);
    ++line.pairs;
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
