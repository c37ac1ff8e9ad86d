#pragma once
// Small random boards with walls, STOP hexes and robots whose keys are often equal, for oracles that try everything.
#include <algorithm>
#include <string>
#include <vector>

#include "rules/core/dealer.h"
#include "tests/aegis/scene.h"

namespace rondo::aegis {

/// A random board with robots on it; the same number, the same board.
class RandomBoard {
 public:
  explicit RandomBoard(std::uint64_t number) : dealer_(number), scene_(make()) {
    spots_ = free_hexes();
    p().pieces[boss_piece].hex = take_spot();
    const int heroes = 1 + below(5);
    for (int i = 0; i < heroes; ++i) put(slot(0, hero_slots), static_cast<CardId>(below(6)));
    for (int i = below(4); i > 0; --i) put(slot(first_hero_drone, boss_piece), drone());
    walker_ = slot(first_minion, first_enemy_drone);
    put(walker_, scene_.table().minion_card(0));
    for (int i = below(3); i > 0; --i) put(slot(first_minion, first_enemy_drone), scene_.table().minion_card(i));
    for (Piece& piece : p().pieces)
      if (piece.card != no_card && below(4) == 0) piece.damage = 1;
  }

  [[nodiscard]] const Table& table() const { return scene_.table(); }
  [[nodiscard]] const Game& game() const { return scene_.game(); }
  Position& p() { return scene_.p; }
  [[nodiscard]] PieceId walker() const { return walker_; }
  [[nodiscard]] int below(int bound) { return static_cast<int>(dealer_.below(static_cast<std::uint32_t>(bound), 0, drawn_++)); }

  /// The boss's side owes a decision of this kind about the walker.
  Position asked(FrameKind kind) {
    Position q = p();
    Frame frame;
    frame.kind = kind;
    frame.piece = walker_;
    if (kind == FrameKind::minion) frame.step = static_cast<std::uint8_t>(MinionStep::advance);
    if (kind == FrameKind::use) frame.step = static_cast<std::uint8_t>(UseStep::target);
    if (kind == FrameKind::boss_turn) frame.pieces = pieces(q, Side::boss) & ~only(boss_piece);
    q.frames.push_back(frame);
    q.owing = boss_seat;
    return q;
  }

 private:
  Bot bot(const std::string& id, const std::string& classes) { return {.id = id, .classes = classes, .integrity = 3}; }

  Scene make() {
    Cast cast;
    // Few letters, Makes and Models, so that keys are often equal; equal cards have two ids.
    cast.team = {bot("ANT-1", "A"), bot("ANT-2", "A"), bot("BEE-2", "A"), bot("BEE-9", "G"), bot("ANT-10", "AE"), bot("ANT-9", "ES")};
    Bot walking = bot("MUD-1", "G");
    walking.movement = 1 + below(4);
    const int wings = below(4);
    if (wings == 0) walking.abilities = {"Flight"};
    if (wings == 1) {
      walking.abilities = {"Jet 2"};
      walking.movement = std::min(walking.movement, 2);
    }
    Line first{.cost = 1, .range = 1 + below(4)};
    if (below(3) == 0) first.attributes = {"ARCING"};
    if (below(5) == 0) first.effect = Effect::repair;
    walking.actions = {first};
    cast.minions = {walking, bot("MUD-2", "G"), bot("MIX-1", "ES")};
    cast.map = map();
    return Scene(cast);
  }

  /// Five or six short rows; about a quarter of the hexes are walls, a few are STOP hexes.
  std::string map() {
    std::string text;
    const int rows = 4 + below(3);
    const int columns = 5 + below(3);
    const int walls = below(5);
    for (int row = 0; row < rows; ++row) {
      text += row % 2 == 0 ? "" : " ";
      for (int column = 0; column < columns; ++column) {
        const int draw = below(12);
        text += std::string(draw < walls ? "#" : draw == 11 ? "!" : ".") + (column + 1 < columns ? " " : "\n");
      }
    }
    return text;
  }

  std::vector<HexId> free_hexes() {
    std::vector<HexId> hexes;
    for (int id = 0; id < table().map.size(); ++id)
      if (!table().walls.contains(static_cast<HexId>(id))) hexes.push_back(static_cast<HexId>(id));
    return hexes;
  }
  HexId take_spot() {
    REQUIRE_FALSE(spots_.empty());
    const auto at = static_cast<std::size_t>(below(static_cast<int>(spots_.size())));
    const HexId hex = spots_[at];
    spots_.erase(spots_.begin() + static_cast<std::ptrdiff_t>(at));
    return hex;
  }
  PieceId slot(int first, int end) {
    int piece = first + below(end - first);
    while (p().alive(static_cast<PieceId>(piece))) piece = piece + 1 < end ? piece + 1 : first;
    return static_cast<PieceId>(piece);
  }
  void put(PieceId piece, CardId card) {
    if (spots_.empty()) return;
    p().pieces[piece].card = card;
    p().pieces[piece].hex = take_spot();
  }
  CardId drone() const { return scene_.card("SAUR-Drone"); }

  Dealer dealer_;
  std::uint64_t drawn_ = 0;
  Scene scene_;
  std::vector<HexId> spots_;
  PieceId walker_ = no_piece;
};

}  // namespace rondo::aegis
