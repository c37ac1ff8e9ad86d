#include "rules/aerodome/words.h"

#include <algorithm>

#include "decks/spelling.h"
#include "rules/aerodome/game.h"

namespace rondo::aerodome {

// Numbers and places.

std::string rounded(Surd length) {
  constexpr std::int64_t unit = 1024;
  const std::int64_t twice = floor(length * 200) + unit;  // twice the hundredths and a half of one, times the unit; the floor changes no quotient
  std::int64_t hundredths = twice / (2 * unit);
  if (twice % (2 * unit) < 0) --hundredths;
  const std::int64_t size = hundredths < 0 ? -hundredths : hundredths;
  const std::string rest = std::to_string(size % 100);
  return (hundredths < 0 ? "-" : "") + std::to_string(size / 100) + "." + (rest.size() < 2 ? "0" : "") + rest;
}

std::string place_text(const Point& at) { return "(" + rounded(at.x) + ", " + rounded(at.y) + ")"; }

std::string degrees(int heading) { return std::to_string(heading * 30); }

// Fighters.

std::string sign(const Table& table, FighterId fighter) {
  static constexpr std::string_view letters = "RBGYWKOV";  // K: black
  const Seat seat = table.seat_of(fighter);
  std::string text(1, letters[static_cast<std::size_t>(seat)]);
  int place = 0;
  int team = 0;
  for (FighterId other = 0; other < table.fighters(); ++other)
    if (table.seat_of(other) == seat) {
      ++team;
      if (other <= fighter) ++place;
    }
  return team > 1 ? text + std::to_string(place) : text;
}

std::string pilot_text(const Table& table, const Position& p, FighterId fighter) {
  const Fighter& pilot = table.pilot(fighter).fighter;
  const std::string& name = p[fighter].turned && !pilot.side_b.empty() ? pilot.side_b : pilot.name;
  return pilot.call_sign.empty() ? name : name + " \"" + pilot.call_sign + "\"";
}

std::vector<std::string> tags(const Table& table, FighterSet set) {
  std::vector<std::string> names;
  for (FighterId fighter = 0; fighter < table.fighters(); ++fighter)
    if (has(set, fighter)) names.push_back(tag(table, fighter));
  return names;
}

Result<FighterId> fighter_named(const Table& table, std::string_view word) {
  const std::string wanted = lower(word);
  std::vector<std::string> names;
  std::vector<FighterId> beginning;
  for (FighterId fighter = 0; fighter < table.fighters(); ++fighter) {
    const std::string name = lower(tag(table, fighter));
    if (wanted == name || wanted == lower(sign(table, fighter)) || wanted == lower(table.pilot(fighter).fighter.word)) return fighter;
    if (!wanted.empty() && name.starts_with(wanted)) beginning.push_back(fighter);
    names.push_back(tag(table, fighter));
  }
  if (beginning.size() == 1) return beginning.front();
  return Fault{{},
               (beginning.empty() ? "no fighter is called " : "several fighters are called ") + quoted(word),
               "one of " + listed(names),
               nearest(word, names)};
}

std::string seat_text(Seat seat) { return static_cast<int>(seat) < max_seats ? std::string(colours[static_cast<std::size_t>(seat)]) : "nobody"; }

// Cards.

std::string maneuver_text(Maneuver maneuver, Flank flank, int speed) {
  std::string text(maneuver_words[static_cast<std::size_t>(maneuver)]);
  if (flank != Flank::none) text.append(" ").append(flank_words[static_cast<std::size_t>(flank)]);
  return text + " " + std::to_string(speed);
}

std::string line_text(const ActionLine& line) {
  std::string text(line.family == Family::maneuver ? maneuver_names[static_cast<std::size_t>(line.maneuver)]
                   : line.family == Family::shot   ? "Shot"
                                                   : "Attack");
  text += " " + std::to_string(line.number);
  if (line.d3) text += "d3";
  if (line.family == Family::attack) text += " range " + std::to_string(line.range);
  if (line.family == Family::attack || (line.family == Family::shot && line.success != 5)) text += " on " + std::to_string(line.success);
  if (line.locked) text += " locked";
  if (line.reactive) text += " reactive";
  if (line.aux) text += " aux";
  if (line.recover) text += " recover";
  if (line.dazed) text += " dazed";
  return text;
}

std::string bar_text(const std::vector<ActionLine>& lines) {
  std::string text;
  for (const ActionLine& line : lines) text += (text.empty() ? "" : " / ") + line_text(line);
  return text;
}

std::string amount_text(const Amount& amount) {
  if (amount.of == Measured::number) return std::to_string(amount.number);
  return "(" + std::string(measured_names[static_cast<std::size_t>(amount.of)]) + ")";
}

namespace {

/// `5`, `5-7`, `1-2 8`: the Initiatives that PSYCH answers.
std::string psych_text(std::uint16_t set) {
  std::string text;
  for (int from = 0; from < 16; ++from) {
    if (((set >> from) & 1) == 0) continue;
    int to = from;
    while (to < 15 && ((set >> (to + 1)) & 1) != 0) ++to;
    text += (text.empty() ? "" : " ") + std::to_string(from) + (to > from ? "-" + std::to_string(to) : "");
    from = to;
  }
  return text;
}

}  // namespace

std::vector<std::string> keyword_words(const Keywords& keywords) {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < keyword_names.size(); ++i) {
    const auto keyword = static_cast<Keyword>(i);
    if (keyword == Keyword::psych ? keywords.psych == 0 : !keywords.has(keyword)) continue;
    std::string text(keyword_names[i].name);
    if (keyword == Keyword::psych)
      text += " " + psych_text(keywords.psych);
    else if (keyword_names[i].takes_number)
      text += " " + amount_text(keywords[keyword]);
    words.push_back(std::move(text));
  }
  return words;
}

namespace {

/// Of whoever it is for.
std::string plain_effect_text(const Effect& effect) {
  const std::string n = amount_text(effect.amount);
  const std::string signed_n = (effect.minus ? "-" : "+") + n;
  const bool one = effect.amount == Amount{1, Measured::number};
  switch (effect.verb) {
    case EffectVerb::elusive: return "gain Elusive";
    case EffectVerb::nitro: return "gain Nitro";
    case EffectVerb::boost: return "the maneuver is " + n + " faster";
    case EffectVerb::reroll: return (one ? "reroll an attack die" : "reroll up to " + n + " attack dice");
    case EffectVerb::burst: return signed_n + (one ? " die" : " dice") + " on every attack this turn";
    case EffectVerb::initiative: return signed_n + " Initiative";
    case EffectVerb::draw: return (one ? "draw an Auxiliary card" : "draw " + n + " Auxiliary cards");
    case EffectVerb::recover: return "recover " + n + (one ? " point" : " points") + " of Debuffs";
    case EffectVerb::burn: return n + " Burn";
    case EffectVerb::freeze: return n + " Frozen";
    case EffectVerb::daze: return n + " Dazed on the active card";
    case EffectVerb::damage: return n + " damage";
    case EffectVerb::repair: return n + (one ? " Hit Point back" : " Hit Points back");
    case EffectVerb::charge: return n + (one ? " Charge" : " Charges") + " on this card";
    case EffectVerb::ammo: return n + " Ammo on the Armament";
    case EffectVerb::keywords: return joined(keyword_words(effect.keywords), ", ") + " until the end of the turn";
    case EffectVerb::flip: return "turn to the other side";
    case EffectVerb::token: return "an Auxiliary token is placed";
  }
  return "";
}

}  // namespace

std::string effect_text(const Effect& effect) { return plain_effect_text(effect) + (effect.whom == Whom::opponent ? " for the opponent" : ""); }

std::string moment_text(const Effect& effect) {
  static constexpr std::string_view moments[when_names.size()] = {"when Selection starts",
                                                                  "when Selection ends",
                                                                  "before the reveal",
                                                                  "after the reveal",
                                                                  "before Initiatives are compared",
                                                                  "in its pass of Compare",
                                                                  "at the start of its turn",
                                                                  "at the end of its turn",
                                                                  "before an own maneuver",
                                                                  "after an own maneuver",
                                                                  "after an own Clear Pass",
                                                                  "after an own collision",
                                                                  "after an opponent's maneuver",
                                                                  "after an opponent's attack",
                                                                  "when its attack is rolled",
                                                                  "after an own successful attack",
                                                                  "when it is mounted",
                                                                  "in its turn, played by hand",
                                                                  "when it is drawn",
                                                                  "when the End phase begins"};
  std::string text(moments[static_cast<std::size_t>(effect.when)]);
  std::string which;
  for (int i = 0; i < maneuver_count; ++i)
    if ((effect.maneuvers >> i) & 1) which += (which.empty() ? "" : " or ") + std::string(maneuver_names[static_cast<std::size_t>(i)]);
  if (!which.empty()) text += " (" + which + ")";
  if (effect.every > 1) text += " of every " + std::to_string(effect.every) + (effect.every == 2 ? "nd" : effect.every == 3 ? "rd" : "th") + " round";
  if (effect.once) text += ", once a round";
  if (effect.cost > 0) text += ", for " + counted(effect.cost, "Charge");
  if (effect.may) text += ", may be declined";
  return text;
}

std::string card_text(const Table& table, FighterId fighter, int card) {
  const BattleCard& battle = table.card(fighter, card);
  return std::to_string(battle.initiative) + " " + battle.name;
}

std::string card_in_full(const BattleCard& card) {
  std::string text = std::to_string(card.initiative) + " " + card.name + " (" + bar_text(card.actions);
  const std::vector<std::string> keywords = keyword_words(card.keywords);
  if (!keywords.empty()) text += "; " + joined(keywords, ", ");
  return text + ")";
}

std::string aux_text(const AuxCard& card) { return card.name == card.id ? card.id : card.id + " " + card.name; }

std::vector<int> aux_at(const Table& table, const Position& p, FighterId fighter, AuxPlace place) {
  std::vector<int> slots;
  const auto owner = static_cast<std::size_t>(table.owner_of(fighter));
  for (std::size_t slot = 0; slot < table.aux_deck(fighter).size(); ++slot)
    if (p.aux[owner][slot] == place) slots.push_back(static_cast<int>(slot));
  return slots;
}

namespace {

/// Where an item's line stands.
std::string bearer(const Table& table, const Position& p, const Frame& effects, int item) {
  if (item < first_card_item)
    return p[effects.fighter].turned ? table.pilot(effects.fighter).fighter.side_b : table.pilot(effects.fighter).fighter.name;
  if (item < first_other_item) return table.card(effects.fighter, p[effects.fighter].active).name;
  return effects.aux != Frame::no_aux ? table.aux_card(effects.fighter, effects.aux).name : table.stadium.name;
}

bool is_duty(int item) { return item >= static_cast<int>(Duty::burn); }

}  // namespace

std::string item_spelling(const Table& table, const Position& p, const Frame& effects, int item) {
  const std::string name = item_name(table, p, effects, item);
  int same = 0;
  int nth = 0;
  bool elsewhere = true;
  for (int other = 0; other < item_count; ++other) {
    if (other != item && ((effects.items >> other) & 1) == 0) continue;
    if (lower(item_name(table, p, effects, other)) != lower(name)) continue;
    ++same;
    if (other <= item) ++nth;
    if (other != item && other / lines_of_card == item / lines_of_card) elsewhere = false;
  }
  if (same == 1 || is_duty(item)) return name;
  return elsewhere ? name + " of " + bearer(table, p, effects, item) : name + " " + std::to_string(nth);
}

std::string item_text(const Table& table, const Position& p, const Frame& effects, int item) {
  switch (static_cast<Duty>(item)) {
    case Duty::burn: return "roll for Burn";
    case Duty::area: return "roll for leaving the area";
    case Duty::dazed: return "the card's own Dazed";
    case Duty::recover: return "the card's own RECOVER";
  }
  return effect_text(line_of(table, p, effects, item));
}

std::string faces(const Dice& dice) {
  std::string text;
  for (int face = 6; face >= 1; --face)
    for (int i = 0; i < dice.count(face); ++i) text += (text.empty() ? "" : " ") + std::to_string(face);
  return text;
}

}  // namespace rondo::aerodome
