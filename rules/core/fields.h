#pragma once
// Walkers over the one `serialize` member of a position: a digest, and a list of named fields for a readable diff.
// Both take exactly what cereal's archives take, so equality, digest, diff, save and protocol speak of the same fields.
#include <cereal/cereal.hpp>
#include <cereal/types/array.hpp>

#include <array>
#include <cstdint>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace rondo {

namespace fields_detail {
template <class T>
struct is_array : std::false_type {};
template <class T, std::size_t N>
struct is_array<std::array<T, N>> : std::true_type {};
template <class T>
struct is_named : std::false_type {};
template <class T>
struct is_named<cereal::NameValuePair<T>> : std::true_type {};
template <class T>
struct is_size : std::false_type {};
template <class T>
struct is_size<cereal::SizeTag<T>> : std::true_type {};
}  // namespace fields_detail

/// Walks a value; `Walker` offers `leaf(std::int64_t)`, `enter(name)`, `enter(index)` and `leave()`.
template <class Walker>
class FieldArchive {
 public:
  using is_loading = std::false_type;
  using is_saving = std::true_type;

  explicit FieldArchive(Walker& walker) : walker_(walker) {}

  template <class... Ts>
  FieldArchive& operator()(Ts&&... values) {
    (one(values), ...);
    return *this;
  }

 private:
  /// A named value goes by its name, any other by its place.
  template <class T>
  void one(T& value) {
    using Plain = std::remove_cv_t<std::remove_reference_t<T>>;
    if constexpr (fields_detail::is_named<Plain>::value) {
      walker_.enter(value.name);
      content(value.value);
      walker_.leave();
    } else if constexpr (fields_detail::is_size<Plain>::value) {
      walker_.enter("size");
      walker_.leaf(static_cast<std::int64_t>(value.size));
      walker_.leave();
    } else {
      walker_.enter(index_++);
      content(value);
      walker_.leave();
    }
  }
  template <class T>
  void content(T& value) {
    using Plain = std::remove_cv_t<std::remove_reference_t<T>>;
    if constexpr (std::is_enum_v<Plain> || std::is_arithmetic_v<Plain>) {
      walker_.leaf(static_cast<std::int64_t>(value));
    } else {
      const std::size_t outer = std::exchange(index_, 0);
      if constexpr (fields_detail::is_array<Plain>::value)
        for (auto& element : value) one(element);
      else
        const_cast<Plain&>(value).serialize(*this);
      index_ = outer;
    }
  }

  Walker& walker_;
  std::size_t index_ = 0;
};

/// 64-bit digest of every field in order (FNV-1a over 64-bit words, finished with a mix).
class Digest {
 public:
  void leaf(std::int64_t value) { state_ = (state_ ^ static_cast<std::uint64_t>(value)) * 0x100000001b3ULL, state_ ^= state_ >> 29U; }
  void enter(const char*) {}
  void enter(std::size_t) {}
  void leave() {}
  [[nodiscard]] std::uint64_t value() const {
    std::uint64_t x = state_;
    x = (x ^ (x >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    x = (x ^ (x >> 27U)) * 0x94d049bb133111ebULL;
    return x ^ (x >> 31U);
  }

 private:
  std::uint64_t state_ = 0xcbf29ce484222325ULL;
};

template <class T>
[[nodiscard]] std::uint64_t digest(const T& value) {
  Digest walker;
  FieldArchive<Digest> archive(walker);
  const_cast<T&>(value).serialize(archive);
  return walker.value();
}

/// One field of a position: its path (`pieces.3.damage`) and its value as a number.
struct Field {
  std::string path;
  std::int64_t value = 0;
  bool operator==(const Field&) const = default;
};

/// Collects every field with its path.
class FieldList {
 public:
  void leaf(std::int64_t value) { fields_.push_back({path(), value}); }
  void enter(const char* name) { trail_.emplace_back(name); }
  void enter(std::size_t index) { trail_.push_back(std::to_string(index)); }
  void leave() { trail_.pop_back(); }
  [[nodiscard]] std::vector<Field> take() { return std::move(fields_); }

 private:
  [[nodiscard]] std::string path() const {
    std::string text;
    for (const std::string& step : trail_) text += (text.empty() ? "" : ".") + step;
    return text;
  }
  std::vector<std::string> trail_;
  std::vector<Field> fields_;
};

template <class T>
[[nodiscard]] std::vector<Field> fields(const T& value) {
  FieldList walker;
  FieldArchive<FieldList> archive(walker);
  const_cast<T&>(value).serialize(archive);
  return walker.take();
}

}  // namespace rondo
