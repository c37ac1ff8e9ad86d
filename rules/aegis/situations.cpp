#include "rules/aegis/situations.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "decks/aegis/load.h"
#include "decks/spelling.h"
#include "rules/aegis/facts.h"
#include "rules/aegis/resolve.h"
#include "rules/aegis/scenery.h"
#include "rules/aegis/words.h"

namespace rondo::aegis {

namespace {

constexpr std::array<std::string_view, 2> besides = {"game", "situation"};  // in a file of decks
constexpr std::size_t situation_limit = 200;

/// Goes on to the first decision where the situation does not begin with one.
Opening opened(Table table, Position p, const Scenery& scenery) {
  Opening opening{Game(std::move(table)), p, {}, scenery.round + (scenery.begin == RoundStep::start ? 1 : 0)};
  const Narrator narrator = [&](const Position& now, const Event& event) {
    if (std::string line = opening.game.tell(now, event); !line.empty()) opening.told.push_back(std::move(line));
  };
  Resolver(opening.game.table(), opening.position, &narrator).go_on();
  opening.position.skills_used = scenery.skills_used;
  return opening;
}

/// Words that an option can hold behind its first.
bool is_operand(const Table& table, const std::string& word) {
  constexpr std::array<std::string_view, 12> link_words = {"into", "at",    "replacing", "damage", "drain", "six",
                                                           "one",  "again", "energy",    "repair", "round", "boss"};
  if (whole_number(word) || hex_named(table, word) || !fact_fault(table, word + " gone")) return true;
  const auto among = [&](const auto& names) { return std::find(std::begin(names), std::end(names), word) != std::end(names); };
  if (among(link_words) || among(direction_names) || among(line_names) || among(icon_names)) return true;
  const auto within = [&](std::string_view text) {
    const std::vector<std::string> all = words(text);
    return std::find(all.begin(), all.end(), word) != all.end();
  };
  for (const KeywordName& ability : ability_names)
    if (within(ability.name)) return true;
  const auto names_it = [&](const auto& line) { return within(line.name); };
  return std::any_of(table.cards.begin(), table.cards.end(), [&](const Card& card) {
    return card.id == word || std::any_of(card.actions.begin(), card.actions.end(), names_it) ||
           std::any_of(card.effects.begin(), card.effects.end(), names_it);
  });
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
      return refuse(quote,
                    {{}, quoted(quote.text) + " is no option", "one that begins with " + listed(verbs), all.empty() ? "" : nearest(all[0], verbs)});
    for (std::size_t i = 1; i < all.size(); ++i)
      if (!is_operand(table, all[i])) return refuse(quote, {{}, quoted(all[i]) + " in " + quoted(quote.text) + " is no hex, name or number", {}, {}});
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

}  // namespace

bool new_round(const Position& p, int round) {
  const Frame& frame = p.frames.back();
  return p.round > round && frame.kind == FrameKind::round && frame.step == static_cast<std::uint8_t>(RoundStep::reveal);
}

std::span<const std::string_view> spelled_verbs() {
  static constexpr std::array<std::string_view, 46> verbs = {
      "reveal",  "draw",    "die",      "place", "return",  "ready",      "activate", "recall", "valor",   "pass",   "end",      "done",
      "move",    "use",     "combine",  "pay",   "aim",     "target",     "reroll",   "jam",    "gamble",  "take",   "push",     "pull",
      "shift",   "mend",    "trigger",  "salvo", "strike",  "send",       "advance",  "stay",   "consume", "repair", "override", "waltz",
      "jetjump", "longarm", "excavate", "wind",  "reserve", "accelerate", "merge",    "emerge", "land",    "drop"};
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
  Registry registry;
  Sheet sheet{log, registry, file.text, std::nullopt};
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
    const Scenery scenery = read_scenery(table, sheet, loaded.box);
    if (scenery.board.hexes.empty()) continue;
    for (const bool reversed : {false, true}) {
      Result<Table> laid = lay_table(scenery, loaded.box, reversed);
      if (!laid) {
        log.add(node->place, table.what() + ": " + laid.fault().what, laid.fault().expected);
        break;
      }
      if (!reversed && log.in_order().empty()) check_expected(*laid, staged.situation, found.faults);
      FaultLog unplaced(file.path);
      const Position p = lay_position(scenery, *laid, reversed, unplaced);
      const std::vector<Fault> faults = unplaced.in_order();
      found.faults.insert(found.faults.end(), faults.begin(), faults.end());
      if (!found.faults.empty() || !log.in_order().empty()) break;
      staged.openings.push_back(opened(std::move(*laid), p, scenery));
    }
    found.list.push_back(std::move(staged));
  }
  for (Fault& fault : log.in_order()) found.faults.push_back(std::move(fault));
  return found;
}

}  // namespace rondo::aegis
