#pragma once
// The registry of an AEGIS box: its kinds of ids, and besides them whose each Commander ability is.
#include <cstdint>
#include <map>
#include <string>
#include <utility>

#include "decks/aegis/cards.h"
#include "decks/reader.h"
#include "decks/registry.h"

namespace rondo::aegis {

enum class IdKind : std::uint8_t { robot, drone, boss, team, minion_deck, board, commander };  ///< a Drone's id is a robot's too

class Registry {
 public:
  /// As `rondo::Registry` does for each kind of id.
  void define(IdKind kind, const std::string& id, Place place, FaultLog& log);
  void note(IdKind kind, const std::string& id);
  void refer(IdKind kind, const std::string& id, Place place, FaultLog& log);
  void settle() const { ids_.settle(); }
  /// Notes that the Commander ability is `commander`'s; a fault if it was another's before. House content is judged file by file, so that
  /// everybody may invent a Commander (ruling 51).
  void claim(Ability ability, const std::string& commander, Source source, Place place, FaultLog& log);

 private:
  struct Claim {
    std::string commander;
    std::string where;
  };
  rondo::Registry ids_;
  std::map<std::pair<Ability, std::string>, Claim> claims_;  ///< by ability and, for house content, file
};

}  // namespace rondo::aegis
