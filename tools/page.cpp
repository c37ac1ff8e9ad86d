#include "tools/page.h"

#include <algorithm>

#include "decks/spelling.h"

namespace rondo::tools {

namespace {

constexpr std::size_t least_width = 20;

std::size_t usable(int width) { return std::max(static_cast<std::size_t>(std::max(width, 0)), least_width); }

/// Options that share a line: what they have in common, and each of them.
struct Group {
  std::string head;  ///< empty for options that have nothing in common
  std::vector<std::string> items;
  std::size_t options = 0;
};

/// Everything before the last word; empty for a single word.
std::string without_last(const std::string& spelled) {
  const std::size_t blank = spelled.rfind(' ');
  return blank == std::string::npos ? "" : spelled.substr(0, blank);
}

std::string last_word(const std::string& spelled) {
  const std::size_t blank = spelled.rfind(' ');
  return blank == std::string::npos ? spelled : spelled.substr(blank + 1);
}

bool groups(const std::string& spelled, const std::string& head) {
  return !head.empty() && without_last(spelled) == head && !whole_number(last_word(spelled));
}

std::vector<Group> grouped(std::span<const std::string> spelled) {
  std::vector<Group> list;
  for (std::size_t i = 0; i < spelled.size();) {
    const std::string head = without_last(spelled[i]);
    std::size_t end = i;
    while (end < spelled.size() && groups(spelled[end], head)) ++end;
    if (end >= i + 2) {
      Group group{head, {}, end - i};
      for (; i < end; ++i) group.items.push_back(std::to_string(i + 1) + ":" + last_word(spelled[i]));
      list.push_back(std::move(group));
    } else {
      if (list.empty() || !list.back().head.empty()) list.emplace_back();
      list.back().items.push_back(std::to_string(i + 1) + ": " + spelled[i]);
      ++list.back().options;
      ++i;
    }
  }
  return list;
}

/// The items in columns of equal width, as many a line as fit behind `margin`.
std::vector<std::string> tabulated(const std::vector<std::string>& items, const std::string& margin, std::size_t width) {
  std::size_t widest = 0;
  for (const std::string& item : items) widest = std::max(widest, columns(item));
  const std::size_t room = width > columns(margin) ? width - columns(margin) : 1;
  const std::size_t in_line = std::max<std::size_t>(1, (room + 2) / (widest + 2));
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i % in_line == 0) lines.push_back(i == 0 ? margin : std::string(columns(margin), ' '));
    const bool last = i % in_line + 1 == in_line || i + 1 == items.size();
    lines.back() += last ? items[i] : padded(items[i], widest + 2);
  }
  return lines;
}

constexpr std::size_t usual_heading = 18;

/// How far in the items of grouped lines begin: behind the longest heading of usual length.
std::size_t heading_width(const std::vector<Group>& list) {
  std::size_t widest = 0;
  for (const Group& group : list)
    if (columns(group.head) <= usual_heading) widest = std::max(widest, columns(group.head));
  return widest;
}

/// The lines of one group; a heading that leaves its items no room stands above them.
std::vector<std::string> group_lines(const Group& group, std::size_t heading, std::size_t width) {
  if (group.head.empty()) return tabulated(group.items, "  ", width);
  const std::string head = "  " + padded(group.head, heading);
  if (columns(head) + 2 <= width * 2 / 3) return tabulated(group.items, head + "  ", width);
  std::vector<std::string> lines = tabulated(group.items, "      ", width);
  lines.insert(lines.begin(), "  " + group.head);
  return lines;
}

/// Where to cut a line so that at most `room` columns stay: at the last blank behind `from` there, else at the next, else at the end.
std::size_t break_of(std::string_view line, std::size_t room, std::size_t from) {
  std::size_t at = 0;
  for (std::size_t taken = 0; at < line.size() && taken <= room; ++at)
    if (at + 1 == line.size() || (static_cast<unsigned char>(line[at + 1]) & 0xc0U) != 0x80U) ++taken;
  const std::size_t blank = line.substr(0, at).rfind(' ');
  if (blank != std::string_view::npos && blank > from) return blank;
  return std::min(line.find(' ', std::max(at, from)), line.size());
}

std::string_view without_blanks_behind(std::string_view line) { return line.substr(0, line.find_last_not_of(' ') + 1); }

}  // namespace

std::size_t columns(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; }));
}

std::string padded(std::string text, std::size_t width) {
  const std::size_t taken = columns(text);
  if (taken < width) text.append(width - taken, ' ');
  return text;
}

std::string wrapped(std::string_view text, int width, std::size_t indent) {
  const std::size_t room = usable(width);
  std::string page;
  for (std::string_view line : lines(text)) {
    const std::size_t lead = std::min(line.find_first_not_of(' '), line.size());
    const std::string margin(std::min(lead + indent, room / 2), ' ');
    std::string current;
    while (columns(current) + columns(line) > room) {
      const std::size_t cut = break_of(line, room - std::min(columns(current), room), current.empty() ? lead : 0);
      page.append(current).append(without_blanks_behind(line.substr(0, cut))).append("\n");
      line.remove_prefix(std::min(line.find_first_not_of(' ', cut), line.size()));
      current = margin;
    }
    if (!line.empty() || current.empty()) page.append(current).append(line).append("\n");
  }
  return page;
}

std::string labelled(std::string_view label, std::size_t column, std::string_view text, int width) {
  const std::string line = padded(std::string(label), column) + std::string(text);
  return wrapped(line, width, column - std::min(column, line.find_first_not_of(' ')));
}

std::string value_lists(std::span<const Setting> settings, int width) {
  std::size_t widest = 0;
  for (const Setting& setting : settings)
    for (std::size_t i = 0; i < setting.lines.size(); ++i) widest = std::max(widest, columns(setting.values[i]));
  std::string page;
  for (const Setting& setting : settings) {
    if (setting.lines.empty()) continue;
    page += wrapped(setting.name + ": " + setting.help + (setting.several ? ", divided by commas" : ""), width);
    for (std::size_t i = 0; i < setting.lines.size(); ++i) page += labelled("  " + setting.values[i], widest + 4, setting.lines[i], width);
  }
  return page;
}

std::string option_list(std::span<const std::string> spelled, int width, std::size_t max_lines) {
  const std::vector<Group> list = grouped(spelled);
  const std::size_t heading = heading_width(list);
  std::string page;
  std::size_t used = 0;
  std::size_t shown = 0;
  for (const Group& group : list) {
    const std::vector<std::string> lines = group_lines(group, heading, usable(width));
    if (used > 0 && used + lines.size() > max_lines) break;
    for (const std::string& line : lines) page += line + "\n";
    used += lines.size();
    shown += group.options;
  }
  if (shown < spelled.size()) page += "  ... " + std::to_string(spelled.size() - shown) + " more: options\n";
  return page;
}

}  // namespace rondo::tools
