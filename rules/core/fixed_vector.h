#pragma once
// A vector of fixed capacity that lives inside positions: no heap, trivially copyable, unused places always zero,
// so equal content means equal bytes but for padding.
#include <cereal/cereal.hpp>

#include <array>
#include <cstdint>
#include <span>
#include <type_traits>

#include "rules/core/ensure.h"

namespace rondo {

template <class T, std::size_t Capacity>
class FixedVector {
  static_assert(Capacity < 256 && std::is_trivially_copyable_v<T>);

 public:
  [[nodiscard]] constexpr std::size_t size() const { return size_; }
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
  [[nodiscard]] constexpr bool full() const { return size_ == Capacity; }
  [[nodiscard]] static constexpr std::size_t capacity() { return Capacity; }
  [[nodiscard]] T* begin() { return items_.data(); }
  [[nodiscard]] T* end() { return items_.data() + size_; }
  [[nodiscard]] const T* begin() const { return items_.data(); }
  [[nodiscard]] const T* end() const { return items_.data() + size_; }
  [[nodiscard]] T& operator[](std::size_t i) { return items_[i]; }
  [[nodiscard]] const T& operator[](std::size_t i) const { return items_[i]; }
  [[nodiscard]] T& back() { return items_[size_ - 1U]; }
  [[nodiscard]] const T& back() const { return items_[size_ - 1U]; }

  void push_back(const T& item) {
    RONDO_ENSURE(size_ < Capacity, "a fixed vector is full");
    items_[size_++] = item;
  }
  void pop_back() {
    RONDO_ENSURE(size_ > 0, "a fixed vector is empty");
    items_[--size_] = T{};
  }
  /// Removes the item at `i`; the later ones move up, their order kept.
  void erase_at(std::size_t i) {
    RONDO_ENSURE(i < size_, "no such item in a fixed vector");
    for (std::size_t k = i; k + 1 < size_; ++k) items_[k] = items_[k + 1];
    pop_back();
  }
  void clear() { *this = {}; }

  bool operator==(const FixedVector&) const = default;

  template <class Archive>
  void serialize(Archive& archive) {
    cereal::size_type count = size_;
    archive(cereal::make_size_tag(count));
    if constexpr (Archive::is_loading::value) {
      *this = {};
      if (count > Capacity) throw cereal::Exception("too many items for a fixed vector");
      size_ = static_cast<std::uint8_t>(count);
    }
    for (std::size_t i = 0; i < size_; ++i) archive(items_[i]);
  }

 private:
  std::array<T, Capacity> items_{};
  std::uint8_t size_ = 0;
};

}  // namespace rondo
