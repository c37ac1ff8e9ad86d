// Commands that ask a planner: what it would answer in the place of whoever is asked. The game stays as it is.
#include <algorithm>

#include "ai/core/planner.h"
#include "decks/spelling.h"
#include "tools/advice.h"
#include "tools/interrupt.h"
#include "tools/repl.h"
#include "tools/sitters.h"

namespace rondo::tools {

namespace {

constexpr std::uint32_t fewest_usual = 2000;
constexpr std::size_t table_lines = 12;

/// How often to look ahead: as the word says; without one as often as `planner` alone does, or more.
Result<std::uint32_t> simulations(std::string_view command, std::span<const std::string> words, const Entry& entry) {
  if (words.empty()) return std::max(fewest_usual, entry.planner ? entry.planner->usual : 0);
  const std::optional<long long> number = words.size() == 1 ? whole_number(words[0]) : std::nullopt;
  if (number && *number >= 1 && *number <= most_simulations) return static_cast<std::uint32_t>(*number);
  const std::string expected = "one number from 1 to " + std::to_string(most_simulations);
  return Fault{std::string(command), "'" + words[0] + "' does not say how often to look ahead", expected, ""};
}

}  // namespace

/// Thinks about the open question as the planner on that chair would, from no more than its chooser may know.
std::optional<Fault> Repl::think(std::string_view command, Words words, const std::function<void(const Advice&)>& tell) {
  const Result<std::uint32_t> number = simulations(command, words, sitting_->entry());
  if (!number) return number.fault();
  const std::string name(command);
  const Session& session = sitting_->session();
  const std::optional<Seat> seat = sitting_->question();
  if (!seat) return Fault{name, "nothing is asked: the game is over", "undo, new or quit", ""};
  if (*seat == Seat::chance) return Fault{name, "nothing is to be decided: dice or cards are asked for", "what came on the table", ""};
  if (!sitting_->entry().planner) return Fault{name, sitting_->entry().name + " has no planner", "", ""};
  const Host& host = session.host();
  const Blob seen = host.view(session.position(), host.chooser(*seat));
  const Interrupt ctrl_c;
  const Thought thought{*number, ai::thought_seed({session.header().seed, session.plies()}, *seat), &ctrl_c.asked()};
  const ai::Plan plan = sitting_->entry().planner->plan(host, seen, *seat, thought);
  if (ctrl_c.asked()) screen_.say("Stopped: " + std::to_string(plan.simulations) + " of " + std::to_string(*number) + " looks ahead.");
  tell({host, seen, *seat, plan});
  return std::nullopt;
}

std::optional<Fault> Repl::analyse(Words words) {
  return think("analyse", words, [this](const Advice& advice) { screen_.show(advice_page(advice, screen_.width(), table_lines)); });
}

std::optional<Fault> Repl::hint(Words words) {
  return think("hint", words, [this](const Advice& advice) { screen_.say(advice_sentence(advice)); });
}

}  // namespace rondo::tools
