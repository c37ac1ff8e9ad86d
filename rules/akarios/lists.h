#pragma once
// The options of each kind of frame, in their published order. Private to rules/akarios: the world uses `Game::options`.
#include <optional>

#include "rules/akarios/legal.h"
#include "rules/akarios/verbs.h"

namespace rondo::akarios {

/// Whether that result may pay for the next icon of a `use` frame, so that the other icons can still be paid.
[[nodiscard]] bool pays(const Table& table, const Position& p, const Frame& frame, Face face);
/// The result that must pay for the next icon of a `use` frame, where there is no choice.
[[nodiscard]] std::optional<Face> single_payment(const Table& table, const Position& p, const Frame& frame);

void list_opening(const Table& table, const Position& p, const Frame& frame, OptionList& list);
void list_reveal(const Table& table, const Position& p, OptionList& list);
void list_roll(const Frame& frame, OptionList& list);
void list_phase(const Table& table, const Position& p, const Frame& frame, OptionList& list);
void list_use(const Table& table, const Position& p, const Frame& frame, OptionList& list);
void list_activation(const Table& table, const Position& p, const Frame& frame, OptionList& list);
void list_attack(const Table& table, const Position& p, const Frame& frame, OptionList& list);
void list_harm(const Table& table, const Position& p, const Frame& frame, OptionList& list);
/// The next card of that deck.
void list_modifiers(const ModifierDeck& deck, OptionList& list);

}  // namespace rondo::akarios
