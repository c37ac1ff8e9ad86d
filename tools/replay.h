#pragma once
// `rondo replay`: plays a record or journal again and checks every digest. Needs nothing but the record.
#include <optional>
#include <string>

#include "tools/catalogue.h"
#include "tools/report.h"

namespace rondo::tools {

/// `ok: 214 plies, digest #89abcdef`, or the first ply that goes another way with the fields that differ. With `ply` also what happened
/// at that ply and the table after it.
[[nodiscard]] Report replay_record(Catalogue games, const std::string& path, std::optional<std::size_t> ply, int width);

}  // namespace rondo::tools
