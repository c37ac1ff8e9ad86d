// Commands about games as a whole: beginning, keeping and leaving them, and who does what at the table.
#include <algorithm>

#include "decks/spelling.h"
#include "rules/table/journal.h"
#include "rules/table/record.h"
#include "tools/bench.h"
#include "tools/check.h"
#include "tools/files.h"
#include "tools/judge.h"
#include "tools/page.h"
#include "tools/repl.h"
#include "tools/replay.h"
#include "tools/seed.h"

namespace rondo::tools {

namespace {

/// A complete set-up in which some words are said anew; what follows one of them is left to it.
std::vector<std::string> revised(std::span<const Setting> settings, const std::vector<std::string>& setup, const std::vector<std::string>& said) {
  std::vector<std::string> words = said;
  const auto anew = [&](const std::string& name) {
    return std::any_of(said.begin(), said.end(), [&](const std::string& word) { return lower(word.substr(0, word.find('='))) == name; });
  };
  for (const Setting& setting : settings)
    if (!anew(setting.name) && !anew(setting.follows)) words.push_back(setting.name + "=" + setup_value(setup, setting.name));
  return words;
}

}  // namespace

std::optional<Fault> Repl::save(Words words) {
  if (words.size() != 1) return Fault{"save", "one file name is needed", "a path without blanks", ""};
  if (std::optional<Fault> fault = save_file(words[0], record(sitting_->session()))) return fault;
  screen_.say("Saved " + std::to_string(sitting_->session().plies()) + " plies in " + words[0] + ".");
  return std::nullopt;
}

std::optional<Fault> Repl::load_file(Words words) {
  if (words.size() != 1) return Fault{"load", "one file name is needed", "a record or a journal", ""};
  if (std::optional<Fault> fault = load(words[0])) return fault;
  advance();
  return std::nullopt;
}

std::optional<Fault> Repl::resume_game(Words words) {
  const Result<const Entry*> entry = words.empty() ? Result<const Entry*>(&around_.games.front()) : entry_named(around_.games, words[0]);
  if (!entry) return entry.fault();
  if (std::optional<Fault> fault = resume(**entry)) return fault;
  advance();
  return std::nullopt;
}

/// What is not said stays as it is in the game that is being played.
std::optional<Fault> Repl::new_game(Words words) {
  const bool named = !words.empty() && words[0].find('=') == std::string::npos;
  if (!named && !sitting_ && around_.games.size() != 1) return Fault{"new", "which game?", "new GAME", ""};
  const Result<const Entry*> found =
      named ? entry_named(around_.games, words[0]) : Result<const Entry*>(sitting_ ? &sitting_->entry() : &around_.games.front());
  if (!found) return found.fault();
  const Entry& entry = **found;
  const bool again = sitting_ && &sitting_->entry() == &entry;
  Opening opening;
  std::vector<std::pair<std::string, std::string>> kept;  // who sat where
  if (again) {
    for (const Chair& chair : sitting_->chairs()) kept.emplace_back(chair.name, sitting_->sitter(chair));
    for (int stream = 0; stream < max_streams; ++stream)
      if (sitting_->session().source(stream) == Source::person) opening.by_hand.push_back(sitting_->host().stream_name(stream));
  }
  std::vector<std::string> said;
  for (const std::string& word : words.subspan(named ? 1 : 0)) {
    const std::size_t sign = word.find('=');
    const std::string name = lower(word.substr(0, sign));
    const std::string value = sign == std::string::npos ? "" : word.substr(sign + 1);
    if (name == "seed") {
      opening.seed = seed_number(value);
      if (!opening.seed) return Fault{"new", "'" + word + "' is no seed", "seed=NUMBER, below 2^64", ""};
    } else if (std::any_of(entry.chairs.begin(), entry.chairs.end(), [&](const Chair& chair) { return chair.name == name; })) {
      opening.sitters.emplace_back(name, value);
    } else {
      said.push_back(word);
    }
  }
  opening.setup = again ? revised(entry.settings(files_for(entry.name, around_.files)), sitting_->session().header().setup, said) : said;
  const bool automatic = !sitting_ || sitting_->automatic();
  if (std::optional<Fault> fault = open(entry, opening)) return fault;
  for (const auto& before : kept) {
    const bool moved = std::any_of(opening.sitters.begin(), opening.sitters.end(), [&](const auto& sitter) { return sitter.first == before.first; });
    const std::vector<Chair> chairs = sitting_->chairs();
    const bool stands = std::any_of(chairs.begin(), chairs.end(), [&](const Chair& chair) { return chair.name == before.first; });
    if (moved || !stands) continue;
    if (const std::optional<Fault> fault = sitting_->seat(before.first, before.second)) screen_.say(fault->text());  // may refuse the new table
  }
  sitting_->set_automatic(automatic);
  advance();
  return std::nullopt;
}

std::optional<Fault> Repl::seed(Words words) {
  if (words.empty()) {
    if (sitting_) screen_.say("seed " + std::to_string(sitting_->session().header().seed));
    screen_.say(next_seed_ ? "The next game: seed " + std::to_string(*next_seed_) : std::string("The next game: a seed that nobody chose"));
    return std::nullopt;
  }
  const std::optional<std::uint64_t> seed = seed_number(words[0]);
  if (!seed || words.size() > 1) return Fault{"seed", "'" + words[0] + "' is no seed", "one whole number below 2^64", ""};
  next_seed_ = *seed;
  screen_.say("The next game: seed " + words[0]);
  return std::nullopt;
}

std::optional<Fault> Repl::set_source(std::string_view command, Words words, Source source) {
  if (words.size() != 1) return Fault{std::string(command), "one stream is needed", values_of(command), ""};
  if (std::optional<Fault> fault = sitting_->set_source(words[0], source)) return fault;
  asked_ = false;
  advance();
  return std::nullopt;
}

std::optional<Fault> Repl::hand(Words words) { return set_source("hand", words, Source::person); }
std::optional<Fault> Repl::deal(Words words) { return set_source("deal", words, Source::dealer); }

std::optional<Fault> Repl::seat(Words words) {
  if (words.size() != 2) return Fault{"seat", "a seat and who sits there are needed", values_of("seat"), ""};
  if (std::optional<Fault> fault = sitting_->seat(words[0], words[1])) return fault;
  asked_ = false;
  advance();
  return std::nullopt;
}

std::optional<Fault> Repl::automatic(Words words) {
  const std::string mode = words.size() == 1 ? lower(words[0]) : "";
  if (mode != "on" && mode != "off") return Fault{"auto", "it is on or off", "on, off", ""};
  sitting_->set_automatic(mode == "on");
  asked_ = false;
  advance();
  return std::nullopt;
}

std::optional<Fault> Repl::state(Words) {
  const Session& session = sitting_->session();
  const Host& host = sitting_->host();
  const auto line = [&](const char* label, const std::string& text) { screen_.show(labelled(label, 10, text, screen_.width())); };
  line("game", session.header().game + " (" + session.header().profile + ", engine " + session.header().engine + ")");
  line("seed", std::to_string(session.header().seed) + (next_seed_ ? ", next " + std::to_string(*next_seed_) : ""));
  std::string setup;
  for (const std::string& word : session.header().setup) setup += (setup.empty() ? "" : " ") + word;
  line("set-up", setup);
  for (const Chair& chair : sitting_->chairs()) line("seat", chair.name + " " + sitting_->sitter(chair));
  std::string dealt;
  std::string by_hand;
  for (int stream = 0; stream < max_streams; ++stream) {
    if (host.stream_name(stream).empty()) continue;
    std::string& list = session.source(stream) == Source::person ? by_hand : dealt;
    list += (list.empty() ? "" : " ") + host.stream_name(stream);
  }
  if (!dealt.empty()) line("deal", dealt);
  if (!by_hand.empty()) line("hand", by_hand);
  line("auto", sitting_->automatic() ? "on" : "off");
  line("picture", screen_.pictures() == Pictures::always ? "always" : screen_.pictures() == Pictures::turns ? "turns" : "never");
  line("ply", std::to_string(session.plies()) + " " + short_digest(host.digest(session.position())) + (session.over() ? ", over" : ""));
  for (const auto& [name, at] : session.marks()) line("mark", name + " " + std::to_string(at));
  line("journal", journal_.empty() ? "none" : journal_);
  return std::nullopt;
}

std::optional<Fault> Repl::campaign(Words words) {
  if (!words.empty()) return Fault{"campaign", "takes nothing", "campaign", ""};
  if (around_.campaign) {
    screen_.show(around_.campaign(sitting_ ? &sitting_->session() : nullptr, screen_.width()));
    return std::nullopt;
  }
  std::vector<std::string> begins;
  for (const Entry& entry : around_.games)
    if (entry.campaigns) begins.push_back("rondo campaign " + entry.name + " --new");
  screen_.say(begins.empty() ? "No campaign is being played; no game here has one."
                             : "No campaign is being played. To begin one: " + listed(begins));
  return std::nullopt;
}

std::optional<Fault> Repl::games(Words) {
  for (const Entry& entry : around_.games) screen_.say("  " + padded(entry.name, 10) + "  " + entry.line);
  return std::nullopt;
}

std::optional<Fault> Repl::check(Words words) { return report(tools::check(around_.games, around_.files, words)); }

std::optional<Fault> Repl::judge(Words words) {
  if (words.empty()) return Fault{"judge", "a file or folder is needed", "situations", ""};
  return report(tools::judge(around_.games, around_.files, words, false));
}

std::optional<Fault> Repl::replay_file(Words words) {
  if (words.size() != 1) return Fault{"replay", "one file name is needed", "a record or a journal", ""};
  return report(tools::replay_record(around_.games, words[0], std::nullopt, screen_.width()));
}

std::optional<Fault> Repl::bench(Words words) {
  if (words.size() > 1) return Fault{"bench", "one game at a time", "bench GAME, or bench for all", ""};
  return report(tools::bench(around_.games, words.empty() ? "" : words[0]));
}

/// What a subcommand had to say, as part of the conversation.
std::optional<Fault> Repl::report(const Report& report) {
  screen_.show(report.out);
  screen_.show(report.err);
  return std::nullopt;
}

std::optional<Fault> Repl::quit(Words words) {
  if (!words.empty()) return Fault{"quit", "takes nothing", "quit", ""};
  leaving_ = true;
  return std::nullopt;
}

}  // namespace rondo::tools
