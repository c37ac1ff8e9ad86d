#pragma once
// What a planner's tree is made of, in one block of memory with 32-bit places: nothing is given back before the next search, and a full
// block refuses, so that a search stays within its cap and never touches the heap while it simulates.
//
// A node is a decision of two sides: the planner's own (whose moves are the rows) and everybody else's (the columns), who want the
// opposite. Where one side alone decides, the other has one move; a node of chance has its outcomes as rows. Values are the own side's.
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <type_traits>

#include "rules/core/ensure.h"

namespace rondo::ai {

using Place = std::uint32_t;  ///< in the arena, counted in steps of eight bytes
inline constexpr Place nowhere = 0xffffffffU;
inline constexpr Place proven_leaf = 0xfffffffeU;  ///< instead of a child: the value is exact, and there is nothing to search

/// What is known of one answer of both sides, or of one outcome.
struct Edge {
  double value = 0;  ///< the child's, or the mean of playouts while there is no child
  std::uint32_t visits = 0;
  Place child = nowhere;
  [[nodiscard]] bool proven() const { return child == proven_leaf; }
  [[nodiscard]] bool known() const { return visits > 0 || proven(); }
};

/// What one move of a joint decision has taught: for regret matching its regret and its part of the average mix; for UCT the mean
/// value for its side and the number of visits.
struct Learner {
  double regret = 0;
  double share = 0;
};

struct Node {
  enum class Kind : std::uint8_t { chance, own, foe, joint };

  double value = 0;
  double weight = 0;  ///< of the lessons that `value` averages
  double row_regret = 0, column_regret = 0;  ///< of all the learners of a side
  std::uint32_t visits = 0;
  std::uint32_t lessons = 0;   ///< of the learners
  std::uint32_t solve_at = 0;  ///< the number of visits at which the matrix is solved next
  std::uint32_t open = 0;      ///< edges that are not proven
  Place edges = nowhere;       ///< rows · columns of them, row by row
  Place learners = nowhere;    ///< of a joint node: the rows', then the columns'
  Place moves = nowhere;       ///< the answers of each row, then of each column; of a chance node also the weights, after them
  std::uint16_t rows = 0, columns = 0;
  Kind kind = Kind::own;
  bool proven = false;
  bool sampled = false;  ///< some of its moves or outcomes were left out, so that it cannot be proven
  bool solved = false;   ///< its value is that of its matrix, as it was known at the last solution
  std::uint8_t row_seats = 0, column_seats = 0;
  [[nodiscard]] std::uint32_t size() const { return std::uint32_t{rows} * columns; }
};
static_assert(sizeof(Edge) == 16 && sizeof(Learner) == 16 && sizeof(Node) == 72);

class Arena {
 public:
  explicit Arena(std::size_t bytes) : steps_(bytes / step), memory_(new std::byte[steps_ * step]) {
    RONDO_ENSURE(steps_ < proven_leaf, "an arena beyond what its places reach");
  }

  void clear() { used_ = 0; }
  [[nodiscard]] std::size_t used() const { return used_ * step; }
  [[nodiscard]] std::size_t capacity() const { return steps_ * step; }
  template <class T>
  [[nodiscard]] static constexpr std::size_t steps(std::size_t count) {
    return (count * sizeof(T) + step - 1) / step;
  }
  [[nodiscard]] bool has_room(std::size_t count) const { return count <= steps_ - used_; }

  /// Fresh `T`s; the caller has asked for the room.
  template <class T>
  Place take(std::size_t count) {
    static_assert(std::is_trivially_copyable_v<T> && alignof(T) <= step);
    RONDO_ENSURE(has_room(steps<T>(count)), "an arena is full");
    const auto place = static_cast<Place>(used_);
    T* first = reinterpret_cast<T*>(memory_.get() + used_ * step);
    for (std::size_t i = 0; i < count; ++i) new (first + i) T{};
    used_ += steps<T>(count);
    return place;
  }
  template <class T>
  [[nodiscard]] T* at(Place place) const {
    return reinterpret_cast<T*>(memory_.get() + std::size_t{place} * step);
  }

 private:
  static constexpr std::size_t step = 8;

  std::size_t steps_, used_ = 0;
  std::unique_ptr<std::byte[]> memory_;
};

/// Where the node of a position stands, found by the position's digest; it grows no further than it was laid out.
class Atlas {
 public:
  struct Entry {
    std::uint64_t key = 0;
    Place node = nowhere;
  };

  /// For up to `nodes`; takes no more than a quarter of the room, and without room shares nothing.
  void lay_out(Arena& arena, std::size_t nodes) {
    size_ = std::bit_ceil(2 * nodes + 2);
    while (size_ > 1 && size_ * sizeof(Entry) > arena.capacity() / 4) size_ /= 2;
    filled_ = 0;
    entries_ = arena.has_room(Arena::steps<Entry>(size_)) ? arena.at<Entry>(arena.take<Entry>(size_)) : nullptr;
  }
  [[nodiscard]] Place find(std::uint64_t key) const { return entries_ == nullptr ? nowhere : slot(key).node; }
  void note(std::uint64_t key, Place node) {
    if (entries_ == nullptr || filled_ + filled_ / 2 + 2 >= size_) return;
    Entry& entry = slot(key);
    if (entry.node == nowhere) ++filled_;
    entry = {key, node};
  }

 private:
  [[nodiscard]] Entry& slot(std::uint64_t key) const {
    for (std::size_t i = key & (size_ - 1);; i = (i + 1) & (size_ - 1))
      if (entries_[i].node == nowhere || entries_[i].key == key) return entries_[i];
  }

  Entry* entries_ = nullptr;
  std::size_t size_ = 0, filled_ = 0;
};

}  // namespace rondo::ai
