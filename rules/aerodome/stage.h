#pragma once
// Composes an Aerodome table and position by hand: plain pilots under an empty sky, then markers wherever they are wanted. For situations
// and tests; a game that is played begins with `Game::start`.
#include <string>
#include <vector>

#include "rules/aerodome/cards.h"
#include "rules/aerodome/game.h"
#include "rules/aerodome/position.h"

namespace rondo::aerodome {

/// Nine cards `P-1` to `P-9` by Initiative, each with Straight 1 and nothing else.
[[nodiscard]] std::vector<BattleCard> bare_hand();
/// A pilot with a plain hand and no ability, whose fighter goes by this word.
[[nodiscard]] Pilot bare_pilot(std::string word);
/// So many plain pilots under a Stadium without tokens or abilities; for squadrons two teams of four, `red-1` to `red-4` and `blue-1` to
/// `blue-4`. Not yet complete (see `complete`): cards may still be put in.
[[nodiscard]] Table bare_table(Mode mode = Mode::standard, int seats = 2);
/// The card takes the place of the one with its Initiative.
void put_card(Pilot& pilot, const BattleCard& card);

/// Round 1 with all Hit Points, nobody aloft, all Auxiliary cards in their decks; the first pilot held Initiative. The table is complete.
[[nodiscard]] Position bare_position(const Table& table);

class Stage {
 public:
  /// Both must outlive the stage; what `position` holds stays.
  Stage(const Table& table, Position& position) : table_(table), p_(position) {}

  /// Sets the marker down, heading in steps of 30 degrees; it touches whatever it lies against.
  void place(FighterId fighter, const Point& at, int heading);
  /// The two touch, as after a stop that was rounded.
  void touch(FighterId one, FighterId other);
  /// The card of this round, 0 to 8, face up with its printed Initiative, or face down.
  void activate(FighterId fighter, int card, bool revealed = true);
  /// An Auxiliary card out of the deck to wherever it is wanted; an Armament that is attached gets its Ammo. False if none of that id is left.
  bool aux(FighterId fighter, const std::string& id, AuxPlace place);

  /// What happens next: that step of the round.
  void begin(RoundStep step);
  /// The first of these takes its turn, then the others; those who have acted may stand before it.
  void turns(const std::vector<FighterId>& order);

 private:
  const Table& table_;
  Position& p_;
};

}  // namespace rondo::aerodome
