#include "rules/core/situation.h"

#include <algorithm>
#include <utility>

namespace rondo {

namespace {

constexpr std::size_t list_limit = 200;
constexpr std::array<std::string_view, 3> ask_names = {"options", "after", "outcomes"};

Quote quote(const Reader& table, const Node& item) { return {item.text, spell(table.log().path(), item.place)}; }

/// The texts under `key`, each in one line and none twice.
std::vector<Quote> read_texts(const Reader& table, std::string_view key, bool unique) {
  std::vector<Quote> texts;
  for (const Node* item : table.texts(key, list_limit)) {
    if (item->text.empty() || !printable(item->text)) {
      table.log().add(item->place, "an item of " + quoted(key) + " is no text of one line");
      continue;
    }
    if (unique && std::any_of(texts.begin(), texts.end(), [&](const Quote& other) { return other.text == item->text; }))
      table.log().add(item->place, quoted(item->text) + " stands twice in " + quoted(key), "each once");
    texts.push_back(quote(table, *item));
  }
  return texts;
}

/// Faces of dice as numbers, everything else as it is spelled.
std::vector<Quote> read_chance(const Reader& table) {
  constexpr std::string_view expected = "a list of faces and of spelled draws, e.g. [3, \"draw TUG-100\"]";
  std::vector<Quote> draws;
  const Node* list = table.may("chance", NodeKind::list, expected);
  if (!list) return draws;
  if (list->items.size() > list_limit)
    table.log().add(list->place, "'chance' has " + std::to_string(list->items.size()) + " items", "at most " + std::to_string(list_limit));
  for (const Node& item : list->items) {
    if (draws.size() == list_limit) break;
    if (item.kind == NodeKind::number)
      draws.push_back({"die " + std::to_string(item.number), spell(table.log().path(), item.place)});
    else if (item.kind == NodeKind::text && printable(item.text))
      draws.push_back(quote(table, item));
    else
      table.log().add(item.place, "an item of 'chance' is " + std::string(kind_name(item.kind)), std::string(expected));
  }
  return draws;
}

std::vector<std::string> read_sources(const Reader& table, std::span<const std::string> known) {
  std::vector<std::string> sources;
  std::string text = table.text("source", 120);
  while (!text.empty() && text != "?") {
    const std::size_t comma = text.find(", ");
    sources.push_back(text.substr(0, comma));
    text = comma == std::string::npos ? "" : text.substr(comma + 2);
    if (std::find(known.begin(), known.end(), sources.back()) != known.end() || !table.log().room()) continue;
    table.log().add(table.find("source")->place, quoted(sources.back()) + " is in no ledger and no ruling",
                    "a row of the ledger or a ruling, several divided by ', '", nearest(sources.back().substr(0, 40), known));
  }
  return sources;
}

void read_ask(const Reader& table, std::span<const std::string_view> verbs, Situation& situation) {
  std::vector<std::string> known = strings(ask_names);
  for (const std::string_view verb : verbs) known.emplace_back(verb);
  const Node* value = table.need("ask", NodeKind::text, "one of " + listed(known));
  if (!value) return;
  const auto at = std::find(known.begin(), known.end(), value->text);
  if (at == known.end()) {
    table.log().add(value->place, "'ask' is " + quoted(value->text), "one of " + listed(known), nearest(value->text.substr(0, 40), known));
    return;
  }
  const auto index = static_cast<std::size_t>(at - known.begin());
  if (index < ask_names.size())
    situation.ask = static_cast<Ask>(index);
  else
    situation.verb = *at;
}

void read_expected(const Reader& table, Situation& situation) {
  const bool options = situation.ask == Ask::options;
  const bool lists = table.find("includes") || table.find("excludes");
  const Node* expect = table.find("expect");
  if (lists && !options) table.log().add(table.place(), table.what() + " asks for facts", "'expect' and neither 'includes' nor 'excludes'");
  if (!expect == !lists)
    return table.log().add(table.place(), table.what() + (lists ? " has 'expect' besides 'includes' or 'excludes'" : " expects nothing"),
                           options ? "either 'expect', or 'includes' and 'excludes'" : "'expect', a list of facts");
  situation.exact = !lists;
  situation.expected = read_texts(table, lists ? "includes" : "expect", true);
  situation.excluded = read_texts(table, "excludes", true);
  if (situation.expected.empty() && situation.excluded.empty() && !(options && expect && expect->kind == NodeKind::list))
    table.log().add(expect ? expect->place : table.place(), table.what() + " expects nothing", "at least one fact");
}

/// Takes `"…"` off the beginning of a text; nothing if none is there.
std::optional<std::string> take_quoted(std::string_view& text) {
  if (!text.starts_with('"')) return std::nullopt;
  const std::size_t end = text.find('"', 1);
  if (end == std::string_view::npos || end == 1) return std::nullopt;
  const std::string inside(text.substr(1, end - 1));
  text.remove_prefix(end + 1);
  return inside;
}

bool take(std::string_view& text, std::string_view beginning) {
  if (!text.starts_with(beginning)) return false;
  text.remove_prefix(beginning.size());
  return true;
}

struct Form {
  std::string_view opening;
  PlainKind kind;
  std::string_view between;  ///< before the second text; empty if there is only one
};
constexpr std::array<Form, 4> forms = {{{"lines include ", PlainKind::include, ""},
                                        {"lines exclude ", PlainKind::exclude, ""},
                                        {"line ", PlainKind::before, " before "},
                                        {"asking ", PlainKind::asking, " says "}}};

}  // namespace

Situation read_situation(const Reader& table, std::span<const std::string> sources, std::span<const std::string_view> verbs) {
  Situation situation;
  situation.where = spell(table.log().path(), table.place());
  situation.name = table.text("name", 150);
  situation.why = table.text("why", 250);
  situation.sources = read_sources(table, sources);
  situation.answers = read_texts(table, "do", false);
  situation.chance = read_chance(table);
  read_ask(table, verbs, situation);
  read_expected(table, situation);
  return situation;
}

std::vector<std::string> facts_of(std::string_view result) {
  std::vector<std::string> facts(1);
  bool inside = false;
  for (std::size_t i = 0; i < result.size(); ++i) {
    inside ^= result[i] == '"';
    if (!inside && result.substr(i, 2) == "; ") {
      facts.emplace_back();
      ++i;
    } else {
      facts.back() += result[i];
    }
  }
  return facts;
}

std::optional<Result<PlainFact>> plain_fact(std::string_view fact) {
  std::string_view rest = fact;
  if (take(rest, "owes ")) return PlainFact{PlainKind::owes, std::string(rest), {}};
  for (const Form& form : forms) {
    if (!take(rest, form.opening)) continue;
    const std::string expected = std::string(form.opening) + "\"…\"" + (form.between.empty() ? "" : std::string(form.between) + "\"…\"");
    std::optional<std::string> first = take_quoted(rest);
    std::optional<std::string> second = std::string();
    if (first && !form.between.empty()) second = take(rest, form.between) ? take_quoted(rest) : std::nullopt;
    if (!first || !second || !rest.empty()) return Fault{{}, quoted(fact) + " is no fact", expected, {}};
    return PlainFact{form.kind, std::move(*first), std::move(*second)};
  }
  return std::nullopt;
}

}  // namespace rondo
