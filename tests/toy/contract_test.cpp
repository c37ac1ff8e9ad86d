// The toy game keeps the contract, bare and with its warden ruled; games that break a promise are found out.
#include "tests/contract.h"
#include "tests/toy/vault.h"
#include "tests/toy/warden.h"

namespace rondo {

namespace {

using Catch::Matchers::ContainsSubstring;
constexpr ContractTerms terms = {.games = 300, .max_plies = 120};

/// A warden who looks at the stake that lies face down before blue.
class Peeper : public toy::Warden {
 public:
  void narrow(const toy::Vault&, const toy::Position& position, OptionList& options, Trace*) const {
    if (position.stakes[1] != toy::unseen) options.filter([&](const Option& option) { return option.action.a == position.stakes[1]; });
  }
};

/// A warden who leaves what was not legal.
class Forger : public toy::Warden {
 public:
  void narrow(const toy::Vault&, const toy::Position&, OptionList& options, Trace*) const {
    options.clear();
    options.add({toy::prowl, 2, 0, 0});
    options.add({toy::prowl, 1, 0, 0});
  }
};

/// A warden who cannot say why.
class Mumbler : public toy::Warden {
 public:
  void narrow(const toy::Vault&, const toy::Position&, OptionList& options, Trace* trace) const {
    if (trace) trace->step = "prowl";
    options.filter([](const Option& option) { return option.action.a == 1; });
  }
};

struct Stutterer : toy::Vault {
  [[nodiscard]] std::string spell(const toy::Position& position, Seat seat, Action action) const {
    return action.verb == toy::prowl ? "prowl" : Vault::spell(position, seat, action);
  }
};

struct Numberer : toy::Vault {
  [[nodiscard]] std::string spell(const toy::Position& position, Seat seat, Action action) const {
    return action.verb == toy::roll ? std::to_string(action.a) : Vault::spell(position, seat, action);
  }
};

struct Repeater : toy::Vault {
  void options(const toy::Position& position, Seat seat, OptionList& options) const {
    Vault::options(position, seat, options);
    if (seat == toy::blue) options.add(options[0].action);
  }
};

struct Silent : toy::Vault {
  void options(const toy::Position& position, Seat seat, OptionList& options) const {
    Vault::options(position, seat, options);
    if (seat == toy::warden && position.round == 3) options.clear();
  }
};

/// Its views forget the points, which everybody knows.
struct Forgetful : toy::Vault {
  [[nodiscard]] toy::Position view(const toy::Position& position, Seat seat) const {
    toy::Position seen = Vault::view(position, seat);
    seen.points = {};
    return seen;
  }
};

struct Babbler : toy::Vault {
  [[nodiscard]] std::string tell(const toy::Position&, const toy::Event&) const { return "one\ntwo"; }
};

struct Streamless : toy::Vault {
  [[nodiscard]] int stream(const toy::Position& position) const { return Vault::stream(position) + 2; }
};

struct Forgetter : toy::Vault {
  [[nodiscard]] Account account(const toy::Position& position) const {
    Account account = Vault::account(position);
    account.values.pop_back();
    return account;
  }
};

template <class P>
std::string breach_of(P policy) {
  return breach(Ruled<toy::Vault, P>(toy::Vault{}, policy), terms);
}

}  // namespace

TEST_CASE("the vault keeps the contract of every game", "[contract][toy]") { check_contract(toy::Vault{}, terms); }

TEST_CASE("the vault with a ruled warden keeps the contract of every game", "[contract][toy]") {
  check_contract(toy::Guarded(toy::Vault{}, toy::Warden{}), terms);
}

TEST_CASE("the contract finds out a policy that peeks, invents or cannot explain", "[contract][toy]") {
  CHECK_THAT(breach_of(Peeper{}), ContainsSubstring("its own view offers a seat other options"));
  CHECK_THAT(breach_of(Forger{}), ContainsSubstring("invents an option or changes their order"));
  CHECK_THAT(breach_of(Mumbler{}), ContainsSubstring("ruled out by no rule"));
}

TEST_CASE("the contract finds out rules that break a promise", "[contract][toy]") {
  CHECK_THAT(breach(Stutterer{}, terms), ContainsSubstring("two options are spelled 'prowl'"));
  CHECK_THAT(breach(Numberer{}, terms), ContainsSubstring("cannot stand in a record: '1'"));
  CHECK_THAT(breach(Repeater{}, terms), ContainsSubstring("listed twice"));
  CHECK_THAT(breach(Silent{}, terms), ContainsSubstring("no option before the end"));
  CHECK_THAT(breach(Forgetful{}, terms), ContainsSubstring("view does not lead to the true end"));
  CHECK_THAT(breach(Babbler{}, terms), ContainsSubstring("one line"));
  CHECK_THAT(breach(Streamless{}, terms), ContainsSubstring("no named stream"));
  CHECK_THAT(breach(Forgetter{}, terms), ContainsSubstring("another number of values"));
  CHECK_THAT(breach(toy::Vault{}, {.games = 50, .max_plies = 20}), ContainsSubstring("does not end within its bound"));
}

}  // namespace rondo
