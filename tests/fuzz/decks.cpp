// libFuzzer: any bytes as a data file of one of the games. No loader may crash or hang, and each fault must be one line that names a
// place of the file; what is accepted must be playable or refused by the roster checks.
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "ai/core/playout.h"
#include "ai/core/random.h"
#include "bosses/akarios/automaton.h"
#include "decks/aegis/load.h"
#include "decks/aerodome/deck_string.h"
#include "decks/aerodome/load.h"
#include "decks/akarios/load.h"
#include "rules/aegis/roster.h"
#include "rules/aerodome/roster.h"
#include "rules/core/ensure.h"

using namespace rondo;

namespace {

const char* const aegis_prefixes[] = {
    "",
    "source = 'house'\n[[robot]]\nid = 'TUG-1'\nclass = 'AG'\nrecipe = 'A TUG'\nmovement = 3\nenergy = 3\nintegrity = 3\n",
    "source = 'house'\n[[robot]]\nid = 'TUG-2'\nclass = 'A'\nmovement = 3\nenergy = 3\nintegrity = 3\nactions = [{name = 'N', accuracy = 3, ",
    "[[drone]]\nid = 'D-1'\nsource = 'house'\n",
    "[[boss]]\nid = 'b'\nname = 'B'\nsource = 'house'\nintegrity = 9\n",
    "[[team]]\nid = 't'\nname = 'T'\nsource = 'house'\n",
    "[[minion_deck]]\nid = 'm'\nname = 'M'\nsource = 'house'\n",
    "[[board]]\nid = 'g'\nname = 'G'\nsource = 'house'\nmap = '''\n",
};

const char* const aerodome_prefixes[] = {
    "",
    "source = 'house'\n[[fighter]]\nword = 'f'\nid = 'F'\nname = 'F'\narchetype = 'Gearhead'\nworld = 'Ace'\ntype = 'Any'\n",
    "source = 'house'\n[[card]]\nid = 'C'\nname = 'C'\ninitiative = 4\ntype = 'Turn'\nactions = ['Turn 3 reactive', '",
    "source = 'house'\n[[card]]\nid = 'C'\nname = 'C'\ninitiative = 4\ntype = 'Turn'\nactions = ['Turn 3']\nkeywords = ['CHARGE', '",
    "source = 'house'\n[[card]]\nid = 'C'\nname = 'C'\ninitiative = 4\ntype = 'Turn'\nactions = ['Turn 3']\nx = 'own burn'\neffects = [{ when = '",
    "source = 'house'\n[[auxiliary]]\nid = 'A'\nname = 'A'\ntype = '",
    "source = 'house'\n[[stadium]]\nword = 's'\nid = 'S'\nname = 'S'\neffects = [{ when = 'selection start', verb = 'token', path = [",
    "source = 'house'\n[[hand]]\nword = 'h'\nfighter = 'f'\ncards = ['C', '",
    "source = 'house'\n[dimensions]\nshot_half_steps = 1\nradius = '",
};

const char* const akarios_prefixes[] = {
    "",
    "source = 'house'\n[[pilot]]\nword = 'p'\nname = 'P'\nship = 'S'\nletter = 'P'\nshields = 3\nhull = 5\n",
    "source = 'house'\n[[upgrade]]\nword = 'u'\nname = 'U'\nslot = 'tech'\ncost = ['any']\nsteps = ['",
    "source = 'house'\n[[combat_card]]\nid = 'F1'\nname = 'F'\nsteps = ['rotate 1', '",
    "source = 'house'\n[[drone]]\nword = 'd'\nname = 'D'\nslots = ['tech', 'tech']\nsupply = [1, 2, 3]\nicon = '",
    "source = 'house'\n[[enemy]]\nword = 'e'\nname = 'E'\npiece = 'X'\nletter = 'e'\n",
    "source = 'house'\n[[scenario_card]]\nword = 'c'\nname = 'C'\nline = 'x'\nchanges = ['",
    "source = 'house'\n[[scenario]]\nword = 's'\nname = 'S'\nact = 1\ncolumns = 9\nrows = 9\nstarts = [[4, 7], [2, 7], [6, 7], [0, 7]]\n",
    "source = 'house'\n[[campaign]]\nword = 'k'\nname = 'K'\nline = 'x'\n[[campaign.chapters]]\nword = '",
};

/// What every loader promises of its faults.
void check(const std::vector<Fault>& faults) {
  RONDO_ENSURE(faults.size() <= 102, "faults are bounded");
  for (const Fault& fault : faults) {
    RONDO_ENSURE(fault.where.rfind("f.toml", 0) == 0 || fault.where.rfind("g.toml", 0) == 0, "a fault names its file");
    RONDO_ENSURE(fault.text().find('\n') == std::string::npos, "a fault is one line");
  }
}

void feed_aegis(const std::vector<SourceFile>& files) {
  const aegis::Loaded loaded = aegis::load(files);
  check(loaded.faults);
  const aegis::Box& box = loaded.box;
  for (const aegis::Team& team : box.teams) (void)aegis::check_team(box, team);
  for (const aegis::MinionDeck& deck : box.minion_decks) (void)aegis::check_minion_deck(box, deck);
  for (const aegis::Board& board : box.boards) (void)aegis::check_solo_board(board);
}

void feed_aerodome(const std::vector<SourceFile>& files) {
  const aerodome::Loaded loaded = aerodome::load(files);
  check(loaded.faults);
  const aerodome::Box& box = loaded.box;
  for (const aerodome::Hand& hand : box.hands) {
    (void)aerodome::check_hand(box, hand);
    const Result<aerodome::Hand> read = aerodome::read_deck_string(box, aerodome::deck_string(box, hand));
    if (read) RONDO_ENSURE(read->cards == hand.cards && read->aux == hand.aux, "a deck string that reads back");
  }
  for (const aerodome::Squadron& squadron : box.squadrons) (void)aerodome::check_squadron(box, squadron);
  for (const aerodome::Stadium& stadium : box.stadiums) (void)aerodome::check_stadium(box, stadium);
  (void)aerodome::check_manifest(box);
  (void)aerodome::read_deck_string(box, files[1].text);
}

/// What can be laid out can be played: some plies of each scenario at random.
void feed_akarios(const std::vector<SourceFile>& files) {
  const akarios::Loaded loaded = akarios::load(files);
  check(loaded.faults);
  if (!loaded.faults.empty() || loaded.box.pilots.empty()) return;
  for (const akarios::Scenario& scenario : loaded.box.scenarios) {
    akarios::Setup setup;
    setup.scenario = scenario.word;
    setup.pilots = {loaded.box.pilots.front().word};
    Result<akarios::Table> table = akarios::lay_out(loaded.box, setup);
    if (!table) continue;
    const akarios::Battle battle = akarios::battle(akarios::Game(std::move(*table)));
    akarios::Position p = battle.start();
    ai::Clock clock;
    for (int ply = 0; ply < 200 && !over(battle, p); ++ply) ai::play_ply(battle, p, 1, clock, ai::Random{});
  }
}

struct Opening {
  const char* prefix;
  void (*feed)(const std::vector<SourceFile>&);
};

Opening opening(std::size_t pick) {
  if (pick < std::size(aegis_prefixes)) return {aegis_prefixes[pick], feed_aegis};
  pick -= std::size(aegis_prefixes);
  if (pick < std::size(aerodome_prefixes)) return {aerodome_prefixes[pick], feed_aerodome};
  return {akarios_prefixes[pick - std::size(aerodome_prefixes)], feed_akarios};
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const Opening begun = opening(data[0] % (std::size(aegis_prefixes) + std::size(aerodome_prefixes) + std::size(akarios_prefixes)));
  const std::string prefix = begun.prefix;
  const std::string rest(reinterpret_cast<const char*>(data) + 1, size - 1);
  const std::string end = prefix.find("map") == std::string::npos ? "" : "\n'''\n";
  const std::vector<SourceFile> files = {{"f.toml", prefix + rest + end}, {"g.toml", "source = 'house'\n" + rest + end}};
  begun.feed(files);
  return 0;
}
