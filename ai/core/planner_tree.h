#pragma once
// What a planner's tree is made of, in one block of memory with 32-bit places: nothing is given back before the next search, and a full
// block refuses, so that a search stays within its cap and never touches the heap while it simulates.
//
// A node is a decision of two sides: the planner's own (whose moves are the rows) and everybody else's (the columns), who want the
// opposite. Where one side alone decides, the other has one move; a node of chance has its outcomes as rows. Values are the own side's.
#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <type_traits>

#include "ai/core/lanes.h"
#include "rules/core/action.h"
#include "rules/core/ensure.h"

namespace rondo::ai {

using Place = std::uint32_t;  ///< in the arena, counted in lines of 64 bytes
inline constexpr Place nowhere = 0x7fffffffU;
inline constexpr Place proven_mark = 0x80000000U;  ///< on a cell's child: the cell's value is exact, and there is nothing to search

inline constexpr float unknown = -3e38F;  ///< the value of a cell that nothing is known of

/// A node and all that belongs to it lie in one piece: its head, then for a joint decision what its moves have taught, then a cell for every
/// row and column (for every outcome), then its moves, then the position that it stands for, and no other.
///
/// Cells and lessons are kept by kind, not by cell, and in four bytes; a proven cell with a child is exact in the child.
struct alignas(64) Node {
  enum class Kind : std::uint8_t { chance, own, foe, joint };

  double value = 0;
  float row_regret = 0, column_regret = 0;  ///< of all the moves of a side
  std::uint32_t visits = 0;
  std::uint32_t lessons = 0;   ///< that the moves of a joint decision were taught
  std::uint32_t solve_at = 0;  ///< the number of visits at which the matrix is solved next
  std::uint32_t open = 0;      ///< cells that are not proven
  std::uint32_t cells = 0, counts = 0, moves = 0, position = 0;  ///< where they begin, in words of four bytes from here
  std::uint16_t rows = 0, columns = 0;
  Kind kind = Kind::own;
  bool proven = false;
  bool sampled = false;  ///< some of its moves or outcomes were left out, so that it cannot be proven
  bool solved = false;   ///< its value is that of its matrix, as it was known at the last solution
  bool uct = false;      ///< what its moves are taught: by regret matching, or by UCT
  std::uint8_t row_seats = 0, column_seats = 0;

  [[nodiscard]] std::uint32_t size() const { return std::uint32_t{rows} * columns; }

  /// Of cells, row by row: the child's value, the mean of playouts while there is no child, or `unknown`.
  [[nodiscard]] float* values() const { return part<float>(cells); }
  /// The same column by column, of a joint node.
  [[nodiscard]] float* turned() const { return part<float>(cells) + cell_room(size()); }
  [[nodiscard]] std::uint32_t* cell_visits() const { return part<std::uint32_t>(counts); }
  [[nodiscard]] Place* children() const { return part<Place>(counts) + size(); }

  [[nodiscard]] bool cell_proven(std::uint32_t cell) const { return (children()[cell] & proven_mark) != 0; }
  [[nodiscard]] bool cell_known(std::uint32_t cell) const { return values()[cell] != unknown; }
  void set_value(std::uint32_t cell, double worth) const {
    values()[cell] = static_cast<float>(worth);
    if (kind == Kind::joint) turned()[cell % columns * rows + cell / columns] = static_cast<float>(worth);
  }

  /// Lessons of the moves of a side: for regret matching the regrets and the parts of the average mix; for UCT the mean values for
  /// the side, the visits, and the roots of 1 / visits. Kept in whole lanes, zero behind the last.
  struct Lessons {
    float* first;
    std::uint32_t count, room;
    [[nodiscard]] float* regrets() const { return first; }
    [[nodiscard]] float* means() const { return first; }
    [[nodiscard]] float* shares() const { return first + room; }
    [[nodiscard]] float* visits() const { return first + room; }
    [[nodiscard]] float* reaches() const { return first + std::size_t{2} * room; }
  };
  [[nodiscard]] std::uint32_t lesson_kinds() const { return uct ? 3 : 2; }
  [[nodiscard]] Lessons row_lessons() const { return {part<float>(head), rows, whole_lanes(rows)}; }
  [[nodiscard]] Lessons column_lessons() const {
    return {part<float>(head + lesson_kinds() * whole_lanes(rows)), columns, whole_lanes(columns)};
  }

  /// The answers of a move, in seat order; the weights of outcomes, after the last of which stands their sum.
  [[nodiscard]] Action* row(std::uint32_t index) const { return part<Action>(moves) + std::size_t{index} * row_seats; }
  [[nodiscard]] Action* column(std::uint32_t index) const { return row(rows) + std::size_t{index} * column_seats; }
  [[nodiscard]] std::uint32_t* weights() const { return reinterpret_cast<std::uint32_t*>(row(rows)); }

  template <class Position>
  [[nodiscard]] Position* stands_for() const {
    return part<Position>(position);
  }

  /// Lays out what belongs to a node with these rows, columns, kind and seats, and says how many bytes it all takes.
  std::size_t lay_out(std::size_t position_bytes) {
    std::uint32_t at = head;
    if (kind == Kind::joint) at += lesson_kinds() * (whole_lanes(rows) + whole_lanes(columns));
    cells = at;
    at += cell_room(size()) * (kind == Kind::joint ? 2 : 1);
    counts = at;
    at += whole_lanes(2 * size());
    moves = at;
    at += whole_lanes(2 * (std::uint32_t{rows} * row_seats + std::uint32_t{columns} * column_seats) + (kind == Kind::chance ? rows + 1U : 0U));
    position = at;
    return std::size_t{at} * sizeof(float) + position_bytes;
  }
  /// Nothing is known of any cell, and no lesson was taught.
  void wipe() const {
    for (std::uint32_t word = head; word < cells; ++word) *part<float>(word) = 0;
    for (std::uint32_t word = cells; word < counts; ++word) *part<float>(word) = unknown;
    for (std::uint32_t cell = 0; cell < size(); ++cell) cell_visits()[cell] = 0;
    for (std::uint32_t cell = 0; cell < size(); ++cell) children()[cell] = nowhere;
  }

 private:
  static constexpr std::uint32_t head = 64 / sizeof(float);
  /// Lanes are read from any cell on.
  [[nodiscard]] static std::uint32_t cell_room(std::uint32_t count) { return whole_lanes(count + lanes - 1); }
  template <class T>
  [[nodiscard]] T* part(std::uint32_t word) const {
    static_assert(alignof(T) <= lanes * sizeof(float));
    return reinterpret_cast<T*>(reinterpret_cast<std::uintptr_t>(this) + word * sizeof(float));
  }
};
static_assert(sizeof(Node) == 64 && std::is_trivially_copyable_v<Node>);

class Arena {
 public:
  explicit Arena(std::size_t bytes)
      : asked_(bytes), lines_(std::min<std::size_t>(bytes / line, nowhere)), memory_(new std::byte[lines_ * line + line]) {
    const auto first = reinterpret_cast<std::uintptr_t>(memory_.get());
    begin_ = memory_.get() + (line - first % line) % line;
  }

  void clear() { used_ = 0; }
  [[nodiscard]] std::size_t asked() const { return asked_; }  ///< the bytes it was made for
  [[nodiscard]] std::size_t used() const { return used_ * line; }
  [[nodiscard]] std::size_t capacity() const { return lines_ * line; }
  [[nodiscard]] bool has_room(std::size_t bytes) const { return (bytes + line - 1) / line <= lines_ - used_; }

  /// Room that holds anything; the caller has asked whether it is there, and fills it.
  Place take(std::size_t bytes) {
    RONDO_ENSURE(has_room(bytes), "an arena is full");
    const auto place = static_cast<Place>(used_);
    used_ += (bytes + line - 1) / line;
    return place;
  }
  template <class T>
  [[nodiscard]] T* at(Place place) const {
    static_assert(std::is_trivially_copyable_v<T> && alignof(T) <= line);
    return reinterpret_cast<T*>(begin_ + std::size_t{place} * line);
  }

 private:
  static constexpr std::size_t line = 64;

  std::size_t asked_, lines_, used_ = 0;
  std::unique_ptr<std::byte[]> memory_;
  std::byte* begin_ = nullptr;
};

/// Where the node of a position stands: looked for by the position's digest, and found only where the position is the same. It grows
/// no further than it was laid out.
class Atlas {
 public:
  struct Entry {
    std::uint32_t key = 0;
    Place node = nowhere;
  };

  /// For up to `nodes`; takes no more than a quarter of the room, and without room shares nothing.
  void lay_out(Arena& arena, std::size_t nodes) {
    size_ = std::bit_ceil(2 * nodes + 2);
    while (size_ > 1 && size_ * sizeof(Entry) > arena.capacity() / 4) size_ /= 2;
    filled_ = 0;
    entries_ = arena.has_room(size_ * sizeof(Entry)) ? arena.at<Entry>(arena.take(size_ * sizeof(Entry))) : nullptr;
    for (std::size_t i = 0; entries_ != nullptr && i < size_; ++i) new (entries_ + i) Entry;
  }
  /// `same(node)` says whether a node stands for the very position.
  template <class Same>
  [[nodiscard]] Place find(std::uint64_t key, Same&& same) const {
    if (entries_ == nullptr) return nowhere;
    for (std::size_t i = first(key); entries_[i].node != nowhere; i = (i + 1) & (size_ - 1))
      if (entries_[i].key == tag(key) && same(entries_[i].node)) return entries_[i].node;
    return nowhere;
  }
  /// Of a position that was not found.
  void note(std::uint64_t key, Place node) {
    if (entries_ == nullptr || filled_ + filled_ / 2 + 2 >= size_) return;
    std::size_t i = first(key);
    while (entries_[i].node != nowhere) i = (i + 1) & (size_ - 1);
    ++filled_;
    entries_[i] = {tag(key), node};
  }

 private:
  [[nodiscard]] std::size_t first(std::uint64_t key) const { return static_cast<std::size_t>(key) & (size_ - 1); }
  [[nodiscard]] static std::uint32_t tag(std::uint64_t key) { return static_cast<std::uint32_t>(key >> 32U); }

  Entry* entries_ = nullptr;
  std::size_t size_ = 0, filled_ = 0;
};

}  // namespace rondo::ai
