#pragma once
// The options of each kind of frame, in published order: the order of these files' lines, then ascending operands. Also what both options and
// resolvers ask of a round. Private to rules/aerodome.
#include "rules/aerodome/resolve.h"

namespace rondo::aerodome {

/// Replaces `options` with those of `seat`, which owes.
void list_options(const Table& table, const Position& p, Seat seat, OptionList& options);

void list_faces(OptionList& options, int faces = 6);
void list_entry(const Table& table, const Position& p, const Frame& frame, OptionList& options);
void list_choices(const Table& table, const Position& p, Seat seat, OptionList& options);
void list_unveil(const Table& table, const Position& p, OptionList& options);
void list_turn(const Table& table, const Position& p, const Frame& frame, OptionList& options);
void list_attack(const Table& table, const Position& p, const Frame& frame, OptionList& options);
void list_effects(const Table& table, const Position& p, const Frame& frame, OptionList& options);
void list_draw(const Table& table, const Position& p, const Frame& frame, OptionList& options);
void list_recover(const Table& table, const Position& p, const Frame& frame, OptionList& options);

/// The only spot left to an entry that no edge admits.
void list_farthest(const Table& table, const Position& p, const Frame& frame, OptionList& options);

/// A fighter whose face-down card must be unveiled before this cycle's reveal, or nobody; in squadrons any of the team.
[[nodiscard]] FighterId hidden_now(const Table& table, const Position& p);
/// Whether it is revealed in this cycle.
[[nodiscard]] bool in_cycle(const Table& table, const Position& p, FighterId fighter);
/// The first slot that a squadron has still to fill, `team_size` when its order is complete.
[[nodiscard]] int next_slot(const Table& table, const Position& p, int team);
/// How many battle cards are in hand.
[[nodiscard]] int hand_of(const Position& p, FighterId fighter);
/// Whom a line of an action bar can be aimed at.
[[nodiscard]] FighterSet targets_of(const Table& table, const Position& p, FighterId fighter, const ActionLine& line);
/// Whom the dice left of a divided attack can still be aimed at (ARD-244).
[[nodiscard]] FighterSet further_targets(const Table& table, const Position& p, const Frame& turn);
/// Whether no card is left in the Auxiliary deck.
[[nodiscard]] bool deck_empty(const Table& table, const Position& p, FighterId fighter);

}  // namespace rondo::aerodome
