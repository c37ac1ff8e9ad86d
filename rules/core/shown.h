#pragma once
// What a game owes to a person: one spelling for every action, lines for its events, a picture, and the questions it answers.
// All text of a game is made by these members (in its one `show.cpp`); nothing else in the project knows its words.
#include <concepts>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "decks/fault.h"
#include "rules/core/game.h"

namespace rondo {

/// A query about a position that changes nothing: `odds`, `los A B`, `show X`. `answer` gets the words after the name.
template <class Position>
struct Inquiry {
  std::string name;    ///< one word, unique within the game
  std::string syntax;  ///< `los FROM TO`
  std::string help;    ///< one line, with an example where values are not obvious
  std::function<Result<std::string>(const Position&, std::span<const std::string>)> answer;
};

/// A game that can be played by people. It may also have `chapter(position)`: what is going on in a few words, "Round 2, boss turn 1", the
/// same until that is over; tools bring order into long histories with it.
template <class G>
concept Shown = Game<G> && std::default_initializable<typename G::Position> && std::equality_comparable<typename G::Position> &&
    requires(const G& game, const typename G::Position& position, const typename G::Event& event, Seat seat, Action action) {
  /// The one spelling of an action: words of printable characters divided by single blanks, no `|`, no `#`, not a bare number
  /// (front ends number the options); unique among the options of a seat, whatever the case of its letters. The REPL accepts it,
  /// the record stores it, the protocol sends it.
  { game.spell(position, seat, action) } -> std::convertible_to<std::string>;
  /// The line for one event, empty for nothing to say. Every seat hears it: a face-down choice is told without naming it.
  { game.tell(position, event) } -> std::convertible_to<std::string>;
  /// The table in at most `width` columns, lines divided by `\n`.
  { game.picture(position, 80) } -> std::convertible_to<std::string>;
  /// The question that `seat` must answer now, in one line.
  { game.prompt(position, seat) } -> std::convertible_to<std::string>;
  /// How the finished game ended, in one paragraph.
  { game.result(position) } -> std::convertible_to<std::string>;
  /// One unique word without `:`, `|` or `#`; chance has a name too. Empty for a seat that this game does not have.
  { game.seat_name(seat) } -> std::convertible_to<std::string>;
  /// Of a chance stream, one unique word; empty for a stream that this game does not use.
  { game.stream_name(0) } -> std::convertible_to<std::string>;
  { game.questions() } -> std::convertible_to<std::vector<Inquiry<typename G::Position>>>;
};

}  // namespace rondo
