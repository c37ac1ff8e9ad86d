#include "rules/table/host.h"

#include <algorithm>

#include "decks/spelling.h"
#include "rules/core/dealer.h"

namespace rondo {

std::vector<std::string> spellings(const Host& host, const Blob& position, Seat seat) {
  OptionList options;
  host.options(position, seat, options);
  std::vector<std::string> spelled;
  spelled.reserve(options.size());
  for (const Option& option : options) spelled.push_back(host.spell(position, seat, option.action));
  return spelled;
}

namespace {

/// The index of `name` among `names`, of which the empty ones are nobody's.
Result<int> named(std::span<const std::string> names, std::string_view name, const char* kind) {
  std::vector<std::string> known;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i].empty()) continue;
    if (lower(names[i]) == lower(name)) return static_cast<int>(i);
    known.push_back(names[i]);
  }
  return Fault{"", std::string("no ") + kind + " is called '" + std::string(name) + "'", listed(known), nearest(name, known)};
}

/// How well typed words fit an option's words as an abbreviation: nothing if they do not.
std::optional<std::size_t> fit(std::span<const std::string> typed, std::span<const std::string> option) {
  if (typed.size() > option.size()) return std::nullopt;
  std::size_t whole = 0;
  for (std::size_t i = 0; i < typed.size(); ++i) {
    if (option[i].compare(0, typed[i].size(), typed[i]) != 0) return std::nullopt;
    whole += option[i].size() == typed[i].size();
  }
  return 2 * whole + (typed.size() == option.size());
}

/// A plain number of at most three decimals, in thousandths.
std::optional<long long> thousandths(std::string_view text) {
  const std::size_t point = std::min(text.find('.'), text.size());
  const std::string_view decimals = text.substr(std::min(point + 1, text.size()));
  if (point == 0 || point > 9 || decimals.size() > 3) return std::nullopt;
  long long value = 0;
  for (const char c : std::string(text.substr(0, point)) + std::string(decimals) + std::string(3 - decimals.size(), '0')) {
    if (c < '0' || c > '9') return std::nullopt;
    value = value * 10 + (c - '0');
  }
  return value;
}

}  // namespace

std::optional<std::size_t> nearest_measure(std::span<const std::string> spelled, std::string_view line) {
  const std::vector<std::string> typed = words(lower(line));
  const std::optional<long long> wanted = typed.size() < 2 ? std::nullopt : thousandths(typed.back());
  if (!wanted) return std::nullopt;
  const std::span<const std::string> before = std::span(typed).first(typed.size() - 1);
  std::optional<std::size_t> best;
  long long best_gap = 0;
  bool below = false;
  bool above = false;
  for (std::size_t i = 0; i < spelled.size(); ++i) {
    const std::vector<std::string> option = words(lower(spelled[i]));
    if (option.size() != typed.size() || option.back().find('.') == std::string::npos) continue;
    const std::optional<long long> measure = thousandths(option.back());
    if (!measure || !fit(before, std::span(option).first(before.size()))) continue;
    below = below || *measure <= *wanted;
    above = above || *measure >= *wanted;
    const long long gap = *measure < *wanted ? *wanted - *measure : *measure - *wanted;
    if (best && gap >= best_gap) continue;
    best = i;
    best_gap = gap;
  }
  return below && above ? best : std::nullopt;
}

Result<Seat> seat_named(const Host& host, std::string_view name) {
  std::vector<std::string> names;
  for (int i = 0; i <= static_cast<int>(Seat::chance); ++i) names.push_back(host.seat_name(static_cast<Seat>(i)));
  const Result<int> found = named(names, name, "seat");
  if (!found) return found.fault();
  return static_cast<Seat>(*found);
}

Result<int> stream_named(const Host& host, std::string_view name) {
  std::vector<std::string> names;
  for (int i = 0; i < max_streams; ++i) names.push_back(host.stream_name(i));
  return named(names, name, "stream");
}

Result<std::size_t> parse(std::span<const std::string> spelled, std::string_view line) {
  const std::vector<std::string> typed = words(lower(line));
  if (typed.empty()) return Fault{"", "nothing was typed", listed(spelled, 12), ""};
  std::vector<std::size_t> best;
  std::size_t best_fit = 0;
  for (std::size_t i = 0; i < spelled.size(); ++i) {
    const std::vector<std::string> option = words(lower(spelled[i]));
    if (option == typed) return i;
    const std::optional<std::size_t> fits = fit(typed, option);
    if (!fits || (!best.empty() && *fits < best_fit)) continue;
    if (*fits > best_fit) best.clear();
    best_fit = *fits;
    best.push_back(i);
  }
  if (best.size() == 1) return best.front();
  if (const std::optional<std::size_t> measured = nearest_measure(spelled, line)) return *measured;
  const std::string shown(line);
  if (best.empty()) return Fault{"", "'" + shown + "' is not an option now", listed(spelled, 12), nearest(line, spelled)};
  std::vector<std::string> meant;
  for (const std::size_t i : best) meant.push_back(spelled[i]);
  return Fault{"", "'" + shown + "' fits " + std::to_string(meant.size()) + " options", listed(meant, 12), ""};
}

Result<std::size_t> parse(const Host& host, const Blob& position, Seat seat, std::string_view line) {
  return parse(spellings(host, position, seat), line);
}

}  // namespace rondo
