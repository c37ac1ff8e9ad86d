// The one spelling of every action, the question a seat must answer, and how a game ended.
#include "rules/aegis/game.h"
#include "rules/aegis/lists.h"
#include "rules/aegis/words.h"

namespace rondo::aegis {

namespace {

std::string numbered(const Table& table, const Position& p, PieceId piece, int action) {
  if (action < first_borrowed) return std::to_string(action + 1) + " " + action_line(table, p, piece, action).name;
  const int index = action - first_borrowed;
  return std::to_string(index % 3 + 1) + " " + action_line(table, p, piece, action).name + " of " + table.card(static_cast<CardId>(index / 3)).id;
}

std::string shoved_word(const Position& p) { return static_cast<Effect>(p.frames.back().action) == Effect::pull ? "pull" : "push"; }

std::string spell_mend(const Table& table, const Position& p, Action action) {
  std::string text = "mend " + piece_name(table, p, static_cast<PieceId>(action.a));
  if (action.b > 0 || action.c == 0) text += " " + std::to_string(action.b) + " damage";
  if (action.c > 0) text += " " + std::to_string(action.c) + " drain";
  return text;
}

std::string spell_trigger(const Table& table, const Position& p, Action action) {
  if (action.a >= first_combine_action) return "trigger " + numbered(table, p, p.frames.back().piece, action.a - first_combine_action);
  const Frame& frame = p.frames.back();
  if (frame.kind == FrameKind::effect) return "trigger " + line_of(table, frame).name;
  std::string text = "trigger ";
  each_combine_line(table, p, p[frame.piece].card, [&](int item, CardId card, int line) {
    if (item != action.a) return;
    text += table.card(card).effects[static_cast<std::size_t>(line)].name;
    if (card != p[frame.piece].card) text += " of " + table.card(card).id;
  });
  return text;
}

std::string spell_consume(const Table& table, const Position& p, Action action) {
  std::string text = "consume";
  for (int i = 0; i < minion_slots; ++i)
    if ((action.a >> i) & 1) text += " " + piece_name(table, p, static_cast<PieceId>(first_minion + i));
  return text + " replacing " + piece_name(table, p, static_cast<PieceId>(action.b));
}

std::string spell_company(const Table& table, const Position& p, const char* verb, Action action) {
  std::string text = verb;
  for (const std::string& partner : piece_names(table, p, action.a)) text += " " + partner;
  return text + " into " + table.card(static_cast<CardId>(action.b)).id;
}

std::string spell_use(const Table& table, const Position& p, Action action) {
  const PieceId acting = p.frames.back().piece;
  const auto hex = [&](std::uint16_t id) { return table.label(static_cast<HexId>(id)); };
  switch (verb_of(action)) {
    case Verb::move: return "move " + hex(action.a);
    case Verb::use: return "use " + numbered(table, p, acting, action.a);
    case Verb::combine:
      return "combine " + piece_name(table, p, static_cast<PieceId>(action.a)) + " into " + table.card(static_cast<CardId>(action.b)).id + " at " + hex(action.c);
    case Verb::accelerate: return "accelerate " + hex(action.a);
    case Verb::merge: return spell_company(table, p, "merge", action);
    case Verb::emerge: return spell_company(table, p, "emerge", action);
    case Verb::land: return "land " + hex(action.a);
    case Verb::drop: return "drop " + table.card(static_cast<CardId>(action.a)).id + " " + hex(action.b);
    case Verb::pay: return "pay " + std::to_string(action.a);
    case Verb::aim: return "aim " + std::string(line_names[action.a]);
    case Verb::target: return "target " + piece_name(table, p, static_cast<PieceId>(action.a));
    case Verb::reroll: return "reroll " + std::to_string(action.a);
    case Verb::jam: return "jam " + std::to_string(action.a);
    case Verb::six: return "valor six " + std::to_string(action.a);
    case Verb::one: return "valor one " + std::to_string(action.a);
    case Verb::gamble: return "gamble " + std::to_string(action.a);
    case Verb::take: return "take " + piece_name(table, p, static_cast<PieceId>(action.a));
    case Verb::shove: return shoved_word(p) + " " + std::string(direction_names[action.a]) + " " + std::to_string(action.b);
    case Verb::shift: return "shift " + hex(action.a);
    case Verb::mend: return spell_mend(table, p, action);
    case Verb::trigger: return spell_trigger(table, p, action);
    case Verb::salvo:
      return "salvo " + piece_name(table, p, static_cast<PieceId>(action.a)) + " " + numbered(table, p, static_cast<PieceId>(action.a), action.b);
    case Verb::strike: return "strike " + numbered(table, p, acting, action.a);
    case Verb::send: return "send " + piece_name(table, p, static_cast<PieceId>(action.a));
    case Verb::advance: return action.a == p[acting].hex ? "stay" : "advance " + hex(action.a);
    case Verb::consume: return spell_consume(table, p, action);
    case Verb::waltz: return "waltz " + hex(action.a);
    case Verb::jetjump: return "jetjump " + hex(action.a) + (action.b == 0 ? " damage" : " drain");
    case Verb::long_arm: return "longarm " + numbered(table, p, acting, action.a);
    case Verb::excavate: return "excavate";
    case Verb::wind: return "wind";
    default: return "?";
  }
}

}  // namespace

std::string Game::spell(const Position& p, Seat, Action action) const {
  const auto named = [&](const char* verb, bool card) {
    return verb + (card ? table_->card(static_cast<CardId>(action.a)).id : piece_name(*table_, p, static_cast<PieceId>(action.a)));
  };
  switch (verb_of(action)) {
    case Verb::reveal: return "reveal " + std::string(icon_names[action.a]);
    case Verb::draw: return "draw " + table_->card(table_->minion_card(action.a)).id;
    case Verb::die: return "die " + std::to_string(action.a);
    case Verb::place: return named("place ", true) + " " + table_->label(static_cast<HexId>(action.b));
    case Verb::reserve: return named("reserve ", true);
    case Verb::comeback: return named("return ", true) + " " + table_->label(static_cast<HexId>(action.b));
    case Verb::ready: return "ready";
    case Verb::activate: return named("activate ", false);
    case Verb::override: return named("override ", false);
    case Verb::recall: return named("recall ", false);
    case Verb::again: return named("valor again ", false);
    case Verb::pass: return "pass";
    case Verb::end_round: return "end round";
    case Verb::energy: return "valor energy";
    case Verb::repair: return "valor repair";
    case Verb::done: return "done";
    default: return spell_use(*table_, p, action);
  }
}

std::string Game::seat_name(Seat seat) const {
  if (seat == hero_seat) return "hero";
  if (seat == boss_seat) return "boss";
  return seat == Seat::chance ? "chance" : "";
}

std::string Game::stream_name(int stream) const {
  static constexpr std::string_view names[stream_count] = {"rondo", "minions", "hero-dice", "boss-dice", "summon-die"};
  return stream >= 0 && stream < stream_count ? std::string(names[stream]) : "";
}

}  // namespace rondo::aegis
