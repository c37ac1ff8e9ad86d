#include "decks/aegis/registry.h"

#include <array>
#include <string_view>

#include "decks/aegis/vocabulary.h"

namespace rondo::aegis {

namespace {

rondo::IdKind noun(IdKind kind) {
  constexpr std::array<std::string_view, 7> nouns = {"robot", "Drone", "boss", "team", "minion deck", "board", "Commander"};
  return {nouns[static_cast<std::size_t>(kind)]};
}

}  // namespace

void Registry::define(IdKind kind, const std::string& id, Place place, FaultLog& log) { ids_.define(noun(kind), id, place, log); }

void Registry::note(IdKind kind, const std::string& id) { ids_.note(noun(kind), id); }

void Registry::refer(IdKind kind, const std::string& id, Place place, FaultLog& log) { ids_.refer(noun(kind), id, place, log); }

void Registry::claim(Ability ability, const std::string& commander, Source source, Place place, FaultLog& log) {
  const std::string scope = source == Source::house ? log.path() : std::string();
  const auto [at, fresh] = claims_.try_emplace({ability, scope}, Claim{commander, spell(log.path(), place)});
  if (!fresh && at->second.commander != commander)
    log.add(place,
            keyword_text(ability, 1) + " is an ability of '" + commander + "' here and of '" + at->second.commander + "' at " + at->second.where,
            "one Commander for each Commander ability");
}

}  // namespace rondo::aegis
