#include "rules/aerodome/roster.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "decks/spelling.h"

namespace rondo::aerodome {

namespace {

template <class Card, class Key>
const Card* find(const std::vector<Card>& cards, Key key, std::string_view wanted) {
  const auto at = std::find_if(cards.begin(), cards.end(), [&](const Card& card) { return card.*key == wanted; });
  return at == cards.end() ? nullptr : &*at;
}

/// Collects what is wrong with one hand, squadron or Stadium.
class Checklist {
 public:
  explicit Checklist(std::string where) : where_(std::move(where)) {}

  void add(std::string what, std::string expected) { faults_.push_back({where_, std::move(what), std::move(expected), ""}); }
  void add(std::vector<Fault> faults) {
    for (Fault& fault : faults) faults_.push_back(std::move(fault));
  }

  /// The cards with these ids; an id that no card has is a fault.
  template <class Card>
  std::vector<const Card*> all(const std::vector<Card>& cards, std::string Card::*key, const std::vector<std::string>& ids, const std::string& noun) {
    std::vector<const Card*> found;
    for (const std::string& id : ids) {
      if (const Card* card = find(cards, key, id)) {
        found.push_back(card);
        continue;
      }
      std::vector<std::string> known;
      for (const Card& card : cards) known.push_back(card.*key);
      const std::string own = noun == "fighter" || noun == "hand" ? "word" : "id";
      std::string what = "no " + noun;
      what.append(" has the ").append(own).append(" '").append(id).append("'");
      std::string expected = "the " + own;
      expected.append(" of a loaded ").append(noun);
      faults_.push_back({where_, std::move(what), std::move(expected), nearest(id, known)});
    }
    return found;
  }

  void count(std::size_t found, int wanted, const std::string& noun) {
    if (found != static_cast<std::size_t>(wanted)) add(std::to_string(found) + " " + noun, std::to_string(wanted));
  }

  /// Each name once (ARD-029, ARD-042).
  template <class Card>
  void names(const std::vector<const Card*>& cards) {
    for (std::size_t i = 0; i < cards.size(); ++i)
      for (std::size_t k = 0; k < i; ++k) {
        if (cards[i]->name != cards[k]->name) continue;
        add("'" + cards[i]->id + "' " +
                (cards[i]->id == cards[k]->id ? "stands twice" : "and '" + cards[k]->id + "' are both called " + cards[i]->name),
            "no name twice");
        break;
      }
  }

  [[nodiscard]] std::vector<Fault> faults() && { return std::move(faults_); }

 private:
  std::string where_;
  std::vector<Fault> faults_;
};

/// What keeps the fighter from the card, and whom it is for; empty if nothing does.
std::pair<std::string, std::string> objection(const Fighter& fighter, Archetype archetype, const Restriction& only) {
  if (archetype != Archetype::basic && archetype != fighter.archetype)
    return {std::string("a ") + std::string(archetype_names[static_cast<std::size_t>(archetype)]) + " card",
            "Basic or " + std::string(archetype_names[static_cast<std::size_t>(fighter.archetype)])};
  if (!only.pilot.empty() && only.pilot != fighter.name && only.pilot != fighter.side_b)
    return {"only for " + only.pilot, "cards that " + fighter.name + " may use"};
  if (only.world && *only.world != fighter.world)
    return {"only for " + std::string(world_names[static_cast<std::size_t>(*only.world)]) + " fighters",
            "cards of " + std::string(world_names[static_cast<std::size_t>(fighter.world)])};
  if (!only.type.empty() && only.type != fighter.type) return {"only for the type " + only.type, "cards of the type " + fighter.type};
  return {};
}

template <class Card>
void check_use(Checklist& list, const Fighter& fighter, const std::vector<const Card*>& cards) {
  for (const Card* card : cards)
    if (auto [what, expected] = objection(fighter, card->archetype, card->only_for); !what.empty())
      list.add("'" + card->id + "', " + card->name + ", is " + what, std::move(expected));
}

/// Each Initiative once, in order (ARD-104).
void check_initiatives(Checklist& list, const std::vector<const BattleCard*>& cards) {
  bool each = true;
  for (int initiative = 1; initiative <= hand_size; ++initiative) {
    const auto count = std::count_if(cards.begin(), cards.end(), [&](const BattleCard* card) { return card->initiative == initiative; });
    if (count == 1) continue;
    each = false;
    list.add((count == 0 ? "no card" : std::to_string(count) + " cards") + std::string(" of Initiative ") + std::to_string(initiative), "1");
  }
  const bool ordered =
      std::is_sorted(cards.begin(), cards.end(), [](const BattleCard* a, const BattleCard* b) { return a->initiative < b->initiative; });
  if (each && !ordered) list.add("its cards are out of order", "Initiative 1 first");
}

/// No more of a type than the Maneuver bar allows (ARD-025, ARD-026, ARD-031).
void check_bar(Checklist& list, const Fighter& fighter, const std::vector<const BattleCard*>& cards) {
  for (int type = 0; type < maneuver_count; ++type) {
    const auto count = std::count_if(cards.begin(), cards.end(), [&](const BattleCard* card) { return static_cast<int>(card->type) == type; });
    const int most = fighter.bar[static_cast<std::size_t>(type)];
    if (count > most)
      list.add(std::to_string(count) + " " + std::string(maneuver_names[static_cast<std::size_t>(type)]) + " cards",
               "at most " + std::to_string(most) + " by the Maneuver bar of " + fighter.name);
  }
}

/// Auxiliaries of a Stadium are not chosen (ARD-061, ARD-108).
void check_choice(Checklist& list, const std::vector<const AuxCard*>& cards) {
  for (const AuxCard* card : cards)
    if (!card->stadium.empty())
      list.add("'" + card->id + "', " + card->name + ", belongs to the Stadium " + card->stadium, "Auxiliaries of no Stadium");
}

/// Four different fighters, one of each archetype (ARD-260, ARD-262).
void check_team(Checklist& list, const std::vector<const Fighter*>& fighters) {
  for (std::size_t i = 0; i < fighters.size(); ++i)
    for (std::size_t k = 0; k < i; ++k)
      if (fighters[i] == fighters[k]) list.add("two hands of " + fighters[i]->name, "four fighters");
  for (int i = 1; i <= archetype_count; ++i) {
    const auto count =
        std::count_if(fighters.begin(), fighters.end(), [&](const Fighter* fighter) { return static_cast<int>(fighter->archetype) == i; });
    if (count != 1) list.add(std::to_string(count) + " of the archetype " + std::string(archetype_names[static_cast<std::size_t>(i)]), "1");
  }
}

template <class Card>
void check_count(Checklist& list, const Box& box, const std::vector<Card>& cards, const std::string& noun) {
  const auto manifest = std::find_if(box.components.begin(), box.components.end(), [&](const Component& part) { return part.name == noun; });
  if (manifest == box.components.end()) return;
  const auto known = static_cast<int>(std::count_if(cards.begin(), cards.end(), [](const Card& card) { return card.source != Source::house; }));
  const int missing = manifest->count - known;
  if (missing != 0)
    list.add(std::to_string(known) + " " + noun + ", " + std::to_string(std::abs(missing)) + (missing > 0 ? " missing" : " too many"),
             std::to_string(manifest->count));
}

}  // namespace

const Fighter* find_fighter(const Box& box, std::string_view word) { return find(box.fighters, &Fighter::word, word); }
const BattleCard* find_card(const Box& box, std::string_view id) { return find(box.cards, &BattleCard::id, id); }
const AuxCard* find_aux(const Box& box, std::string_view id) { return find(box.aux_cards, &AuxCard::id, id); }
const Hand* find_hand(const Box& box, std::string_view word) { return find(box.hands, &Hand::word, word); }
const Stadium* find_stadium(const Box& box, std::string_view word) { return find(box.stadiums, &Stadium::word, word); }

bool may_use(const Fighter& fighter, Archetype archetype, const Restriction& only_for) {
  return objection(fighter, archetype, only_for).first.empty();
}

std::vector<Fault> check_hand(const Box& box, const Hand& hand) {
  Checklist list("hand '" + hand.word + "'");
  const auto fighter = list.all(box.fighters, &Fighter::word, {hand.fighter}, "fighter");
  const auto cards = list.all(box.cards, &BattleCard::id, hand.cards, "card");
  const auto aux = list.all(box.aux_cards, &AuxCard::id, hand.aux, "Auxiliary");
  list.count(hand.cards.size(), hand_size, "cards");
  check_initiatives(list, cards);
  list.names(cards);
  list.count(hand.aux.size(), chosen_aux, "Auxiliaries");
  list.names(aux);
  check_choice(list, aux);
  if (!fighter.empty()) {
    check_use(list, *fighter[0], cards);
    check_use(list, *fighter[0], aux);
    check_bar(list, *fighter[0], cards);
  }
  return std::move(list).faults();
}

std::vector<Fault> check_squadron(const Box& box, const Squadron& squadron) {
  Checklist list("squadron '" + squadron.word + "'");
  const auto hands = list.all(box.hands, &Hand::word, squadron.hands, "hand");
  const auto aux = list.all(box.aux_cards, &AuxCard::id, squadron.aux, "Auxiliary");
  list.count(squadron.hands.size(), squadron_size, "hands");
  std::vector<const Fighter*> fighters;
  for (const Hand* hand : hands) {
    list.add(check_hand(box, *hand));
    if (const Fighter* fighter = find_fighter(box, hand->fighter)) fighters.push_back(fighter);
  }
  check_team(list, fighters);
  list.count(squadron.aux.size(), squadron_aux, "Auxiliaries");
  list.names(aux);
  check_choice(list, aux);
  for (const AuxCard* card : aux)
    if (std::none_of(fighters.begin(), fighters.end(), [&](const Fighter* fighter) { return may_use(*fighter, card->archetype, card->only_for); }))
      list.add("'" + card->id + "', " + card->name + ", is for nobody in the squadron", "Auxiliaries that one of its fighters may use");
  return std::move(list).faults();
}

std::vector<Fault> check_stadium(const Box& box, const Stadium& stadium) {
  Checklist list("stadium '" + stadium.word + "'");
  if (stadium.aux.size() > stadium_aux) list.add(std::to_string(stadium.aux.size()) + " Auxiliaries", "at most " + std::to_string(stadium_aux));
  for (const AuxCard* card : list.all(box.aux_cards, &AuxCard::id, stadium.aux, "Auxiliary"))
    if (card->stadium != stadium.name)
      list.add("'" + card->id + "' in its Auxiliary deck " + (card->stadium.empty() ? "bears no Stadium's name" : "belongs to " + card->stadium),
               "stadium = \"" + stadium.name + "\" on the card");
  for (const AuxCard& card : box.aux_cards)
    if (card.stadium == stadium.name && std::find(stadium.aux.begin(), stadium.aux.end(), card.id) == stadium.aux.end())
      list.add("'" + card.id + "' bears its name and is not in its Auxiliary deck", "all cards that bear its name");
  return std::move(list).faults();
}

std::vector<std::string> aux_deck(const Hand& hand, const Stadium& stadium) {
  std::vector<std::string> ids = hand.aux;
  ids.insert(ids.end(), stadium.aux.begin(), stadium.aux.end());
  return ids;
}

std::vector<Fault> check_manifest(const Box& box) {
  Checklist list("the box");
  check_count(list, box, box.fighters, "Fighter cards");
  check_count(list, box, box.aux_cards, "Auxiliary cards");
  check_count(list, box, box.cards, "Battle cards");
  return std::move(list).faults();
}

}  // namespace rondo::aerodome
