// The report of a simulation as one JSON object. Keys keep their order; shares and means have at most four decimals; seeds are texts,
// because many readers of JSON round numbers beyond 2^53.
#include <nlohmann/json.hpp>

#include "rules/table/header.h"
#include "tools/sim.h"
#include "tools/summary.h"

namespace rondo::tools {

namespace {

using Json = nlohmann::ordered_json;

/// Ten-thousandths as a number.
Json decimal(std::int64_t value) { return static_cast<double>(value) / 10'000; }
Json mean(const Sum& sum) { return sum.games == 0 ? Json(nullptr) : decimal(rounded(sum.total * 10'000, sum.games)); }
Json interval(const Estimate& estimate) { return Json::array({decimal(estimate.low), decimal(estimate.high)}); }

void add_counts(Json& json, const Counts& counts) {
  for (const Verdict verdict : {Verdict::won, Verdict::drawn, Verdict::lost})
    json[verdict_names[static_cast<std::size_t>(verdict)]] = counts[verdict];
}

Json setup_json(const Match& match) {
  Json json = Json::object();
  for (const std::string& word : match.setup) {
    const std::size_t sign = word.find('=');
    json[word.substr(0, sign)] = word.substr(sign + 1);
  }
  return json;
}

Json sitters_json(const Entry& entry, const Match& match) {
  Json json = Json::object();
  for (std::size_t i = 0; i < entry.chairs.size(); ++i)
    if (!match.sitters[i].empty()) json[entry.chairs[i].name] = match.sitters[i];
  return json;
}

Json measure_json(const Measure& measure, const Spread& spread) {
  constexpr const char* kinds[] = {"amount", "steps", "mark"};
  Json json;
  json["name"] = measure.name;
  json["meaning"] = measure.meaning;
  json["kind"] = kinds[static_cast<std::size_t>(measure.kind)];
  json["mean"] = mean(sum(spread));
  for (const Verdict verdict : {Verdict::won, Verdict::drawn, Verdict::lost})
    json[std::string("mean_") + verdict_names[static_cast<std::size_t>(verdict)]] = mean(sum(spread, verdict));
  json["counts"] = Json::array();
  for (const auto& [value, games] : spread) json["counts"].push_back({value, games.all()});
  return json;
}

Json played_json(const Simulation& simulation, const Match& match, const std::vector<std::string>& endings) {
  Json list = Json::array();
  for (std::size_t i = 0; i < match.games.size(); ++i) {
    const Finish& game = match.games[i];
    Json json;
    json["game"] = i + 1;
    json["seed"] = std::to_string(seed_of(simulation, i + 1));
    json["verdict"] = verdict_names[static_cast<std::size_t>(game.verdict)];
    json["ending"] = endings[game.account.ending];
    json["values"] = Json::array();
    for (const int value : game.account.values) json["values"].push_back(value);
    list.push_back(std::move(json));
  }
  return list;
}

Json match_json(const Simulation& simulation, const Match& match) {
  const std::vector<std::string> endings = match.contest->endings();
  const std::vector<Measure> measures = match.contest->measures();
  const Summary all = summary(match.games, endings.size(), measures.size());
  Json json;
  json["setup"] = setup_json(match);
  json["players"] = sitters_json(*simulation.request.entry, match);
  add_counts(json, all.games);
  const bool none = match.games.empty();
  const Estimate share = none ? Estimate{} : wilson(all.games[Verdict::won], all.games.all());
  json["win_rate"] = none ? Json(nullptr) : decimal(share.value);
  json["interval"] = none ? Json(nullptr) : interval(share);
  json["endings"] = Json::array();
  for (std::size_t i = 0; i < endings.size(); ++i) {
    Json ending;
    ending["name"] = endings[i];
    add_counts(ending, all.endings[i]);
    json["endings"].push_back(std::move(ending));
  }
  json["measures"] = Json::array();
  for (std::size_t i = 0; i < measures.size(); ++i) json["measures"].push_back(measure_json(measures[i], all.measures[i]));
  if (simulation.request.list) json["played"] = played_json(simulation, match, endings);
  return json;
}

Json difference_json(const Entry& entry, const Match& first, const Match& second) {
  const Pairs paired = pairs(first.games, second.games);
  const Estimate lead = difference(paired);
  Json json;
  json["setup"] = setup_json(first);
  json["first"] = sitters_json(entry, first);
  json["second"] = sitters_json(entry, second);
  json["only_first_won"] = paired.only_first;
  json["only_second_won"] = paired.only_second;
  json["difference"] = decimal(lead.value);
  json["interval"] = interval(lead);
  return json;
}

}  // namespace

std::string sim_json(const Simulation& simulation) {
  const Entry& entry = *simulation.request.entry;
  Json json;
  json["rondo"] = engine_version;
  json["game"] = entry.name;
  json["profile"] = simulation.profile;
  json["master_seed"] = std::to_string(simulation.request.seed);
  json["wins_of"] = entry.chairs.front().name;
  json["games_asked"] = simulation.request.games;
  json["games"] = simulation.matches.front().games.size();
  json["stopped"] = simulation.stopped;
  json["matches"] = Json::array();
  for (const Match& match : simulation.matches) json["matches"].push_back(match_json(simulation, match));
  json["differences"] = Json::array();
  for (const auto& [first, second] : rivals(simulation)) json["differences"].push_back(difference_json(entry, *first, *second));
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace rondo::tools
