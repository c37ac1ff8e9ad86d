#include "rules/aerodome/situations.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "decks/aerodome/load.h"
#include "decks/spelling.h"
#include "rules/aerodome/facts.h"
#include "rules/aerodome/resolve.h"
#include "rules/aerodome/scenery.h"

namespace rondo::aerodome {

namespace {

constexpr std::array<std::string_view, 2> besides = {"game", "situation"};  // in a file of decks
constexpr std::size_t situation_limit = 200;

/// Goes on to the first decision.
Opening opened(Table table, Position p, Beginning begin, int turns) {
  Opening opening{Game(std::move(table)), p, {}, turns};
  if (begin == Beginning::setup) {
    opening.position = opening.game.start();
    return opening;
  }
  const Narrator narrator = [&](const Position& now, const Event& event) {
    if (std::string line = opening.game.tell(now, event); !line.empty()) opening.told.push_back(std::move(line));
  };
  Resolver(opening.game.table(), opening.position, &narrator).go_on();
  return opening;
}

/// Refuses what cannot be an option or a fact on this table.
void check_expected(const Table& table, const Situation& situation, std::vector<Fault>& faults) {
  const auto refuse = [&](const Quote& quote, Fault fault) {
    fault.where = quote.where;
    faults.push_back(std::move(fault));
  };
  const auto option = [&](const Quote& quote) {
    const std::vector<std::string> all = words(quote.text);
    const std::vector<std::string> verbs = strings(spelled_verbs());
    if (all.empty() || std::find(verbs.begin(), verbs.end(), all[0]) == verbs.end())
      refuse(quote, {{}, quoted(quote.text) + " is no option", "one that begins with " + listed(verbs), all.empty() ? "" : nearest(all[0], verbs)});
  };
  if (situation.ask == Ask::options) {
    for (const Quote& quote : situation.expected) option(quote);
    for (const Quote& quote : situation.excluded) option(quote);
    return;
  }
  for (const Quote& quote : situation.expected)
    for (const std::string& fact : situation.ask == Ask::after ? std::vector<std::string>{quote.text} : facts_of(quote.text)) {
      const std::optional<Result<PlainFact>> plain = plain_fact(fact);
      std::optional<Fault> fault;
      if (!plain)
        fault = fact_fault(table, fact);
      else if (!*plain)
        fault = plain->fault();
      if (fault) refuse(quote, std::move(*fault));
    }
}

/// Whether the sky may be turned: no answer names a place along an edge, and no Stadium lays tokens by its printed directions.
bool turns_freely(const Scenery& scenery, const Situation& situation) {
  const auto edge = [](const std::string& text) { return text.starts_with("spot") || text.starts_with("face"); };
  const auto names_one = [&](const std::vector<Quote>& quotes) {
    return std::any_of(quotes.begin(), quotes.end(), [&](const Quote& quote) { return edge(quote.text); });
  };
  if (scenery.begin == Beginning::setup || edge(situation.verb) || names_one(situation.answers) || names_one(situation.expected) ||
      names_one(situation.excluded))
    return false;
  if (!scenery.stadium) return true;
  return std::none_of(scenery.stadium->effects.begin(), scenery.stadium->effects.end(),
                      [](const Effect& effect) { return effect.verb == EffectVerb::token; });
}

}  // namespace

std::span<const std::string_view> spelled_verbs() {
  static constexpr std::array<std::string_view, 35> verbs = {
      "die",  "draw", "pick",  "unveil",   "first",  "second",  "face", "spot",      "choose",  "slot",   "clear",  "keep",
      "hold", "take", "leave", "straight", "turn",   "rotate",  "roll", "immelmann", "nitro",   "shoot",  "fire",   "attempt",
      "play", "skip", "end",   "done",     "reroll", "elusive", "use",  "pass",      "recover", "accept", "decline"};
  return verbs;
}

Situations read_situations(const SourceFile& file, std::span<const SourceFile> decks, std::span<const std::string> sources) {
  std::vector<SourceFile> files(decks.begin(), decks.end());
  files.push_back(file);
  Loaded loaded = load(files, besides);
  Situations found;
  found.faults = std::move(loaded.faults);
  const Result<Node> root = parse_toml(file.text, file.path);
  if (!root) return found;  // the loader has said so
  FaultLog log(file.path);
  std::vector<std::string_view> keys(situation_keys.begin(), situation_keys.end());
  keys.insert(keys.end(), scenery_keys.begin(), scenery_keys.end());
  std::vector<std::string_view> file_keys;  // the loader has refused those that are unknown
  for (const rondo::Entry& entry : root->entries) file_keys.push_back(entry.key);
  const Reader top(*root, "the file", file_keys, log);
  std::set<std::string> names;
  for (const Node* node : top.tables("situation", situation_limit)) {
    const Reader table(*node, title(*node, "situation", "name"), keys, log);
    Staged staged;
    staged.situation = read_situation(table, sources, spelled_verbs());
    if (!names.insert(staged.situation.name).second) log.add(node->place, table.what() + " has the name of another", "a name of its own");
    const Scenery scenery = read_scenery(table, loaded.box);
    const int layouts = turns_freely(scenery, staged.situation) ? 4 : 1;
    for (int turns = 0; turns < layouts && found.faults.empty() && log.count() == 0; ++turns) {
      Table laid = lay_table(scenery, turns);
      if (turns == 0) check_expected(laid, staged.situation, found.faults);
      const Position p = lay_position(scenery, laid, turns, log);
      if (found.faults.empty() && log.count() == 0) staged.openings.push_back(opened(std::move(laid), p, scenery.begin, turns));
    }
    found.list.push_back(std::move(staged));
  }
  for (Fault& fault : log.in_order()) found.faults.push_back(std::move(fault));
  return found;
}

}  // namespace rondo::aerodome
