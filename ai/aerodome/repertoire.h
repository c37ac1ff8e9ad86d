#pragma once
// What every battle card can do in an open sky, reckoned once a game: the ways to fly it, from where each shoots on its way, and from which
// places a target can be shot at by it. Other markers, tokens and Auxiliaries are left out.
#include <memory>
#include <span>
#include <vector>

#include "ai/aerodome/pose.h"

namespace rondo::aerodome {

/// One attack on the way.
struct Aim {
  Pose from;          ///< from a start at (0, 0) with heading 0
  double damage = 0;  ///< on average, with what a success brings
  double reach = 0;   ///< of an attack measured by a tool; 0 for the Shot tool
};

inline constexpr int most_aims = 3;    ///< of one way; further attacks are not counted
inline constexpr int most_ways = 64;   ///< of one card; further ways are not counted

/// One way to fly a card.
struct Way {
  Pose end;
  std::array<Aim, most_aims> aims{};
  int count = 0;  ///< of its attacks
};

using CardSet = std::uint16_t;  ///< one bit per battle card

class Repertoire {
 public:
  explicit Repertoire(const Table& table);

  [[nodiscard]] const Sizes& sizes() const { return sizes_; }
  [[nodiscard]] std::span<const Way> ways(FighterId fighter, int card) const { return pilot(fighter).ways[static_cast<std::size_t>(card)]; }
  /// The average damage of the card's best attack.
  [[nodiscard]] double strength(FighterId fighter, int card) const { return pilot(fighter).strengths[static_cast<std::size_t>(card)]; }
  /// What the card brings beside.
  [[nodiscard]] double bonus(FighterId fighter, int card) const { return pilot(fighter).bonuses[static_cast<std::size_t>(card)]; }
  /// The cards with which the fighter could shoot at what rests there.
  [[nodiscard]] CardSet threats(FighterId fighter, const Bearing& target) const {
    const double x = target.ahead * cells_an_inch + cells / 2;
    const double y = target.left * cells_an_inch + cells / 2;
    if (x < 0 || y < 0 || x >= cells || y >= cells) return 0;
    return pilot(fighter).threats[static_cast<std::size_t>(static_cast<int>(x) * cells + static_cast<int>(y))];
  }

 private:
  static constexpr int cells_an_inch = 2;
  static constexpr int cells = 80;
  struct Pilot {
    std::array<std::vector<Way>, hand_cards> ways;
    std::array<double, hand_cards> strengths{};
    std::array<double, hand_cards> bonuses{};
    std::vector<CardSet> threats;
  };
  [[nodiscard]] const Pilot& pilot(FighterId fighter) const { return (*pilots_)[fighter]; }
  void mark(Pilot& pilot, int card) const;

  Sizes sizes_;
  std::shared_ptr<const std::vector<Pilot>> pilots_;  ///< shared by copies
};

/// Whether an attack made from `from` reaches the target.
[[nodiscard]] constexpr bool reaches(const Sizes& sizes, const Aim& aim, const Pose& target) {
  if (aim.reach == 0) return in_arc(sizes, bearing(aim.from, target));
  const double dx = target.x - aim.from.x;
  const double dy = target.y - aim.from.y;
  const double far = aim.reach + 2 * sizes.body;
  return dx * dx + dy * dy <= far * far;
}

}  // namespace rondo::aerodome
