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

}  // namespace

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
