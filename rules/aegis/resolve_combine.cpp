// Combining two adjacent robots, and the abilities and COMBINE Actions that fire when the new robot enters (AEG-196 to AEG-228).
// combined: piece = the new robot, pieces = items that have not fired: effect lines as each_combine_line
// counts them, COMBINE Actions from first_combine_action on.
#include <algorithm>

#include "rules/aegis/lists.h"

namespace rondo::aegis {

ClassSet all_classes(const Table& table, const Position& p, CardId top) {
  ClassSet set = table.card(top).classes;
  for (int id = 0; id < table.team_size(); ++id)
    if (p.under[static_cast<std::size_t>(id)] == top) set |= table.card(static_cast<CardId>(id)).classes;
  return set;
}

bool has_make(const Table& table, const Position& p, CardId top, const std::string& make) {
  if (table.card(top).make == make) return true;
  for (int id = 0; id < table.team_size(); ++id)
    if (p.under[static_cast<std::size_t>(id)] == top && table.card(static_cast<CardId>(id)).make == make) return true;
  return false;
}

/// The stacks slide beneath the new card, which enters quite fresh (AEG-208, AEG-217, AEG-219); then its Combine Abilities and COMBINE
/// Actions fire, and the abilities of the cards just beneath it, those of the activated robot first (AEG-196 to AEG-199).
void Resolver::combine(PieceSet robots, CardId card, HexId hex, int price) {
  const PieceId activated = top().piece;
  p.energy = static_cast<std::uint16_t>(p.energy - price);
  say({.kind = EventKind::combining, .piece = activated, .card = card, .hex = hex, .n = static_cast<int>(robots), .m = price});
  p.joined.clear();
  const auto slide = [&](PieceId robot) {
    const CardId below = p[robot].card;
    for (CardId& top : p.under)
      if (top == below) top = card;
    p.under[below] = card;
    p.where[below] = Whereabouts::beneath;
    if (!status(p, robot, &Marks::quell)) p.joined.push_back(below);  // a Quelled one had no abilities (ruling 59)
    p[robot] = {};
  };
  slide(activated);
  each(robots & ~only(activated), slide);
  pop();  // the activation ends with its robot
  if (table_.commands(Side::hero)) muster();  // whoever waited for the command has it before the new robot comes
  const PieceId piece = put_robot(card, hex);
  p[piece].activated = 1;
  p[piece].fresh = true;
  recount();
  ++p.tally.combines;
  if (table_.card(card).level == 5) ++p.tally.level_fives;
  say({.kind = EventKind::combined, .piece = piece, .card = card, .hex = hex, .n = std::popcount(robots)});

  PieceSet items = 0;
  each_combine_line(table_, p, card, [&](int item, CardId, int) { items |= PieceSet{1} << static_cast<unsigned>(item); });
  for (std::size_t i = 0; i < std::min<std::size_t>(table_.card(card).actions.size(), robot_actions); ++i)
    if (table_.card(card).actions[i].attributes.has(Attribute::combine)) items |= PieceSet{1} << (first_combine_action + i);
  if (items == 0) return p.joined.clear();
  push(FrameKind::combined, piece);
  top().pieces = items;
}

/// Three or more robots that combine, and whoever emerges: first the company, then the hex.
void Resolver::gather(Frame& activation, Action action) {
  const bool emerging = verb_of(action) == Verb::emerge;
  const PieceId piece = activation.piece;
  const int price = combine_price(activation, emerging ? table_.profile.emerge_cost : table_.profile.merge_cost);
  push(FrameKind::landing, piece);
  top().pieces = action.a | only(piece);
  top().action = static_cast<std::uint8_t>(action.b);
  top().amount = static_cast<std::uint8_t>(price);
  if (emerging) top().flags = landing_flag::emerging;
}

// landing: piece = the activated robot, pieces = all components, action = the card, amount = its price.
bool Resolver::landing(Frame& frame) {
  OptionList options;
  list_landing(table_, p, frame, options);
  if (options.size() > 1) return wait(hero_seat);
  answer_landing(frame, options[0].action);
  return true;
}

void Resolver::answer_landing(Frame& frame, Action action) {
  const Frame landing = frame;
  pop();
  combine(landing.pieces, landing.action, static_cast<HexId>(action.a), landing.amount);
}

bool Resolver::combined(Frame& frame) {
  OptionList options;
  if (p.alive(frame.piece)) list_combined(table_, p, frame, options);
  if (options.size() > 1) return wait(hero_seat);
  if (options.size() == 1 && verb_of(options[0].action) == Verb::trigger)
    trigger(frame, options[0].action.a);
  else
    end_combined();
  return true;
}

void Resolver::trigger(Frame& frame, int item) {
  const PieceId piece = frame.piece;
  frame.pieces &= ~(PieceSet{1} << static_cast<unsigned>(item));
  if (item >= first_combine_action) {
    start_use(piece, item - first_combine_action, use_flag::combine);
    return;
  }
  each_combine_line(table_, p, p[piece].card, [&](int number, CardId card, int line) {
    if (number == item) start_effect(piece, card, line).flags |= effect_flag::agreed;
  });
}

void Resolver::end_combined() {
  p.joined.clear();
  pop();
}

}  // namespace rondo::aegis
