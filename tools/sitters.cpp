#include "tools/sitters.h"

#include <algorithm>

#include "decks/spelling.h"

namespace rondo::tools {

namespace {

constexpr std::string_view person_name = "person";

std::string planner_word(long long simulations) { return std::string(planner_name) + ":" + std::to_string(simulations); }

/// The sitter or level of that name, or null.
const Sitter* named(const Entry& entry, std::string_view name) {
  for (const std::vector<Sitter>* list : {&entry.sitters, &entry.levels})
    for (const Sitter& sitter : *list)
      if (lower(sitter.name) == name) return &sitter;
  return nullptr;
}

/// A planner with its number behind a colon.
Result<std::string> counted_planner(const Entry& entry, const std::string& chair, std::string_view typed, std::string_view number) {
  const std::optional<long long> simulations = whole_number(number);
  if (simulations && *simulations >= 1 && *simulations <= most_simulations) return planner_word(*simulations);
  const long long near = simulations ? std::clamp<long long>(*simulations, 1, most_simulations) : entry.planner->usual;
  return Fault{chair, "'" + std::string(typed) + "' does not say how often to look ahead",
               std::string(planner_name) + ":N with N from 1 to " + std::to_string(most_simulations), planner_word(near)};
}

}  // namespace

std::vector<std::string> sitter_names(const Entry& entry) {
  std::vector<std::string> names;
  for (const std::vector<Sitter>* list : {&entry.sitters, &entry.levels})
    for (const Sitter& sitter : *list) names.push_back(sitter.name);
  if (entry.planner) names.push_back(std::string(planner_name) + ":N");
  return names;
}

Result<std::string> sitter_word(const Entry& entry, const std::string& chair, std::string_view typed, bool persons) {
  const std::string word = lower(typed);
  if (persons && word == person_name) return word;
  if (const Sitter* sitter = named(entry, word)) return sitter->name;
  const std::size_t colon = word.find(':');
  const std::string head = word.substr(0, colon);
  if (entry.planner && head == planner_name) {
    if (colon == std::string::npos) return word;
    return counted_planner(entry, chair, typed, std::string_view(word).substr(colon + 1));
  }
  std::vector<std::string> known = sitter_names(entry);
  if (persons) known.insert(known.begin(), std::string(person_name));
  std::vector<std::string> heads = known;
  if (entry.planner) heads.back() = planner_name;
  std::string near = nearest(head, heads);
  if (near == planner_name && colon != std::string::npos) near += word.substr(colon);
  const std::string nobody = persons ? "nobody is called '" : "nobody who plays by himself is called '";
  return Fault{chair, nobody + std::string(typed) + "'", listed(known), near};
}

std::optional<std::uint32_t> simulations_of(std::string_view word, std::uint32_t usual) {
  if (word == planner_name) return usual;
  if (word.substr(0, planner_name.size() + 1) != std::string(planner_name) + ":") return std::nullopt;
  const std::optional<long long> number = whole_number(word.substr(planner_name.size() + 1));
  RONDO_ENSURE(number && *number >= 1 && *number <= most_simulations, "the word of a planner that was never read");
  return static_cast<std::uint32_t>(*number);
}

std::shared_ptr<const Controller> sitter_of(const Entry& entry, std::string_view word, const Host& host) {
  if (word == person_name) return nullptr;
  if (const Sitter* sitter = named(entry, word)) return sitter->make(host);
  RONDO_ENSURE(entry.planner, "a sitter that no list names");
  return entry.planner->make(host, *simulations_of(word, entry.planner->usual));
}

}  // namespace rondo::tools
