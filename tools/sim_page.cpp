// The report of a simulation for a person: one match at length, or one line for each of several, and what sets players apart.
#include <algorithm>

#include "tools/page.h"
#include "tools/sim.h"
#include "tools/summary.h"

namespace rondo::tools {

namespace {

/// `value` with its last `digits` digits behind the point.
std::string fixed(std::int64_t value, std::size_t digits) {
  std::string text = std::to_string(value < 0 ? -value : value);
  if (text.size() <= digits) text.insert(0, digits + 1 - text.size(), '0');
  text.insert(text.size() - digits, ".");
  return (value < 0 ? "-" : "") + text;
}

/// Ten-thousandths as a percentage.
std::string percent(std::int64_t value) { return fixed(rounded(value, 10), 1); }
std::string percent(std::int64_t part, std::int64_t whole) { return whole == 0 ? "-" : percent(rounded(part * 10'000, whole)); }
std::string between(const Estimate& estimate) { return percent(estimate.low) + " to " + percent(estimate.high); }

std::string mean(const Sum& sum, Measure::Kind kind) {
  if (sum.games == 0) return "-";
  if (kind == Measure::Kind::mark) return percent(sum.total, sum.games) + " %";
  return fixed(rounded(sum.total * 100, sum.games), 2);
}

/// What differs from match to match, as the columns that tell them apart, and what is the same in all.
class Variety {
 public:
  explicit Variety(const Simulation& simulation) : entry_(*simulation.request.entry) {
    const std::vector<Match>& matches = simulation.matches;
    for (const Setting& setting : simulation.settings)
      sort(setting.name, matches, [&](const Match& match) { return setup_value(match.setup, setting.name); });
    for (std::size_t i = 0; i < entry_.chairs.size(); ++i) sort(entry_.chairs[i].name, matches, [i](const Match& match) { return match.sitters[i]; });
  }

  /// `team lamplighters, board arena`, all that is the same.
  [[nodiscard]] const std::string& constant() const { return constant_; }
  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }
  /// The values of a match in these columns.
  [[nodiscard]] std::vector<std::string> values(const Match& match) const {
    std::vector<std::string> cells;
    for (const std::string& name : names_) {
      std::string value = setup_value(match.setup, name);
      for (std::size_t i = 0; i < entry_.chairs.size(); ++i)
        if (entry_.chairs[i].name == name) value = match.sitters[i];
      cells.push_back(value);
    }
    return cells;
  }

 private:
  template <class Value>
  void sort(const std::string& name, const std::vector<Match>& matches, const Value& value) {
    const std::string first = value(matches.front());
    if (std::all_of(matches.begin(), matches.end(), [&](const Match& match) { return value(match) == first; }))
      constant_ += first.empty() || first == "none" ? "" : (constant_.empty() ? "" : ", ") + name + " " + first;
    else
      names_.push_back(name);
  }

  const Entry& entry_;
  std::string constant_;
  std::vector<std::string> names_;
};

using Rows = std::vector<std::vector<std::string>>;

/// Rows in columns: the first `left` begin on the left, the others end on the right. What `width` has no room for is left out.
std::string grid(const Rows& rows, std::size_t left, int width, const std::string& margin = "") {
  std::vector<std::size_t> widths(rows.front().size());
  for (const auto& row : rows)
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], columns(row[i]));
  std::size_t fits = 0;
  for (std::size_t taken = margin.size(); fits < widths.size(); ++fits) {
    taken += widths[fits] + (fits > 0 ? 2 : 0);
    if (fits > left && taken > static_cast<std::size_t>(std::max(width, 0))) break;
  }
  std::string page;
  for (const auto& row : rows) {
    std::string line = margin;
    for (std::size_t i = 0; i < fits; ++i) {
      if (i > 0) line += "  ";
      const std::string blanks(widths[i] - columns(row[i]), ' ');
      line += i < left ? row[i] + blanks : blanks + row[i];
    }
    page += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
  }
  return page;
}

/// Draws are told of only where there are any.
std::vector<Verdict> verdicts(const Counts& games) {
  if (games[Verdict::drawn] == 0) return {Verdict::won, Verdict::lost};
  return {Verdict::won, Verdict::drawn, Verdict::lost};
}

std::vector<std::string> headed(const std::string& first, const std::vector<Verdict>& shown) {
  std::vector<std::string> row = {first};
  for (const Verdict verdict : shown) row.emplace_back(verdict_names[static_cast<std::size_t>(verdict)]);
  return row;
}

std::string endings_text(const Summary& all, const std::vector<std::string>& endings, int width) {
  const std::vector<Verdict> shown = verdicts(all.games);
  Rows rows = {headed("how it ended", shown)};
  rows.front().emplace_back("% of games");
  for (std::size_t i = 0; i < endings.size(); ++i) {
    std::vector<std::string> row = {"  " + endings[i]};
    for (const Verdict verdict : shown) row.push_back(std::to_string(all.endings[i][verdict]));
    row.push_back(percent(all.endings[i].all(), all.games.all()));
    rows.push_back(std::move(row));
  }
  return grid(rows, 1, width);
}

std::string measures_text(const Summary& all, const std::vector<Measure>& measures, int width) {
  const std::vector<Verdict> shown = verdicts(all.games);
  Rows rows = {headed("on average", shown)};
  rows.front().insert(rows.front().begin() + 1, "all");
  for (const char* name : {"least", "median", "most"}) rows.front().emplace_back(name);
  for (std::size_t i = 0; i < measures.size(); ++i) {
    const Spread& spread = all.measures[i];
    const Measure::Kind kind = measures[i].kind;
    std::vector<std::string> row = {"  " + measures[i].meaning, mean(sum(spread), kind)};
    for (const Verdict verdict : shown) row.push_back(mean(sum(spread, verdict), kind));
    const bool mark = kind == Measure::Kind::mark;
    for (const int value : {spread.begin()->first, median(spread), spread.rbegin()->first}) row.push_back(mark ? "" : std::to_string(value));
    rows.push_back(std::move(row));
  }
  std::string page = grid(rows, 1, width);
  for (std::size_t i = 0; i < measures.size(); ++i) {
    if (measures[i].kind != Measure::Kind::steps) continue;
    std::string line = measures[i].meaning + ":";
    for (const auto& [value, games] : all.measures[i])
      line += (line.back() == ':' ? " " : ", ") + std::to_string(value) + " in " + percent(games.all(), all.games.all()) + " %";
    page += wrapped(line, width);
  }
  return page;
}

/// The games one by one.
std::string list_text(const Simulation& simulation, const Match& match, int width) {
  const std::vector<std::string> endings = match.contest->endings();
  Rows rows = {{"", "ending", "game", "seed"}};
  for (const Measure& measure : match.contest->measures()) rows.front().push_back(measure.name);
  for (std::size_t i = 0; i < match.games.size(); ++i) {
    const Finish& game = match.games[i];
    rows.push_back({verdict_names[static_cast<std::size_t>(game.verdict)], endings[game.account.ending], std::to_string(i + 1),
                    std::to_string(seed_of(simulation, i + 1))});
    for (const int value : game.account.values) rows.back().push_back(std::to_string(value));
  }
  return grid(rows, 2, width);
}

std::string match_text(const Match& match, int width) {
  const std::vector<std::string> endings = match.contest->endings();
  const std::vector<Measure> measures = match.contest->measures();
  const Summary all = summary(match.games, endings.size(), measures.size());
  const Estimate share = wilson(all.games[Verdict::won], all.games.all());
  return "Won " + std::to_string(all.games[Verdict::won]) + " of " + std::to_string(all.games.all()) + " games: " + percent(share.value) +
         " %, 95 % interval " + between(share) + " %.\n\n" + endings_text(all, endings, width) + "\n" + measures_text(all, measures, width);
}

/// One line for each match; of its measures as many means as there is room for.
std::string table_text(const Simulation& simulation, const Variety& variety, int width) {
  std::vector<std::string> shown;
  for (const Measure& measure : simulation.matches.front().contest->measures())
    if (measure.kind != Measure::Kind::mark) shown.push_back(measure.name);
  Rows rows = {variety.names()};
  for (const char* name : {"won %", "95 % interval"}) rows.front().emplace_back(name);
  rows.front().insert(rows.front().end(), shown.begin(), shown.end());
  for (const Match& match : simulation.matches) {
    const std::vector<Measure> measures = match.contest->measures();
    const Summary all = summary(match.games, match.contest->endings().size(), measures.size());
    const Estimate share = wilson(all.games[Verdict::won], all.games.all());
    std::vector<std::string> row = variety.values(match);
    row.push_back(percent(share.value));
    row.push_back(between(share));
    for (const std::string& name : shown) {
      const auto measure = std::find_if(measures.begin(), measures.end(), [&](const Measure& one) { return one.name == name; });
      row.push_back(measure == measures.end() ? "-" : mean(sum(all.measures[static_cast<std::size_t>(measure - measures.begin())]), measure->kind));
    }
    rows.push_back(std::move(row));
  }
  return grid(rows, variety.names().size(), width);
}

/// Who sits where in a match: by name alone where there is one chair.
std::string who(const Entry& entry, const Match& match) {
  if (entry.chairs.size() == 1) return match.sitters.front();
  std::string text;
  for (std::size_t i = 0; i < entry.chairs.size(); ++i)
    if (!match.sitters[i].empty()) text += (text.empty() ? "" : ", ") + entry.chairs[i].name + " " + match.sitters[i];
  return text;
}

std::string differences_text(const Simulation& simulation, const Variety& variety, int width) {
  const Entry& entry = *simulation.request.entry;
  Rows rows = {{}};
  std::vector<std::size_t> kept;  // columns of the set-up
  for (std::size_t i = 0; i < variety.names().size(); ++i) {
    const auto seats = [&](const Chair& chair) { return chair.name == variety.names()[i]; };
    if (std::any_of(entry.chairs.begin(), entry.chairs.end(), seats)) continue;
    kept.push_back(i);
    rows.front().push_back(variety.names()[i]);
  }
  for (const char* name : {"players", "won more %", "95 % interval", "only 1st", "only 2nd"}) rows.front().emplace_back(name);
  for (const auto& [first, second] : rivals(simulation)) {
    const Pairs paired = pairs(first->games, second->games);
    const Estimate lead = difference(paired);
    std::vector<std::string> row;
    for (const std::size_t i : kept) row.push_back(variety.values(*first)[i]);
    for (const std::string& cell : {who(entry, *first) + " - " + who(entry, *second), percent(lead.value), between(lead),
                                    std::to_string(paired.only_first), std::to_string(paired.only_second)})
      row.push_back(cell);
    rows.push_back(std::move(row));
  }
  return rows.size() == 1 ? "" : "\n" + grid(rows, kept.size() + 1, width);
}

}  // namespace

std::string sim_page(const Simulation& simulation, int width) {
  const SimRequest& request = simulation.request;
  const std::size_t games = simulation.matches.front().games.size();
  const Variety variety(simulation);
  const bool several = simulation.matches.size() > 1;
  std::string page = wrapped(request.entry->name + (variety.constant().empty() ? "" : ": " + variety.constant()), width);
  page += std::to_string(games) + " games" + (several ? " a line" : "") + ", master seed " + std::to_string(request.seed) + "\n";
  if (simulation.stopped) page += "Stopped: these are the first " + std::to_string(games) + " of " + std::to_string(request.games) + " games.\n";
  if (games == 0) return page;
  page += "\n" + (several ? table_text(simulation, variety, width) + differences_text(simulation, variety, width)
                          : match_text(simulation.matches.front(), width));
  if (request.list)
    for (const Match& match : simulation.matches) {
      std::string name;
      for (const std::string& value : variety.values(match)) name += (name.empty() ? "" : " ") + value;
      page += "\n" + (name.empty() ? "" : name + "\n") + list_text(simulation, match, width);
    }
  return page + "\nGame 1 again: " + again(simulation, simulation.matches.front(), 1) + "\n";
}

}  // namespace rondo::tools
