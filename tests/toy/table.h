#pragma once
// The guarded vault at a table: what the tests of session, record and journal play.
#include <memory>
#include <string>

#include "rules/table/hosted.h"
#include "rules/table/replay.h"
#include "rules/table/session.h"
#include "tests/gambler.h"
#include "tests/toy/vault.h"
#include "tests/toy/warden.h"

namespace rondo::toy {

inline std::shared_ptr<const Host> table() {
  static const auto host = std::make_shared<Hosted<Guarded>>(std::make_shared<Guarded>(Vault{}, Warden{}));
  return host;
}

inline Header header(std::uint64_t seed) {
  Header header;
  header.game = "vault";
  header.profile = "vault-house-1";
  header.seed = seed;
  return header;
}

inline Session session(std::uint64_t seed) { return Session(table(), header(seed)); }

/// A game that gamblers played to its end.
inline Session finished(std::uint64_t seed) {
  Session played = session(seed);
  const Seating seating = Gambler::everywhere();
  while (*played.proceed(seating)) {
  }
  return played;
}

inline Position seen(const Session& session) { return Hosted<Guarded>::unpack(session.position()); }

/// Goes on until a person is asked.
inline void go_on(Session& session) {
  while (*session.proceed({})) {
  }
}

inline MakeHost make_host() {
  return [](const Header&) -> Result<std::shared_ptr<const Host>> { return table(); };
}

}  // namespace rondo::toy
