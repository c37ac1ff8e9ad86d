#include "rules/aegis/facts.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "decks/spelling.h"
#include "rules/aegis/aim.h"
#include "rules/aegis/words.h"

namespace rondo::aegis {

namespace {

constexpr std::string_view forms =
    "NAME at HEX, NAME gone, NAME in deck|bottom|discard|reserve, NAME beneath NAME, STAT of NAME = N, NAME is [not] STATE, COUNT = N, "
    "A sees B, A does not see B, outcome = OUTCOME, owes SEAT, lines include \"…\", lines exclude \"…\", line \"…\" before \"…\", "
    "asking \"…\" says \"…\"";

struct Stat {
  std::string_view name;
  int (*of)(const Table&, const Position&, PieceId);
};
constexpr std::array<Stat, 11> stats = {{
    {"damage", [](const Table&, const Position& p, PieceId piece) -> int { return p[piece].damage; }},
    {"drain", [](const Table&, const Position& p, PieceId piece) -> int { return p[piece].drain; }},
    {"boost", [](const Table&, const Position& p, PieceId piece) -> int { return p[piece].boost; }},
    {"integrity", [](const Table& table, const Position& p, PieceId piece) { return integrity_left(table, p, piece); }},
    {"output", [](const Table& table, const Position& p, PieceId piece) { return output(table, p, piece); }},
    {"dmg", [](const Table&, const Position& p, PieceId piece) { return mark(p, piece, &Marks::dmg); }},
    {"def", [](const Table&, const Position& p, PieceId piece) { return mark(p, piece, &Marks::def); }},
    {"acc", [](const Table&, const Position& p, PieceId piece) { return mark(p, piece, &Marks::acc); }},
    {"eva", [](const Table&, const Position& p, PieceId piece) { return mark(p, piece, &Marks::eva); }},
    {"blaze", [](const Table&, const Position& p, PieceId piece) { return blazes(p, piece); }},
    {"jamming", [](const Table& table, const Position& p, PieceId piece) { return jamming(table, p, piece); }},
}};

struct State {
  std::string_view name;
  bool (*holds)(const Position&, PieceId);
};
constexpr std::array<State, 6> states = {{
    {"rusted", [](const Position& p, PieceId piece) { return status(p, piece, &Marks::rust); }},
    {"quelled", [](const Position& p, PieceId piece) { return status(p, piece, &Marks::quell); }},
    {"disarmed", [](const Position& p, PieceId piece) { return status(p, piece, &Marks::disarm); }},
    {"flickering", [](const Position& p, PieceId piece) { return status(p, piece, &Marks::flicker); }},
    {"activated", [](const Position& p, PieceId piece) { return p[piece].activated > 0; }},
    {"fresh", [](const Position& p, PieceId piece) { return p[piece].fresh; }},
}};

struct Count {
  std::string_view name;
  int (*of)(const Position&);
};
int on_board(const Position& p, PieceId first, PieceId end) {
  int n = 0;
  for (PieceId piece = first; piece < end; ++piece) n += p.alive(piece);
  return n;
}
constexpr std::array<Count, 10> counts = {{
    {"valor", [](const Position& p) -> int { return p.valor; }},
    {"energy", [](const Position& p) -> int { return p.energy; }},
    {"max energy", [](const Position& p) -> int { return p.max_energy; }},
    {"round", [](const Position& p) -> int { return p.round; }},
    {"resolved", [](const Position& p) -> int { return p.resolved; }},
    {"rondo deck", [](const Position& p) { return p.rondo.size(); }},
    {"deck", [](const Position& p) { return p.minions.size(); }},
    {"discard", [](const Position& p) { return static_cast<int>(p.minions.discard.size()); }},
    {"robots", [](const Position& p) { return on_board(p, 0, hero_slots); }},
    {"minions", [](const Position& p) { return on_board(p, first_minion, first_enemy_drone); }},
}};

constexpr std::array<std::string_view, 6> outcomes = {"open",           "won", "lost by cards", "lost by valor check", "lost by valor",
                                                      "lost by reserve"};  // as Outcome
constexpr std::array<std::string_view, 4> places = {"deck", "bottom", "discard", "reserve"};

enum class Kind : std::uint8_t { at, gone, in, beneath, stat, state, count, sees, outcome };

struct Fact {
  Kind kind = Kind::gone;
  std::string subject;
  std::string object;
  std::size_t index = 0;  ///< of a stat, state, count, place or outcome
  long long number = 0;
  bool negated = false;
};

template <class Names>
std::vector<std::string> names_of(const Names& list) {
  std::vector<std::string> names;
  for (const auto& item : list) {
    if constexpr (requires { item.name; })
      names.emplace_back(item.name);
    else
      names.emplace_back(item);
  }
  return names;
}

template <class Names>
Result<std::size_t> index_of(const Names& list, std::string_view word, std::string_view noun) {
  const std::vector<std::string> names = names_of(list);
  const auto at = std::find(names.begin(), names.end(), word);
  if (at != names.end()) return static_cast<std::size_t>(at - names.begin());
  return Fault{{}, "no " + std::string(noun) + " is called " + quoted(word), "one of " + listed(names), nearest(word, names)};
}

/// A name that a piece of this table could go by.
std::optional<Fault> name_fault(const Table& table, std::string_view name) {
  if (name == "boss") return std::nullopt;
  std::vector<std::string> names = {"boss"};
  for (const Card& card : table.cards) {
    for (int number = 1; number <= (card.drone ? 2 * drone_slots : 1); ++number) {
      names.push_back(card.drone ? card.id + "-" + std::to_string(number) : card.id);
      if (names.back() == name) return std::nullopt;
    }
  }
  return Fault{{}, "nobody is called " + quoted(name), "one of " + listed(names), nearest(name, names)};
}

std::optional<Fault> place_fault(const Table& table, const std::string& word) {
  const Result<HexId> hex = hex_named(table, word);
  if (hex || !name_fault(table, word)) return std::nullopt;
  return Fault{{}, quoted(word) + " is neither a hex nor a name", hex.fault().expected, {}};
}

Result<Fact> with_value(std::string_view left, std::string_view right, std::string_view whole) {
  Fact fact;
  if (left == "outcome") {
    const Result<std::size_t> index = index_of(outcomes, right, "outcome");
    if (!index) return index.fault();
    fact.kind = Kind::outcome;
    fact.index = *index;
    return fact;
  }
  const std::optional<long long> number = whole_number(right);
  if (!number) return Fault{{}, quoted(whole) + " has no whole number behind '='", std::string(forms), {}};
  fact.number = *number;
  const std::size_t of = left.find(" of ");
  fact.kind = of == std::string_view::npos ? Kind::count : Kind::stat;
  const Result<std::size_t> index = of == std::string_view::npos ? index_of(counts, left, "count") : index_of(stats, left.substr(0, of), "stat");
  if (!index) return index.fault();
  fact.index = *index;
  if (of != std::string_view::npos) fact.subject = left.substr(of + 4);
  return fact;
}

Result<Fact> parsed(std::string_view text) {
  if (const std::size_t equals = text.find(" = "); equals != std::string_view::npos)
    return with_value(text.substr(0, equals), text.substr(equals + 3), text);
  const std::vector<std::string> w = words(text);
  Fact fact;
  if (!w.empty()) fact.subject = w[0];
  if (w.size() == 2 && w[1] == "gone") return fact;
  if (w.size() == 5 && w[1] == "does" && w[2] == "not" && w[3] == "see") {
    fact.kind = Kind::sees;
    fact.object = w[4];
    fact.negated = true;
    return fact;
  }
  if (w.size() == 4 && w[1] == "is" && w[2] == "not") fact.negated = true;
  if (w.size() != (fact.negated ? 4U : 3U)) return Fault{{}, quoted(text) + " is no fact", std::string(forms), {}};
  fact.object = w.back();
  if (w[1] == "at") {
    fact.kind = Kind::at;
  } else if (w[1] == "beneath") {
    fact.kind = Kind::beneath;
  } else if (w[1] == "sees") {
    fact.kind = Kind::sees;
  } else if (w[1] == "in" || w[1] == "is") {
    const bool place = w[1] == "in";
    const Result<std::size_t> index = place ? index_of(places, fact.object, "place") : index_of(states, fact.object, "state");
    if (!index) return index.fault();
    fact.kind = place ? Kind::in : Kind::state;
    fact.index = *index;
  } else {
    return Fault{{}, quoted(text) + " is no fact", std::string(forms), {}};
  }
  return fact;
}

PieceId standing(const Table& table, const Position& p, const std::string& name) {
  if (name == "boss") return boss_piece;
  PieceId found = no_piece;
  each(pieces(p), [&](PieceId piece) {
    if (piece_name(table, p, piece) == name) found = piece;
  });
  return found;
}

CardId card_named(const Table& table, const std::string& name) {
  for (std::size_t id = 0; id < table.cards.size(); ++id)
    if (table.cards[id].id == name) return static_cast<CardId>(id);
  return no_card;
}

/// Where somebody is: on a hex, beneath a robot, in reserve, in a pile of the minion deck, or gone.
std::string whereabouts(const Table& table, const Position& p, const std::string& name) {
  if (const PieceId piece = standing(table, p, name); piece != no_piece) return name + " at " + table.label(p[piece].hex);
  const CardId card = card_named(table, name);
  if (card == no_card) return name + " gone";
  if (card < table.team_size() && p.where[card] >= Whereabouts::reserve) return name + " in reserve";
  if (card < table.team_size()) return p.under[card] == no_card ? name + " gone" : name + " beneath " + table.card(p.under[card]).id;
  const int place = table.minion_place(card);
  if (place < 0 || place >= table.minion_cards) return name + " gone";
  const auto holds = [&](const auto& pile) { return std::find(pile.begin(), pile.end(), place) != pile.end(); };
  if (holds(p.minions.discard)) return name + " in discard";
  if (holds(p.minions.bottom)) return name + " in bottom";
  return name + (p.minions.bag[static_cast<std::size_t>(place)] > 0 || holds(p.minions.top) ? " in deck" : " gone");
}

HexId place_of(const Table& table, const Position& p, const std::string& word) {
  const PieceId piece = standing(table, p, word);
  if (piece != no_piece) return p[piece].hex;
  const Result<HexId> hex = hex_named(table, word);
  return hex ? *hex : nowhere;
}

Seen sight(const Table& table, const Position& p, const Fact& fact) {
  const HexId from = place_of(table, p, fact.subject);
  const HexId to = place_of(table, p, fact.object);
  if (from == nowhere || to == nowhere) return {false, (from == nowhere ? fact.subject : fact.object) + " gone"};
  const bool forth = sees(table, p, from, to);
  if (forth != sees(table, p, to, from)) return {false, fact.subject + " and " + fact.object + " do not see each other alike"};
  return {forth != fact.negated, fact.subject + (forth ? " sees " : " does not see ") + fact.object};
}

}  // namespace

std::optional<Fault> fact_fault(const Table& table, std::string_view text) {
  const Result<Fact> fact = parsed(text);
  if (!fact) return fact.fault();
  switch (fact->kind) {
    case Kind::count:
    case Kind::outcome: return std::nullopt;
    case Kind::sees: {
      std::optional<Fault> fault = place_fault(table, fact->subject);
      return fault ? fault : place_fault(table, fact->object);
    }
    default: break;
  }
  if (std::optional<Fault> fault = name_fault(table, fact->subject)) return fault;
  if (fact->kind == Kind::beneath) return name_fault(table, fact->object);
  if (fact->kind != Kind::at) return std::nullopt;
  const Result<HexId> hex = hex_named(table, fact->object);
  return hex ? std::nullopt : std::optional<Fault>(hex.fault());
}

Seen look(const Table& table, const Position& p, std::string_view text) {
  const Result<Fact> fact = parsed(text);
  if (!fact) return {false, fact.fault().text()};
  const auto same = [&](std::string actual) { return Seen{actual == text, std::move(actual)}; };
  switch (fact->kind) {
    case Kind::count: return same(std::string(counts[fact->index].name) + " = " + std::to_string(counts[fact->index].of(p)));
    case Kind::outcome: return same("outcome = " + std::string(outcomes[static_cast<std::size_t>(p.outcome)]));
    case Kind::sees: return sight(table, p, *fact);
    default: break;
  }
  const PieceId piece = standing(table, p, fact->subject);
  std::string where = whereabouts(table, p, fact->subject);
  if (fact->kind == Kind::gone) return {piece == no_piece, piece == no_piece ? std::string(text) : std::move(where)};
  if (fact->kind == Kind::in && places[fact->index] == "deck" && where.ends_with(" in bottom")) return {true, std::string(text)};
  if (piece == no_piece || fact->kind == Kind::at || fact->kind == Kind::in || fact->kind == Kind::beneath) return same(std::move(where));
  if (fact->kind == Kind::stat)
    return same(std::string(stats[fact->index].name) + " of " + fact->subject + " = " + std::to_string(stats[fact->index].of(table, p, piece)));
  const bool holds = states[fact->index].holds(p, piece);
  return {holds != fact->negated, fact->subject + (holds ? " is " : " is not ") + std::string(states[fact->index].name)};
}

}  // namespace rondo::aegis
