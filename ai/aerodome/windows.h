#pragma once
// The small answers: dice to reroll, Elusive, cards to draw and keep, Debuffs to take off, and where a marker enters.
#include "ai/aerodome/appraisal.h"
#include "rules/aerodome/effects.h"
#include "rules/aerodome/flight.h"
#include "rules/aerodome/verbs.h"

namespace rondo::aerodome {

/// What an answer to an attack, a draw, a recovery or a choice of Buffs is worth.
[[nodiscard]] double window_worth(const Appraisal& appraisal, const Frame& frame, Action action);

/// What it is worth to enter there: near enemies, not before their guns, and with the middle ahead, `aside` inches to the left.
[[nodiscard]] double place_worth(const Appraisal& appraisal, FighterId fighter, const Pose& at, double aside);

}  // namespace rondo::aerodome
