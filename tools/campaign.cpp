#include "tools/campaign.h"

#include <algorithm>
#include <iostream>

#include "decks/spelling.h"
#include "tools/campaign_page.h"
#include "tools/campaign_run.h"
#include "tools/files.h"
#include "tools/page.h"
#include "tools/play.h"
#include "tools/report.h"
#include "tools/seed.h"
#include "tools/shelf.h"
#include "tools/sitters.h"

namespace rondo::tools {

namespace {

Result<CampaignScene> scene_of(Catalogue games, const CampaignRequest& request, const std::string& shelf_folder, std::ostream& complaints) {
  CampaignScene scene;
  scene.games = games;
  scene.entry = request.entry;
  Result<std::vector<SourceFile>> all = data_files(request.data);
  if (!all) return all.fault();
  scene.all_files = std::move(*all);
  scene.files = files_for(request.entry->name, scene.all_files);
  Result<std::vector<CampaignTable>> tables = request.entry->campaigns(scene.files);
  if (!tables) return tables.fault();
  scene.tables = std::move(*tables);
  scene.settings = request.entry->settings(scene.files);
  scene.shelf_folder = shelf_folder;
  scene.complain = [&complaints](const std::string& text) { complaints << "rondo: " + text + "\n" << std::flush; };
  return scene;
}

Result<const CampaignTable*> table_named(const CampaignScene& scene, const std::string& word) {
  if (word.empty()) return &scene.tables.front();
  std::vector<std::string> known;
  for (const CampaignTable& table : scene.tables) {
    if (lower(table.word) == lower(word)) return &table;
    known.push_back(table.word);
  }
  return Fault{scene.entry->name, "there is no campaign '" + word + "'", listed(known), nearest(word, known)};
}

/// The kept campaigns that can be read, and a complaint about each that cannot.
int tell_kept(const CampaignScene& scene, Terminal& terminal) {
  terminal.write(campaign_choices(scene.tables, scene.command(), terminal.width()));
  int code = success;
  const std::vector<int> kept = scene.shelf().numbers();
  if (!kept.empty()) terminal.write("Kept (to go on with one: --kept N)\n");
  for (const int number : kept) {
    const Result<CampaignRun> run = CampaignRun::kept(scene, number);
    if (run)
      terminal.write(campaign_line(run->table(), run->progress(), number, terminal.width()));
    else
      scene.complain(run.fault().text());
    if (!run) code = users_error;
  }
  return code;
}

/// The number of the campaign to go on with; 0 where none is kept and none was asked for.
Result<int> wanted(const CampaignScene& scene, const CampaignRequest& request) {
  const std::vector<int> kept = scene.shelf().numbers();
  if (request.number) {
    if (std::find(kept.begin(), kept.end(), *request.number) != kept.end()) return *request.number;
    std::vector<std::string> known;
    for (const int number : kept) known.push_back(std::to_string(number));
    return Fault{"kept", "there is no campaign " + std::to_string(*request.number), known.empty() ? "none is kept" : listed(known), ""};
  }
  if (request.campaign.empty()) return kept.empty() ? 0 : kept.back();
  const Result<const CampaignTable*> table = table_named(scene, request.campaign);
  if (!table) return table.fault();
  for (auto number = kept.rbegin(); number != kept.rend(); ++number) {
    const Result<CampaignRun> run = CampaignRun::kept(scene, *number);
    if (run && &run->table() == *table) return *number;
  }
  return Fault{scene.entry->name, "no campaign " + (*table)->word + " is kept", scene.command() + " " + (*table)->word + " --new", ""};
}

Result<CampaignRun> found_or_begun(const CampaignScene& scene, const CampaignRequest& request, int number) {
  if (!request.fresh) return CampaignRun::kept(scene, number);
  const Result<const CampaignTable*> table = table_named(scene, request.campaign);
  if (!table) return table.fault();
  return CampaignRun::begun(scene, **table, request.opening.seed ? *request.opening.seed : fresh_seed(), request.options);
}

/// Whether the aside was asked for in vain.
std::optional<Fault> no_aside(const CampaignRun& run) {
  const CampaignTable& table = run.table();
  if (!table.aside) return Fault{"aside", table.name + " has none", "", ""};
  if (run.progress().aside_played) return Fault{"aside", table.aside->name + " was played already", "", ""};
  if (aside_allowed(table, run.progress()) && run.under_way())
    return Fault{"aside", "chapter " + run.progress().chapter + " is being played", "--aside when it is over", ""};
  return std::nullopt;
}

/// What was asked for is all there, before anything is kept.
std::optional<Fault> arrange(const CampaignRequest& request, CampaignRun& run) {
  for (const auto& [chair, who] : request.opening.sitters)
    if (const Result<std::string> word = sitter_word(*request.entry, chair, who, true); !word) return word.fault();
  if (request.aside)
    if (std::optional<Fault> fault = no_aside(run)) return fault;
  return run.choose(request.opening.setup);
}

int tell_status(const CampaignScene& scene, const CampaignRun& run, Terminal& terminal) {
  const Result<std::vector<std::string>> setup = run.setup();
  if (!setup) return scene.complain(setup.fault().text()), users_error;
  terminal.write(campaign_status(run.table(), scene.settings, run.progress(), *setup, terminal.width()));
  if (run.under_way()) terminal.write("Chapter " + run.progress().chapter + " is being played; " + run.command() + " goes on with it.\n");
  return success;
}

int defeats_in_a_row(const Progress& progress) {
  int defeats = 0;
  for (auto played = progress.played.rbegin(); played != progress.played.rend() && !played->won; ++played) ++defeats;
  return defeats;
}

/// Chapter after chapter while nobody is asked, else one.
std::optional<Fault> play_on(const CampaignRequest& request, CampaignRun& run, Terminal& terminal) {
  for (int defeats = 0; !run.progress().over() && defeats < most_defeats; defeats = defeats_in_a_row(run.progress())) {
    if (request.aside && aside_allowed(run.table(), run.progress()) && !run.under_way()) run.turn_aside();
    if (std::optional<Fault> fault = run.save()) return fault;
    const Result<bool> ended = run.play_chapter(request.opening, terminal);
    if (!ended) return ended.fault();
    if (!*ended || run.asked()) break;
  }
  if (!run.progress().over()) terminal.write("To go on: " + run.command() + "\n");
  return std::nullopt;
}

}  // namespace

int campaign(Catalogue games, const CampaignRequest& request, Terminal& terminal, const std::string& shelf_folder, std::ostream& complaints) {
  const auto refuse = [&complaints](const Fault& fault) {
    complaints << "rondo: " + fault.text() + "\n" << std::flush;
    return users_error;
  };
  const Result<CampaignScene> scene = scene_of(games, request, shelf_folder, complaints);
  if (!scene) return refuse(scene.fault());
  const Result<int> number = request.fresh || request.list ? Result<int>(0) : wanted(*scene, request);
  if (!number) return refuse(number.fault());
  if (!request.fresh && *number == 0) return tell_kept(*scene, terminal);
  Result<CampaignRun> run = found_or_begun(*scene, request, *number);
  if (!run) return refuse(run.fault());
  if (request.status || run->progress().over()) return tell_status(*scene, *run, terminal);
  if (const std::optional<Fault> fault = arrange(request, *run)) return refuse(*fault);
  if (const std::optional<Fault> fault = play_on(request, *run, terminal)) return refuse(*fault);
  return success;
}

int campaign(Catalogue games, const CampaignRequest& request) {
  const std::string folder = Shelf::home();
  return at_terminal(folder, [&](Terminal& terminal) { return campaign(games, request, terminal, folder, std::cerr); });
}

}  // namespace rondo::tools
