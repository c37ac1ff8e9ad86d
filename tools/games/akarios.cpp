// Stars of Akarios: how its rules, decks and players come to the table.
#include "ai/akarios/foresight.h"
#include "ai/core/random.h"
#include "bosses/akarios/automaton.h"
#include "decks/akarios/load.h"
#include "rules/akarios/campaign.h"
#include "rules/akarios/facts.h"
#include "rules/akarios/setup.h"
#include "rules/akarios/situations.h"
#include "rules/table/hosted.h"
#include "tools/bench.h"
#include "tools/files.h"
#include "tools/games/entries.h"
#include "tools/seats.h"

namespace rondo::tools {

namespace {

Result<akarios::Battle> akarios_battle(Words setup, Files files) {
  akarios::Loaded loaded = akarios::load(files);
  if (!loaded.faults.empty()) return first_of(std::move(loaded.faults));
  Result<akarios::Table> table = akarios::lay_out(loaded.box, akarios::setup_of(setup));
  if (!table) return table.fault();
  return akarios::battle(akarios::Game(std::move(*table)));
}

Result<Made> make_akarios(Words setup, Files files) {
  Result<akarios::Battle> battle = akarios_battle(setup, files);
  if (!battle) return battle.fault();
  Made made;
  made.host = std::make_shared<Hosted<akarios::Battle>>(std::make_shared<const akarios::Battle>(std::move(*battle)));
  made.header.profile = akarios::profile_name;
  made.header.setup = {setup.begin(), setup.end()};
  for (SourceFile& file : akarios::files_of(files)) made.header.files.push_back({std::move(file.path), std::move(file.text)});
  return made;
}

Inspection inspect_akarios(Files files) {
  const akarios::Loaded loaded = akarios::load(files);
  const akarios::Box& box = loaded.box;
  Inspection found{loaded.faults, {}};
  found.counts = counted(box.pilots.size(), "pilot", "pilots") + ", " + counted(box.drones.size(), "drone", "drones") + ", " +
                 counted(box.upgrades.size(), "upgrade", "upgrades") + ", " + counted(box.enemy_types.size(), "enemy type", "enemy types") + ", " +
                 counted(box.scenarios.size(), "scenario", "scenarios") + ", " +
                 counted(box.scenario_cards.size(), "scenario card", "scenario cards") + ", " + counted(box.campaigns.size(), "campaign", "campaigns");
  return found;
}

SituationFile akarios_situations(const SourceFile& file, Files files) {
  akarios::Situations read = akarios::read_situations(file, files, rules_of("akarios"));
  SituationFile found{{}, std::move(read.faults)};
  for (akarios::Staged& staged : read.list) {
    std::vector<Layout> layouts;
    for (akarios::Opening& opening : staged.openings) {
      using Host = Hosted<akarios::Battle>;
      Layout layout;
      layout.host = std::make_shared<Host>(std::make_shared<const akarios::Battle>(akarios::battle(opening.game)));
      layout.start = Host::pack(opening.position);
      layout.told = std::move(opening.told);
      layout.look = [written = opening.written, sides = opening.sides](const Blob& position, const std::string& fact) {
        return akarios::look(written.table(), Host::unpack(position), fact, sides);
      };
      layout.rests = [round = opening.round](const Blob& position) { return akarios::rests(Host::unpack(position), round); };
      if (opening.sides > 0) layout.note = "with the map turned by " + std::to_string(60 * opening.sides) + " degrees";
      layouts.push_back(std::move(layout));
    }
    found.list.emplace_back(std::move(staged.situation), std::move(layouts));
  }
  return found;
}

Result<std::vector<CampaignTable>> akarios_campaigns(Files files) {
  akarios::Loaded loaded = akarios::load(files);
  Result<std::vector<CampaignTable>> tables = akarios::campaigns(loaded.box);
  if (tables && !loaded.faults.empty()) return first_of(std::move(loaded.faults));
  return tables;  // what is missing says more than what misses it
}

}  // namespace

Entry akarios_entry() {
  Entry entry;
  entry.name = "akarios";
  entry.line = "Stars of Akarios: a squad of pilots with drones against automatons that follow their combat decks";
  entry.settings = [](Files files) { return akarios::settings(akarios::load(files).box); };
  entry.make = make_akarios;
  entry.inspect = inspect_akarios;
  entry.situations = akarios_situations;
  entry.pace = [](Files files, int games) -> Result<Pace> {
    const Result<std::vector<std::string>> setup = complete_setup(akarios::settings(akarios::load(files).box), {});
    const Result<akarios::Battle> battle = akarios_battle(*setup, files);
    if (!battle) return battle.fault();
    return random_pace(*battle, games);
  };
  entry.chairs = {{akarios::squad_seat, "squad"}};
  seat<akarios::Battle>(entry, {{"random", [](const akarios::Battle&) { return ai::Anyone<akarios::Battle>(ai::Random{}); }},
                                {"greedy", [](const akarios::Battle& battle) { return ai::Anyone<akarios::Battle>(akarios::Greedy(battle.unruled())); }}},
                         planning<akarios::Battle>(100, [](const akarios::Battle& battle) {
                           Mind<akarios::Foresight, akarios::Habit> mind{akarios::Foresight(battle.unruled()), akarios::Habit(battle.unruled()), {}};
                           mind.settings.depth = 0;
                           return mind;
                         }));
  entry.campaigns = akarios_campaigns;
  entry.examples = {{"--scenario first-patrol --squad greedy", "a battle that plays itself"}};
  return entry;
}

}  // namespace rondo::tools
