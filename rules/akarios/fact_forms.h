#pragma once
// The forms that facts about an Akarios position can take, each with what says how it is instead. Private to facts.
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/akarios/cards.h"

namespace rondo::akarios {

/// What a fact is told of. Hexes are those of the table, whichever way its map has been turned in play.
struct Scene {
  const Table& table;
  const Position& p;
  int sides = 0;  ///< by how many hex sides clockwise facings lie other than the fact's words mean them
};

/// The operands of a fact in their order.
struct Operands {
  ShipId ship = no_ship;
  HexId hex = nowhere;
  TokenKind token = TokenKind::none;
  Face face = Face::move;
  Condition condition = Condition::slow;
  int stat = 0;
  int number = 0;
  int type = 0;
  std::string word;  ///< of an ability, an upgrade, a drone, a card
};

/// A form of facts. In its pattern S is a ship, P a pilot's, N a number, H a hex, D a facing, K a kind of tokens, A an ability's word, U an
/// upgrade's, V a drone's, W a scenario card's, F a face of the dice, M a modifier card, X a number of the ship, Y of the pilot, Z of the battle, T
/// an enemy type, I a combat card's id, O an outcome; every other word stands for itself.
struct Form {
  std::string_view pattern;
  std::string (*now)(const Scene&, const Operands&);
};
[[nodiscard]] std::span<const Form> fact_forms();

inline constexpr std::string_view operand_letters = "SPNHDKAUVWFMXYZTIO";
inline constexpr std::string_view token_words[] = {"ignition", "missile", "flak"};  // as TokenKind, without none
inline constexpr std::string_view outcome_words[] = {"open",       "destroyed",    "survived",     "reached",
                                                     "squad-lost", "sparrow-lost", "out-of-rounds"};  // as Outcome
inline constexpr std::string_view ship_numbers[] = {"shields", "hull"};
inline constexpr std::string_view pilot_numbers[] = {"stress", "dice", "deck", "discard", "kinetic"};
inline constexpr std::string_view battle_numbers[] = {"round",   "attacks", "misses", "kills",    "lost",  "reactions",
                                                      "enemies", "tokens",  "dealt",  "suffered", "spent", "discarded"};

}  // namespace rondo::akarios
