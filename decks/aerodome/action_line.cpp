#include "decks/aerodome/action_line.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "decks/spelling.h"

namespace rondo::aerodome {

namespace {

constexpr std::array<std::string_view, 7> heads = {"Straight", "Turn", "Rotate", "Roll", "Immelmann", "Shot", "Attack"};
constexpr std::size_t shot_head = 5;

struct Flag {
  std::string_view word;
  bool ActionLine::*set;
};
constexpr std::array<Flag, 5> flags = {{{"locked", &ActionLine::locked},
                                        {"reactive", &ActionLine::reactive},
                                        {"aux", &ActionLine::aux},
                                        {"recover", &ActionLine::recover},
                                        {"dazed", &ActionLine::dazed}}};

/// What is wrong with an action, and what would be right.
struct Wrong {
  std::string what;
  std::string expected;
  std::string nearest;
};

/// Goes through the words of one action from the left.
class Spelling {
 public:
  explicit Spelling(std::string_view text) : words_(words(text)) {}

  [[nodiscard]] std::optional<Wrong> read(ActionLine& line) {
    const std::string_view head = next();
    const auto at = std::find(heads.begin(), heads.end(), head);
    const std::vector<std::string> known = strings(heads);
    if (at == heads.end()) return Wrong{"begins with " + quoted(head), "one of " + listed(known), nearest(head.substr(0, 40), known)};
    const auto family = static_cast<std::size_t>(at - heads.begin());
    line.family = family < shot_head ? Family::maneuver : family == shot_head ? Family::shot : Family::attack;
    if (line.family == Family::maneuver) line.maneuver = static_cast<Maneuver>(family);
    if (std::optional<Wrong> wrong = read_number(line)) return wrong;
    if (line.family != Family::maneuver)
      if (std::optional<Wrong> wrong = read_attack(line)) return wrong;
    return read_flags(line);
  }

 private:
  [[nodiscard]] bool more() const { return at_ < words_.size(); }
  [[nodiscard]] std::string_view next() { return more() ? std::string_view(words_[at_++]) : std::string_view(); }
  [[nodiscard]] bool skip(std::string_view word) {
    const bool there = more() && words_[at_] == word;
    if (there) ++at_;
    return there;
  }

  [[nodiscard]] std::optional<Wrong> read_number(ActionLine& line) {
    std::string_view word = next();
    if (line.family == Family::attack && word.ends_with("d3")) {
      line.d3 = true;
      word.remove_suffix(2);
    }
    const int most = line.family == Family::maneuver ? highest_speed : 9;
    const std::optional<long long> number = whole_number(word);
    if (!number || *number < 1 || *number > most) {
      const std::string_view noun = line.family == Family::maneuver ? "a speed" : "dice";
      return Wrong{"has " + (word.empty() ? "no number" : "the number " + quoted(word)), std::string(noun) + " from 1 to " + std::to_string(most),
                   ""};
    }
    line.number = static_cast<std::uint8_t>(*number);
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Wrong> read_attack(ActionLine& line) {
    if (line.family == Family::attack) {
      const std::optional<long long> range = skip("range") ? whole_number(next()) : std::nullopt;
      if (!range || *range < 1 || *range > highest_speed) return Wrong{"has no range", "range 1 to range 5, behind the dice", ""};
      line.range = static_cast<std::uint8_t>(*range);
    }
    const int sides = line.d3 ? 3 : 6;
    const bool written = skip("on");
    if (!written && line.family == Family::shot) return std::nullopt;  // on 5
    const std::optional<long long> success = written ? whole_number(next()) : std::nullopt;
    if (!success || *success < 1 || *success > sides)
      return Wrong{"has no lowest die that succeeds",
                   "on 1 to on " + std::to_string(sides) + (line.family == Family::attack ? ", behind the range" : ""), ""};
    line.success = static_cast<std::uint8_t>(*success);
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Wrong> read_flags(ActionLine& line) {
    std::vector<std::string> known;
    for (const Flag& flag : flags) known.emplace_back(flag.word);
    while (more()) {
      const std::string_view word = next();
      const auto at = std::find_if(flags.begin(), flags.end(), [&](const Flag& flag) { return flag.word == word; });
      if (at == flags.end()) return Wrong{"has the word " + quoted(word), "one of " + listed(known), nearest(word.substr(0, 40), known)};
      if (line.*at->set) return Wrong{"has the word " + quoted(word) + " twice", "each once", ""};
      line.*at->set = true;
    }
    if (line.reactive && line.family != Family::maneuver) return Wrong{"is a reactive attack", "reactive on maneuvers only", ""};
    return std::nullopt;
  }

  std::vector<std::string> words_;
  std::size_t at_ = 0;
};

}  // namespace

std::vector<ActionLine> read_actions(const Reader& table) {
  std::vector<ActionLine> lines;
  for (const Node* item : table.texts("actions", max_actions)) {
    ActionLine line;
    if (const std::optional<Wrong> wrong = Spelling(item->text).read(line))
      table.log().add(item->place, "the action " + quoted(item->text) + " of " + table.what() + " " + wrong->what, wrong->expected, wrong->nearest);
    lines.push_back(line);
  }
  return lines;
}

}  // namespace rondo::aerodome
