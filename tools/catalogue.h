#pragma once
// The games there are, in one list written by hand: the only file of this room that names one. Everything that a tool knows of a game,
// beyond the functions of its host, stands in its entry here; a further game is a further entry.
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ai/core/planner_answer.h"
#include "decks/fault.h"
#include "decks/source.h"
#include "rules/core/campaign.h"
#include "rules/core/setup.h"
#include "rules/table/controller.h"
#include "rules/table/header.h"
#include "rules/table/host.h"
#include "rules/table/judge.h"
#include "rules/table/replay.h"

namespace rondo::tools {

/// A game that is ready to be played. The seed of the header is still to be set.
struct Made {
  std::shared_ptr<const Host> host;
  Header header;
  std::string preface = {};  ///< what a person with the box does before the first question; may be empty
};

/// A seat that chooses for itself or for an automaton.
struct Chair {
  Seat seat = Seat::none;
  std::string name;  ///< as the host names the seat
};

/// Who may sit on a chair in a person's place.
struct Sitter {
  std::string name;
  std::function<std::shared_ptr<const Controller>(const Host&)> make;  ///< for a host of this game
};

/// One decision to be thought about.
struct Thought {
  std::uint32_t simulations = 0;
  std::uint64_t seed = 0;                   ///< of the looking ahead, never the game's
  const std::atomic<bool>* stop = nullptr;  ///< set, it ends the thought with what was found until then
};

/// The planner of a game.
struct Thinker {
  std::uint32_t usual = 0;  ///< simulations before an answer, where nothing is said
  std::function<std::shared_ptr<const Controller>(const Host&, std::uint32_t simulations)> make;      ///< who answers as it plans
  std::function<ai::Plan(const Host&, const Blob& position, Seat seat, const Thought& thought)> plan;  ///< from what the seat's chooser may know
};

/// What a look over data files found.
struct Inspection {
  std::vector<Fault> faults;
  std::string counts;  ///< what there is, `31 robots, 1 boss`
};

/// The situations of one file.
struct SituationFile {
  std::vector<std::pair<Situation, std::vector<Layout>>> list;
  std::vector<Fault> faults;  ///< with faults nothing of it is to be judged
};

/// How fast the bare rules play at random, measured without any host.
struct Pace {
  std::uint64_t games = 0;
  std::uint64_t plies = 0;
  std::uint64_t play_ns = 0;
  std::uint64_t copies = 0;
  std::uint64_t copy_ns = 0;
};

using Files = std::span<const SourceFile>;
using Words = std::span<const std::string>;

class Contest;

struct Entry {
  std::string name;                                     ///< one word, the first of `rondo play`
  std::string line;                                     ///< what it is, in one line
  std::function<std::vector<Setting>(Files)> settings;  ///< what it can be set up with, over these files
  std::function<Result<Made>(Words, Files)> make;       ///< from set-up words (see `complete_setup`) and files
  std::function<Inspection(Files)> inspect;             ///< every fault of the files, and of the set-ups they allow
  std::function<Result<Pace>(Files, int)> pace;         ///< that many random games of the standard set-up
  std::vector<Chair> chairs;                            ///< of all its set-ups; the first is the one whose wins are counted
  std::vector<Sitter> sitters;                          ///< the best last
  std::vector<Sitter> levels;                           ///< further ones, the weakest first: only where they are named
  std::optional<Thinker> planner;                       ///< sits as `planner:N`, and gives advice
  /// A made host of this game with the sitters of these words, one a chair (empty for a chair it lacks), to be played again and again.
  std::function<std::shared_ptr<const Contest>(const Host&, Words)> contest;
  std::function<SituationFile(const SourceFile&, Files)> situations;  ///< of a file, with the cards of these files
  /// A deck as others write it turned into a data file of ours under a name, and the deck of that name turned into their text; both empty for a
  /// game whose decks have no such form.
  std::function<Result<std::string>(const std::string& text, const std::string& name, Files)> import_deck;
  std::function<Result<std::string>(const std::string& name, Files)> export_deck;
  std::function<Result<std::vector<CampaignTable>>(Files)> campaigns;  ///< over these files; empty for a game that has none
  std::vector<std::pair<std::string, std::string>> examples;  ///< words behind `rondo play NAME`, and what they do
};

using Catalogue = std::span<const Entry>;

/// All games.
[[nodiscard]] Catalogue catalogue();

/// Those of its chairs that stand at this table.
[[nodiscard]] std::vector<Chair> chairs_at(const Entry& entry, const Host& host);

/// The entry of that name in any case.
[[nodiscard]] Result<const Entry*> entry_named(Catalogue games, std::string_view name);

/// How records are turned back into games.
[[nodiscard]] MakeHost make_host(Catalogue games);

}  // namespace rondo::tools
