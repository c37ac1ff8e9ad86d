#pragma once
// One campaign that is being played: its file, the chapter under way, and the step from a result to the next chapter. Saves after every change;
// a program that dies in between finds the same campaign again.
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "rules/core/progress.h"
#include "tools/campaign_shelf.h"
#include "tools/catalogue.h"
#include "tools/sitting.h"
#include "tools/terminal.h"

namespace rondo::tools {

/// Where campaigns are played, and over which data.
struct CampaignScene {
  Catalogue games;
  const Entry* entry = nullptr;
  std::vector<SourceFile> all_files;   ///< of all games
  std::vector<SourceFile> files;       ///< of this one
  std::vector<Setting> settings;       ///< over these
  std::vector<CampaignTable> tables;   ///< the same; at least one
  std::string shelf_folder;
  std::function<void(const std::string&)> complain;

  [[nodiscard]] CampaignShelf shelf() const { return {shelf_folder, entry->name}; }
  /// How the command line begins.
  [[nodiscard]] std::string command() const { return "rondo campaign " + entry->name; }
};

class CampaignRun {
 public:
  /// The kept one of that number. `scene` outlives it.
  [[nodiscard]] static Result<CampaignRun> kept(const CampaignScene& scene, int number);
  /// A new one, which is kept once it is saved.
  [[nodiscard]] static Result<CampaignRun> begun(const CampaignScene& scene, const CampaignTable& table, std::uint64_t seed,
                                                 const std::vector<std::string>& options);

  [[nodiscard]] const CampaignTable& table() const { return *table_; }
  [[nodiscard]] const Progress& progress() const { return progress_; }
  /// The set-up of the next chapter; of the one under way, that which it was begun with.
  [[nodiscard]] Result<std::vector<std::string>> setup() const;
  /// Whether a chapter has been begun and not ended.
  [[nodiscard]] bool under_way() const { return under_way_.has_value(); }

  std::optional<Fault> choose(const std::vector<std::string>& words);
  void turn_aside() { rondo::turn_aside(*table_, progress_); }
  std::optional<Fault> save();
  /// Plays the chapter under way, or the next; true if it came to its end and its result is kept.
  Result<bool> play_chapter(const Opening& opening, Terminal& terminal);
  /// Of the chapter played last: whether anybody was asked.
  [[nodiscard]] bool asked() const { return asked_; }
  /// The command line that goes on with it.
  [[nodiscard]] std::string command() const;

 private:
  CampaignRun(const CampaignScene& scene, const CampaignTable& table, Progress progress) : scene_(&scene), table_(&table), progress_(std::move(progress)) {}

  std::optional<Fault> look_for_journal();
  std::optional<Fault> keep_result(const Session& session, Terminal& terminal);
  [[nodiscard]] std::string note() const;
  [[nodiscard]] bool is_chapter(const Opening& chapter, const Session& session) const;
  [[nodiscard]] bool won(const Session& session) const;
  [[nodiscard]] std::string told_in_chapter(const Opening& chapter, const Session* session, int width) const;

  const CampaignScene* scene_;
  const CampaignTable* table_;
  Progress progress_;
  int number_ = 0;  ///< none yet
  std::optional<std::vector<std::string>> under_way_;  ///< the set-up of the chapter in the journal
  bool asked_ = false;
};

}  // namespace rondo::tools
