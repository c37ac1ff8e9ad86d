#pragma once
// The forms that facts about an Aerodome position can take, each with what says how it is instead. Private to facts.
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/aerodome/game.h"

namespace rondo::aerodome {

/// What a fact is told of.
struct Sky {
  const Table& table;
  const Position& p;
  int turns = 0;
  [[nodiscard]] const std::string& name(FighterId fighter) const { return table.pilot(fighter).tag; }
  /// Where it lies for whoever wrote the fact.
  [[nodiscard]] Point told(const Point& point) const;
};

/// The operands of a fact in their order.
struct Operands {
  FighterId one = nobody;
  FighterId other = nobody;
  int seat = 0;
  int number = 0;
  int card = 0;
  std::size_t stat = 0;
  Point point;
  std::string aux;
};

/// A form of facts. In its pattern P is a fighter, L several, T a seat, N a number, R a range, C a battle card, S a stat, X two numbers of a place, I
/// the id of an Auxiliary card; every other word stands for itself.
struct Form {
  std::string_view pattern;
  std::string (*now)(const Sky&, const Operands&);
};
[[nodiscard]] std::span<const Form> fact_forms();

/// The stats in the order in which operands count them.
[[nodiscard]] std::vector<std::string> stat_names();

}  // namespace rondo::aerodome
