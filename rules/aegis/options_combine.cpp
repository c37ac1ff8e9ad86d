// Who may combine into what, in every way there is: two adjacent robots, three or more in Draft combining, Emerge; where the new robot
// may stand; and who may be put on the board from the reserve.
#include <algorithm>

#include "rules/aegis/lists.h"

namespace rondo::aegis {

namespace {

/// The player's robots that can be components: no Drones (AEG-239).
PieceSet combinable(const Position& p) {
  PieceSet set = 0;
  for (PieceId piece = 0; piece < hero_slots; ++piece)
    if (p.alive(piece)) set |= only(piece);
  return set;
}

/// Whether the activation has not spent its Action, and the pool pays for this way of combining.
bool may_join(const Position& p, const Frame& activation, int price) {
  constexpr std::uint16_t barred = activation_flag::stride | activation_flag::overridden;  // AEG-556
  return activation.count == 0 && !(activation.flags & barred) && !is_drone(activation.piece) && p.energy >= combine_price(activation, price);
}

/// Calls `visit(set)` for every set of partners, in ascending order.
template <class Visit>
void each_company(const Position& p, PieceId piece, Visit&& visit) {
  const PieceSet others = combinable(p) & ~only(piece);
  for (PieceSet set = 1; set < (PieceSet{1} << hero_slots); ++set)
    if ((set & ~others) == 0) visit(set);
}

template <class Visit>
void each_combined(const Table& table, Visit&& visit) {
  for (int id = table.basics; id < table.basics + table.combined; ++id) visit(static_cast<CardId>(id));
}

}  // namespace

int levels_held(const Table& table, const Position& p) {
  int levels = 0;
  each(combinable(p), [&](PieceId piece) { levels += level(table, p, piece); });  // Drones do not count (AEG-329)
  for (int id = 0; id < table.team_size(); ++id)
    if (p.where[static_cast<std::size_t>(id)] >= Whereabouts::reserve) levels += table.card(static_cast<CardId>(id)).level;
  return levels;
}

bool stranded(const Table& table, const Position& p) {
  bool held = false;
  bool spare = false;
  for (int id = 0; id < table.team_size(); ++id) {
    const Whereabouts where = p.where[static_cast<std::size_t>(id)];
    held = held || where >= Whereabouts::reserve;
    spare = spare || (where == Whereabouts::off_board && table.is_basic(static_cast<CardId>(id)));
  }
  return held && (!spare || levels_held(table, p) >= table.profile.levels_in_play);
}

bool may_field(const Table& table, const Position& p, CardId card, PieceSet leaving) {
  if (!table.profile.draft_combining || table.card(card).commander.empty()) return true;
  bool other = false;
  each(combinable(p) & ~leaving, [&](PieceId piece) { other = other || !card_of(table, p, piece).commander.empty(); });
  return !other;
}

bool may_form(const Table& table, const Position& p, PieceSet robots, CardId id) {
  const Card& card = table.card(id);
  if (p.where[id] != Whereabouts::off_board) return false;
  ClassSet letters = 0;
  bool fits = true;
  bool made = card.recipe.letter == 0 || table.profile.draft_combining;  // AEG-471
  each(robots, [&](PieceId piece) {
    const ClassSet own = all_classes(table, p, p[piece].card);
    fits = fits && (own & card.classes) != 0 && level(table, p, piece) <= card.level;
    made = made || ((own & card.recipe.letter) != 0 && has_make(table, p, p[piece].card, card.recipe.make));
    letters |= own;
  });
  return fits && made && (card.classes & ~letters) == 0 && may_field(table, p, id, robots);
}

bool touching(const Table& table, const Position& p, PieceSet robots) {
  PieceSet reached = robots & (~robots + 1);
  for (PieceSet before = 0; before != reached;) {
    before = reached;
    each(before, [&](PieceId piece) {
      each(robots & ~before, [&](PieceId next) {
        if (apart(table, p, piece, next) == 1) reached |= only(next);
      });
    });
  }
  return reached == robots;
}

bool may_combine(const Table& table, const Position& p, const Frame& activation) { return may_join(p, activation, table.profile.combine_cost); }

HexSet landing_hexes(const Table& table, const Position& p, const Frame& landing) {
  HexSet left;
  each(landing.pieces, [&](PieceId piece) { left.insert(p[piece].hex); });
  if (!(landing.flags & landing_flag::emerging)) return left;
  HexSet barred = occupied(p);
  barred -= left;
  HexSet hexes = table.zones;
  hexes -= barred;
  return hexes;
}

void list_combines(const Table& table, const Position& p, const Frame& frame, OptionList& options) {
  const PieceId piece = frame.piece;
  if (may_combine(table, p, frame))
    each(combinable(p) & ~only(piece), [&](PieceId partner) {
      if (apart(table, p, piece, partner) != 1) return;
      each_combined(table, [&](CardId card) {
        if (may_form(table, p, only(piece) | only(partner), card))
          for (const HexId hex : {p[piece].hex, p[partner].hex}) options.add(act(Verb::combine, partner, card, hex));
      });
    });
  if (table.profile.draft_combining && may_join(p, frame, table.profile.merge_cost))
    each_company(p, piece, [&](PieceSet company) {
      const PieceSet all = company | only(piece);
      if (std::popcount(all) < 3 || !touching(table, p, all)) return;
      each_combined(table, [&](CardId card) {
        if (may_form(table, p, all, card)) options.add(act(Verb::merge, static_cast<int>(company), card));
      });
    });
  if (!knows(table, Side::hero, Ability::emerge) || !may_join(p, frame, table.profile.emerge_cost)) return;
  each_combined(table, [&](CardId card) {
    if (!table.card(card).abilities.has(Ability::emerge)) return;
    each_company(p, piece, [&](PieceSet company) {
      const PieceSet all = company | only(piece);
      if (!may_form(table, p, all, card)) return;
      Frame landing;
      landing.pieces = all;
      landing.flags = landing_flag::emerging;
      if (!landing_hexes(table, p, landing).empty()) options.add(act(Verb::emerge, static_cast<int>(company), card));
    });
  });
}

void list_landing(const Table& table, const Position& p, const Frame& frame, OptionList& options) {
  landing_hexes(table, p, frame).each([&](HexId hex) { options.add(act(Verb::land, hex)); });
}

bool may_drop(const Frame& activation) {
  constexpr std::uint16_t barred = activation_flag::stride | activation_flag::accelerated;
  return activation.count == 0 && !(activation.flags & barred) && side_of(activation.piece) == Side::hero;
}

void list_drops(const Table& table, const Position& p, const Frame& frame, OptionList& options) {
  for (int id = 0; id < table.team_size(); ++id) {
    const auto card = static_cast<CardId>(id);
    if (p.where[card] != Whereabouts::reserve || !may_field(table, p, card)) continue;
    HexSet hexes = table.map.around(p[frame.piece].hex);
    hexes -= table.walls;
    hexes -= occupied(p);
    hexes.each([&](HexId hex) { options.add(act(Verb::drop, card, hex)); });
  }
}

}  // namespace rondo::aegis
