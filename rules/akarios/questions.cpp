// The questions a person may ask, and those about decks and tokens.
#include "rules/akarios/questions.h"

#include "decks/spelling.h"
#include "rules/akarios/game.h"
#include "rules/akarios/legal.h"

namespace rondo::akarios {

void append(Lines& lines, const Lines& more) { lines.insert(lines.end(), more.begin(), more.end()); }

ShipId subject(const Table& table, const Position& p) {
  for (std::size_t i = p.frames.size(); i-- > 0;)
    if (const ShipId ship = p.frames[i].ship; is_pilot(ship) && p[ship].in_play()) return ship;
  for (ShipId pilot = 0; pilot < table.squad(); ++pilot)
    if (p[pilot].in_play()) return pilot;
  return 0;
}

Result<ShipId> ship_in_play(const Table& table, const Position& p, const std::string& word) {
  const auto ship = ship_named(table, word);
  if (!ship || p[*ship].in_play()) return ship;
  return Fault{{}, ship_name(table, *ship) + " is not in play", "one of " + listed(ship_names(table, friends(p) | enemies(p))), {}};
}

Result<ShipId> pilot_meant(const Table& table, const Position& p, Words words, const std::string& syntax) {
  if (words.empty()) return subject(table, p);
  if (words.size() > 1) return Fault{{}, quoted(words[1]) + " is one word too many", syntax, {}};
  const auto ship = ship_named(table, words[0]);
  if (ship && !is_pilot(*ship)) return Fault{{}, ship_name(table, *ship) + " has no pilot of the squad", syntax, {}};
  return ship;
}

namespace {

/// `6 of 0, 5 of +1`: modifier cards by kind.
template <class Count>
Lines kinds(Count&& count) {
  Lines items;
  for (std::size_t kind = 0; kind < modifier_kinds; ++kind)
    if (const int n = count(kind); n > 0) items.push_back(std::to_string(n) + " of " + std::string(modifier_faces[kind]));
  return items;
}

template <class Cards>
int copies(const Cards& cards, std::size_t kind) {
  int n = 0;
  for (const std::uint8_t card : cards) n += card == kind;
  return n;
}

/// The cards of a type in each place: `F1`, `F2`.
Lines combat_lines(const Table& table, const Position& p, int type) {
  const auto i = static_cast<std::size_t>(type);
  const auto& deck = p.decks[i];
  Lines lines = {"The combat cards of the " + type_name(table, type) + "s, " + std::to_string(deck.size()) + " still to come:"};
  for (std::size_t card = 0; card < table.combat[i].size(); ++card) {
    const CombatCard& it = table.combat[i][card];
    const bool now = p.cards[i] == card;
    const bool gone = copies(deck.discard, card) > 0;
    std::string text = "  " + it.id + " " + it.name + (now ? " (revealed)" : gone ? " (discarded)" : "") + ": ";
    append(lines, wrapped(text + steps_text(it.steps, damage_bonus(table, p, enemy_ship(type, 1))), answer_width));
  }
  return lines;
}

std::string token_text(const Table& table, const Token& token) {
  const std::string at = " on " + hex_text(table, token.at);
  const std::string owner = " of " + ship_name(table, token.owner);
  switch (token.kind) {
    case TokenKind::ignition: return "Ignition" + owner + at + ", " + std::to_string(token.value) + " damage";
    case TokenKind::missile:
      return "Missile" + owner + at + ", " + std::to_string(token.value) + " damage, " + counted(token.reach, "hex", "hexes") + " a round";
    case TokenKind::flak: return "Flak Debris" + owner + at + ", showing " + std::to_string(token.value);
    case TokenKind::none: break;
  }
  return "";
}

/// What a drone's pilot still has beside the board.
std::string left_text(const Table& table, const Position& p, ShipId pilot) {
  Lines items;
  const auto add = [&](TokenKind kind, const char* name) {
    if (const int left = tokens_left(table, p, pilot, kind); left > 0) items.push_back(std::to_string(left) + " " + name);
  };
  add(TokenKind::ignition, "Ignition");
  add(TokenKind::missile, "Missile");
  add(TokenKind::flak, "Flak Debris");
  if (const std::uint8_t drone = p.cockpit(pilot).drone; drone != no_card && table.drones[drone].markers > 0 && p.marked == no_ship)
    items.emplace_back("the target marker");
  if (p.cockpit(pilot).kinetic > 0) items.push_back(std::to_string(p.cockpit(pilot).kinetic) + " Kinetic damage, to spend");
  return items.empty() ? "" : "  beside " + ship_name(table, pilot) + "'s board: " + joined(items, ", ");
}

}  // namespace

Result<std::string> answer_deck(const Table& table, const Position& p, Words words) {
  const auto pilot = pilot_meant(table, p, words, "deck [PILOT]");
  if (!pilot) return pilot.fault();
  const ModifierDeck& deck = p.cockpit(*pilot).deck;
  Lines lines = {ship_name(table, *pilot) + "'s modifier deck, " + counted(deck.size(), "card") + ":"};
  Lines known;
  for (std::size_t i = deck.top.size(); i-- > 0;) known.emplace_back(modifier_faces[deck.top[i]]);
  append(lines, flowed("  on top, next first:", known, answer_width));
  append(lines, flowed(known.empty() ? "  in no known order:" : "  below, in no known order:",
                       kinds([&](std::size_t kind) { return int{deck.bag[kind]}; }), answer_width));
  append(lines, flowed("  discarded:", kinds([&](std::size_t kind) { return copies(deck.discard, kind); }), answer_width));
  return joined(lines, "\n");
}

Result<std::string> answer_cards(const Table& table, const Position& p, Words words) {
  Lines lines;
  for (int type = 0; type < static_cast<int>(table.types.size()); ++type) {
    const std::string name = type_name(table, type);
    const std::string& word = table.types[static_cast<std::size_t>(type)].word;
    if (words.empty() || lower(words[0]) == name || lower(words[0]) == name + "s" || lower(words[0]) == word)
      append(lines, combat_lines(table, p, type));
  }
  if (!lines.empty() && words.size() < 2) return joined(lines, "\n");
  std::vector<std::string> names;
  for (int type = 0; type < static_cast<int>(table.types.size()); ++type) names.push_back(type_name(table, type));
  if (words.size() > 1) return Fault{{}, quoted(words[1]) + " is one word too many", "cards [TYPE]", {}};
  return Fault{{}, "no enemy type is called " + quoted(words[0]), "one of " + listed(names), nearest(words[0], names)};
}

Result<std::string> answer_tokens(const Table& table, const Position& p, Words words) {
  if (!words.empty()) return Fault{{}, quoted(words[0]) + " is one word too many", "tokens", {}};
  Lines lines = {p.tokens.empty() ? "No token is on the map." : "On the map, oldest first:"};
  for (const Token& token : p.tokens) lines.push_back("  " + token_text(table, token));
  if (p.marked != no_ship) lines.push_back("  The target marker lies on " + ship_name(table, p.marked) + ".");
  for (ShipId pilot = 0; pilot < table.squad(); ++pilot)
    if (std::string left = left_text(table, p, pilot); !left.empty()) lines.push_back(std::move(left));
  return joined(lines, "\n");
}

std::vector<Inquiry<Position>> Game::questions() const {
  using Answer = Result<std::string> (*)(const Table&, const Position&, Words);
  const auto asked = [&](const std::string& name, std::string syntax, std::string help, Answer answer) {
    return Inquiry<Position>{name, std::move(syntax), std::move(help),
                             [table = table_, name, answer](const Position& p, Words words) -> Result<std::string> {
                               auto result = answer(*table, p, words);
                               if (result || !result.fault().where.empty()) return result;
                               Fault fault = result.fault();
                               fault.where = name;
                               return fault;
                             }};
  };
  return {
      asked("show", "show NAME", "a ship, drone, upgrade or card in full, and where its text comes from: show ghost, show F3, show scenario",
            answer_show),
      asked("range", "range [SHIP] SHIP", "how far apart two ships are, who can hit whom, and why not: range chull-ray fighter-1", answer_range),
      asked("arc", "arc [SHIP]", "whom a ship can hit with each of its attacks, and why nobody else: arc johtee", answer_arc),
      asked("try", "try [SHIP] GLIDES [then GLIDES]",
            "where a flight ends, what it meets, and who could hit whom then: try forward forward then turn-left", answer_try),
      asked("odds", "odds [SHIP] SHIP", "exact chances of each attack of one ship on another: odds johtee fighter-1", answer_odds),
      asked("deck", "deck [PILOT]", "what is left in a modifier deck: deck chull-ray", answer_deck),
      asked("cards", "cards [TYPE]", "the combat cards of the enemies, and which are still to come: cards fighter", answer_cards),
      asked("tokens", "tokens", "tokens on the map and beside the boards", answer_tokens),
  };
}

}  // namespace rondo::akarios
