#pragma once
// A decision as a small value. What the numbers mean is the game's business; its one spelling is given by the game's `show`.
#include <cstdint>
#include <cstring>
#include <span>

#include "rules/core/ensure.h"

namespace rondo {

/// Eight bytes: a verb of the game and up to three operands.
struct Action {
  std::uint16_t verb = 0;
  std::uint16_t a = 0;
  std::uint16_t b = 0;
  std::uint16_t c = 0;
  constexpr auto operator<=>(const Action&) const = default;
  template <class Archive>
  void serialize(Archive& archive) { archive(verb, a, b, c); }
};

/// One thing that may be answered. For chance, `weight` is its share among the options (a whole number, at least 1).
struct Option {
  Action action;
  std::uint32_t weight = 1;
  constexpr bool operator==(const Option&) const = default;
};

/// The options of one seat, in the game's published order, without duplicates. Lives on the stack; never allocates.
class OptionList {
 public:
  static constexpr std::size_t capacity = 768;

  OptionList() = default;
  OptionList(const OptionList& other) { *this = other; }
  OptionList& operator=(const OptionList& other) {
    if (this != &other) {
      size_ = other.size_;
      std::memcpy(storage_, other.storage_, size_ * sizeof(Option));
    }
    return *this;
  }

  void clear() { size_ = 0; }
  void add(Action action, std::uint32_t weight = 1) {
    RONDO_ENSURE(size_ < capacity, "more options than an option list holds");
    new (&data()[size_++]) Option{action, weight};
  }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] const Option& operator[](std::size_t i) const { return data()[i]; }
  [[nodiscard]] const Option* begin() const { return data(); }
  [[nodiscard]] const Option* end() const { return data() + size_; }

  /// Keeps the options for which `keep(option)` holds, in order.
  template <class Keep>
  void filter(Keep&& keep) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < size_; ++i)
      if (keep(static_cast<const Option&>(data()[i]))) data()[kept++] = data()[i];
    size_ = kept;
  }
  [[nodiscard]] bool contains(Action action) const {
    for (const Option& option : *this)
      if (option.action == action) return true;
    return false;
  }

 private:
  [[nodiscard]] Option* data() { return reinterpret_cast<Option*>(storage_); }
  [[nodiscard]] const Option* data() const { return reinterpret_cast<const Option*>(storage_); }

  std::size_t size_ = 0;
  alignas(Option) unsigned char storage_[capacity * sizeof(Option)];
};

}  // namespace rondo
