#pragma once
// The answers to what a person may ask about a position. Each takes the words after the question's name and changes nothing; bad words
// come back as one Fault. Private to rules/aerodome: the world reads `Game::questions`.
#include <span>
#include <string>
#include <vector>

#include "decks/fault.h"
#include "rules/aerodome/cards.h"
#include "rules/aerodome/ledger.h"
#include "rules/aerodome/odds.h"
#include "rules/aerodome/position.h"

namespace rondo::aerodome {

using Words = std::span<const std::string>;

[[nodiscard]] Result<std::string> answer_try(const Table& table, const Position& p, Words words);
[[nodiscard]] Result<std::string> answer_odds(const Table& table, const Position& p, Words words);
[[nodiscard]] Result<std::string> answer_range(const Table& table, const Position& p, Words words);
[[nodiscard]] Result<std::string> answer_show(const Table& table, const Position& p, Words words);
[[nodiscard]] Result<std::string> answer_cards(const Table& table, const Position& p, Words words);
[[nodiscard]] Result<std::string> answer_deck(const Table& table, const Position& p, Words words);
[[nodiscard]] Result<std::string> answer_aux(const Table& table, const Position& p, Words words);

/// The fighter whom a question is about where it names none: whose turn it is, who is asked alone, else the first at the table.
[[nodiscard]] FighterId subject(const Table& table, const Position& p);
/// The one fighter that all of `words` name; without any, the subject.
[[nodiscard]] Result<FighterId> fighter_meant(const Table& table, const Position& p, Words words, const std::string& syntax);

/// An attack of a fighter in its present place: the line, and the slot of the Auxiliary card that stands in.
struct Attack {
  const ActionLine* line = nullptr;
  std::uint8_t slot = 255;
};
/// The next attack of its card: the first that is still to come in its turn, else the first of the card that lies before it; none without a card.
[[nodiscard]] Attack next_attack(const Table& table, const Position& p, FighterId fighter);
/// Its dice, with everything on its cards that counts, without Elusive.
[[nodiscard]] Wager wager_of(const Table& table, const Position& p, FighterId fighter, const Attack& attack);
/// `1+ 80%, 2+ 41%, 3+ 11%, 4 1%, on average 1.33`.
[[nodiscard]] std::string odds_text(const Wager& wager);
/// What may be hit with it now, a line a fighter.
[[nodiscard]] Lines attack_lines(const Table& table, const Position& p, FighterId fighter, const std::string& indent);

inline constexpr int answer_width = 78;  ///< columns that lists in answers keep to

}  // namespace rondo::aerodome
