#pragma once
// Boxes that nobody would print: every step at every moment that the loader allows, on small maps, for squads of one to four.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "rules/core/dealer.h"
#include "tests/akarios/tables.h"

namespace rondo::akarios {

/// Draws what it needs from one seed.
class Wild {
 public:
  explicit Wild(std::uint64_t seed) : dealer_(seed) {}

  [[nodiscard]] Table table() {
    Table table;
    table.level = 1 + below(3);
    const int types = 1 + below(max_types);
    for (int i = 0; i < types; ++i) add_type(table, i);
    const int pilots = 1 + below(max_pilots);
    for (int i = 0; i < pilots; ++i) table.pilots.push_back(pilot(i));
    for (int i = below(7); i > 0; --i) table.drones.push_back(drone(i));
    for (int i = below(14); i > 0; --i) table.upgrades.push_back(card(i));
    for (int i = below(6); i > 0; --i) table.scenario_cards.push_back(scenario_card(i));
    table.cards_to_draw = below(4);
    table.last_round = 5 + below(6);
    table.changes = changes();
    table.scenario = scenario(types);
    return complete(std::move(table));
  }

 private:
  [[nodiscard]] int below(int bound) { return static_cast<int>(dealer_.below(static_cast<std::uint32_t>(bound), 0, next_++)); }
  [[nodiscard]] bool one_in(int n) { return below(n) == 0; }
  [[nodiscard]] std::uint8_t up_to(int most) { return static_cast<std::uint8_t>(1 + below(most)); }

  [[nodiscard]] Riders riders() {
    Riders riders;
    if (one_in(4)) riders.push = up_to(3);
    if (one_in(4)) riders.pull = up_to(3);
    if (one_in(2)) riders.conditions = static_cast<ConditionSet>(below(8));
    return riders;
  }
  [[nodiscard]] std::vector<Pattern> patterns() {
    std::vector<Pattern> all;
    for (int i = 1 + below(3); i > 0; --i) {
      Pattern pattern;
      for (int k = 1 + below(4); k > 0; --k) pattern.push_back(one_in(2) ? Glide::forward : static_cast<Glide>(below(5)));
      if (std::find(all.begin(), all.end(), pattern) == all.end()) all.push_back(pattern);
    }
    return all;
  }
  [[nodiscard]] Step step(Do what, bool enemy) {
    Step it;
    it.what = what;
    it.arc.range = 0;
    const auto reach = [&](int most) { it.arc.range = up_to(most); };
    switch (what) {
      case Do::move:
      case Do::swing: it.patterns = patterns(); break;
      case Do::attack:
        it.arc = {static_cast<ArcKind>(below(4)), up_to(5)};
        it.amount = static_cast<std::uint8_t>(below(6));
        it.targets = up_to(3);
        it.riders = riders();
        break;
      case Do::shove:
        reach(5);
        it.riders = riders();
        if (it.riders.push == 0 && it.riders.pull == 0) it.riders.pull = 2;
        it.targets = up_to(2);
        break;
      case Do::repair:
      case Do::clear:
        if (!enemy && one_in(2)) reach(5);
        break;
      case Do::mend:
      case Do::purge:
      case Do::again:
      case Do::bolster: reach(6); break;
      case Do::redirect: reach(6), it.targets = up_to(2); break;
      case Do::ready: it.riders = riders(); break;
      case Do::ignite:
      case Do::missile: it.damage = up_to(4); break;
      default: break;
    }
    if (what != Do::attack && what != Do::move) it.amount = up_to(3);
    return it;
  }
  void add_remote(std::vector<Step>& steps) {
    for (int i = 1 + below(3); i > 0; --i) {
      Step it;
      it.what = Do::remote;
      const bool first = std::none_of(steps.begin(), steps.end(), [](const Step& other) { return other.what == Do::remote; });
      it.arc.range = first ? up_to(5) : std::uint8_t{0};
      if (one_in(2)) it.patterns = patterns();
      steps.push_back(it);
    }
  }
  /// What the loader lets through at that moment.
  [[nodiscard]] Do doing(Trigger trigger) {
    static constexpr std::array targeted = {Do::move, Do::rotate, Do::swing, Do::repair, Do::shield, Do::clear, Do::calm, Do::flak};
    static constexpr std::array ally = {Do::redirect, Do::redirect, Do::repair, Do::shield, Do::clear, Do::calm};
    static constexpr std::array doomed = {Do::endure, Do::endure, Do::calm};
    const auto any = [&](const auto& set) { return set[static_cast<std::size_t>(below(static_cast<int>(set.size())))]; };
    if (trigger == Trigger::targeted) return any(targeted);
    if (trigger == Trigger::ally_targeted) return any(ally);
    if (trigger == Trigger::doomed) return any(doomed);
    return static_cast<Do>(below(static_cast<int>(Do::missile) + 1));
  }
  [[nodiscard]] Ability wild_ability(const std::string& word, Trigger trigger, bool of_drone) {
    Ability it;
    it.word = word;
    it.name = "Wild " + word;
    it.trigger = trigger;
    bool moved = trigger == Trigger::after_move;
    for (int i = 1 + below(3); i > 0; --i) {
      const Do what = doing(trigger);
      if (what == Do::ignite && !moved) it.steps.push_back(step(Do::move, false)), moved = true;
      it.steps.push_back(step(what, false));
      moved = moved || what == Do::move || what == Do::swing;
      if (one_in(6)) it.steps.back().condition = trigger == Trigger::targeted ? If::still_attacked : If::shields_gone;
      it.once = it.once || what == Do::again;  // else a phase might never end
    }
    const bool action = trigger == Trigger::action || trigger == Trigger::after_move;
    if (action && one_in(6)) add_remote(it.steps);
    if (it.steps.size() > max_steps) it.steps.resize(max_steps);
    for (int i = action ? 1 + below(2) : below(2); i > 0; --i) it.cost.push_back(static_cast<Icon>(below(of_drone ? 5 : 4)));
    if (it.cost.empty() || one_in(3)) it.supply = it.cubes = up_to(3), it.supply = 1;
    it.once = it.once || one_in(3);
    return it;
  }
  [[nodiscard]] Trigger trigger() { return one_in(2) ? Trigger::action : static_cast<Trigger>(below(5)); }

  [[nodiscard]] Pilot pilot(int number) {
    Pilot it = plain_pilot("w" + std::to_string(number + 1), static_cast<char>('A' + number));
    it.shields = static_cast<std::uint8_t>(below(4));
    it.hull = up_to(8);
    for (std::uint8_t& slots : it.slots) slots = static_cast<std::uint8_t>(below(3));
    it.board.resize(3);  // glide, turn, cannons
    for (int i = 2 + below(4); i > 0; --i)
      it.board.push_back(wild_ability("b" + std::to_string(i), one_in(4) ? trigger() : Trigger::action, false));
    for (int i = below(4); i > 0; --i) it.usual.push_back("u" + std::to_string(1 + below(13)));
    return it;
  }
  [[nodiscard]] Drone drone(int number) {
    Drone it;
    it.word = "d" + std::to_string(number);
    it.name = "Drone " + it.word;
    for (int i = 0; i < 2; ++i) ++it.slots[static_cast<std::size_t>(below(5))];
    it.icon = static_cast<Icon>(below(4));
    it.ignition = static_cast<std::uint8_t>(below(11));
    it.missiles = it.flak = it.kinetic = static_cast<std::uint8_t>(below(5));
    it.markers = static_cast<std::uint8_t>(below(2));
    const Ability basic = wild_ability(it.word, Trigger::action, true);
    const Ability advanced = wild_ability(it.word + "x", trigger(), true);
    it.basic.fill(basic);
    it.advanced.fill(advanced);
    for (Ability& level : it.basic) {
      if (level.cost.empty()) level.cost = {Icon::drone};
      level.supply = level.cubes = 0;
    }
    it.supply.fill(advanced.cubes);
    return it;
  }
  [[nodiscard]] Upgrade card(int number) {
    Upgrade it = upgrade(static_cast<Slot>(below(6)), wild_ability("u" + std::to_string(number), trigger(), false));
    it.count = up_to(2);
    if (one_in(8)) it.ability.only_for = "w1";
    return it;
  }
  void add_type(Table& table, int number) {
    EnemyType it = plain_type(std::string("auto-") + static_cast<char>('x' + number), static_cast<char>('x' + number), below(3), 1 + below(6));
    it.bonus.fill(static_cast<std::uint8_t>(below(2)));
    it.ships = up_to(ships_of_type);
    for (int i = 0; i < 10; ++i) {
      CombatCard each;
      each.id = std::string(1, static_cast<char>('X' + number)) + std::to_string(i + 1);
      each.name = "Wild " + each.id;
      if (one_in(3)) each.initiative = below(5);
      static constexpr std::array doings = {Do::move, Do::rotate, Do::attack, Do::attack, Do::shove, Do::repair, Do::shield, Do::clear};
      for (int k = 1 + below(4); k > 0; --k) each.steps.push_back(step(doings[static_cast<std::size_t>(below(8))], true));
      if (each.steps.back().what == Do::attack)
        for (Step& line : each.steps)
          if (one_in(5)) line.condition = static_cast<If>(below(4));
      table.combat[static_cast<std::size_t>(number)].push_back(each);
      it.deck.push_back(each.id);
    }
    table.types.push_back(std::move(it));
  }
  [[nodiscard]] std::vector<Change> changes() {
    std::vector<Change> all;
    for (int i = one_in(2) ? below(3) : 0; i > 0; --i) all.push_back({static_cast<Rule>(below(static_cast<int>(rule_names.size()))), 1 + below(2)});
    return all;
  }
  [[nodiscard]] ScenarioCard scenario_card(int number) {
    ScenarioCard it;
    it.word = it.name = it.line = "s" + std::to_string(number);
    it.count = up_to(3);
    if (one_in(2)) it.needs = {{static_cast<Need>(below(7)), 1 + below(2), "auto-x"}};
    it.changes = changes();
    return it;
  }
  [[nodiscard]] Scenario scenario(int types) {
    Scenario it;
    it.word = it.name = it.line = "wild";
    it.columns = static_cast<std::uint8_t>(6 + below(5));
    it.rows = static_cast<std::uint8_t>(6 + below(4));  // 36 hexes or more, of which at most 35 are taken below
    std::vector<Spot> free;
    for (int row = 0; row < it.rows; ++row)
      for (int column = 0; column < it.columns; ++column) free.push_back({column, row});
    const auto take = [&] {
      const auto at = free.begin() + below(static_cast<int>(free.size()));
      const Spot spot = *at;
      free.erase(at);
      return spot;
    };
    for (int i = 0; i < max_pilots; ++i) it.starts.push_back(take());
    if (one_in(3)) it.sparrow = take(), it.sparrow_hull = up_to(9);
    for (int i = below(4); i > 0; --i) it.planets.push_back(take());
    for (int i = below(5); i > 0; --i) it.asteroids.push_back(take());
    for (int i = below(4); i > 0; --i) it.nebulae.push_back(take());
    it.facing = static_cast<std::uint8_t>(below(6));
    const int groups = types + below(3);
    for (int type = 0; type < groups; ++type) {
      Group group;
      group.type = std::string("auto-") + static_cast<char>('x' + type % types);
      group.round = static_cast<std::uint8_t>(type < types ? below(2) : 1 + below(4));
      group.facing = static_cast<std::uint8_t>(below(6));
      group.squad = up_to(2);
      for (int i = 1 + below(3); i > 0; --i) group.spots.push_back(take());
      it.groups.push_back(std::move(group));
    }
    it.goal = static_cast<Goal>(below(3));
    it.goal_round = static_cast<std::uint8_t>(it.goal == Goal::survive || one_in(2) ? 2 + below(6) : 0);
    for (int i = 0; it.goal == Goal::reach && i < 5; ++i) it.goal_spots.push_back(take());
    return it;
  }

  Dealer dealer_;
  std::uint64_t next_ = 0;
};

inline Table wild_table(std::uint64_t seed) { return Wild(seed).table(); }

}  // namespace rondo::akarios
