#include "decks/aegis/registry.h"

#include <array>
#include <string_view>

#include "decks/aegis/vocabulary.h"
#include "decks/spelling.h"

namespace rondo::aegis {

namespace {

std::string_view kind_text(IdKind kind) {
  constexpr std::array<std::string_view, 7> names = {"robot", "Drone", "boss", "team", "minion deck", "board", "Commander"};
  return names[static_cast<std::size_t>(kind)];
}

}  // namespace

void Registry::define(IdKind kind, const std::string& id, Place place, FaultLog& log) {
  if (id.empty()) return;  // already reported as no id at all
  const auto [at, fresh] = definitions_.try_emplace({kind, lower(id)}, Definition{id, spell(log.path(), place)});
  if (!fresh)
    log.add(place, std::string(kind_text(kind)) + " id '" + id + "' is taken by '" + at->second.id + "' at " + at->second.where, "an id of its own");
}

void Registry::note(IdKind kind, const std::string& id) { definitions_.try_emplace({kind, lower(id)}, Definition{id, {}}); }

void Registry::refer(IdKind kind, const std::string& id, Place place, FaultLog& log) { references_.push_back({kind, id, place, &log}); }

void Registry::claim(Ability ability, const std::string& commander, Source source, Place place, FaultLog& log) {
  const std::string scope = source == Source::house ? log.path() : std::string();
  const auto [at, fresh] = claims_.try_emplace({ability, scope}, Definition{commander, spell(log.path(), place)});
  if (!fresh && at->second.id != commander)
    log.add(place, keyword_text(ability, 1) + " is an ability of '" + commander + "' here and of '" + at->second.id + "' at " + at->second.where,
            "one Commander for each Commander ability");
}

bool Registry::defined(IdKind kind, const std::string& id) const {
  const auto at = definitions_.find({kind, lower(id)});
  return at != definitions_.end() && at->second.id == id;
}

void Registry::settle() const {
  for (const Reference& reference : references_) {
    if (defined(reference.kind, reference.id) || !reference.log->room()) continue;
    std::vector<std::string> known;
    for (const auto& [key, definition] : definitions_)
      if (key.first == reference.kind) known.push_back(definition.id);
    const std::string noun(kind_text(reference.kind));
    reference.log->add(reference.place, "no " + noun + " has the id " + quoted(reference.id), "the id of a loaded " + noun,
                       nearest(reference.id.substr(0, 40), known));
  }
}

}  // namespace rondo::aegis
