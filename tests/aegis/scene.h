#pragma once
// A small AEGIS position set up in a few lines, and played by the spellings a person would type. Cards are made on the spot, so a
// test shows every number it depends on. Dice and draws are typed in like everything else; nothing is random.
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "rules/aegis/game.h"
#include "rules/aegis/resolve.h"
#include "rules/aegis/words.h"
#include "tests/catch.h"

namespace rondo::aegis {

/// An Action line; attributes by their printed words, with a number where they take one ("ANTI-AIR 2").
struct Line {
  int cost = 2;
  int accuracy = 3;
  Effect effect = Effect::damage;
  int power = 1;
  int range = 4;
  int radius = 0;
  std::vector<std::string> attributes = {};
  bool multi = true;
  bool x = false;
  std::string name = "Shot";
};

/// An effect line; called as its verb unless named.
struct Doing {
  EffectShape line;
  std::string name = {};
  std::string drone = {};
};

/// A robot card.
struct Bot {
  std::string id;             ///< Make-Model
  std::string classes = "A";  ///< empty for a Drone
  int movement = 3;
  int energy = 3;
  int integrity = 5;
  std::vector<Line> actions = {Line{}};
  std::vector<std::string> abilities = {};
  std::string recipe = {};    ///< "A ARK", or empty for any Make
  std::string commander = {}; ///< the Commander it belongs to
  std::vector<Doing> effects = {};
};

/// A line of the boss's card; without `action` it is the verb, as a boss sheet spells it; without `whom` the word's own, or the enemies.
struct Entry {
  std::string icons;          ///< "A", "A G", "phi", "omega"
  std::vector<Line> action = {};
  std::string verb = "mend";
  int amount = 0;
  int within = 0;
  Whom whom = Whom::nobody;
  std::string drone = {};
};

/// What a game is made of; every list may stay empty.
struct Cast {
  std::vector<Bot> team = {};      ///< Basics first, then combined robots; Basics are those of one letter
  std::vector<Bot> sideboard = {};
  std::vector<Bot> minions = {};   ///< the minion deck, at most 10
  std::vector<Entry> boss = {};
  std::vector<Entry> setup = {};
  int boss_integrity = 20;
  std::vector<std::string> boss_abilities = {};
  std::vector<Doing> boss_effects = {};
  std::vector<Trophy> trophies = {};
  std::string map = {};            ///< a board's text map; empty for the frozen Arena
  std::string boss_hex = {};       ///< a label; empty for the middle
  bool edge_is_wall = true;
  Difficulty difficulty = Difficulty::normal;
  Profile profile = {};
};

class Scene {
 public:
  explicit Scene(const Cast& cast);
  /// A scene on tables that are already made (frozen decks).
  explicit Scene(Table table) : Scene(std::move(table), true) {}

  [[nodiscard]] const Table& table() const { return game_.table(); }
  [[nodiscard]] const Game& game() const { return game_; }
  Position p;  ///< the player's turn of round 1 with three Rondo cards revealed (A, A, A), 20 Energy, 18 Valor, nobody but the boss on the board

  // Setting up. All abort the test on a name that does not exist.
  PieceId hero(std::string_view card, std::string_view hex);
  PieceId minion(std::string_view card, std::string_view hex);  ///< taken out of the deck
  PieceId drone(std::string_view card, std::string_view hex, Side side);
  PieceId boss(std::string_view hex);
  void discard(std::string_view minion_card);  ///< to the minion discard
  void destroyed(std::string_view card);       ///< a card of the team that is off the board
  void reserve(std::string_view card);         ///< one that waits to be dropped
  /// Puts team cards beneath the top card of a piece.
  void beneath(PieceId top, std::initializer_list<std::string_view> cards);
  /// This round's Rondo cards, of which none is resolved: "A G Phi".
  void rondo(std::string_view icons);
  /// The minion deck is just these, in this order from the top.
  void deck(std::initializer_list<std::string_view> cards);
  Marks& marks(PieceId piece, Side by) { return p[piece].marks[static_cast<std::size_t>(by)]; }

  // Playing.
  /// Answers for whoever owes, in order; each word of a line may be shortened as in the REPL.
  Scene& play(std::initializer_list<std::string_view> lines);
  Scene& play(std::string_view line) { return play({line}); }
  /// Die after die.
  Scene& roll(std::initializer_list<int> faces);
  /// Passes every window that is open (die skills, GAMBIT, rerolls, counter-attacks), until something else is asked.
  Scene& let_be();
  /// The player passes and the boss's turn begins with this Rondo card; stops at its first decision.
  Scene& boss_turn(std::string_view icon);

  // Looking.
  [[nodiscard]] Seat owes() const { return p.owing; }
  [[nodiscard]] std::vector<std::string> options() const;
  /// Options whose spelling begins so.
  [[nodiscard]] std::vector<std::string> options(std::string_view beginning) const;
  [[nodiscard]] bool offers(std::string_view line) const;
  [[nodiscard]] std::string at(PieceId piece) const { return p.alive(piece) ? table().label(p[piece].hex) : "gone"; }
  [[nodiscard]] PieceId on(std::string_view hex) const;
  [[nodiscard]] int integrity(PieceId piece) const { return integrity_left(table(), p, piece); }
  [[nodiscard]] int boss_integrity() const { return integrity(boss_piece); }
  [[nodiscard]] HexId hex(std::string_view label) const;
  [[nodiscard]] CardId card(std::string_view id) const;
  /// Whether the rules told of such an event since the scene began.
  [[nodiscard]] bool told(EventKind kind) const { return count(kind) > 0; }
  [[nodiscard]] int count(EventKind kind) const;
  std::vector<Event> events;
  std::vector<std::string> story;  ///< what a reader was told of them

 private:
  Scene(Table table, bool);
  Game game_;
};

/// The tables of a cast.
[[nodiscard]] Table table_of(const Cast& cast);

}  // namespace rondo::aegis
