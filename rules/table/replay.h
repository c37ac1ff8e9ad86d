#pragma once
// Reads a record or a journal back, plays it, and checks every digest: all or nothing. Needs no generator and no installed data, and
// stops at the first ply that goes another way than it did.
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "decks/fault.h"
#include "rules/table/session.h"

namespace rondo {

inline constexpr std::size_t max_record_bytes = 64U << 20U;
inline constexpr std::size_t max_record_plies = 100'000;

/// Builds the game that a header describes, from nothing but the header and its files.
using MakeHost = std::function<Result<std::shared_ptr<const Host>>(const Header&)>;

/// The session that a record leads to; or the one-line fault, and for a game that went another way the fields that differ: those of
/// the position reached, against those of the position that the digest belongs to, as far as it can be found.
class Replayed {
 public:
  Replayed(Session session) : session_(std::move(session)) {}
  Replayed(Fault fault, std::vector<std::string> difference = {}) : fault_(std::move(fault)), difference_(std::move(difference)) {}

  [[nodiscard]] explicit operator bool() const { return session_.has_value(); }
  [[nodiscard]] Session& operator*() { return *session_; }
  [[nodiscard]] Session* operator->() { return &*session_; }
  [[nodiscard]] const Fault& fault() const { return fault_; }
  [[nodiscard]] const std::vector<std::string>& difference() const { return difference_; }

 private:
  std::optional<Session> session_;
  Fault fault_;
  std::vector<std::string> difference_;
};

/// `name` is what faults call the text. The last line of a journal may be torn: it is left out, as the program died writing it.
[[nodiscard]] Replayed replay(std::string_view text, const MakeHost& make_host, const std::string& name = "record");

}  // namespace rondo
