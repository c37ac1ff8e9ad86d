#pragma once
// Which ids the files of a box define and which they refer to, kind by kind. An id may be defined once over all files; a reference may
// precede its definition and is judged when all files are read. Both kinds of fault name the file and place of the offender.
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "decks/reader.h"

namespace rondo {

/// A kind is called by its noun, as messages say it: `robot`, `fighter`, `stadium id`.
class Registry {
 public:
  /// Notes that `id` is defined in the file of `log`; a fault there if it was defined before, letter case aside.
  void define(std::string_view kind, const std::string& id, Place place, FaultLog& log);
  /// Notes that `id` can be referred to as such a kind, however often it is.
  void note(std::string_view kind, const std::string& id);
  /// Notes that the file of `log` needs `id`; `log` must outlive `settle`.
  void refer(std::string_view kind, const std::string& id, Place place, FaultLog& log);
  /// Reports every reference to an id that no file defines, with the nearest one that exists.
  void settle() const;

 private:
  struct Definition {
    std::string id;
    std::string where;
  };
  struct Reference {
    std::string kind;
    std::string id;
    Place place;
    FaultLog* log;
  };
  [[nodiscard]] bool defined(const Reference& reference) const;

  std::map<std::pair<std::string, std::string>, Definition> definitions_;  ///< by kind and lower-case id
  std::vector<Reference> references_;
};

}  // namespace rondo
