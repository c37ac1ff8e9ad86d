#pragma once
// The answers to what a person may ask about a position. Each takes the words after the question's name and changes nothing; bad words
// come back as one Fault. Private to rules/aegis: the world reads `Game::questions`.
#include <span>
#include <string>

#include "decks/fault.h"
#include "rules/aegis/cards.h"
#include "rules/aegis/position.h"

namespace rondo::aegis {

using Words = std::span<const std::string>;

[[nodiscard]] Result<std::string> answer_odds(const Table& table, const Position& p, Words words);
[[nodiscard]] Result<std::string> answer_los(const Table& table, const Position& p, Words words);
[[nodiscard]] Result<std::string> answer_reach(const Table& table, const Position& p, Words words);
[[nodiscard]] Result<std::string> answer_rondo(const Table& table, const Position& p, Words words);
[[nodiscard]] Result<std::string> answer_show(const Table& table, const Position& p, Words words);
[[nodiscard]] Result<std::string> answer_combine(const Table& table, const Position& p, Words words);
[[nodiscard]] Result<std::string> answer_minions(const Table& table, const Position& p, Words words);

/// The piece that a word means: a tag of the picture, `boss`, or a name as `piece_named` takes it.
[[nodiscard]] Result<PieceId> piece_meant(const Table& table, const Position& p, const std::string& word);
/// The words as one text with single blanks.
[[nodiscard]] std::string joined(Words words);
/// The lines as one text.
[[nodiscard]] std::string joined_lines(Words lines);

inline constexpr int answer_width = 78;  ///< columns that lists in answers keep to

}  // namespace rondo::aegis
