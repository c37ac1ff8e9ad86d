#pragma once
// A small sky set up in a few lines, and played by the spellings a person would type. Cards are made on the spot, so a test shows every number
// it depends on. Dice and draws are typed in like everything else: `roll` takes exactly the dice that are owed, no more and no fewer.
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/aerodome/effects.h"
#include "rules/aerodome/flight.h"
#include "rules/aerodome/resolve.h"
#include "tests/aerodome/tables.h"
#include "tests/catch.h"

namespace rondo::aerodome {

inline constexpr FighterId red = 0;
inline constexpr FighterId blue = 1;
inline constexpr FighterId green = 2;
inline constexpr FighterId yellow = 3;

/// A place in inches, to 1/1024 inch.
[[nodiscard]] Point at(double x, double y);

/// An effect line, called as its verb.
[[nodiscard]] Effect doing(When when, EffectVerb verb, int amount = 1, Whom whom = Whom::self);
[[nodiscard]] inline Effect may(Effect line) {
  line.may = true;
  return line;
}
[[nodiscard]] inline Effect once(Effect line) {
  line.once = true;
  return line;
}
[[nodiscard]] inline Effect named(std::string name, Effect line) {
  line.name = std::move(name);
  return line;
}
/// An attack that is no Shot: `range` is the tool it is measured with.
[[nodiscard]] ActionLine strike(int dice, int range, int success, bool d3 = false);
[[nodiscard]] inline ActionLine with_aux(ActionLine line) {
  line.aux = true;
  return line;
}
[[nodiscard]] inline ActionLine with_recover(ActionLine line) {
  line.recover = true;
  return line;
}
[[nodiscard]] inline ActionLine with_dazed(ActionLine line) {
  line.dazed = true;
  return line;
}

class Scene {
 public:
  /// Everybody is in the air and has revealed a card of Initiative 5, `card`, that does nothing.
  explicit Scene(Table table = plain_duel());
  /// A duel in which red's card has these lines.
  explicit Scene(std::vector<ActionLine> lines) : Scene() { card().actions = std::move(lines); }

  Table table;  ///< to be changed until play begins
  Position p;   ///< round 1, red held Initiative last; in a duel red stands at (4, 7) and faces blue at (20, 7)

  // Setting up.
  [[nodiscard]] BattleCard& card(FighterId fighter = red, int initiative = 5) {
    return table.pilots[fighter].hand[static_cast<std::size_t>(initiative - 1)];
  }
  [[nodiscard]] Fighter& pilot(FighterId fighter = red) { return table.pilots[fighter].fighter; }
  Scene& give(Keyword keyword, int number = 1, FighterId fighter = red);  ///< to the card
  Scene& put(FighterId fighter, Point at, int heading);
  Scene& put(FighterId fighter, double x, double y, int heading) { return put(fighter, at(x, y), heading); }
  /// Puts an Auxiliary card of the fighter's deck where it belongs: into its hand, or an Armament on its mount.
  Scene& hold(std::string_view aux, FighterId fighter = red);
  /// The deck is just these cards, in whatever order.
  Scene& deck(std::vector<AuxCard> cards, FighterId fighter = red);

  // Beginning.
  /// The turns of these, one after the other; everybody else has had theirs.
  Scene& turns(std::initializer_list<FighterId> fighters);
  Scene& turn(FighterId fighter = red) { return turns({fighter}); }
  Scene& select();  ///< the round from its Selection stage on
  Scene& open();    ///< the game from its start on

  // Playing.
  /// Answers of whoever owes, one after the other; each word of a line may be shortened.
  Scene& play(std::initializer_list<std::string_view> lines);
  Scene& play(std::string_view line) { return play({line}); }
  /// The answers of all who owe at once, in seat order.
  Scene& together(std::initializer_list<std::string_view> lines);
  /// Everybody's choice of a card, by Initiative.
  Scene& choose(std::initializer_list<int> initiatives);
  /// Exactly the dice that are owed.
  Scene& roll(std::initializer_list<int> faces);
  /// Ends the turn in progress as soon as its Locked actions allow, skipping whatever may be skipped.
  Scene& pass_turn();
  /// Passes turns until the next Selection, or the end of the game.
  Scene& pass_round();

  // Looking.
  [[nodiscard]] const Game& game();
  [[nodiscard]] std::vector<std::string> options(std::string_view beginning = "");
  [[nodiscard]] std::vector<std::string> options(Seat seat, std::string_view beginning);
  [[nodiscard]] bool offers(std::string_view line);
  [[nodiscard]] bool asks(FighterId fighter) { return p.owing == SeatSet(table.seat_of(fighter)); }
  [[nodiscard]] bool wants_dice() { return p.owing.is_chance() && offers("die 1"); }
  [[nodiscard]] bool selecting() const { return !p.frames.empty() && p.frames.back().kind == FrameKind::round; }
  [[nodiscard]] bool stands(FighterId fighter, Point at, int heading) const { return p[fighter].at == at && p[fighter].heading == heading; }
  [[nodiscard]] int hit_points(FighterId fighter) const { return p[fighter].hit_points; }
  [[nodiscard]] int dazed(FighterId fighter, int initiative = 5) const { return p[fighter].dazed[static_cast<std::size_t>(initiative - 1)]; }
  [[nodiscard]] AuxPlace place(std::string_view aux, FighterId fighter = red) const;
  /// How often the rules told of such an event.
  [[nodiscard]] int count(EventKind kind) const;
  [[nodiscard]] bool told(EventKind kind) const { return count(kind) > 0; }
  /// The place in `events` of the first such event about the fighter, or −1.
  [[nodiscard]] int when(EventKind kind, FighterId fighter = nobody) const;
  std::vector<Event> events;

 private:
  Scene& begin(RoundStep step);
  void answer(const std::vector<std::string>& lines);
  [[nodiscard]] std::size_t slot(std::string_view aux, FighterId fighter) const;
  [[nodiscard]] Narrator narrator();
  std::optional<Game> game_;
};

}  // namespace rondo::aerodome
