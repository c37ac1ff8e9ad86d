#include "rules/core/text.h"

#include <algorithm>

#include "decks/spelling.h"

namespace rondo {

std::string counted(int n, std::string_view one, std::string_view many) {
  std::string text = std::to_string(n) + " ";
  if (n == 1) return text.append(one);
  return many.empty() ? text.append(one) + "s" : text.append(many);
}

std::string joined(std::span<const std::string> parts, std::string_view between) {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) text.append(between);
    text += parts[i];
  }
  return text;
}

std::string in_a_row(std::span<const std::string> parts) {
  if (parts.size() < 2) return joined(parts);
  return joined(parts.first(parts.size() - 1), ", ") + " and " + parts.back();
}

std::string padded(std::string text, std::size_t width) {
  if (text.size() < width) text.append(width - text.size(), ' ');
  return text;
}

std::string right_aligned(const std::string& text, std::size_t width) {
  return text.size() < width ? std::string(width - text.size(), ' ') + text : text;
}

std::vector<std::string> flowed(std::string head, std::span<const std::string> items, int width) {
  std::vector<std::string> lines;
  if (items.empty()) return lines;
  std::string line = std::move(head);
  const std::string indent(std::min(line.find_first_not_of(' '), line.size()) + 2, ' ');
  for (std::size_t i = 0; i < items.size(); ++i) {
    const std::string item = items[i] + (i + 1 < items.size() ? "," : "");
    if (!line.empty() && static_cast<int>(line.size() + 1 + item.size()) > width) {
      lines.push_back(line);
      line = indent + item;
    } else {
      line += (line.empty() ? "" : " ") + item;
    }
  }
  lines.push_back(line);
  return lines;
}

std::vector<std::string> wrapped(std::string_view text, int width) {
  std::vector<std::string> lines;
  const std::size_t first = std::min(text.find_first_not_of(' '), text.size());
  std::string line(first, ' ');
  bool empty = true;
  for (const std::string& word : words(text)) {
    if (!empty && static_cast<int>(line.size() + 1 + word.size()) > width) {
      lines.push_back(line);
      line = std::string(first + 2, ' ');
      empty = true;
    }
    line += (empty ? "" : " ") + word;
    empty = false;
  }
  lines.push_back(line);
  return lines;
}

std::string percent_text(Ways part, Ways whole) {
  const auto percent = static_cast<int>((part * 100 + whole / 2) / whole);
  if (part > 0 && percent == 0) return "<1%";
  if (part < whole && percent == 100) return ">99%";
  return std::to_string(percent) + "%";
}

std::string mean_text(Ways sum, Ways whole) {
  const auto hundredths = static_cast<std::uint64_t>((sum * 100 + whole / 2) / whole);
  const std::string rest = std::to_string(hundredths % 100);
  return std::to_string(hundredths / 100) + "." + (rest.size() < 2 ? "0" : "") + rest;
}

}  // namespace rondo
