// The table of commands, what `help` says about them, and what completion offers.
#include <algorithm>
#include <array>

#include "decks/spelling.h"
#include "tools/completion.h"
#include "tools/files.h"
#include "tools/page.h"
#include "tools/repl.h"
#include "tools/sitters.h"

namespace rondo::tools {

std::span<const Command> commands() {
  static constexpr auto table = std::to_array<Command>({
      {"help", "help [TOPIC]", "this; or about a command, a question, an answer", "", "help undo", false, &Repl::help},
      {"options", "options", "the open question with all its options", "", "", true, &Repl::options},
      {"picture", "picture [always|turns|never]", "the table; or when it is shown unasked", "'always' is before every question, 'turns' once a turn.",
       "picture always", true, &Repl::picture},
      {"why", "why [PLY|last|all]", "why the automatons did what they did", "Without more: all decisions of their latest turn, and the one that is left open to you now.", "why last", true,
       &Repl::why},
      {"analyse", "analyse [N]", "what the planner would answer, move by move",
       "It looks ahead N times from what you may know, as planner:N on your chair would; without N as 'planner' alone does, but at least 2000 "
       "times. Ctrl-C ends it with what it has found.",
       "analyse 500", true,
       &Repl::analyse},
      {"hint", "hint [N]", "the same in one sentence", "", "hint", true, &Repl::hint},
      {"undo", "undo [N|all]", "back to your last decision, or N decisions",
       "There is no limit; what is undone can be redone until you answer otherwise.", "undo 3", true, &Repl::undo},
      {"redo", "redo [N|all]", "forth again", "", "", true, &Repl::redo},
      {"history", "history [N|all]", "who answered what in the last 20 plies, or N", "", "history 5", true, &Repl::history},
      {"log", "log [N|all]", "what the last 20 plies told, or N", "", "log all", true, &Repl::log},
      {"mark", "mark NAME", "names this point of the game", "", "mark before-the-storm", true, &Repl::mark},
      {"goto", "goto NAME|PLY", "to a mark, or to the question at a ply", "Where nobody was asked at that ply: to the next question.", "goto 0", true,
       &Repl::go_to},
      {"save", "save FILE", "writes a record of the game", "It stands alone: it can be loaded, replayed and sent. An old FILE is kept as FILE~.",
       "save evening.rondo", true, &Repl::save},
      {"load", "load FILE", "goes on with a record or a journal", "", "load evening.rondo", false, &Repl::load_file},
      {"resume", "resume [GAME]", "goes on with the game that was played last", "", "", false, &Repl::resume_game},
      {"new", "new [GAME] [NAME=VALUE ...]", "a new game; what is not said stays as it is", "The seed becomes the next one unless it is said.",
       "new seed=7", false, &Repl::new_game},
      {"seed", "seed [N]", "the seed of this game; or sets the next one's", "", "seed 7", false, &Repl::seed},
      {"hand", "hand STREAM|all", "you roll these dice, draw these cards yourself", "From now on you are asked what came.", "hand all", true,
       &Repl::hand},
      {"deal", "deal STREAM|all", "the dealer does it again", "", "deal all", true, &Repl::deal},
      {"seat", "seat SEAT WHO", "who answers for a seat", "planner:2000 looks ahead 2000 times before each answer.", "", true, &Repl::seat},
      {"auto", "auto on|off", "whether an only choice plays itself", "", "auto off", true, &Repl::automatic},
      {"state", "state", "seed, set-up, seats, settings, marks, journal", "", "", true, &Repl::state},
      {"campaign", "campaign", "how the campaign stands, what a result will bring",
       "Its results, what is unlocked, the cards in force and who was chosen.", "", false, &Repl::campaign},
      {"games", "games", "the games there are", "", "", false, &Repl::games},
      {"check", "check [PATH ...]", "looks for faults in decks",
       "Folders or files are laid over the shipped ones; without any, all data is looked at.", "check my-decks", false, &Repl::check},
      {"judge", "judge PATH ...", "asks situations what the rules allow", "Files or folders; what does not come out as expected is told.",
       "judge my-situations", false, &Repl::judge},
      {"replay", "replay FILE", "plays a record again, checking every ply", "", "replay evening.rondo", false, &Repl::replay_file},
      {"bench", "bench [GAME]", "one number for the whole behaviour of a game", "", "", false, &Repl::bench},
      {"quit", "quit", "leaves; the game is kept for resume", "", "", false, &Repl::quit},
  });
  return table;
}

namespace {

/// Who can sit on a chair.
std::vector<std::string> sitters(const Entry& entry) {
  std::vector<std::string> names = sitter_names(entry);
  names.insert(names.begin(), "person");
  return names;
}

/// Two columns; under each other where that is too narrow.
std::string row(std::string_view left, std::string_view right, int width) {
  constexpr std::size_t column = 32;
  const std::string start = "  " + std::string(left);
  if (columns(start) + 2 > column || width < 72) return wrapped(start, width, 4) + wrapped("      " + std::string(right), width);
  return labelled(start, column, right, width);
}

}  // namespace

/// What may stand where a command takes a value, as far as it depends on the game.
std::string Repl::values_of(std::string_view command) const {
  std::vector<std::string> values;
  if (command == "new") {
    const Entry& entry = sitting_ ? sitting_->entry() : around_.games.front();
    std::string text = "  seed  a whole number\n";
    const std::vector<Setting> settings = entry.settings(files_for(entry.name, around_.files));
    for (const Setting& setting : settings)
      if (setting.lines.empty()) text += "  " + setting.name + "  " + setting.help + ": " + listed(setting.values, 12) + "\n";
    for (const Chair& chair : entry.chairs) text += "  " + chair.name + "  who plays: " + listed(sitters(entry)) + "\n";
    return text + value_lists(settings, screen_.width());
  }
  if (!sitting_) return "";
  if (command == "hand" || command == "deal") {
    for (int stream = 0; stream < max_streams; ++stream)
      if (const std::string name = sitting_->host().stream_name(stream); !name.empty()) values.push_back(name);
    values.emplace_back("all");
  }
  if (command == "seat")
    for (const Chair& chair : sitting_->chairs()) values.push_back(chair.name + ": " + listed(sitters(sitting_->entry())));
  if (command == "goto")
    for (const auto& [name, at] : sitting_->session().marks()) values.push_back(name);
  return listed(values);
}

/// The names of all commands and of the game's questions.
std::vector<std::string> Repl::topics() const {
  std::vector<std::string> names;
  for (const Command& command : commands()) names.emplace_back(command.name);
  if (sitting_)
    for (const Question& question : sitting_->host().questions()) names.push_back(lower(question.name));
  return names;
}

std::string Repl::overview() const {
  const int width = screen_.width();
  std::string page = wrapped(
      "Answer with an option's words, with a beginning that fits no other, or with its number. Several answers and commands on one "
      "line are divided by ';'. An empty line repeats the question.\n",
      width, 0);
  for (const Command& command : commands()) page += row(command.syntax, command.brief, width);
  if (!sitting_) return page;
  page += "Questions about this game:\n";
  for (const Question& question : sitting_->host().questions()) page += row(question.syntax, question.help, width);
  return page;
}

std::optional<Fault> Repl::help(Words words) {
  if (words.empty()) {
    screen_.show(overview());
    return std::nullopt;
  }
  const std::string topic = lower(words[0]);
  for (const Command& command : commands()) {
    if (command.name != topic) continue;
    screen_.say(command.syntax);
    screen_.say("  " + std::string(command.brief));
    if (!command.more.empty()) screen_.say("  " + std::string(command.more));
    const std::string values = values_of(command.name);
    if (!values.empty()) screen_.say(values.find('\n') == std::string::npos ? "  values: " + values : values);
    if (!command.example.empty()) screen_.say("  example: " + std::string(command.example));
    return std::nullopt;
  }
  std::vector<std::string> known = topics();
  if (sitting_) {
    for (const Question& question : sitting_->host().questions()) {
      if (lower(question.name) != topic) continue;
      screen_.say(question.syntax);
      screen_.say("  " + question.help);
      return std::nullopt;
    }
    std::vector<std::string> answers;
    if (const std::optional<Seat> seat = sitting_->question())
      for (const std::string& option : spellings(sitting_->host(), sitting_->session().position(), *seat)) {
        const std::string verb = lower(option.substr(0, option.find(' ')));
        if (verb == topic) answers.push_back(option);
        known.push_back(verb);
      }
    if (!answers.empty()) {
      screen_.say("An answer to the open question: " + listed(answers, 24) + ".");
      return std::nullopt;
    }
  }
  return Fault{"help", "nothing is called '" + words[0] + "' now", "a command, a question about the game, or the first word of an option",
               nearest(topic, known)};
}

/// Everything that can be said now, as sentences for completion.
std::vector<std::string> Repl::sentences() const {
  std::vector<std::string> all;
  if (sitting_)
    if (const std::optional<Seat> seat = sitting_->question()) all = spellings(sitting_->host(), sitting_->session().position(), *seat);
  for (const std::string& topic : topics()) all.push_back(topic);
  for (const std::string& topic : topics()) all.push_back("help " + topic);
  for (const char* sentence : {"picture always", "picture turns", "picture never", "why last", "why all", "undo all", "redo all", "history all",
                               "log all", "auto on", "auto off", "new seed="})
    all.emplace_back(sentence);
  for (const Entry& entry : around_.games)
    for (const char* command : {"new ", "resume ", "bench "}) all.push_back(command + entry.name);
  if (!sitting_) return all;
  const Entry& entry = sitting_->entry();
  for (int stream = 0; stream < max_streams; ++stream)
    if (const std::string name = sitting_->host().stream_name(stream); !name.empty())
      for (const char* command : {"hand ", "deal "}) all.push_back(command + name);
  all.insert(all.end(), {"hand all", "deal all"});
  for (const auto& [name, at] : sitting_->session().marks()) all.push_back("goto " + name);
  for (const Setting& setting : entry.settings(files_for(entry.name, around_.files)))
    for (const std::string& value : setting.values) all.push_back("new " + setting.name + "=" + value);
  for (const Chair& chair : sitting_->chairs())
    for (std::string name : sitters(entry)) {
      if (name.ends_with(":N")) name.back() = '1', name += "000";  // a number that can be typed over
      all.insert(all.end(), {"seat " + chair.name + " " + name, "new " + chair.name + "=" + name});
    }
  return all;
}

std::vector<std::string> Repl::complete(std::string_view line) const {
  const std::size_t divider = line.rfind(';');
  std::vector<std::string> typed = words(divider == std::string_view::npos ? line : line.substr(divider + 1));
  const bool fresh = line.empty() || line.back() == ' ';
  if (typed.size() + fresh > 1)
    for (const char* command : {"save", "load", "check", "judge", "replay"})
      if (lower(typed[0]) == command) return file_completions(fresh ? "" : typed.back());
  return completions(sentences(), line);
}

}  // namespace rondo::tools
