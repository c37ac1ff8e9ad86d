#include "tools/sitting.h"

#include <algorithm>

#include "decks/spelling.h"
#include "tools/sitters.h"

namespace rondo::tools {

std::optional<Fault> Sitting::seat(std::string_view chair_name, std::string_view who) {
  const std::vector<Chair> there = chairs();
  const auto chair = std::find_if(there.begin(), there.end(), [&](const Chair& each) { return lower(each.name) == lower(chair_name); });
  if (chair == there.end()) {
    std::vector<std::string> known;
    for (const Chair& each : there) known.push_back(each.name);
    return Fault{"seat", "no seat is called '" + std::string(chair_name) + "'", listed(known), nearest(chair_name, known)};
  }
  const Result<std::string> word = sitter_word(*entry_, chair->name, who, true);
  if (!word) return word.fault();
  seating_[static_cast<std::size_t>(chair->seat)] = sitter_of(*entry_, *word, host());
  sitters_[chair->name] = *word;
  return std::nullopt;
}

std::string Sitting::sitter(const Chair& chair) const {
  const auto found = sitters_.find(chair.name);
  return found == sitters_.end() ? "person" : found->second;
}

std::optional<Fault> Sitting::set_source(std::string_view name, Source source) {
  const bool all = lower(name) == "all";
  const Result<int> one = all ? Result<int>(0) : stream_named(host(), name);
  if (!one) return one.fault();
  for (int stream = 0; stream < max_streams; ++stream)
    if (all ? !host().stream_name(stream).empty() : stream == *one) session_.set_source(stream, source);
  return std::nullopt;
}

std::optional<Fault> Sitting::arrange(const Opening& opening) {
  for (const auto& [chair, who] : opening.sitters)
    if (std::optional<Fault> fault = seat(chair, who)) return fault;
  for (const std::string& stream : opening.by_hand)
    if (std::optional<Fault> fault = set_source(stream, Source::person)) return fault;
  return std::nullopt;
}

void Sitting::sit_like(const Sitting& other) {
  RONDO_ENSURE(entry_ == other.entry_, "sittings of two games");
  for (const Chair& chair : chairs()) RONDO_ENSURE(!seat(chair.name, other.sitter(chair)), "a sitter who sits at one table only");
  automatic_ = other.automatic_;
  for (int stream = 0; stream < max_streams; ++stream) session_.set_source(stream, other.session_.source(stream));
}

SeatSet Sitting::persons() const {
  SeatSet persons;
  for (const Chair& chair : chairs())
    if (is_person(chair.seat)) persons.insert(chair.seat);
  return persons;
}

std::size_t Sitting::choices(Seat seat) const {
  OptionList options;
  host().options(session_.position(), seat, options);
  return options.size();
}

/// Whether a person answers for `seat`, which owes.
bool Sitting::asks(Seat seat) const {
  if (seat == Seat::chance) {
    if (session_.source(host().stream(session_.position())) != Source::person) return false;
  } else if (!is_person(host().chooser(seat))) {
    return false;
  }
  const bool forced = choices(seat) == 1;
  return !forced || (!automatic_ && (seat == Seat::chance || host().chooser(seat) == seat));
}

std::optional<Seat> Sitting::question() const {
  for (const Seat seat : session_.owing())
    if (asks(seat)) return seat;
  return std::nullopt;
}

Blob Sitting::sight() const {
  const std::optional<Seat> asked = question();
  if (asked && *asked != Seat::chance) return host().view(session_.position(), host().chooser(*asked));
  for (const Chair& chair : chairs())
    if (is_person(chair.seat)) return host().view(session_.position(), chair.seat);
  return session_.position();
}

Result<bool> Sitting::step() {
  if (question()) return false;
  for (const Seat seat : session_.owing()) {
    const bool by_hand = seat == Seat::chance && session_.source(host().stream(session_.position())) == Source::person;
    const bool own = seat != Seat::chance && host().chooser(seat) == seat && is_person(seat);
    if (!by_hand && !own) continue;
    OptionList options;
    host().options(session_.position(), seat, options);  // a single one, or there would be a question
    RONDO_ENSURE(!session_.answer(seat, options[0].action, Hand::rule), "a forced choice was refused");
    return true;
  }
  return session_.proceed(seating_);
}

bool Sitting::loses(Seat seat, Action action) const {
  if (seat == Seat::chance || session_.owing().size() != 1 || !session_.waiting().empty() || choices(seat) == 1) return false;
  Blob after = session_.position();
  host().apply(after, {&action, 1}, nullptr);
  return host().to_act(after).empty() && host().payoff(after, host().chooser(seat)) < 0;
}

bool Sitting::undo() {
  std::size_t undone = 0;
  do {
    if (!session_.undo_decision()) {
      while (undone-- > 0) session_.redo_decision();
      return false;
    }
    ++undone;
  } while (!question());
  return true;
}

bool Sitting::redo() {
  if (!session_.redo()) return false;
  forth_to_question();
  return true;
}

void Sitting::forth_to_question() {
  while (!question() && session_.redo()) {
  }
}

std::optional<Fault> Sitting::go_to(const std::string& where) {
  if (const std::optional<long long> ply = whole_number(where); ply && !session_.marks().contains(where)) {
    if (*ply < 0) return Fault{"goto", "there is no ply " + where, "a mark, or a number from 0", ""};
    const std::size_t before = session_.plies();
    const auto target = static_cast<std::size_t>(*ply);
    while (!session_.waiting().empty() || session_.plies() > target) session_.undo();
    while (session_.plies() < target && session_.redo()) {
    }
    if (session_.plies() < target) {
      const std::string most = std::to_string(session_.plies());
      while (session_.plies() > before) session_.undo();
      return Fault{"goto", "nothing was played at ply " + where, "a mark, or 0 to " + most, ""};
    }
  } else if (std::optional<Fault> fault = session_.go_to(where)) {
    return fault;
  }
  forth_to_question();
  return std::nullopt;
}

Result<Sitting> open_sitting(const Entry& entry, Files files, const Opening& opening, std::uint64_t seed) {
  const Result<std::vector<std::string>> setup = complete_setup(entry.settings(files), opening.setup);
  if (!setup) return setup.fault();
  Result<Made> made = entry.make(*setup, files);
  if (!made) return made.fault();
  made->header.game = entry.name;
  made->header.seed = seed;
  Sitting sitting(entry, Session(made->host, made->header), std::move(made->preface));
  if (std::optional<Fault> fault = sitting.arrange(opening)) return *fault;
  return sitting;
}

}  // namespace rondo::tools
