#pragma once
// What a planner thinks of a decision, in words: the mix over the moves, and the reason for it. From what the one who decides may know;
// the words for moves are the host's.
#include <string>

#include "tools/catalogue.h"

namespace rondo::tools {

/// A plan for the decision of `seat`, and who is asked about what.
struct Advice {
  const Host& host;
  const Blob& position;  ///< nothing else is done with it than spelling moves
  Seat seat = Seat::none;
  const ai::Plan& plan;
};

/// One sentence: what to play and why.
[[nodiscard]] std::string advice_sentence(const Advice& advice);

/// The moves with share, visits and value, the likeliest first, at most `lines` of them; the replies that are to be reckoned with, where
/// another seat decides at the same time; and the sentence.
[[nodiscard]] std::string advice_page(const Advice& advice, int width, std::size_t lines);

}  // namespace rondo::tools
