#pragma once
// The options of each kind of frame, in published order: the order of this file's lines, then ascending operands. A frame that
// goes on by itself when only one option is left asks the same functions. Private to rules/aegis.
#include "rules/aegis/resolve.h"

namespace rondo::aegis {

/// Replaces `options` with those of the frame that waits, for whoever owes.
void list_options(const Table& table, const Position& p, OptionList& options);

/// The six faces of a die.
void list_die(OptionList& options);
void list_placement(const Table& table, const Position& p, const Frame& frame, OptionList& options);
void list_round(const Table& table, const Position& p, const Frame& frame, OptionList& options);
void list_activation(const Table& table, const Position& p, const Frame& frame, OptionList& options);
/// Its part of the activation: all ways of combining, then drops.
void list_combines(const Table& table, const Position& p, const Frame& activation, OptionList& options);
void list_drops(const Table& table, const Position& p, const Frame& activation, OptionList& options);
void list_landing(const Table& table, const Position& p, const Frame& frame, OptionList& options);
void list_use(const Table& table, const Position& p, const Frame& frame, OptionList& options);
void list_counter(const Table& table, const Position& p, const Frame& frame, OptionList& options);
void list_relocate(const Table& table, const Position& p, const Frame& frame, OptionList& options);
void list_mend(const Table& table, const Position& p, const Frame& frame, OptionList& options);
void list_valor_mend(const Table& table, const Position& p, const Frame& frame, OptionList& options);
void list_combined(const Table& table, const Position& p, const Frame& frame, OptionList& options);
void list_effect(const Table& table, const Position& p, const Frame& frame, OptionList& options);
void list_salvo(const Table& table, const Position& p, const Frame& frame, OptionList& options);
void list_minion(const Table& table, const Position& p, const Frame& frame, OptionList& options);
void list_summon(const Table& table, const Position& p, const Frame& frame, OptionList& options);

// options_command.cpp: Commander abilities.
/// The hexes of a Jetjump, each with either price.
void list_jetjump(const Table& table, const Position& p, PieceId piece, OptionList& options);
/// Whether the robot about to be moved may Jetjump instead, and nobody has said yet that it stays.
[[nodiscard]] bool may_dodge(const Table& table, const Position& p, const Frame& relocate);
/// The ways of the robot about to be moved, Jetjump aside.
void list_forced(const Table& table, const Position& p, const Frame& relocate, OptionList& options);
/// The windows of a `use` frame: Excavate's before the Action, Aether Wind's and False Army's after it.
void list_command(const Table& table, const Position& p, const Frame& use, OptionList& options);
/// The boss turn in progress, or nothing.
[[nodiscard]] const Frame* boss_turn_of(const Position& p);
/// Whether the Action failed completely in its side's own turn, and that side's Commander has False Army (AEG-545).
[[nodiscard]] bool failed_on_own_turn(const Table& table, const Position& p, const Frame& use);
/// What the player may do with a minion by its Commander's abilities.
void list_minion_command(const Table& table, const Position& p, const Frame& minion, OptionList& options);

}  // namespace rondo::aegis
