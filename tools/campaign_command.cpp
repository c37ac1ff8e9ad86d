#include "tools/campaign_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>

#include "tools/campaign.h"
#include "tools/campaign_page.h"
#include "tools/files.h"
#include "tools/line_editor.h"
#include "tools/opening_options.h"

namespace rondo::tools {

namespace {

/// The settings that some campaign leaves to its player.
std::vector<Setting> choices(const Entry& entry, const std::vector<CampaignTable>& tables, const std::vector<SourceFile>& files) {
  std::vector<Setting> list = entry.settings(files);
  std::erase_if(list, [&](const Setting& setting) {
    return std::none_of(tables.begin(), tables.end(), [&](const CampaignTable& table) {
      return std::find(table.choices.begin(), table.choices.end(), setting.name) != table.choices.end();
    });
  });
  return list;
}

/// What cannot stand together.
void check(const CampaignRequest& request) {
  if (request.list && request.status) throw CLI::ValidationError("--list", "is not possible with --status");
  const bool looks = request.list || request.status;
  const char* const look = request.list ? "--list" : "--status";
  if (looks && (request.fresh || request.aside || !request.opening.setup.empty())) throw CLI::ValidationError(look, "changes nothing: give it alone");
  if (request.fresh && request.number) throw CLI::ValidationError("--kept", "is not possible with --new");
  if (!request.fresh && request.opening.seed) throw CLI::ValidationError("--seed", "the campaign keeps the seed that it has; --new begins another");
  if (!request.fresh && !request.options.empty()) throw CLI::ValidationError("--with", "is only possible with --new");
}

std::string footer(const Entry& entry, const std::vector<CampaignTable>& tables) {
  const std::string command = "campaign " + entry.name;
  std::string sitters;
  for (const Chair& chair : entry.chairs) sitters += " --" + chair.name + " " + entry.sitters.back().name;
  return campaign_choices(tables, "rondo " + command, LineEditor::terminal_width()) + "Examples:\n" + example(command + " --new", "begins the first one") +
         example(command, "on with the latest one") + example(command + " --status", "how it stands, and what can be chosen") +
         example(command + " --new --seed 7" + sitters, "a whole campaign that plays itself");
}

void add_options(CLI::App& command, const std::shared_ptr<CampaignRequest>& request) {
  command.add_option("CAMPAIGN", request->campaign, "its word; without one the first to begin, the latest to go on with");
  command.add_flag("--new", request->fresh, "begins a new one; the others are kept");
  command.add_flag("--status", request->status, "only tells how it stands");
  command.add_flag("--list", request->list, "only tells which there are, and which are kept");
  command.add_option("--kept", request->number, "goes on with the kept one of that number")->type_name("N");
  command.add_option("--with", request->options, "what a new one begins with unlocked")->type_name("WORD");
  command.add_flag("--aside", request->aside, "turns to the campaign inside it as soon as that is allowed");
  command.add_option("--data", request->data, "a folder of your own decks, laid over the shipped ones")->type_name("DIR");
}

void add_game(CLI::App& campaigns, const Entry& entry, Catalogue games, Task& task) {
  const std::vector<SourceFile> files = files_for(entry.name, shipped_files());
  const Result<std::vector<CampaignTable>> tables = entry.campaigns(files);
  RONDO_ENSURE(tables, "the shipped campaigns are faulty");
  auto request = std::make_shared<CampaignRequest>();
  request->entry = &entry;
  CLI::App* command = campaigns.add_subcommand(entry.name, entry.line);
  command->footer(footer(entry, *tables));
  add_options(*command, request);
  add_settings(*command, choices(entry, *tables, files), request->opening.setup);
  add_chairs(*command, entry, request->opening);
  add_seed(*command, request->opening);
  add_hands(*command, request->opening);
  command->callback([&task, request, games] {
    check(*request);
    task = [request, games] { return campaign(games, *request); };
  });
}

}  // namespace

void add_campaign(CLI::App& app, Catalogue games, Task& task) {
  CLI::App* command = app.add_subcommand("campaign", "Play games that lead to each other, and keep what they change");
  command->require_subcommand(1);
  for (const Entry& entry : games)
    if (entry.campaigns) add_game(*command, entry, games, task);
}

}  // namespace rondo::tools
