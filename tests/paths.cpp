#include "tests/paths.h"

namespace rondo::tests {

const char* const source_dir = RONDO_SOURCE_DIR;
const char* const program = RONDO_PROGRAM;

}  // namespace rondo::tests
