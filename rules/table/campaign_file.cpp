#include "rules/table/campaign_file.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

#include "decks/reader.h"
#include "decks/spelling.h"
#include "rules/table/header.h"
#include "rules/table/record_reader.h"

namespace rondo {

namespace {

const std::string first_word = "rondo-campaign";
const std::vector<std::string> line_words = {"engine", "game",     "campaign", "seed",  "next", "over", "back", "aside",
                                             "choice", "unlocked", "drawn",    "holds", "won",  "lost", "end"};

std::optional<std::uint64_t> unsigned_number(std::string_view text) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

/// Reads line after line; the first that does not fit is the fault.
class CampaignReader {
 public:
  CampaignReader(std::string_view text, const std::string& game, std::span<const CampaignTable> tables, const std::string& name)
      : lines_(text, name), name_(name), game_(game), tables_(tables) {}

  Result<Progress> read() {
    std::string_view rest = lines_.line();
    if (cut_word(rest) != first_word) return lines_.fault("this is no campaign", first_word + " " + std::to_string(campaign_version));
    if (rest != std::to_string(campaign_version)) return lines_.fault("version " + quoted(rest) + " is unknown", std::to_string(campaign_version));
    bool ended = false;
    while (!ended && !lines_.done()) {
      rest = lines_.line();
      if (rest.empty() || rest.front() == '#') continue;
      const std::string word(cut_word(rest));
      ended = word == "end";
      if (std::optional<Fault> fault = take(word, rest)) return *std::move(fault);
    }
    if (!ended) return Fault{name_, "the campaign breaks off", "a last line 'end'", ""};
    if (!table_) return Fault{name_, "no campaign is named", "campaign WORD", ""};
    if (!seeded_) return Fault{name_, "there is no seed", "seed NUMBER", ""};
    if (!placed_) return Fault{name_, "there is no next chapter", "next CHAPTER, or over", ""};
    return progress_;
  }

 private:
  using Refusal = std::optional<Fault>;

  Refusal take(const std::string& word, std::string_view rest) {
    if (std::find(line_words.begin(), line_words.end(), word) == line_words.end())
      return lines_.fault(quoted(word) + " begins no line of a campaign", listed(line_words), nearest(word, line_words));
    if (word == "engine" || word == "end") return std::nullopt;
    if (word == "game") return rest == game_ ? Refusal() : lines_.fault("this is a campaign of " + quoted(rest), game_);
    if (word == "campaign") return named(rest);
    if (word == "seed") return seed(rest);
    if (!table_) return lines_.fault("no campaign is named yet", "campaign WORD");
    if (word == "next" || word == "over") return next(word == "over", rest);
    if (word == "back") return chapter(rest, progress_.back);
    if (word == "aside") return aside(rest);
    if (word == "choice") return choice(rest);
    if (word == "unlocked") return unlocked(rest);
    if (word == "drawn" || word == "holds") return card(word == "holds", rest);
    return played(word == "won", rest);
  }

  Refusal named(std::string_view word) {
    std::vector<std::string> known;
    for (const CampaignTable& table : tables_) {
      known.push_back(table.word);
      if (table.word == word) table_ = &table;
    }
    if (!table_) return lines_.fault("there is no campaign " + quoted(word), listed(known), nearest(word, known));
    progress_.campaign = table_->word;
    return std::nullopt;
  }

  Refusal seed(std::string_view text) {
    const std::optional<std::uint64_t> number = unsigned_number(text);
    if (!number) return lines_.fault(quoted(text) + " is no seed", "a whole number below 2^64");
    progress_.seed = *number;
    seeded_ = true;
    return std::nullopt;
  }

  Refusal chapter(std::string_view word, std::string& place) {
    if (!table_->chapter(word)) {
      std::vector<std::string> known;
      for (const CampaignChapter& each : table_->chapters) known.push_back(each.word);
      return lines_.fault("there is no chapter " + quoted(word), listed(known), nearest(word, known));
    }
    place = word;
    return std::nullopt;
  }

  Refusal next(bool over, std::string_view word) {
    placed_ = true;
    if (over) return word.empty() ? Refusal() : lines_.fault("more stands behind 'over'", "over");
    return chapter(word, progress_.chapter);
  }

  Refusal aside(std::string_view word) {
    if (word != "begun" || !table_->aside) return lines_.fault("the aside is " + quoted(word), table_->aside ? "aside begun" : "no aside");
    progress_.aside_played = true;
    return std::nullopt;
  }

  Refusal choice(std::string_view word) {
    const std::string name(word.substr(0, word.find('=')));
    const auto& known = table_->choices;
    if (name.size() == word.size() || !printable(word) || std::find(known.begin(), known.end(), name) == known.end())
      return lines_.fault(quoted(word) + " is no choice", listed(known) + ", each =VALUE", nearest(name, known));
    for (const std::string& earlier : progress_.choices)
      if (earlier.starts_with(name + "=")) return lines_.fault(quoted(name) + " is chosen twice", "each once");
    progress_.choices.emplace_back(word);
    return std::nullopt;
  }

  Refusal unlocked(std::string_view word) {
    std::vector<std::string> known;
    const auto know = [&](const std::string& unlock) {
      if (std::find(known.begin(), known.end(), unlock) == known.end()) known.push_back(unlock);
    };
    for (const CampaignChapter& each : table_->chapters) std::for_each(each.unlocks.begin(), each.unlocks.end(), know);
    for (const CampaignOption& option : table_->options) know(option.unlock);
    if (std::find(known.begin(), known.end(), word) == known.end())
      return lines_.fault("nothing unlocks " + quoted(word), listed(known), nearest(word, known));
    progress_.unlocked.emplace_back(word);
    return std::nullopt;
  }

  Refusal card(bool holds, std::string_view word) {
    const std::string deck_word(cut_word(word));
    const CampaignDeck* const deck = table_->deck(deck_word);
    std::vector<std::string> known;
    if (!deck) {
      for (const CampaignDeck& each : table_->decks) known.push_back(each.word);
      return lines_.fault("there is no deck " + quoted(deck_word), listed(known), nearest(deck_word, known));
    }
    for (const CampaignCard& each : deck->cards) known.push_back(each.word);
    if (std::find(known.begin(), known.end(), word) == known.end())
      return lines_.fault("the deck " + deck_word + " has no card " + quoted(word), listed(known), nearest(word, known));
    if (!holds && progress_.in_force > 0) return lines_.fault("a card is laid down that was drawn after one in force", "holds");
    progress_.drawn.push_back({deck_word, std::string(word)});
    progress_.in_force += holds ? 1 : 0;
    return std::nullopt;
  }

  Refusal played(bool won, std::string_view rest) {
    PlayedChapter played;
    played.won = won;
    if (Refusal fault = chapter(cut_word(rest), played.chapter)) return fault;
    const std::string_view number = cut_word(rest);
    const std::optional<std::uint64_t> seed = unsigned_number(number);
    if (!seed) return lines_.fault(quoted(number) + " is no seed", "CHAPTER SEED RECORD");
    if (rest.empty() || !printable(rest)) return lines_.fault("no record is named", "CHAPTER SEED RECORD");
    played.seed = *seed;
    played.record = rest;
    progress_.played.push_back(std::move(played));
    return std::nullopt;
  }

  RecordReader lines_;
  std::string name_;
  std::string game_;
  std::span<const CampaignTable> tables_;
  const CampaignTable* table_ = nullptr;
  bool seeded_ = false;
  bool placed_ = false;
  Progress progress_;
};

}  // namespace

std::string campaign_text(const std::string& game, const Progress& progress, const std::string& note) {
  std::string text = first_word + " " + std::to_string(campaign_version) + "\n";
  const auto line = [&](const std::string& word, const std::string& rest) { text += word + " " + rest + "\n"; };
  line("engine", engine_version);
  line("game", game);
  line("campaign", progress.campaign);
  line("seed", std::to_string(progress.seed));
  if (progress.over())
    text += "over\n";
  else
    line("next", progress.chapter);
  if (!progress.back.empty()) line("back", progress.back);
  if (progress.aside_played) line("aside", "begun");
  for (const std::string& choice : progress.choices) line("choice", choice);
  for (const std::string& unlock : progress.unlocked) line("unlocked", unlock);
  const std::size_t laid_down = progress.drawn.size() - progress.in_force;
  for (std::size_t i = 0; i < progress.drawn.size(); ++i)
    line(i < laid_down ? "drawn" : "holds", progress.drawn[i].deck + " " + progress.drawn[i].card);
  for (const PlayedChapter& played : progress.played)
    line(played.won ? "won" : "lost", played.chapter + " " + std::to_string(played.seed) + " " + played.record);
  if (!note.empty()) line("#", note);
  return text + "end\n";
}

Result<Progress> read_campaign(std::string_view text, const std::string& game, std::span<const CampaignTable> tables, const std::string& name) {
  return CampaignReader(text, game, tables, name).read();
}

}  // namespace rondo
