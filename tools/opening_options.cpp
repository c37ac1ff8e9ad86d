#include "tools/opening_options.h"

#include "decks/spelling.h"
#include "tools/command_line.h"
#include "tools/files.h"
#include "tools/seed.h"
#include "tools/sitters.h"

namespace rondo::tools {

void add_settings(CLI::App& command, std::span<const Setting> settings, std::vector<std::string>& setup) {
  for (const Setting& setting : settings)
    command
        .add_option_function<std::string>(
            "--" + setting.name, [&setup, name = setting.name](const std::string& value) { setup.push_back(name + "=" + value); },
            setting.help + (setting.several ? ", divided by commas" : "") + " (" + setting.fallback + ")")
        ->type_name(value_name(setting));
}

void add_settings(CLI::App& command, const Entry& entry, std::vector<std::string>& setup) {
  add_settings(command, entry.settings(files_for(entry.name, shipped_files())), setup);
}

void add_chairs(CLI::App& command, const Entry& entry, Opening& opening) {
  std::vector<std::string> names = {"person"};
  for (std::string& name : sitter_names(entry)) names.push_back(std::move(name));
  for (const Chair& chair : entry.chairs)
    command
        .add_option_function<std::string>(
            "--" + chair.name, [&opening, name = chair.name](const std::string& who) { opening.sitters.emplace_back(name, who); },
            "who plays the " + chair.name)
        ->type_name(listed(names));
}

void add_seed(CLI::App& command, Opening& opening) {
  command
      .add_option_function<std::string>(
          "--seed", [&opening](const std::string& text) { opening.seed = seed_number(text); }, "makes the game repeatable; shown if none is given")
      ->check(CLI::Validator(no_seed, ""))
      ->type_name("N");
}

void add_hands(CLI::App& command, Opening& opening) {
  command.add_option("--hand", opening.by_hand, "streams whose dice or cards you draw yourself, or all")->type_name("STREAM");
}

}  // namespace rondo::tools
