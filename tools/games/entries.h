#pragma once
// The entries of the catalogue, a file a game, and what these share.
#include <string>
#include <vector>

#include "tools/catalogue.h"

namespace rondo::tools {

[[nodiscard]] Entry aegis_entry();
[[nodiscard]] Entry aerodome_entry();
[[nodiscard]] Entry akarios_entry();

/// "1 robot", "3 robots".
[[nodiscard]] std::string counted(std::size_t count, const std::string& one, const std::string& many);
/// The first of several faults, and how many follow.
[[nodiscard]] Fault first_of(std::vector<Fault> faults);
/// Adds those that have not been found yet.
void add_faults(Inspection& found, const std::vector<Fault>& faults);

}  // namespace rondo::tools
