#include "rules/aerodome/setup.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "decks/aerodome/load.h"
#include "rules/aerodome/game.h"
#include "rules/aerodome/roster.h"
#include "rules/core/text.h"

namespace rondo::aerodome {

namespace {

constexpr std::array<const char*, 3> mode_names = {"standard", "free-for-all", "squadron"};
constexpr std::array<const char*, 5> round_limits = {"10", "20", "30", "50", "100"};
constexpr const char* nobody_sits = "none";
constexpr std::array<const char*, 8> usual_hands = {"theodosia", "alice", "jax", "ash", "elena", "hilda", "havoc", "dario"};

/// The name of the setting that says what a colour flies.
std::string seat_name(std::size_t seat) { return std::string(colours[seat]) + "-pilot"; }

/// Hands, squadrons behind them, for one colour.
Setting seat_setting(const Box& box, std::size_t seat) {
  Setting setting{seat_name(seat), "who flies " + std::string(colours[seat]), {}, {}};
  if (seat > 1) setting.help += ", in a free-for-all";
  for (const Hand& hand : box.hands) {
    setting.values.push_back(hand.word);
    setting.lines.push_back(hand.line);
  }
  for (const Squadron& squadron : box.squadrons) {
    setting.values.push_back(squadron.word);
    setting.lines.push_back("squadron: " + squadron.name + (squadron.line.empty() ? "" : ", " + squadron.line));
  }
  if (setting.values.empty()) return setting;
  const auto offered = [&](const std::string& word) { return std::find(setting.values.begin(), setting.values.end(), word) != setting.values.end(); };
  setting.fallback = offered(usual_hands[seat]) ? usual_hands[seat] : setting.values.front();
  setting.follows = "mode";
  if (seat < 2 && !box.squadrons.empty()) setting.fallbacks.emplace_back(mode_names[2], box.squadrons[std::min(seat, box.squadrons.size() - 1)].word);
  if (seat < 2) return setting;
  setting.values.emplace_back(nobody_sits);
  setting.lines.emplace_back("nobody");
  if (seat < 4) setting.fallbacks.emplace_back(mode_names[1], setting.fallback);  // four fly where no number is named
  setting.fallback = nobody_sits;
  return setting;
}

/// The fighter and the cards of a hand that has been checked.
Pilot pilot_of(const Box& box, const Hand& hand) {
  Pilot pilot;
  pilot.fighter = *find_fighter(box, hand.fighter);
  for (const std::string& id : hand.cards) pilot.hand.push_back(*find_card(box, id));
  return pilot;
}

std::vector<AuxCard> aux_deck(const Box& box, const std::vector<std::string>& chosen, const Stadium& stadium) {
  std::vector<AuxCard> deck;
  for (const std::vector<std::string>* ids : {&chosen, &stadium.aux})
    for (const std::string& id : *ids) deck.push_back(*find_aux(box, id));
  return deck;
}

Fault refused(const std::string& what, const std::string& expected) { return Fault{"setup", what, expected, ""}; }

/// What keeps so many from playing (ARD-111, ARD-238, ARD-260).
std::optional<Fault> check_players(Mode mode, std::size_t hands) {
  const bool melee = mode == Mode::free_for_all;
  if (melee ? hands >= 2 && hands <= colours.size() : hands == 2) return std::nullopt;
  return refused(counted(static_cast<int>(hands), mode == Mode::squadron ? "squadron" : "hand"),
                 melee ? "2 to 8 in a free-for-all" : mode == Mode::squadron ? "2" : "2 in a duel");
}

/// Seats one colour after the other; a fault where a word is of the wrong kind or its cards are against the rules.
std::optional<Fault> seat_all(const Box& box, const Setup& setup, Table& table) {
  for (const std::string& word : setup.hands) {
    if (setup.mode != Mode::squadron) {
      const Hand* hand = find_hand(box, word);
      if (!hand) return refused("'" + word + "' is a squadron, and this is a game of single pilots", "mode=squadron, or a pilot");
      if (const std::vector<Fault> faults = check_hand(box, *hand); !faults.empty()) return faults.front();
      table.pilots.push_back(pilot_of(box, *hand));
      table.aux_decks.push_back(aux_deck(box, hand->aux, table.stadium));
      continue;
    }
    const auto squadron = std::find_if(box.squadrons.begin(), box.squadrons.end(), [&](const Squadron& each) { return each.word == word; });
    if (squadron == box.squadrons.end()) return refused("'" + word + "' is a single pilot, and this is a game of squadrons", "a squadron, or mode=standard");
    if (const std::vector<Fault> faults = check_squadron(box, *squadron); !faults.empty()) return faults.front();
    for (const std::string& hand : squadron->hands) table.pilots.push_back(pilot_of(box, *find_hand(box, hand)));
    table.aux_decks.push_back(aux_deck(box, squadron->aux, table.stadium));
  }
  return std::nullopt;
}

}  // namespace

std::vector<Setting> settings(const Box& box) {
  std::vector<Setting> table;
  table.push_back({"mode", "standard: a duel; free-for-all: 2 to 8 pilots; squadron: four against four", {mode_names.begin(), mode_names.end()}, mode_names[0]});
  for (std::size_t seat = 0; seat < colours.size(); ++seat) table.push_back(seat_setting(box, seat));
  Setting stadium{"stadium", "where it is fought", {}, {}};
  for (const Stadium& each : box.stadiums) {
    stadium.values.push_back(each.word);
    stadium.lines.push_back(each.name + (each.line.empty() ? "" : ": " + each.line));
  }
  if (!stadium.values.empty()) stadium.fallback = find_stadium(box, "open-sky") ? "open-sky" : stadium.values.front();
  table.push_back(std::move(stadium));
  table.push_back({"rounds", "when time is up", {round_limits.begin(), round_limits.end()}, "100", {}, "mode", {{mode_names[1], "20"}}});
  table.push_back({"range", "Within Range: along the twelve spokes of the book, or by distance", {"spokes", "distance"}, "spokes"});
  table.push_back({"ties", "equal revealed Initiatives: who held it last modifies first, or a roll decides", {"holder", "roll"}, "holder"});
  return table;
}

Setup setup_of(std::span<const std::string> words) {
  Setup setup;
  const auto mode = std::find(mode_names.begin(), mode_names.end(), setup_value(words, "mode"));
  RONDO_ENSURE(mode != mode_names.end(), "a set-up without its mode");
  setup.mode = static_cast<Mode>(mode - mode_names.begin());
  for (std::size_t seat = 0; seat < colours.size(); ++seat)
    if (std::string hand = setup_value(words, seat_name(seat)); hand != nobody_sits) setup.hands.push_back(std::move(hand));
  setup.stadium = setup_value(words, "stadium");
  const std::string rounds = setup_value(words, "rounds");
  std::from_chars(rounds.data(), rounds.data() + rounds.size(), setup.last_round);
  setup.rulings.range_by_distance = setup_value(words, "range") == "distance";
  setup.rulings.tie_by_roll = setup_value(words, "ties") == "roll";
  return setup;
}

Result<Table> lay_out(const Box& box, const Setup& setup) {
  const Stadium* stadium = find_stadium(box, setup.stadium);
  if (!stadium || !box.dimensions) return refused(stadium ? "there are no dimensions" : "there is no Stadium '" + setup.stadium + "'", "");
  Table table;
  table.mode = setup.mode;
  table.rulings = setup.rulings;
  table.dimensions = *box.dimensions;
  table.stadium = *stadium;
  table.last_round = setup.last_round;
  if (std::optional<Fault> fault = check_players(setup.mode, setup.hands.size())) return *std::move(fault);
  if (std::optional<Fault> fault = seat_all(box, setup, table)) return *std::move(fault);
  for (const std::vector<AuxCard>& deck : table.aux_decks)
    if (deck.size() > aux_slots) return refused("an Auxiliary deck of " + std::to_string(deck.size()) + " cards", "at most " + std::to_string(aux_slots));
  return complete(std::move(table));
}

std::vector<SourceFile> files_of(std::span<const SourceFile> files, const Setup& setup) {
  std::vector<Box> boxes;
  for (const SourceFile& file : files) boxes.push_back(load({&file, 1}).box);
  std::vector<std::string> needed = setup.hands;  // words and ids never look alike
  needed.push_back(setup.stadium);
  const auto met = [&](const Box& box) {
    const auto any = [&](const auto& list, auto&& key) {
      return std::any_of(list.begin(), list.end(), [&](const auto& item) { return std::find(needed.begin(), needed.end(), key(item)) != needed.end(); });
    };
    const auto word = [](const auto& item) -> const std::string& { return item.word; };
    const auto id = [](const auto& item) -> const std::string& { return item.id; };
    return box.dimensions || any(box.hands, word) || any(box.squadrons, word) || any(box.stadiums, word) || any(box.fighters, word) || any(box.cards, id) ||
           any(box.aux_cards, id);
  };
  const auto refer = [&](const Box& box) {
    const auto add = [&](const std::vector<std::string>& ids) { needed.insert(needed.end(), ids.begin(), ids.end()); };
    for (const Hand& hand : box.hands) {
      add({hand.fighter});
      add(hand.cards);
      add(hand.aux);
    }
    for (const Squadron& squadron : box.squadrons) {
      add(squadron.hands);
      add(squadron.aux);
    }
    for (const Stadium& stadium : box.stadiums) add(stadium.aux);
  };
  std::vector<bool> taken(files.size());
  for (bool more = true; more;) {
    more = false;
    for (std::size_t i = 0; i < files.size(); ++i) {
      if (taken[i] || !met(boxes[i])) continue;
      taken[i] = more = true;
      refer(boxes[i]);
    }
  }
  std::vector<SourceFile> chosen;
  for (std::size_t i = 0; i < files.size(); ++i)
    if (taken[i]) chosen.push_back(files[i]);
  return chosen;
}

}  // namespace rondo::aerodome
