// Steps and abilities in words.
#include "rules/akarios/words.h"

namespace rondo::akarios {

namespace {

struct Worder {
  const Step& step;
  int bonus;

  [[nodiscard]] std::string text() const;

 private:
  [[nodiscard]] std::string own() const;
  [[nodiscard]] std::string others() const;
  [[nodiscard]] std::string tokens() const;

  [[nodiscard]] std::string n() const { return std::to_string(step.amount); }
  [[nodiscard]] std::string within() const { return " within " + std::to_string(step.arc.range); }
  /// `, or` between patterns.
  [[nodiscard]] std::string patterns() const {
    std::string all;
    for (const Pattern& pattern : step.patterns) all += (all.empty() ? "" : ", or ") + pattern_text(pattern);
    return "(" + all + ")";
  }
  [[nodiscard]] std::string several() const { return step.targets > 1 ? ", " + std::to_string(step.targets) + " targets" : ""; }
  [[nodiscard]] std::string riders() const {
    std::string all;
    for (const std::string& word : rider_words(step.riders)) all += ", " + word;
    return all;
  }
  [[nodiscard]] bool far() const { return step.arc.range > 0; }
};

std::string Worder::text() const {
  switch (step.what) {
    case Do::move: return "move " + patterns();
    case Do::rotate: return "rotate " + n();
    case Do::swing: return "move " + patterns() + " and rotate 1, before or after it";
    case Do::attack: return "attack " + arc_text(step.arc) + ", " + std::to_string(step.amount + bonus) + " damage" + several() + riders();
    case Do::shove: return in_a_row(rider_words(step.riders)) + within() + several();
    default: return own();
  }
}

std::string Worder::own() const {
  switch (step.what) {
    case Do::repair: return "repair " + n() + (far() ? " of a friendly ship" + within() : "");
    case Do::shield: return n() + (step.amount == 1 ? " shield" : " shields");
    case Do::clear: return "cancel effects" + (far() ? " of a friendly ship" + within() : "");
    case Do::calm: return n() + " stress less";
    case Do::resupply: return "all supply of the own drone";
    case Do::restock: return "all cubes of the ship's other cards";
    case Do::foresee: return "look at " + counted(step.amount, "modifier card") + " off the top, to be put back in any order";
    case Do::ready: return "the next attack brings " + in_a_row(rider_words(step.riders));
    case Do::endure: return "hull 1 in place of 0";
    default: return others();
  }
}

std::string Worder::others() const {
  switch (step.what) {
    case Do::mend: return "mend an engine upgrade of an ally" + within();
    case Do::purge: return "take a card out of the modifier deck of an ally" + within();
    case Do::again: return "another phase for an ally" + within();
    case Do::bolster: return "a bolster card on the modifier deck of every ally" + within();
    case Do::redirect: return "take the damage to another friendly ship from an enemy" + within() + several();
    case Do::remote:
      return (far() ? "of an enemy" + within() : std::string("of the same enemy")) + ": " +
             (step.patterns.empty() ? "rotate " + n() : "move " + patterns());
    default: return tokens();
  }
}

std::string Worder::tokens() const {
  const std::string damage = std::to_string(step.damage) + " damage";
  switch (step.what) {
    case Do::ignite: return counted(step.amount, "Ignition token") + " of " + damage + " on hexes of the last move";
    case Do::missile: return "a Missile token of " + damage + " beside the ship, flying " + counted(step.amount, "hex", "hexes") + " a round";
    case Do::flak: return "half of the damage, no effects, Flak Debris";
    default: return "";
  }
}

}  // namespace

std::string step_text(const Step& step, int bonus) {
  const std::string text = Worder{step, bonus}.text();
  return step.condition == If::always ? text : "if " + std::string(if_names[static_cast<std::size_t>(step.condition)]) + ": " + text;
}

/// Effects are cancelled for whom a step before has repaired.
std::string steps_text(const std::vector<Step>& steps, int bonus) {
  std::vector<std::string> texts;
  bool chosen = false;
  for (const Step& step : steps) {
    texts.push_back(chosen && step.what == Do::clear && step.arc.range > 0 ? "cancel effects of the same ship" : step_text(step, bonus));
    chosen = chosen || (step.what == Do::repair && step.arc.range > 0);
  }
  return texts.empty() ? "nothing" : joined(texts, "; ");
}

std::string ability_text(const Ability& ability) {
  static constexpr std::string_view moments[trigger_names.size()] = {"", "after the ship has moved", "when an enemy attacks the ship",
                                                                     "when an enemy attacks another friendly ship",
                                                                     "when the ship would be destroyed"};
  std::vector<std::string> price;
  for (const Icon icon : ability.cost) price.emplace_back(icon_names[static_cast<std::size_t>(icon)]);
  if (ability.supply > 0) price.push_back(counted(ability.supply, "cube"));
  std::string text(moments[static_cast<std::size_t>(ability.trigger)]);
  if (!price.empty()) text += (text.empty() ? "" : ", ") + ("for " + joined(price, " + "));
  if (ability.once) text += (text.empty() ? "" : ", ") + std::string("once a round");
  text += (text.empty() ? "" : ": ") + steps_text(ability.steps);
  if (ability.cubes > 0) text += "; starts with " + counted(ability.cubes, "cube") + (ability.resupplied ? "" : ", never resupplied");
  if (!ability.only_for.empty()) text += "; only for " + ability.only_for;
  return text;
}

}  // namespace rondo::akarios
