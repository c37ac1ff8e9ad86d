// The options within effect lines, salvos and the abilities of a robot just formed.
#include "rules/aegis/lists.h"

namespace rondo::aegis {

void list_combined(const Table& table, const Position& p, const Frame& frame, OptionList& options) {
  bool compulsory = false;
  const auto left = [&](int item) { return (frame.pieces & (PieceSet{1} << static_cast<unsigned>(item))) != 0; };
  each_combine_line(table, p, p[frame.piece].card, [&](int item, CardId card, int line) {
    if (!left(item)) return;
    compulsory = compulsory || !table.card(card).effects[static_cast<std::size_t>(line)].optional;
    options.add(act(Verb::trigger, item));
  });
  for (int item = first_combine_action; item < first_combine_action + robot_actions; ++item)
    if (left(item) && has_use(table, p, shot(table, p, frame.piece, item - first_combine_action)))  // needs a legal target
      options.add(act(Verb::trigger, item));
  if (!compulsory) options.add(act(Verb::done));
}

void list_effect(const Table& table, const Position& p, const Frame& frame, OptionList& options) {
  const EffectLine& line = line_of(table, frame);
  switch (static_cast<EffectStep>(frame.step)) {
    case EffectStep::consent:
      options.add(act(Verb::trigger, frame.action));
      options.add(act(Verb::pass));
      break;
    case EffectStep::choose: each(frame.pieces, [&](PieceId piece) { options.add(act(Verb::target, piece)); }); break;
    case EffectStep::drones: {
      if (drone_slot(p, Side::hero) == no_piece) break;
      const CardId card = table.drone(line.drone);
      free_ring(table, p, origin(p, frame), line.away).each([&](HexId hex) { options.add(act(Verb::place, card, hex)); });
      break;
    }
    default: break;
  }
}

void list_salvo(const Table& table, const Position& p, const Frame& frame, OptionList& options) {
  each_salvo(table, p, frame, [&](int item, PieceId piece, int action) {
    if ((frame.pieces & (PieceSet{1} << static_cast<unsigned>(item))) != 0 && may_salvo(table, p, piece, action))
      options.add(act(Verb::salvo, piece, action));
  });
  options.add(act(Verb::done));
}

}  // namespace rondo::aegis
