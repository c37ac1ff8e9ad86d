// Answers about cards: shown in full, combined, summoned.
#include <algorithm>

#include "decks/spelling.h"
#include "rules/aegis/odds.h"
#include "rules/aegis/questions.h"
#include "rules/aegis/resolve.h"
#include "rules/aegis/roster.h"
#include "rules/aegis/words.h"

namespace rondo::aegis {

namespace {

using Lines = std::vector<std::string>;

void append(Lines& lines, const Lines& more) { lines.insert(lines.end(), more.begin(), more.end()); }

std::string letters_text(ClassSet set) {
  std::string text;
  for (std::size_t i = 0; i < class_letters.size(); ++i)
    if ((set >> i) & 1) text += class_letters[i];
  return text;
}

std::string icons_text(IconSet icons) {
  std::string text;
  for (std::size_t i = 0; i < icon_count; ++i)
    if ((icons >> i) & 1) text += (text.empty() ? "" : " ") + std::string(icon_names[i]);
  return text;
}

Lines ability_words(const AbilitySet& abilities, const std::vector<EffectLine>& effects) {
  Lines words;
  for (std::size_t i = 0; i < ability_names.size(); ++i)
    if (const int number = abilities.number[i]; number > 0)
      words.push_back(std::string(ability_names[i].name) + (ability_names[i].takes_number ? " " + std::to_string(number) : ""));
  for (const EffectLine& line : effects)
    if (line.keyword) words.push_back(line.name);
  std::sort(words.begin(), words.end());
  return words;
}

/// Effect lines that are no keywords: what happens when.
Lines effect_lines(const std::vector<EffectLine>& effects, bool boss) {
  Lines lines;
  for (const EffectLine& line : effects)
    if (!line.keyword && line.when < When::entry)
      lines.push_back("  " + line.name + ", " + moment_text(line.when) + ": " + effect_text(line, boss) + (line.optional ? " (may be declined)" : ""));
  return lines;
}

std::string recipe_text(const Card& card) {
  if (card.recipe.letter == 0) return "any two robots with its Class";
  const auto rest = static_cast<ClassSet>(card.classes & ~card.recipe.letter);
  return "one with " + letters_text(card.recipe.letter) + " and the Make " + card.recipe.make + ", the other letters (" + letters_text(rest) +
         ") from any";
}

/// What is printed on a robot's card.
Lines card_lines(const Card& card) {
  Lines lines;
  if (card.number > 0) {
    const std::string team(prebuilt_team(card.number));
    lines.push_back("  Card number " + std::to_string(card.number) + (team.empty() ? "." : ", of the prebuilt team " + team + "."));
  }
  if (card.level > 1) lines.push_back("  Combines from " + recipe_text(card) + ".");
  append(lines, flowed("  Abilities:", ability_words(card.abilities, card.effects), answer_width));
  if (!card.commander.empty()) lines.push_back("  Commander: " + card.commander);
  for (std::size_t i = 0; i < ability_names.size(); ++i)
    if (const auto ability = static_cast<Ability>(i); is_commander_ability(ability) && card.abilities.has(ability))
      lines.push_back("    " + std::string(ability_names[i].name) + ": " + command_text(ability));
  append(lines, effect_lines(card.effects, false));
  for (std::size_t i = 0; i < card.actions.size(); ++i)
    lines.push_back("  " + std::to_string(i + 1) + " " + card.actions[i].name + ": " + action_text(card.actions[i]));
  return lines;
}

Lines beneath(const Table& table, const Position& p, CardId top) {
  Lines names;
  for (int id = 0; id < table.team_size(); ++id)
    if (p.under[static_cast<std::size_t>(id)] == top) names.push_back(table.card(static_cast<CardId>(id)).id);
  return names;
}

std::string show_boss(const Table& table, const Position& p) {
  const BossCard& boss = table.boss_card;
  Lines lines = {boss.name + " (boss, counts as Level 5) on " + table.label(p[boss_piece].hex)};
  lines.push_back("  Integrity " + std::to_string(std::max(0, integrity_left(table, p, boss_piece))) + " of " + std::to_string(boss.integrity));
  append(lines, flowed("  Abilities:", ability_words(boss.abilities, boss.effects), answer_width));
  append(lines, flowed("  Marks:", mark_words(table, p, boss_piece), answer_width));
  append(lines, effect_lines(boss.effects, true));
  int number = 0;
  for (const BossEntry& entry : boss.entries) {
    const std::string what = entry.action ? std::to_string(++number) + " " + entry.action->name + ": " + action_text(*entry.action)
                                          : entry.line.name + ": " + effect_text(entry.line, true);
    lines.push_back("  [" + icons_text(entry.icons) + "] " + what);
  }
  for (const EffectLine& line : boss.setup) lines.push_back("  [set-up] " + line.name + ": " + effect_text(line, true));
  if (!boss.setup_text.empty()) lines.push_back("  At the table: " + boss.setup_text);
  for (const Trophy& trophy : boss.trophies) lines.push_back("  Trophy: " + trophy.name + " (" + trophy_text(trophy) + ")");
  return joined_lines(lines);
}

std::string show_piece(const Table& table, const Position& p, PieceId piece) {
  if (piece == boss_piece) return show_boss(table, p);
  const Card& card = card_of(table, p, piece);
  Lines lines = {piece_name(table, p, piece) + " (" + class_text(card) + ", Level " + std::to_string(card.level) + ", " +
                 (side_of(piece) == Side::hero ? "yours"
                  : is_minion(piece)           ? "a minion"
                                               : "the enemy's") +
                 ") on " + table.label(p[piece].hex)};
  lines.push_back("  Integrity " + std::to_string(integrity_left(table, p, piece)) + " of " + std::to_string(card.integrity) + ", Energy Output " +
                  std::to_string(output(table, p, piece)) + " of " + std::to_string(card.energy) + ", " + movement_words(table, p, piece));
  append(lines, flowed("  Marks:", mark_words(table, p, piece), answer_width));
  if (const int more = rerolls(table, p, piece) - ability(table, p, piece, Ability::reroll); more > 0)
    lines.push_back("  By its Commander: Reroll " + std::to_string(more));
  if (const PieceId leader = commander(table, p, side_of(piece)); leader != no_piece && !card.commander.empty())
    lines.push_back(leader == piece ? "  It has the command." : "  It waits while " + piece_name(table, p, leader) + " has the command.");
  append(lines, card_lines(card));
  append(lines, flowed("  Beneath it:", beneath(table, p, p[piece].card), answer_width));
  return joined_lines(lines);
}

/// Where a card is that is not on the board.
std::string whereabouts(const Table& table, const Position& p, CardId id) {
  if (id < table.team_size()) {
    if (p.where[id] == Whereabouts::beneath) return "beneath " + table.card(p.under[id]).id;
    if (p.where[id] == Whereabouts::on_board) return "on the board";
    if (p.where[id] == Whereabouts::reserve) return "in reserve";
    if (p.where[id] == Whereabouts::lifted) return "in reserve from the next Recharge on";
    return table.is_basic(id) ? "off the board" : "in the combine pool";
  }
  if (table.card(id).drone) return "a Drone";
  const auto place = static_cast<std::uint8_t>(table.minion_place(id));
  if (std::find(p.minions.discard.begin(), p.minions.discard.end(), place) != p.minions.discard.end()) return "in the minion discard";
  return "in the minion deck";
}

std::string show_card(const Table& table, const Position& p, CardId id) {
  const Card& card = table.card(id);
  Lines lines = {card.id + " (" + class_text(card) + ", Level " + std::to_string(card.level) + "), " + whereabouts(table, p, id)};
  lines.push_back("  Integrity " + std::to_string(card.integrity) + ", Energy Output " + std::to_string(card.energy) + ", movement " +
                  std::to_string(card.movement));
  append(lines, card_lines(card));
  return joined_lines(lines);
}

std::string show_hex(const Table& table, const Position& p, HexId hex) {
  const BoardHex& ground = table.board.hexes[hex];
  std::string text = ground.label + ": ";
  if (ground.ground == Ground::wall)
    text += "a wall; blocks sight and movement";
  else if (ground.ground == Ground::stop)
    text += "STOP; ends the movement of whoever enters without Flight or Jet";
  else if (ground.ground == Ground::jam)
    text += "JAM; whoever stands here has Jamming 1";
  else if (ground.starpoint != 0)
    text += "Starpoint " + std::to_string(ground.starpoint);
  else
    text += ground.start_zone != 0 ? "Start Zone " + std::to_string(ground.start_zone) : "open ground";
  const PieceId piece = piece_on(p, hex);
  return text + (piece == no_piece ? "; nobody is on it." : "; " + called(table, p, piece) + " is on it.");
}

}  // namespace

Result<std::string> answer_show(const Table& table, const Position& p, Words words) {
  if (words.empty()) return Fault{"show", "a piece, a card or a hex is needed", "show PIECE|CARD|HEX", {}};
  const std::string name = joined(words);
  if (lower(name) == lower(table.boss_card.name)) return show_boss(table, p);
  if (const auto hex = hex_named(table, name)) return show_hex(table, p, *hex);
  Lines names = {"boss"};
  for (std::size_t id = 0; id < table.cards.size(); ++id) {
    names.push_back(table.cards[id].id);
    PieceId piece = no_piece;
    each(pieces(p), [&](PieceId one) {
      if (p[one].card == id && !is_drone(one)) piece = one;
    });
    if (lower(names.back()) == lower(name)) return piece == no_piece ? show_card(table, p, static_cast<CardId>(id)) : show_piece(table, p, piece);
  }
  if (const auto piece = piece_meant(table, p, name)) return show_piece(table, p, *piece);
  return Fault{"show", "nothing is called '" + name + "'", "a hex, 'boss' or a card of this game", nearest(name, names)};
}

namespace {

/// Why no two robots on the board can form the card.
std::string lacking(const Table& table, const Position& p, const Card& card) {
  ClassSet letters = 0;
  bool made = card.recipe.letter == 0 || table.profile.draft_combining;
  each(pieces(p, Side::hero), [&](PieceId piece) {
    if (is_drone(piece)) return;
    const ClassSet own = all_classes(table, p, p[piece].card);
    letters |= own;
    made = made || ((own & card.recipe.letter) != 0 && has_make(table, p, p[piece].card, card.recipe.make));
  });
  if (const auto missing = static_cast<ClassSet>(card.classes & ~letters); missing != 0) return "nobody on the board has " + letters_text(missing);
  if (!made) return "nobody on the board is " + letters_text(card.recipe.letter) + " and of the Make " + card.recipe.make;
  return "no two robots on the board make it up";
}

Lines pairs_for(const Table& table, const Position& p, CardId card) {
  Lines pairs;
  for (PieceId one = 0; one < hero_slots; ++one)
    for (auto two = static_cast<PieceId>(one + 1); two < hero_slots; ++two) {
      if (!p.alive(one) || !p.alive(two) || !may_form(table, p, only(one) | only(two), card)) continue;
      const int far = apart(table, p, one, two);
      pairs.push_back(piece_name(table, p, one) + " + " + piece_name(table, p, two) +
                      (far == 1 ? " (adjacent)" : " (" + std::to_string(far) + " apart)"));
    }
  return pairs;
}

/// Three or more, where Draft combining or Emerge lets them.
Lines companies_for(const Table& table, const Position& p, CardId card) {
  Lines companies;
  if (!table.profile.draft_combining && !table.card(card).abilities.has(Ability::emerge)) return companies;
  for (PieceSet set = 0; set < (PieceSet{1} << hero_slots); ++set) {
    if (std::popcount(set) < 3 || (set & ~pieces(p, Side::hero)) != 0 || !may_form(table, p, set, card)) continue;
    std::string names;
    for (const std::string& name : piece_names(table, p, set)) names += (names.empty() ? "" : " + ") + name;
    companies.push_back(names + (touching(table, p, set) ? " (adjacent)" : " (apart)"));
  }
  return companies;
}

}  // namespace

Result<std::string> answer_combine(const Table& table, const Position& p, Words words) {
  if (!words.empty()) return Fault{"combine", "'" + joined(words) + "' is one word too many", "combine", {}};
  Lines lines = {"Two adjacent robots combine as the Action of one of them, for " + std::to_string(table.profile.combine_cost) + " Energy of your " +
                 std::to_string(p.energy) + "."};
  if (table.profile.draft_combining)
    lines.push_back("Draft combining: Makes do not matter, and three or more that touch combine for " + std::to_string(table.profile.merge_cost) +
                    " Energy.");
  for (int id = table.basics; id < table.basics + table.combined; ++id) {
    const auto card = static_cast<CardId>(id);
    const std::string emerges =
        table.card(card).abilities.has(Ability::emerge) ? ", emerges for " + std::to_string(table.profile.emerge_cost) + " Energy" : "";
    const std::string head = "  " + table.card(card).id + " (" + class_text(table.card(card)) + emerges + "):";
    if (p.where[card] != Whereabouts::off_board) {
      lines.push_back(head + " " + whereabouts(table, p, card));
      continue;
    }
    Lines pairs = pairs_for(table, p, card);
    append(pairs, companies_for(table, p, card));
    if (pairs.empty())
      lines.push_back(head + " " + lacking(table, p, table.card(card)));
    else
      append(lines, flowed(head, pairs, answer_width));
  }
  if (table.combined == 0) lines.emplace_back("  This team has no combined robots.");
  return joined_lines(lines);
}

namespace {

/// What would become of a minion revealed now.
Lines entry_lines(const Table& table, const Position& p, const Card& card, const std::string& head) {
  if (const ClassSet missing = uncovered(table, p, card); missing != 0) return {head + " cannot enter, no minion for " + letters_text(missing)};
  if (const PieceSet active = card.level > 1 ? components(table, p, card) : 0; active != 0) {
    Lines names;
    each(active, [&](PieceId piece) { names.push_back(piece_name(table, p, piece)); });
    return flowed(head + " replaces one of its components", names, answer_width);
  }
  if (minion_slot(p) == no_piece) return {head + " cannot enter, five minions are active"};
  return {head + (starpoint_for(table, p, 1) == nowhere ? " cannot enter, no Starpoint is free" : " enters on a Starpoint by die")};
}

}  // namespace

Result<std::string> answer_minions(const Table& table, const Position& p, Words words) {
  if (!words.empty()) return Fault{"minions", "'" + joined(words) + "' is one word too many", "minions", {}};
  Lines lines = {"The minion deck holds " + counted(p.minions.size(), "card") + "."};
  std::uint64_t all = 0;
  for (std::uint8_t place = 0; place < table.minion_cards; ++place) all += p.minions.weight(place);
  const auto tell = [&](std::uint8_t place, const std::string& when) {
    const Card& card = table.card(table.minion_card(place));
    append(lines, entry_lines(table, p, card, "  " + card.id + " (" + class_text(card) + "), " + when + ":"));
  };
  for (std::uint8_t place = 0; place < table.minion_cards; ++place)
    if (const std::uint32_t weight = p.minions.weight(place); weight > 0)
      tell(place, "next " + chance_text(weight, all));
    else if (p.minions.bag[place] > 0)
      tell(place, "later");
  const bool bottom_is_next = p.minions.top.empty() && p.minions.in_bag() == 0;
  for (std::size_t i = bottom_is_next ? 1 : 0; i < p.minions.bottom.size(); ++i)
    tell(p.minions.bottom[i], "at the bottom, place " + std::to_string(i + 1));
  Lines gone;
  for (const std::uint8_t place : p.minions.discard) gone.push_back(table.card(table.minion_card(place)).id);
  append(lines, flowed("  Discarded:", gone, answer_width));
  return joined_lines(lines);
}

}  // namespace rondo::aegis
