// libFuzzer: any bytes as a file of situations. Reading and judging must neither crash nor hang; each fault is one line that names a place
// of the file, and what can be judged has a verdict.
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "rules/core/ensure.h"
#include "tools/catalogue.h"
#include "tools/files.h"

using namespace rondo;

namespace {

const char* const prefixes[] = {
    "",
    "game = 'aegis'\nsource = 'house'\n",
    "game = 'aegis'\nsource = 'house'\n[[robot]]\nid = 'A-1'\nclass = 'A'\nmovement = 3\nenergy = 3\nintegrity = 3\n"
    "actions = [{ name = 'N', cost = 1, accuracy = 3, hits = 'multi', damage = 1, range = 4 }]\n[[robot]]\nid = 'G-1'\nclass = 'G'\nmovement = "
    "3\nenergy = 3\n"
    "integrity = 3\nactions = [{ name = 'M', cost = 2, accuracy = 2, hits = 'multi', push = 2, range = 3 }]\n[[situation]]\nname = 'n'\nwhy = 'w'\n"
    "source = 'AEG-001'\nboard = 'strip'\n",
    "game = 'aerodome'\nsource = 'house'\n",
    "game = 'aerodome'\nsource = 'house'\ncard = [{ id = 'DASH', name = 'Dash', initiative = 5, type = 'Straight', actions = ['Straight 2', 'Shot 3'] }]\n"
    "[[situation]]\nname = 'n'\nwhy = 'w'\nsource = 'ARD-222'\nred = { at = [4, '7.5'], heading = 0, active = 'DASH' }\n"
    "blue = { at = [8, 7], heading = 180 }\nturn = 'red'\n",
    "game = 'akarios'\nsource = 'house'\n[[situation]]\nname = 'n'\nwhy = 'w'\nsource = 'AKA-027'\npilots = [{ at = 'd5', dice = ['attack'] }]\n",
};

/// One type of automatons with its ten cards, and a drone.
std::string automatons() {
  std::string text = "source = 'house'\n";
  std::string ids;
  for (int i = 1; i <= 10; ++i) {
    const std::string id = "F" + std::to_string(i);
    text += "[[combat_card]]\nid = '" + id + "'\nname = 'Plan " + id + "'\nsteps = ['rotate 1', 'move forward', 'attack cone 3 damage 2']\n";
    ids += (ids.empty() ? "'" : ", '") + id + "'";
  }
  return text + "[[enemy]]\nword = 'auto-fighter'\nname = 'F'\npiece = 'P'\nletter = 'f'\nshields = [2, 3, 4]\nhull = [5, 7, 9]\n" +
         "bonus = [0, 0, 1]\ndeck = [" + ids + "]\n[[drone]]\nword = 'spark'\nname = 'Spark'\nslots = ['weapon', 'engine']\nsupply = [1, 2, 3]\n" +
         "icon = 'move'\ntokens = { ignition = 10 }\n[drone.basic]\ncost = ['drone']\nlevel_1 = ['attack all 1 damage 2']\n" +
         "[drone.advanced]\nword = 'fuel'\nname = 'Fuel'\ntrigger = 'after move'\nsupply = 1\nonce = true\nlevel_1 = ['ignite 2 damage 2']\n";
}

/// The cards that situations of a game may use: a file with one of each kind, so that reading them is quick.
std::vector<SourceFile> decks(const std::string& game) {
  static const std::vector<SourceFile> files = {
      {"decks/aegis/d.toml",
       "source = 'house'\n[[drone]]\nid = 'D-1'\nmovement = 1\nenergy = 1\nintegrity = 1\n[[board]]\nid = 'strip'\nname = 'Strip'\nmap = '''\n"
       ". . 1 . 2 . !\n . # . . ~ . .\na a 3 b b . 4\n'''\n"},
      {"decks/akarios/d.toml", automatons()}};
  return tools::files_for(game, files);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const SourceFile file{"f.toml", prefixes[data[0] % std::size(prefixes)] + std::string(reinterpret_cast<const char*>(data) + 1, size - 1)};
  for (const tools::Entry& entry : tools::catalogue()) {
    if (!entry.situations) continue;
    const tools::SituationFile read = entry.situations(file, decks(entry.name));
    for (const Fault& fault : read.faults) {
      RONDO_ENSURE(fault.where.rfind("f.toml", 0) == 0, "a fault names its file");
      RONDO_ENSURE(fault.text().find('\n') == std::string::npos, "a fault is one line");
    }
    if (!read.faults.empty()) continue;
    for (const auto& [situation, layouts] : read.list) {
      RONDO_ENSURE(!layouts.empty(), "a good situation is laid out");
      const Verdict verdict = judge(situation, layouts);
      if (verdict.fault) RONDO_ENSURE(verdict.fault->text().find('\n') == std::string::npos, "a fault is one line");
      for (const auto* lines : {&verdict.missing, &verdict.surplus})
        for (const std::string& line : *lines) RONDO_ENSURE(line.find('\n') == std::string::npos, "a difference is one line");
    }
  }
  return 0;
}
