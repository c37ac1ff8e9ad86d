#pragma once
// An oracle for the approach of minions, written from the ruling and not from the policy: every walk is tried, step by step.
#include <algorithm>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "rules/aegis/aim.h"

namespace rondo::aegis {

using Hexes = std::set<int>;
using Pieces = std::set<int>;

/// The printed keys as one sortable value; every Model Number of these cards is a plain number.
inline auto keys(const Card& card) {
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
      if (p_.alive(static_cast<PieceId>(piece))) near.push_back({at(measured(piece), start_), piece});
    if (near.empty()) return met_.insert(nobody), Hexes{start_};
    const bool by_path = std::min_element(near.begin(), near.end())->first < unreached;
    if (!by_path) {
      met_.insert(no_way);
      for (auto& [steps, piece] : near) steps = at(straight(piece), start_);
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
  static int at(const Far& far, int hex) { return far.at(static_cast<std::size_t>(hex)); }

  /// Steps from every hex to a robot, by relaxing until nothing changes.
  Far measured(int robot) const {
    const int goal = p_.pieces[static_cast<std::size_t>(robot)].hex;
    Far far(static_cast<std::size_t>(size()), unreached);
    far.at(static_cast<std::size_t>(goal)) = 0;
    for (bool changed = true; changed;) {
      changed = false;
      for (int hex = 0; hex < size(); ++hex) {
        if (hex == goal || !crosses(hex)) continue;
        for (const int other : beside(hex))
          if (far.at(static_cast<std::size_t>(other)) + 1 < far.at(static_cast<std::size_t>(hex))) {
            far.at(static_cast<std::size_t>(hex)) = far.at(static_cast<std::size_t>(other)) + 1;
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
      const int left = far.at(static_cast<std::size_t>(next));
      if (left == 0 || left != far.at(static_cast<std::size_t>(at)) - 1) continue;
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
    const auto left = [&](int hex) { return far.at(static_cast<std::size_t>(hex)); };
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
    for (const int hex : may_end_) least = std::min(least, far.at(static_cast<std::size_t>(hex)));
    if (far.at(static_cast<std::size_t>(start_)) == least) return {start_};
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
      if (!rests(at) || far.at(static_cast<std::size_t>(at)) != least) return;
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

}  // namespace rondo::aegis
