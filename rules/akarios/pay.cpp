#include "rules/akarios/pay.h"

namespace rondo::akarios {

namespace {

/// A result that counts as one or more icons: a stress or wild result stands for move and attack.
bool counts(Icon result, Icon icon) {
  if (result == icon) return true;
  if (icon == Icon::wild) return true;
  return (result == Icon::wild || result == Icon::stress) && (icon == Icon::move || icon == Icon::attack);
}

std::optional<int> as_drone(Icon icon, std::optional<Icon> drone) {
  if (icon == Icon::drone || icon == Icon::wild) return 0;
  if (!drone) return std::nullopt;
  if (*drone == Icon::wild || counts(*drone, icon)) return 0;
  return std::nullopt;
}

}  // namespace

std::optional<int> price(Face face, Icon icon, std::optional<Icon> drone) {
  const auto fits = [&](Icon result, int stress) { return counts(result, icon) ? std::optional(stress) : std::nullopt; };
  switch (face) {
    case Face::move: return fits(Icon::move, 0);
    case Face::attack: return fits(Icon::attack, 0);
    case Face::wild: return fits(Icon::wild, 0);
    case Face::stress: return fits(Icon::stress, 1);
    case Face::drone: return as_drone(icon, drone);
    case Face::drone_wild: return 0;
    case Face::drone_stress:
      if (const std::optional<int> free = as_drone(icon, drone)) return free;
      return fits(Icon::stress, 1);
    case Face::blank: break;
  }
  return std::nullopt;
}

bool payable(const Dice& dice, std::span<const Icon> icons, std::optional<Icon> drone, int stress) {
  if (icons.empty()) return true;
  for (std::size_t face = 0; face < face_count; ++face) {
    if (dice[face] == 0) continue;
    const std::optional<int> cost = price(static_cast<Face>(face), icons[0], drone);
    if (!cost || *cost > stress) continue;
    Dice rest = dice;
    --rest[face];
    if (payable(rest, icons.subspan(1), drone, stress - *cost)) return true;
  }
  return false;
}

}  // namespace rondo::akarios
