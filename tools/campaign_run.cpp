#include "tools/campaign_run.h"

#include <filesystem>

#include "rules/table/campaign_file.h"
#include "rules/table/journal.h"
#include "rules/table/record.h"
#include "rules/table/record_reader.h"
#include "tools/campaign_page.h"
#include "tools/page.h"
#include "tools/repl.h"

namespace rondo::tools {

namespace {

namespace fs = std::filesystem;

/// The head of a record or journal.
Result<Header> header_of(const std::string& path) {
  const Result<std::string> text = read_file(path, max_record_bytes);
  if (!text) return text.fault();
  RecordReader reader(*text, path);
  if (const Result<bool> journal = read_version(reader); !journal) return journal.fault();
  Result<ReadHeader> head = read_header(reader);
  if (!head) return head.fault();
  return std::move(head->header);
}

}  // namespace

Result<CampaignRun> CampaignRun::kept(const CampaignScene& scene, int number) {
  const std::string path = scene.shelf().file(number);
  const Result<std::string> text = read_file(path, max_campaign_bytes);
  if (!text) return text.fault();
  Result<Progress> progress = read_campaign(*text, scene.entry->name, scene.tables, path);
  if (!progress) return progress.fault();
  for (const CampaignTable& table : scene.tables) {
    if (table.word != progress->campaign) continue;
    CampaignRun run(scene, table, std::move(*progress));
    run.number_ = number;
    if (std::optional<Fault> fault = run.look_for_journal()) return *fault;
    return run;
  }
  RONDO_ENSURE(false, "a campaign was read that nobody knows");
  return Fault{};
}

Result<CampaignRun> CampaignRun::begun(const CampaignScene& scene, const CampaignTable& table, std::uint64_t seed,
                                       const std::vector<std::string>& options) {
  Result<Progress> progress = begin_campaign(table, seed, options);
  if (!progress) return progress.fault();
  return CampaignRun(scene, table, std::move(*progress));
}

/// A journal of another seed belongs to a chapter whose result is kept already: the program died before it could put it away.
std::optional<Fault> CampaignRun::look_for_journal() {
  const std::string path = scene_->shelf().journal(number_);
  std::error_code error;
  if (progress_.over() || !fs::exists(path, error)) return std::nullopt;
  Result<Header> header = header_of(path);
  if (!header) return header.fault();
  if (header->seed == chapter_seed(progress_)) under_way_ = std::move(header->setup);
  return std::nullopt;
}

Result<std::vector<std::string>> CampaignRun::setup() const {
  if (progress_.over()) return std::vector<std::string>{};
  if (under_way_) return *under_way_;
  return chapter_setup(*table_, scene_->settings, progress_);
}

/// What was chosen must make a game; a chapter under way keeps what it was begun with.
std::optional<Fault> CampaignRun::choose(const std::vector<std::string>& words) {
  Progress chosen = progress_;
  if (std::optional<Fault> fault = rondo::choose(*table_, scene_->settings, words, chosen)) return fault;
  if (!chosen.over()) {
    const Result<std::vector<std::string>> next = chapter_setup(*table_, scene_->settings, chosen);
    if (!next) return next.fault();
    if (const Result<Made> made = scene_->entry->make(*next, scene_->files); !made) return made.fault();
  }
  progress_ = std::move(chosen);
  return std::nullopt;
}

std::optional<Fault> CampaignRun::save() {
  if (number_ == 0) {
    const Result<int> number = scene_->shelf().make();
    if (!number) return number.fault();
    number_ = *number;
  }
  return save_file(scene_->shelf().file(number_), campaign_text(scene_->entry->name, progress_, note()));
}

/// For people who open the file: what the next chapter is and how it is set up.
std::string CampaignRun::note() const {
  if (progress_.over()) return "";
  std::string text = table_->chapter(progress_.chapter)->name;
  if (const Result<std::vector<std::string>> words = chapter_setup(*table_, scene_->settings, progress_))
    for (const std::string& word : *words) text += " " + word;
  return text;
}

std::string CampaignRun::command() const {
  const std::vector<int> kept = scene_->shelf().numbers();
  return scene_->command() + (kept.empty() || kept.back() == number_ ? "" : " --kept " + std::to_string(number_));
}

Result<bool> CampaignRun::play_chapter(const Opening& opening, Terminal& terminal) {
  const Result<std::vector<std::string>> words = setup();
  if (!words) return words.fault();
  Opening chapter = opening;
  chapter.setup = *words;
  chapter.seed = chapter_seed(progress_);
  terminal.write(chapter_heading(*table_, progress_, *words, terminal.width()));
  const auto about = [this, &chapter](const Session* session, int width) { return told_in_chapter(chapter, session, width); };
  const CampaignShelf shelf = scene_->shelf();
  Repl repl({scene_->games, scene_->all_files, Shelf(scene_->shelf_folder), shelf.journal(number_), scene_->complain, command(), about}, terminal);
  const Entry& entry = *scene_->entry;
  if (std::optional<Fault> fault = under_way_ ? repl.resume(entry, chapter) : repl.open(entry, chapter)) return *fault;
  under_way_ = *words;
  asked_ = repl.sitting()->has_person();
  if (asked_ && terminal.person()) terminal.write("When this is over, 'quit' goes on with the campaign.\n");
  repl.go_on();
  asked_ = asked_ || repl.sitting()->question();
  if (asked_) repl.converse();
  const Session& session = repl.sitting()->session();
  if (!is_chapter(chapter, session) || !session.over()) return false;
  if (std::optional<Fault> fault = keep_result(session, terminal)) return *fault;
  return true;
}

/// Whether that is the game which `chapter` began.
bool CampaignRun::is_chapter(const Opening& chapter, const Session& session) const {
  const Header& header = session.header();
  return header.game == scene_->entry->name && header.seed == *chapter.seed && header.setup == chapter.setup;
}

bool CampaignRun::won(const Session& session) const { return session.host().payoff(session.position(), scene_->entry->chairs.front().seat) > 0; }

/// How the campaign stands while a chapter is being played, and whether that is what is being played.
std::string CampaignRun::told_in_chapter(const Opening& chapter, const Session* session, int width) const {
  const bool here = session != nullptr && is_chapter(chapter, *session);
  std::optional<bool> result;
  if (here && session->over()) result = won(*session);
  const std::string page = campaign_in_chapter(*table_, scene_->settings, progress_, chapter.setup, result, width);
  if (here) return page;
  return page + wrapped("The game that is being played now is no part of it; the chapter is kept, and " + command() + " goes on with it.", width);
}

/// The record first, then the campaign that names it; the journal goes last.
std::optional<Fault> CampaignRun::keep_result(const Session& session, Terminal& terminal) {
  const CampaignShelf shelf = scene_->shelf();
  const std::string name = CampaignShelf::record_name(progress_.played.size(), progress_.chapter);
  if (std::optional<Fault> fault = save_file(shelf.path(number_, name), record(session))) return fault;
  const Progress before = progress_;
  conclude(*table_, won(session), name, progress_);
  if (std::optional<Fault> fault = save()) {
    progress_ = before;
    return fault;
  }
  under_way_.reset();
  std::error_code error;
  for (const char* rest : {"", "~"}) fs::remove(shelf.journal(number_) + rest, error);
  terminal.write(chapter_outcome(*table_, before, progress_, terminal.width()));
  return std::nullopt;
}

}  // namespace rondo::tools
