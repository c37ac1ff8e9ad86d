// Which robots may combine into which, where, for how much, and what becomes of their cards (AEG-005, AEG-006, AEG-208, AEG-212 to
// AEG-229).
#include <algorithm>

#include "tests/aegis/field.h"

namespace rondo::aegis {

namespace {

Cast cast(std::vector<Bot> team) {
  return {.team = std::move(team), .minions = {{.id = "MUD-1", .classes = "G"}}, .map = three_rows, .boss_hex = "C12"};
}
/// Two robots side by side, the first of them active.
Scene pair(std::vector<Bot> team, const char* one, const char* two) {
  Scene s = quiet(cast(std::move(team)));
  s.hero(one, "A1");
  s.hero(two, "A2");
  s.play(std::string("activate ") + one);
  return s;
}
/// What the active robot may become, by card id.
std::vector<std::string> results(const Scene& s) {
  std::vector<std::string> ids;
  for (const std::string& line : s.options("combine")) {
    const auto at = line.find(" into ") + 6;
    const std::string id = line.substr(at, line.rfind(" at ") - at);
    if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
  }
  return ids;
}
using Ids = std::vector<std::string>;
Ids components(const Scene& s, const char* top) {
  Ids ids;
  for (std::size_t id = 0; id < s.p.under.size(); ++id)
    if (s.p.under[id] == s.card(top)) ids.push_back(s.table().card(static_cast<CardId>(id)).id);
  return ids;
}
const std::vector<Bot> wide = {{.id = "TRI-1", .classes = "AEG"},  {.id = "DUO-1", .classes = "AS"},   {.id = "AES-1", .classes = "AES"},
                               {.id = "EGS-1", .classes = "EGS"},  {.id = "AEGS-1", .classes = "AEGS"}, {.id = "ES-1", .classes = "ES"},
                               {.id = "AGI-1", .classes = "AGI"},  {.id = "AEGIS-1", .classes = "AEGIS"}};

}  // namespace

TEST_CASE("the result need not use all Classes, but may not be of lower Level than either ingredient", "[AEG-005][AEG-221][AEG-222]") {
  CHECK(results(pair(wide, "TRI-1", "DUO-1")) == Ids{"AES-1", "EGS-1", "AEGS-1"});  // not ES, nor AGI without an I, nor AEGIS
}

TEST_CASE("a Level 5 robot needs all five Classes", "[AEG-006]") {
  const std::vector<Bot> team = {
      {.id = "ANT-1", .classes = "A"}, {.id = "IBIS-1", .classes = "I"}, {.id = "FOUR-1", .classes = "AEGS"}, {.id = "ALL-1", .classes = "AEGIS"}};
  CHECK(results(pair(team, "ANT-1", "FOUR-1")).empty());
  CHECK(results(pair(team, "IBIS-1", "FOUR-1")) == Ids{"ALL-1"});
}

TEST_CASE("both ingredients must supply a Class of the result", "[AEG-223]") {
  const std::vector<Bot> team = {
      {.id = "GNU-1", .classes = "G"}, {.id = "AE-1", .classes = "AE"}, {.id = "AE-2", .classes = "AE"}, {.id = "AG-1", .classes = "AG"}};
  CHECK(results(pair(team, "GNU-1", "AE-1")) == Ids{"AG-1"});
}

TEST_CASE("a recipe ties one Class to a Make and leaves the others free", "[AEG-216][AEG-224]") {
  const std::vector<Bot> team = {{.id = "ARK-1", .classes = "A"},
                                 {.id = "OAK-1", .classes = "G"},
                                 {.id = "ELM-1", .classes = "A"},
                                 {.id = "ARK-7", .classes = "G"},
                                 {.id = "ARK-2500", .classes = "AG", .recipe = "A ARK"}};
  CHECK(results(pair(team, "ARK-1", "OAK-1")) == Ids{"ARK-2500"});
  CHECK(results(pair(team, "OAK-1", "ARK-1")) == Ids{"ARK-2500"});
  CHECK(results(pair(team, "ARK-1", "ARK-7")) == Ids{"ARK-2500"});
  CHECK(results(pair(team, "ELM-1", "OAK-1")).empty());
  CHECK(results(pair(team, "ELM-1", "ARK-7")).empty());  // the ARK in it is no A
}

TEST_CASE("the two lower cards lie beneath the new one, and nowhere else", "[AEG-217]") {
  const std::vector<Bot> team = {
      {.id = "ANT-1", .classes = "A"}, {.id = "GNU-1", .classes = "G"}, {.id = "SOLE-1", .classes = "S"}, {.id = "AG-1", .classes = "AG"}};
  Scene s = pair(team, "ANT-1", "GNU-1");
  s.hero("SOLE-1", "C9");
  s.play("combine GNU-1 into AG-1 at A2");
  CHECK(components(s, "AG-1") == Ids{"ANT-1", "GNU-1"});
  CHECK(s.at(s.on("A2")) == "A2");
  CHECK(s.p[s.on("A2")].card == s.card("AG-1"));
  CHECK(s.on("A1") == no_piece);
  CHECK(s.p.where[s.card("ANT-1")] == Whereabouts::beneath);
  CHECK(s.p.where[s.card("SOLE-1")] == Whereabouts::on_board);
}

TEST_CASE("a combined robot is an ingredient by its own Make or one beneath, and its components come along", "[AEG-218][AEG-219]") {
  const bool own = GENERATE(true, false);
  const std::vector<Bot> team = {{.id = "ARK-1", .classes = "A"},
                                 {.id = "ELM-1", .classes = "A"},
                                 {.id = "EEL-1", .classes = "E"},
                                 {.id = "GNU-1", .classes = "G"},
                                 {.id = "ARK-20", .classes = "AE"},
                                 {.id = "YEW-20", .classes = "AE"},
                                 {.id = "ARK-2500", .classes = "AG", .recipe = "A ARK"}};
  const char* top = own ? "ARK-20" : "YEW-20";
  const char* below = own ? "ELM-1" : "ARK-1";
  Scene s = quiet(cast(team));
  const PieceId duo = s.hero(top, "A1");
  s.beneath(duo, {below, "EEL-1"});
  s.hero("GNU-1", "A2");
  s.play(std::string("activate ") + top);
  CHECK(results(s) == Ids{"ARK-2500"});
  s.play("combine GNU-1 into ARK-2500 at A1");
  CHECK(components(s, "ARK-2500") == Ids{below, "EEL-1", "GNU-1", top});
  CHECK(components(s, top).empty());
}

TEST_CASE("a Make that lies nowhere in the stack is missing", "[AEG-218]") {
  Scene s = quiet(cast({{.id = "ELM-1", .classes = "A"},
                        {.id = "EEL-1", .classes = "E"},
                        {.id = "GNU-1", .classes = "G"},
                        {.id = "YEW-20", .classes = "AE"},
                        {.id = "ARK-2500", .classes = "AG", .recipe = "A ARK"}}));
  const PieceId duo = s.hero("YEW-20", "A1");
  s.beneath(duo, {"ELM-1", "EEL-1"});
  s.hero("GNU-1", "A2");
  CHECK(results(s.play("activate YEW-20")).empty());
}

TEST_CASE("a combined robot counts as every Make and Class of its components", "[AEG-220][AEG-225]") {
  const char* recipe = GENERATE("E GAN", "G EXCEL", "E EXCEL", "E OTHER");
  Scene s = quiet(cast({{.id = "GAN-100", .classes = "E"},
                        {.id = "EXCEL-100", .classes = "G"},
                        {.id = "SOLE-1", .classes = "S"},
                        {.id = "GAN-2000", .classes = "EG"},
                        {.id = "BIG-3", .classes = "EGS", .recipe = recipe}}));
  const PieceId duo = s.hero("GAN-2000", "A1");
  s.beneath(duo, {"GAN-100", "EXCEL-100"});
  s.hero("SOLE-1", "A2");
  CHECK(results(s.play("activate GAN-2000")).empty() == (std::string(recipe) == "E OTHER"));
}

TEST_CASE("a hidden Class counts for combining, not for Level", "[AEG-225]") {
  const bool hidden = GENERATE(true, false);
  Scene s = quiet(cast({{.id = "IBIS-1", .classes = "I"},
                        {.id = "ANT-1", .classes = "A"},
                        {.id = "EGS-1", .classes = "EGS"},
                        {.id = "ALL-1", .classes = "AEGIS"}}));
  const PieceId trio = s.hero("EGS-1", "A1");
  if (hidden) s.beneath(trio, {"ANT-1"});
  s.hero("IBIS-1", "A2");
  CHECK(level(s.table(), s.p, trio) == 3);
  CHECK(results(s.play("activate EGS-1")) == (hidden ? Ids{"ALL-1"} : Ids{}));
}

namespace {

const std::vector<Bot> plain = {{.id = "ANT-1", .classes = "A", .movement = 5}, {.id = "GNU-1", .classes = "G"}, {.id = "EEL-1", .classes = "E"},
                                {.id = "GAG-1", .classes = "G"}, {.id = "AG-1", .classes = "AG", .movement = 5, .integrity = 9}};

}  // namespace

TEST_CASE("only adjacent robots combine", "[AEG-214]") {
  Scene s = quiet(cast(plain));
  s.hero("ANT-1", "A1");
  s.hero("GNU-1", "A3");
  CHECK(results(s.play("activate ANT-1")).empty());
  CHECK(results(s.play("move A2")) == Ids{"AG-1"});  // after moving, too
}

TEST_CASE("nothing combines with an enemy", "[AEG-214]") {
  Scene s = quiet(cast(plain));
  s.hero("ANT-1", "A1");
  s.minion("MUD-1", "A2");
  CHECK(results(s.play("activate ANT-1")).empty());
}

TEST_CASE("an ordinary combine costs 5 Energy, a constant of the profile", "[AEG-215]") {
  const int price = GENERATE(5, 3);
  const int short_by = GENERATE(0, 1);
  Cast priced = cast(plain);
  priced.profile.combine_cost = price;
  Scene s = quiet(priced);
  s.hero("ANT-1", "A1");
  s.hero("GNU-1", "A2");
  s.p.energy = static_cast<std::uint16_t>(price - short_by);
  s.play("activate ANT-1");
  CHECK(results(s).empty() == (short_by == 1));
  if (short_by == 1) return;
  s.play("combine GNU-1 into AG-1 at A1");
  CHECK(s.p.energy == 0);
}

TEST_CASE("the new robot stands on either ingredient's hex", "[AEG-226]") {
  Scene s = pair(plain, "ANT-1", "GNU-1");
  CHECK(s.options("combine") == Ids{"combine GNU-1 into AG-1 at A1", "combine GNU-1 into AG-1 at A2"});
}

TEST_CASE("a partner that has acted may still be merged, an activation that has acted may not start it", "[AEG-227]") {
  Scene s = quiet(cast(plain));
  s.hero("ANT-1", "A1");
  const PieceId gnu = s.hero("GNU-1", "A2");
  s.minion("MUD-1", "A5");
  s.p[gnu].activated = true;
  s.play("activate ANT-1");
  CHECK(results(s) == Ids{"AG-1"});
  s.play({"use 1", "target GNU-1"}).roll({1, 1});
  CHECK(results(s).empty());
}

TEST_CASE("the new robot does not activate again before the next Recharge", "[AEG-228]") {
  Scene s = pair(plain, "ANT-1", "GNU-1");
  s.hero("EEL-1", "C9");
  s.play("combine GNU-1 into AG-1 at A1");
  CHECK(s.options("activate") == Ids{"activate EEL-1"});
  next_round(s);
  CHECK(s.offers("activate AG-1"));
}

TEST_CASE("the new robot is quite fresh", "[AEG-208]") {
  Scene s = quiet(cast(plain));
  for (const auto& [id, hex] : {std::pair{"ANT-1", "A1"}, std::pair{"GNU-1", "A2"}}) {
    const PieceId piece = s.hero(id, hex);
    s.p[piece].damage = 3;
    s.p[piece].drain = 2;
    s.p[piece].boost = 1;
    s.marks(piece, Side::boss) = {.def = -1, .blaze = 2, .rust = true, .disarm = true};
    s.marks(piece, Side::hero).dmg = 2;
  }
  s.play({"activate ANT-1", "combine GNU-1 into AG-1 at A2"});
  const PieceId duo = s.on("A2");
  CHECK(s.integrity(duo) == 9);
  CHECK(output(s.table(), s.p, duo) == 3);
  CHECK(s.p[duo].marks == std::array<Marks, 2>{});
}

TEST_CASE("a combined card that was destroyed can be formed again; one in play or beneath another cannot", "[AEG-212][AEG-213]") {
  Scene s = quiet(cast({{.id = "ANT-1", .classes = "A", .actions = {{.cost = 1, .accuracy = 1, .power = 9, .range = 9}}},
                        {.id = "GNU-1", .classes = "G"},
                        {.id = "ASP-1", .classes = "A"},
                        {.id = "GAG-1", .classes = "G"},
                        {.id = "AG-1", .classes = "AG"},
                        {.id = "AEG-1", .classes = "AEG"}}));
  s.hero("ANT-1", "A1");
  s.hero("GAG-1", "A2");
  const PieceId duo = s.hero("AG-1", "A5");
  SECTION("in play") {
    s.beneath(duo, {"ASP-1", "GNU-1"});
    CHECK(results(s.play("activate ANT-1")).empty());
  }
  SECTION("beneath another") {
    s.p[duo].card = s.card("AEG-1");
    s.p.where[s.card("AEG-1")] = Whereabouts::on_board;
    s.beneath(duo, {"ASP-1", "GNU-1", "AG-1"});
    CHECK(results(s.play("activate ANT-1")).empty());
  }
  SECTION("destroyed: its card and those beneath it are free again") {
    s.beneath(duo, {"ASP-1", "GNU-1"});
    s.p[s.on("A2")].activated = false;
    s.p[s.on("A1")].hex = s.hex("A4");
    s.p[s.on("A2")].hex = s.hex("A3");
    s.play({"activate ANT-1", "use 1", "target AG-1"}).roll({6});
    CHECK(s.at(duo) == "gone");
    for (const char* id : {"AG-1", "ASP-1", "GNU-1"}) CHECK(s.p.where[s.card(id)] == Whereabouts::off_board);
    CHECK(results(s.play("activate GAG-1")) == Ids{"AG-1"});
  }
}

TEST_CASE("in Solo a destroyed robot leaves no stand to combine with", "[AEG-229]") {
  Cast dying = cast(plain);
  dying.team[1].integrity = 1;
  Scene s = quiet(dying);
  s.hero("ANT-1", "A1");
  s.hero("GNU-1", "A2");
  s.hero("EEL-1", "A5");
  s.play({"activate EEL-1", "use 1", "target GNU-1"}).roll({3, 1});
  CHECK(s.on("A2") == no_piece);
  CHECK(results(s.play("activate ANT-1")).empty());
  CHECK(s.offers("move A2"));
}

}  // namespace rondo::aegis
