// The Initiative phase: the hidden choice, the reveal, one pass of modifications each, and Sync.
#include "rules/table/hosted.h"
#include "rules/table/session.h"
#include "tests/aerodome/scene.h"

using namespace rondo;
using namespace rondo::aerodome;

namespace {

/// A line that its owner may use in its pass of Compare.
Effect change(int amount, bool minus = false, Whom whom = Whom::self) {
  Effect line = named("nudge", may(doing(When::compare, EffectVerb::initiative, amount, whom)));
  line.minus = minus;
  return line;
}

/// Both choose, red's card and blue's card having such a line.
Scene compared(int reds, std::vector<Effect> red_lines, int blues, std::vector<Effect> blue_lines, FighterId holder = red, Rulings rulings = {}) {
  Scene s;
  s.table.rulings = rulings;
  s.card(red, reds).effects = std::move(red_lines);
  s.card(blue, blues).effects = std::move(blue_lines);
  s.p.holder = holder;
  s.select().choose({reds, blues});
  return s;
}

/// Two at a table, up to their first choice of cards.
Session at_selection() {
  const auto game = std::make_shared<const aerodome::Game>(plain_duel());
  Session session(std::make_shared<Hosted<aerodome::Game>>(game), {});
  while (*session.proceed({})) {
  }
  for (int answers = 0; session.owing().size() == 1 && answers < 20; ++answers) {
    OptionList options;
    session.host().options(session.position(), session.owing().first(), options);
    REQUIRE_FALSE(session.answer(session.owing().first(), options[0].action));
    while (*session.proceed({})) {
    }
  }
  return session;
}

}  // namespace

TEST_CASE("Initiative for the round is what the card prints", "[aerodome][ARD-035]") {
  Scene s;
  s.card(red, 7).actions = {shot(1)};
  s.select().choose({7, 2});
  CHECK(s.p[red].initiative == 7);
  CHECK(s.p[blue].initiative == 2);
}

TEST_CASE("cards are chosen in secret", "[aerodome][ARD-126]") {
  Session session = at_selection();
  const std::uint64_t before = session.host().digest(session.position());
  REQUIRE_FALSE(session.answer(Seat::seat0, "choose 3"));
  CHECK(session.waiting() == SeatSet(Seat::seat0));  // that a choice was made is known
  CHECK(session.host().digest(session.host().view(session.position(), Seat::seat1)) == before);  // and nothing else

  Scene s;  // a line that pauses the game between choice and reveal
  s.pilot(blue).effects = {may(doing(When::selection_end, EffectVerb::elusive))};
  s.select().choose({3, 6});
  REQUIRE(s.asks(blue));
  const Position seen = s.game().view(s.p, Seat::seat1);
  CHECK(seen[red].active == unseen);
  CHECK(seen[blue].active == 5);
  CHECK(s.game().view(s.p, Seat::seat0)[red].active == 2);
}

TEST_CASE("the chosen card gives the actions of the turn", "[aerodome][ARD-127]") {
  Scene s;
  s.select().choose({9, 1});
  REQUIRE(s.asks(red));
  CHECK(s.options() == std::vector<std::string>{"straight 4"});  // Straight 4 locked, Shot 2
  s.play("straight 4").pass_turn();
  CHECK(s.asks(blue));
  CHECK(s.options() == std::vector<std::string>{"straight 3"});  // of its own card
}

TEST_CASE("the reveal waits until everybody has chosen", "[aerodome][ARD-128]") {
  Session session = at_selection();
  CHECK(session.owing().size() == 2);
  const std::size_t plies = session.plies();
  REQUIRE_FALSE(session.answer(Seat::seat0, "choose 3"));
  CHECK(*session.proceed({}) == false);
  CHECK(session.plies() == plies);
  CHECK(session.answer(Seat::seat0, "straight 2").has_value());  // nothing goes on
  REQUIRE_FALSE(session.answer(Seat::seat1, "choose 4"));
  CHECK(session.plies() == plies + 1);
}

TEST_CASE("Dazed cards are not in hand", "[aerodome][ARD-129]") {
  Scene s;
  s.p[red].dazed[2] = 1;
  s.select();
  CHECK(s.options(Seat::seat0, "choose 3").empty());
  CHECK(s.options(Seat::seat0, "choose").size() == 8);
  CHECK(s.options(Seat::seat1, "choose").size() == 9);
}

TEST_CASE("all cards are turned up at the same time", "[aerodome][ARD-130]") {
  Scene s;
  s.pilot(red).effects = {may(doing(When::reveal_end, EffectVerb::nitro))};
  s.select().choose({3, 6});
  REQUIRE(s.asks(red));  // the first question after the reveal
  CHECK(s.count(EventKind::revealed) == 2);
  for (const Seat seat : {Seat::seat0, Seat::seat1}) {
    CHECK(s.game().view(s.p, seat)[red].active == 2);
    CHECK(s.game().view(s.p, seat)[blue].active == 5);
  }
}

TEST_CASE("the higher Initiative holds it for the round and acts first", "[aerodome][ARD-132][ARD-136]") {
  Scene s = compared(4, {}, 7, {});  // Lucky Split against Deke Sneak
  CHECK(s.p.holder == blue);
  CHECK(s.asks(blue));
  CHECK(s.when(EventKind::turn_begins) == s.when(EventKind::turn_begins, blue));
  s.pass_turn();
  CHECK(s.asks(red));
  CHECK(s.p.holder == blue);
}

TEST_CASE("a modification may take it away", "[aerodome][ARD-132]") {
  Scene s = compared(6, {change(2)}, 7, {});
  s.play("use nudge");
  CHECK(s.p.holder == red);
  CHECK(s.asks(red));
}

TEST_CASE("the higher revealed Initiative modifies first", "[aerodome][ARD-133]") {
  Scene s = compared(3, {change(1)}, 8, {change(1)});
  CHECK(s.asks(blue));
  s.play("pass");
  CHECK(s.asks(red));
  CHECK(s.offers("use nudge"));
}

TEST_CASE("equal revealed Initiatives: who held it last modifies first, or a roll decides", "[aerodome][ARD-134]") {
  CHECK(compared(5, {change(1)}, 5, {change(1)}, red).asks(red));
  CHECK(compared(5, {change(1)}, 5, {change(1)}, blue).asks(blue));
  Scene rolled = compared(5, {change(1)}, 5, {change(1)}, red, {.range_by_distance = false, .tie_by_roll = true});
  rolled.roll({2, 6});
  CHECK(rolled.asks(blue));
  rolled.play("pass");
  CHECK(rolled.asks(red));
}

TEST_CASE("one pass of modifications each", "[aerodome][ARD-135]") {
  Scene s = compared(8, {change(1)}, 3, {change(2, true, Whom::opponent)});
  s.play("pass").play("use nudge");  // red, the higher, then blue
  CHECK(s.p[red].initiative == 6);
  CHECK(turn_of(s.p) != nullptr);  // red is not asked again
  CHECK(s.p[red].initiative > s.p[blue].initiative);
}

TEST_CASE("Initiative stays within 0 and 9", "[aerodome][ARD-198][ARD-199]") {
  Scene high = compared(8, {change(3)}, 1, {});
  high.play("use nudge");
  CHECK(high.p[red].initiative == 9);
  Scene low = compared(2, {change(4, true)}, 1, {});
  low.play("use nudge");
  CHECK(low.p[red].initiative == 0);
  CHECK(low.p.holder == blue);
}

TEST_CASE("Sync is looked for after modifications", "[aerodome][ARD-137]") {
  Scene apart = compared(5, {change(1)}, 5, {});
  apart.play("use nudge");
  CHECK_FALSE(apart.told(EventKind::sync));
  CHECK(apart.p.holder == red);
  Scene equal = compared(5, {}, 5, {});
  CHECK(equal.told(EventKind::sync));
  Scene met = compared(4, {change(1)}, 5, {});
  met.play("use nudge");
  CHECK(met.told(EventKind::sync));
  CHECK(met.wants_dice());
}

TEST_CASE("in Sync the higher roller takes Initiative or leaves it to the other", "[aerodome][ARD-138][ARD-139]") {
  Scene s = compared(5, {}, 5, {});
  s.roll({4, 2});
  CHECK(s.asks(red));
  CHECK(s.options() == std::vector<std::string>{"take initiative", "leave initiative"});
  Scene left = s;
  s.play("take initiative");
  CHECK(s.p.holder == red);
  CHECK(s.when(EventKind::turn_begins) == s.when(EventKind::turn_begins, red));
  left.play("leave initiative");
  CHECK(left.p.holder == blue);
  CHECK(left.when(EventKind::turn_begins) == left.when(EventKind::turn_begins, blue));
}

TEST_CASE("equal rolls in Sync are rolled again", "[aerodome][ARD-140]") {
  Scene s = compared(5, {}, 5, {});
  s.roll({3, 3, 2, 5});
  CHECK(s.asks(blue));
  CHECK(s.offers("take initiative"));
}
