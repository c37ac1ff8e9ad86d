#pragma once
// The answers to what a person may ask about a position. Each takes the words after the question's name and changes nothing; bad words
// come back as one Fault. Private to rules/akarios: the world reads `Game::questions`.
#include <span>
#include <string>
#include <vector>

#include "rules/akarios/aim.h"
#include "rules/akarios/words.h"

namespace rondo::akarios {

using Words = std::span<const std::string>;

[[nodiscard]] Result<std::string> answer_show(const Table& table, const Position& p, Words words);
[[nodiscard]] Result<std::string> answer_range(const Table& table, const Position& p, Words words);
[[nodiscard]] Result<std::string> answer_arc(const Table& table, const Position& p, Words words);
[[nodiscard]] Result<std::string> answer_try(const Table& table, const Position& p, Words words);
[[nodiscard]] Result<std::string> answer_odds(const Table& table, const Position& p, Words words);
[[nodiscard]] Result<std::string> answer_deck(const Table& table, const Position& p, Words words);
[[nodiscard]] Result<std::string> answer_cards(const Table& table, const Position& p, Words words);
[[nodiscard]] Result<std::string> answer_tokens(const Table& table, const Position& p, Words words);

/// The ship that a question is about where it names none: whoever acts, else the first pilot in play.
[[nodiscard]] ShipId subject(const Table& table, const Position& p);
/// A ship in play.
[[nodiscard]] Result<ShipId> ship_in_play(const Table& table, const Position& p, const std::string& word);
/// The pilot that all of `words` name; without any, the subject.
[[nodiscard]] Result<ShipId> pilot_meant(const Table& table, const Position& p, Words words, const std::string& syntax);

/// One attack that a ship may make: of a pilot's ability, of the combat card revealed for an automaton.
struct Weapon {
  std::string name;  ///< `cannons`, `F3`
  const Step* step = nullptr;
  AbilityId ability = no_ability;
};
[[nodiscard]] std::vector<Weapon> weapons_of(const Table& table, const Position& p, ShipId ship);
/// Everything that keeps `ship` from hitting `target` with that arc; empty exactly when it can.
[[nodiscard]] std::vector<std::string> obstacles(const Table& table, const Position& p, ShipId ship, ShipId target, Arc arc);
/// A line a weapon: whom of the other side it hits from where the ship is; with `reasons` also why nobody else.
[[nodiscard]] Lines weapon_lines(const Table& table, const Position& p, ShipId ship, const std::string& indent, bool reasons);

inline constexpr int answer_width = 78;  ///< columns that lists in answers keep to

void append(Lines& lines, const Lines& more);

}  // namespace rondo::akarios
