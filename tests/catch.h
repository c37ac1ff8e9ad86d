#pragma once
// Catch2, whichever of its two generations is installed. Tests are written in the words of Catch2 3; what 2.13 calls by
// another name is given its new name here.
#if __has_include(<catch2/catch_test_macros.hpp>)
#include <catch2/catch_message.hpp>
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators_all.hpp>
#include <catch2/matchers/catch_matchers_all.hpp>
#else
#include <string>

#include <catch2/catch.hpp>

namespace Catch::Matchers {

inline auto ContainsSubstring(const std::string& part, CaseSensitive::Choice sensitivity = CaseSensitive::Yes) {
  return Contains(part, sensitivity);
}

}  // namespace Catch::Matchers
#endif
