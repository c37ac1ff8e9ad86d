#pragma once
// A game with its type erased, for the session and the tools. Positions travel as opaque blobs; every question about one goes
// through its host. Nothing here decides anything: the functions are those of the concepts Game and Shown.
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "decks/fault.h"
#include "rules/core/action.h"
#include "rules/core/fields.h"
#include "rules/core/seat.h"
#include "rules/core/shown.h"
#include "rules/core/trace.h"

namespace rondo {

/// A position of some game, copied by value. Only the host that made it can read it; two blobs are compared by `Host::equal`.
class Blob {
 public:
  Blob() = default;
  explicit Blob(std::size_t size) : bytes_(size) {}
  [[nodiscard]] std::span<const std::byte> bytes() const { return bytes_; }
  [[nodiscard]] std::span<std::byte> bytes() { return bytes_; }

 private:
  std::vector<std::byte> bytes_;
};

/// A game's query about a position, as the tools see it.
using Question = Inquiry<Blob>;

class Host {
 public:
  Host() = default;
  Host(const Host&) = delete;
  Host& operator=(const Host&) = delete;
  virtual ~Host() = default;

  // The rules, as in the concept Game.
  [[nodiscard]] virtual Blob start() const = 0;
  [[nodiscard]] virtual SeatSet to_act(const Blob& position) const = 0;
  virtual void options(const Blob& position, Seat seat, OptionList& options) const = 0;
  /// One ply; the lines that the rules tell are appended to `told` unless it is null.
  virtual void apply(Blob& position, std::span<const Action> answers, std::vector<std::string>* told) const = 0;
  [[nodiscard]] virtual int payoff(const Blob& position, Seat seat) const = 0;
  [[nodiscard]] virtual Blob view(const Blob& position, Seat seat) const = 0;
  [[nodiscard]] virtual int stream(const Blob& position) const = 0;
  [[nodiscard]] virtual Seat chooser(Seat seat) const = 0;
  /// Why a ruled seat has the options it has; nothing for a seat that thinks for itself.
  [[nodiscard]] virtual std::optional<Trace> explain(const Blob& position, Seat seat) const = 0;

  // The value.
  [[nodiscard]] virtual bool equal(const Blob& a, const Blob& b) const = 0;
  [[nodiscard]] virtual std::uint64_t digest(const Blob& position) const = 0;
  [[nodiscard]] virtual std::vector<Field> fields(const Blob& position) const = 0;
  [[nodiscard]] virtual std::size_t position_size() const = 0;

  // The words, as in the concept Shown.
  [[nodiscard]] virtual std::string spell(const Blob& position, Seat seat, Action action) const = 0;
  [[nodiscard]] virtual std::string picture(const Blob& position, int width) const = 0;
  [[nodiscard]] virtual std::string prompt(const Blob& position, Seat seat) const = 0;
  [[nodiscard]] virtual std::string result(const Blob& position) const = 0;
  /// Empty for a game that is not divided so.
  [[nodiscard]] virtual std::string chapter(const Blob& position) const = 0;
  [[nodiscard]] virtual std::string seat_name(Seat seat) const = 0;
  [[nodiscard]] virtual std::string stream_name(int stream) const = 0;
  [[nodiscard]] virtual std::vector<Question> questions() const = 0;
};

/// The options of `seat` as a person types them, in option order.
[[nodiscard]] std::vector<std::string> spellings(const Host& host, const Blob& position, Seat seat);

/// The seat of that name, whatever the case of its letters.
[[nodiscard]] Result<Seat> seat_named(const Host& host, std::string_view name);

/// The stream of that name, whatever the case of its letters.
[[nodiscard]] Result<int> stream_named(const Host& host, std::string_view name);

/// Which option is meant by a typed line: its spelling in any case, or an abbreviation, each typed word the beginning of the
/// option's word, that fits one option better than any other (more whole words, then no words left out). Where options end in a measure with a
/// decimal point, `spot west 7.25`, a number between the least and the greatest means the nearest. An index into `spelled`.
[[nodiscard]] Result<std::size_t> parse(std::span<const std::string> spelled, std::string_view line);
[[nodiscard]] Result<std::size_t> parse(const Host& host, const Blob& position, Seat seat, std::string_view line);

/// Its last part alone: the option whose measure is nearest to the one typed; of two equally near the first.
[[nodiscard]] std::optional<std::size_t> nearest_measure(std::span<const std::string> spelled, std::string_view line);

}  // namespace rondo
