#include "rules/aerodome/fact_forms.h"

#include <algorithm>
#include <array>

#include "rules/aerodome/facts.h"
#include "rules/aerodome/flight.h"
#include "rules/aerodome/inches.h"

namespace rondo::aerodome {

namespace {

struct Stat {
  std::string_view name;
  int (*of)(const Sky&, FighterId);
};
int cards_in_hand(const Plane& plane) {
  int cards = 0;
  for (int card = 0; card < hand_cards; ++card) cards += plane.active != card && plane.dazed[static_cast<std::size_t>(card)] == 0;
  return cards;
}
int slots_at(const Sky& sky, FighterId fighter, AuxPlace place) {
  const auto& slots = sky.p.aux[static_cast<std::size_t>(sky.table.owner_of(fighter))];
  return static_cast<int>(std::count(slots.begin(), slots.end(), place));
}
const Tally& tally(const Sky& sky, FighterId fighter) { return sky.p.tallies[static_cast<std::size_t>(sky.table.seat_of(fighter))]; }
constexpr std::array<Stat, 18> stats = {{
    {"hp", [](const Sky& sky, FighterId fighter) -> int { return sky.p[fighter].hit_points; }},
    {"burn", [](const Sky& sky, FighterId fighter) -> int { return sky.p[fighter].burn; }},
    {"frozen", [](const Sky& sky, FighterId fighter) -> int { return sky.p[fighter].frozen; }},
    {"ammo", [](const Sky& sky, FighterId fighter) -> int { return sky.p[fighter].ammo; }},
    {"initiative", [](const Sky& sky, FighterId fighter) -> int { return sky.p[fighter].initiative; }},
    {"sturdy", [](const Sky& sky, FighterId fighter) -> int { return sky.p[fighter].sturdy; }},
    {"hand", [](const Sky& sky, FighterId fighter) { return cards_in_hand(sky.p[fighter]); }},
    {"outside", [](const Sky& sky, FighterId fighter) { return outside(sky.table, sky.p[fighter].at, sky.p[fighter].heading); }},
    {"aux", [](const Sky& sky, FighterId fighter) { return slots_at(sky, fighter, in_hand_of(fighter)); }},
    {"deck", [](const Sky& sky, FighterId fighter) { return slots_at(sky, fighter, AuxPlace::deck); }},
    {"discard", [](const Sky& sky, FighterId fighter) { return slots_at(sky, fighter, AuxPlace::discard); }},
    {"dealt", [](const Sky& sky, FighterId fighter) -> int { return tally(sky, fighter).damage; }},
    {"shots", [](const Sky& sky, FighterId fighter) -> int { return tally(sky, fighter).shots; }},
    {"hits", [](const Sky& sky, FighterId fighter) -> int { return tally(sky, fighter).hits; }},
    {"collisions", [](const Sky& sky, FighterId fighter) -> int { return tally(sky, fighter).collisions; }},
    {"exits", [](const Sky& sky, FighterId fighter) -> int { return tally(sky, fighter).outside; }},
    {"passes", [](const Sky& sky, FighterId fighter) -> int { return tally(sky, fighter).passes; }},
    {"draws", [](const Sky& sky, FighterId fighter) -> int { return tally(sky, fighter).cards; }},
}};

// What is so, in the words of the fact that was stated.

std::string place(const Sky& sky, const Operands& it) {
  const Plane& plane = sky.p[it.one];
  if (!plane.aloft) return sky.name(it.one) + " gone";
  const Point at = sky.told(plane.at);
  return sky.name(it.one) + " at " + inches(at.x) + " " + inches(at.y);
}
std::string aloft(const Sky& sky, const Operands& it) { return sky.name(it.one) + (sky.p[it.one].aloft ? " aloft" : " gone"); }
std::string heading(const Sky& sky, const Operands& it) {
  return sky.name(it.one) + " heading " + std::to_string(30 * turned(sky.p[it.one].heading, -3 * sky.turns));
}
std::string sight(const Sky& sky, const Operands& it) {
  const Plane& plane = sky.p[it.one];
  return sky.name(it.one) + (in_shot(sky.table, plane.at, plane.heading, sky.p[it.other]) ? " sees " : " does not see ") + sky.name(it.other);
}
std::string contact(const Sky& sky, const Operands& it) {
  return sky.name(it.one) + (has(sky.p[it.one].touching, it.other) ? " touches " : " does not touch ") + sky.name(it.other);
}
/// All of them; touching is a fact of both, so a one-sided one is told instead.
std::string contacts(const Sky& sky, const Operands& it) {
  std::string names;
  for (FighterId other = 0; other < sky.table.fighters(); ++other) {
    const bool forth = has(sky.p[it.one].touching, other);
    if (forth != has(sky.p[other].touching, it.one)) return sky.name(it.one) + " and " + sky.name(other) + " do not touch each other alike";
    if (forth) names += " " + sky.name(other);
  }
  return sky.name(it.one) + " touches" + (names.empty() ? " nobody" : names);
}
std::string range_text(const Sky& sky, const Operands& it, bool within, const std::string& what) {
  return sky.name(it.one) + (within ? " within " : " not within ") + std::to_string(it.number) + " of " + what;
}
std::string range(const Sky& sky, const Operands& it) {
  const Plane& plane = sky.p[it.one];
  return range_text(sky, it, within_range(sky.table, plane.at, plane.heading, it.number, sky.p[it.other]), sky.name(it.other));
}
std::string centre_range(const Sky& sky, const Operands& it) {
  return range_text(sky, it, token_within_range(sky.table, sky.p[it.one], it.number, sky.table.centre()), "centre");
}
std::string buff(const Sky& sky, const Operands& it) {
  constexpr std::array<std::string_view, 3> names = {"no buff", "elusive", "nitro"};  // as Buff
  return sky.name(it.one) + " has " + std::string(names[static_cast<std::size_t>(sky.p[it.one].buff)]);
}
std::string acted(const Sky& sky, const Operands& it) { return sky.name(it.one) + (sky.p[it.one].acted ? " has acted" : " has not acted"); }
std::string stat(const Sky& sky, const Operands& it) {
  return std::string(stats[it.stat].name) + " of " + sky.name(it.one) + " = " + std::to_string(stats[it.stat].of(sky, it.one));
}
std::string active(const Sky& sky, const Operands& it) {
  const std::uint8_t card = sky.p[it.one].active;
  return "active of " + sky.name(it.one) + " = " + (card == no_card ? "none" : std::to_string(card + 1));
}
std::string side(const Sky& sky, const Operands& it) { return "side of " + sky.name(it.one) + " = " + (sky.p[it.one].turned ? "B" : "A"); }
std::string tokens_on(const Sky& sky, const Operands& it, std::string_view what, const std::array<std::uint8_t, hand_cards>& cards) {
  return std::string(what) + " of " + sky.name(it.one) + " " + std::to_string(it.card + 1) + " = " +
         std::to_string(cards[static_cast<std::size_t>(it.card)]);
}
std::string dazed(const Sky& sky, const Operands& it) { return tokens_on(sky, it, "dazed", sky.p[it.one].dazed); }
std::string charges(const Sky& sky, const Operands& it) { return tokens_on(sky, it, "charges", sky.p[it.one].charges); }
std::string card_place(const Sky& sky, const Operands& it) {
  const Plane& plane = sky.p[it.one];
  const bool dazed = plane.dazed[static_cast<std::size_t>(it.card)] > 0;
  return "card " + std::to_string(it.card + 1) + " of " + sky.name(it.one) + (plane.active == it.card ? " active" : dazed ? " in play" : " in hand");
}
std::string aux_text(const Sky& sky, const Operands& it, AuxPlace place) {
  constexpr std::array<std::string_view, 4> places = {" nowhere", " in deck of ", " in discard of ", " in play of "};  // as AuxPlace
  std::string text = "aux " + it.aux;
  const int index = static_cast<int>(place);
  if (place == AuxPlace::none) return text + " nowhere";
  if (place < AuxPlace::hand) return text + std::string(places[static_cast<std::size_t>(index)]) + sky.name(it.one);
  const bool hand = place < AuxPlace::attached;
  const auto whose = static_cast<FighterId>(index - static_cast<int>(hand ? AuxPlace::hand : AuxPlace::attached));
  return text + (hand ? " in hand of " : " attached to ") + sky.name(whose);
}
/// Where the cards of that id are; where there are several, the first that is where it was said to be.
std::string aux_place(const Sky& sky, const Operands& it, AuxPlace said) {
  const std::vector<AuxCard>& deck = sky.table.aux_deck(it.one);
  AuxPlace found = AuxPlace::none;
  for (std::size_t slot = 0; slot < deck.size(); ++slot) {
    if (deck[slot].id != it.aux) continue;
    const AuxPlace place = sky.p.aux[static_cast<std::size_t>(sky.table.owner_of(it.one))][slot];
    if (place == said) return aux_text(sky, it, said);
    if (found == AuxPlace::none) found = place;
  }
  return aux_text(sky, it, found);
}
std::string aux_in_hand(const Sky& sky, const Operands& it) { return aux_place(sky, it, in_hand_of(it.one)); }
std::string aux_attached(const Sky& sky, const Operands& it) { return aux_place(sky, it, attached_to(it.one)); }
std::string aux_in_deck(const Sky& sky, const Operands& it) { return aux_place(sky, it, AuxPlace::deck); }
std::string aux_in_discard(const Sky& sky, const Operands& it) { return aux_place(sky, it, AuxPlace::discard); }
std::string aux_in_play(const Sky& sky, const Operands& it) { return aux_place(sky, it, AuxPlace::in_play); }

std::string points(const Sky& sky, const Operands& it) {
  const auto seat = static_cast<std::size_t>(it.seat);
  return "points of " + std::string(colours[seat]) + " = " + std::to_string(sky.p.points[seat]);
}
std::string win(const Sky& sky, const Operands& it) {
  const bool wins = sky.p.outcome != Outcome::open && ((sky.p.winners >> it.seat) & 1U) != 0;
  return std::string(colours[static_cast<std::size_t>(it.seat)]) + (wins ? " wins" : " does not win");
}
std::string drawn(const Sky& sky, const Operands&) { return sky.p.outcome != Outcome::open && sky.p.winners == 0 ? "draw" : "no draw"; }
std::string outcome(const Sky& sky, const Operands&) {
  constexpr std::array<std::string_view, 6> names = {"open", "shot down", "dazed out", "points", "time", "tiebreak"};  // as Outcome
  return "outcome = " + std::string(names[static_cast<std::size_t>(sky.p.outcome)]);
}
std::string round_now(const Sky& sky, const Operands&) { return "round = " + std::to_string(sky.p.round); }
std::string cycle(const Sky& sky, const Operands&) { return "cycle = " + std::to_string(sky.p.cycle); }
std::string token_count(const Sky& sky, const Operands&) { return "tokens = " + std::to_string(sky.p.tokens.size()); }
std::string token_at(const Sky& sky, const Operands& it) {
  std::string text;
  for (const Point& token : sky.p.tokens) {
    const Point at = sky.told(token);
    if (at == it.point) return "token at " + inches(at.x) + " " + inches(at.y);
    text += (text.empty() ? "token at " : ", ") + inches(at.x) + " " + inches(at.y);
  }
  return text.empty() ? "tokens = 0" : text;
}
std::string holder(const Sky& sky, const Operands&) { return "holder = " + (sky.p.holder == nobody ? "nobody" : sky.name(sky.p.holder)); }
std::string order(const Sky& sky, const Operands&) {
  std::string text = "order =";
  for (const FighterId fighter : sky.p.order) text += " " + sky.name(fighter);
  return text;
}

constexpr std::array<Form, 49> forms = {{{"P at X", place},
                                         {"P gone", place},
                                         {"P aloft", aloft},
                                         {"P heading N", heading},
                                         {"P sees P", sight},
                                         {"P does not see P", sight},
                                         {"P touches nobody", contacts},
                                         {"P touches L", contacts},
                                         {"P does not touch P", contact},
                                         {"P within R of centre", centre_range},
                                         {"P not within R of centre", centre_range},
                                         {"P within R of P", range},
                                         {"P not within R of P", range},
                                         {"P has elusive", buff},
                                         {"P has nitro", buff},
                                         {"P has no buff", buff},
                                         {"P has acted", acted},
                                         {"P has not acted", acted},
                                         {"points of T = N", points},
                                         {"active of P = none", active},
                                         {"active of P = N", active},
                                         {"side of P = A", side},
                                         {"side of P = B", side},
                                         {"dazed of P C = N", dazed},
                                         {"charges of P C = N", charges},
                                         {"S of P = N", stat},
                                         {"card C of P in hand", card_place},
                                         {"card C of P in play", card_place},
                                         {"card C of P active", card_place},
                                         {"aux I in hand of P", aux_in_hand},
                                         {"aux I attached to P", aux_attached},
                                         {"aux I in deck of P", aux_in_deck},
                                         {"aux I in discard of P", aux_in_discard},
                                         {"aux I in play of P", aux_in_play},
                                         {"T wins", win},
                                         {"T does not win", win},
                                         {"draw", drawn},
                                         {"outcome = open", outcome},
                                         {"outcome = shot down", outcome},
                                         {"outcome = dazed out", outcome},
                                         {"outcome = points", outcome},
                                         {"outcome = time", outcome},
                                         {"outcome = tiebreak", outcome},
                                         {"round = N", round_now},
                                         {"cycle = N", cycle},
                                         {"tokens = N", token_count},
                                         {"token at X", token_at},
                                         {"holder = P", holder},
                                         {"order = L", order}}};

}  // namespace

Point Sky::told(const Point& point) const { return quarter_turned(point, 4 - turns, table.length(), table.width()); }

std::span<const Form> fact_forms() { return forms; }

std::vector<std::string> stat_names() {
  std::vector<std::string> names;
  for (const Stat& one : stats) names.emplace_back(one.name);
  return names;
}

}  // namespace rondo::aerodome
