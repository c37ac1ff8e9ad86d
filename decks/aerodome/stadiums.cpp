#include <array>

#include "decks/aerodome/effect_line.h"
#include "decks/aerodome/sheet.h"
#include "decks/aerodome/vocabulary.h"

namespace rondo::aerodome {

Stadium read_stadium(const Node& node, Sheet& sheet) {
  static constexpr std::array<std::string_view, 8> keys = {"word", "id", "name", "line", "centre", "effects", "aux", "source"};
  const Reader table(node, title(node, "stadium", "word"), keys, sheet.log);
  Stadium stadium;
  stadium.source = read_source(table, sheet.source);
  stadium.word = read_own(table, kind::stadium, sheet);
  stadium.id = read_own(table, kind::stadium_id, sheet);
  stadium.name = table.text("name");
  sheet.registry.note(kind::stadium_name, stadium.name);
  stadium.line = table.text_or("line", "", 80);
  stadium.centre = table.flag_or("centre", false);
  CardX x(table);  // a Stadium has none: what would it measure?
  stadium.effects = read_effects(table, "effects", Bearer::stadium, false, x);
  stadium.aux = read_references(table, "aux", kind::aux, false, sheet);
  return stadium;
}

}  // namespace rondo::aerodome
