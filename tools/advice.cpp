#include "tools/advice.h"

#include <algorithm>
#include <cmath>

#include "rules/core/text.h"
#include "tools/page.h"

namespace rondo::tools {

namespace {

using Moves = std::vector<ai::PlanMove>;

constexpr int numbers_width = 31;

/// The likeliest first; among equals the more visited, then in the game's order.
Moves ranked(Moves moves) {
  std::stable_sort(moves.begin(), moves.end(), [](const ai::PlanMove& a, const ai::PlanMove& b) {
    return a.share != b.share ? a.share > b.share : a.visits > b.visits;
  });
  return moves;
}

/// `61 %`; what is neither certain nor impossible is never called so.
std::string share_text(double share) {
  if (share >= 1) return "100 %";
  if (share <= 0) return "0 %";
  if (share < 0.005) return "<1 %";
  return std::to_string(std::min(99L, std::lround(share * 100))) + " %";
}

std::string decimals(double value) {
  const long thousandths = std::lround(value * 1000);
  const std::string behind = std::to_string(thousandths % 1000);
  return std::to_string(thousandths / 1000) + "." + std::string(3 - behind.size(), '0') + behind;
}

/// `+0.213`, to three decimals.
std::string value_text(double value) { return (value <= -0.0005 ? "-" : "+") + decimals(std::abs(value)); }

std::string spelled(const Advice& advice, Seat seat, const ai::PlanMove& move) { return advice.host.spell(advice.position, seat, move.action); }

/// Whose moves the replies are.
Seat replying(const Advice& advice) {
  for (const Seat seat : advice.host.to_act(advice.position))
    if (advice.host.chooser(seat) != advice.host.chooser(advice.seat)) return seat;
  return Seat::none;
}

/// Those that are played at all, or if none is, nothing: `4 at 61 %, 7 at 39 %`, at most three.
std::string mix_text(const Advice& advice, Seat seat, const Moves& moves) {
  std::vector<std::string> parts;
  for (const ai::PlanMove& move : ranked(moves))
    if (move.share >= 0.01 && parts.size() < 3) parts.push_back("'" + spelled(advice, seat, move) + "' at " + share_text(move.share));
  return joined(parts, ", ");
}

/// One line of a table: the move in what room the numbers leave.
std::string line(std::string move, const std::string& numbers, int width) {
  const std::size_t room = static_cast<std::size_t>(std::max(width, numbers_width + 8)) - columns(numbers);
  if (columns(move) > room) return "  " + move + "\n" + std::string(room, ' ') + numbers + "\n";
  return rondo::padded(std::move(move), room) + numbers + "\n";
}

std::string numbers_of(const ai::PlanMove& move) {
  const bool seen = move.visits > 0;
  return right_aligned(share_text(move.share), 7) + right_aligned(std::to_string(std::llround(move.visits)), 8) +
         right_aligned(seen ? value_text(move.value) : "-", 9) + right_aligned(seen ? decimals(move.margin) : "-", 7);
}

/// One seat's moves under a title.
struct Part {
  std::string title;
  Seat seat = Seat::none;
  const Moves& moves;
  std::size_t lines = 0;
};

/// The columns that a table takes.
int wanted(const Advice& advice, const Part& part) {
  std::size_t widest = columns(part.title);
  for (const ai::PlanMove& move : part.moves) widest = std::max(widest, columns(spelled(advice, part.seat, move)) + 2);
  return static_cast<int>(widest) + numbers_width;
}

std::string table(const Advice& advice, const Part& part, int width) {
  std::string page =
      line(part.title, right_aligned("share", 7) + right_aligned("visits", 8) + right_aligned("value", 9) + right_aligned("+-95%", 7), width);
  const Moves list = ranked(part.moves);
  for (std::size_t i = 0; i < std::min(part.lines, list.size()); ++i)
    page += line("  " + spelled(advice, part.seat, list[i]), numbers_of(list[i]), width);
  if (list.size() > part.lines) page += "  ... " + std::to_string(list.size() - part.lines) + " more\n";
  return page;
}

/// Why a single move is played: what it is worth beside the best of the others.
std::string comparison(const Advice& advice, const Moves& list) {
  std::string text = ", worth " + value_text(list[0].value);
  const auto next = std::max_element(list.begin() + 1, list.end(), [](const ai::PlanMove& a, const ai::PlanMove& b) {
    return (a.visits > 0) != (b.visits > 0) ? b.visits > 0 : a.value < b.value;
  });
  if (next == list.end() || next->visits <= 0) return text;
  const std::string other = "'" + spelled(advice, advice.seat, *next) + "'";
  if (next->value > list[0].value) return text + "; " + other + " may be better with " + value_text(next->value) + ", but that is not sure";
  return text + "; of the others " + other + " comes next with " + value_text(next->value);
}

}  // namespace

std::string advice_sentence(const Advice& advice) {
  const Moves list = ranked(advice.plan.moves);
  const std::string who = advice.host.seat_name(advice.host.chooser(advice.seat)) + ": ";
  if (list.size() == 1) return who + "'" + spelled(advice, advice.seat, list[0]) + "' is the only move.";
  if (advice.plan.simulations == 0 && !advice.plan.proven && list[0].share >= 1)
    return who + "'" + spelled(advice, advice.seat, list[0]) + "' at first sight, without looking ahead.";
  if (advice.plan.simulations == 0 && !advice.plan.proven) return who + "nothing was looked at, and every move is as good as another.";
  std::string text = who;
  if (list[0].share >= 1)
    text += "'" + spelled(advice, advice.seat, list[0]) + "'" + comparison(advice, list);
  else
    text += mix_text(advice, advice.seat, list) + ", worth " + value_text(advice.plan.value);
  if (!advice.plan.replies.empty()) {
    const Seat other = replying(advice);
    text += "; " + advice.host.seat_name(other) + " is expected to answer " + mix_text(advice, other, advice.plan.replies);
  }
  return text + (advice.plan.proven ? ". That is proven." : ".");
}

std::string advice_page(const Advice& advice, int width, std::size_t lines) {
  std::vector<Part> parts = {{"move", advice.seat, advice.plan.moves, lines}};
  if (!advice.plan.replies.empty()) {
    const Seat other = replying(advice);
    parts.push_back({"likely replies of " + advice.host.seat_name(other), other, advice.plan.replies, std::min<std::size_t>(lines, 5)});
  }
  int used = 0;
  for (const Part& part : parts) used = std::max(used, std::min(width, wanted(advice, part)));
  std::string page;
  for (const Part& part : parts) page += table(advice, part, used);
  return page + wrapped(advice_sentence(advice), width);
}

}  // namespace rondo::tools
