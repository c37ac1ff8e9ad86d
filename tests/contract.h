#pragma once
// The contract that every game keeps, held over seeded random games: options, views, narrators, archives, digests, sessions and records.
// A game's test calls `check_contract(game, terms)` once; a fault names the game's seed and ply, so that it can be played again.
#include <cereal/archives/binary.hpp>
#include <cereal/archives/json.hpp>
#include <cereal/types/array.hpp>

#include <algorithm>
#include <memory>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "decks/spelling.h"
#include "rules/core/account.h"
#include "rules/core/dealer.h"
#include "rules/core/difference.h"
#include "rules/table/hosted.h"
#include "rules/table/record.h"
#include "rules/table/replay.h"
#include "rules/table/session.h"
#include "tests/catch.h"
#include "tests/gambler.h"
#include "tests/nudge.h"

namespace rondo {

struct ContractTerms {
  int games = 300;            ///< random games
  int thorough = 5;           ///< of these, the first so many are checked at every ply
  int samples = 4;            ///< plies checked in each of the others
  std::size_t max_plies = 0;  ///< the bound within which every game ends
  std::uint64_t master = 1;   ///< seed of the seeds
};

template <Shown G>
class Contract {
 public:
  using Position = typename G::Position;
  using Event = typename G::Event;

  Contract(const G& game, const ContractTerms& terms)
      : game_(game), terms_(terms), host_(std::make_shared<Hosted<G>>(std::shared_ptr<const G>(std::shared_ptr<void>(), &game))) {}

  /// Plays and checks; what is broken is thrown.
  struct Breach {
    std::string text;
  };
  void check() {
    expect(terms_.max_plies > 0 && terms_.games > 0, "no terms are set");
    check_names();
    for (int i = 0; i < terms_.games; ++i) {
      seed_ = Dealer::game_seed(terms_.master, static_cast<std::uint64_t>(i));
      play();
      for (const Step& step : steps_)
        if (step.seats.is_chance()) true_streams_.insert(game_.stream(step.before));
    }
    for (int i = 0; i < terms_.games; ++i) {
      seed_ = Dealer::game_seed(terms_.master, static_cast<std::uint64_t>(i));
      play();
      for (ply_ = 0; ply_ < steps_.size(); ++ply_)
        if (sampled(i)) check_ply(i < terms_.thorough);
      check_end();
      check_replay();
      check_session(i < terms_.thorough);
    }
    check_seeds_differ();
  }

 private:
  struct Step {
    Position before;
    SeatSet seats;
    std::vector<Action> answers;
  };

  void expect(bool held, const std::string& what) const {
    if (!held) throw Breach{"seed " + std::to_string(seed_) + ", ply " + std::to_string(ply_ + 1) + ": " + what};
  }
  [[nodiscard]] bool sampled(int game) const {
    const std::size_t stride = steps_.size() / static_cast<std::size_t>(std::max(terms_.samples, 1)) + 1;
    return game < terms_.thorough || (ply_ + static_cast<std::size_t>(game)) % stride == 0;
  }
  [[nodiscard]] const Position& after() const { return ply_ + 1 < steps_.size() ? steps_[ply_ + 1].before : end_; }
  [[nodiscard]] Header header() const {
    Header header;
    header.game = "contract";
    header.profile = "contract-1";
    header.seed = seed_;
    return header;
  }
  [[nodiscard]] MakeHost make_host() const {
    return [host = host_](const Header&) -> Result<std::shared_ptr<const Host>> { return std::shared_ptr<const Host>(host); };
  }

  // Names and words that do not depend on a position.

  void check_names() const {
    std::vector<std::string> seats;
    for (int i = 0; i <= static_cast<int>(Seat::chance); ++i)
      if (const std::string name = game_.seat_name(static_cast<Seat>(i)); !name.empty()) seats.push_back(lower(name));
    check_names(seats, "seat");
    expect(!game_.seat_name(Seat::chance).empty(), "chance has no name");
    std::vector<std::string> streams;
    for (int i = 0; i < max_streams; ++i)
      if (const std::string name = game_.stream_name(i); !name.empty()) streams.push_back(lower(name));
    check_names(streams, "stream");
    std::vector<std::string> questions;
    for (const auto& question : game_.questions()) {
      questions.push_back(lower(question.name));
      expect(question.syntax.rfind(question.name, 0) == 0 && !question.help.empty(), "'" + question.name + "' has no syntax or no help");
    }
    check_names(questions, "question");
  }
  void check_names(const std::vector<std::string>& names, const std::string& kind) const {
    expect(std::set<std::string>(names.begin(), names.end()).size() == names.size(), "two names of a " + kind + " are the same");
    for (const std::string& name : names)
      expect(name.find_first_of(":|#") == std::string::npos && words(name) == std::vector<std::string>{name},
             "'" + name + "' is no name for a " + kind);
  }

  // One random game, played on the bare rules.

  void play() {
    steps_.clear();
    Occasions occasions;
    Position now = game_.start();
    Mute mute;
    for (ply_ = 0; !over(game_, now); ++ply_) {
      expect(ply_ < terms_.max_plies, "the game does not end within its bound");
      Step step{now, game_.to_act(now), {}};
      expect(!step.seats.is_chance() || step.seats.size() == 1, "chance owes together with another seat");
      for (const Seat seat : step.seats) {
        OptionList options;
        game_.options(now, seat, options);
        check_options(options, seat);
        step.answers.push_back(options[choice(options, seat, now, occasions)].action);
      }
      game_.apply(now, step.answers, mute);
      steps_.push_back(std::move(step));
    }
    end_ = now;
  }
  std::size_t choice(const OptionList& options, Seat seat, const Position& now, Occasions& occasions) const {
    if (seat != Seat::chance) return Gambler::pick(options, seat, seed_, ply_);
    const int stream = game_.stream(now);
    expect(stream >= 0 && stream < max_streams && !game_.stream_name(stream).empty(), "a chance ply of no named stream");
    return Dealer(seed_).pick(options, static_cast<std::uint32_t>(stream), occasions.next(stream));
  }
  void check_options(const OptionList& options, Seat seat) const {
    expect(!options.empty(), "no option before the end");
    std::vector<Action> actions;
    std::uint64_t weights = 0;
    for (const Option& option : options) {
      actions.push_back(option.action);
      weights += option.weight;
      expect(option.weight >= 1 && (seat == Seat::chance || option.weight == 1), "a weight that is not 1 for a player, or 0 for chance");
    }
    expect(weights <= 0xffffffffULL, "weights that do not fit");
    std::sort(actions.begin(), actions.end());
    expect(std::adjacent_find(actions.begin(), actions.end()) == actions.end(), "an option is listed twice");
  }

  // One ply, looked at closely.

  void check_ply(bool thorough) {
    const Step& step = steps_[ply_];
    for (const Seat seat : step.seats) {
      check_order(step.before, seat);
      check_spelling(step.before, seat);
      if (seat != Seat::chance) check_own_view(step.before, seat);
      check_ruling(step.before, seat);
    }
    check_words(step.before, step.seats);
    check_narrators(step);
    check_archives(step.before);
    if (thorough && ply_ % 16 == 0) check_every_field_counts(step.before);
    check_convergence();
  }

  /// The same options in the same order, whoever holds the position, wherever it lies.
  void check_order(const Position& position, Seat seat) const {
    const auto copy = std::make_unique<Position>(position);
    OptionList here;
    OptionList there;
    game_.options(position, seat, here);
    game_.options(*copy, seat, there);
    expect(same(here, there), "a copy has other options");
    game_.options(position, seat, here);
    expect(same(here, there), "asked again, the options are others");
  }
  static bool same(const OptionList& a, const OptionList& b) { return std::equal(a.begin(), a.end(), b.begin(), b.end()); }

  void check_spelling(const Position& position, Seat seat) const {
    const std::vector<std::string> spelled = spellings(*host_, Hosted<G>::pack(position), seat);
    std::set<std::string> unique;
    for (const std::string& text : spelled) {
      expect(unique.insert(lower(text)).second, "two options are spelled '" + text + "'");
      expect(text.find_first_of("|#\r\n\t") == std::string::npos && !whole_number(text), "a spelling that cannot stand in a record: '" + text + "'");
      std::string joined;
      for (const std::string& word : words(text)) joined += (joined.empty() ? "" : " ") + word;
      expect(!text.empty() && joined == text, "a spelling with stray blanks: '" + text + "'");
    }
    const std::size_t stride = spelled.size() / 24 + 1;  // parsing all of a long list would cost its square
    for (std::size_t i = ply_ % stride; i < spelled.size(); i += stride) {
      const Result<std::size_t> meant = parse(spelled, spelled[i]);
      expect(meant && *meant == i, "'" + spelled[i] + "' is not parsed back");
    }
  }

  void check_own_view(const Position& position, Seat seat) const {
    const Position seen = game_.view(position, seat);
    expect(game_.to_act(seen).contains(seat), "in its own view a seat does not owe");
    OptionList whole;
    OptionList own;
    game_.options(position, seat, whole);
    game_.options(seen, seat, own);
    expect(same(whole, own), "its own view offers a seat other options: it knows what it may not, or not what it may");
    expect(game_.view(seen, seat) == seen, "a view of a view differs");
  }

  /// A ruled seat: what survives is part of what is legal, and asking why changes nothing.
  void check_ruling(const Position& position, Seat seat) const {
    if constexpr (requires { game_.unruled(); }) {
      if (game_.chooser(seat) == seat) return;
      OptionList legal;
      OptionList left;
      game_.unruled().options(position, seat, legal);
      game_.options(position, seat, left);
      const Option* at = legal.begin();
      for (const Option& option : left) {
        at = std::find(at, legal.end(), option);
        expect(at != legal.end(), "a policy invents an option or changes their order");
      }
      const std::optional<Trace> trace = game_.explain(position, seat);
      expect(trace.has_value(), "a ruled decision has no explanation");
      expect(!trace->step.empty() && !trace->candidates.empty(), "an explanation without step or candidates");
      expect(left.size() == legal.size() || !trace->rule.empty(), "options were ruled out by no rule");
      expect((left.size() > 1) == !trace->ties.empty(), "the ties of the explanation are not those that are left");
      OptionList again;
      game_.options(position, seat, again);
      expect(same(left, again), "after the explanation other options are left");
    }
  }

  void check_words(const Position& position, SeatSet seats) const {
    for (const Seat seat : seats) {
      const std::string prompt = game_.prompt(position, seat);
      expect(!prompt.empty() && prompt.find('\n') == std::string::npos, "a prompt is one line");
    }
    const std::string picture = game_.picture(position, 80);
    for (const std::string_view line : lines(picture)) {
      const auto columns = std::count_if(line.begin(), line.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; });
      expect(columns <= 80, "a picture is wider than 80 columns: '" + std::string(line) + "'");
    }
    const std::uint64_t before = digest(position);
    for (const auto& question : game_.questions()) {
      static_cast<void>(question.answer(position, {}));
      expect(digest(position) == before, "asking '" + question.name + "' changes the position");
    }
  }

  /// A telling game is the same game as a mute one, and neither touches the position it started from.
  void check_narrators(const Step& step) const {
    const Position original = step.before;
    Position mute_copy = original;
    Position told_copy = original;
    Mute mute;
    game_.apply(mute_copy, step.answers, mute);
    const Narrator<Position, Event> narrator = [&](const Position& now, const Event& event) {
      expect(game_.tell(now, event).find('\n') == std::string::npos, "what is told is one line");
    };
    game_.apply(told_copy, step.answers, narrator);
    expect(original == step.before, "applying to a copy changes the original");
    expect(mute_copy == after(), "applied again, the same answers lead elsewhere");
    expect(told_copy == mute_copy, "telling changes what happens");
  }

  void check_archives(const Position& position) const {
    std::stringstream bytes;
    cereal::BinaryOutputArchive{bytes}(position);
    Position read = after();
    cereal::BinaryInputArchive{bytes}(read);
    expect(read == position, "a field does not survive the binary archive");
    std::stringstream text;
    {
      cereal::JSONOutputArchive archive(text);
      archive(cereal::make_nvp("position", position));
    }
    Position spelled = after();
    cereal::JSONInputArchive{text}(cereal::make_nvp("position", spelled));
    expect(spelled == position, "a field does not survive JSON");
    expect(fields(read) == fields(position) && digest(read) == digest(position), "equal positions with other fields");
    expect((position == after()) == (fields(position) == fields(after())), "two positions differ in what is no field");
  }

  void check_every_field_counts(const Position& position) const {
    for (std::size_t place = 0;; ++place) {
      Position other = position;
      Nudge nudge(place);
      other.serialize(nudge);
      if (!nudge.found()) return;
      expect(!(other == position), "field " + std::to_string(place) + " is left out of equality");
      expect(digest(other) != digest(position), "field " + std::to_string(place) + " is left out of the digest");
    }
  }

  /// From any seat's view some reveals and the true actions reach the true end.
  void check_convergence() const {
    for (int i = 0; i < max_seats; ++i) {
      const auto seat = static_cast<Seat>(i);
      if (!game_.seat_name(seat).empty())
        expect(converges(game_.view(steps_[ply_].before, seat), ply_), game_.seat_name(seat) + "'s view does not lead to the true end");
    }
  }
  [[nodiscard]] bool converges(Position seen, std::size_t at) const {
    Mute mute;
    for (; at < steps_.size(); ++at) {
      if (seen == steps_[at].before) return true;  // from here on it is the true game
      if (reveals(seen)) return converges_by_reveal(seen, at);
      if (!(game_.to_act(seen) == steps_[at].seats) || !legal(seen, steps_[at])) return false;
      game_.apply(seen, steps_[at].answers, mute);
    }
    return over(game_, seen) ? seen == end_ : reveals(seen) && converges_by_reveal(seen, at);
  }
  /// Whether chance owes a reveal that the true game does not know: of a stream from which no true game draws.
  [[nodiscard]] bool reveals(const Position& seen) const { return game_.to_act(seen).is_chance() && true_streams_.count(game_.stream(seen)) == 0; }
  [[nodiscard]] bool converges_by_reveal(const Position& seen, std::size_t at) const {
    Mute mute;
    OptionList shown;
    game_.options(seen, Seat::chance, shown);
    for (const Option& option : shown) {
      Position next = seen;
      game_.apply(next, std::span(&option.action, 1), mute);
      if (converges(next, at)) return true;
    }
    return false;
  }
  [[nodiscard]] bool legal(const Position& seen, const Step& truth) const {
    std::size_t i = 0;
    for (const Seat seat : truth.seats) {
      OptionList options;
      game_.options(seen, seat, options);
      if (!options.contains(truth.answers[i++])) return false;
    }
    return true;
  }

  // The whole game.

  void check_end() const {
    expect(!game_.result(end_).empty(), "a finished game has no result");
    for (int i = 0; i < max_seats; ++i) {
      const auto seat = static_cast<Seat>(i);
      const Position seen = game_.view(end_, seat);
      expect(over(game_, seen) && game_.payoff(seen, seat) == game_.payoff(end_, seat), "a view of the end differs from it");
    }
    if constexpr (Accountable<G>) check_account();
  }

  void check_account() const {
    const std::vector<Measure> measures = game_.measures();
    const Account account = game_.account(end_);
    expect(account == game_.account(end_), "asked again, the account is another");
    expect(account.ending < game_.endings().size(), "a game ends in no way that it names");
    expect(account.values.size() == measures.size(), "an account has another number of values than there are measures");
    std::set<std::string> names;
    for (std::size_t i = 0; i < measures.size(); ++i) {
      expect(words(measures[i].name).size() == 1 && names.insert(measures[i].name).second, "a measure without a word of its own");
      expect(!measures[i].meaning.empty(), "a measure without a meaning");
      const int value = account.values[i];
      expect(measures[i].kind != Measure::Kind::mark || value == 0 || value == 1, "a mark is 0 or 1");
    }
  }

  /// The same answers give every digest again, twice in one process.
  void check_replay() {
    Mute mute;
    for (int time = 0; time < 2; ++time) {
      Position now = game_.start();
      for (ply_ = 0; ply_ < steps_.size(); ++ply_) {
        expect(digest(now) == digest(steps_[ply_].before), "replayed, the game goes another way");
        game_.apply(now, steps_[ply_].answers, mute);
      }
      expect(now == end_, "replayed, the game ends in another position");
    }
  }

  void check_session(bool thorough) {
    const Seating seating = Gambler::everywhere();
    Session session(host_, header());
    for (ply_ = 0; ply_ < steps_.size(); ++ply_) {
      expect(Hosted<G>::unpack(session.position()) == steps_[ply_].before, "the session deals or asks otherwise than the bare rules");
      if (thorough) check_record(session);
      const Result<bool> played = session.proceed(seating);
      expect(played && *played, "the session does not go on");
    }
    expect(session.over() && Hosted<G>::unpack(session.position()) == end_, "the session ends elsewhere");
    check_record(session);
    check_undo(session);
    Session again(host_, header());
    while (*again.proceed(seating)) {
    }
    expect(record(again) == record(session), "the same seed gives another record");
  }
  void check_record(const Session& session) const {
    const std::string text = record(session);
    Replayed loaded = replay(text, make_host());
    expect(static_cast<bool>(loaded), "the record is refused: " + loaded.fault().text());
    expect(host_->equal(loaded->position(), session.position()), "the record leads elsewhere");
    expect(record(*loaded) == text, "the record of a replayed game is another");
  }
  void check_undo(Session& session) {
    for (ply_ = steps_.size(); ply_-- > 0;) {
      expect(session.undo(), "undo stops before the start");
      expect(Hosted<G>::unpack(session.position()) == steps_[ply_].before, "undo does not restore the position");
    }
    expect(!session.undo(), "there is something before the start");
    for (ply_ = 0; ply_ < steps_.size(); ++ply_) {
      expect(session.redo(), "redo stops before the end");
      expect(Hosted<G>::unpack(session.position()) == after(), "redo leads elsewhere");
    }
    expect(!session.redo(), "there is something after the end");
  }

  void check_seeds_differ() const {
    std::set<std::uint64_t> seeds;
    for (int i = 0; i < terms_.games; ++i) seeds.insert(Dealer::game_seed(terms_.master, static_cast<std::uint64_t>(i)));
    expect(seeds.size() == static_cast<std::size_t>(terms_.games), "two games of a batch have one seed");
  }

  const G& game_;
  ContractTerms terms_;
  std::shared_ptr<const Hosted<G>> host_;
  std::uint64_t seed_ = 0;
  std::size_t ply_ = 0;
  std::set<int> true_streams_;  ///< that chance draws from in games of this master seed
  std::vector<Step> steps_;
  Position end_{};
};

/// The first promise that `game` breaks, with the seed and ply to play it again; empty if it keeps them all.
template <Shown G>
[[nodiscard]] std::string breach(const G& game, const ContractTerms& terms) {
  try {
    Contract<G>(game, terms).check();
  } catch (const typename Contract<G>::Breach& found) {
    return found.text;
  }
  return "";
}

/// What the test of every game calls.
template <Shown G>
void check_contract(const G& game, const ContractTerms& terms) {
  CHECK(breach(game, terms) == "");
}

}  // namespace rondo
