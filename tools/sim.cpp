#include "tools/sim.h"

#include <algorithm>

#include "decks/spelling.h"
#include "rules/core/dealer.h"
#include "tools/batch.h"
#include "tools/sitters.h"

namespace rondo::tools {

namespace {

constexpr std::uint64_t most_games = 10'000'000;  // results are kept until all are there
constexpr char together = '+';                    // between values that one set-up is to have at once

std::vector<std::string> divided(const std::string& text, char divider) {
  std::vector<std::string> parts;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(divider, at), text.size());
    parts.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return parts;
}

/// What is to be tried, out of what there is: as it was typed, lists divided, `all` replaced (by those sitters who need no number), nothing twice.
Result<std::vector<std::string>> tried(const std::string& name, const std::vector<std::string>& typed, const std::vector<std::string>& known) {
  std::vector<std::string> values;
  for (const std::string& words : typed) {
    const bool all = lower(words) == "all";
    for (const std::string& value : all ? known : divided(words, ',')) {
      const auto same = [&](const std::string& other) { return lower(other) == lower(value); };
      if (std::any_of(values.begin(), values.end(), same)) return Fault{name, "'" + value + "' is asked for twice", "each value once", ""};
      values.push_back(value);
    }
  }
  return values;
}

/// Every way to take one value from each list; the last list's change fastest.
std::vector<std::vector<std::string>> products(const std::vector<std::vector<std::string>>& lists) {
  std::vector<std::vector<std::string>> all = {{}};
  for (const std::vector<std::string>& list : lists) {
    std::vector<std::vector<std::string>> longer;
    for (const std::vector<std::string>& begun : all)
      for (const std::string& value : list) {
        longer.push_back(begun);
        longer.back().push_back(value);
      }
    all = std::move(longer);
  }
  return all;
}

/// Words `name=value` of all set-ups asked for, each to be completed.
Result<std::vector<std::vector<std::string>>> setups(const Choices& choices, const std::vector<Setting>& settings) {
  std::vector<std::vector<std::string>> lists;
  for (const Setting& setting : settings) {
    const auto typed = choices.find(setting.name);
    if (typed == choices.end()) continue;
    Result<std::vector<std::string>> values = tried(setting.name, typed->second, setting.values);
    if (!values) return values.fault();
    for (std::string& value : *values) {
      if (setting.several) std::replace(value.begin(), value.end(), together, ',');
      value = setting.name + "=" + value;
    }
    lists.push_back(std::move(*values));
  }
  return products(lists);
}

/// Who sits where, chair by chair, in all ways asked for.
Result<std::vector<std::vector<std::string>>> companies(const Choices& choices, const Entry& entry) {
  std::vector<std::string> names;
  for (const Sitter& sitter : entry.sitters) names.push_back(sitter.name);
  std::vector<std::vector<std::string>> lists;
  for (const Chair& chair : entry.chairs) {
    const auto typed = choices.find(chair.name);
    Result<std::vector<std::string>> values =
        typed == choices.end() ? std::vector<std::string>{names.back()} : tried(chair.name, typed->second, names);
    if (!values) return values.fault();
    for (std::string& value : *values) {
      Result<std::string> word = sitter_word(entry, chair.name, value, false);
      if (!word) return word.fault();
      value = std::move(*word);
    }
    lists.push_back(std::move(*values));
  }
  return products(lists);
}

/// A word as a shell takes it.
std::string shell_word(const std::string& word) {
  constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./+,:=@%";
  if (!word.empty() && word.find_first_not_of(plain) == std::string::npos) return word;
  std::string text = "'";
  for (const char c : word) text += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return text + "'";
}

}  // namespace

Result<Simulation> prepare(const SimRequest& request, Files files) {
  const Entry& entry = *request.entry;
  Simulation simulation;
  simulation.request = request;
  simulation.settings = entry.settings(files);
  const auto begun = setups(request.settings, simulation.settings);
  if (!begun) return begun.fault();
  const auto seated = companies(request.sitters, entry);
  if (!seated) return seated.fault();
  for (const std::vector<std::string>& words : *begun) {
    const Result<std::vector<std::string>> setup = complete_setup(simulation.settings, words);
    if (!setup) return setup.fault();
    const Result<Made> made = entry.make(*setup, files);
    if (!made) return made.fault();
    simulation.profile = made->header.profile;
    for (std::vector<std::string> sitters : *seated) {
      for (std::size_t i = 0; i < sitters.size(); ++i)
        if (made->host->seat_name(entry.chairs[i].seat).empty()) sitters[i].clear();
      simulation.matches.push_back({*setup, sitters, entry.contest(*made->host, sitters), {}});
    }
  }
  const std::size_t lines = simulation.matches.size();
  if (request.games > most_games / lines)
    return Fault{"--games", std::to_string(request.games) + " games of " + std::to_string(lines) + " combinations are too many",
                 "at most " + std::to_string(most_games) + " in all", ""};
  return simulation;
}

void play(Simulation& simulation, const std::atomic<bool>& stop, const std::function<void(std::size_t)>& watch) {
  std::vector<Match>& matches = simulation.matches;
  const std::size_t games = simulation.request.games;
  for (Match& match : matches) match.games.resize(games);
  // The same game of all matches before the next one: whenever it stops, all have come equally far.
  const Batch batch{games * matches.size(), simulation.request.threads, &stop, watch};
  const std::size_t done = run(batch, [&](std::size_t job) {
    const std::size_t game = job / matches.size();
    Match& match = matches[job % matches.size()];
    match.games[game] = match.contest->play(seed_of(simulation, game + 1));
  });
  simulation.stopped = done < batch.jobs;
  for (Match& match : matches) match.games.resize(done / matches.size());
}

std::vector<std::pair<const Match*, const Match*>> rivals(const Simulation& simulation) {
  std::vector<std::pair<const Match*, const Match*>> found;
  const Match* first = nullptr;
  for (const Match& match : simulation.matches) {
    if (match.games.empty()) continue;
    if (first != nullptr && first->setup == match.setup)
      found.emplace_back(first, &match);
    else
      first = &match;
  }
  return found;
}

std::uint64_t seed_of(const Simulation& simulation, std::uint64_t number) { return Dealer::game_seed(simulation.request.seed, number - 1); }

std::string again(const Simulation& simulation, const Match& match, std::uint64_t number) {
  const Entry& entry = *simulation.request.entry;
  std::string text = "rondo play " + entry.name + " --seed " + std::to_string(seed_of(simulation, number));
  for (const Setting& setting : simulation.settings)
    if (const std::string value = setup_value(match.setup, setting.name); value != setting.fallback)
      text += " --" + setting.name + " " + shell_word(value);
  for (std::size_t i = 0; i < entry.chairs.size(); ++i)
    if (!match.sitters[i].empty()) text += " --" + entry.chairs[i].name + " " + match.sitters[i];
  if (!simulation.request.data.empty()) text += " --data " + shell_word(simulation.request.data);
  return text;
}

}  // namespace rondo::tools
