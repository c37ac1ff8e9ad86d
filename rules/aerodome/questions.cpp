// The questions a person may ask, and those about where fighters are and what they hold.
#include "rules/aerodome/questions.h"

#include "decks/spelling.h"
#include "rules/aerodome/effects.h"
#include "rules/aerodome/flight.h"
#include "rules/aerodome/game.h"
#include "rules/aerodome/words.h"

namespace rondo::aerodome {

FighterId subject(const Table& table, const Position& p) {
  if (const Frame* turn = turn_of(p)) return turn->fighter;
  if (p.owing.size() == 1 && !p.owing.is_chance())
    for (FighterId fighter = 0; fighter < table.fighters(); ++fighter)
      if (p.owing.contains(table.seat_of(fighter))) return fighter;
  return 0;
}

Result<FighterId> fighter_meant(const Table& table, const Position& p, Words words, const std::string& syntax) {
  if (words.empty()) return subject(table, p);
  if (words.size() > 1) return Fault{{}, quoted(words[1]) + " is one word too many", syntax, {}};
  return fighter_named(table, words[0]);
}

namespace {

constexpr Point origin = {};

/// The whole part of a distance, in 1/1024 inch.
int distance(const Point& a, const Point& b) {
  int low = 0;
  int high = 1 << 22;
  while (high - low > 1) {
    const int middle = (low + high) / 2;
    if (compare_distances(a, b, origin, {{middle, 0}, {}}) < 0)
      high = middle;
    else
      low = middle;
  }
  return low;
}

/// What one fighter's tools reach of the other.
std::string reach_text(const Table& table, const Position& p, FighterId from, FighterId to) {
  const Plane& plane = p[from];
  std::string text =
      tag(table, to) + (in_shot(table, plane.at, plane.heading, p[to]) ? " is in " : " is not in ") + tag(table, from) + "'s Shot sector, and ";
  std::vector<std::string> tools;
  for (int tool = 1; tool <= highest_speed; ++tool)
    if (within_range(table, plane.at, plane.heading, tool, p[to]) || has(plane.touching, to)) tools.push_back(std::to_string(tool));
  return text + (tools.empty() ? "out of its Range 5." : "Within its Range " + in_a_row(tools) + ".");
}

}  // namespace

Result<std::string> answer_range(const Table& table, const Position& p, Words words) {
  const std::string syntax = "range [FIGHTER] FIGHTER";
  if (words.empty() || words.size() > 2) return Fault{{}, "one or two fighters are needed", syntax, {}};
  const auto to = fighter_named(table, words.back());
  if (!to) return to.fault();
  const Result<FighterId> from = words.size() == 2 ? fighter_named(table, words[0]) : subject(table, p);
  if (!from) return from.fault();
  if (*from == *to) return Fault{{}, "both are " + tag(table, *to), "two fighters", {}};
  for (const FighterId fighter : {*from, *to})
    if (!p[fighter].aloft) return Fault{{}, tag(table, fighter) + " is not on the table", "a fighter that is", {}};
  const std::string apart = "The centres of " + tag(table, *from) + " and " + tag(table, *to) + " are " +
                            rounded({distance(p[*from].at, p[*to].at), 0}) + " inches apart; they " +
                            (has(p[*from].touching, *to) ? "touch." : "do not touch.");
  return apart + "\n  " + reach_text(table, p, *from, *to) + "\n  " + reach_text(table, p, *to, *from);
}

Result<std::string> answer_cards(const Table& table, const Position& p, Words words) {
  const auto fighter = fighter_meant(table, p, words, "cards [FIGHTER]");
  if (!fighter) return fighter.fault();
  Lines lines = {tag(table, *fighter) + "'s hand:"};
  for (int card = 0; card < hand_cards; ++card) {
    const auto i = static_cast<std::size_t>(card);
    std::string text = "  " + card_in_full(table.card(*fighter, card));
    if (p[*fighter].dazed[i] > 0) text += ", Dazed " + std::to_string(p[*fighter].dazed[i]);
    if (p[*fighter].charges[i] > 0) text += ", " + counted(p[*fighter].charges[i], "Charge");
    if (p[*fighter].active == card) text += ", active";
    for (std::string& line : wrapped(text, answer_width)) lines.push_back(std::move(line));
  }
  return joined(lines, "\n");
}

/// As decks/aerodome/deck_string.h reads it.
Result<std::string> answer_deck(const Table& table, const Position& p, Words words) {
  const auto fighter = fighter_meant(table, p, words, "deck [FIGHTER]");
  if (!fighter) return fighter.fault();
  const Pilot& pilot = table.pilot(*fighter);
  std::vector<std::string> ids = {pilot.fighter.id};
  for (const BattleCard& card : pilot.hand) ids.push_back(card.id);
  if (table.mode != Mode::squadron)
    for (const AuxCard& card : table.aux_deck(*fighter))
      if (card.stadium.empty()) ids.push_back(card.id);
  return joined(ids, "\\ ");
}

Result<std::string> answer_aux(const Table& table, const Position& p, Words words) {
  const auto fighter = fighter_meant(table, p, words, "aux [FIGHTER]");
  if (!fighter) return fighter.fault();
  if (table.aux_deck(*fighter).empty()) return tag(table, *fighter) + " has no Auxiliary cards.";
  Lines lines;
  const auto list = [&](const std::string& head, AuxPlace place) {
    std::vector<std::string> items;
    for (const int slot : aux_at(table, p, *fighter, place)) items.push_back(aux_text(table.aux_card(*fighter, slot)));
    for (std::string& line : flowed("  " + head + ":", items, answer_width)) lines.push_back(std::move(line));
  };
  lines.push_back("The Auxiliary cards of " + seat_text(table.seat_of(*fighter)) + ":");
  list("deck, in no known order", AuxPlace::deck);
  list("discard", AuxPlace::discard);
  list("in play", AuxPlace::in_play);
  for (FighterId other = 0; other < table.fighters(); ++other) {
    if (table.owner_of(other) != table.owner_of(*fighter)) continue;
    list("in hand of " + tag(table, other), in_hand_of(other));
    list("mounted on " + tag(table, other) + ", Ammo " + std::to_string(p[other].ammo), attached_to(other));
  }
  return joined(lines, "\n");
}

std::vector<Inquiry<Position>> Game::questions() const {
  using Answer = Result<std::string> (*)(const Table&, const Position&, Words);
  const auto asked = [&](const std::string& name, std::string syntax, std::string help, Answer answer) {
    return Inquiry<Position>{name, std::move(syntax), std::move(help),
                             [table = table_, name, answer](const Position& p, Words words) -> Result<std::string> {
                               auto result = answer(*table, p, words);
                               if (result || !result.fault().where.empty()) return result;
                               Fault fault = result.fault();
                               fault.where = name;
                               return fault;
                             }};
  };
  return {
      asked("try", "try MANEUVER [then MANEUVER] [as FIGHTER]", "where maneuvers lead, and who could shoot then: try turn left 3 then straight 1",
            answer_try),
      asked("odds", "odds [DICE NEED] [lucky N] [pierce] [elusive] [d3]", "exact chances of the next attack, or of any dice: odds 4 5 lucky 2",
            answer_odds),
      asked("range", "range [FIGHTER] FIGHTER", "Shot sector, Range 1 to 5 and touching between two fighters: range red blue", answer_range),
      asked("show", "show CARD|FIGHTER|stadium", "a card in full, and where its text comes from: show red 4, show AUX1007", answer_show),
      asked("cards", "cards [FIGHTER]", "the nine battle cards with their action bars: cards blue", answer_cards),
      asked("aux", "aux [FIGHTER]", "where each Auxiliary card is: aux red", answer_aux),
      asked("deck", "deck [FIGHTER]", "the hand as a deck string to copy: deck red", answer_deck),
  };
}

}  // namespace rondo::aerodome
