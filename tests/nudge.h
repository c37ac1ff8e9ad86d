#pragma once
// Changes one field of a position: what equality and digest must notice.
#include "rules/core/fields.h"

namespace rondo {

/// Walks the fields of a position and changes the one at place `target` in its lowest bit.
class Nudge {
 public:
  using is_loading = std::false_type;
  using is_saving = std::true_type;
  explicit Nudge(std::size_t target) : target_(target) {}
  template <class... Ts>
  Nudge& operator()(Ts&&... values) {
    (one(values), ...);
    return *this;
  }
  [[nodiscard]] bool found() const { return found_; }

 private:
  template <class T>
  void one(T& value) {
    using Plain = std::remove_cv_t<std::remove_reference_t<T>>;
    if constexpr (fields_detail::is_named<Plain>::value) {
      one(value.value);
    } else if constexpr (fields_detail::is_size<Plain>::value) {
      return;  // how many there are is changed by adding one, not in place
    } else if constexpr (std::is_same_v<Plain, bool>) {
      if (place_++ == target_) found_ = true, value = !value;
    } else if constexpr (std::is_enum_v<Plain> || std::is_arithmetic_v<Plain>) {
      if (place_++ == target_) found_ = true, value = static_cast<Plain>(static_cast<long long>(value) ^ 1);
    } else if constexpr (fields_detail::is_array<Plain>::value) {
      for (auto& element : value) one(element);
    } else {
      const_cast<Plain&>(value).serialize(*this);
    }
  }
  std::size_t target_;
  std::size_t place_ = 0;
  bool found_ = false;
};

}  // namespace rondo
