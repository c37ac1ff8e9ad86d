// libFuzzer: any bytes as a data file. The loader must neither crash nor hang, and each fault must be one line that names a place
// of the file; what it accepts must be playable or refused by the roster checks.
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "decks/aegis/load.h"
#include "rules/aegis/roster.h"
#include "rules/core/ensure.h"

using namespace rondo;

namespace {

const char* const prefixes[] = {
    "",
    "source = 'house'\n[[robot]]\nid = 'TUG-1'\nclass = 'AG'\nrecipe = 'A TUG'\nmovement = 3\nenergy = 3\nintegrity = 3\n",
    "source = 'house'\n[[robot]]\nid = 'TUG-2'\nclass = 'A'\nmovement = 3\nenergy = 3\nintegrity = 3\nactions = [{name = 'N', accuracy = 3, ",
    "[[drone]]\nid = 'D-1'\nsource = 'house'\n",
    "[[boss]]\nid = 'b'\nname = 'B'\nsource = 'house'\nintegrity = 9\n",
    "[[team]]\nid = 't'\nname = 'T'\nsource = 'house'\n",
    "[[minion_deck]]\nid = 'm'\nname = 'M'\nsource = 'house'\n",
    "[[board]]\nid = 'g'\nname = 'G'\nsource = 'house'\nmap = '''\n",
};

void check(const aegis::Box& box) {
  for (const aegis::Team& team : box.teams) (void)aegis::check_team(box, team);
  for (const aegis::MinionDeck& deck : box.minion_decks) (void)aegis::check_minion_deck(box, deck);
  for (const aegis::Board& board : box.boards) (void)aegis::check_solo_board(board);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string prefix = prefixes[data[0] % std::size(prefixes)];
  std::string text = prefix + std::string(reinterpret_cast<const char*>(data) + 1, size - 1);
  if (prefix.find("map") != std::string::npos) text += "\n'''\n";
  const std::vector<SourceFile> files = {{"f.toml", text}, {"g.toml", "source = 'house'\n" + text.substr(prefix.size())}};
  const aegis::Loaded loaded = aegis::load(files);
  RONDO_ENSURE(loaded.faults.size() <= 102, "faults are bounded");
  for (const Fault& fault : loaded.faults) {
    RONDO_ENSURE(fault.where.rfind("f.toml", 0) == 0 || fault.where.rfind("g.toml", 0) == 0, "a fault names its file");
    RONDO_ENSURE(fault.text().find('\n') == std::string::npos, "a fault is one line");
  }
  check(loaded.box);
  return 0;
}
