#pragma once
// The words of Aerodome's cards as they are written: provenance, archetypes, restrictions and keywords. Reading a word
// that is not known is a fault that lists the known ones.
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "decks/aerodome/cards.h"
#include "decks/aerodome/sheet.h"
#include "decks/reader.h"

namespace rondo::aerodome {

template <std::size_t Count, class Word>
[[nodiscard]] constexpr std::string_view name_of(const std::array<std::string_view, Count>& names, Word word) {
  return names[static_cast<std::size_t>(word)];
}

/// The `source` of a table; without one the file's own, and without that a fault.
[[nodiscard]] Source read_source(const Reader& table, std::optional<Source> file_source);
/// The source under another key, `otherwise` when absent.
[[nodiscard]] Source read_source(const Reader& table, std::string_view key, Source otherwise);
/// The top-level `source` of a file, if it has one.
[[nodiscard]] std::optional<Source> read_file_source(const Reader& file);

/// `archetype`, Basic when absent.
[[nodiscard]] Archetype read_card_archetype(const Reader& table);
/// `only_for`.
[[nodiscard]] Restriction read_restriction(const Reader& table, Sheet& sheet);

/// What the X of one card is (ARD-196): defined by its `x`, and used by a keyword or an amount.
class CardX {
 public:
  /// Reads `x`.
  explicit CardX(const Reader& table);
  /// The amount `X`; a fault at `place` if the card defines none.
  [[nodiscard]] Amount use(const Reader& table, Place place);
  /// A fault if there is an `x` that nothing used, unless another fault explains it, or `charges` of a card that never holds any.
  void settle(const Reader& table, bool charges) const;

 private:
  Measured of_ = Measured::number;
  bool defined_ = false;
  std::size_t faults_ = 0;  ///< of the file before
  bool used_ = false;
};

/// Where keywords stand, as not all make sense everywhere.
enum class KeywordPlace : std::uint8_t { battle_card, armament, borrowed };  ///< borrowed: other Auxiliaries, Auxiliary bars, the verb `keywords`

/// The keywords under `key`, none when absent.
[[nodiscard]] Keywords read_keywords(const Reader& table, std::string_view key, KeywordPlace where, CardX& x);
/// Whether there is any.
[[nodiscard]] bool any(const Keywords& keywords);

}  // namespace rondo::aerodome
