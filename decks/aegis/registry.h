#pragma once
// Which ids the files of a box define and which they refer to. An id may be defined once over all files; a reference may precede
// its definition and is judged when all files are read. Both kinds of fault name the file and place of the offender.
#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "decks/aegis/cards.h"
#include "decks/reader.h"

namespace rondo::aegis {

enum class IdKind : std::uint8_t { robot, drone, boss, team, minion_deck, board, commander };  ///< a Drone's id is a robot's too

class Registry {
 public:
  /// Notes that `id` is defined in the file of `log`; a fault there if it was defined before, letter case aside.
  void define(IdKind kind, const std::string& id, Place place, FaultLog& log);
  /// Notes that `id`, defined already, is of this kind too.
  void note(IdKind kind, const std::string& id);
  /// Notes that the file of `log` needs `id`; `log` must outlive `settle`.
  void refer(IdKind kind, const std::string& id, Place place, FaultLog& log);
  /// Notes that the Commander ability is `commander`'s; a fault if it was another's before. House content is judged file by file, so that
  /// everybody may invent a Commander (ruling 51).
  void claim(Ability ability, const std::string& commander, Source source, Place place, FaultLog& log);
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
  [[nodiscard]] bool defined(IdKind kind, const std::string& id) const;

  std::map<std::pair<IdKind, std::string>, Definition> definitions_;  ///< by kind and lower-case id
  std::vector<Reference> references_;
  std::map<std::pair<Ability, std::string>, Definition> claims_;  ///< by ability and, for house content, file
};

}  // namespace rondo::aegis
