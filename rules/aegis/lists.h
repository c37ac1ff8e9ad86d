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
void list_use(const Table& table, const Position& p, const Frame& frame, OptionList& options);
void list_counter(const Table& table, const Position& p, const Frame& frame, OptionList& options);
void list_relocate(const Table& table, const Position& p, const Frame& frame, OptionList& options);
void list_mend(const Table& table, const Position& p, const Frame& frame, OptionList& options);
void list_valor_mend(const Table& table, const Position& p, const Frame& frame, OptionList& options);
void list_combined(const Table& table, const Position& p, const Frame& frame, OptionList& options);
void list_minion(const Table& table, const Position& p, const Frame& frame, OptionList& options);
void list_summon(const Table& table, const Position& p, const Frame& frame, OptionList& options);

}  // namespace rondo::aegis
