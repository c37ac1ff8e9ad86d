#include "tools/repl.h"

#include <algorithm>

#include "decks/spelling.h"
#include "rules/table/journal.h"
#include "rules/table/record.h"
#include "tools/completion.h"
#include "tools/files.h"
#include "tools/seed.h"

namespace rondo::tools {

namespace {

constexpr std::size_t max_line = 4096;
constexpr std::size_t question_lines = 14;

/// The commands on a line, without blanks around them.
std::vector<std::string> divided(const std::string& line) {
  std::vector<std::string> parts;
  for (std::size_t at = 0; at <= line.size();) {
    const std::size_t end = std::min(line.find(';', at), line.size());
    std::string part;
    for (const std::string& word : words(line.substr(at, end - at))) part += (part.empty() ? "" : " ") + word;
    if (!part.empty()) parts.push_back(std::move(part));
    at = end + 1;
  }
  return parts;
}

std::optional<Fault> unreadable(const std::string& line) {
  if (line.size() > max_line) return Fault{"", "the line is too long", "at most " + std::to_string(max_line) + " bytes", ""};
  const bool control = std::any_of(line.begin(), line.end(), [](char c) { return (static_cast<unsigned char>(c) < 32 && c != '\t') || c == 127; });
  if (control) return Fault{"", "the line holds a control character", "plain text", ""};
  return std::nullopt;
}

}  // namespace

Repl::Repl(Surroundings around, Terminal& terminal) : around_(std::move(around)), terminal_(terminal), screen_(terminal), given_journal_(around_.journal) {
  terminal_.set_completer([this](std::string_view line) { return complete(line); });
}

Repl::~Repl() { terminal_.set_completer(nullptr); }

// Beginning.

std::optional<Fault> Repl::open(const Entry& entry, const Opening& opening) {
  const std::uint64_t seed = opening.seed ? *opening.seed : next_seed_ ? *next_seed_ : fresh_seed();
  Result<Sitting> sitting = open_sitting(entry, files_for(entry.name, around_.files), opening, seed);
  if (!sitting) return sitting.fault();
  if (!around_.journal.empty())
    if (std::optional<Fault> fault = keep_journal(sitting->session(), around_.journal)) return fault;
  next_seed_ = seed + 1;
  sit_down(std::move(*sitting), std::exchange(around_.journal, ""), 0);
  if (sitting_->has_person() && !sitting_->preface().empty()) screen_.say(sitting_->preface());
  return std::nullopt;
}

std::optional<Fault> Repl::load(const std::string& path, const Opening& opening) {
  Result<Sitting> sitting = read_sitting(path, opening);
  if (!sitting) return sitting.fault();
  if (!around_.journal.empty())
    if (std::optional<Fault> fault = keep_journal(sitting->session(), around_.journal)) return fault;
  const std::size_t plies = sitting->session().plies();
  sit_down(std::move(*sitting), std::exchange(around_.journal, ""), plies);
  return std::nullopt;
}

std::optional<Fault> Repl::resume(const Entry& entry, const Opening& opening) {
  if (sitting_) return Fault{"resume", "a game is being played", "this at the beginning, or load FILE", ""};
  std::string path = around_.journal.empty() ? around_.shelf.latest(entry.name) : around_.journal;
  Result<Sitting> sitting = read_sitting(path, opening);
  if (!sitting) return sitting.fault();
  if (std::optional<Fault> fault = keep_journal(sitting->session(), path)) return fault;
  around_.journal.clear();
  const std::size_t plies = sitting->session().plies();
  sit_down(std::move(*sitting), std::move(path), plies);
  return std::nullopt;
}

/// The game that a record or journal leads to, with the settings of this conversation.
Result<Sitting> Repl::read_sitting(const std::string& path, const Opening& opening) const {
  const Result<std::string> text = read_file(path, max_record_bytes);
  if (!text) return text.fault();
  Replayed replayed = replay(*text, make_host(around_.games), path);
  if (!replayed) return replayed.fault();
  const Result<const Entry*> entry = entry_named(around_.games, replayed->header().game);
  if (!entry) return entry.fault();
  Sitting sitting(**entry, std::move(*replayed));
  if (sitting_ && &sitting_->entry() == *entry) sitting.sit_like(*sitting_);
  if (std::optional<Fault> fault = sitting.arrange(opening)) return *fault;
  return sitting;
}

std::optional<std::string> Repl::unfinished(const Entry& entry) const {
  if (!around_.shelf.keeps()) return std::nullopt;
  const Result<Sitting> last = read_sitting(around_.shelf.latest(entry.name), {});
  if (!last || last->session().over()) return std::nullopt;
  const Session& session = last->session();
  for (std::size_t i = 0; i < session.plies(); ++i)
    if (session.ply(i).by == Hand::person) return "seed " + std::to_string(session.header().seed) + ", " + std::to_string(session.plies()) + " plies";
  return std::nullopt;
}

/// Makes this the game that is played. One without a journal gets one from the shelf if any person plays.
void Repl::sit_down(Sitting sitting, std::string journal, std::size_t told) {
  sitting_.reset();  // closes its journal, which the shelf would find in use
  if (journal.empty() && around_.shelf.keeps() && sitting.has_person()) {
    const Result<std::string> place = around_.shelf.place(sitting.entry().name);
    std::optional<Fault> fault = place ? keep_journal(sitting.session(), *place) : std::optional(place.fault());
    if (fault)
      around_.complain("this game is not kept: " + fault->text());
    else
      journal = *place;
  }
  journal_ = std::move(journal);
  sitting_.emplace(std::move(sitting));
  doubt_.reset();
  asked_ = false;
  screen_.arrive(*sitting_, told);
  const Header& header = sitting_->session().header();
  std::string heading = header.game + ", seed " + std::to_string(header.seed) + ":";
  for (const std::string& word : header.setup) heading += " " + word;
  screen_.say(heading + " (" + header.profile + ")");
}

// The conversation.

void Repl::go_on() {
  if (!sitting_) return;
  advance();
  screen_.question(*sitting_, question_lines);
  asked_ = true;
  complain_of_journal();
}

void Repl::advance() {
  for (bool went = true; went;) {
    const Result<bool> step = sitting_->step();
    RONDO_ENSURE(step, "no stream is loaded in a conversation");
    screen_.tell(*sitting_);
    went = *step;
  }
}

void Repl::converse() {
  while (!leaving_) {
    const std::optional<Seat> seat = sitting_ ? sitting_->question() : std::nullopt;
    const std::optional<std::string> line = terminal_.read((seat ? sitting_->host().seat_name(*seat) : "rondo") + "> ");
    if (!line) break;
    obey(*line);
  }
  if (!terminal_.person() || !sitting_ || journal_.empty() || sitting_->session().over()) return;
  const std::string& name = sitting_->entry().name;
  const bool latest = journal_ == around_.shelf.latest(name);
  const std::string again = "rondo play " + name + (latest ? "" : " --journal " + journal_) + " --resume";
  screen_.say("The game is kept. To go on with it: " + (!around_.again.empty() && journal_ == given_journal_ ? around_.again : again));
}

void Repl::obey(const std::string& line) {
  std::optional<Fault> fault = unreadable(line);
  if (fault) return screen_.refuse(fault->text());
  const std::vector<std::string> parts = divided(line);
  if (parts.empty()) asked_ = false;
  for (std::size_t i = 0; i < parts.size() && !leaving_; ++i) {
    fault = obey_one(parts[i]);
    if (!fault) continue;
    const std::size_t left = parts.size() - i - 1;
    screen_.refuse(fault->text() + (left > 0 ? " (" + std::to_string(left) + " more on this line: not done)" : ""));
    break;
  }
  complain_of_journal();
  if (leaving_ || asked_ || !sitting_) return;
  screen_.question(*sitting_, question_lines);
  asked_ = true;
}

/// An answer spelled out comes before a command or question, these before an abbreviated answer; but where a game names a question and a
/// kind of answer alike, more words than the name are the answer.
std::optional<Fault> Repl::obey_one(const std::string& text) {
  const std::vector<std::string> typed = words(text);
  const Seat seat = sitting_ ? sitting_->question().value_or(Seat::none) : Seat::none;
  std::vector<std::string> spelled;
  if (seat != Seat::none) spelled = spellings(sitting_->host(), sitting_->session().position(), seat);
  if (const std::optional<long long> number = whole_number(text)) {
    if (spelled.empty()) return Fault{"", "nothing is asked now", "a command (help)", ""};
    if (*number < 1 || *number > static_cast<long long>(spelled.size()))
      return Fault{"", "there is no option " + text, "1 to " + std::to_string(spelled.size()), ""};
    return answer(seat, static_cast<std::size_t>(*number - 1), text);
  }
  for (std::size_t i = 0; i < spelled.size(); ++i)
    if (lower(spelled[i]) == lower(text)) return answer(seat, i, text);
  const std::span<const std::string> rest = std::span(typed).subspan(1);
  const std::vector<std::string> names = topics();
  const std::string first = lower(typed.front());
  const bool named = std::find(names.begin(), names.end(), first) != names.end();
  const bool begins_answer = !completions(spelled, text).empty() || nearest_measure(spelled, text);
  if (named && !(begins_answer && !rest.empty())) return run(first, rest);
  if (begins_answer) {
    const Result<std::size_t> meant = parse(spelled, text);
    return meant ? answer(seat, *meant, text) : meant.fault();
  }
  std::vector<std::string> begun;
  for (const std::string& name : names)
    if (name.starts_with(first)) begun.push_back(name);
  if (begun.size() == 1) return run(begun.front(), rest);
  if (begun.size() > 1) return Fault{"", "'" + typed.front() + "' fits several commands", listed(begun), ""};
  return not_understood(text, spelled);
}

Fault Repl::not_understood(const std::string& typed, const std::vector<std::string>& spelled) const {
  const std::string first = lower(words(typed).front());
  std::vector<std::string> same_verb;
  for (const std::string& option : spelled)
    if (lower(words(option).front()) == first) same_verb.push_back(option);
  if (!same_verb.empty()) return {"", "'" + typed + "' is not an option now", listed(same_verb, 8), nearest(typed, same_verb)};
  std::string near = nearest(typed, spelled);
  std::vector<std::string> known = topics();
  for (const std::string& option : spelled) known.push_back(words(option).front());
  if (near.empty()) near = nearest(first, known);
  return {"", "'" + typed + "' is neither an answer nor a command", spelled.empty() ? "a command (help)" : "one of the options, or a command (help)",
          near};
}

std::optional<Fault> Repl::answer(Seat seat, std::size_t option, const std::string& typed) {
  Session& session = sitting_->session();
  const Host& host = session.host();
  OptionList options;
  host.options(session.position(), seat, options);
  const Action action = options[option].action;
  const std::string spelled = host.spell(session.position(), seat, action);
  const Doubt doubt{session.plies(), action};
  if (sitting_->loses(seat, action) && doubt_ != doubt) {
    doubt_ = doubt;
    return Fault{"", "'" + spelled + "' ends the game, and " + host.seat_name(host.chooser(seat)) + " loses it", "the same answer again, or another",
                 ""};
  }
  if (std::optional<Fault> fault = session.answer(seat, action)) return fault;
  const std::optional<Seat> next = session.waiting().empty() ? std::nullopt : sitting_->question();
  if (next && terminal_.person()) {  // somebody else at this terminal answers without knowing it
    terminal_.wipe();
    screen_.say(host.seat_name(seat) + " has answered; now " + host.seat_name(*next) + ", who does not know what.");
  } else if (!terminal_.person() || typed != spelled) {
    screen_.say("> " + spelled);
  }
  doubt_.reset();
  asked_ = false;
  advance();
  return std::nullopt;
}

std::optional<Fault> Repl::run(const std::string& name, Words rest) {
  for (const Command& command : commands()) {
    if (command.name != name) continue;
    if (command.needs_game && !sitting_) return Fault{name, "no game is being played", "new GAME or load FILE first", ""};
    return (this->*command.run)(rest);
  }
  for (const Question& question : sitting_->host().questions()) {
    if (lower(question.name) != name) continue;
    const Result<std::string> reply = question.answer(sitting_->sight(), rest);
    if (!reply)
      return Fault{reply.fault().where.empty() ? question.syntax : reply.fault().where, reply.fault().what, reply.fault().expected,
                   reply.fault().nearest};
    screen_.say(*reply);
    return std::nullopt;
  }
  RONDO_ENSURE(false, "a topic without a command or question");
}

/// Says what the journal could not write, once until it can again.
void Repl::complain_of_journal() {
  if (!sitting_) return;
  const std::optional<Fault> fault = sitting_->session().scribe_fault();
  if (fault && !complained_) around_.complain(fault->text() + "; the game goes on, and is journaled when there is room");
  complained_ = fault.has_value();
}

}  // namespace rondo::tools
