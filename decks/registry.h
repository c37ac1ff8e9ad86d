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

/// What is called by an id, and what the id is called: `robot` and `id`, `fighter` and `word`.
struct IdKind {
  std::string_view noun;
  std::string_view key = "id";
};

class Registry {
 public:
  /// Notes that `id` is defined in the file of `log`; a fault there if it was defined before, letter case aside.
  void define(IdKind kind, const std::string& id, Place place, FaultLog& log);
  /// Notes that `id` can be referred to as one of this kind, however often it is.
  void note(IdKind kind, const std::string& id);
  /// Notes that the file of `log` needs `id`; `log` must outlive `settle`.
  void refer(IdKind kind, const std::string& id, Place place, FaultLog& log);
  /// Reports every reference to an id that no file defines, with the nearest one that exists.
  void settle() const;

 private:
  struct Definition {
    std::string id;
    std::string where;
  };
  struct Reference {
    IdKind kind;
    std::string id;
    Place place;
    FaultLog* log;
  };
  [[nodiscard]] bool defined(const Reference& reference) const;

  std::map<std::pair<std::string, std::string>, Definition> definitions_;  ///< by noun and key, and lower-case id
  std::vector<Reference> references_;
};

}  // namespace rondo
