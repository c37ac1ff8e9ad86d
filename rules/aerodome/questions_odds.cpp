// `odds`: exact chances of an attack, with everything on the cards that counts.
#include <algorithm>

#include "decks/spelling.h"
#include "rules/aerodome/effects.h"
#include "rules/aerodome/flight.h"
#include "rules/aerodome/questions.h"
#include "rules/aerodome/words.h"

namespace rondo::aerodome {

Attack next_attack(const Table& table, const Position& p, FighterId fighter) {
  const Plane& plane = p[fighter];
  const Frame* turn = turn_of(p);
  const bool now = turn && turn->fighter == fighter;
  const auto attack_from = [](const std::vector<ActionLine>& lines, std::size_t first) -> const ActionLine* {
    for (std::size_t i = first; i < lines.size(); ++i)
      if (lines[i].family != Family::maneuver) return &lines[i];
    return nullptr;
  };
  if (now && turn->aux != Frame::no_aux)
    if (const ActionLine* line = attack_from(table.aux_card(fighter, turn->aux).actions, turn->count)) return {line, turn->aux};
  if (plane.active >= hand_cards) return {};
  const std::size_t first = now ? turn->line + (turn->aux != Frame::no_aux ? 1U : 0U) : 0U;
  return {attack_from(table.card(fighter, plane.active).actions, first), Frame::no_aux};
}

Wager wager_of(const Table& table, const Position& p, FighterId fighter, const Attack& attack) {
  Position seen = p;  // as it is once the card lies open
  seen[fighter].revealed = true;
  Wager wager;
  wager.sides = attack.line->d3 ? 3 : 6;
  wager.dice = std::min(dice_of(table, seen, fighter, *attack.line, attack.slot), most_odds_dice);
  wager.need = success_of(table, seen, fighter, *attack.line, attack.slot);
  wager.lucky = std::min(keyword(table, seen, fighter, Keyword::lucky, attack.slot), most_odds_rerolls);
  wager.pierce = keyword(table, seen, fighter, Keyword::pierce, attack.slot) > 0;
  return wager;
}

std::string odds_text(const Wager& wager) {
  const Odds chances = odds(wager);
  std::vector<std::string> items;
  for (int points = 1; points < static_cast<int>(chances.damage.size()); ++points)
    if (const Ways ways = chances.at_least(points); ways > 0) items.push_back(std::to_string(points) + "+ " + percent_text(ways, chances.all));
  items.push_back("on average " + mean_text(chances.sum(), chances.all));
  return joined(items, ", ");
}

namespace {

std::string wager_text(const Wager& wager) {
  std::string text =
      counted(wager.dice, "die", "dice") + (wager.sides == 3 ? " of 1 to 3" : "") + ", each needing " + std::to_string(wager.need) + "+";
  if (wager.lucky > 0) text += ", LUCKY " + std::to_string(wager.lucky);
  if (wager.pierce) text += ", PIERCE";
  if (wager.elusive) text += ", against Elusive";
  return text;
}

Lines target_lines(const Table& table, const Position& p, FighterId target, Wager wager, const std::string& indent) {
  Lines lines = wrapped(indent + "on " + tag(table, target) + ": damage " + odds_text(wager), answer_width);
  if (p[target].buff != Buff::elusive) return lines;
  wager.elusive = true;
  for (std::string& line : wrapped(indent + "on " + tag(table, target) + " with Elusive: damage " + odds_text(wager), answer_width))
    lines.push_back(std::move(line));
  return lines;
}

}  // namespace

Lines attack_lines(const Table& table, const Position& p, FighterId fighter, const std::string& indent) {
  const Attack attack = next_attack(table, p, fighter);
  if (!attack.line) return {};
  const Wager wager = wager_of(table, p, fighter, attack);
  Lines lines = {indent + line_text(*attack.line) + ": " + wager_text(wager) + "."};
  bool any = false;
  for (FighterId other = 0; other < table.fighters(); ++other) {
    if (!p[other].aloft || !table.enemies(fighter, other) || !in_range(table, p, fighter, *attack.line, other)) continue;
    any = true;
    for (std::string& line : target_lines(table, p, other, wager, indent + "  ")) lines.push_back(std::move(line));
  }
  if (!any) lines.push_back(indent + "  Nobody is in range of it.");
  return lines;
}

namespace {

constexpr const char* syntax = "odds [DICE NEED] [lucky N] [pierce] [elusive] [d3]";

/// A number from `least` to `most` off the front of the words.
Result<int> take_number(Words& words, const std::string& what, int least, int most) {
  const auto number = words.empty() ? std::nullopt : whole_number(words[0]);
  if (!number || *number < least || *number > most)
    return Fault{{},
                 what + (words.empty() ? " is missing" : " is " + quoted(words[0])),
                 "a number from " + std::to_string(least) + " to " + std::to_string(most),
                 {}};
  words = words.subspan(1);
  return static_cast<int>(*number);
}

Result<Wager> wager_asked(Words words) {
  Wager wager;
  const auto dice = take_number(words, "the number of dice", 1, most_odds_dice);
  if (!dice) return dice.fault();
  const auto need = words.empty() ? Result<int>(5) : take_number(words, "what a die must reach", 1, 6);
  if (!need) return need.fault();
  wager.dice = *dice;
  wager.need = *need;
  while (!words.empty()) {
    const std::string word = lower(words[0]);
    words = words.subspan(1);
    if (word == "lucky") {
      const auto rerolls = take_number(words, "LUCKY's number", 1, most_odds_rerolls);
      if (!rerolls) return rerolls.fault();
      wager.lucky = *rerolls;
    } else if (word == "pierce") {
      wager.pierce = true;
    } else if (word == "elusive") {
      wager.elusive = true;
    } else if (word == "d3") {
      wager.sides = 3;
    } else {
      const std::vector<std::string> known = {"lucky", "pierce", "elusive", "d3"};
      return Fault{{}, "nothing is known of " + quoted(word), syntax, nearest(word, known)};
    }
  }
  return wager;
}

}  // namespace

Result<std::string> answer_odds(const Table& table, const Position& p, Words words) {
  if (!words.empty() && whole_number(words[0])) {
    const auto wager = wager_asked(words);
    if (!wager) return wager.fault();
    return wager_text(*wager) + ": damage " + odds_text(*wager) + ".";
  }
  const auto fighter = fighter_meant(table, p, words, syntax);
  if (!fighter) return fighter.fault();
  Lines lines = attack_lines(table, p, *fighter, "  ");
  if (lines.empty()) return Fault{{}, tag(table, *fighter) + " has no attack to come", syntax, {}};
  lines.insert(lines.begin(), tag(table, *fighter) + "'s next attack, effect lines and Auxiliary cards not counted:");
  return joined(lines, "\n");
}

}  // namespace rondo::aerodome
