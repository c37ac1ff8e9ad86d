#include "rules/aerodome/stage.h"

#include <algorithm>

#include "rules/aerodome/effects.h"
#include "rules/aerodome/flight.h"

namespace rondo::aerodome {

std::vector<BattleCard> bare_hand() {
  std::vector<BattleCard> hand;
  for (int initiative = 1; initiative <= hand_cards; ++initiative) {
    BattleCard card;
    card.id = "P-" + std::to_string(initiative);
    card.name = "Plain " + std::to_string(initiative);
    card.initiative = initiative;
    card.actions.emplace_back();  // Straight 1
    hand.push_back(std::move(card));
  }
  return hand;
}

Pilot bare_pilot(std::string word) {
  Pilot pilot;
  pilot.fighter.id = pilot.fighter.name = word;
  pilot.fighter.word = std::move(word);
  pilot.fighter.type = "Any";
  pilot.fighter.bar.fill(hand_cards);
  pilot.hand = bare_hand();
  return pilot;
}

Table bare_table(Mode mode, int seats) {
  Table table;
  table.mode = mode;
  table.stadium.word = "plain";
  table.stadium.id = table.stadium.name = "Plain Sky";
  table.aux_decks.resize(static_cast<std::size_t>(seats));
  for (int seat = 0; seat < seats; ++seat) {
    if (mode != Mode::squadron) {
      table.pilots.push_back(bare_pilot(std::string(colours[static_cast<std::size_t>(seat)])));
      continue;
    }
    for (int number = 1; number <= team_size; ++number) table.pilots.push_back(bare_pilot(std::to_string(number)));
  }
  return table;
}

void put_card(Pilot& pilot, const BattleCard& card) { pilot.hand[static_cast<std::size_t>(card.initiative - 1)] = card; }

Position bare_position(const Table& table) {
  Position p;
  p.round = 1;
  p.holder = 0;
  for (FighterId fighter = 0; fighter < table.fighters(); ++fighter) p[fighter].hit_points = static_cast<std::uint8_t>(table.hit_points);
  for (std::size_t owner = 0; owner < table.aux_decks.size(); ++owner)
    std::fill_n(p.aux[owner].begin(), table.aux_decks[owner].size(), AuxPlace::deck);
  for (auto& team : p.slots) team.fill(no_card);
  Frame frame;
  frame.kind = FrameKind::round;
  p.frames.push_back(frame);
  return p;
}

void Stage::place(FighterId fighter, const Point& at, int heading) {
  Plane& plane = p_[fighter];
  plane.at = at;
  plane.heading = static_cast<std::uint8_t>(turned(heading, 0));
  plane.aloft = true;
  for (FighterId other = 0; other < table_.fighters(); ++other)
    if (other != fighter && p_[other].aloft && rondo::touch(marker(table_, plane), marker(table_, p_[other]))) touch(fighter, other);
}

void Stage::touch(FighterId one, FighterId other) {
  p_[one].touching = static_cast<FighterSet>(p_[one].touching | only(other));
  p_[other].touching = static_cast<FighterSet>(p_[other].touching | only(one));
}

void Stage::activate(FighterId fighter, int card, bool revealed) {
  Plane& plane = p_[fighter];
  plane.active = static_cast<std::uint8_t>(card);
  plane.revealed = revealed;
  plane.initiative = static_cast<std::uint8_t>(revealed ? table_.card(fighter, card).initiative : 0);
  plane.sturdy = static_cast<std::uint8_t>(revealed ? keyword(table_, p_, fighter, Keyword::sturdy) : 0);
}

bool Stage::aux(FighterId fighter, const std::string& id, AuxPlace place) {
  const std::vector<AuxCard>& deck = table_.aux_deck(fighter);
  auto& places = p_.aux[static_cast<std::size_t>(table_.owner_of(fighter))];
  for (std::size_t slot = 0; slot < deck.size(); ++slot) {
    if (deck[slot].id != id || places[slot] != AuxPlace::deck) continue;
    places[slot] = place;
    if (place == attached_to(fighter)) p_[fighter].ammo = deck[slot].keywords[Keyword::ammo].number;
    return true;
  }
  return false;
}

void Stage::begin(RoundStep step) { p_.frames[0].step = static_cast<std::uint8_t>(step); }

void Stage::turns(const std::vector<FighterId>& order) {
  p_.order.clear();
  for (const FighterId fighter : order) p_.order.push_back(fighter);
  begin(RoundStep::turns);
}

}  // namespace rondo::aerodome
