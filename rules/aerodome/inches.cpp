#include "rules/aerodome/inches.h"

#include <algorithm>
#include <cstdlib>

namespace rondo::aerodome {

namespace {

constexpr std::int64_t most_units = std::int64_t{64} * units_an_inch;
constexpr std::int64_t finest = 10'000'000'000;  // an inch in its tenth decimals, a whole number of which is 1/1024 inch
constexpr std::string_view digits = "0123456789";

/// Without trailing zeros.
std::string decimal(std::int32_t units) {
  const std::int64_t scaled = std::abs(std::int64_t{units}) * (finest / units_an_inch);
  std::string text = std::to_string(scaled / finest);
  std::string rest = std::to_string(finest + scaled % finest).substr(1);
  rest.erase(rest.find_last_not_of('0') + 1);
  if (!rest.empty()) text += "." + rest;
  return (units < 0 ? "-" : "") + text;
}

/// Takes `-12.25` off the beginning.
std::optional<std::int32_t> take_decimal(std::string_view& text) {
  const bool minus = text.starts_with('-');
  if (minus) text.remove_prefix(1);
  const std::size_t whole = std::min(text.find_first_not_of(digits), text.size());
  if (whole == 0 || whole > 2) return std::nullopt;
  std::int64_t value = 0;
  for (std::size_t i = 0; i < whole; ++i) value = value * 10 + (text[i] - '0');
  value *= finest;
  text.remove_prefix(whole);
  if (text.starts_with('.')) {
    text.remove_prefix(1);
    const std::size_t part = std::min(text.find_first_not_of(digits), text.size());
    if (part == 0 || part > 10) return std::nullopt;
    std::int64_t place = finest;
    for (std::size_t i = 0; i < part; ++i) value += (text[i] - '0') * (place /= 10);
    text.remove_prefix(part);
  }
  const std::int64_t units = value * units_an_inch / finest;  // below 100 · 10^10 · 2^10
  if (value * units_an_inch % finest != 0 || units > most_units) return std::nullopt;
  return static_cast<std::int32_t>(minus ? -units : units);
}

}  // namespace

std::string inches(Surd units) {
  if (units.b == 0) return decimal(units.a);
  const std::string root = decimal(units.b) + "r3";
  if (units.a == 0) return root;
  return decimal(units.a) + (units.b > 0 ? "+" : "") + root;
}

std::optional<Surd> units_of(std::string_view text) {
  const std::optional<std::int32_t> first = take_decimal(text);
  if (!first) return std::nullopt;
  if (text.empty()) return Surd{*first, 0};
  if (text == "r3") return Surd{0, *first};
  if (text.starts_with("+-")) return std::nullopt;
  if (text.starts_with('+'))
    text.remove_prefix(1);
  else if (!text.starts_with('-'))
    return std::nullopt;
  const std::optional<std::int32_t> root = take_decimal(text);
  if (!root || text != "r3") return std::nullopt;
  return Surd{*first, *root};
}

}  // namespace rondo::aerodome
