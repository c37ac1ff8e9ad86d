#include "tools/program.h"

#include <CLI/CLI.hpp>

#include <cerrno>
#include <cstdio>
#include <exception>
#include <iostream>
#include <system_error>

#include "decks/spelling.h"
#include "tools/bench.h"
#include "tools/campaign_command.h"
#include "tools/check.h"
#include "tools/command_line.h"
#include "tools/files.h"
#include "tools/judge.h"
#include "tools/line_editor.h"
#include "tools/opening_options.h"
#include "tools/perft.h"
#include "tools/play.h"
#include "tools/replay.h"
#include "tools/report.h"
#include "tools/sim_command.h"

namespace rondo::tools {

namespace {

std::string play_examples(const Entry& entry) {
  std::string text;
  for (const auto& [words, meaning] : entry.examples) text += example("play " + entry.name + " " + words, meaning);
  return text;
}

std::string footer(Catalogue games) {
  std::string text = "Examples:\n";
  for (const Entry& entry : games) {
    text += example("play " + entry.name, "a game at the terminal");
    text += play_examples(entry);
    text += example("play " + entry.name + " --resume", "on with the game that was left");
    text += example("sim " + entry.name, "1000 games that play themselves");
    if (entry.campaigns) text += example("campaign " + entry.name, "games that lead to each other");
  }
  text += example("replay evening.rondo", "check a record, ply by ply");
  text += example("check my-decks", "look for faults in data files");
  text += example("judge my-situations", "what the rules allow, against what you expect");
  return text + "Exit codes: 0 success, 1 a user's error, 2 wrong usage, 3 a fault of Rondo's, 130 stopped";
}

void add_play_game(CLI::App& play_command, const Entry& entry, Catalogue games, Task& task) {
  auto request = std::make_shared<PlayRequest>();
  request->entry = &entry;
  CLI::App* command = play_command.add_subcommand(entry.name, entry.line);
  command->footer(value_lists(entry.settings(files_for(entry.name, shipped_files())), LineEditor::terminal_width()) + "Examples:\n" +
                  play_examples(entry));
  add_settings(*command, entry, request->opening.setup);
  add_chairs(*command, entry, request->opening);
  add_seed(*command, request->opening);
  add_hands(*command, request->opening);
  command->add_option("--data", request->data, "a folder of your own decks, laid over the shipped ones")->type_name("DIR");
  command->add_option("--load", request->load, "go on with a record or a journal")->type_name("FILE");
  command->add_flag("--resume", request->resume, "go on with the game that was played last");
  command->add_option("--journal", request->journal, "journal to this file instead of the usual place")->type_name("FILE");
  command->add_option("--record", request->record, "write the record here at the end")->type_name("FILE");
  command->callback([&task, request, games] {
    const bool goes_on = request->resume || !request->load.empty();
    if (request->resume && !request->load.empty()) throw CLI::ValidationError("--load", "is not possible with --resume");
    if (goes_on && (request->opening.seed || !request->opening.setup.empty()))
      throw CLI::ValidationError(request->resume ? "--resume" : "--load", "the game keeps the seed and the set-up that it has");
    task = [request, games] { return play(games, *request); };
  });
}

void add_play(CLI::App& app, Catalogue games, Task& task) {
  CLI::App* command = app.add_subcommand("play", "Play a game at the terminal, or let it play itself");
  command->require_subcommand(1);
  for (const Entry& entry : games) add_play_game(*command, entry, games, task);
}

void add_replay(CLI::App& app, Catalogue games, Task& task) {
  CLI::App* command = app.add_subcommand("replay", "Play a record again and check every ply");
  auto file = std::make_shared<std::string>();
  auto ply = std::make_shared<std::optional<std::size_t>>();
  command->add_option("FILE", *file, "a record or a journal")->required();
  command
      ->add_option_function<std::size_t>(
          "--to", [ply](const std::size_t& number) { *ply = number; }, "also show this ply and the table after it")
      ->type_name("PLY");
  command->callback([&task, file, ply, games] { task = [=] { return print(replay_record(games, *file, *ply, LineEditor::terminal_width())); }; });
}

void add_check(CLI::App& app, Catalogue games, Task& task) {
  CLI::App* command = app.add_subcommand("check", "Look for faults in decks, bosses and boards");
  auto paths = std::make_shared<std::vector<std::string>>();
  auto data = std::make_shared<std::string>();
  command->add_option("PATH", *paths, "folders or files, laid over the shipped ones; all data if none is given");
  command->add_option("--data", *data, "a folder of your own decks that they belong to")->type_name("DIR");
  command->callback([&task, paths, data, games] {
    task = [=] {
      const Result<std::vector<SourceFile>> files = data_files(*data);
      return files ? print(check(games, *files, *paths)) : refuse(files.fault());
    };
  });
}

void add_judge(CLI::App& app, Catalogue games, Task& task) {
  CLI::App* command = app.add_subcommand("judge", "Ask situations what the rules allow, and compare with what is expected");
  auto paths = std::make_shared<std::vector<std::string>>();
  auto data = std::make_shared<std::string>();
  auto verbose = std::make_shared<bool>(false);
  command->add_option("PATH", *paths, "files of situations, or folders of them")->required();
  command->add_option("--data", *data, "a folder of your own decks, laid over the shipped ones")->type_name("DIR");
  command->add_flag("--verbose", *verbose, "also list the situations that pass");
  command->callback([&task, paths, data, verbose, games] {
    task = [=] {
      const Result<std::vector<SourceFile>> files = data_files(*data);
      return files ? print(judge(games, *files, *paths, *verbose)) : refuse(files.fault());
    };
  });
}

int print_or_refuse(const Result<std::string>& text) {
  return text ? print(Report{*text, "", success}) : refuse(text.fault());
}

/// Decks in the form in which a game's players pass them on.
void add_exchange(CLI::App& app, Catalogue games, Task& task) {
  CLI::App* import = app.add_subcommand("import", "Turn a deck as its players write it into a data file");
  CLI::App* deck = app.add_subcommand("export", "Print a deck in the form in which its players pass it on");
  for (CLI::App* command : {import, deck}) command->require_subcommand(1);
  for (const Entry& entry : games) {
    if (!entry.import_deck || !entry.export_deck) continue;
    auto text = std::make_shared<std::string>();
    auto name = std::make_shared<std::string>();
    auto data = std::make_shared<std::string>();
    CLI::App* in = import->add_subcommand(entry.name, entry.line);
    in->add_option("DECK", *text, "the deck, in quotes")->required();
    in->add_option("--name", *name, "how set-ups are to call it")->type_name("WORD");
    CLI::App* out = deck->add_subcommand(entry.name, entry.line);
    out->add_option("NAME", *name, "of a deck as set-ups call it")->required();
    for (CLI::App* command : {in, out}) command->add_option("--data", *data, "a folder of your own decks, laid over the shipped ones")->type_name("DIR");
    const auto with_files = [&entry, data](const auto& act) {
      const Result<std::vector<SourceFile>> files = data_files(*data);
      return files ? print_or_refuse(act(files_for(entry.name, *files))) : refuse(files.fault());
    };
    in->callback([&task, &entry, text, name, with_files] {
      task = [&entry, text, name, with_files] { return with_files([&](Files files) { return entry.import_deck(*text, *name, files); }); };
    });
    out->callback([&task, &entry, name, with_files] {
      task = [&entry, name, with_files] { return with_files([&](Files files) { return entry.export_deck(*name, files); }); };
    });
  }
}

void add_perft(CLI::App& app, Catalogue games, Task& task) {
  CLI::App* command = app.add_subcommand("perft", "Count the courses a game can take");
  command->require_subcommand(1);
  for (const Entry& entry : games) {
    CLI::App* game = command->add_subcommand(entry.name, entry.line);
    auto setup = std::make_shared<std::vector<std::string>>();
    auto depth = std::make_shared<int>(3);
    add_settings(*game, entry, *setup);
    game->add_option("--depth", *depth, "plies (3)")->check(CLI::Range(1, 40))->type_name("N");
    game->callback([&task, &entry, setup, depth] {
      task = [&entry, setup, depth] { return print(perft(entry, files_for(entry.name, shipped_files()), *setup, *depth)); };
    });
  }
}

void add_bench(CLI::App& app, Catalogue games, Task& task) {
  CLI::App* command = app.add_subcommand("bench", "One number for the whole behaviour of a game, and how fast it plays");
  auto name = std::make_shared<std::string>();
  command->add_option("GAME", *name, "only this game");
  command->callback([&task, name, games] { task = [=] { return print(bench(games, *name)); }; });
}

/// The names that could stand where `typed` does: options for an option, subcommands for a word.
std::vector<std::string> possible(const CLI::App& app, const std::string& typed) {
  std::vector<std::string> names;
  const CLI::App* deepest = &app;
  while (!deepest->get_subcommands().empty()) deepest = deepest->get_subcommands().front();
  for (const CLI::App* sub : deepest->get_subcommands([](const CLI::App*) { return true; }))
    if (!typed.starts_with('-')) names.push_back(sub->get_name());
  for (const CLI::Option* option : deepest->get_options())
    if (typed.starts_with('-') && !option->get_lnames().empty()) names.push_back("--" + option->get_lnames().front());
  return names;
}

int wrong(const CLI::App& app, const CLI::ParseError& error) {
  const std::vector<std::string> left = app.remaining(true);
  Fault fault{"", error.what(), "", ""};
  if (!left.empty()) {
    const std::string typed = left.front().substr(0, left.front().find('='));
    const std::vector<std::string> names = possible(app, typed);
    fault = {"", "'" + typed + "' was not expected", names.empty() ? "" : listed(names), nearest(typed, names)};
  } else if (const std::vector<std::string> names = possible(app, ""); dynamic_cast<const CLI::RequiredError*>(&error) != nullptr && !names.empty()) {
    fault = {"", "a word is missing", listed(names), ""};
  }
  std::cerr << "rondo: " + fault.text() + " (--help explains)\n" << std::flush;
  return wrong_usage;
}

int dispatch(int argc, char* argv[]) {
  const Catalogue games = catalogue();
  CLI::App app("Rondo: a deterministic solo opponent for tabletop games.\nAlone it opens a conversation, from which all of this can be done.",
               "rondo");
  app.set_version_flag("--version", std::string("rondo ") + engine_version);
  app.footer(footer(games));
  app.require_subcommand(0, 1);
  Task task = [games] { return play(games, {}); };
  add_play(app, games, task);
  add_replay(app, games, task);
  add_check(app, games, task);
  add_judge(app, games, task);
  add_exchange(app, games, task);
  add_perft(app, games, task);
  add_bench(app, games, task);
  add_sim(app, games, task);
  add_campaign(app, games, task);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& asked) {
    return app.exit(asked);
  } catch (const CLI::ParseError& error) {
    return wrong(app, error);
  }
  return task();
}

}  // namespace

int run(int argc, char* argv[]) {
  int code = our_error;
  try {
    code = dispatch(argc, argv);
  } catch (const std::exception& error) {
    std::cerr << std::string("rondo: broken promise: ") + error.what() + "; please report this with the command or file that led here\n"
              << std::flush;
  }
  std::cout.flush();
  if (std::fflush(stdout) != 0 || !std::cout) {
    std::cerr << "rondo: cannot write to stdout: " + std::generic_category().message(errno) + "\n" << std::flush;
    return code == success ? users_error : code;
  }
  return code;
}

}  // namespace rondo::tools
