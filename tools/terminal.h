#pragma once
// Where a person types and reads. A terminal hands over whole lines and shows text at once; a piped one adds nothing of its own to
// what passes through it: no prompt, no echo, no escapes.
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rondo::tools {

/// What the last word of a line that is being typed may become.
using Completer = std::function<std::vector<std::string>(std::string_view line)>;

class Terminal {
 public:
  Terminal() = default;
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;
  virtual ~Terminal() = default;

  /// The next line without its end; nothing when the input has ended.
  [[nodiscard]] virtual std::optional<std::string> read(const std::string& prompt) = 0;
  /// Shows text; all of it has left the program when this returns.
  virtual void write(std::string_view text) = 0;
  /// Takes from the screen what was shown and typed, before another person looks at it.
  virtual void wipe() {
    if (person()) write(std::string(60, '\n'));
  }
  [[nodiscard]] virtual int width() const = 0;
  /// Whether a person sits here, who sees what is typed and wants to be prompted.
  [[nodiscard]] virtual bool person() const = 0;
  /// Offered to whoever can complete words.
  virtual void set_completer(const Completer&) {}
};

/// A terminal over streams: a pipe, a file, or a terminal that knows no escapes (then with a prompt).
class PlainTerminal final : public Terminal {
 public:
  PlainTerminal(std::istream& in, std::ostream& out, bool person = false, int width = 80) : in_(in), out_(out), person_(person), width_(width) {}
  [[nodiscard]] std::optional<std::string> read(const std::string& prompt) override;
  void write(std::string_view text) override;
  [[nodiscard]] int width() const override { return width_; }
  [[nodiscard]] bool person() const override { return person_; }

 private:
  std::istream& in_;
  std::ostream& out_;
  bool person_;
  int width_;
};

}  // namespace rondo::tools
