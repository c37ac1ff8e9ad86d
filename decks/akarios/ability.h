#pragma once
// Reading what one can do: the dice and cubes it takes, when, and its steps. Steps that make no sense where they stand are faults: a reaction
// cannot fire, an enemy does nothing by choice.
#include <string_view>
#include <vector>

#include "decks/akarios/cards.h"
#include "decks/akarios/sheet.h"
#include "decks/reader.h"

namespace rondo::akarios {

/// Who has the ability, as not all keys make sense everywhere.
enum class Bearer : std::uint8_t { board, upgrade, basic, advanced };

/// `trigger`, `cost`, `supply`, `once`, and where they make sense `cubes`, `resupplied` and `only_for`; neither word, name nor steps.
void read_cost(const Reader& table, Bearer bearer, Sheet& sheet, Ability& ability);

/// The steps under `steps`.
[[nodiscard]] std::vector<Step> read_steps(const Reader& table);

/// Reports steps of `key` that cannot happen when the ability is used, at most one a list.
void check_ability(const Reader& table, std::string_view key, const Ability& ability);
/// The same for what an enemy does.
void check_enemy_steps(const Reader& table, const std::vector<Step>& steps);

}  // namespace rondo::akarios
