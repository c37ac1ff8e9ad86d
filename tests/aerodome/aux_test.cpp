// Auxiliary cards: where they go when they are drawn, what they replace, and when they may be used.
#include <algorithm>

#include "tests/aerodome/scene.h"

using namespace rondo;
using namespace rondo::aerodome;

namespace {

using enum Maneuver;

AuxCard card_of(const std::string& id, AuxType type) {
  AuxCard card;
  card.id = id;
  card.name = "Card " + id;
  card.type = type;
  return card;
}
/// One with an Action icon.
AuxCard skill(const std::string& id, std::vector<ActionLine> actions) {
  AuxCard card = card_of(id, AuxType::skill);
  card.replaces = true;
  card.actions = std::move(actions);
  return card;
}
AuxCard mod(const std::string& id, Keyword keyword, int number = 1) {
  AuxCard card = card_of(id, AuxType::mod);
  give(card.keywords, keyword, number);
  return card;
}
AuxCard instant(const std::string& id, EffectVerb verb) {
  AuxCard card = card_of(id, AuxType::instant);
  card.effects = {doing(When::drawn, verb)};
  return card;
}
AuxCard armament(const std::string& id, ActionLine attack, int ammo = 2) {
  AuxCard card = card_of(id, AuxType::armament);
  card.actions = {attack};
  give(card.keywords, Keyword::ammo, ammo);
  return card;
}

/// Red draws a card when its turn starts.
Scene drawing(std::vector<AuxCard> cards, std::vector<ActionLine> lines = {}) {
  Scene s(std::move(lines));
  s.pilot().effects = {doing(When::turn_start, EffectVerb::draw)};
  s.deck(std::move(cards));
  return s;
}

/// Red has these cards and this battle card, blue right before it.
Scene holding(std::vector<AuxCard> cards, std::vector<ActionLine> lines) {
  Scene s(std::move(lines));
  s.put(blue, 8, 7, 6).deck(cards);
  for (const AuxCard& card : cards) s.hold(card.id);
  return s;
}

int cards_in_hand(const Scene& s, FighterId fighter = red) {
  const auto& deck = s.p.aux[static_cast<std::size_t>(s.table.owner_of(fighter))];
  return static_cast<int>(std::count(deck.begin(), deck.end(), in_hand_of(fighter)));
}

}  // namespace

TEST_CASE("a drawn card is shown to everybody", "[aerodome][ARD-037]") {
  Scene s = drawing({mod("M1", Keyword::burst), mod("M2", Keyword::lucky)});
  s.turn().play("draw M2");
  CHECK(s.place("M2") == in_hand_of(red));
  CHECK(s.game().view(s.p, Seat::seat1).aux == s.p.aux);
}

TEST_CASE("an Auxiliary card replaces the keywords of the Battle card, while it is carried out", "[aerodome][ARD-038][ARD-039]") {
  Scene s = holding({skill("S", {shot(1)})}, {maneuver(rotate, 1), shot(1)});
  s.give(Keyword::pierce).turn().play({"play S", "shoot blue"}).roll({6});
  CHECK(s.hit_points(blue) == 14);  // no PIERCE on the Auxiliary card
  s.play("shoot blue").roll({6});
  CHECK(s.hit_points(blue) == 12);  // the Battle card's again
}

TEST_CASE("an Auxiliary card also replaces keywords that a line of the Battle card gave", "[aerodome][ARD-038]") {
  Effect line = doing(When::turn_start, EffectVerb::keywords);
  give(line.keywords, Keyword::pierce);
  Scene s = holding({skill("S", {shot(1)})}, {maneuver(rotate, 1), shot(1)});
  s.card().effects = {line};
  Scene pilots = s;
  s.turn().play({"play S", "shoot blue"}).roll({6}).play("shoot blue").roll({6});
  CHECK(s.hit_points(blue) == 12);  // 1, then 2
  pilots.card().effects.clear();
  pilots.pilot().effects = {line};  // what the fighter itself can do stays
  pilots.turn().play({"play S", "shoot blue"}).roll({6});
  CHECK(pilots.hit_points(blue) == 13);
}

TEST_CASE("a hand of Auxiliary cards has no limit", "[aerodome][ARD-040]") {
  std::vector<AuxCard> ten;
  for (int i = 0; i < 10; ++i) ten.push_back(mod("M" + std::to_string(i), Keyword::burst));
  Scene s = drawing(ten);
  for (int i = 0; i < 9; ++i) s.hold("M" + std::to_string(i));
  s.turn().play("draw M9");
  CHECK(cards_in_hand(s) == 10);
}

TEST_CASE("an Action icon gives up an action of the Battle card", "[aerodome][ARD-043]") {
  Scene s = holding({skill("S", {shot(5)})}, {maneuver(rotate, 1), maneuver(straight, 5)});
  s.turn().play({"skip", "play S", "shoot blue"}).roll({1, 1, 1, 1, 1});
  CHECK(s.selecting());
  CHECK(s.stands(red, at(4, 7), 0));  // the Straight was not flown
  CHECK(s.place("S") == AuxPlace::discard);
}

TEST_CASE("any one action still to come may be replaced, and its tabs go with it", "[aerodome][ARD-044]") {
  Scene s = holding({skill("S", {maneuver(rotate, 2)})}, {maneuver(rotate, 1), locked(with_dazed(shot(2))), maneuver(roll, 1)});
  s.turn().play({"rotate left 1", "play S"});  // in place of the Locked Shot
  CHECK(s.offers("skip"));
  s.play("rotate left 2");
  CHECK(s.offers("roll left 1"));  // what comes next is the third action
  CHECK_FALSE(s.told(EventKind::attack_begins));
  CHECK(s.dazed(red) == 0);
  CHECK(s.options("play").empty());
}

TEST_CASE("a card without an Action icon costs no action and is played in the own turn", "[aerodome][ARD-045]") {
  Scene s = holding({mod("M", Keyword::boost)}, {maneuver(straight, 1), maneuver(rotate, 1)});
  s.card(blue).actions = {maneuver(rotate, 1)};
  s.turns({blue, red});
  CHECK(s.options("play").empty());  // blue's turn
  s.play("skip").play("play M");
  CHECK(s.offers("straight 1"));
  CHECK(s.offers("straight 2"));
  s.play("straight 2");
  CHECK(s.offers("rotate left 1"));
}

TEST_CASE("the Auxiliary bar holds for every Auxiliary card of the turn", "[aerodome][ARD-046]") {
  Scene s = holding({skill("S1", {shot(1)}), skill("S2", {shot(1)}), armament("G", shot(1))}, {shot(3), shot(3), shot(3)});
  give(s.card().aux_bar, Keyword::pierce);
  s.turn().play({"play S1", "shoot blue"}).roll({6});
  CHECK(s.hit_points(blue) == 13);
  s.play({"play S2", "shoot blue"}).roll({6});
  CHECK(s.hit_points(blue) == 11);
  s.play("fire blue").roll({6});
  CHECK(s.hit_points(blue) == 9);
}

TEST_CASE("an Armament is attached, not taken in hand", "[aerodome][ARD-048]") {
  Scene s = drawing({armament("G", shot(3))});
  s.turn().play("draw G");
  CHECK(s.place("G") == attached_to(red));
  CHECK(cards_in_hand(s) == 0);
}

TEST_CASE("of two Armaments one is kept and the other discarded", "[aerodome][ARD-049][ARD-050]") {
  for (const bool second : {true, false}) {
    Scene s = drawing({armament("A", shot(3), 1), armament("B", shot(4), 3)});
    s.hold("A").turn().play("draw B");
    CHECK(s.options() == std::vector<std::string>{"keep A", "keep B"});
    s.play(second ? "keep B" : "keep A");
    CHECK(s.place("A") == (second ? AuxPlace::discard : attached_to(red)));
    CHECK(s.place("B") == (second ? attached_to(red) : AuxPlace::discard));
    CHECK(s.p[red].ammo == (second ? 3 : 1));
  }
}

TEST_CASE("an Armament costs an Ammo and attacks in place of the Attack action", "[aerodome][ARD-051]") {
  Scene s = holding({armament("G", shot(3))}, {shot(5)});
  s.turn().play("fire blue").roll({1, 1, 1});  // its own three dice, not five
  CHECK(s.p[red].ammo == 1);
  CHECK(s.selecting());
}

TEST_CASE("an Armament's target is in range of the action and of its own attack", "[aerodome][ARD-052]") {
  Scene far = holding({armament("G", strike(3, 1, 5))}, {shot(5)});
  far.turn();
  CHECK(far.offers("shoot blue"));
  CHECK(far.options("fire").empty());
  Scene beside = holding({armament("G", strike(3, 3, 5))}, {shot(5)});
  beside.put(blue, 4, 10, 0).turn();  // near enough, but in no Shot's arc
  CHECK(beside.options("fire").empty());
  Scene both = holding({armament("G", strike(3, 3, 5))}, {shot(5)});
  both.turn();
  CHECK(both.offers("fire blue"));
}

TEST_CASE("an Armament is fired only in place of an Attack action", "[aerodome][ARD-053]") {
  Scene s = holding({armament("G", shot(3))}, {maneuver(rotate, 1), shot(1)});
  s.turn();
  CHECK(s.options("fire").empty());
  s.play("skip");
  CHECK(s.offers("fire blue"));
}

TEST_CASE("an Armament without Ammo stays attached and cannot be used", "[aerodome][ARD-054]") {
  Scene s = holding({armament("G", shot(1), 1)}, {shot(1), shot(1)});
  s.turn().play("fire blue").roll({1});
  CHECK(s.place("G") == attached_to(red));
  CHECK(s.offers("shoot blue"));
  CHECK(s.options("fire").empty());
}

TEST_CASE("Skills and Mods go to hand when they are drawn, and do nothing yet", "[aerodome][ARD-055][ARD-058]") {
  Scene s = drawing({skill("S", {maneuver(straight, 1)})}, {maneuver(rotate, 1)});
  s.turn().play("draw S");
  CHECK(s.place("S") == in_hand_of(red));
  CHECK(s.offers("play S"));
  Scene tuned = drawing({mod("M", Keyword::burst)}, {shot(1)});
  tuned.put(blue, 8, 7, 6).turn().play("draw M");
  CHECK(tuned.place("M") == in_hand_of(red));
  tuned.play("shoot blue").roll({1});  // one die as printed
}

TEST_CASE("an Instant is carried out at once and discarded", "[aerodome][ARD-056][ARD-057]") {
  Scene s({with_aux(maneuver(straight, 1)), maneuver(rotate, 1)});
  s.deck({instant("I", EffectVerb::elusive)}).turn().play({"straight 1", "accept", "draw I"});
  CHECK(s.p[red].buff == Buff::elusive);
  CHECK(s.place("I") == AuxPlace::discard);
  CHECK(s.offers("rotate left 1"));  // before the next action
}

TEST_CASE("a Mod is discarded when used and lasts to the end of the turn", "[aerodome][ARD-058][ARD-059]") {
  Scene s = holding({mod("M", Keyword::burst)}, {shot(1), shot(1)});
  s.card(red, 6).actions = {shot(1)};
  s.turn().play("play M");
  CHECK(s.place("M") == AuxPlace::discard);
  s.play("shoot blue").roll({1, 1}).play("shoot blue").roll({1, 1});
  s.choose({6, 5}).play("shoot blue").roll({1});
  CHECK(s.selecting());
}

TEST_CASE("a Skill is discarded after use", "[aerodome][ARD-059]") {
  Scene s = holding({skill("S", {maneuver(rotate, 1), maneuver(rotate, 2)})}, {maneuver(straight, 1)});
  s.turn().play({"play S", "rotate left 1"});
  CHECK(s.place("S") != AuxPlace::discard);  // its second action is still to come
  s.play("rotate left 2");
  CHECK(s.place("S") == AuxPlace::discard);
}

TEST_CASE("each player has a deck and a discard pile", "[aerodome][ARD-109]") {
  Scene s = drawing({mod("M1", Keyword::burst), instant("I", EffectVerb::elusive)});
  s.deck({mod("M1", Keyword::burst), instant("I", EffectVerb::elusive)}, blue);
  s.turn().play("draw I");
  CHECK(s.place("I", red) == AuxPlace::discard);
  CHECK(s.place("I", blue) == AuxPlace::deck);
  CHECK(s.place("M1", blue) == AuxPlace::deck);
}

TEST_CASE("an empty deck is made of the discard pile again", "[aerodome][ARD-163]") {
  Scene s = drawing({mod("M1", Keyword::burst), mod("M2", Keyword::burst), mod("M3", Keyword::burst)});
  std::fill_n(s.p.aux[0].begin(), 3, AuxPlace::discard);
  s.turn();
  CHECK(s.told(EventKind::deck_shuffled));
  CHECK(s.options() == std::vector<std::string>{"draw M1", "draw M2", "draw M3"});
  s.play("draw M1");
  CHECK(std::count(s.p.aux[0].begin(), s.p.aux[0].end(), AuxPlace::deck) == 2);
  CHECK(std::count(s.p.aux[0].begin(), s.p.aux[0].end(), AuxPlace::discard) == 0);
}

TEST_CASE("without deck and discard pile a draw is lost", "[aerodome][ARD-164]") {
  Scene s({maneuver(straight, 5)});
  s.deck({mod("M", Keyword::burst)}).hold("M");
  s.p.tokens.push_back(at(7, 7));
  s.turn().play("straight 5");
  CHECK(s.p.tokens.empty());
  CHECK(s.told(EventKind::may_draw_none));
  CHECK(cards_in_hand(s) == 1);
  CHECK(s.selecting());
}
