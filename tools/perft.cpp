#include "tools/perft.h"

#include <algorithm>

#include "tools/sitting.h"

namespace rondo::tools {

namespace {

/// Calls `visit` with every combination of one option for each seat that owes.
template <class Visit>
void each_joint_answer(const Host& host, const Blob& position, const Visit& visit) {
  std::vector<OptionList> lists;
  for (const Seat seat : host.to_act(position)) host.options(position, seat, lists.emplace_back());
  if (lists.empty()) return;
  std::vector<std::size_t> at(lists.size());
  std::vector<Action> answers(lists.size());
  while (true) {
    for (std::size_t i = 0; i < lists.size(); ++i) answers[i] = lists[i][at[i]].action;
    visit(answers);
    std::size_t wheel = 0;
    while (wheel < at.size() && ++at[wheel] == lists[wheel].size()) at[wheel++] = 0;
    if (wheel == at.size()) return;
  }
}

void count(const Host& host, const Blob& position, std::size_t depth, std::vector<std::uint64_t>& counts) {
  each_joint_answer(host, position, [&](const std::vector<Action>& answers) {
    ++counts[depth];
    if (depth + 1 == counts.size()) return;
    Blob after = position;
    host.apply(after, answers, nullptr);
    count(host, after, depth + 1, counts);
  });
}

}  // namespace

std::vector<std::uint64_t> courses(const Host& host, const Blob& position, int depth) {
  std::vector<std::uint64_t> counts(static_cast<std::size_t>(std::max(depth, 0)));
  if (!counts.empty()) count(host, position, 0, counts);
  return counts;
}

Report perft(const Entry& entry, Files files, Words setup, int depth) {
  Opening opening;
  opening.setup = {setup.begin(), setup.end()};
  const Result<Sitting> sitting = open_sitting(entry, files, opening, 0);
  if (!sitting) return refused(sitting.fault());
  Report report;
  const std::vector<std::uint64_t> counts = courses(sitting->host(), sitting->session().position(), depth);
  for (std::size_t i = 0; i < counts.size(); ++i) report.out += std::to_string(i + 1) + " " + std::to_string(counts[i]) + "\n";
  return report;
}

}  // namespace rondo::tools
