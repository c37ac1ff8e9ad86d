#include "tools/screen.h"

#include <algorithm>

#include "tools/page.h"
#include "tools/story.h"

namespace rondo::tools {

void Screen::say(std::string_view text) { show(wrapped(text, width())); }

void Screen::refuse(const std::string& text) { show(terminal_.person() ? wrapped("? " + text, width()) : "? " + text + "\n"); }

void Screen::tell(const Sitting& sitting) {
  const Session& session = sitting.session();
  for (told_ = std::min(told_, session.plies()); told_ < session.plies(); ++told_) show(told(sitting, told_, width()));
}

void Screen::picture(const Sitting& sitting) {
  std::string text = sitting.host().picture(sitting.sight(), width());
  if (!text.empty() && text.back() != '\n') text += '\n';
  show(text);
  chapter_ = sitting.host().chapter(sitting.session().position());
  pictured_ = sitting.session().plies();
}

void Screen::arrive(const Sitting& sitting, std::size_t told) {
  told_ = std::min(told, sitting.session().plies());
  chapter_ = std::nullopt;
}

/// With the first question of a turn, not in the middle of somebody else's; in a game without chapters when somebody else has decided
/// since the last one.
bool Screen::picture_due(const Sitting& sitting) const {
  if (pictures_ != Pictures::turns) return pictures_ == Pictures::always;
  const Session& session = sitting.session();
  const std::string now = sitting.host().chapter(session.position());
  if (!chapter_) return true;
  if (!now.empty()) return *chapter_ != now && sitting.host().chapter(session.position(session.plies() - 1)) != now;
  for (std::size_t i = pictured_; i < session.plies(); ++i)
    if (session.ply(i).by != Hand::person && session.ply(i).by != Hand::dealer) return true;
  return false;
}

/// Before a choice that an automaton's priorities leave open.
void Screen::tie(const Sitting& sitting, Seat seat) {
  const Host& host = sitting.host();
  if (seat == Seat::chance || host.chooser(seat) == seat) return;
  const std::optional<Trace> trace = host.explain(sitting.session().position(), seat);
  if (!trace) return;
  say("Your choice for the " + host.seat_name(seat) + ", as its priorities leave several" + (trace->step.empty() ? "." : " (" + trace->step + ")."));
}

void Screen::question(const Sitting& sitting, std::size_t lines) {
  const Host& host = sitting.host();
  const Session& session = sitting.session();
  if (session.over()) {
    show("\n");
    say(host.result(session.position()));
    return;
  }
  const std::optional<Seat> seat = sitting.question();
  if (!seat) return;
  show("\n");
  if (picture_due(sitting)) {
    picture(sitting);
    show("\n");
  }
  tie(sitting, *seat);
  say(host.prompt(session.position(), *seat));
  show(option_list(spellings(host, session.position(), *seat), width(), lines));
}

}  // namespace rondo::tools
