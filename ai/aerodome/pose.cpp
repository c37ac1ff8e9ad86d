#include "ai/aerodome/pose.h"

namespace rondo::aerodome {

Sizes sizes_of(const Table& table) {
  Sizes sizes;
  sizes.radius = inches(table.radius);
  sizes.apothem = sizes.radius * root3 / 2;
  sizes.body = (sizes.radius + sizes.apothem) / 2;
  sizes.shot = inches(table.shot_radius);
  sizes.edge_cosine = cosine(table.dimensions.shot_half_steps);
  sizes.edge_sine = sine(table.dimensions.shot_half_steps);
  sizes.length = inches(table.length());
  sizes.width = inches(table.width());
  for (int speed = 1; speed <= highest_speed; ++speed) sizes.tools[static_cast<std::size_t>(speed - 1)] = inches(table.tool(speed));
  return sizes;
}

}  // namespace rondo::aerodome
