// The sixteen pilots and their published cards: each row of the rulebook's tables, with the Initiatives that the ids tell where they disagree.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "decks/aerodome/vocabulary.h"
#include "decks/spelling.h"
#include "tests/decks/aerodome_box.h"

using namespace rondo;
using namespace rondo::aerodome;
using namespace rondo::tests;

namespace {

const Box& box() { return aerodome_box(); }
const Fighter& pilot(const std::string& word) { return named(box().fighters, &Fighter::word, word); }
const BattleCard& card(const std::string& id) { return named(box().cards, &BattleCard::id, id); }

/// `1 Helpful Straight RH1005` for each card of a hand that a book names, with the row it is printed in where that is another one, and an
/// asterisk for a Signature.
std::vector<std::string> printed_hand(const std::string& word) {
  std::vector<std::string> rows;
  for (const std::string& id : named(box().hands, &Hand::word, word).cards) {
    const BattleCard& it = card(id);
    if (it.source == Source::house) continue;
    rows.push_back(std::to_string(it.initiative) + (it.printed_row ? " (row " + std::to_string(*it.printed_row) + ")" : "") + " " + it.name + " " +
                   it.id + (it.signature ? "*" : ""));
  }
  return rows;
}
using Rows = std::vector<std::string>;

/// What both a fighter's table heading and its card say.
std::string identity(const std::string& word) {
  const Fighter& it = pilot(word);
  const std::string call = it.call_sign.empty() ? "" : " \"" + it.call_sign + "\"";
  return it.id + " " + (it.rank.empty() ? "" : it.rank + " ") + it.name + call + ", " + std::string(name_of(archetype_names, it.archetype)) + ", " +
         std::string(name_of(world_names, it.world));
}

}  // namespace

TEST_CASE("four groups of four pilots", "[decks][aerodome][ARD-281]") {
  for (int world = 0; world < 4; ++world) {
    std::set<Archetype> archetypes;
    int pilots = 0;
    for (const Fighter& it : box().fighters)
      if (it.world == static_cast<World>(world)) {
        ++pilots;
        archetypes.insert(it.archetype);
      }
    CHECK(pilots == 4);
    CHECK(archetypes.size() == 4);
  }
}

TEST_CASE("six Signature cards, at most one a pilot", "[decks][aerodome][ARD-282]") {
  std::multiset<std::string> pilots;
  for (const BattleCard& it : box().cards)
    if (it.signature) pilots.insert(it.only_for.pilot);
  CHECK(pilots == std::multiset<std::string>{"Archie Anderson", "Ash Buchanan", "B3-47L", "Jax Fernandez", "Sven Bergman", "Theodosia Costello"});
}

TEST_CASE("the printed cards of Lt. Sophia Saleh", "[decks][aerodome][ARD-283]") {
  CHECK(identity("sophia") == "AEF003 Lt. Sophia Saleh \"Blackbird\", Sharpshooter, Ace");
  CHECK(printed_hand("sophia") ==
        Rows{"1 Helpful Straight RH1005", "2 Rend Roll RH1019", "3 Pick'n Choose RH1133", "4 Sharp Immelmann RH1138", "5 Burn Turn RH1034"});
}

TEST_CASE("the printed cards of Lt. Archie Anderson", "[decks][aerodome][ARD-284]") {
  CHECK(identity("archie") == "AEF002 Lt. Archie Anderson \"Devil Duo\", Gearhead, Ace");
  CHECK(printed_hand("archie") == Rows{"1 Turret Burst RH1105", "2 Gear Rotate RH1107", "3 Twin Straights RH1112*", "4 Risky Arming RH1116"});
}

TEST_CASE("the printed cards of Lt. Sven Bergman", "[decks][aerodome][ARD-285]") {
  CHECK(identity("sven") == "AEF004 Lt. Sven Bergman \"Night Hawk\", Speedster, Ace");
  CHECK(printed_hand("sven") == Rows{"1 Peregrine Dive RH1155*", "2 Ace Straight RH1012", "3 Ace Turn RH1021", "4 Plink Bank RH1164"});
}

TEST_CASE("the printed cards of Capt. Theodosia Costello", "[decks][aerodome][ARD-286]") {
  CHECK(identity("theodosia") == "AEF001 Capt. Theodosia Costello \"Dragonslayer\", Daredevil, Ace");
  CHECK(printed_hand("theodosia") == Rows{"1 Be The Leaf RH1073*", "2 Lucky Straight RH1014", "3 Ace Roll RH1020", "4 Heave Ho RH1083"});
}

TEST_CASE("the printed cards of Capt. Alice Drummond", "[decks][aerodome][ARD-287]") {
  CHECK(identity("alice") == "AEF009 Capt. Alice Drummond \"Hellsister\", Sharpshooter, Futuria");
  CHECK(printed_hand("alice") == Rows{"1 Proficient Turn RH1007", "2 (row 4) Sharp Straight RH1132", "3 (row 5) Piercing Gaze RH1134",
                                      "5 (row 2) Futuria Immelmann RH1035", "6 (row 3) Smoke on the Water RH1047"});
}

TEST_CASE("the printed cards of TSGT. Hilda McMahon", "[decks][aerodome][ARD-288]") {
  CHECK(identity("hilda") == "AEF012 TSGT. Hilda McMahon \"Viking\", Gearhead, Futuria");
  CHECK(printed_hand("hilda") ==
        Rows{"1 Recover Straight RH1009", "2 (row 3) Turnstyle RH1109", "3 (row 4) Gear Rotate RH1110", "7 (row 2) Futuria Straight RH1052"});
}

TEST_CASE("the printed cards of 1st Lt. Havoc Moua", "[decks][aerodome][ARD-289]") {
  CHECK(identity("havoc") == "AEF010 1st Lt. Havoc Moua \"Hunter\", Speedster, Futuria");
  CHECK(printed_hand("havoc") == Rows{"1 Elusive Immelmann RH1003", "4 (row 2) Futuria Straight RH1027", "5 (row 3) Roll The Dice RH1039",
                                      "9 (row 4) Futuria Immelmann RH1070"});
}

TEST_CASE("the printed cards of 1st Lt. Dane X", "[decks][aerodome][ARD-290]") {
  CHECK(identity("dane") == "AEF011 1st Lt. Dane X \"Diesel Dane\", Daredevil, Futuria");
  CHECK(printed_hand("dane") ==
        Rows{"1 Hard Rock RH1004", "4 (row 2) Lucky Split RH1028", "6 (row 3) Route D6 RH1046", "8 (row 4) Futuria Rotate RH1061"});
}

TEST_CASE("the printed cards of Elena Zane", "[decks][aerodome][ARD-291]") {
  CHECK(identity("elena") == "AEF006 Elena Zane, Sharpshooter, Martaga");
  CHECK(printed_hand("elena") ==
        Rows{"1 Sharp Roll RH1131", "2 ELO Hell RH1013", "3 Martaga Roll RH1024", "4 Smash RH1031", "5 Straightshot RH1143"});
}

TEST_CASE("the printed cards of Jax Fernandez", "[decks][aerodome][ARD-292]") {
  CHECK(identity("jax") == "AEF005 Jax Fernandez, Gearhead, Martaga");
  CHECK(printed_hand("jax") == Rows{"1 1up RH1001*", "2 Gearturn RH1108", "3 Power Spike RH1026", "4 Supercharger RH1117", "5 Gear Roll RH1119"});
}

TEST_CASE("the printed cards of Fare Collins", "[decks][aerodome][ARD-293]") {
  CHECK(identity("fare") == "AEF007 Fare Collins, Speedster, Martaga");
  CHECK(printed_hand("fare") == Rows{"1 Speed Straight RH1156", "2 Boost Roll RH1157", "3 Nitrous Turn RH1161", "4 NOS Straight RH1029"});
}

TEST_CASE("the printed cards of Lance Hamill", "[decks][aerodome][ARD-294]") {
  CHECK(identity("lance") == "AEF008 Lance Hamill, Daredevil, Martaga");
  CHECK(printed_hand("lance") == Rows{"1 Easy Does It RH1074", "2 Nitro Rotate RH1015", "3 Risky Immelmann RH1079", "4 Dare Roll RH1080"});
}

TEST_CASE("the printed cards of B3-47L", "[decks][aerodome][ARD-295]") {
  CHECK(identity("b3") == "AEF016 B3-47L \"Sun King\", Sharpshooter, Star Lancer");
  CHECK(printed_hand("b3") == Rows{"1 Venus and Mars RH1011", "2 Recover Straight RH1018", "3 Steady Fire RH1135", "4 Straight as an Arrow RH1140",
                                   "5 Max Hammer RH1141*"});
}

TEST_CASE("the printed cards of Van Vertigo", "[decks][aerodome][ARD-296]") {
  CHECK(identity("van") == "AEF015 Van Vertigo \"Countess\", Gearhead, Star Lancer");
  CHECK(printed_hand("van") == Rows{"1 Sturdy Straight RH1104", "2 Burnout Blasters RH1106", "3 Lucky Straight RH1023", "4 Orion's Sword RH1030",
                                    "8 Gear Immelmann RH1128", "9 Best Use RH1129"});
}

TEST_CASE("the printed cards of Ash Buchanan", "[decks][aerodome][ARD-297]") {
  CHECK(identity("ash") == "AEF013 Ash Buchanan \"Star Phoenix\", Speedster, Star Lancer");
  CHECK(printed_hand("ash") == Rows{"1 Halley's Comet RH1154*", "2 Need for Speed RH1158", "3 Orion's Belt RH1025", "4 Speed Immelmann RH1165"});
}

TEST_CASE("the printed cards of Dario Stardancer", "[decks][aerodome][ARD-298]") {
  CHECK(identity("dario") == "AEF014 Dario Stardancer \"Fox-tron\", Daredevil, Star Lancer");
  CHECK(printed_hand("dario") == Rows{"1 Recover Rotate RH1008", "2 Roll Even RH1076", "3 Dare Turn RH1078", "4 Holy Diver RH1084"});
}

TEST_CASE("every slot that no source fills is a house card's, and says so", "[decks][aerodome][ARD-299]") {
  for (const Hand& hand : box().hands) {
    CHECK(hand.cards.size() == 9);
    for (const std::string& id : hand.cards) {
      INFO(id);
      const BattleCard& it = card(id);
      CHECK((it.source == Source::house) == (id[0] == 'H'));
      CHECK((it.initiative_source == Source::house) == (id[0] == 'H'));
      CHECK(it.face_source == Source::house);
    }
  }
}

TEST_CASE("cells of the fifth row go to the left", "[decks][aerodome][ARD-300]") {
  CHECK(printed_hand("elena").at(4) == "5 Straightshot RH1143");
  CHECK(printed_hand("jax").at(4) == "5 Gear Roll RH1119");
}

TEST_CASE("where table and ids disagree the ids are followed, and the row stands beside", "[decks][aerodome][ARD-301]") {
  const BattleCard& split = card("RH1028");
  CHECK(split.initiative == 4);  // as the rulebook's own example has it, not row 2
  CHECK(split.printed_row == 2);
  CHECK(split.initiative_source == Source::printed);
  for (const BattleCard& it : box().cards)
    if (it.printed_row && it.id != "RH1028") CHECK(it.initiative_source == Source::inferred);
}

TEST_CASE("Initiatives ascend with the ids within each colour", "[decks][aerodome][ARD-301]") {
  const auto block = [](const std::string& id) {
    const int number = static_cast<int>(*whole_number(id.substr(2)));
    return number <= 1072   ? Archetype::basic
           : number <= 1103 ? Archetype::daredevil
           : number <= 1130 ? Archetype::gearhead
           : number <= 1153 ? Archetype::sharpshooter
                            : Archetype::speedster;
  };
  std::vector<const BattleCard*> known;
  for (const BattleCard& it : box().cards)
    if (it.source != Source::house) known.push_back(&it);
  std::sort(known.begin(), known.end(), [](const BattleCard* a, const BattleCard* b) { return a->id < b->id; });
  for (std::size_t i = 0; i < known.size(); ++i) {
    INFO(known[i]->id);
    CHECK(known[i]->archetype == block(known[i]->id));
    if (i > 0 && known[i]->archetype == known[i - 1]->archetype) CHECK(known[i]->initiative >= known[i - 1]->initiative);
  }
  CHECK(known.size() == 84);
}

TEST_CASE("Gear Immelmann and Best Use are two cards", "[decks][aerodome][ARD-302]") {
  CHECK(card("RH1128").name == "Gear Immelmann");
  CHECK(card("RH1128").source == Source::inferred);
  CHECK(card("RH1128").initiative == 8);
  CHECK(card("RH1129").name == "Best Use");
  CHECK(card("RH1129").initiative == 9);
  for (const char* id : {"RH1128", "RH1129"}) {
    const std::vector<std::string>& cards = named(box().hands, &Hand::word, "van").cards;
    CHECK(std::count(cards.begin(), cards.end(), id) == 1);
  }
}

TEST_CASE("two pilots of one call sign are still two, told apart by word", "[decks][aerodome][ARD-304]") {
  std::vector<SourceFile> files = aerodome_files();
  for (SourceFile& file : files)
    if (const std::size_t at = file.text.find("\"Night Hawk\""); at != std::string::npos) file.text.replace(at, 12, "\"Hunter\"");  // as printed
  const Loaded loaded = load(files);
  CHECK(texts(loaded.faults) == "");
  std::set<std::string> words;
  for (const Fighter& it : loaded.box.fighters)
    if (it.call_sign == "Hunter") words.insert(it.word);
  CHECK(words == std::set<std::string>{"havoc", "sven"});
}

TEST_CASE("archetypes follow from the ids of a pilot's cards", "[decks][aerodome][ARD-305]") {
  CHECK(pilot("lance").archetype == Archetype::daredevil);
  CHECK(pilot("jax").archetype == Archetype::gearhead);
  for (const Hand& hand : box().hands)
    for (const std::string& id : hand.cards) {
      const BattleCard& it = card(id);
      if (it.source != Source::house && it.archetype != Archetype::basic) CHECK(it.archetype == pilot(hand.fighter).archetype);
    }
}

TEST_CASE("a maneuver in a card's name is its type", "[decks][aerodome][ARD-306]") {
  CHECK(card("RH1005").type == Maneuver::straight);
  CHECK(card("RH1005").face_source == Source::house);
  int named_so = 0;
  for (const BattleCard& it : box().cards) {
    if (it.source == Source::house) continue;
    const std::vector<std::string> in_name = words(it.name);
    for (int type = 0; type < maneuver_count; ++type)
      if (std::count(in_name.begin(), in_name.end(), maneuver_names[static_cast<std::size_t>(type)]) > 0) {
        INFO(it.name);
        CHECK((it.type == static_cast<Maneuver>(type)));
        ++named_so;
      }
  }
  CHECK(named_so == 39);
}
