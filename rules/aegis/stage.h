#pragma once
// Composes an AEGIS position by hand, piece by piece on an empty table. For situations and tests; a game that is played begins with
// `Game::start`.
#include <span>

#include "rules/aegis/cards.h"
#include "rules/aegis/position.h"

namespace rondo::aegis {

/// The player's turn of round 1 with nobody but the boss on the board, every minion card and Rondo card in its deck, and 20 Energy.
[[nodiscard]] Position bare_position(const Table& table);

class Stage {
 public:
  /// Both must outlive the stage; what `position` holds stays.
  Stage(const Table& table, Position& position) : table_(table), p_(position) {}

  // Each gives the piece's slot, or no_piece where its side has none left or the hex is taken or terrain.
  PieceId robot(CardId card, HexId hex);
  /// The card leaves the deck.
  PieceId minion(CardId card, HexId hex);
  PieceId drone(CardId card, HexId hex, Side side);

  /// Puts a card of the team beneath a robot's.
  void beneath(PieceId robot, CardId card);
  /// Keeps a card of the team in reserve.
  void reserve(CardId card) { p_.where[card] = Whereabouts::reserve; }
  /// A minion card to the discard.
  void discard(CardId card);
  /// A minion card out of the shuffled part of the deck, to the bottom.
  void put_under(CardId card);
  /// The Rondo cards of this round, by Icon, of which none is resolved; they are taken out of the deck as far as it holds them.
  void reveal(std::span<const std::uint8_t> icons);
  /// Rondo cards of earlier rounds.
  void spent(std::span<const std::uint8_t> icons);

 private:
  void take(std::uint8_t icon);
  PieceId put(PieceId first, int slots, CardId card, HexId hex);
  [[nodiscard]] std::uint8_t place(CardId card) const { return static_cast<std::uint8_t>(table_.minion_place(card)); }

  const Table& table_;
  Position& p_;
};

}  // namespace rondo::aegis
