#pragma once
// What a game was started from. Together with the answers it determines everything: the head of every record, log and report.
#include <cstdint>
#include <string>
#include <vector>

namespace rondo {

/// Raised with every change of behaviour; a record says which engine wrote it.
inline constexpr const char* engine_version = "0.1.0";

/// A data file that the game was built from, in canonical text, so that a record needs no installed data.
struct DataFile {
  std::string path;  ///< relative to the data folder, `decks/aegis/boss.toml`
  std::string text;
  bool operator==(const DataFile&) const = default;
};

struct Header {
  std::string engine = engine_version;
  std::string game;                ///< its name in the catalogue
  std::string profile;             ///< the rule profile, `aegis-house-1`
  std::uint64_t seed = 0;          ///< of the dealer, and of controllers that draw
  std::vector<std::string> setup;  ///< the words that chose set-up and difficulty; what they mean is the game's business
  std::vector<DataFile> files;
  bool operator==(const Header&) const = default;
};

}  // namespace rondo
