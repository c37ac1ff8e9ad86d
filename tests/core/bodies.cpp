#include "tests/core/bodies.h"

#include <array>
#include <stdexcept>

namespace rondo {

std::string text(Surd x) { return std::to_string(x.a) + (x.b < 0 ? "" : "+") + std::to_string(x.b) + "r"; }
std::string text(const Point& p) { return "(" + text(p.x) + ", " + text(p.y) + ")"; }
std::string text(const Body& body) {
  const Form& form = body.form;
  const std::string size =
      form.hexagonal ? "hexagon " + text(form.radius) : "bar " + text(form.length) + " x " + text(form.width) + " from " + text(form.distance);
  return size + " at " + text(body.at) + " heading " + std::to_string(form.heading);
}

Surd some_length(Draws& draws, int unit, int most) {
  const int whole = draws.between(1, most / unit) * unit;
  const int root = draws.between(1, most / unit) * unit;
  switch (draws.below(4)) {
    case 0: return {0, root / 2 / unit * unit + unit};
    case 1: return {whole / 2 / unit * unit + unit, root / 4 / unit * unit};
    default: return {whole, 0};
  }
}

Form some_form(Draws& draws, bool with_area) {
  Form form;
  form.heading = draws.below(12);
  form.hexagonal = draws.below(3) > 0;
  form.radius = draws.below(2) == 0 ? Surd{768, 0} : some_length(draws, 32, 1500);
  form.distance = draws.below(2) == 0 ? form.radius : some_length(draws, 32, 4000) * draws.between(-1, 1);
  form.length = draws.below(2) == 0 ? Surd{1024 * draws.between(1, 5), 0} : some_length(draws, 32, 4000);
  form.width = draws.below(2) == 0 ? Surd{768, 0} : some_length(draws, 32, 1500);
  if (!with_area && draws.below(4) == 0) (draws.below(2) == 0 ? form.length : form.width) = {};
  return form;
}

Point some_place(Draws& draws, int spread) {
  const auto coordinate = [&] { return Surd{draws.between(-spread, spread), draws.between(-spread / 8, spread / 8)}; };
  return {coordinate(), coordinate()};
}

Point some_nudge(Draws& draws) {
  if (draws.below(2) == 0) return {};
  static constexpr std::array<Surd, 5> steps = {{{0, 0}, {1, 0}, {97, -56}, {362, -209}, {18817, -10864}}};  // the last is 0.00003
  const auto step = [&] { return draws.one_of(steps) * (draws.below(2) == 0 ? 1 : -1); };
  return {step(), step()};
}

Point some_boundary_point(Draws& draws, const Form& form, const Point& at) {
  const oracle::Polygon polygon = form.polygon(at);
  const std::size_t i = static_cast<std::size_t>(draws.below(static_cast<int>(polygon.size())));
  const int eighths = draws.below(2) == 0 ? 0 : draws.between(1, 7);
  const oracle::Spot edge = polygon[(i + 1) % polygon.size()] - polygon[i];
  constexpr __int128 parts = __int128{8} * oracle::scale;
  const auto whole = [&](oracle::Exact start, oracle::Exact step) {
    const oracle::Exact all = start * 8 + step * eighths;
    if (all.a % parts != 0 || all.b % parts != 0) throw std::logic_error("a boundary point between whole numbers");
    return Surd{static_cast<std::int32_t>(all.a / parts), static_cast<std::int32_t>(all.b / parts)};
  };
  return {whole(polygon[i].x, edge.x), whole(polygon[i].y, edge.y)};
}

Body some_body_at(Draws& draws, const Form& form, const Point& target) {
  return {form, target - some_boundary_point(draws, form, {}) + some_nudge(draws)};
}

Body some_body(Draws& draws, bool with_area) { return {some_form(draws, with_area), some_place(draws, 20'000)}; }

Body some_neighbour(Draws& draws, const Body& body, bool with_area) {
  const Form form = some_form(draws, with_area);
  switch (draws.below(4)) {
    case 0: return {form, body.at + some_place(draws, 3000)};
    case 1: return {form, body.at + some_nudge(draws)};
    default: return some_body_at(draws, form, some_boundary_point(draws, body.form, body.at));
  }
}

}  // namespace rondo
