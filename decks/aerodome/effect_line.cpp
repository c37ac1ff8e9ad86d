#include "decks/aerodome/effect_line.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "decks/spelling.h"

namespace rondo::aerodome {

namespace {

constexpr std::array<std::string_view, 12> effect_keys = {"name", "when", "verb", "amount",    "whom",     "minus",
                                                          "may",  "once", "cost", "maneuvers", "keywords", "every"};
constexpr std::array<std::string_view, 13> stadium_keys = {"name", "when", "verb",  "amount",    "whom",     "minus", "may",
                                                           "once", "cost", "every", "maneuvers", "keywords", "path"};
constexpr std::array<std::string_view, 18> stadium_verbs = {"elusive", "nitro",   "boost", "reroll",   "burst", "initiative",
                                                            "draw",    "recover", "burn",  "freeze",   "daze",  "damage",
                                                            "repair",  "charge",  "ammo",  "keywords", "flip",  "token"};
static_assert(std::equal(verb_names.begin(), verb_names.end(), stadium_verbs.begin()));
constexpr std::array<std::string_view, 2> whom_names = {"self", "opponent"};
constexpr std::size_t path_limit = 6;  // tools of one layout

template <class... Whens>
constexpr WhenSet moment_set(Whens... whens) {
  return (only(whens) | ...);
}

constexpr WhenSet all_moments = (WhenSet{1} << when_names.size()) - 1;
constexpr WhenSet by_hand = moment_set(When::attached, When::own_turn, When::drawn);
constexpr WhenSet comparing = moment_set(When::compare_start, When::compare);
constexpr WhenSet while_hidden = moment_set(When::selection_start, When::selection_end, When::reveal_start);
constexpr WhenSet own_maneuver_over = moment_set(When::maneuver_done, When::clear_pass, When::collided);
/// These two have a verb of their own: boost, reroll.
constexpr WhenSet modifying = moment_set(When::maneuver_chosen, When::attack_rolled);
constexpr WhenSet any_moment = all_moments & ~modifying;
/// While a turn's attacks may still come.
constexpr WhenSet before_attacks = moment_set(When::turn_start, When::own_turn, When::drawn, When::hit) | own_maneuver_over;

std::string listed_moments(WhenSet set) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < when_names.size(); ++i)
    if ((set >> i & 1) != 0) names.emplace_back(when_names[i]);
  return listed(names);
}

std::string_view bearer_name(Bearer bearer) {
  constexpr std::array<std::string_view, 5> names = {"a fighter", "a Battle card", "an Auxiliary without an Action icon", "an Instant", "a Stadium"};
  return name_of(names, bearer);
}

void read_amount(const Reader& line, const VerbForm& takes, CardX& x, Effect& effect) {
  const std::string_view verb = name_of(stadium_verbs, effect.verb);
  if (!takes.amount) return line.refuse("amount", verb);
  const Node* value = line.find("amount");
  if (!value || value->kind != NodeKind::text) {
    effect.amount.number = static_cast<std::uint8_t>(line.number("amount", 1, 9));
  } else if (value->text == "X") {
    effect.amount = x.use(line, value->place);
  } else {
    line.log().add(value->place, "'amount' is " + quoted(value->text), "a whole number from 1 to 9, or \"X\"");
  }
}

void read_maneuvers(const Reader& line, Effect& effect) {
  const WhenSet counts = own_maneuver_over | only(When::enemy_maneuver);
  if (const Node* value = line.find("maneuvers"); value && (counts & only(effect.when)) == 0)
    return line.log().add(value->place, "'" + std::string(name_of(when_names, effect.when)) + "' takes no 'maneuvers'", "", "");
  const std::vector<std::string> known = strings(maneuver_names);
  for (const Node* item : line.texts("maneuvers", maneuver_count)) {
    const auto at = std::find(maneuver_names.begin(), maneuver_names.end(), item->text);
    if (at == maneuver_names.end()) {
      line.log().add(item->place, line.what() + " has an unknown maneuver " + quoted(item->text), "one of " + listed(known),
                     nearest(item->text.substr(0, 40), known));
      continue;
    }
    const auto maneuver = static_cast<Maneuver>(at - maneuver_names.begin());
    if (effect.when == When::clear_pass && maneuver == Maneuver::rotate)
      line.log().add(item->place, line.what() + " waits for the Clear Pass of a Rotate", "a maneuver that goes somewhere");
    effect.maneuvers = static_cast<std::uint8_t>(effect.maneuvers | 1u << (at - maneuver_names.begin()));
  }
}

void read_path(const Reader& line, Effect& effect) {
  static constexpr std::array<std::string_view, 2> keys = {"tool", "direction"};
  if (effect.verb != EffectVerb::token) return line.refuse("path", name_of(stadium_verbs, effect.verb));
  if (!line.need("path", NodeKind::list, "a list of { tool = 1 to 5, direction = 0 to 11 }, empty for the centre")) return;
  for (const Node* item : line.tables("path", path_limit)) {
    const Reader step(*item, "a step of " + line.what(), keys, line.log());
    effect.path.push_back(
        {static_cast<std::uint8_t>(step.number("tool", 1, highest_speed)), static_cast<std::uint8_t>(step.number("direction", 0, 11))});
  }
}

void read_kept_keywords(const Reader& line, CardX& x, Effect& effect) {
  const std::string_view verb = name_of(stadium_verbs, effect.verb);
  if (effect.verb != EffectVerb::keywords) return line.refuse("keywords", verb);
  const Node* list = line.need("keywords", NodeKind::list, "a list of keywords");
  effect.keywords = read_keywords(line, "keywords", KeywordPlace::borrowed, x);
  if (list && list->items.empty()) line.log().add(list->place, line.what() + " gives no keyword", "a list of keywords");
}

/// Whether such a bearer may say so; the fault says what it may.
void check_moment(const Reader& line, Bearer bearer, const Effect& effect) {
  const WhenSet at = only(effect.when);
  const std::string moment = "'" + std::string(name_of(when_names, effect.when)) + "'";
  const std::string verb = "'" + std::string(name_of(stadium_verbs, effect.verb)) + "'";
  const WhenSet where = moments(bearer);
  const WhenSet sense = form(effect.verb).when;
  const Place place = line.find("when")->place;
  if ((where & at) == 0)
    line.log().add(place, line.what() + " happens at " + moment + ", but stands on " + std::string(bearer_name(bearer)),
                   "one of " + listed_moments(where));
  else if ((sense & at) == 0 && (sense & where) == 0)
    line.log().add(place, line.what() + " has the verb " + verb + ", but stands on " + std::string(bearer_name(bearer)), "another verb");
  else if ((sense & at) == 0)
    line.log().add(place, line.what() + " happens at " + moment + ", where " + verb + " makes no sense", "one of " + listed_moments(sense & where));
}

void read_limits(const Reader& line, Bearer bearer, bool charges, Effect& effect) {
  effect.minus = line.flag_or("minus", false);
  if (effect.verb != EffectVerb::initiative) line.refuse("minus", name_of(stadium_verbs, effect.verb));
  effect.may = line.flag_or("may", false);
  effect.once = line.flag_or("once", false);
  effect.cost = static_cast<std::uint8_t>(line.number_or("cost", 1, 9, 0));
  effect.every = static_cast<std::uint8_t>(line.number_or("every", 1, 9, 1));
  if (const Node* cost = line.find("cost"); cost && !charges)
    line.log().add(cost->place, line.what() + " costs Charge tokens, which its card never holds", "CHARGE among the card's keywords, or no cost");
  if (const Node* every = line.find("every"); every && effect.verb != EffectVerb::token)
    line.log().add(every->place, line.what() + " has an 'every'", "'every' on a Stadium's tokens only");
  if (effect.verb == EffectVerb::charge && !charges)
    line.log().add(line.find("verb")->place, line.what() + " charges a card that never holds Charge tokens", "CHARGE among the card's keywords");
  if (const Node* once = line.find("once"); once && (bearer == Bearer::held || bearer == Bearer::instant))
    line.log().add(once->place, line.what() + " happens once a round, but its card is gone after one use", "no 'once'");
  if (effect.verb == EffectVerb::flip && bearer != Bearer::fighter)
    line.log().add(line.find("verb")->place, line.what() + " flips what has one side", "'flip' on two-sided fighters");
  if (effect.verb == EffectVerb::token)
    for (const std::string_view key : {"may", "once"}) line.refuse(key, "token");
}

Effect read_effect(const Reader& line, Bearer bearer, bool charges, CardX& x) {
  Effect effect;
  const auto when = line.choice("when", when_names);
  const auto verb = bearer == Bearer::stadium ? line.choice("verb", stadium_verbs) : line.choice("verb", verb_names);
  if (!when || !verb) return effect;
  effect.when = static_cast<When>(*when);
  effect.verb = static_cast<EffectVerb>(*verb);
  effect.name = line.text_or("name", std::string(stadium_verbs[*verb]));
  const VerbForm takes = form(effect.verb);
  read_amount(line, takes, x, effect);
  if (!takes.whom)
    line.refuse("whom", stadium_verbs[*verb]);
  else if (line.find("whom"))
    effect.whom = static_cast<Whom>(line.choice("whom", whom_names).value_or(0));
  read_limits(line, bearer, charges, effect);
  read_maneuvers(line, effect);
  read_kept_keywords(line, x, effect);
  if (bearer == Bearer::stadium) read_path(line, effect);
  check_moment(line, bearer, effect);
  return effect;
}

}  // namespace

WhenSet moments(Bearer bearer) {
  switch (bearer) {
    case Bearer::fighter: return all_moments & ~moment_set(When::own_turn, When::drawn);
    case Bearer::battle_card: return all_moments & ~by_hand & ~while_hidden;
    case Bearer::held: return only(When::own_turn);
    case Bearer::instant: return only(When::drawn);
    case Bearer::stadium: break;
  }
  return all_moments & ~by_hand;
}

VerbForm form(EffectVerb verb) {
  switch (verb) {
    case EffectVerb::elusive:
    case EffectVerb::nitro:
    case EffectVerb::flip: return {false, false, any_moment};
    case EffectVerb::boost: return {true, false, only(When::maneuver_chosen)};
    case EffectVerb::reroll: return {true, false, only(When::attack_rolled)};
    case EffectVerb::burst: return {true, false, before_attacks};
    case EffectVerb::initiative: return {true, true, comparing};
    case EffectVerb::draw: return {true, false, any_moment & ~moment_set(When::attached, When::drawn)};  // else one draw may never end
    case EffectVerb::recover:
    case EffectVerb::charge: return {true, false, any_moment};
    case EffectVerb::burn:
    case EffectVerb::freeze:
    case EffectVerb::damage:
    case EffectVerb::repair: return {true, true, any_moment};
    case EffectVerb::daze: return {true, true, any_moment & ~only(When::selection_start)};
    case EffectVerb::ammo: return {true, false, only(When::attached)};
    case EffectVerb::keywords: return {false, false, only(When::turn_start)};  // a Mod has keywords of its own
    case EffectVerb::token: break;
  }
  return {false, false, only(When::selection_start)};
}

std::vector<Effect> read_effects(const Reader& table, std::string_view key, Bearer bearer, bool charges, CardX& x) {
  std::vector<Effect> effects;
  const bool stadium = bearer == Bearer::stadium;
  for (const Node* node : table.tables(key, max_effects)) {
    const Reader line(*node, title(*node, "effect", "name") + " of " + table.what(),
                      stadium ? std::span<const std::string_view>(stadium_keys) : std::span<const std::string_view>(effect_keys), table.log());
    effects.push_back(read_effect(line, bearer, charges, x));
  }
  check_names(table, key, effects);
  return effects;
}

void check_names(const Reader& table, std::string_view key, const std::vector<Effect>& effects) {
  for (std::size_t i = 0; i < effects.size(); ++i)
    for (std::size_t k = 0; k < i; ++k)
      if (!effects[i].name.empty() && effects[i].name == effects[k].name) {
        table.log().add(table.find(key)->items[i].place, table.what() + " has two effects " + quoted(effects[i].name), "a name of its own for each");
        break;
      }
}

}  // namespace rondo::aerodome
