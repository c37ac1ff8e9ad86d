#include "tools/sim_command.h"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <thread>

#include "tools/files.h"
#include "tools/interrupt.h"
#include "tools/line_editor.h"
#include "tools/sim.h"
#include "tools/sitters.h"

namespace rondo::tools {

namespace {

/// How far the games are, on one line of stderr that vanishes at the end.
class Bar {
 public:
  explicit Bar(std::uint64_t games) : games_(games) {}

  [[nodiscard]] double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun_).count(); }
  void show(std::uint64_t done) {
    constexpr std::uint64_t length = 30;
    const double pace = static_cast<double>(done) / seconds();
    std::string text =
        "\r[" + padded(std::string(length * done / games_, '#'), length) + "] " + std::to_string(done) + " of " + std::to_string(games_);
    if (done > 0)
      text += ", " + std::to_string(static_cast<std::uint64_t>(pace)) + " games/s, " +
              std::to_string(static_cast<std::uint64_t>(static_cast<double>(games_ - done) / pace)) + " s left";
    std::cerr << text + "\x1b[K" << std::flush;
    shown_ = true;
  }
  void clear() const {
    if (shown_) std::cerr << "\r\x1b[K" << std::flush;
  }

 private:
  std::uint64_t games_;
  std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
  bool shown_ = false;
};

std::string tenths(double seconds) {
  const auto count = static_cast<std::uint64_t>(seconds * 10 + 0.5);
  return std::to_string(count / 10) + "." + std::to_string(count % 10);
}

int simulate(const SimRequest& request) {
  const Result<std::vector<SourceFile>> files = data_files(request.data);
  if (!files) return refuse(files.fault());
  Result<Simulation> simulation = prepare(request, files_for(request.entry->name, *files));
  if (!simulation) return refuse(simulation.fault());
  const bool watched = !request.json && ::isatty(STDERR_FILENO) == 1;
  Bar bar(request.games * simulation->matches.size());
  {
    const Interrupt ctrl_c;
    play(*simulation, ctrl_c.asked(), watched ? [&bar](std::size_t done) { bar.show(done); } : std::function<void(std::size_t)>());
  }
  bar.clear();
  const double seconds = bar.seconds();
  const std::size_t played = simulation->matches.size() * simulation->matches.front().games.size();
  Report report;
  report.out = request.json ? sim_json(*simulation) : sim_page(*simulation, LineEditor::terminal_width());
  report.err = std::to_string(played) + " games in " + tenths(seconds) + " s on " + std::to_string(request.threads) +
               (request.threads == 1 ? " thread: " : " threads: ") + tenths(static_cast<double>(played) / std::max(seconds, 1e-3)) + " games/s\n";
  if (simulation->stopped) report.code = interrupted;
  return print(report);
}

/// An option that may be given several times, each time with one value or several divided by commas.
void add_choice(CLI::App& command, const std::string& name, Choices& choices, const std::string& help, const std::string& value) {
  command
      .add_option_function<std::vector<std::string>>(
          "--" + name, [&choices, name](const std::vector<std::string>& typed) { choices[name] = typed; }, help)
      ->allow_extra_args(false)
      ->type_name(value);
}

std::string examples(const Entry& entry) {
  const std::string& chair = entry.chairs.front().name;
  const std::vector<Setting> settings = entry.settings(files_for(entry.name, shipped_files()));
  std::string text = "Set-up options and --" + chair + " take one value, several divided by commas, or 'all', and may be repeated:\n" +
                     "all combinations play the same seeds.\n";
  for (const Setting& setting : settings)
    if (setting.several) text += "--" + setting.name + " A,B tries each alone, --" + setting.name + " A+B both at once.\n";
  text += "Examples:\n";
  const std::string sim = "sim " + entry.name + " ";
  text += example(sim + "--games 2000 --seed 7", "one set-up at length");
  for (const Setting& setting : settings)
    if (setting.values.size() > 1) {
      text += example(sim + "--" + setting.name + " all", "one line for each");
      break;
    }
  text += example(sim + "--" + chair + " " + entry.sitters.back().name + " --" + chair + " " + entry.sitters.front().name, "who wins more often");
  if (entry.planner) text += example(sim + "--" + chair + " planner:200 --games 50", "one who looks ahead 200 times an answer");
  text += example(sim + "--json", "for another program; the README describes it");
  return text;
}

}  // namespace

void add_sim(CLI::App& app, Catalogue games, Task& task) {
  CLI::App* sim = app.add_subcommand("sim", "Play a game thousands of times by itself and tell how that went");
  sim->require_subcommand(1);
  for (const Entry& entry : games) {
    auto request = std::make_shared<SimRequest>();
    request->entry = &entry;
    request->threads = std::clamp(std::thread::hardware_concurrency(), 1U, 256U);
    CLI::App* command = sim->add_subcommand(entry.name, entry.line);
    command->footer(examples(entry));
    for (const Setting& setting : entry.settings(files_for(entry.name, shipped_files())))
      add_choice(*command, setting.name, request->settings, setting.help + " (" + setting.fallback + ")", value_name(setting));
    const std::string best = entry.sitters.back().name;
    for (const Chair& chair : entry.chairs)
      add_choice(*command, chair.name, request->sitters, "who plays the " + chair.name + " (" + best + ")", listed(sitter_names(entry)));
    command->add_option("--games", request->games, "of each combination (1000)")->check(CLI::Range(1, 10'000'000))->type_name("N");
    command
        ->add_option_function<std::string>(
            "--seed", [request](const std::string& text) { request->seed = *seed_number(text); }, "of which each game's seed is made (1)")
        ->check(CLI::Validator(no_seed, ""))
        ->type_name("N");
    command->add_option("--threads", request->threads, "all that the machine has, if not said")->check(CLI::Range(1, 256))->type_name("N");
    command->add_option("--data", request->data, "a folder of your own decks, laid over the shipped ones")->type_name("DIR");
    command->add_flag("--list", request->list, "also each game: its seed, how it ended, what was counted");
    command->add_flag("--json", request->json, "one JSON object");
    command->callback([&task, request] { task = [request] { return simulate(*request); }; });
  }
}

}  // namespace rondo::tools
