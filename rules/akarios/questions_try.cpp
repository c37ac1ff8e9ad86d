// `try`: where a flight would leave a ship, what it would meet on the way, and who could hit whom then. Nothing is changed, and nothing on
// the way is resolved: a ship that would be destroyed flies on here, with the damage told.
#include <algorithm>

#include "decks/spelling.h"
#include "rules/akarios/questions.h"

namespace rondo::akarios {

namespace {

constexpr const char* syntax = "try [SHIP] GLIDES [then GLIDES]";

/// `turn left` and `turn-left` alike; the noise word `fly` is left out.
Result<std::vector<Pattern>> patterns_asked(Words words, std::vector<std::string> ships) {
  std::vector<Pattern> patterns(1);
  std::vector<std::string> names = {"then"};
  for (const std::string_view name : glide_names) names.emplace_back(name);
  const std::string expected = (ships.empty() ? "one of " : "a ship, or one of ") + listed(names);
  names.insert(names.end(), ships.begin(), ships.end());
  for (std::size_t i = 0; i < words.size(); ++i) {
    std::string word = lower(words[i]);
    if (word == "fly") continue;
    if ((word == "turn" || word == "slip") && i + 1 < words.size()) word += "-" + lower(words[++i]);
    if (word == "then") {
      patterns.emplace_back();
      continue;
    }
    const auto* const glide = std::find(glide_names.begin(), glide_names.end(), word);
    if (glide == glide_names.end()) return Fault{{}, "nothing is known of " + quoted(word), expected, nearest(word, names)};
    patterns.back().push_back(static_cast<Glide>(glide - glide_names.begin()));
    if (patterns.back().size() > longest_flight)
      return Fault{{}, "that is a flight of more than " + std::to_string(longest_flight) + " glides", "a shorter one; 'then' begins the next", {}};
  }
  for (const Pattern& pattern : patterns)
    if (pattern.empty()) return Fault{{}, "a flight is missing", syntax, {}};
  return patterns;
}

/// Of a ship's abilities those that hold the flight, or are turns where it is nothing but one.
Lines holders(const Table& table, const Position& p, ShipId ship, const Pattern& pattern) {
  Lines found;
  const bool turn = pattern.size() == 1 && is_turn(pattern[0]);
  const auto holds = [&](const Step& step) {
    if ((step.what == Do::rotate || step.what == Do::swing) && turn) return true;
    return (step.what == Do::move || step.what == Do::swing) && std::find(step.patterns.begin(), step.patterns.end(), pattern) != step.patterns.end();
  };
  if (is_enemy(ship)) {
    const CombatCard* card = revealed_card(table, p, type_of(ship));
    if (card && std::any_of(card->steps.begin(), card->steps.end(), holds)) found.push_back(card->id);
    return found;
  }
  for (const AbilityId id : abilities_of(table, p, ship)) {
    const Ability& ability = *ability_of(table, p, ship, id);
    if (std::any_of(ability.steps.begin(), ability.steps.end(), holds)) found.push_back(ability.word);
  }
  return found;
}

class Trial {
 public:
  Trial(const Table& table, const Position& p, ShipId ship) : table_(table), p_(p), ship_(ship) {}
  void fly(const Pattern& pattern);
  [[nodiscard]] std::string text();

 private:
  void meet(HexId hex);
  void stopped(const Pattern& pattern, const Course& way);

  const Table& table_;
  Position p_;  ///< as it would be
  ShipId ship_;
  Lines lines_;
  int damage_ = 0;
};

void Trial::fly(const Pattern& pattern) {
  const Course way = course(table_, p_, ship_, pattern);
  std::string head = pattern_text(pattern) + ": ";
  Lines entered;
  for (const HexId hex : way.entered) entered.push_back(hex_text(table_, hex));
  head += entered.empty() ? "no hex" : joined(entered, " ");
  const Lines by = holders(table_, p_, ship_, pattern);
  append(lines_, wrapped("  " + head + (by.empty() ? "; no ability of " + ship_name(table_, ship_) + " has this" : "; by " + joined(by, ", ")) + ".",
                         answer_width));
  for (const HexId hex : way.entered) meet(hex);
  stopped(pattern, way);
  p_[ship_].at = way.at;
  p_[ship_].facing = static_cast<std::uint8_t>(way.facing);
}

/// What waits in a hex that is entered, in the order in which it happens.
void Trial::meet(HexId hex) {
  const std::string at = " in " + hex_text(table_, hex);
  const Token* flak = token_at(p_, TokenKind::flak, hex);
  if (table_.asteroids.contains(hex) || flak) {
    const int damage = std::max(0, 1 + change(table_, p_, Rule::asteroid_damage));
    lines_.push_back(std::string("    ") + (table_.asteroids.contains(hex) ? "The asteroid" : "The Flak Debris") + at + " does " +
                     std::to_string(damage) + " damage.");
    damage_ += damage;
  }
  for (const TokenKind kind : {TokenKind::ignition, TokenKind::missile}) {
    auto* const token = std::find_if(p_.tokens.begin(), p_.tokens.end(), [&](const Token& it) { return it.kind == kind && it.at == hex; });
    if (token == p_.tokens.end()) continue;
    const bool missile = kind == TokenKind::missile;
    lines_.push_back(std::string("    The ") + (missile ? "Missile" : "Ignition") + " token" + at + " does " + std::to_string(token->value) +
                     " damage" + (missile ? " and a modifier card." : "."));
    damage_ += token->value;
    p_.tokens.erase_at(static_cast<std::size_t>(token - p_.tokens.begin()));
  }
}

/// Why the flight ends before its pattern does.
void Trial::stopped(const Pattern& pattern, const Course& way) {
  if (glides(p_, ship_, pattern) < pattern.size()) lines_.emplace_back("    Slow takes its last glide.");
  const std::string here = "    At " + hex_text(table_, way.at) + " ";
  if (way.blocked)
    lines_.push_back(here + "the way on is blocked.");
  else if (!way.entered.empty() && table_.nebulae.contains(way.at))
    lines_.push_back(here + "a nebula ends the flight.");
}

std::string Trial::text() {
  const Craft& craft = p_[ship_];
  lines_.insert(lines_.begin(), ship_name(table_, ship_) + " would be at " + stance(table_, craft) + ".");
  if (damage_ > 0)
    lines_.push_back("  " + std::to_string(damage_) + " damage in all, against shields " + std::to_string(craft.shields) + ", hull " +
                     std::to_string(craft.hull) + (damage_ >= craft.shields + craft.hull ? ": it would be destroyed." : "."));
  append(lines_, weapon_lines(table_, p_, ship_, "  From there ", false));
  const ShipSet others = is_enemy(ship_) ? friends(p_) : enemies(p_);
  for (ShipId other = 0; other < max_ships; ++other) {
    if (!has(others, other)) continue;
    for (const Weapon& weapon : weapons_of(table_, p_, other))
      if (can_hit(table_, p_, other, ship_, weapon.step->arc))
        lines_.push_back("  " + ship_name(table_, other) + " could hit it with " + weapon.name + ".");
  }
  return joined(lines_, "\n");
}

}  // namespace

Result<std::string> answer_try(const Table& table, const Position& p, Words words) {
  if (words.empty()) return Fault{{}, "a flight is missing", syntax, {}};
  ShipId ship = subject(table, p);
  std::vector<std::string> ships = ship_names(table, friends(p) | enemies(p));
  if (const auto named = ship_named(table, words[0])) {
    if (!p[*named].in_play()) return ship_in_play(table, p, words[0]).fault();
    ship = *named;
    ships.clear();
    words = words.subspan(1);
  }
  const auto patterns = patterns_asked(words, std::move(ships));
  if (!patterns) return patterns.fault();
  Trial trial(table, p, ship);
  for (const Pattern& pattern : *patterns) trial.fly(pattern);
  return trial.text();
}

}  // namespace rondo::akarios
