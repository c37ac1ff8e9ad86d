// `try`: where maneuvers lead, asked of the one function that moves markers.
#include <algorithm>

#include "decks/spelling.h"
#include "rules/aerodome/flight.h"
#include "rules/aerodome/questions.h"
#include "rules/aerodome/words.h"

namespace rondo::aerodome {

namespace {

constexpr const char* syntax = "try MANEUVER [then MANEUVER] [as FIGHTER]";

struct Leg {
  Maneuver maneuver = Maneuver::straight;
  Flank flank = Flank::none;
  int speed = 1;
};

/// What was asked of `try`.
struct Course {
  FighterId fighter = nobody;
  std::vector<Leg> legs;
};

Result<Maneuver> maneuver_named(const std::string& word) {
  std::vector<std::string> names;
  std::vector<Maneuver> beginning;
  for (int i = 0; i < maneuver_count; ++i) {
    names.emplace_back(maneuver_words[static_cast<std::size_t>(i)]);
    if (names.back().starts_with(lower(word))) beginning.push_back(static_cast<Maneuver>(i));
  }
  if (beginning.size() == 1) return beginning.front();
  return Fault{{},
               quoted(word) + (beginning.empty() ? " is no maneuver" : " is the beginning of several maneuvers"),
               "one of " + listed(names),
               nearest(word, names)};
}

/// Takes `turn left 3` off the words.
Result<Leg> take_leg(Words& words) {
  Leg leg;
  const auto maneuver = maneuver_named(words[0]);
  if (!maneuver) return maneuver.fault();
  leg.maneuver = *maneuver;
  words = words.subspan(1);
  const std::string name(maneuver_words[static_cast<std::size_t>(leg.maneuver)]);
  if (leg.maneuver != Maneuver::straight && leg.maneuver != Maneuver::immelmann) {
    const std::string side = words.empty() ? "" : lower(words[0]);
    if (side != "left" && side != "right") return Fault{{}, name + " goes to a side", name + " left or " + name + " right", {}};
    leg.flank = side == "left" ? Flank::left : Flank::right;
    words = words.subspan(1);
  }
  const auto speed = words.empty() ? std::nullopt : whole_number(words[0]);
  if (!speed || *speed < 1 || *speed > highest_speed) return Fault{{}, name + " needs a speed", "a number from 1 to 5", {}};
  leg.speed = static_cast<int>(*speed);
  words = words.subspan(1);
  return leg;
}

Result<Course> course_of(const Table& table, const Position& p, Words words) {
  Course course;
  course.fighter = subject(table, p);
  if (words.empty()) return Fault{{}, "a maneuver is needed", syntax, {}};
  while (!words.empty()) {
    if (lower(words[0]) == "as") {
      const auto fighter =
          words.size() == 2 ? fighter_named(table, words[1]) : Result<FighterId>(Fault{{}, "one fighter is needed after 'as'", syntax, {}});
      if (!fighter) return fighter.fault();
      course.fighter = *fighter;
      break;
    }
    if (!course.legs.empty()) {
      if (lower(words[0]) == "then" && words.size() == 1) return Fault{{}, "after 'then' comes another maneuver", syntax, {}};
      if (lower(words[0]) != "then")
        return Fault{{}, "after a maneuver stands " + quoted(words[0]), "'then' and another maneuver, or 'as' and a fighter", {}};
      words = words.subspan(1);
    }
    const auto leg = take_leg(words);
    if (!leg) return leg.fault();
    course.legs.push_back(*leg);
  }
  if (course.legs.empty()) return Fault{{}, "a maneuver is needed", syntax, {}};
  if (!p[course.fighter].aloft) return Fault{{}, tag(table, course.fighter) + " is not on the table", "a fighter that is", {}};
  return course;
}

/// What one maneuver comes to, in a line or more.
Lines leg_lines(const Table& table, const Position& p, FighterId fighter, const Leg& leg, const Flight& flight) {
  std::string text = "  " + maneuver_text(leg.maneuver, leg.flank, leg.speed) + ": ";
  const bool stays = flight.at == p[fighter].at && flight.heading == p[fighter].heading;
  if (!flight.success) text += "runs into " + tag(table, flight.struck) + ", 1 damage, " + (stays ? "stays" : "stops") + " at ";
  text += place_text(flight.at) + " heading " + degrees(flight.heading);
  if (flight.passed != 0) text += ", a Clear Pass over " + in_a_row(tags(table, flight.passed));
  int tokens = 0;
  for (std::size_t i = 0; i < p.tokens.size(); ++i) tokens += (flight.tokens >> i) & 1;
  if (tokens > 0) text += ", takes " + counted(tokens, "Auxiliary token");
  return wrapped(text + ".", answer_width);
}

/// The marker as it would rest.
void rest(const Table& table, Position& p, FighterId fighter, const Flight& flight) {
  p[fighter].at = flight.at;
  p[fighter].heading = flight.heading;
  p[fighter].touching = flight.touching;
  for (FighterId other = 0; other < table.fighters(); ++other) {
    const auto rest = static_cast<FighterSet>(p[other].touching & ~only(fighter));
    p[other].touching = has(flight.touching, other) ? static_cast<FighterSet>(rest | only(fighter)) : rest;
  }
  for (std::size_t i = p.tokens.size(); i-- > 0;)
    if ((flight.tokens >> i) & 1) p.tokens.erase_at(i);
}

/// Who could shoot whom from there.
Lines sight_lines(const Table& table, const Position& p, FighterId fighter) {
  Lines lines;
  const Plane& plane = p[fighter];
  if (const int corners = outside(table, plane.at, plane.heading); corners > 0)
    lines.push_back("  There " + counted(corners, "corner") + (corners == 1 ? " is" : " are") +
                    " outside: as many dice at the end of the turn, 1 damage for each 5 or 6.");
  if (plane.touching != 0) lines.push_back("  There it touches " + in_a_row(tags(table, plane.touching)) + ".");
  FighterSet seen = 0;
  FighterSet seeing = 0;
  for (FighterId other = 0; other < table.fighters(); ++other) {
    if (!p[other].aloft || !table.enemies(fighter, other)) continue;
    if (in_shot(table, plane.at, plane.heading, p[other])) seen = static_cast<FighterSet>(seen | only(other));
    if (in_shot(table, p[other].at, p[other].heading, plane)) seeing = static_cast<FighterSet>(seeing | only(other));
  }
  lines.push_back("  In its Shot sector: " + (seen == 0 ? "nobody" : in_a_row(tags(table, seen))) + ". It is in the Shot sector of " +
                  (seeing == 0 ? "nobody" : in_a_row(tags(table, seeing))) + ".");
  return lines;
}

}  // namespace

Result<std::string> answer_try(const Table& table, const Position& p, Words words) {
  const auto course = course_of(table, p, words);
  if (!course) return course.fault();
  const FighterId fighter = course->fighter;
  Position there = p;
  Lines lines = {tag(table, fighter) + " from " + place_text(p[fighter].at) + " heading " + degrees(p[fighter].heading) + ":"};
  const auto append = [&](const Lines& more) { lines.insert(lines.end(), more.begin(), more.end()); };
  for (const Leg& leg : course->legs) {
    const Flight flight = fly(table, there, fighter, leg.maneuver, leg.flank, leg.speed);
    append(leg_lines(table, there, fighter, leg, flight));
    rest(table, there, fighter, flight);
  }
  append(sight_lines(table, there, fighter));
  append(attack_lines(table, there, fighter, "  "));
  return joined(lines, "\n");
}

}  // namespace rondo::aerodome
