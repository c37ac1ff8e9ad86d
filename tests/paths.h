#pragma once
// Where the project and the program under test lie: known to one source, so that no other is compiled differently in another folder.
namespace rondo::tests {

extern const char* const source_dir;  ///< the project
extern const char* const program;     ///< rondo

}  // namespace rondo::tests
