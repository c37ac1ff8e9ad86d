#pragma once
// The words of AEGIS cards and their spellings, both ways: Class strings, provenance, icons and keywords. Reading a word that is
// not known is a fault that lists the known ones; first-box words are refused with what to write instead.
#include <optional>
#include <string>
#include <string_view>

#include "decks/aegis/cards.h"
#include "decks/aegis/sheet.h"
#include "decks/reader.h"

namespace rondo::aegis {

/// `AEG` for the set of A, E and G: always in the printed order (AEG-001); empty for a Drone's.
[[nodiscard]] std::string class_text(ClassSet classes);

/// The set written as `text` in any order, or nothing if it is empty, repeats a letter or holds another (AEG-001).
[[nodiscard]] std::optional<ClassSet> class_set(std::string_view text);

/// `house`, `inferred` or `printed`.
[[nodiscard]] std::string_view source_text(Source source);

/// `GAMBIT`, `ANTI-AIR 2`, `Evade 1` …
[[nodiscard]] std::string keyword_text(Attribute attribute, int number);
[[nodiscard]] std::string keyword_text(Ability ability, int number);

/// The Class under `key`; a fault and the empty set if it is missing or wrong.
[[nodiscard]] ClassSet read_class(const Reader& table, std::string_view key);

/// The `source` of a table; without one the file's own, and without that a fault.
[[nodiscard]] Source read_source(const Reader& table, std::optional<Source> file_source);

/// The top-level `source` of a file, if it has one.
[[nodiscard]] std::optional<Source> read_file_source(const Reader& file);

/// The keywords under `attributes` and `abilities`; none when absent. Ability keywords that are effect lines go to `lines`.
[[nodiscard]] AttributeSet read_attributes(const Reader& table);
[[nodiscard]] AbilitySet read_abilities(const Reader& table, Sheet& sheet, std::vector<EffectLine>& lines);

/// The Solo Rondo icons under `on`: words out of A E G I S phi omega (or Φ, Ω).
[[nodiscard]] IconSet read_icons(const Reader& table);

}  // namespace rondo::aegis
