#pragma once
// A game with everybody seated, that plays itself from any seed: what a simulation is made of. Positions stay typed and there is no
// session; the game is nevertheless the one that a session plays with the same seed and the same sitters.
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "ai/core/anyone.h"
#include "rules/core/account.h"

namespace rondo::tools {

/// How a game went for the one who asks.
enum class Verdict : std::uint8_t { won, drawn, lost };
inline constexpr const char* verdict_names[] = {"won", "drawn", "lost"};

/// What one game came to.
struct Finish {
  Verdict verdict = Verdict::drawn;
  Account account;
  bool operator==(const Finish&) const = default;
};

class Contest {
 public:
  Contest() = default;
  Contest(const Contest&) = delete;
  Contest& operator=(const Contest&) = delete;
  virtual ~Contest() = default;

  /// One whole game, from any number of threads at once. Without any heap, but for a planner's tree.
  [[nodiscard]] virtual Finish play(std::uint64_t seed) const = 0;
  [[nodiscard]] virtual std::vector<std::string> endings() const = 0;
  [[nodiscard]] virtual std::vector<Measure> measures() const = 0;
};

template <Accountable G>
class ContestOf final : public Contest {
 public:
  /// Verdicts are those of `seat`.
  ContestOf(std::shared_ptr<const G> game, ai::Company<G> company, Seat seat) : game_(std::move(game)), company_(std::move(company)), seat_(seat) {}

  [[nodiscard]] Finish play(std::uint64_t seed) const override {
    typename G::Position position = game_->start();
    ai::playout(*game_, position, seed, {}, company_);
    const int worth = game_->payoff(position, seat_);
    return {worth > 0 ? Verdict::won : worth < 0 ? Verdict::lost : Verdict::drawn, game_->account(position)};
  }
  [[nodiscard]] std::vector<std::string> endings() const override { return game_->endings(); }
  [[nodiscard]] std::vector<Measure> measures() const override { return game_->measures(); }

 private:
  std::shared_ptr<const G> game_;
  ai::Company<G> company_;
  Seat seat_;
};

}  // namespace rondo::tools
