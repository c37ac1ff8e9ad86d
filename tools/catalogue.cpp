#include "tools/catalogue.h"

#include <algorithm>
#include <iterator>

#include "ai/aegis/foresight.h"
#include "ai/aegis/greedy.h"
#include "ai/aerodome/greedy.h"
#include "ai/aerodome/tactician.h"
#include "ai/akarios/foresight.h"
#include "ai/core/random.h"
#include "bosses/aegis/rondo.h"
#include "bosses/akarios/automaton.h"
#include "decks/aegis/load.h"
#include "decks/aerodome/deck_string.h"
#include "decks/aerodome/load.h"
#include "decks/akarios/load.h"
#include "decks/reader.h"
#include "decks/spelling.h"
#include "rules/aegis/facts.h"
#include "rules/aegis/roster.h"
#include "rules/aegis/setup.h"
#include "rules/aegis/situations.h"
#include "rules/aerodome/facts.h"
#include "rules/aerodome/game.h"
#include "rules/aerodome/roster.h"
#include "rules/aerodome/setup.h"
#include "rules/aerodome/situations.h"
#include "rules/akarios/campaign.h"
#include "rules/akarios/facts.h"
#include "rules/akarios/setup.h"
#include "rules/akarios/situations.h"
#include "rules/table/hosted.h"
#include "tools/bench.h"
#include "tools/files.h"
#include "tools/seats.h"

namespace rondo::tools {

namespace {

std::string counted(std::size_t count, const std::string& one, const std::string& many) {
  return std::to_string(count) + " " + (count == 1 ? one : many);
}

/// The first of several faults, and how many follow.
Fault first_of(std::vector<Fault> faults) {
  Fault first = std::move(faults.front());
  if (faults.size() > 1) first.what += " (the first of " + std::to_string(faults.size()) + " faults: rondo check lists them)";
  return first;
}

/// Each fault is found once.
void add_faults(Inspection& found, const std::vector<Fault>& faults) {
  for (const Fault& fault : faults)
    if (std::find(found.faults.begin(), found.faults.end(), fault) == found.faults.end()) found.faults.push_back(fault);
}

// AEGIS Combining Robots, Solo Boss Battle.

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
                          mind.settings.depth = 0;  // dice make every branch new: what its first move leads to is found by playouts alone
                          mind.settings.curiosity = 0.2;
                          mind.settings.caution = 0.5;
                          return mind;
                        }));
  entry.examples = {{"--seed 7 --hero greedy", "a whole game that plays itself"},
                    {"--hero planner:200", "by one who looks ahead 200 times"},
                    {"--difficulty hard --hand all", "dice and cards on your own table"}};
  return entry;
}

// Aerodome.

Result<aerodome::Game> aerodome_game(Words setup, Files files) {
  aerodome::Loaded loaded = aerodome::load(files);
  if (!loaded.faults.empty()) return first_of(std::move(loaded.faults));
  Result<aerodome::Table> table = aerodome::lay_out(loaded.box, aerodome::setup_of(setup));
  if (!table) return table.fault();
  return aerodome::Game(std::move(*table));
}

Result<Made> make_aerodome(Words setup, Files files) {
  Result<aerodome::Game> game = aerodome_game(setup, files);
  if (!game) return game.fault();
  Made made;
  made.host = std::make_shared<Hosted<aerodome::Game>>(std::make_shared<const aerodome::Game>(std::move(*game)));
  made.header.profile = aerodome::profile_name;
  made.header.setup = {setup.begin(), setup.end()};
  for (SourceFile& file : aerodome::files_of(files, aerodome::setup_of(setup))) made.header.files.push_back({std::move(file.path), std::move(file.text)});
  return made;
}

Inspection inspect_aerodome(Files files) {
  const aerodome::Loaded loaded = aerodome::load(files);
  const aerodome::Box& box = loaded.box;
  Inspection found{loaded.faults, {}};
  if (found.faults.empty()) {
    for (const aerodome::Hand& hand : box.hands) add_faults(found, aerodome::check_hand(box, hand));
    for (const aerodome::Squadron& squadron : box.squadrons) add_faults(found, aerodome::check_squadron(box, squadron));
    for (const aerodome::Stadium& stadium : box.stadiums) add_faults(found, aerodome::check_stadium(box, stadium));
  }
  found.counts = counted(box.fighters.size(), "fighter", "fighters") + ", " + counted(box.cards.size(), "battle card", "battle cards") + ", " +
                 counted(box.aux_cards.size(), "Auxiliary card", "Auxiliary cards") + ", " + counted(box.hands.size(), "hand", "hands") + ", " +
                 counted(box.squadrons.size(), "squadron", "squadrons") + ", " + counted(box.stadiums.size(), "Stadium", "Stadiums");
  return found;
}

Result<std::string> import_hand(const std::string& text, const std::string& name, Files files) {
  const aerodome::Box box = aerodome::load(files).box;
  Result<aerodome::Hand> hand = aerodome::read_deck_string(box, text);
  if (!hand) return hand.fault();
  if (!name.empty()) hand->word = name;
  if (!is_id(hand->word)) return Fault{"--name", "'" + hand->word + "' is no name of a hand", "letters, digits and - _ + .", ""};
  if (aerodome::find_hand(box, hand->word)) return Fault{"--name", "there is a hand '" + hand->word + "' already", "a name of its own", ""};
  if (std::vector<Fault> faults = aerodome::check_hand(box, *hand); !faults.empty()) return first_of(std::move(faults));
  return aerodome::hand_file(*hand);
}

Result<std::string> export_hand(const std::string& name, Files files) {
  const aerodome::Box box = aerodome::load(files).box;
  if (const aerodome::Hand* hand = aerodome::find_hand(box, name)) return aerodome::deck_string(box, *hand) + "\n";
  std::vector<std::string> known;
  for (const aerodome::Hand& hand : box.hands) known.push_back(hand.word);
  return Fault{"export", "no hand is called '" + name + "'", listed(known, 20), nearest(name, known)};
}

SituationFile aerodome_situations(const SourceFile& file, Files files) {
  aerodome::Situations read = aerodome::read_situations(file, files, rules_of("aerodome"));
  SituationFile found{{}, std::move(read.faults)};
  for (aerodome::Staged& staged : read.list) {
    std::vector<Layout> layouts;
    for (aerodome::Opening& opening : staged.openings) {
      using Host = Hosted<aerodome::Game>;
      Layout layout;
      layout.host = std::make_shared<Host>(std::make_shared<const aerodome::Game>(opening.game));
      layout.start = Host::pack(opening.position);
      layout.told = std::move(opening.told);
      layout.look = [game = opening.game, turns = opening.turns](const Blob& position, const std::string& fact) {
        return aerodome::look(game.table(), Host::unpack(position), fact, turns);
      };
      if (opening.turns > 0) layout.note = "with the sky turned by " + std::to_string(90 * opening.turns) + " degrees";
      layouts.push_back(std::move(layout));
    }
    found.list.emplace_back(std::move(staged.situation), std::move(layouts));
  }
  return found;
}

std::vector<Player<aerodome::Game>> pilots() {
  using G = aerodome::Game;
  std::vector<Player<G>> pilots = {{"random", [](const G&) { return ai::Anyone<G>(ai::Random{}); }},
                                   {"greedy", [](const G& game) { return ai::Anyone<G>(aerodome::Greedy(game)); }}};
  for (const aerodome::Level& level : aerodome::levels)
    pilots.push_back({std::string(level.name), [level](const G& game) { return ai::Anyone<G>(aerodome::Tactician(game, level)); },
                      [](const G& game) { return std::string(aerodome::Tactician::flies(game) ? "" : "flies duels only"); }});
  return pilots;
}

Entry aerodome_entry() {
  Entry entry;
  entry.name = "aerodome";
  entry.line = "Aerodome: dogfights of two pilots, free-for-alls and squadrons, with hidden Battle cards and dice";
  entry.settings = [](Files files) { return aerodome::settings(aerodome::load(files).box); };
  entry.make = make_aerodome;
  entry.inspect = inspect_aerodome;
  entry.situations = aerodome_situations;
  entry.import_deck = import_hand;
  entry.export_deck = export_hand;
  entry.pace = [](Files files, int games) -> Result<Pace> {
    const Result<std::vector<std::string>> setup = complete_setup(aerodome::settings(aerodome::load(files).box), {});
    const Result<aerodome::Game> game = aerodome_game(*setup, files);
    if (!game) return game.fault();
    return random_pace(*game, games);
  };
  for (std::size_t i = 0; i < aerodome::colours.size(); ++i) entry.chairs.push_back({static_cast<Seat>(i), std::string(aerodome::colours[i])});
  seat<aerodome::Game>(entry, pilots());
  entry.examples = {{"--red-pilot theodosia --blue-pilot jax --blue greedy", "a duel against the greedy pilot"},
                    {"--blue veteran", "against one who plans"}};
  return entry;
}

// Stars of Akarios.

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

}  // namespace

Catalogue catalogue() {
  static const std::vector<Entry> games = {aegis_entry(), aerodome_entry(), akarios_entry()};
  return games;
}

std::vector<Chair> chairs_at(const Entry& entry, const Host& host) {
  std::vector<Chair> there;
  std::copy_if(entry.chairs.begin(), entry.chairs.end(), std::back_inserter(there), [&](const Chair& chair) { return !host.seat_name(chair.seat).empty(); });
  return there;
}

Result<const Entry*> entry_named(Catalogue games, std::string_view name) {
  std::vector<std::string> names;
  for (const Entry& entry : games) {
    if (lower(entry.name) == lower(name)) return &entry;
    names.push_back(entry.name);
  }
  return Fault{"", "no game is called '" + std::string(name) + "'", listed(names), nearest(name, names)};
}

MakeHost make_host(Catalogue games) {
  return [games](const Header& header) -> Result<std::shared_ptr<const Host>> {
    const Result<const Entry*> entry = entry_named(games, header.game);
    if (!entry) return entry.fault();
    std::vector<SourceFile> files;
    for (const DataFile& file : header.files) files.push_back({file.path, file.text});
    const Result<std::vector<std::string>> setup = complete_setup((*entry)->settings(files), header.setup);
    if (!setup) return setup.fault();
    const Result<Made> made = (*entry)->make(*setup, files);
    if (!made) return made.fault();
    if (made->header.profile != header.profile)
      return Fault{"record", "the rule profile '" + header.profile + "' is unknown", made->header.profile, ""};
    return made->host;
  };
}

}  // namespace rondo::tools
