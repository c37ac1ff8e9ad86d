#pragma once
// What goes back to a person whose input was wrong: where, what, what was expected, and the nearest spelling.
// Bad input is always a returned value; nothing in the project throws across a room.
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace rondo {

/// One mistake in one place. `text()` is the single line that a user reads.
struct Fault {
  std::string where;     ///< `file:line:col`, a command, or empty
  std::string what;      ///< what was wrong
  std::string expected;  ///< what is allowed; may be empty
  std::string nearest;   ///< the closest allowed spelling; may be empty

  /// `where: what; expected …; did you mean …?`
  [[nodiscard]] std::string text() const {
    std::string line = where.empty() ? what : where + ": " + what;
    if (!expected.empty()) line += "; expected " + expected;
    if (!nearest.empty()) line += "; did you mean '" + nearest + "'?";
    return line;
  }
  bool operator==(const Fault&) const = default;
};

/// A value, or the fault that prevented it.
template <class T>
class Result {
 public:
  Result(T value) : held_(std::move(value)) {}
  Result(Fault fault) : held_(std::move(fault)) {}

  [[nodiscard]] explicit operator bool() const { return held_.index() == 0; }
  [[nodiscard]] T& operator*() { return std::get<0>(held_); }
  [[nodiscard]] const T& operator*() const { return std::get<0>(held_); }
  [[nodiscard]] T* operator->() { return &std::get<0>(held_); }
  [[nodiscard]] const T* operator->() const { return &std::get<0>(held_); }
  [[nodiscard]] const Fault& fault() const { return std::get<1>(held_); }

 private:
  std::variant<T, Fault> held_;
};

}  // namespace rondo
