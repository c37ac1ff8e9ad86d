#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "decks/aerodome/sheet.h"
#include "decks/aerodome/vocabulary.h"
#include "decks/spelling.h"

namespace rondo::aerodome {

namespace {

constexpr std::array<std::string_view, 12> dimension_keys = {"radius", "tools", "tool_width",  "shot_radius", "shot_half_steps", "token_radius",
                                                             "length", "width", "team_length", "team_width",  "spot_step",       "source"};
constexpr std::array<std::string_view, 3> component_keys = {"name", "count", "source"};
constexpr int inch = 1024;

constexpr std::size_t most_digits = 12;  // behind the point
constexpr long long one = 1'000'000'000'000;

/// An exact decimal, `0.75`, in units of 10^-12.
std::optional<long long> decimal(std::string_view text) {
  const std::size_t dot = text.find('.');
  const std::string_view whole = text.substr(0, dot);
  std::string part(dot == std::string_view::npos ? "" : text.substr(dot + 1));
  const auto digits = [](std::string_view of) { return std::all_of(of.begin(), of.end(), [](char c) { return c >= '0' && c <= '9'; }); };
  if (whole.empty() || whole.size() > 3 || part.size() > most_digits || !digits(whole) || !digits(part)) return std::nullopt;
  if (dot != std::string_view::npos && part.empty()) return std::nullopt;
  part.resize(most_digits, '0');
  return *whole_number(std::string(whole) + part);
}

/// So many 1/1024 inch as decimal text: at most nine decimals for an even number.
std::string inches(int units) {
  const long long rest = (units % inch) * one / inch;
  std::string text = std::to_string(units / inch);
  if (rest == 0) return text;
  std::string part = std::to_string(rest);
  part.insert(0, most_digits - part.size(), '0');
  return text + "." + part.substr(0, part.find_last_not_of('0') + 1);
}

struct Bounds {
  int low;
  int high;
};

int measured(const Reader& table, std::string_view what, const Node& value, Bounds bounds) {
  const std::string expected = "inches as text, \"" + inches(bounds.low) + "\" to \"" + inches(bounds.high) + "\"";
  const std::string shown = std::string(what) + " is " + quoted(value.text);
  const std::optional<long long> length = decimal(value.text);
  if (!length || *length * inch < bounds.low * one || *length * inch > bounds.high * one) {
    table.log().add(value.place, shown, expected);
    return bounds.low;
  }
  const long long pairs = *length * (inch / 2);  // of 1/1024 inch
  const int near = static_cast<int>((pairs + one / 2) / one) * 2;
  if (pairs % one != 0) table.log().add(value.place, shown + ", which is no even number of 1/1024 inch", "steps of 1/512 inch", inches(near));
  return near;
}

int read_inches(const Reader& table, std::string_view key, Bounds bounds) {
  const Node* value = table.need(key, NodeKind::text, "inches as text, e.g. \"0.75\"");
  return value ? measured(table, quoted(key), *value, bounds) : bounds.low;
}

void read_tools(const Reader& table, Dimensions& dimensions) {
  const Node* list = table.need("tools", NodeKind::list, "the lengths of tools 1 to 5, inches as text");
  if (!list) return;
  const std::vector<const Node*> lengths = table.texts("tools", dimensions.tools.size());
  if (list->items.size() < dimensions.tools.size())
    table.log().add(list->place, "'tools' has " + std::to_string(list->items.size()) + " items", "the lengths of tools 1 to 5");
  for (std::size_t i = 0; i < lengths.size(); ++i) {
    dimensions.tools[i] = measured(table, "tool " + std::to_string(i + 1), *lengths[i], {inch / 8, 12 * inch});
    if (i > 0 && dimensions.tools[i] <= dimensions.tools[i - 1])
      table.log().add(lengths[i]->place, "tool " + std::to_string(i + 1) + " is no longer than tool " + std::to_string(i),
                      "longer tools for higher numbers");
  }
}

}  // namespace

Dimensions read_dimensions(const Node& node, Sheet& sheet) {
  const Reader table(node, "the table of dimensions", dimension_keys, sheet.log);
  Dimensions found;
  found.source = read_source(table, sheet.source);
  found.radius = read_inches(table, "radius", {inch / 8, 3 * inch});
  read_tools(table, found);
  found.tool_width = read_inches(table, "tool_width", {inch / 8, 3 * inch});
  found.shot_radius = read_inches(table, "shot_radius", {inch, 40 * inch});
  found.shot_half_steps = table.number("shot_half_steps", 1, 3);  // as far as `Sector` goes
  found.token_radius = read_inches(table, "token_radius", {inch / 8, 3 * inch});
  constexpr Bounds area = {8 * inch, 100 * inch};
  found.length = read_inches(table, "length", area);
  found.width = read_inches(table, "width", area);
  found.team_length = read_inches(table, "team_length", area);
  found.team_width = read_inches(table, "team_width", area);
  found.spot_step = read_inches(table, "spot_step", {inch / 16, 4 * inch});
  return found;
}

Component read_component(const Node& node, Sheet& sheet) {
  const Reader table(node, title(node, "component", "name"), component_keys, sheet.log);
  Component component;
  component.source = read_source(table, sheet.source);
  component.name = table.text("name");
  component.count = table.number("count", 1, 999);
  if (component.name != "?") sheet.registry.define(kind::component, component.name, table.find("name")->place, sheet.log);
  return component;
}

}  // namespace rondo::aerodome
