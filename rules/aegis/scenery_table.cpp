// From what is written to tables and a position.
#include <algorithm>
#include <utility>

#include "decks/spelling.h"
#include "rules/aegis/scenery.h"
#include "rules/aegis/stage.h"
#include "rules/aegis/words.h"

namespace rondo::aegis {

namespace {

template <class T>
std::vector<T> ordered(std::vector<T> list, bool reversed) {
  if (reversed) std::reverse(list.begin(), list.end());
  return list;
}

CardId id_of(const Table& table, const RobotCard* card) {
  const auto at = std::find_if(table.cards.begin(), table.cards.end(), [&](const Card& one) { return one.id == card->id; });
  return static_cast<CardId>(at - table.cards.begin());
}

}  // namespace

Result<Table> lay_table(const Scenery& scenery, const Box& box, bool reversed) {
  Lineup lineup;
  lineup.board = &scenery.board;
  lineup.boss = &scenery.boss;
  std::vector<const RobotCard*> team;
  for (const Stander& stander : scenery.robots) {
    team.push_back(stander.card);
    team.insert(team.end(), stander.beneath.begin(), stander.beneath.end());
  }
  for (const auto* list : {&scenery.team, &scenery.reserve})
    for (const Named& named : *list) team.push_back(named.card);
  for (const RobotCard* card : ordered(team, reversed)) (card->level() == 1 ? lineup.basics : lineup.combined).push_back(card);
  for (const Named& named : ordered(scenery.sideboard, reversed)) lineup.sideboard.push_back(named.card);
  for (const Stander& stander : scenery.minions) lineup.minions.push_back(stander.card);
  for (const auto* list : {&scenery.deck, &scenery.bottom, &scenery.discard})
    for (const Named& named : *list) lineup.minions.push_back(named.card);
  lineup.minions = ordered(lineup.minions, reversed);
  for (const RobotCard& card : box.robots)
    if (card.drone) lineup.drones.push_back(&card);
  return lay_out(lineup, scenery.setup);
}

Position lay_position(const Scenery& scenery, const Table& table, bool reversed, FaultLog& log) {
  Position p = bare_position(table);
  Stage stage(table, p);
  const auto put = [&](const Stander& stander, auto&& how) {
    const Result<HexId> hex = hex_named(table, stander.hex);
    if (!hex) return log.add(stander.place, hex.fault().what, hex.fault().expected);
    const PieceId piece = how(id_of(table, stander.card), *hex);
    if (piece == no_piece)
      return log.add(stander.place, quoted(stander.card->id) + " cannot stand on " + stander.hex, "a free hex, and no more pieces than a side has");
    Piece state = stander.state;
    state.card = p[piece].card;
    state.hex = p[piece].hex;
    p[piece] = state;
    for (const RobotCard* under : stander.beneath) stage.beneath(piece, id_of(table, under));
  };
  for (const Stander& stander : ordered(scenery.robots, reversed)) put(stander, [&](CardId card, HexId hex) { return stage.robot(card, hex); });
  for (const Stander& stander : ordered(scenery.minions, reversed)) put(stander, [&](CardId card, HexId hex) { return stage.minion(card, hex); });
  for (const Stander& stander : scenery.drones)  // their numbers are part of their names
    put(stander, [&](CardId card, HexId hex) { return stage.drone(card, hex, stander.side); });
  Piece boss = scenery.boss_state;
  boss.card = p[boss_piece].card;
  boss.hex = p[boss_piece].hex;
  p[boss_piece] = boss;
  for (const Named& named : scenery.reserve) stage.reserve(id_of(table, named.card));
  for (const Named& named : scenery.bottom) stage.put_under(id_of(table, named.card));
  for (const Named& named : scenery.discard) stage.discard(id_of(table, named.card));
  stage.reveal(scenery.rondo);
  stage.spent(scenery.rondo_discard);
  p.resolved = scenery.resolved;
  p.round = scenery.round;
  p.energy = p.max_energy = scenery.energy;
  p.valor = scenery.valor;
  p.skills_used = scenery.skills_used;
  p.frames.back().step = static_cast<std::uint8_t>(scenery.begin);
  return p;
}

}  // namespace rondo::aegis
