#include "rules/akarios/situations.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "decks/akarios/load.h"
#include "decks/spelling.h"
#include "rules/akarios/facts.h"
#include "rules/akarios/resolve.h"
#include "rules/akarios/scenery.h"
#include "rules/akarios/words.h"

namespace rondo::akarios {

namespace {

constexpr std::array<std::string_view, 2> besides = {"game", "situation"};  // in a file of decks
constexpr std::size_t situation_limit = 200;

/// Goes on to the first decision.
Opening opened(const Game& written, Position p, const Scenery& scenery, int sides) {
  const Game game = sides == 0 ? written : Game(turned_table(written.table(), sides));
  Opening opening{game, turned_position(p, sides), {}, written, sides, scenery.round};
  if (scenery.begin == Beginning::setup) {
    opening.position = opening.game.start();
    opening.round = 0;
    return opening;
  }
  const Narrator narrator = [&](const Position& now, const Event& event) {
    if (std::string line = opening.game.tell(now, event); !line.empty()) opening.told.push_back(std::move(line));
  };
  if (scenery.begin == Beginning::round) --opening.round;
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
    const std::vector<std::string> verbs(spelled_verbs().begin(), spelled_verbs().end());
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

/// Whether the text names a hex or a facing, which lie elsewhere on a turned map.
bool names_place(const Table& table, std::string text) {
  std::replace_if(
      text.begin(), text.end(), [](char letter) { return letter == ',' || letter == '.' || letter == ':' || letter == '"'; }, ' ');
  const std::vector<std::string> all = words(text);
  return std::any_of(all.begin(), all.end(), [&](const std::string& word) {
    return std::find(facing_words.begin(), facing_words.end(), word) != facing_words.end() || hex_named(table, word);
  });
}

/// Whether the map may be turned: no answer, option or line names a place, and no ship comes to a hex of the scenario.
bool turns_freely(const Table& table, const Scenery& scenery, const Situation& situation) {
  if (scenery.begin == Beginning::setup || !scenery.scenario.groups.empty()) return false;
  const auto named = [&](const std::vector<Quote>& quotes) {
    return std::any_of(quotes.begin(), quotes.end(), [&](const Quote& quote) { return names_place(table, quote.text); });
  };
  if (situation.ask == Ask::options) return !named(situation.answers) && !named(situation.expected) && !named(situation.excluded);
  const bool lines = std::any_of(situation.expected.begin(), situation.expected.end(), [&](const Quote& quote) {
    return quote.text.find('"') != std::string::npos && (quote.text.starts_with("asking") || names_place(table, quote.text));
  });
  return !lines && !named(situation.answers);
}

}  // namespace

bool rests(const Position& p, int round) {
  if (p.frames.empty()) return false;
  const FrameKind kind = p.frames.back().kind;
  return kind == FrameKind::round || (kind == FrameKind::roll && p.round > round);
}

std::span<const std::string_view> spelled_verbs() {
  static constexpr std::array<std::string_view, 31> verbs = {"die",      "deal", "combat", "modifier", "drone", "no",   "equip", "usual",
                                                             "equipped", "use",  "reroll", "mark",     "end",   "pay",  "fly",   "stay",
                                                             "turn",     "hold", "strike", "aid",      "mend",  "lay",  "order", "remove",
                                                             "spend",    "done", "react",  "absorb",   "cover", "pass", "focus"};
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
    if (found.faults.empty() && log.count() == 0) {
      const Game written(lay_table(scenery, loaded.box));
      check_expected(written.table(), staged.situation, found.faults);
      const Position p = lay_position(scenery, written.table(), log);
      const int layouts = turns_freely(written.table(), scenery, staged.situation) ? 6 : 1;
      for (int sides = 0; sides < layouts && found.faults.empty() && log.count() == 0; ++sides)
        staged.openings.push_back(opened(written, p, scenery, sides));
    }
    found.list.push_back(std::move(staged));
  }
  for (Fault& fault : log.in_order()) found.faults.push_back(std::move(fault));
  return found;
}

}  // namespace rondo::akarios
