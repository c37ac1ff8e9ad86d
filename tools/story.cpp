#include "tools/story.h"

#include <algorithm>

#include "decks/spelling.h"
#include "tools/page.h"

namespace rondo::tools {

namespace {

std::string answer_of(const Session& session, std::size_t i, Seat seat) {
  const Ply& ply = session.ply(i);
  return session.host().spell(session.position(i), seat, ply.answers[static_cast<std::size_t>(ply.seats.rank(seat))]);
}

/// A decision of somebody who thinks for himself, not one of chance or of an automaton.
bool own_decision(const Session& session, std::size_t i) {
  for (const Seat seat : session.ply(i).seats)
    if (seat != Seat::chance && session.host().chooser(seat) == seat) return true;
  return false;
}

/// Whether `viewer` could tell after ply i that `seat` did not answer otherwise.
bool visible(const Session& session, std::size_t i, Seat seat, Seat viewer) {
  const Host& host = session.host();
  const Ply& ply = session.ply(i);
  const Blob seen = host.view(session.position(i + 1), viewer);
  std::vector<Action> otherwise = ply.answers;
  Action& answer = otherwise[static_cast<std::size_t>(ply.seats.rank(seat))];
  const Action given = answer;
  OptionList options;
  host.options(session.position(i), seat, options);
  for (const Option& option : options) {
    if (option.action == given) continue;
    answer = option.action;
    Blob after = session.position(i);
    host.apply(after, otherwise, nullptr);
    if (host.equal(host.view(after, viewer), seen)) return false;
  }
  return true;
}

bool visible_to_all(const Session& session, std::size_t i, Seat seat, SeatSet viewers) {
  if (seat == Seat::chance) return true;
  for (const Seat viewer : viewers)
    if (viewer != session.host().chooser(seat) && !visible(session, i, seat, viewer)) return false;
  return true;
}

/// What a trace says; `open` tells what becomes of a choice that is left.
std::string trace_text(const Trace& trace, const std::string& open, int width) {
  std::string page;
  const auto add = [&](const char* label, const std::string& text) {
    if (!text.empty()) page += labelled(label, 13, text, width);
  };
  add("  step", trace.step);
  add("  candidates", listed(trace.candidates, 24) + (trace.candidates.size() == 1 ? ", and nothing else" : ""));
  add("  rule", trace.rule);
  for (const std::string& note : trace.notes) add("", note);
  if (!trace.ties.empty()) add("  tied", listed(trace.ties, 24) + "; " + open);
  return page;
}

/// An only choice that somebody who thinks for himself was spared.
bool forced(const Session& session, std::size_t i) { return session.ply(i).by == Hand::rule && own_decision(session, i); }

/// What ply i told, behind its answers if these are wanted.
std::string tale(const Sitting& sitting, std::size_t i, int width, bool with_answers) {
  const Session& session = sitting.session();
  std::string page;
  if (with_answers) page += wrapped("> " + answers(session, i, sitting.persons()) + (forced(session, i) ? " (nothing else is possible)" : ""), width);
  for (const std::string& line : session.ply(i).told) page += wrapped(line, width);
  return page;
}

/// Adds a heading where the chapter changes.
void head(std::string& page, std::string& chapter, const Session& session, std::size_t i) {
  const std::string now = session.host().chapter(session.position(i));
  if (now != chapter) page += "-- " + now + "\n";
  chapter = now;
}

}  // namespace

std::string answers(const Session& session, std::size_t i, SeatSet viewers) {
  std::string line;
  for (const Seat seat : session.ply(i).seats)
    line += (line.empty() ? "" : " | ") + session.host().seat_name(seat) + ": " +
            (visible_to_all(session, i, seat, viewers) ? answer_of(session, i, seat) : "(face down)");
  return line;
}

std::string told(const Sitting& sitting, std::size_t i, int width) {
  const Session& session = sitting.session();
  const Ply& ply = session.ply(i);
  bool unseen = ply.by == Hand::controller;
  for (const Seat seat : ply.seats) unseen = unseen || (ply.seats.size() > 1 && !sitting.persons().contains(session.host().chooser(seat)));
  return tale(sitting, i, width, unseen || forced(session, i));
}

std::string reasons(const Session& session, std::size_t i, int width) {
  std::string page;
  for (const Reason& reason : session.why(i)) {
    page += wrapped("ply " + std::to_string(i + 1) + "  " + session.host().seat_name(reason.seat) + ": " + reason.answer, width);
    page += trace_text(reason.trace, "the choice was left open", width);
  }
  return page;
}

std::string open_reasons(const Session& session, int width) {
  const Host& host = session.host();
  std::string page;
  for (const Seat seat : session.owing()) {
    if (seat == Seat::chance || host.chooser(seat) == seat) continue;
    const std::optional<Trace> trace = host.explain(session.position(), seat);
    if (!trace || trace->ties.empty()) continue;
    page += "now  " + host.seat_name(seat) + ": undecided\n";
    page += trace_text(*trace, "the choice is open; where nobody is asked, the first is taken: " + trace->ties.front(), width);
  }
  return page;
}

std::size_t latest_turn(const Session& session) {
  std::size_t at = session.plies();
  while (at > 0 && session.why(at - 1).empty()) --at;
  if (at == 0) return session.plies();
  const std::string chapter = session.host().chapter(session.position(--at));
  const auto before = [&](std::size_t i) {
    return chapter.empty() ? !own_decision(session, i) : session.host().chapter(session.position(i)) == chapter;
  };
  while (at > 0 && before(at - 1)) --at;
  return at;
}

std::string history(const Sitting& sitting, std::size_t n, int width) {
  const Session& session = sitting.session();
  const std::size_t first = session.plies() - std::min(n, session.plies());
  const std::size_t digits = std::to_string(session.plies()).size();
  std::string page;
  std::string chapter;
  for (std::size_t i = first; i < session.plies(); ++i) {
    head(page, chapter, session, i);
    const std::string number = std::to_string(i + 1);
    page += labelled(std::string(digits - number.size(), ' ') + number, digits + 2, answers(session, i, sitting.persons()), width);
  }
  return page;
}

std::string chronicle(const Sitting& sitting, std::size_t n, int width) {
  const Session& session = sitting.session();
  const std::size_t first = session.plies() - std::min(n, session.plies());
  std::string page;
  std::string chapter;
  for (std::size_t i = first; i < session.plies(); ++i) {
    head(page, chapter, session, i);
    const Hand by = session.ply(i).by;
    page += tale(sitting, i, width, by == Hand::person || by == Hand::controller || forced(session, i));
  }
  return page;
}

}  // namespace rondo::tools
