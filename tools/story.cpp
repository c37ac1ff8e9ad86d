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

std::string labelled(const char* label, const std::string& text, int width) { return text.empty() ? "" : wrapped(padded(label, 13) + text, width, 13); }

std::string reason_text(const Reason& reason, int width) {
  const Trace& trace = reason.trace;
  std::string page = labelled("  step", trace.step, width);
  if (trace.candidates.size() == 1) {
    page += labelled("  candidates", trace.candidates.front() + " alone", width);
  } else {
    page += labelled("  candidates", listed(trace.candidates, 24), width);
  }
  page += labelled("  rule", trace.rule, width);
  for (const std::string& note : trace.notes) page += labelled("", note, width);
  if (!trace.ties.empty()) page += labelled("  tied", listed(trace.ties, 24) + "; the choice was left open", width);
  return page;
}

/// Adds a heading where the chapter changes.
void head(std::string& page, std::string& chapter, const Session& session, std::size_t i) {
  const std::string now = session.host().chapter(session.position(i));
  if (now != chapter) page += "-- " + now + "\n";
  chapter = now;
}

}  // namespace

std::string answers(const Session& session, std::size_t i) {
  std::string line;
  for (const Seat seat : session.ply(i).seats) line += (line.empty() ? "" : " | ") + session.host().seat_name(seat) + ": " + answer_of(session, i, seat);
  return line;
}

std::string told(const Session& session, std::size_t i, int width) {
  const Ply& ply = session.ply(i);
  std::string page;
  if (ply.by == Hand::controller) page += wrapped("> " + answers(session, i), width);
  if (ply.by == Hand::rule && own_decision(session, i)) page += wrapped("> " + answers(session, i) + " (nothing else is possible)", width);
  for (const std::string& line : ply.told) page += wrapped(line, width);
  return page;
}

std::string reasons(const Session& session, std::size_t i, int width) {
  std::string page;
  for (const Reason& reason : session.why(i)) {
    page += wrapped("ply " + std::to_string(i + 1) + "  " + session.host().seat_name(reason.seat) + ": " + reason.answer, width);
    page += reason_text(reason, width);
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

std::string history(const Session& session, std::size_t n, int width) {
  const std::size_t first = session.plies() - std::min(n, session.plies());
  const std::size_t digits = std::to_string(session.plies()).size();
  std::string page;
  std::string chapter;
  for (std::size_t i = first; i < session.plies(); ++i) {
    head(page, chapter, session, i);
    const std::string number = std::to_string(i + 1);
    page += wrapped(std::string(digits - number.size(), ' ') + number + "  " + answers(session, i), width, static_cast<int>(digits) + 2);
  }
  return page;
}

std::string chronicle(const Session& session, std::size_t n, int width) {
  const std::size_t first = session.plies() - std::min(n, session.plies());
  std::string page;
  std::string chapter;
  for (std::size_t i = first; i < session.plies(); ++i) {
    head(page, chapter, session, i);
    const Ply& ply = session.ply(i);
    if (ply.by == Hand::person && !ply.seats.is_chance()) page += wrapped("> " + answers(session, i), width);
    page += told(session, i, width);
  }
  return page;
}

}  // namespace rondo::tools
