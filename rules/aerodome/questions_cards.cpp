// `show`: a card in full, and where each part of its text comes from.
#include <algorithm>

#include "decks/spelling.h"
#include "rules/aerodome/questions.h"
#include "rules/aerodome/words.h"

namespace rondo::aerodome {

namespace {

void append(Lines& lines, const Lines& more) { lines.insert(lines.end(), more.begin(), more.end()); }

std::string source(Source source) { return std::string(source_names[static_cast<std::size_t>(source)]); }

std::string archetype_text(Archetype archetype) { return std::string(archetype_names[static_cast<std::size_t>(archetype)]); }

Lines effect_lines(const std::vector<Effect>& effects, const std::string& head) {
  Lines lines;
  for (const Effect& effect : effects)
    append(lines, wrapped("  " + head + effect.name + ", " + moment_text(effect) + ": " + effect_text(effect), answer_width));
  return lines;
}

Lines only_for(const Restriction& only) {
  std::vector<std::string> words;
  if (!only.pilot.empty()) words.push_back(only.pilot);
  if (only.world) words.push_back("the world " + std::string(world_names[static_cast<std::size_t>(*only.world)]));
  if (!only.type.empty()) words.push_back("the type " + only.type);
  return flowed("  Only for:", words, answer_width);
}

std::string show_battle(const BattleCard& card) {
  Lines lines = {card.id + " " + card.name + (card.type == Maneuver::immelmann ? ", an " : ", a ") +
                 std::string(maneuver_names[static_cast<std::size_t>(card.type)]) + " card of Initiative " + std::to_string(card.initiative) + ", " +
                 archetype_text(card.archetype) + (card.signature ? ", Signature" : "")};
  append(lines, wrapped("  " + bar_text(card.actions), answer_width));
  append(lines, flowed("  Keywords:", keyword_words(card.keywords), answer_width));
  append(lines, flowed("  For Auxiliary cards used with it:", keyword_words(card.aux_bar), answer_width));
  append(lines, effect_lines(card.effects, ""));
  append(lines, only_for(card.only_for));
  std::string text =
      "  Source: name " + source(card.source) + ", Initiative " + source(card.initiative_source) + ", text " + source(card.face_source);
  if (card.printed_row) text += "; the printed table has it in row " + std::to_string(*card.printed_row);
  lines.push_back(text + ".");
  return joined(lines, "\n");
}

std::string show_aux(const AuxCard& card) {
  Lines lines = {card.id + " " + card.name + ", " + std::string(aux_type_names[static_cast<std::size_t>(card.type)]) + ", " +
                 archetype_text(card.archetype) + (card.stadium.empty() ? "" : ", of the Stadium " + card.stadium)};
  if (!card.actions.empty()) lines.push_back("  " + bar_text(card.actions) + (card.replaces ? ", in place of one action" : ""));
  append(lines, flowed("  Keywords:", keyword_words(card.keywords), answer_width));
  append(lines, effect_lines(card.effects, ""));
  append(lines, only_for(card.only_for));
  lines.push_back("  Source: " + source(card.source) + ".");
  return joined(lines, "\n");
}

std::string show_fighter(const Fighter& card) {
  Lines lines = {card.id + " " + card.name + (card.call_sign.empty() ? "" : " \"" + card.call_sign + "\"") + ", " + archetype_text(card.archetype) +
                 " of " + std::string(world_names[static_cast<std::size_t>(card.world)]) + (card.type.empty() ? "" : ", type " + card.type)};
  std::vector<std::string> bar;
  for (std::size_t i = 0; i < maneuver_count; ++i) bar.push_back(std::string(maneuver_names[i]) + " " + std::to_string(card.bar[i]));
  append(lines, flowed("  Cards of each type at most:", bar, answer_width));
  append(lines, effect_lines(card.effects, ""));
  if (!card.side_b.empty()) {
    lines.push_back("  Side B: " + card.side_b);
    append(lines, effect_lines(card.side_b_effects, "side B: "));
  }
  lines.push_back("  Source: name " + source(card.source) + ", ability " + source(card.ability_source) + ", Maneuver bar " + source(card.bar_source) +
                  ".");
  return joined(lines, "\n");
}

std::string show_stadium(const Table& table) {
  const Stadium& card = table.stadium;
  Lines lines = {(card.id.empty() ? "" : card.id + " ") + card.name + (card.line.empty() ? "" : ": " + card.line)};
  if (table.centre_token) lines.emplace_back("  An Auxiliary token stays at the centre, and is drawn from Within Range 1.");
  append(lines, effect_lines(card.effects, ""));
  append(lines, flowed("  Its Auxiliary cards:", card.aux, answer_width));
  lines.push_back("  Source: " + source(card.source) + "; sizes " + source(table.dimensions.source) + ".");
  return joined(lines, "\n");
}

/// The battle card of a fighter with that Initiative.
Result<std::string> show_numbered(const Table& table, FighterId fighter, const std::string& word) {
  const auto number = whole_number(word);
  for (const BattleCard& card : table.pilot(fighter).hand)
    if (number && card.initiative == *number) return show_battle(card);
  return Fault{{}, tag(table, fighter) + " has no card " + quoted(word), "an Initiative from 1 to 9", {}};
}

/// Every card of the game by id and name: the text of the first that is called so.
class Finder {
 public:
  Finder(const Table& table, std::string name) : name_(std::move(name)) {
    for (FighterId fighter = 0; fighter < table.fighters(); ++fighter) {
      const Pilot& pilot = table.pilot(fighter);
      consider(pilot.fighter.id, pilot.fighter.name, [&] { return show_fighter(pilot.fighter); });
      consider(pilot.fighter.call_sign, {}, [&] { return show_fighter(pilot.fighter); });
      for (const BattleCard& card : pilot.hand) consider(card.id, card.name, [&] { return show_battle(card); });
    }
    for (const std::vector<AuxCard>& deck : table.aux_decks)
      for (const AuxCard& card : deck) consider(card.id, card.name, [&] { return show_aux(card); });
    consider("stadium", table.stadium.name, [&] { return show_stadium(table); });
  }
  [[nodiscard]] Result<std::string> found() const {
    if (!found_.empty()) return found_;
    return Fault{{},
                 "nothing is called " + quoted(name_),
                 "a fighter, a card's id or name, a fighter and an Initiative, or 'stadium'",
                 nearest(name_, names_)};
  }

 private:
  template <class Show>
  void consider(const std::string& id, const std::string& name, Show&& show) {
    for (const std::string* one : {&id, &name}) {
      if (one->empty()) continue;
      names_.push_back(*one);
      if (found_.empty() && lower(*one) == lower(name_)) found_ = show();
    }
  }
  std::string name_;
  std::string found_;
  std::vector<std::string> names_;
};

}  // namespace

Result<std::string> answer_show(const Table& table, const Position&, Words words) {
  if (words.empty()) return Fault{{}, "a card, a fighter or 'stadium' is needed", "show CARD|FIGHTER|stadium", {}};
  if (const auto card = Finder(table, joined(words)).found()) return card;
  const auto fighter = fighter_named(table, words[0]);
  if (fighter && words.size() == 1) return show_fighter(table.pilot(*fighter).fighter);
  if (fighter && words.size() == 2 && whole_number(words[1])) return show_numbered(table, *fighter, words[1]);
  return Finder(table, joined(words)).found();
}

}  // namespace rondo::aerodome
