#include "rules/aegis/game.h"
namespace rondo::aegis {
std::vector<Inquiry<Position>> Game::questions() const { return {}; }
}  // namespace rondo::aegis
