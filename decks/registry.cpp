#include "decks/registry.h"

#include "decks/spelling.h"

namespace rondo {

void Registry::define(std::string_view kind, const std::string& id, Place place, FaultLog& log) {
  if (id.empty()) return;  // already reported as no id at all
  const auto [at, fresh] = definitions_.try_emplace({std::string(kind), lower(id)}, Definition{id, spell(log.path(), place)});
  if (!fresh) log.add(place, std::string(kind) + " '" + id + "' is taken by '" + at->second.id + "' at " + at->second.where, "another");
}

void Registry::note(std::string_view kind, const std::string& id) { definitions_.try_emplace({std::string(kind), lower(id)}, Definition{id, {}}); }

void Registry::refer(std::string_view kind, const std::string& id, Place place, FaultLog& log) {
  references_.push_back({std::string(kind), id, place, &log});
}

bool Registry::defined(const Reference& reference) const {
  const auto at = definitions_.find({reference.kind, lower(reference.id)});
  return at != definitions_.end() && at->second.id == reference.id;
}

void Registry::settle() const {
  for (const Reference& reference : references_) {
    if (defined(reference) || !reference.log->room()) continue;
    std::vector<std::string> known;
    for (const auto& [key, definition] : definitions_)
      if (key.first == reference.kind) known.push_back(definition.id);
    reference.log->add(reference.place, "there is no " + reference.kind + " " + quoted(reference.id), "one that is loaded",
                       nearest(reference.id.substr(0, 40), known));
  }
}

}  // namespace rondo
