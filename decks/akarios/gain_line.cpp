#include "decks/akarios/gain_line.h"

#include <algorithm>
#include <array>

#include "decks/akarios/step_form.h"
#include "decks/akarios/step_line.h"
#include "decks/spelling.h"

namespace rondo::akarios {

namespace {

bool can_ride(const Step& step) { return step.what == Do::attack || step.what == Do::shove || step.what == Do::ready; }

/// What a higher level can add: how it is written, what it changes, and which steps have such a thing.
struct Gain {
  std::string_view name;
  std::string_view part;
  bool (*fits)(const Step& step);
};
constexpr std::array<Gain, 7> gains = {{
    {"damage", "AMOUNT", [](const Step& step) { return step.what == Do::attack; }},
    {"targets", "TARGETS", [](const Step& step) { return step.what == Do::attack || step.what == Do::shove || step.what == Do::redirect; }},
    {"range", "RANGE", [](const Step& step) { return step.arc.range > 0; }},
    {"amount", "AMOUNT",
     [](const Step& step) {
       const Form& form = form_of(step);
       return step.what != Do::attack && step.what != Do::rotate && form.rest.find("AMOUNT") != std::string_view::npos;
     }},
    {"token damage", "DAMAGE", [](const Step& step) { return step.what == Do::ignite || step.what == Do::missile; }},
    {"push", "PUSH", can_ride},
    {"pull", "PULL", can_ride},
}};

/// The latest of `steps` that it fits.
template <class Fits>
Step* latest(std::vector<Step>& steps, Fits fits) {
  const auto at = std::find_if(steps.rbegin(), steps.rend(), fits);
  return at == steps.rend() ? nullptr : &*at;
}

constexpr std::string_view no_such_thing = "changes no line before it";

std::optional<Fault> gain_number(std::string_view line, const Gain& gain, std::string_view word, std::vector<Step>& steps) {
  const std::optional<long long> more = whole_number(word);
  if (!more || *more < 1 || *more > 9)
    return wrong_line(line, "has " + (word.empty() ? "no number at its end" : quoted(word) + " for a number"),
                      "gain " + std::string(gain.name) + " N; this N from 1 to 9");
  Step* step = latest(steps, gain.fits);
  if (!step) return wrong_line(line, std::string(no_such_thing), "an earlier line that has " + std::string(gain.name));
  std::uint8_t& number = number_of(*step, gain.part);
  const int most = bounds_of(step->what, gain.part).high;
  if (number + *more > most) return wrong_line(line, "makes " + std::to_string(number + *more) + " of it", "at most " + std::to_string(most));
  number = static_cast<std::uint8_t>(number + *more);
  return std::nullopt;
}

std::optional<Fault> gain_condition(std::string_view line, Condition condition, std::vector<Step>& steps) {
  Step* step = latest(steps, can_ride);
  if (!step) return wrong_line(line, std::string(no_such_thing), "an earlier attack, push, pull or ready");
  if (has(step->riders.conditions, condition)) return wrong_line(line, "gains what is there already", "each once");
  step->riders.conditions = static_cast<ConditionSet>(step->riders.conditions | only(condition));
  return std::nullopt;
}

std::optional<Fault> add_gain(std::string_view line, std::vector<Step>& steps) {
  const std::vector<std::string> all = words(line);
  std::size_t at = 1;  // behind `gain`
  const auto next = [&] { return at < all.size() ? all[at++] : std::string(); };
  std::string name = next();
  if (name == "token" || name == "radar") name += " " + next();
  const std::string number = next();
  if (at < all.size()) return wrong_line(line, "goes on with " + quoted(all[at]), "nothing behind the gain");
  for (const Gain& gain : gains)
    if (gain.name == name) return gain_number(line, gain, number, steps);
  for (std::size_t i = 0; i < condition_names.size(); ++i)
    if (condition_names[i] == name && number.empty()) return gain_condition(line, static_cast<Condition>(i), steps);
  std::vector<std::string> known;
  for (const Gain& gain : gains) known.emplace_back(gain.name);
  for (const std::string_view condition : condition_names) known.emplace_back(condition);
  return wrong_line(line, "gains " + (name.empty() ? "nothing" : quoted(number.empty() ? name : name + " " + number)), "one of " + listed(known),
                    nearest(std::string_view(name).substr(0, 40), known));
}

}  // namespace

std::optional<Fault> add_line(std::string_view text, std::vector<Step>& steps) {
  const std::vector<std::string> all = words(text);
  const std::string head = all.empty() ? "" : all[0];
  if (head == "gain") return add_gain(text, steps);
  const bool known = head == "if" || std::any_of(forms.begin(), forms.end(), [&](const Form& form) { return form.head == head; });
  if (!known) return unknown_head(text, head, "gain");
  const Result<Step> step = read_step(text);
  if (!step) return step.fault();
  steps.push_back(*step);
  return std::nullopt;
}

}  // namespace rondo::akarios
