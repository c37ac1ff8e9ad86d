#pragma once
// What is left of one's own turn, searched to its end: every legal answer, by the rules' own options and the rules' own flights, with the
// averages of attacks in place of their dice. To end inside the area comes before everything else.
#include <span>

#include "ai/aerodome/appraisal.h"
#include "rules/aerodome/game.h"
#include "rules/aerodome/verbs.h"

namespace rondo::aerodome {

inline constexpr double outside_value = -500;  ///< an end that is worth less lies outside the area

class TurnPlan {
 public:
  /// `p` waits for an answer of the turn of `fighter`.
  TurnPlan(const Game& game, const Appraisal& appraisal, const Position& p);

  /// The turn that `fighter` would begin with that card as everybody stands now.
  [[nodiscard]] static Position turn_with(const Position& p, FighterId fighter, int card, Seat seat);

  /// What following an option comes to, in Hit Points, and how many positions were seen behind it: none, if it was not followed.
  struct Followed {
    double value = 0;
    int seen = 0;
  };
  /// The option that leads to the best end; what each comes to is written to `followed`, if that is wanted.
  [[nodiscard]] std::size_t best(const OptionList& options, std::vector<Followed>* followed = nullptr);
  /// What the turn comes to from here on.
  [[nodiscard]] double value();
  /// Whether it can end inside the area.
  [[nodiscard]] bool can_stay_inside();
  /// Whether that card of a fighter could, as everybody stands now.
  [[nodiscard]] static bool can_stay_inside(const Game& game, const Appraisal& appraisal, FighterId fighter, int card);

  /// A place where the turn can end, as found so far. Whoever weighs it differently puts another value there before asking for the best.
  struct End {
    Point at;
    int heading;
    double value;  ///< of being there
    double whole;  ///< with the most that can be gained on the way
  };
  [[nodiscard]] std::span<End> ends() { return std::span(known_).first(known_size_); }

 private:
  struct Reply {
    Pose end;
    std::array<Aim, most_aims> aims;
    int count;
    double own;
  };

  [[nodiscard]] bool over() const;
  [[nodiscard]] double explore();
  [[nodiscard]] double follow(Action action);
  [[nodiscard]] bool considered(Action action, const OptionList& options) const;
  [[nodiscard]] double end_value();
  [[nodiscard]] double weigh_end() const;
  [[nodiscard]] double against(FighterId enemy, const Pose& end) const;
  void prepare_replies();

  // Carrying an answer out in `sky_`; each returns what it gains at once.
  double perform(Action action);
  double take_off(Action action);
  double maneuver(Maneuver maneuver, Flank flank, int speed);
  double maneuver_goods(const ActionLine* line, bool first);
  double attack(Action action);
  double play(std::uint8_t slot);
  double lines_at(When when, Maneuver maneuver) const;
  [[nodiscard]] const Effect& line(int item) const;
  void next_line_of_turn();
  [[nodiscard]] Frame& turn() { return sky_.frames.back(); }
  [[nodiscard]] const Frame& turn() const { return sky_.frames.back(); }
  [[nodiscard]] Plane& own() { return sky_[fighter_]; }
  [[nodiscard]] const Plane& own() const { return sky_[fighter_]; }

  const Game& game_;
  const Table& table_;
  const Appraisal& appraisal_;
  Position sky_;
  FighterId fighter_;
  Seat seat_;
  bool flown_;  ///< has done a maneuver in this turn
  bool ended_ = false;
  int nodes_ = 0;
  double gained_ = 0;  ///< on the way to where the search is
  int limit_ = 0;
  std::array<std::size_t, max_fighters + 1> begin_{};  ///< of each fighter's replies
  union {
    std::array<Reply, static_cast<std::size_t>((max_fighters - 1) * most_ways)> replies_;  ///< begun as they are found: to clear all takes long
  };
  std::array<End, 128> known_;
  std::size_t known_size_ = 0;
};

}  // namespace rondo::aerodome
