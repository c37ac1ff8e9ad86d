#include "decks/akarios/ability.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "decks/akarios/step_line.h"
#include "decks/akarios/vocabulary.h"
#include "decks/spelling.h"

namespace rondo::akarios {

namespace {

constexpr std::size_t most_dice = 6;  // of one slot

using Doings = std::uint32_t;
template <class... Each>
constexpr Doings doings(Each... each) {
  return ((1U << static_cast<unsigned>(each)) | ...);
}
constexpr Doings only_in_reactions = doings(Do::flak, Do::redirect, Do::endure);
constexpr Doings all_doings = (1U << do_names.size()) - 1;

/// What can be done at such a moment: a reaction is over before the attack goes on, so nothing in it starts another.
Doings possible(Trigger trigger) {
  switch (trigger) {
    case Trigger::targeted: return doings(Do::move, Do::rotate, Do::swing, Do::repair, Do::shield, Do::clear, Do::calm, Do::flak);
    case Trigger::ally_targeted: return doings(Do::redirect, Do::repair, Do::shield, Do::clear, Do::calm);
    case Trigger::doomed: return doings(Do::endure, Do::calm);
    default: return all_doings & ~only_in_reactions;
  }
}
constexpr Doings enemy_doings = doings(Do::move, Do::rotate, Do::attack, Do::shove, Do::repair, Do::shield, Do::clear);

bool within(Doings set, Do what) { return (set & doings(what)) != 0; }

std::string names_of(Doings set) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < do_names.size(); ++i)
    if (within(set, static_cast<Do>(i))) names.emplace_back(static_cast<Do>(i) == Do::shove ? "push or pull" : do_names[i]);
  return "one of " + listed(names);
}

bool moves(const Step& step) { return step.what == Do::move || step.what == Do::swing; }

struct Wrong {
  const Step* step;
  std::string why;
  std::string expected;
};

/// The first step that says something about a thing which is not there: a target, hexes flown through, an attack.
std::optional<Wrong> unmet(const std::vector<Step>& steps, bool moved, bool by_pilot, Trigger trigger) {
  bool remote = false;
  for (const Step& step : steps) {
    if (step.what == Do::remote) {
      if (!remote && step.arc.range == 0) return Wrong{&step, "is the first remote, but picks no ship", "remote within N"};
      if (remote && step.arc.range > 0) return Wrong{&step, "picks a second ship", "'within' in the first remote alone"};
      remote = true;
    }
    if (step.what == Do::ignite && !moved) return Wrong{&step, "has no hexes flown through", "a move before it, or trigger = \"after move\""};
    moved = moved || moves(step);
    const bool arc = step.condition == If::in_arc || step.condition == If::not_in_arc;
    if (arc && by_pilot) return Wrong{&step, "asks for the focus, which enemies have", "'in arc' on combat cards only"};
    const auto fires = [](const Step& other) { return other.what == Do::attack; };
    if (arc && std::none_of(steps.begin() + (&step - steps.data()), steps.end(), fires))
      return Wrong{&step, "asks for an arc, but no attack follows", "an attack at or behind it"};
    if (step.condition == If::still_attacked && trigger != Trigger::targeted)
      return Wrong{&step, "asks for an attack on the ship itself", "'still attacked' with trigger = \"targeted\""};
  }
  return std::nullopt;
}

Place place_of(const Reader& table, std::string_view key) {
  const Node* list = table.find(key);
  return list ? list->place : table.place();
}

void report(const Reader& table, Place place, const std::optional<Wrong>& wrong) {
  if (wrong) table.log().add(place, "the step " + quoted(text_of(*wrong->step)) + " of " + table.what() + " " + wrong->why, wrong->expected);
}

std::optional<Wrong> misplaced(const std::vector<Step>& steps, Doings set, std::string_view where) {
  for (const Step& step : steps)
    if (!within(set, step.what)) return Wrong{&step, "cannot be done " + std::string(where), names_of(set)};
  return std::nullopt;
}

void check_cubes(const Reader& table, const Ability& ability) {
  if (ability.supply > ability.cubes)
    table.log().add(table.find("supply")->place,
                    table.what() + " takes " + std::to_string(ability.supply) + " cubes of " + std::to_string(ability.cubes),
                    "at least so many under 'cubes'");
  if (ability.cubes > 0 && ability.supply == 0)
    table.log().add(table.find("cubes")->place, table.what() + " has cubes, but takes none", "supply = 1 or more besides");
  if (const Node* value = table.find("resupplied"); value && ability.cubes == 0)
    table.log().add(value->place, table.what() + " has no cubes to resupply", "cubes = 1 or more besides");
}

}  // namespace

void read_cost(const Reader& table, Bearer bearer, Sheet& sheet, Ability& ability) {
  const std::size_t faults = table.log().count();
  if (table.find("trigger")) ability.trigger = static_cast<Trigger>(table.choice("trigger", trigger_names).value_or(0));
  const bool of_drone = bearer == Bearer::basic || bearer == Bearer::advanced;
  const auto icons = std::span(icon_names).first(of_drone ? icon_names.size() : icon_names.size() - 1);  // the last is `drone`
  for (const std::size_t at : read_words(table, "cost", "die", icons, most_dice)) ability.cost.push_back(static_cast<Icon>(at));
  if (bearer != Bearer::basic) ability.supply = static_cast<std::uint8_t>(table.number_or("supply", 1, 9, 0));
  ability.once = table.flag_or("once", false);
  if (!of_drone) {
    ability.cubes = static_cast<std::uint8_t>(table.number_or("cubes", 1, 9, 0));
    ability.resupplied = table.flag_or("resupplied", true);
    ability.only_for = read_reference(table, "only_for", kind::pilot, false, sheet);
    if (table.log().count() == faults) check_cubes(table, ability);
  }
  if (ability.cost.empty() && ability.supply == 0 && !ability.once && table.log().count() == faults)
    table.log().add(table.place(), table.what() + " can be used without end", "dice under 'cost', cubes under 'supply', or once = true");
}

std::vector<Step> read_steps(const Reader& table) {
  std::vector<Step> steps;
  const Node* list = table.need("steps", NodeKind::list, "a list of steps, one text each");
  if (list && list->items.empty()) table.log().add(list->place, table.what() + " does nothing", "one step or more");
  for (const Node* item : table.texts("steps", max_steps)) {
    Result<Step> step = read_step(item->text);
    if (step)
      steps.push_back(std::move(*step));
    else
      table.log().add(item->place, table.what() + ": " + step.fault().what, step.fault().expected, step.fault().nearest);
  }
  return steps;
}

void check_ability(const Reader& table, std::string_view key, const Ability& ability) {
  const std::string moment = "at '" + std::string(trigger_names[static_cast<std::size_t>(ability.trigger)]) + "'";
  std::optional<Wrong> wrong = misplaced(ability.steps, possible(ability.trigger), moment);
  if (!wrong) wrong = unmet(ability.steps, ability.trigger == Trigger::after_move, true, ability.trigger);
  report(table, place_of(table, key), wrong);
}

void check_enemy_steps(const Reader& table, const std::vector<Step>& steps) {
  std::optional<Wrong> wrong = misplaced(steps, enemy_doings, "by an enemy");
  for (const Step& step : steps)
    if (!wrong && (step.what == Do::repair || step.what == Do::clear) && step.arc.range > 0)
      wrong = Wrong{&step, "reaches another ship", "the enemy's own ship, without 'ship within'"};
  if (!wrong) wrong = unmet(steps, false, false, Trigger::action);
  report(table, place_of(table, "steps"), wrong);
}

}  // namespace rondo::akarios
