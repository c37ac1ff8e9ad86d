#pragma once
// Who owes a decision: seats 0 to 7, chance, or none. Each game names its seats.
#include <bit>
#include <cstdint>

namespace rondo {

enum class Seat : std::uint8_t { seat0, seat1, seat2, seat3, seat4, seat5, seat6, seat7, chance, none };

inline constexpr int max_seats = 8;  ///< seats that hold a player; chance and none come after them

/// A set of seats, in seat order. Several owe at once when a choice is simultaneous.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  constexpr SeatSet(Seat seat) {
    if (seat != Seat::none) bits_ = static_cast<std::uint16_t>(1U << static_cast<unsigned>(seat));
  }

  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
  [[nodiscard]] constexpr bool contains(Seat seat) const { return (bits_ >> static_cast<unsigned>(seat)) & 1U; }
  [[nodiscard]] constexpr bool is_chance() const { return contains(Seat::chance); }
  constexpr void insert(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ | SeatSet(seat).bits_); }
  constexpr void erase(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ & ~SeatSet(seat).bits_); }
  /// The lowest seat of the set, or `none`.
  [[nodiscard]] constexpr Seat first() const { return empty() ? Seat::none : static_cast<Seat>(std::countr_zero(bits_)); }
  /// The place of `seat` among the seats of the set, from 0.
  [[nodiscard]] constexpr int rank(Seat seat) const { return std::popcount(static_cast<std::uint16_t>(bits_ & ((1U << static_cast<unsigned>(seat)) - 1U))); }
  constexpr bool operator==(const SeatSet&) const = default;
  template <class Archive>
  void serialize(Archive& archive) { archive(bits_); }

  /// Iterates the seats in order.
  class Iterator {
   public:
    constexpr explicit Iterator(std::uint16_t bits) : bits_(bits) {}
    constexpr Seat operator*() const { return static_cast<Seat>(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ = static_cast<std::uint16_t>(bits_ & (bits_ - 1U));
      return *this;
    }
    constexpr bool operator!=(const Iterator& other) const { return bits_ != other.bits_; }

   private:
    std::uint16_t bits_;
  };
  [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

 private:
  std::uint16_t bits_ = 0;
};

}  // namespace rondo
