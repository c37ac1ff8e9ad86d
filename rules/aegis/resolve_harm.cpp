// Damage, drain, destruction and repair: every change of counters, Valor Points and the boss's Integrity goes through here.
#include <algorithm>

#include "rules/aegis/resolve.h"

namespace rondo::aegis {

namespace {

std::uint8_t added(std::uint8_t value, int amount) { return static_cast<std::uint8_t>(std::clamp(value + amount, 0, 255)); }
std::int8_t stat_added(std::int8_t value, int amount) { return static_cast<std::int8_t>(std::clamp(value + amount, -99, 99)); }

}  // namespace

/// Harm after the robot's DEF (AEG-156, AEG-157); callers that ignore DEF use lose_integrity.
void Resolver::hurt(PieceId piece, int amount, EventKind cause) {
  if (!p.alive(piece)) return;
  const int taken = std::max(0, amount - mark(p, piece, &Marks::def));
  say({.kind = cause, .piece = piece, .n = taken, .m = amount});
  lose_integrity(piece, taken);
}

void Resolver::lose_integrity(PieceId piece, int amount) {
  if (amount <= 0) return;
  p[piece].damage = added(p[piece].damage, amount);
  wound(piece, When::damaged);
  if (piece != boss_piece && integrity_left(table_, p, piece) <= 0) destroy(piece);
}

/// Drain stops at 0 Output; a robot already there, and a boss, takes it as damage (AEG-131, AEG-132, AEG-446).
void Resolver::drain(PieceId piece, int amount) {
  if (amount <= 0) return;
  const int left = output(table_, p, piece);
  if (piece == boss_piece || left == 0) {
    say({.kind = EventKind::damaged, .piece = piece, .n = amount, .m = amount});
    lose_integrity(piece, amount);
    return;
  }
  const int taken = std::min(amount, left);
  p[piece].drain = added(p[piece].drain, taken);
  say({.kind = EventKind::drained, .piece = piece, .n = taken, .m = left - taken});
  if (taken < left) return;
  say({.kind = EventKind::drained_out, .piece = piece});
  if (side_of(piece) == Side::hero)
    lose_valor(1);  // it stays on its hex (AEG-311, AEG-312)
  else
    destroy(piece);  // AEG-301, AEG-302, AEG-447
}

void Resolver::destroy(PieceId piece) {
  const CardId card = p[piece].card;
  say({.kind = EventKind::destroyed, .piece = piece, .card = card});
  wound(piece, When::destroyed);
  leave(piece);
  p[piece] = {};
  if (side_of(piece) == Side::hero) {
    if (!is_drone(piece)) {
      ++p.tally.robots_lost;
      for (std::size_t id = 0; id < p.under.size(); ++id)
        if (p.under[id] == card) {
          p.under[id] = no_card;
          p.where[id] = Whereabouts::off_board;
        }
      p.where[card] = Whereabouts::off_board;
    }
    recount();
    lose_valor(1);  // whatever its Level (AEG-308, AEG-452)
    return;
  }
  if (is_minion(piece)) {
    ++p.tally.minions_destroyed;
    p.minions.discard.push_back(static_cast<std::uint8_t>(table_.minion_place(card)));  // AEG-417
  }
  hurt_boss(table_.card(card).level);  // AEG-300, AEG-451
}

/// Direct loss of Integrity: no DEF (AEG-303).
void Resolver::hurt_boss(int amount) {
  p[boss_piece].damage = added(p[boss_piece].damage, amount);
  say({.kind = EventKind::boss_hurt, .piece = boss_piece, .n = amount});
}

void Resolver::lose_valor(int amount) {
  p.valor = static_cast<std::uint8_t>(std::max(0, p.valor - amount));
  say({.kind = EventKind::valor_lost, .n = amount});
}

/// BLAZE after a move, own or forced: every stack burns once and is gone (AEG-478, AEG-481).
void Resolver::burn(PieceId piece) {
  const int stacks = p.alive(piece) ? blazes(p, piece) : 0;
  if (stacks == 0) return;
  for (Marks& marks : p[piece].marks) marks.blaze = 0;
  hurt(piece, stacks, EventKind::blaze_burns);
}

void Resolver::repair(PieceId piece, int damage, int drain) {
  Piece& robot = p[piece];
  const int mended = std::min<int>(damage, robot.damage);
  const int restored = std::min<int>(drain, robot.drain);
  robot.damage = static_cast<std::uint8_t>(robot.damage - mended);
  robot.drain = static_cast<std::uint8_t>(robot.drain - restored);
  if (mended + restored > 0) say({.kind = EventKind::repaired, .piece = piece, .n = mended, .m = restored});
}

void Resolver::change_stat(PieceId piece, Side by, Effect effect, int amount) {
  Marks& marks = p[piece].marks[static_cast<std::size_t>(by)];
  std::int8_t& stat = effect == Effect::dmg ? marks.dmg : effect == Effect::def ? marks.def : effect == Effect::acc ? marks.acc : marks.eva;
  stat = stat_added(stat, amount);
  say({.kind = EventKind::stat_changed, .piece = piece, .n = amount, .m = static_cast<int>(effect)});
}

void Resolver::blaze(PieceId piece, Side by, int amount) {
  Marks& marks = p[piece].marks[static_cast<std::size_t>(by)];
  marks.blaze = static_cast<std::uint8_t>(std::min(99, marks.blaze + amount));
  say({.kind = EventKind::blazed, .piece = piece, .n = amount});
}

/// A status that a robot has or has not; DISARM does nothing to Level 3 and higher (AEG-485).
void Resolver::afflict(PieceId piece, Side by, bool Marks::*flag) {
  if (flag == &Marks::disarm && level(table_, p, piece) >= 3) return;
  p[piece].marks[static_cast<std::size_t>(by)].*flag = true;
  const EventKind told = flag == &Marks::rust     ? EventKind::rusted
                         : flag == &Marks::quell  ? EventKind::quelled
                         : flag == &Marks::disarm ? EventKind::disarmed
                                                  : EventKind::flickered;
  say({.kind = told, .piece = piece});
}

void Resolver::gain_energy(int amount) {
  p.energy = static_cast<std::uint16_t>(std::clamp(p.energy + amount, 0, 999));  // may exceed Max Energy (AEG-089)
}

/// Max Energy is what the robots now on the board would recharge to; the pool stays as it is (AEG-086, AEG-087).
void Resolver::recount() {
  int sum = 0;
  each(pieces(p, Side::hero), [&](PieceId piece) { sum += output(table_, p, piece); });
  p.max_energy = static_cast<std::uint16_t>(sum);
}

void Resolver::spend(Skill skill) {
  p.skills_used |= skill_bit(skill);
  ++p.tally.valor_skills;
  p.valor = static_cast<std::uint8_t>(p.valor - skill_price(skill));
  say({.kind = EventKind::skill_used, .n = static_cast<int>(skill), .m = skill_price(skill)});
}

/// What a boss loses at the end of each of its turns: statuses and debuffs, not buffs (AEG-435).
void Resolver::clear_statuses(PieceId piece) {
  bool any = false;
  for (Marks& marks : p[piece].marks) {
    Marks kept;
    kept.dmg = std::max<std::int8_t>(marks.dmg, 0);
    kept.def = std::max<std::int8_t>(marks.def, 0);
    kept.acc = std::max<std::int8_t>(marks.acc, 0);
    kept.eva = std::max<std::int8_t>(marks.eva, 0);
    any = any || !(kept == marks);
    marks = kept;
  }
  if (any) say({.kind = EventKind::statuses_cleared, .piece = piece});
}

}  // namespace rondo::aegis
