#include "rules/table/judge.h"

#include <algorithm>
#include <set>
#include <utility>

#include "decks/spelling.h"

namespace rondo {

namespace {

constexpr int most_plies = 5000;        // of all branches together
constexpr std::size_t most_ends = 500;  // results of one situation
constexpr std::size_t most_lines = 20000;

using Lines = std::vector<std::string>;

/// A point of the course of events.
struct Course {
  Blob at;
  Lines told;
  std::size_t answered = 0;
  std::size_t drawn = 0;
  std::string ties;  ///< the choices that led here where several were left
};

/// What is offered where a course ended.
struct End {
  Course course;
  Lines options;
};

class Judge {
 public:
  Judge(const Situation& situation, const Layout& layout) : situation_(situation), layout_(layout), host_(*layout.host) {}

  [[nodiscard]] Verdict verdict() {
    Verdict verdict;
    verdict.note = layout_.note;
    pending_.push_back({layout_.start, layout_.told, 0, 0, {}});
    while (!verdict.fault && !pending_.empty()) {
      Course course = std::move(pending_.back());
      pending_.pop_back();
      verdict.fault = play(std::move(course));
    }
    if (!verdict.fault) verdict.fault = unused();
    if (!verdict.fault) compare(verdict);
    for (Lines* lines : {&verdict.missing, &verdict.surplus}) std::sort(lines->begin(), lines->end());
    return verdict;
  }

 private:
  std::optional<Fault> play(Course course);
  void branch(const Course& course, Seat seat, const OptionList& options);
  std::optional<Fault> end(Course course, Lines options);
  Result<std::optional<Action>> answer(Course& course, Seat seat, const OptionList& options);
  Result<Action> draw(Course& course, const OptionList& options) const;
  [[nodiscard]] std::optional<Fault> unused() const;
  void compare(Verdict& verdict) const;
  void compare_options(Verdict& verdict) const;
  void compare_facts(Verdict& verdict) const;
  void compare_outcomes(Verdict& verdict) const;
  [[nodiscard]] Seen look(const Course& course, const std::string& fact) const;
  [[nodiscard]] Seen look(const Course& course, const PlainFact& plain, const std::string& fact) const;
  [[nodiscard]] Lines spelled(const Course& course, Seat seat, const OptionList& options) const;
  [[nodiscard]] bool asked_for(const Lines& options) const;
  [[nodiscard]] std::string owing(const Course& course) const;

  const Situation& situation_;
  const Layout& layout_;
  const Host& host_;
  int plies_ = 0;
  std::vector<Course> pending_;  ///< begun and not yet played on, the next one last
  std::vector<End> ends_;
};

Lines Judge::spelled(const Course& course, Seat seat, const OptionList& options) const {
  Lines texts;
  for (const Option& option : options) texts.push_back(host_.spell(course.at, seat, option.action));
  return texts;
}

/// Whether the options are of the kind that the situation asks about.
bool Judge::asked_for(const Lines& options) const {
  if (situation_.verb.empty()) return false;
  return std::any_of(options.begin(), options.end(),
                     [&](const std::string& option) { return option == situation_.verb || option.starts_with(situation_.verb + " "); });
}

/// The option that the situation's words mean, or a fault at their place.
Result<std::size_t> meant(const Lines& texts, const Quote& quote) {
  Result<std::size_t> index = parse(texts, quote.text);
  if (index) return index;
  Fault fault = index.fault();
  fault.where = quote.where;
  return fault;
}

/// What chance gives; where only one thing can come, that comes by itself.
Result<Action> Judge::draw(Course& course, const OptionList& options) const {
  if (options.size() == 1) return options[0].action;
  const Lines texts = spelled(course, Seat::chance, options);
  if (course.drawn >= situation_.chance.size()) return Fault{situation_.where, "'chance' has run out", listed(texts, 12), ""};
  const Result<std::size_t> index = meant(texts, situation_.chance[course.drawn]);
  if (!index) return index.fault();
  ++course.drawn;
  return options[*index].action;
}

/// The answer of a seat; none where the course ends, as nobody answers.
Result<std::optional<Action>> Judge::answer(Course& course, Seat seat, const OptionList& options) {
  const Lines texts = spelled(course, seat, options);
  const bool done = course.answered == situation_.answers.size();
  if (done && asked_for(texts)) return std::optional<Action>{};
  if (options.size() == 1 && host_.chooser(seat) != seat) return std::optional<Action>{options[0].action};
  if (done) return std::optional<Action>{};
  const Result<std::size_t> index = meant(texts, situation_.answers[course.answered]);
  if (!index) return index.fault();
  ++course.answered;
  return std::optional<Action>{options[*index].action};
}

/// Plays until somebody is asked who does not answer.
std::optional<Fault> Judge::play(Course course) {
  for (;;) {
    if (++plies_ > most_plies || course.told.size() > most_lines) return Fault{situation_.where, "the situation does not come to an end", "", ""};
    const SeatSet seats = host_.to_act(course.at);
    if (seats.empty()) return end(std::move(course), {});
    std::vector<Action> answers;
    OptionList options;
    for (const Seat seat : seats) {
      host_.options(course.at, seat, options);
      if (seat == Seat::chance) {
        if (course.drawn == situation_.chance.size() && layout_.rests && layout_.rests(course.at)) return end(std::move(course), {});
        const Result<Action> drawn = draw(course, options);
        if (!drawn) return drawn.fault();
        answers.push_back(*drawn);
        continue;
      }
      const Result<std::optional<Action>> given = answer(course, seat, options);
      if (!given) return given.fault();
      if (*given) {
        answers.push_back(**given);
        continue;
      }
      if (situation_.ask == Ask::outcomes && host_.chooser(seat) != seat && seats.size() == 1) {
        branch(course, seat, options);
        return std::nullopt;
      }
      Lines texts = spelled(course, seat, options);
      return end(std::move(course), std::move(texts));
    }
    host_.apply(course.at, answers, &course.told);
  }
}

/// Every choice that the automaton's priorities leave, in option order.
void Judge::branch(const Course& course, Seat seat, const OptionList& options) {
  for (std::size_t i = options.size(); i-- > 0;) {
    Course next = course;
    next.ties += (next.ties.empty() ? "" : ", ") + host_.spell(course.at, seat, options[i].action);
    host_.apply(next.at, {&options[i].action, 1}, &next.told);
    pending_.push_back(std::move(next));
  }
}

std::optional<Fault> Judge::end(Course course, Lines options) {
  if (course.answered < situation_.answers.size())
    return Fault{situation_.answers[course.answered].where, "nothing is asked any more: " + host_.result(course.at), "no further answer", ""};
  ends_.push_back({std::move(course), std::move(options)});
  if (ends_.size() + pending_.size() <= most_ends) return std::nullopt;
  return Fault{situation_.where, "more results than can be judged", "at most " + std::to_string(most_ends), ""};
}

/// Draws that no course came to.
std::optional<Fault> Judge::unused() const {
  std::size_t most = 0;
  for (const End& end : ends_) most = std::max(most, end.course.drawn);
  if (most == situation_.chance.size()) return std::nullopt;
  return Fault{situation_.chance[most].where, "'" + situation_.chance[most].text + "' is left over", "as much of 'chance' as is used", ""};
}

std::string Judge::owing(const Course& course) const {
  std::string names;
  for (const Seat seat : host_.to_act(course.at)) names += (names.empty() ? "" : ", ") + host_.seat_name(seat);
  return names.empty() ? "nobody" : names;
}

Seen Judge::look(const Course& course, const PlainFact& plain, const std::string& fact) const {
  const auto line_with = [&](const std::string& text) {
    return std::find_if(course.told.begin(), course.told.end(), [&](const std::string& line) { return line.find(text) != std::string::npos; });
  };
  const auto end = course.told.end();
  switch (plain.kind) {
    case PlainKind::owes: {
      const std::string now = "owes " + owing(course);
      return {now == fact, now};
    }
    case PlainKind::include:
      if (line_with(plain.first) != end) return {true, fact};
      return {false, "lines exclude \"" + plain.first + "\""};
    case PlainKind::exclude: {
      const auto found = line_with(plain.first);
      return {found == end, found == end ? fact : "line \"" + *found + "\""};
    }
    case PlainKind::before: {
      const auto first = line_with(plain.first);
      const auto second = line_with(plain.second);
      if (first != end && second != end && first < second) return {true, fact};
      if (first == end || second == end) return {false, "lines exclude \"" + (first == end ? plain.first : plain.second) + "\""};
      return {false, "line \"" + plain.second + "\" before \"" + plain.first + "\""};
    }
    case PlainKind::asking: break;
  }
  std::vector<std::string> typed = words(plain.first);
  for (const Question& question : host_.questions()) {
    if (typed.empty() || lower(question.name) != lower(typed[0])) continue;
    typed.erase(typed.begin());
    const Result<std::string> answer = question.answer(course.at, typed);
    const std::string said = answer ? *answer : answer.fault().text();
    if (answer && said.find(plain.second) != std::string::npos) return {true, fact};
    return {false, "asking \"" + plain.first + "\" says \"" + said.substr(0, said.find('\n')) + "\""};
  }
  return {false, "no question is called " + quoted(typed.empty() ? "" : typed[0])};
}

Seen Judge::look(const Course& course, const std::string& fact) const {
  const std::optional<Result<PlainFact>> plain = plain_fact(fact);
  if (!plain) return layout_.look(course.at, fact);
  return *plain ? look(course, **plain, fact) : Seen{false, plain->fault().text()};
}

void Judge::compare_options(Verdict& verdict) const {
  std::set<std::string> offered;
  for (const std::string& option : ends_.front().options)
    if (situation_.verb.empty() || asked_for({option})) offered.insert(option);
  std::set<std::string> expected;
  for (const Quote& quote : situation_.expected) expected.insert(quote.text);
  for (const std::string& option : expected)
    if (!offered.contains(option)) verdict.missing.push_back(option);
  for (const std::string& option : offered)
    if (situation_.exact && !expected.contains(option)) verdict.surplus.push_back(option);
  for (const Quote& quote : situation_.excluded)
    if (offered.contains(quote.text)) verdict.surplus.push_back(quote.text);
  if (!situation_.exact && !verdict.missing.empty()) verdict.surplus.push_back("offered: " + listed(Lines(offered.begin(), offered.end())));
}

void Judge::compare_facts(Verdict& verdict) const {
  for (const Quote& quote : situation_.expected) {
    const Seen seen = look(ends_.front().course, quote.text);
    if (seen.holds) continue;
    verdict.missing.push_back(quote.text);
    verdict.surplus.push_back(seen.actual);
  }
}

/// Each end is one of the expected results, and each of these is the result of some end.
void Judge::compare_outcomes(Verdict& verdict) const {
  std::set<std::size_t> met;
  std::set<std::string> others;
  for (const End& end : ends_) {
    bool known = false;
    std::vector<std::string> actual;
    for (std::size_t i = 0; i < situation_.expected.size(); ++i) {
      bool all = true;
      for (const std::string& fact : facts_of(situation_.expected[i].text)) {
        const Seen seen = look(end.course, fact);
        all = all && seen.holds;
        if (std::find(actual.begin(), actual.end(), seen.actual) == actual.end()) actual.push_back(seen.actual);
      }
      if (all) met.insert(i);
      known = known || all;
    }
    if (known) continue;
    std::string text;
    for (const std::string& fact : actual) text += (text.empty() ? "" : "; ") + fact;
    others.insert(text + (end.course.ties.empty() ? "" : "  (by " + end.course.ties + ")"));
  }
  for (std::size_t i = 0; i < situation_.expected.size(); ++i)
    if (!met.contains(i)) verdict.missing.push_back(situation_.expected[i].text);
  verdict.surplus.assign(others.begin(), others.end());
}

void Judge::compare(Verdict& verdict) const {
  switch (situation_.ask) {
    case Ask::options: return compare_options(verdict);
    case Ask::after: return compare_facts(verdict);
    case Ask::outcomes: return compare_outcomes(verdict);
  }
}

}  // namespace

Verdict judge(const Situation& situation, std::span<const Layout> layouts) {
  Verdict verdict;
  for (const Layout& layout : layouts) {
    verdict = Judge(situation, layout).verdict();
    if (!verdict.passed()) break;
  }
  return verdict;
}

}  // namespace rondo
