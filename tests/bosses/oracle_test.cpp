// Targets, activations and approaches on a thousand random boards, held against answers found by trying everything: every walk step by
// step, every key as it is printed. Nothing is shared with the policy but the rules' own question whether an Action has a use.
#include <algorithm>
#include <set>
#include <tuple>

#include "rules/core/dealer.h"
#include "tests/bosses/narrowed.h"

namespace rondo::aegis {

namespace {

using Hexes = std::set<int>;
using Pieces = std::set<int>;

/// A random board with robots on it; the same number, the same board.
class Board1000 {
 public:
  explicit Board1000(std::uint64_t number) : dealer_(number), scene_(make()) {
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

/// The printed keys as one sortable value; every Model Number of these cards is a plain number.
auto keys(const Card& card) {
  std::string letters;
  for (std::size_t i = 0; i < class_letters.size(); ++i)
    if ((card.classes >> i) & 1) letters += class_letters[i];
  const bool number = !card.model.empty() && card.model.find_first_not_of("0123456789") == std::string::npos;
  return std::tuple(-card.level, letters.empty(), letters, card.make, number ? -std::stoi(card.model) : 0);
}

/// Those of `candidates` that are first by the card keys, then by `away`.
template <class Away>
Pieces first_by_rules(const Table& table, const Position& p, const Pieces& candidates, Away&& away) {
  using Key = decltype(std::pair(keys(table.cards[0]), 0));
  std::set<Key> all;
  for (const int piece : candidates) all.insert({keys(table.card(p.pieces[static_cast<std::size_t>(piece)].card)), away(piece)});
  Pieces first;
  for (const int piece : candidates)
    if (Key{keys(table.card(p.pieces[static_cast<std::size_t>(piece)].card)), away(piece)} == *all.begin()) first.insert(piece);
  return first;
}

Hexes operands(const OptionList& options) {
  Hexes values;
  for (const Option& option : options) values.insert(option.action.a);
  return values;
}

Hexes legal(const Game& game, const Position& p) {
  OptionList options;
  game.options(p, boss_seat, options);
  return operands(options);
}

Hexes survivors(const Game& game, const Position& p) {
  OptionList options;
  solo(game).options(p, boss_seat, options);
  return operands(options);
}

/// Every way that a minion can go, tried one after the other.
class Walks {
 public:
  Walks(const Table& table, const Position& p, PieceId minion, Hexes may_end)
      : table_(table), p_(p), minion_(minion), start_(p[minion].hex), may_end_(std::move(may_end)) {
    const Card& card = card_of(table, p, minion);
    flies_ = card.abilities.has(Ability::flight) || card.abilities.has(Ability::jet);
    movement_ = card.movement * std::max(1, card.abilities[Ability::jet]);
  }

  enum Kind : int { stops_short, as_far_as_may_be, detours, no_way, stays, nobody, kinds };

  Hexes ends() {
    std::vector<std::pair<int, int>> near;  // steps, piece
    for (int piece = 0; piece < boss_piece; ++piece)
      if (p_.alive(static_cast<PieceId>(piece))) near.push_back({measured(piece)[start_], piece});
    if (near.empty()) return met_.insert(nobody), Hexes{start_};
    const bool by_path = std::min_element(near.begin(), near.end())->first < unreached;
    if (!by_path) {
      met_.insert(no_way);
      for (auto& [steps, piece] : near) steps = straight(piece)[start_];
    }
    const int least = std::min_element(near.begin(), near.end())->first;
    Pieces nearest;
    for (const auto& [steps, piece] : near)
      if (steps == least) nearest.insert(piece);
    Hexes all;
    for (const int robot : first_by_rules(table_, p_, nearest, [](int) { return 0; })) {
      const Hexes found = by_path ? along_shortest(robot) : nearest_by(straight(robot));
      all.insert(found.begin(), found.end());
    }
    if (all.size() > 1) all.erase(start_);
    if (all == Hexes{start_}) met_.insert(stays);
    return all;
  }
  [[nodiscard]] const std::set<int>& met() const { return met_; }

 private:
  static constexpr int unreached = 1000;
  using Far = std::vector<int>;

  bool crosses(int hex) const {
    return flies_ || (!table_.walls.contains(static_cast<HexId>(hex)) && (piece_on(p_, static_cast<HexId>(hex)) == no_piece || hex == start_));
  }
  bool halts(int hex) const { return !flies_ && table_.stops.contains(static_cast<HexId>(hex)); }
  bool rests(int hex) const { return hex != start_ && may_end_.contains(hex); }
  bool in_range(int hex) const {
    Position there = p_;
    there[minion_].hex = static_cast<HexId>(hex);
    return has_use(table_, there, shot(table_, there, minion_, 0));
  }
  Hexes beside(int hex) const {
    Hexes found;
    for (int other = 0; other < table_.map.size(); ++other)
      if (distance(table_.map.at(static_cast<HexId>(hex)), table_.map.at(static_cast<HexId>(other))) == 1) found.insert(other);
    return found;
  }
  int size() const { return table_.map.size(); }

  /// Steps from every hex to a robot, by relaxing until nothing changes.
  Far measured(int robot) const {
    const int goal = p_.pieces[static_cast<std::size_t>(robot)].hex;
    Far far(static_cast<std::size_t>(size()), unreached);
    far[static_cast<std::size_t>(goal)] = 0;
    for (bool changed = true; changed;) {
      changed = false;
      for (int hex = 0; hex < size(); ++hex) {
        if (hex == goal || !crosses(hex)) continue;
        for (const int other : beside(hex))
          if (far[static_cast<std::size_t>(other)] + 1 < far[static_cast<std::size_t>(hex)]) {
            far[static_cast<std::size_t>(hex)] = far[static_cast<std::size_t>(other)] + 1;
            changed = true;
          }
      }
    }
    return far;
  }
  Far straight(int robot) const {
    Far far;
    for (int hex = 0; hex < size(); ++hex)
      far.push_back(distance(table_.map.at(static_cast<HexId>(hex)), table_.map.at(p_.pieces[static_cast<std::size_t>(robot)].hex)));
    return far;
  }

  void descend(const Far& far, int at, int steps, Hexes& stopped, Hexes& passed) const {
    if (steps == movement_) return;
    for (const int next : beside(at)) {
      const int left = far[static_cast<std::size_t>(next)];
      if (left == 0 || left != far[static_cast<std::size_t>(at)] - 1) continue;
      if (rests(next) && in_range(next)) {
        stopped.insert(next);
        continue;
      }
      if (rests(next)) passed.insert(next);
      if (!halts(next)) descend(far, next, steps + 1, stopped, passed);
    }
  }

  Hexes along_shortest(int robot) {
    const Far far = measured(robot);
    const auto left = [&](int hex) { return far[static_cast<std::size_t>(hex)]; };
    Hexes ends;
    Hexes passed;
    descend(far, start_, 0, ends, passed);
    if (!ends.empty()) met_.insert(stops_short);
    int least = unreached;
    for (const int hex : may_end_) least = std::min(least, left(hex));
    bool near_enough = false;
    for (const int hex : passed)
      if (left(hex) == least) {
        ends.insert(hex);
        near_enough = true;
      }
    if (near_enough) met_.insert(as_far_as_may_be);
    if (!ends.empty()) return ends;
    return nearest_by(far);
  }

  /// To the hexes where `far` is least by as few steps as possible, each way broken off where something comes into range.
  Hexes nearest_by(const Far& far) {
    int least = unreached;
    for (const int hex : may_end_) least = std::min(least, far[static_cast<std::size_t>(hex)]);
    if (far[static_cast<std::size_t>(start_)] == least) return {start_};
    met_.insert(detours);
    for (int length = 1; length <= movement_; ++length) {
      Hexes ends;
      std::vector<int> way;
      extend(far, least, length, start_, way, ends);
      if (!ends.empty()) return ends;
    }
    return {start_};
  }
  void extend(const Far& far, int least, int length, int at, std::vector<int>& way, Hexes& ends) const {
    if (static_cast<int>(way.size()) == length) {
      if (!rests(at) || far[static_cast<std::size_t>(at)] != least) return;
      for (const int hex : way)
        if (rests(hex) && in_range(hex)) {
          ends.insert(hex);
          return;
        }
      ends.insert(at);
      return;
    }
    if (!way.empty() && halts(at)) return;
    for (const int next : beside(at)) {
      if (!crosses(next)) continue;
      way.push_back(next);
      extend(far, least, length, next, way, ends);
      way.pop_back();
    }
  }

  const Table& table_;
  const Position& p_;
  PieceId minion_;
  int start_;
  Hexes may_end_;
  bool flies_ = false;
  int movement_ = 0;
  std::set<int> met_;
};

/// The same robots in other slots: heroes turned round by one, minions too.
Position reshuffled(const Position& p) {
  Position q = p;
  std::rotate(q.pieces.begin(), q.pieces.begin() + 1, q.pieces.begin() + hero_slots);
  std::rotate(q.pieces.begin() + first_hero_drone, q.pieces.begin() + first_hero_drone + 1, q.pieces.begin() + boss_piece);
  return q;
}

Hexes hexes_of(const Position& p, const Pieces& pieces) {
  Hexes hexes;
  for (const int piece : pieces) hexes.insert(p.pieces[static_cast<std::size_t>(piece)].hex);
  return hexes;
}

}  // namespace

TEST_CASE("approaches are those that trying every walk finds", "[AEG-376][AEG-380][bosses][oracle]") {
  std::array<int, Walks::kinds> met{};
  int asked = 0;
  int choices = 0;
  for (std::uint64_t number = 0; asked < 1000; ++number) {
    REQUIRE(number < 20000);
    Board1000 board(number);
    const Position p = board.asked(FrameKind::minion);
    if (has_use(board.table(), p, shot(board.table(), p, board.walker(), 0))) continue;  // then it would attack
    const Hexes may_end = legal(board.game(), p);
    if (may_end.size() < 2) continue;
    ++asked;
    Walks walks(board.table(), p, board.walker(), may_end);
    const Hexes expected = walks.ends();
    const Hexes found = survivors(board.game(), p);
    INFO("board " << number << ", of " << may_end.size() << " hexes");
    REQUIRE(found == expected);
    REQUIRE(survivors(board.game(), reshuffled(p)) == expected);  // which slot a robot lies in does not matter
    for (const int kind : walks.met()) ++met[static_cast<std::size_t>(kind)];
    choices += found.size() > 1;
  }
  for (const int kind : {Walks::stops_short, Walks::as_far_as_may_be, Walks::detours, Walks::no_way, Walks::stays}) {
    INFO("kind " << kind);
    CHECK(met[static_cast<std::size_t>(kind)] >= 20);  // the boards hold enough of everything
  }
  CHECK(choices >= 100);
}

TEST_CASE("targets are those that sorting by the printed keys puts first", "[AEG-428][AEG-430][bosses][oracle]") {
  int asked = 0;
  int choices = 0;
  for (std::uint64_t number = 0; asked < 1000; ++number) {
    REQUIRE(number < 20000);
    Board1000 board(number);
    const Position p = board.asked(FrameKind::use);
    const Shot s = shot(board.table(), p, board.walker(), 0);
    if (std::popcount(targets(board.table(), p, s)) < 2) continue;
    ++asked;
    const Pieces may = legal(board.game(), p);
    const Pieces expected = first_by_rules(board.table(), p, may, [&](int piece) {
      return distance(board.table().map.at(p[board.walker()].hex), board.table().map.at(p.pieces[static_cast<std::size_t>(piece)].hex));
    });
    const Pieces found = survivors(board.game(), p);
    INFO("board " << number);
    REQUIRE(found == expected);
    const Position q = reshuffled(p);
    REQUIRE(hexes_of(q, survivors(board.game(), q)) == hexes_of(p, expected));
    choices += found.size() > 1;
  }
  CHECK(choices >= 20);
}

TEST_CASE("the order of activations is that of the printed keys", "[AEG-421][AEG-432][bosses][oracle]") {
  int asked = 0;
  for (std::uint64_t number = 0; asked < 1000; ++number) {
    REQUIRE(number < 20000);
    Board1000 board(number);
    const Position p = board.asked(FrameKind::boss_turn);
    const Pieces may = legal(board.game(), p);
    if (may.size() < 2) continue;
    ++asked;
    const Pieces expected = first_by_rules(board.table(), p, may, [&](int piece) {
      int least = 1000;
      for (int robot = 0; robot < boss_piece; ++robot)
        if (p.alive(static_cast<PieceId>(robot)))
          least = std::min(least, distance(board.table().map.at(p.pieces[static_cast<std::size_t>(piece)].hex),
                                           board.table().map.at(p.pieces[static_cast<std::size_t>(robot)].hex)));
      return least;
    });
    INFO("board " << number);
    REQUIRE(survivors(board.game(), p) == expected);
  }
}

TEST_CASE("asking why never changes what is left", "[bosses][oracle]") {
  for (std::uint64_t number = 0; number < 400; ++number) {
    Board1000 board(number);
    const SoloGame game = solo(board.game());
    for (const FrameKind kind : {FrameKind::minion, FrameKind::use, FrameKind::boss_turn}) {
      const Position p = board.asked(kind);
      if (legal(board.game(), p).empty()) continue;
      OptionList options;
      board.game().options(p, boss_seat, options);
      Trace trace;
      game.policy().narrow(board.game(), p, options, &trace);
      INFO("board " << number);
      REQUIRE(operands(options) == survivors(board.game(), p));
      REQUIRE_FALSE(trace.step.empty());
      REQUIRE_FALSE(trace.rule.empty());
    }
  }
}

}  // namespace rondo::aegis
