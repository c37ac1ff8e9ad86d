#include "decks/akarios/step_form.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "decks/spelling.h"

namespace rondo::akarios {

const Form& form_of(const Step& step) {
  const std::string_view shove = step.riders.push != 0 ? "push" : "pull";
  return *std::find_if(forms.begin(), forms.end(),
                       [&](const Form& form) { return form.what == step.what && (step.what != Do::shove || form.head == shove); });
}

Bounds bounds_of(Do what, std::string_view part) {
  if (part == "DAMAGE") return {1, 20};
  if (part != "AMOUNT") return {1, 9};
  switch (what) {
    case Do::rotate:
    case Do::remote: return {1, 5};
    case Do::attack: return {0, 20};
    case Do::calm:
    case Do::foresee:
    case Do::ignite: return {1, 10};
    default: return {1, 20};
  }
}

std::uint8_t& number_of(Step& step, std::string_view part) {
  if (part == "AMOUNT") return step.amount;
  if (part == "DAMAGE") return step.damage;
  if (part == "RANGE") return step.arc.range;
  if (part == "TARGETS") return step.targets;
  return part == "PUSH" ? step.riders.push : step.riders.pull;
}

Fault wrong_line(std::string_view line, const std::string& what, std::string expected, std::string near) {
  return {"", "the line " + quoted(line) + " " + what, std::move(expected), std::move(near)};
}

Fault unknown_head(std::string_view line, std::string_view head, std::string_view besides) {
  std::vector<std::string> known;
  for (const Form& form : forms) known.emplace_back(form.head);
  if (!besides.empty()) known.emplace_back(besides);
  return wrong_line(line, head.empty() ? "is empty" : "begins with " + quoted(head), "one of " + listed(known), nearest(head.substr(0, 40), known));
}

}  // namespace rondo::akarios
