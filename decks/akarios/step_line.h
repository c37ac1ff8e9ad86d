#pragma once
// One step of a card as text: `if in arc: attack cone 3 damage 2 push 1`. What is written comes back word for word the same; whatever else
// stands there is one fault with the form that was expected.
#include <string>
#include <string_view>

#include "decks/akarios/steps.h"
#include "decks/fault.h"

namespace rondo::akarios {

/// The step as written in the comments of `Do`. A step that reaches nowhere has range 0. The fault has no place of its own.
[[nodiscard]] Result<Step> read_step(std::string_view text);

/// What `read_step` reads as this step.
[[nodiscard]] std::string text_of(const Step& step);

}  // namespace rondo::akarios
