#include "decks/aegis/effect_line.h"

#include <algorithm>

#include "decks/aegis/vocabulary.h"
#include "decks/spelling.h"

namespace rondo::aegis {

Operands operands(EffectVerb verb) {
  switch (verb) {
    case EffectVerb::damage:
    case EffectVerb::drain:
    case EffectVerb::blaze: return {AmountKind::number, true, true};
    case EffectVerb::repair: return {AmountKind::number, true, false};
    case EffectVerb::energy: return {AmountKind::number_or_output, false, false};
    case EffectVerb::sap:
    case EffectVerb::shift:
    case EffectVerb::summon: return {AmountKind::number, false, false};
    case EffectVerb::dmg:
    case EffectVerb::def:
    case EffectVerb::acc:
    case EffectVerb::eva: return {AmountKind::signed_number, true, false};
    case EffectVerb::rust:
    case EffectVerb::quell:
    case EffectVerb::disarm:
    case EffectVerb::flicker: return {AmountKind::none, true, true};
    case EffectVerb::move: return {AmountKind::number_or_movement, true, false};
    case EffectVerb::drone: return {AmountKind::drones, false, false};
    case EffectVerb::activate:
    case EffectVerb::use_actions:
    case EffectVerb::lift: return {AmountKind::none, true, false};
    case EffectVerb::combine_actions: break;
  }
  return {};
}

namespace {

constexpr std::array<std::string_view, 10> effect_keys = {"name", "when", "verb", "whom", "amount", "within", "away", "drone", "optional", "straight"};

std::string_view verb_name(EffectVerb verb) { return verb_words[static_cast<std::size_t>(verb)].name; }
std::string_view when_name(When when) { return when_names[static_cast<std::size_t>(when)]; }

/// A number, or the word that stands for one of the card's own.
void read_amount(const Reader& table, std::string_view word, Amount measure, EffectLine& line) {
  const Node* value = table.find("amount");
  if (value && value->kind == NodeKind::text) {
    if (value->text == word)
      line.measure = measure;
    else
      table.log().add(value->place, "'amount' is " + quoted(value->text), "a whole number from 1 to 9, or \"" + std::string(word) + "\"");
  } else {
    line.amount = table.number("amount", 1, 9);
  }
}

void read_amount(const Reader& table, AmountKind kind, std::string_view verb, EffectLine& line) {
  switch (kind) {
    case AmountKind::none: return table.refuse("amount", verb);
    case AmountKind::number: line.amount = table.number("amount", 1, 9); return;
    case AmountKind::number_or_output: return read_amount(table, "output", Amount::output, line);
    case AmountKind::number_or_movement: return read_amount(table, "movement", Amount::movement, line);
    case AmountKind::drones: line.amount = table.number_or("amount", 1, 4, 1); return;
    case AmountKind::signed_number:
      line.amount = table.number("amount", -9, 9);
      if (const Node* value = table.find("amount"); value && value->kind == NodeKind::number && value->number == 0)
        table.log().add(value->place, "'amount' is 0", "1 to 9 for a buff, -1 to -9 for a debuff");
      return;
  }
}

void read_whom(const Reader& table, const EffectWord& word, const Operands& takes, EffectLine& line) {
  line.whom = word.whom;
  if (!takes.whom || word.whom != Whom::nobody) {
    table.refuse("whom", word.name);
  } else if (takes.harms && !table.find("whom")) {
    line.whom = Whom::enemies;
  } else if (const auto whom = table.choice("whom", std::span(whom_names).subspan(1))) {
    line.whom = static_cast<Whom>(*whom + 1);
  }
  const bool measured = takes.whom && line.whom != Whom::self && line.whom != Whom::new_robot && line.whom != Whom::target;
  if (measured)
    line.within = table.number_or("within", 1, 20, 0);
  else
    table.refuse("within", takes.whom ? whom_names[static_cast<std::size_t>(line.whom)] : word.name);
}

void read_drone(const Reader& table, Sheet& sheet, bool placed, EffectLine& line) {
  if (line.verb != EffectVerb::drone) {
    for (const std::string_view key : {"drone", "away"}) table.refuse(key, verb_name(line.verb));
    return;
  }
  line.drone = table.id("drone");
  if (!line.drone.empty()) sheet.registry.refer(IdKind::drone, line.drone, table.find("drone")->place, sheet.log);
  if (placed)
    line.away = table.number("away", 1, 20);
  else if (const Node* value = table.find("away"))
    table.log().add(value->place, "'away' on a boss's card", "no 'away': the Drones of enemies appear on Starpoints");
}

/// Verb and operands, whatever the moment.
void read_verb(const Reader& table, Sheet& sheet, bool placed, EffectLine& line) {
  std::vector<std::string_view> names;
  for (const EffectWord& word : verb_words) names.push_back(word.name);
  const auto at = table.choice("verb", names);
  if (!at) return;
  const EffectWord& word = verb_words[*at];
  line.verb = word.verb;
  line.name = table.text_or("name", std::string(word.name));
  const Operands takes = operands(word.verb);
  read_whom(table, word, takes, line);
  read_amount(table, takes.amount, word.name, line);
  read_drone(table, sheet, placed, line);
  line.straight = table.flag_or("straight", false);
}

/// What is wrong with a line where it stands, and what would be right.
struct Nonsense {
  std::string what;
  std::string expected;
};

std::optional<Nonsense> wrong_moment(When when, Bearer bearer) {
  const std::string on = "'" + std::string(when == When::entry || when == When::setup ? "" : when_name(when)) + "' on a ";
  const bool combining = when == When::formed || when == When::component;
  if (bearer == Bearer::basic && when == When::formed) return Nonsense{on + "Basic, which is never formed", "component, or a combined robot"};
  if (bearer == Bearer::drone && combining) return Nonsense{on + "Drone, which is never part of a combine", "another moment"};
  if (bearer == Bearer::boss && (combining || when == When::destroyed))
    return Nonsense{on + "boss", "one of damaged, hit, missed, activated, recharge"};
  return std::nullopt;
}

std::optional<Nonsense> wrong_verb(const EffectLine& line, Bearer bearer) {
  const std::string verb = "'" + std::string(verb_name(line.verb)) + "'";
  const bool boss = bearer == Bearer::boss || bearer == Bearer::entry;
  switch (line.verb) {
    case EffectVerb::shift:
    case EffectVerb::summon:
      if (!boss) return Nonsense{verb + " on a robot", "a boss's card"};
      break;
    case EffectVerb::energy:
      if (boss) return Nonsense{verb + " on a boss, which has no Energy", "'sap' to take the player's"};
      break;
    case EffectVerb::activate:
    case EffectVerb::use_actions:
    case EffectVerb::lift:
      if (line.when != When::formed && line.when != When::component) return Nonsense{verb + " at that moment", "when = \"formed\" or \"component\""};
      break;
    case EffectVerb::combine_actions:
      if (line.when != When::formed) return Nonsense{verb + " at that moment", "when = \"formed\""};
      break;
    default: break;
  }
  if (boss && line.optional) return Nonsense{"'optional' on a boss's card, which declines nothing", "the line without it"};
  if (line.straight && line.measure != Amount::movement) return Nonsense{"'straight' without a move of its own", "verb = \"move\", amount = \"movement\""};
  return std::nullopt;
}

std::optional<Nonsense> wrong_whom(const EffectLine& line) {
  const std::string whom = "'" + std::string(whom_names[static_cast<std::size_t>(line.whom)]) + "'";
  const bool after_action = line.when == When::hit || line.when == When::missed;
  if (line.whom == Whom::self && line.when == When::component) return Nonsense{whom + " on a component line", "'new_robot' for the one it lies beneath"};
  if (line.whom == Whom::self && line.when == When::destroyed) return Nonsense{whom + " when it is destroyed", "somebody who is still there"};
  if (line.whom == Whom::new_robot && line.when != When::component) return Nonsense{whom + " away from a component line", "when = \"component\", or 'self'"};
  if (line.whom == Whom::target && !after_action) return Nonsense{whom + " without an Action", "when = \"hit\" or \"missed\""};
  const bool own = line.whom == Whom::self || line.whom == Whom::new_robot;
  if ((line.verb == EffectVerb::activate || line.verb == EffectVerb::lift) && !own)
    return Nonsense{whom + " with '" + std::string(verb_name(line.verb)) + "'", "'self' or 'new_robot'"};
  const bool friendly = own || line.whom == Whom::allies || line.whom == Whom::other_allies || line.whom == Whom::one_ally || line.whom == Whom::other_ally;
  if ((line.verb == EffectVerb::use_actions || line.measure == Amount::movement) && !friendly)
    return Nonsense{whom + " with '" + std::string(verb_name(line.verb)) + "'", "robots of its own side"};
  return std::nullopt;
}

std::optional<Nonsense> nonsense(const EffectLine& line, Bearer bearer) {
  if (auto wrong = wrong_moment(line.when, bearer)) return wrong;
  if (auto wrong = wrong_verb(line, bearer)) return wrong;
  if (line.whom != Whom::nobody)
    if (auto wrong = wrong_whom(line)) return wrong;
  return std::nullopt;
}

void check_lines(const Reader& card, const std::vector<EffectLine>& lines) {
  const auto fault = [&](const std::string& what, const std::string& expected) {
    const Node* list = card.find("effects");
    card.log().add(list ? list->place : card.find("abilities")->place, card.what() + what, expected);
  };
  for (std::size_t i = 0; i < lines.size(); ++i)
    for (std::size_t k = 0; k < i; ++k)
      if (lines[i].name == lines[k].name && lines[i].name != "?") {
        fault(" has two effects " + quoted(lines[i].name), "a name of its own for each");
        break;
      }
  const auto components = std::count_if(lines.begin(), lines.end(), [](const EffectLine& line) { return line.when == When::component; });
  if (lines.size() > effect_limit)
    fault(" has " + std::to_string(lines.size()) + " effects, keywords included", "at most " + std::to_string(effect_limit));
  if (components > component_limit)
    fault(" has " + std::to_string(components) + " effects as a component", "at most " + std::to_string(component_limit));
}

}  // namespace

bool makes_sense(const EffectLine& line, Bearer bearer) { return !nonsense(line, bearer); }

void read_effects(const Reader& card, Sheet& sheet, Bearer bearer, std::vector<EffectLine>& lines) {
  for (const EffectLine& line : lines)
    if (const auto wrong = nonsense(line, bearer))
      card.log().add(card.find("abilities")->place, card.what() + " has the ability " + quoted(line.name) + ": " + wrong->what, wrong->expected);
  for (const Node* node : card.tables("effects", effect_limit)) {
    const Reader table(*node, title(*node, "effect", "name") + " of " + card.what(), effect_keys, card.log());
    EffectLine line;
    const auto when = table.choice("when", when_names);
    if (when) line.when = static_cast<When>(*when);
    const std::size_t faults = card.log().count();
    read_verb(table, sheet, bearer != Bearer::boss, line);
    line.optional = table.flag_or("optional", false);
    const bool sound = when && card.log().count() == faults;
    if (const auto wrong = sound ? nonsense(line, bearer) : std::nullopt) table.log().add(node->place, table.what() + " has " + wrong->what, wrong->expected);
    lines.push_back(std::move(line));
  }
  check_lines(card, lines);
}

EffectLine read_boss_line(const Reader& table, Sheet& sheet, When when) {
  EffectLine line;
  line.when = when;
  const std::size_t faults = table.log().count();
  read_verb(table, sheet, false, line);
  line.name = table.text("name");
  if (table.log().count() != faults) return line;
  if (const auto wrong = nonsense(line, Bearer::entry)) table.log().add(table.place(), table.what() + " has " + wrong->what, wrong->expected);
  return line;
}

namespace {

std::string form(const EffectKeyword& keyword) {
  switch (keyword.operand) {
    case KeywordOperand::none: break;
    case KeywordOperand::drone: return std::string(keyword.name) + " DRONE";
    case KeywordOperand::status: return std::string(keyword.name) + "[STATUS]";
    case KeywordOperand::drone_away: return std::string(keyword.name) + "[DRONE, DISTANCE]";
  }
  return std::string(keyword.name);
}

/// `rust` as cards write it: `Rust`.
std::string status_word(EffectVerb verb) {
  std::string word(verb_name(verb));
  word[0] = static_cast<char>(word[0] - 'a' + 'A');
  return word;
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

/// Fills in what stands behind or within the name; false if that is not what the keyword takes.
bool take_operand(const EffectKeyword& keyword, std::string_view text, EffectLine& line) {
  const std::size_t comma = text.find(',');
  switch (keyword.operand) {
    case KeywordOperand::none: return text.empty();
    case KeywordOperand::drone:
      line.drone = trimmed(text);
      line.name += " " + line.drone;
      return is_id(line.drone);
    case KeywordOperand::status:
      for (auto verb = EffectVerb::blaze; verb <= EffectVerb::flicker; verb = static_cast<EffectVerb>(static_cast<int>(verb) + 1))
        if (lower(trimmed(text)) == verb_name(verb)) {
          line.verb = verb;
          line.amount = verb == EffectVerb::blaze ? 1 : 0;
          line.name += "[" + status_word(verb) + "]";
          return true;
        }
      return false;
    case KeywordOperand::drone_away:
      if (comma == std::string_view::npos) return false;
      line.drone = trimmed(text.substr(0, comma));
      line.away = static_cast<int>(std::clamp<long long>(whole_number(trimmed(text.substr(comma + 1))).value_or(0), 0, 99));
      line.name += "[" + line.drone + ", " + std::to_string(line.away) + "]";
      return is_id(line.drone) && line.away >= 1 && line.away <= 20;
  }
  return false;
}

}  // namespace

SpelledKeyword spelled_keyword(std::string_view text) {
  const std::size_t bracket = text.find('[');
  const bool closed = bracket != std::string_view::npos && text.back() == ']';
  SpelledKeyword spelled;
  for (const EffectKeyword& keyword : effect_keywords) {
    const bool within = keyword.operand == KeywordOperand::status || keyword.operand == KeywordOperand::drone_away;
    const bool behind = keyword.operand == KeywordOperand::drone;
    std::string_view name = within && closed ? text.substr(0, bracket) : text;
    std::string_view operand = within && closed ? text.substr(bracket + 1, text.size() - bracket - 2) : "";
    if (behind && text.substr(0, text.find(' ')) == keyword.name) {
      name = keyword.name;
      operand = text.substr(std::min(keyword.name.size(), text.size()));
    }
    if (name != keyword.name) continue;
    EffectLine line;
    static_cast<EffectShape&>(line) = keyword.line;
    line.name = keyword.name;
    line.keyword = true;
    if (take_operand(keyword, operand, line)) return {line, {}};
    spelled.expected += (spelled.expected.empty() ? "" : " or ") + form(keyword);
  }
  if (!spelled.expected.empty() && spelled.expected.find("STATUS") != std::string::npos) spelled.expected += ", STATUS out of Blaze, Rust, Quell, Disarm, Flicker";
  return spelled;
}

std::vector<std::string> keyword_forms() {
  std::vector<std::string> forms;
  for (const EffectKeyword& keyword : effect_keywords) forms.push_back(form(keyword));
  return forms;
}

}  // namespace rondo::aegis
