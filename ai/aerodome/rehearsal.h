#pragma once
// A duel as a pilot rehearses it in the head, for a planner to search: a hidden card each, then both fly as well as they can, one after the
// other, in an open sky, with the averages of attacks in place of their dice. A `Game` over a small position of whole numbers, that is over
// after a given number of rounds; what its last position is worth is for `Lookout` to say.
#include "ai/aerodome/exchange.h"
#include "ai/core/planner_leaf.h"
#include "rules/core/game.h"

namespace rondo::aerodome {

/// The position of a rehearsal. Places are in 1/1024 inch, points in 1/1024 Hit Point.
struct Rehearsed {
  enum class Step : std::uint8_t { choose /*both*/, order /*chance: equal Initiatives*/, lead /*who has the first turn*/, reply /*the other*/ };
  struct Flyer {
    std::int32_t x = 0;
    std::int32_t y = 0;
    std::int32_t points = 0;  ///< left on average
    std::int32_t goods = 0;   ///< what else it has won
    CardSet hand = 0;
    CardSet shunned = 0;  ///< cards in hand that are not chosen in the first round
    std::uint8_t heading = 0;
    std::uint8_t frozen = 0;
    bool operator==(const Flyer&) const = default;
    template <class Archive>
    void serialize(Archive& archive) {
      archive(CEREAL_NVP(x), CEREAL_NVP(y), CEREAL_NVP(points), CEREAL_NVP(goods), CEREAL_NVP(hand), CEREAL_NVP(shunned), CEREAL_NVP(heading),
              CEREAL_NVP(frozen));
    }
  };

  std::array<Flyer, 2> flyers{};
  std::array<std::uint8_t, 2> cards{};  ///< face up, until both have been flown
  Step step = Step::choose;
  FighterId leader = 0;  ///< who has the first turn, once that is known
  std::uint8_t way = 0;  ///< that it has flown, while the other's turn is to come
  std::uint8_t rounds = 0;  ///< flown
  bool operator==(const Rehearsed&) const = default;
  template <class Archive>
  void serialize(Archive& archive) {
    archive(CEREAL_NVP(flyers), CEREAL_NVP(cards), CEREAL_NVP(step), CEREAL_NVP(leader), CEREAL_NVP(way), CEREAL_NVP(rounds));
  }
};

class Rehearsal {
 public:
  using Position = Rehearsed;
  struct Event {};

  /// Of a duel; `horizon` rounds, at least 1. In the first of them each chooses among its best `ways` to fly its card; where there is only
  /// one, and in later rounds, it is flown. Keeps references to both.
  Rehearsal(const Table& table, const Evaluation& evaluation, int horizon, int ways = 1);

  /// As the duel stands before a hidden choice; both markers are in the air. In the first round neither chooses a card of those that are
  /// shunned, unless its whole hand is.
  [[nodiscard]] Rehearsed from(const aerodome::Position& p, const std::array<CardSet, 2>& shunned = {}) const;
  [[nodiscard]] const Evaluation& evaluation() const { return evaluation_; }
  /// Flies `card` of `fighter` alone and ends the round: the best of its ways that are not in `flown`, one bit each, where it is added.
  /// False if there is no further way.
  bool finish_round(Rehearsed& p, FighterId fighter, int card, std::uint64_t& flown) const;

  /// Flies what is left of a round as is best at first sight.
  void settle(Rehearsed& p) const;

  // What a game promises. Options are `choose`, as the duel has them, and a card's ways as `spot`, by number.
  [[nodiscard]] Rehearsed start() const;
  [[nodiscard]] SeatSet to_act(const Rehearsed& p) const;
  void options(const Rehearsed& p, Seat seat, OptionList& options) const;
  void apply(Rehearsed& p, std::span<const Action> answers, Mute& mute) const;
  /// Who has more points left: 1, 0 or −1.
  [[nodiscard]] int payoff(const Rehearsed& p, Seat seat) const;
  [[nodiscard]] Rehearsed view(const Rehearsed& p, Seat) const { return p; }
  [[nodiscard]] int stream(const Rehearsed&) const { return 0; }
  [[nodiscard]] Seat chooser(Seat seat) const { return seat; }

 private:
  /// Of a card against an answer, without frost: what its owner may change it by.
  struct Rank {
    int base = 0;
    int less = 0;
    int more = 0;
  };
  void note_ranks(const Table& table);
  void fly(Rehearsed& p, FighterId first) const;
  void reply(Rehearsed& p, std::size_t way) const;
  void finish(Rehearsed& p, const Exchange& flown) const;
  [[nodiscard]] Exchange::Ranking ways_of(const Rehearsed& p, int most) const;
  void land(Rehearsed::Flyer& flyer, FighterId fighter, const Landing& landing, int card) const;

  const Table& table_;
  const Evaluation& evaluation_;
  int horizon_;
  int ways_;
  std::array<std::array<std::array<Rank, hand_cards>, hand_cards>, 2> ranks_{};
  std::array<CardSet, 2> dazing_{};  ///< cards that are Dazed once they have been flown
};

/// Values a rehearsed round at its end, flown as is best at first sight, as the evaluation has it.
struct Lookout {
  [[nodiscard]] bool stop(const Rehearsal&, const Rehearsed& p, int) const { return p.step != Rehearsed::Step::order; }
  [[nodiscard]] double value(const Rehearsal& game, const Rehearsed& p, Seat seat) const;
  [[nodiscard]] std::optional<ai::Bounds> bounds() const { return std::nullopt; }
};

}  // namespace rondo::aerodome
