// Aerodome: how its rules, decks and players come to the table.
#include "ai/aerodome/forecaster.h"
#include "ai/aerodome/greedy.h"
#include "ai/aerodome/tactician.h"
#include "ai/core/random.h"
#include "decks/aerodome/deck_string.h"
#include "decks/aerodome/load.h"
#include "decks/reader.h"
#include "decks/spelling.h"
#include "rules/aerodome/facts.h"
#include "rules/aerodome/game.h"
#include "rules/aerodome/roster.h"
#include "rules/aerodome/setup.h"
#include "rules/aerodome/situations.h"
#include "rules/table/hosted.h"
#include "tools/bench.h"
#include "tools/files.h"
#include "tools/games/entries.h"
#include "tools/seats.h"

namespace rondo::tools {

namespace {

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

/// Who flies at a level: the tactician in duels, the forecaster where more than two fly.
ai::Anyone<aerodome::Game> pilot_at(const aerodome::Level& level, const aerodome::Game& game) {
  using G = aerodome::Game;
  return aerodome::Tactician::flies(game) ? ai::Anyone<G>(aerodome::Tactician(game, level)) : ai::Anyone<G>(aerodome::Forecaster(game, level));
}

std::vector<Player<aerodome::Game>> pilots() {
  using G = aerodome::Game;
  std::vector<Player<G>> pilots = {{"random", [](const G&) { return ai::Anyone<G>(ai::Random{}); }},
                                   {"greedy", [](const G& game) { return ai::Anyone<G>(aerodome::Greedy(game)); }}};
  for (const aerodome::Level& level : aerodome::levels)
    pilots.push_back({std::string(level.name), [level](const G& game) { return pilot_at(level, game); }, true});
  return pilots;
}

/// Flies like the ace, with a budget of its own.
Planning<aerodome::Game> planning_pilot() {
  using G = aerodome::Game;
  Planning<G> planning{aerodome::levels.back().budget};
  planning.player = [](const G& game, std::uint32_t simulations) { return pilot_at(aerodome::best_with(simulations), game); };
  planning.plan = [](const G& game, const aerodome::Position& position, Seat seat, const Thought& thought) {
    const aerodome::Level level = aerodome::best_with(thought.simulations);
    if (!aerodome::Tactician::flies(game)) return aerodome::Forecaster(game, level).advise(position, seat, thought.seed, thought.stop);
    return aerodome::Tactician(game, level).advise(position, seat, thought.seed, thought.stop);
  };
  return planning;
}

}  // namespace

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
  seat<aerodome::Game>(entry, pilots(), planning_pilot());
  entry.examples = {{"--red-pilot theodosia --blue-pilot jax --blue greedy", "a duel against the greedy pilot"},
                    {"--blue veteran", "against one who plans"}};
  return entry;
}

}  // namespace rondo::tools
