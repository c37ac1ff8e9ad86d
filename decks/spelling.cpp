#include "decks/spelling.h"

#include <algorithm>
#include <charconv>

namespace rondo {

std::vector<std::string> words(std::string_view line) {
  std::vector<std::string> found;
  std::size_t at = 0;
  while (at < line.size()) {
    const std::size_t start = line.find_first_not_of(" \t\r\n", at);
    if (start == std::string_view::npos) break;
    const std::size_t end = std::min(line.find_first_of(" \t\r\n", start), line.size());
    found.emplace_back(line.substr(start, end - start));
    at = end;
  }
  return found;
}

std::vector<std::string_view> lines(std::string_view text) {
  std::vector<std::string_view> found;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    found.push_back(line);
    if (end == std::string_view::npos) break;
    text.remove_prefix(end + 1);
  }
  return found;
}

std::optional<long long> whole_number(std::string_view text) {
  long long value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::string lower(std::string_view text) {
  std::string low(text);
  for (char& c : low)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return low;
}

int edit_distance(std::string_view a, std::string_view b) {
  const std::string x = lower(a.substr(0, 256));
  const std::string y = lower(b.substr(0, 256));
  const std::size_t width = y.size() + 1;
  std::vector<int> table((x.size() + 1) * width);
  const auto cell = [&](std::size_t i, std::size_t j) -> int& { return table[i * width + j]; };
  for (std::size_t i = 0; i <= x.size(); ++i) cell(i, 0) = static_cast<int>(i);
  for (std::size_t j = 0; j <= y.size(); ++j) cell(0, j) = static_cast<int>(j);
  for (std::size_t i = 1; i <= x.size(); ++i)
    for (std::size_t j = 1; j <= y.size(); ++j) {
      int best = std::min({cell(i - 1, j) + 1, cell(i, j - 1) + 1, cell(i - 1, j - 1) + (x[i - 1] == y[j - 1] ? 0 : 1)});
      if (i > 1 && j > 1 && x[i - 1] == y[j - 2] && x[i - 2] == y[j - 1]) best = std::min(best, cell(i - 2, j - 2) + 1);
      cell(i, j) = best;
    }
  return cell(x.size(), y.size());
}

std::string nearest(std::string_view typed, std::span<const std::string> candidates) {
  std::string best;
  // no letter in common is not near, however short the word
  int least = std::min(static_cast<int>(std::max<std::size_t>(typed.size(), 3)) / 3 + 1, std::max(static_cast<int>(typed.size()), 1));
  for (const std::string& candidate : candidates)
    if (const int distance = edit_distance(typed, candidate); distance < least) {
      least = distance;
      best = candidate;
    }
  return best;
}

std::string quoted(std::string_view text) {
  std::size_t end = std::min<std::size_t>(text.size(), 60);
  while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;
  std::string shown(text.substr(0, end));
  for (char& c : shown)
    if (static_cast<unsigned char>(c) < ' ' || c == '\x7f') c = '?';
  return "'" + shown + (end < text.size() ? "…'" : "'");
}

std::string listed(std::span<const std::string> items, std::size_t limit) {
  std::string text;
  for (std::size_t i = 0; i < items.size() && i < limit; ++i) text += (i ? ", " : "") + items[i];
  if (items.size() > limit) text += ", … (" + std::to_string(items.size() - limit) + " more)";
  return text;
}

}  // namespace rondo
