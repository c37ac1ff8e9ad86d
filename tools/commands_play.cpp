// Commands about the game that is being played: what is asked, what happened, and back and forth through it.
#include <algorithm>

#include "decks/spelling.h"
#include "tools/page.h"
#include "tools/repl.h"
#include "tools/story.h"

namespace rondo::tools {

namespace {

constexpr std::size_t without_limit = 1'000'000;

/// The number a command was given: `fallback` for none, no limit for `all`.
Result<std::size_t> count(std::string_view command, std::span<const std::string> words, std::size_t fallback, bool all) {
  const std::string expected = std::string("a number from 1") + (all ? " or 'all'" : "");
  if (words.empty()) return fallback;
  if (words.size() > 1) return Fault{std::string(command), "one number is enough", expected, ""};
  if (all && lower(words[0]) == "all") return without_limit;
  const std::optional<long long> number = whole_number(words[0]);
  if (!number || *number < 1) return Fault{std::string(command), "'" + words[0] + "' is no number of steps", expected, ""};
  return std::min(static_cast<std::size_t>(*number), without_limit);
}

}  // namespace

std::optional<Fault> Repl::options(Words) {
  asked_ = true;
  const std::optional<Seat> seat = sitting_->question();
  if (!seat) return Fault{"options", "nothing is asked: the game is over", "undo, new or quit", ""};
  const Blob& position = sitting_->session().position();
  screen_.say(sitting_->host().prompt(position, *seat));
  screen_.show(option_list(spellings(sitting_->host(), position, *seat), screen_.width(), without_limit));
  return std::nullopt;
}

std::optional<Fault> Repl::picture(Words words) {
  static const std::vector<std::string> modes = {"always", "turns", "never"};
  if (words.empty()) {
    screen_.picture(*sitting_);
    return std::nullopt;
  }
  const auto mode = std::find(modes.begin(), modes.end(), lower(words[0]));
  if (words.size() > 1 || mode == modes.end()) return Fault{"picture", "'" + words[0] + "' is not when", listed(modes), nearest(words[0], modes)};
  screen_.set_pictures(static_cast<Pictures>(mode - modes.begin()));
  return std::nullopt;
}

std::optional<Fault> Repl::why(Words words) {
  const Session& session = sitting_->session();
  std::size_t first = latest_turn(session);
  std::size_t end = session.plies();
  if (!words.empty()) {
    const std::string what = lower(words[0]);
    const std::optional<long long> ply = whole_number(what);
    if (words.size() > 1 || (!ply && what != "last" && what != "all"))
      return Fault{"why", "'" + words[0] + "' is no part of the game", "the number of a ply, 'last' or 'all'", ""};
    if (ply && (*ply < 1 || *ply > static_cast<long long>(end))) return Fault{"why", "there is no ply " + what, "1 to " + std::to_string(end), ""};
    if (what == "all") first = 0;
    if (what == "last")
      for (first = end; first > 0 && session.why(first - 1).empty();) --first;
    if (ply || (what == "last" && first > 0)) {
      end = ply ? static_cast<std::size_t>(*ply) : first;
      first = end - 1;
    }
  }
  std::string page;
  for (std::size_t i = first; i < end; ++i) page += reasons(session, i, screen_.width());
  const bool decided = !page.empty();
  if (words.empty()) page += open_reasons(session, screen_.width());
  if (page.empty()) return Fault{"why", "no automaton decided anything there", "'why all' for the whole game", ""};
  const std::string chapter = session.host().chapter(session.position(decided ? first : end));
  if (words.empty() && !chapter.empty()) screen_.say("-- " + chapter);
  screen_.show(page);
  return std::nullopt;
}

/// So many steps back or forth; as many as there are, unless there is none.
std::optional<Fault> Repl::travel(std::string_view command, Words words, bool (Sitting::*step)()) {
  const Result<std::size_t> steps = count(command, words, 1, true);
  if (!steps) return steps.fault();
  std::size_t gone = 0;
  while (gone < *steps && ((*sitting_).*step)()) ++gone;
  if (gone == 0) return Fault{std::string(command), "there is nothing to " + std::string(command), "", ""};
  arrived();
  return std::nullopt;
}

std::optional<Fault> Repl::undo(Words words) { return travel("undo", words, &Sitting::undo); }
std::optional<Fault> Repl::redo(Words words) { return travel("redo", words, &Sitting::redo); }

std::optional<Fault> Repl::history(Words words) {
  const Result<std::size_t> plies = count("history", words, 20, true);
  if (!plies) return plies.fault();
  screen_.show(tools::history(*sitting_, *plies, screen_.width()));
  return std::nullopt;
}

std::optional<Fault> Repl::log(Words words) {
  const Result<std::size_t> plies = count("log", words, 20, true);
  if (!plies) return plies.fault();
  screen_.show(chronicle(*sitting_, *plies, screen_.width()));
  return std::nullopt;
}

std::optional<Fault> Repl::mark(Words words) {
  if (words.size() != 1) return Fault{"mark", "one name is needed", "one word", ""};
  if (std::optional<Fault> fault = sitting_->session().mark(words[0])) return fault;
  screen_.say("Marked ply " + std::to_string(sitting_->session().plies()) + " as " + words[0] + ".");
  return std::nullopt;
}

std::optional<Fault> Repl::go_to(Words words) {
  if (words.size() != 1) return Fault{"goto", "one place is needed", "a mark or the number of a ply", ""};
  if (std::optional<Fault> fault = sitting_->go_to(words[0])) return fault;
  arrived();
  return std::nullopt;
}

/// After a journey through the history.
void Repl::arrived() {
  doubt_.reset();
  asked_ = false;
  screen_.arrive(*sitting_, sitting_->session().plies());
  screen_.say("At ply " + std::to_string(sitting_->session().plies()) + ".");
  advance();
}

}  // namespace rondo::tools
