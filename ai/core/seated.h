#pragma once
// Puts a chooser on a chair of a session: the erased face of the same player. Included by the catalogue and by tests.
#include <memory>
#include <utility>

#include "ai/core/chooser.h"
#include "rules/table/controller.h"
#include "rules/table/hosted.h"

namespace rondo::ai {

template <Shown G, Chooser<G> C>
class Seated final : public Controller {
 public:
  explicit Seated(std::shared_ptr<const G> game, C chooser = {}) : game_(std::move(game)), chooser_(std::move(chooser)) {}

  [[nodiscard]] std::optional<std::size_t> choose(const Host&, const Blob& view, Seat seat, const OptionList& options, std::uint64_t seed,
                                                  std::uint64_t ply) const override {
    return chooser_.choose(*game_, Hosted<G>::unpack(view), seat, options, {seed, ply});
  }

 private:
  std::shared_ptr<const G> game_;
  C chooser_;
};

}  // namespace rondo::ai
