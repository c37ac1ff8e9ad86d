#include "rules/table/session.h"

#include <algorithm>

#include "decks/spelling.h"
#include "rules/table/record.h"

namespace rondo {

Session::Session(std::shared_ptr<const Host> host, Header header) : host_(std::move(host)), header_(std::move(header)), now_(host_->start()) {}

SeatSet Session::owing() const {
  SeatSet seats = host_->to_act(now_);
  for (const Early& early : waiting_) seats.erase(early.seat);
  return seats;
}

SeatSet Session::waiting() const {
  SeatSet seats;
  for (const Early& early : waiting_) seats.insert(early.seat);
  return seats;
}

Action Session::waiting_answer(Seat seat) const {
  const auto found = std::find_if(waiting_.begin(), waiting_.end(), [&](const Early& early) { return early.seat == seat; });
  RONDO_ENSURE(found != waiting_.end(), "no answer of that seat waits");
  return found->action;
}

std::optional<Fault> Session::refusal(Seat seat, Action action) const {
  const SeatSet seats = owing();
  if (!seats.contains(seat)) {
    std::vector<std::string> names;
    for (const Seat other : seats) names.push_back(host_->seat_name(other));
    return Fault{"", host_->seat_name(seat) + " owes no answer now", names.empty() ? "nothing: the game is over" : listed(names), ""};
  }
  OptionList options;
  host_->options(now_, seat, options);
  if (!options.contains(action)) return Fault{"", "this is not an option of " + host_->seat_name(seat) + " now", "", ""};
  return std::nullopt;
}

std::optional<Fault> Session::answer(Seat seat, Action action, Hand by) {
  if (std::optional<Fault> fault = refusal(seat, action)) return fault;
  forget_undone();
  accept({seat, action, by});
  return std::nullopt;
}

std::optional<Fault> Session::answer(Seat seat, std::string_view line) {
  if (!owing().contains(seat)) return refusal(seat, {});
  const Result<std::size_t> meant = parse(*host_, now_, seat, line);
  if (!meant) return meant.fault();
  OptionList options;
  host_->options(now_, seat, options);
  return answer(seat, options[*meant].action);
}

Result<bool> Session::proceed(const Seating& seating) {
  const SeatSet seats = owing();
  if (seats.empty()) return false;
  if (seats.is_chance()) return deal();
  std::vector<Early> answers;
  for (const Seat seat : seats) {
    const std::optional<Early> decided = decide(seating, seat);
    if (!decided) return false;
    answers.push_back(*decided);
  }
  forget_undone();
  for (const Early& early : answers) accept(early);
  return true;
}

/// What `seat` answers without a person, who is asked about everything that no controller and no rule decides.
std::optional<Session::Early> Session::decide(const Seating& seating, Seat seat) const {
  OptionList options;
  host_->options(now_, seat, options);
  const Seat chooser = host_->chooser(seat);
  if (chooser != seat && options.size() == 1) return Early{seat, options[0].action, Hand::rule};
  RONDO_ENSURE(static_cast<int>(chooser) < max_seats, "a decision that no seat chooses");
  const std::shared_ptr<const Controller>& controller = seating[static_cast<std::size_t>(chooser)];
  if (!controller) return std::nullopt;
  const std::optional<std::size_t> choice = controller->choose(*host_, host_->view(now_, chooser), seat, options, header_.seed, plies());
  if (!choice) return std::nullopt;
  RONDO_ENSURE(*choice < options.size(), "a controller chose what is not an option");
  return Early{seat, options[*choice].action, Hand::controller};
}

Result<bool> Session::deal() {
  const int stream = host_->stream(now_);
  if (source(stream) == Source::person) return false;
  const Result<Action> drawn = source(stream) == Source::loaded ? loaded_draw(stream) : Result<Action>(dealt());
  if (!drawn) return drawn.fault();
  forget_undone();
  accept({Seat::chance, *drawn, Hand::dealer});
  return true;
}

Action Session::dealt() const {
  const int stream = host_->stream(now_);
  OptionList options;
  host_->options(now_, Seat::chance, options);
  return options[Dealer(header_.seed).pick(options, static_cast<std::uint32_t>(stream), occasion(stream))].action;
}

Result<Action> Session::loaded_draw(int stream) const {
  const Stream& source = sources_[static_cast<std::size_t>(stream)];
  const std::uint64_t index = occasion(stream) - source.since;
  const std::string where = "loaded draw " + std::to_string(index + 1) + " of " + host_->stream_name(stream);
  const std::vector<std::string> spelled = spellings(*host_, now_, Seat::chance);
  if (index >= source.loaded.size()) return Fault{where, "is missing", listed(spelled, 12), ""};
  const Result<std::size_t> meant = parse(spelled, source.loaded[index]);
  if (!meant) return Fault{where, meant.fault().what, meant.fault().expected, meant.fault().nearest};
  OptionList options;
  host_->options(now_, Seat::chance, options);
  return options[*meant].action;
}

/// How often the stream was drawn from so far.
std::uint64_t Session::occasion(int stream) const {
  return static_cast<std::uint64_t>(std::count_if(history_.begin(), history_.end(), [&](const Past& past) { return past.ply.stream == stream; }));
}

void Session::set_source(int stream, Source kind) {
  Stream& source = sources_[static_cast<std::size_t>(stream)];
  source = {};
  source.kind = kind;
  source.since = occasion(stream);
}

void Session::load(int stream, std::vector<std::string> draws) {
  set_source(stream, Source::loaded);
  sources_[static_cast<std::size_t>(stream)].loaded = std::move(draws);
}

std::size_t Session::left_over() const {
  std::size_t left = 0;
  for (int stream = 0; stream < max_streams; ++stream) {
    const Stream& source = sources_[static_cast<std::size_t>(stream)];
    left += source.loaded.size() - std::min<std::size_t>(source.loaded.size(), occasion(stream) - source.since);
  }
  return left;
}

/// Takes an answer that is known to be legal; the last one owed plays the ply.
void Session::accept(Early early) {
  waiting_.push_back(early);
  const bool complete = owing().empty();
  if (complete) play();
  if (scribe_) write(complete ? ply_line(*this, plies() - 1) : wait_line(*this, early.seat, early.action));
}

void Session::play() {
  Past past;
  past.before = now_;
  past.ply.seats = waiting();
  if (past.ply.seats.is_chance()) past.ply.stream = host_->stream(now_);
  past.ply.by = waiting_.back().by;
  for (const Seat seat : past.ply.seats) past.ply.answers.push_back(waiting_answer(seat));
  for (const Early& early : waiting_)
    if (early.by == Hand::person) past.ply.by = Hand::person;
  host_->apply(now_, past.ply.answers, &past.ply.told);
  waiting_.clear();
  history_.push_back(std::move(past));
}

void Session::forget_undone() {
  undone_.clear();
  std::erase_if(marks_, [&](const auto& mark) { return mark.second > plies(); });
}

std::vector<Reason> Session::why(std::size_t i) const {
  std::vector<Reason> reasons;
  const Ply& played = ply(i);
  for (const Seat seat : played.seats)
    if (std::optional<Trace> trace = host_->explain(position(i), seat)) {
      const Action action = played.answers[static_cast<std::size_t>(played.seats.rank(seat))];
      reasons.push_back({seat, host_->spell(position(i), seat, action), std::move(*trace)});
    }
  return reasons;
}

bool Session::undo() {
  if (!waiting_.empty()) {
    undone_.emplace_back(waiting_.back());
    waiting_.pop_back();
  } else if (!history_.empty()) {
    const int stream = history_.back().ply.stream;
    now_ = std::move(history_.back().before);
    undone_.emplace_back(std::move(history_.back().ply));
    history_.pop_back();
    if (stream >= 0) {  // undone beyond the moment of loading, the loaded draws come next all the same
      Stream& source = sources_[static_cast<std::size_t>(stream)];
      source.since = std::min(source.since, occasion(stream));
    }
  } else {
    return false;
  }
  write("undo");
  return true;
}

bool Session::redo() {
  if (undone_.empty()) return false;
  const std::variant<Ply, Early> next = std::move(undone_.back());
  undone_.pop_back();
  if (const Ply* played = std::get_if<Ply>(&next)) {
    for (const Seat seat : played->seats) waiting_.push_back({seat, played->answers[static_cast<std::size_t>(played->seats.rank(seat))], played->by});
    play();
  } else {
    waiting_.push_back(std::get<Early>(next));
  }
  write("redo");
  return true;
}

bool Session::undo_decision() {
  if (!waiting_.empty()) return undo();
  const auto by_person = [](const Past& past) { return past.ply.by == Hand::person; };
  const auto last = std::find_if(history_.rbegin(), history_.rend(), by_person);
  if (last == history_.rend()) return false;
  const std::size_t target = static_cast<std::size_t>(history_.rend() - last) - 1;
  while (plies() > target) undo();
  return true;
}

bool Session::redo_decision() {
  if (!redo()) return false;
  while (!undone_.empty()) {
    const Ply* next = std::get_if<Ply>(&undone_.back());
    if (next == nullptr || next->by == Hand::person) break;
    redo();
  }
  return true;
}

std::optional<Fault> Session::mark(const std::string& name) {
  if (words(name) != std::vector<std::string>{name} || name.size() > 64)
    return Fault{"mark", "'" + name + "' is no name", "one word of at most 64 letters", ""};
  marks_[name] = plies();
  write("mark " + name);
  return std::nullopt;
}

std::optional<Fault> Session::go_to(const std::string& name) {
  const auto found = marks_.find(name);
  if (found == marks_.end()) {
    std::vector<std::string> names;
    for (const auto& [known, at] : marks_) names.push_back(known);
    return Fault{"goto", "no mark is called '" + name + "'", names.empty() ? "a name set by mark" : listed(names), nearest(name, names)};
  }
  const std::size_t target = found->second;
  while (!waiting_.empty() || plies() > target) undo();
  while (plies() < target) RONDO_ENSURE(redo(), "a mark points beyond the game");
  return std::nullopt;
}

std::optional<Fault> Session::scribe_fault() { return std::exchange(scribe_fault_, std::nullopt); }

void Session::write(const std::string& line) {
  if (!scribe_) return;
  if (std::optional<Fault> fault = scribe_(line)) scribe_fault_ = std::move(fault);
}

}  // namespace rondo
