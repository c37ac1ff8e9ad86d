// AEGIS Combining Robots, Solo Boss Battle: how its rules, decks and players come to the table.
#include "ai/aegis/foresight.h"
#include "ai/aegis/greedy.h"
#include "ai/core/random.h"
#include "bosses/aegis/rondo.h"
#include "decks/aegis/load.h"
#include "rules/aegis/facts.h"
#include "rules/aegis/roster.h"
#include "rules/aegis/setup.h"
#include "rules/aegis/situations.h"
#include "rules/table/hosted.h"
#include "tools/bench.h"
#include "tools/files.h"
#include "tools/games/entries.h"
#include "tools/seats.h"

namespace rondo::tools {

namespace {

/// The box of these files, or its first fault and how many follow.
Result<aegis::Box> aegis_box(Files files) {
  aegis::Loaded loaded = aegis::load(files);
  if (loaded.faults.empty()) return std::move(loaded.box);
  return first_of(std::move(loaded.faults));
}

Result<aegis::SoloGame> aegis_game(Words setup, Files files) {
  const Result<aegis::Box> box = aegis_box(files);
  if (!box) return box.fault();
  Result<aegis::Table> table = aegis::lay_out(*box, aegis::setup_of(setup));
  if (!table) return table.fault();
  return aegis::solo(aegis::Game(std::move(*table)));
}

Result<Made> make_aegis(Words setup, Files files) {
  Result<aegis::SoloGame> game = aegis_game(setup, files);
  if (!game) return game.fault();
  Made made;
  if (const std::string& text = game->unruled().table().boss_card.setup_text; !text.empty()) made.preface = "At the table: " + text;
  made.host = std::make_shared<Hosted<aegis::SoloGame>>(std::make_shared<const aegis::SoloGame>(std::move(*game)));
  made.header.profile = aegis::profile_name;
  made.header.setup = {setup.begin(), setup.end()};
  for (SourceFile& file : aegis::files_of(files, aegis::setup_of(setup))) made.header.files.push_back({std::move(file.path), std::move(file.text)});
  return made;
}

Inspection inspect_aegis(Files files) {
  const aegis::Loaded loaded = aegis::load(files);
  const aegis::Box& box = loaded.box;
  Inspection found{loaded.faults, {}};
  const auto add = [&](const std::vector<Fault>& faults) { add_faults(found, faults); };
  if (found.faults.empty()) {
    for (const aegis::Team& team : box.teams) add(aegis::check_team(box, team));
    for (const aegis::MinionDeck& deck : box.minion_decks) add(aegis::check_minion_deck(box, deck));
    for (const aegis::Board& board : box.boards) add(aegis::check_solo_board(board));
    for (const aegis::Team& team : box.teams)
      for (const aegis::MinionDeck& deck : box.minion_decks)
        for (const aegis::Board& board : box.boards) add(aegis::check_solo(box, team, deck, board));
  }
  found.counts = counted(box.robots.size(), "robot", "robots") + ", " + counted(box.bosses.size(), "boss", "bosses") + ", " +
                 counted(box.teams.size(), "team", "teams") + ", " + counted(box.minion_decks.size(), "minion deck", "minion decks") + ", " +
                 counted(box.boards.size(), "board", "boards");
  return found;
}

SituationFile aegis_situations(const SourceFile& file, Files files) {
  aegis::Situations read = aegis::read_situations(file, files, rules_of("aegis"));
  SituationFile found{{}, std::move(read.faults)};
  for (aegis::Staged& staged : read.list) {
    std::vector<Layout> layouts;
    for (aegis::Opening& opening : staged.openings) {
      using Host = Hosted<aegis::SoloGame>;
      Layout layout;
      layout.host = std::make_shared<Host>(std::make_shared<const aegis::SoloGame>(aegis::solo(opening.game)));
      layout.start = Host::pack(opening.position);
      layout.told = std::move(opening.told);
      layout.look = [game = opening.game](const Blob& position, const std::string& fact) {
        return aegis::look(game.table(), Host::unpack(position), fact);
      };
      layout.rests = [round = opening.round](const Blob& position) { return aegis::new_round(Host::unpack(position), round); };
      if (!layouts.empty()) layout.note = "with robots, minions and cards in reverse order";
      layouts.push_back(std::move(layout));
    }
    found.list.emplace_back(std::move(staged.situation), std::move(layouts));
  }
  return found;
}

}  // namespace

Entry aegis_entry() {
  Entry entry;
  entry.name = "aegis";
  entry.line = "AEGIS Combining Robots, Solo Boss Battle: your team against a boss and its minions";
  entry.settings = [](Files files) { return aegis::settings(aegis::load(files).box); };
  entry.make = make_aegis;
  entry.inspect = inspect_aegis;
  entry.situations = aegis_situations;
  entry.pace = [](Files files, int games) -> Result<Pace> {
    const Result<std::vector<std::string>> setup = complete_setup(aegis::settings(aegis::load(files).box), {});
    const Result<aegis::SoloGame> game = aegis_game(*setup, files);
    if (!game) return game.fault();
    return random_pace(*game, games);
  };
  entry.chairs = {{aegis::hero_seat, "hero"}};
  seat<aegis::SoloGame>(entry, {{"random", [](const aegis::SoloGame&) { return ai::Anyone<aegis::SoloGame>(ai::Random{}); }},
                                {"greedy", [](const aegis::SoloGame& game) { return ai::Anyone<aegis::SoloGame>(aegis::Greedy(game.unruled())); }}},
                        planning<aegis::SoloGame>(1000, [](const aegis::SoloGame& game) {
                          Mind<aegis::Foresight, aegis::Habit> mind{aegis::Foresight(game.unruled()), aegis::Habit(game.unruled()), {}};
                          mind.settings.depth = 0;  // dice make every branch new: what its moves lead to is found by playouts alone
                          mind.settings.curiosity = 0.2;
                          mind.settings.caution = 0.15;
                          return mind;
                        }));
  entry.examples = {{"--seed 7 --hero greedy", "a whole game that plays itself"},
                    {"--hero planner:200", "by one who looks ahead 200 times"},
                    {"--difficulty hard --hand all", "dice and cards on your own table"}};
  return entry;
}

}  // namespace rondo::tools
