#include "decks/akarios/step_line.h"

#include <algorithm>
#include <span>
#include <utility>

#include "decks/akarios/step_form.h"
#include "decks/reader.h"
#include "decks/spelling.h"

namespace rondo::akarios {

namespace {

bool varies(std::string_view part) { return !part.empty() && part[0] >= 'A' && part[0] <= 'Z'; }

/// Goes through the words of one step from the left.
class Line {
 public:
  explicit Line(std::string_view text) : text_(text), words_(words(text)) {}

  [[nodiscard]] std::optional<Fault> read(Step& step) {
    if (std::optional<Fault> fault = read_condition(step)) return fault;
    const std::string_view head = next();
    const auto at = std::find_if(forms.begin(), forms.end(), [&](const Form& form) { return form.head == head; });
    if (at == forms.end()) return unknown_head(text_, head, {});
    form_ = &*at;
    step.what = at->what;
    step.arc.range = 0;
    const std::vector<std::string> parts = words(at->rest);
    for (std::size_t i = 0; i < parts.size(); ++i) {
      if (parts[i] == "]") continue;
      if (parts[i] == "[") {
        if (!more() || words_[at_] != parts[i + 1])
          while (parts[i] != "]") ++i;
      } else if (std::optional<Fault> fault = read_part(parts[i], step)) {
        return fault;
      }
    }
    if (more()) return misplaced();
    return std::nullopt;
  }

 private:
  [[nodiscard]] bool more() const { return at_ < words_.size(); }
  [[nodiscard]] std::string_view next() { return more() ? std::string_view(words_[at_++]) : std::string_view(); }
  [[nodiscard]] Fault wrong(const std::string& what, std::string expected, std::string near = "") const {
    return wrong_line(text_, what, std::move(expected), std::move(near));
  }

  /// The word that comes next is none that belongs here.
  [[nodiscard]] Fault misplaced() const {
    std::vector<std::string> known;
    for (const std::string& part : words(form_->rest))
      if (!varies(part) && part != "[" && part != "]") known.push_back(part);
    return wrong(more() ? "goes on with " + quoted(words_[at_]) : "breaks off", std::string(form_->shown),
                 more() ? nearest(std::string_view(words_[at_]).substr(0, 40), known) : "");
  }

  [[nodiscard]] std::optional<Fault> read_condition(Step& step) {
    if (!more() || words_[0] != "if") return std::nullopt;
    const std::vector<std::string> known = strings(std::span(if_names).subspan(1));
    std::string name;
    bool ended = false;
    for (at_ = 1; more() && !ended; ++at_) {
      std::string_view word = words_[at_];
      ended = word.ends_with(':');
      if (ended) word.remove_suffix(1);
      if (!name.empty() && !word.empty()) name += ' ';
      name += word;
    }
    const auto at = std::find(known.begin(), known.end(), name);
    if (!ended || at == known.end())
      return wrong(ended ? "has the condition " + quoted(name) : "has a condition without a colon",
                   "if and one of " + listed(known) + ", then a colon", nearest(name.substr(0, 40), known));
    step.condition = static_cast<If>(at - known.begin() + 1);
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Fault> read_part(std::string_view part, Step& step) {
    if (part == "PATTERNS") return read_patterns(step);
    if (part == "RIDERS") return read_riders(step);
    if (part == "ARC") return read_arc(step);
    if (part == "TURN") {
      if (more() && words_[at_] == "rotate") return ++at_, read_number("AMOUNT", step);
      if (more() && words_[at_] == "move") return ++at_, read_patterns(step);
      return misplaced();
    }
    if (varies(part)) return read_number(part, step);
    if (!more() || words_[at_] != part) return misplaced();
    ++at_;
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Fault> read_number(std::string_view part, Step& step) {
    const std::string_view word = next();
    const Bounds bounds = bounds_of(step.what, part);
    const std::optional<long long> number = whole_number(word);
    if (!number || *number < bounds.low || *number > bounds.high)
      return wrong("has " + (word.empty() ? "no number at its end" : quoted(word) + " for a number"),
                   std::string(form_->shown) + "; this N from " + std::to_string(bounds.low) + " to " + std::to_string(bounds.high));
    number_of(step, part) = static_cast<std::uint8_t>(*number);
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Fault> read_arc(Step& step) {
    const std::string_view word = next();
    const auto at = std::find(arc_names.begin(), arc_names.end(), word);
    const std::vector<std::string> known = strings(arc_names);
    if (at == arc_names.end())
      return wrong("has " + (word.empty() ? "no arc" : "the arc " + quoted(word)), "one of " + listed(known), nearest(word.substr(0, 40), known));
    step.arc.kind = static_cast<ArcKind>(at - arc_names.begin());
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Fault> read_riders(Step& step) {
    if (step.what == Do::ready && !more()) return misplaced();
    while (more()) {
      const std::string_view word = next();
      if (word == "push" || word == "pull") {
        const std::string_view part = word == "push" ? "PUSH" : "PULL";
        if (number_of(step, part) != 0) return wrong("has " + quoted(word) + " twice", "each once");
        if (std::optional<Fault> fault = read_number(part, step)) return fault;
      } else if (std::optional<Fault> fault = read_rider_condition(word, step)) {
        return fault;
      }
    }
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Fault> read_rider_condition(std::string_view word, Step& step) {
    std::string name(word);
    if (word == "radar" && more()) name.append(" ").append(next());
    const auto at = std::find(condition_names.begin(), condition_names.end(), name);
    if (at == condition_names.end()) {
      std::vector<std::string> known = {"push", "pull"};
      for (const std::string_view condition : condition_names) known.emplace_back(condition);
      if (step.what != Do::ready) known.insert(known.begin(), "targets");
      return wrong("has the word " + quoted(name), "one of " + listed(known), nearest(name.substr(0, 40), known));
    }
    const ConditionSet bit = only(static_cast<Condition>(at - condition_names.begin()));
    if ((step.riders.conditions & bit) != 0) return wrong("has " + quoted(name) + " twice", "each once");
    step.riders.conditions = static_cast<ConditionSet>(step.riders.conditions | bit);
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Fault> read_patterns(Step& step) {
    step.patterns.emplace_back();
    while (more()) {
      const std::string_view word = next();
      if (word == "|") {
        if (std::optional<Fault> fault = check_pattern(step.patterns)) return fault;
        step.patterns.emplace_back();
        continue;
      }
      const auto at = std::find(glide_names.begin(), glide_names.end(), word);
      const std::vector<std::string> known = strings(glide_names);
      if (at == glide_names.end()) return wrong("flies " + quoted(word), "one of " + listed(known), nearest(word.substr(0, 40), known));
      step.patterns.back().push_back(static_cast<Glide>(at - glide_names.begin()));
    }
    if (step.patterns.size() > max_patterns)
      return wrong("has " + std::to_string(step.patterns.size()) + " patterns", "at most " + std::to_string(max_patterns));
    return check_pattern(step.patterns);
  }

  /// The last of `patterns`, which is complete.
  [[nodiscard]] std::optional<Fault> check_pattern(const std::vector<Pattern>& patterns) const {
    const Pattern& last = patterns.back();
    if (last.size() > longest_flight)
      return wrong("has a pattern of " + std::to_string(last.size()) + " words", "at most " + std::to_string(longest_flight));
    if (std::all_of(last.begin(), last.end(), [](Glide glide) { return glide == Glide::turn_left || glide == Glide::turn_right; }))
      return wrong("has a pattern that leads nowhere", std::string(form_->shown));
    if (std::count(patterns.begin(), patterns.end(), last) > 1) return wrong("has a pattern twice", "each once");
    return std::nullopt;
  }

  std::string_view text_;
  std::vector<std::string> words_;
  std::size_t at_ = 0;
  const Form* form_ = nullptr;
};

void write_riders(std::string& text, const Riders& riders) {
  if (riders.push != 0) text += " push " + std::to_string(riders.push);
  if (riders.pull != 0) text += " pull " + std::to_string(riders.pull);
  for (std::size_t i = 0; i < condition_names.size(); ++i)
    if (has(riders.conditions, static_cast<Condition>(i))) text.append(" ").append(condition_names[i]);
}

void write_patterns(std::string& text, const std::vector<Pattern>& patterns) {
  for (std::size_t i = 0; i < patterns.size(); ++i) {
    if (i > 0) text += " |";
    for (const Glide glide : patterns[i]) text.append(" ").append(glide_names[static_cast<std::size_t>(glide)]);
  }
}

void write_part(std::string& text, std::string_view part, const Form& form, Step step) {
  if (part == "PATTERNS") return write_patterns(text, step.patterns);
  if (part == "ARC") {
    text.append(" ").append(arc_names[static_cast<std::size_t>(step.arc.kind)]);
  } else if (part == "RIDERS") {
    if (step.what == Do::shove) number_of(step, form.head == "push" ? "PUSH" : "PULL") = 0;  // it stands in front
    write_riders(text, step.riders);
  } else if (part == "TURN") {
    text += step.patterns.empty() ? " rotate " + std::to_string(step.amount) : " move";
    write_patterns(text, step.patterns);
  } else {
    text.append(" ").append(varies(part) ? std::to_string(number_of(step, part)) : std::string(part));
  }
}

}  // namespace

Result<Step> read_step(std::string_view text) {
  Step step;
  if (std::optional<Fault> fault = Line(text).read(step)) return *fault;
  return step;
}

std::string text_of(const Step& step) {
  const Form& form = form_of(step);
  std::string text;
  if (step.condition != If::always) text.append("if ").append(if_names[static_cast<std::size_t>(step.condition)]).append(": ");
  text.append(form.head);
  const std::vector<std::string> parts = words(form.rest);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (parts[i] == "]") continue;
    if (parts[i] != "[") {
      write_part(text, parts[i], form, step);
      continue;
    }
    const bool ranged = std::find(parts.begin() + static_cast<std::ptrdiff_t>(i), parts.end(), "RANGE") != parts.end();
    if (ranged ? step.arc.range == 0 : step.targets == 1)
      while (parts[i] != "]") ++i;
  }
  return text;
}

}  // namespace rondo::akarios
