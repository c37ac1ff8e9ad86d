#include "decks/registry.h"

#include <utility>

#include "decks/spelling.h"

namespace rondo {

namespace {

/// `robot id`
std::string spelled(IdKind kind) { return std::string(kind.noun) + " " + std::string(kind.key); }

}  // namespace

void Registry::define(IdKind kind, const std::string& id, Place place, FaultLog& log) {
  if (id.empty()) return;  // already reported as no id at all
  const auto [at, fresh] = definitions_.try_emplace({spelled(kind), lower(id)}, Definition{id, spell(log.path(), place)});
  if (!fresh)
    log.add(place, spelled(kind) + " '" + id + "' is taken by '" + at->second.id + "' at " + at->second.where,
            std::string(kind.key == "id" ? "an " : "a ") + std::string(kind.key) + " of its own");
}

void Registry::note(IdKind kind, const std::string& id) { definitions_.try_emplace({spelled(kind), lower(id)}, Definition{id, {}}); }

void Registry::refer(IdKind kind, const std::string& id, Place place, FaultLog& log) { references_.push_back({kind, id, place, &log}); }

bool Registry::defined(const Reference& reference) const {
  const auto at = definitions_.find({spelled(reference.kind), lower(reference.id)});
  return at != definitions_.end() && at->second.id == reference.id;
}

void Registry::settle() const {
  for (const Reference& reference : references_) {
    if (defined(reference) || !reference.log->room()) continue;
    const std::string noun(reference.kind.noun);
    const std::string key(reference.kind.key);
    std::vector<std::string> known;
    for (const auto& [name, definition] : definitions_)
      if (name.first == spelled(reference.kind)) known.push_back(definition.id);
    std::string what = "no ";
    what.append(noun).append(" has the ").append(key).append(" ").append(quoted(reference.id));
    std::string expected = "the ";
    expected.append(key).append(" of a loaded ").append(noun);
    reference.log->add(reference.place, std::move(what), std::move(expected), nearest(reference.id.substr(0, 40), known));
  }
}

}  // namespace rondo
