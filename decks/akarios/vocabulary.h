#pragma once
// The smaller words of Akarios' cards as they are written: provenance, dice, slots, numbers by level, hexes, changes and needs. Reading a word
// that is not known is a fault that lists the known ones.
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "decks/akarios/cards.h"
#include "decks/akarios/sheet.h"
#include "decks/reader.h"

namespace rondo::akarios {

inline constexpr std::size_t line_bytes = 80;  ///< of a `line`, what people read beside a name

/// The decks that a story card can belong to; which there are is not public (AKA-182).
inline constexpr std::array<std::string_view, 4> story_decks = {"trauma", "act-1", "act-2", "act-3"};

/// The `source` of a table; without one the file's own, and without that a fault.
[[nodiscard]] Source read_source(const Reader& table, std::optional<Source> file_source);
/// The source under another key, `otherwise` when absent.
[[nodiscard]] Source read_source(const Reader& table, std::string_view key, Source otherwise);
/// The top-level `source` of a file, if it has one.
[[nodiscard]] std::optional<Source> read_file_source(const Reader& file);

/// The place in `names` of `item`, which `noun` calls; a fault that lists them if it is none of them.
[[nodiscard]] std::optional<std::size_t> known_word(const Reader& table, const Node& item, std::string_view noun,
                                                    std::span<const std::string_view> names);

/// The places of the texts under `key` in `names`, as `known_word` finds them; none when absent.
[[nodiscard]] std::vector<std::size_t> read_words(const Reader& table, std::string_view key, std::string_view noun,
                                                  std::span<const std::string_view> names, std::size_t limit);

/// How many slots of each kind the list under `slots` names.
[[nodiscard]] Slots read_slots(const Reader& table, std::size_t limit);
/// A letter that stands for something on the map, within `from` … `to`.
[[nodiscard]] char read_letter(const Reader& table, char from, char to, IdKind kind, Sheet& sheet);
/// Three whole numbers, one for each level.
[[nodiscard]] std::array<std::uint8_t, levels> read_levels(const Reader& table, std::string_view key, int low, int high);
/// `["pilot-stress 2", …]` under `changes`, each rule at most once.
[[nodiscard]] std::vector<Change> read_changes(const Reader& table, bool compulsory);
/// `["asteroids", "squad 2", "type auto-bomber", …]` under `needs`.
[[nodiscard]] std::vector<Requirement> read_needs(const Reader& table, Sheet& sheet);

}  // namespace rondo::akarios
