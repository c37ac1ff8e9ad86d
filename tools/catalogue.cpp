#include "tools/catalogue.h"

#include <algorithm>
#include <iterator>

#include "decks/spelling.h"
#include "tools/games/entries.h"

namespace rondo::tools {

std::string counted(std::size_t count, const std::string& one, const std::string& many) {
  return std::to_string(count) + " " + (count == 1 ? one : many);
}

Fault first_of(std::vector<Fault> faults) {
  Fault first = std::move(faults.front());
  if (faults.size() > 1) first.what += " (the first of " + std::to_string(faults.size()) + " faults: rondo check lists them)";
  return first;
}

void add_faults(Inspection& found, const std::vector<Fault>& faults) {
  for (const Fault& fault : faults)
    if (std::find(found.faults.begin(), found.faults.end(), fault) == found.faults.end()) found.faults.push_back(fault);
}

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
