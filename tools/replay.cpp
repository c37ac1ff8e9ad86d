#include "tools/replay.h"

#include "rules/table/journal.h"
#include "rules/table/record.h"
#include "tools/page.h"
#include "tools/story.h"

namespace rondo::tools {

namespace {

std::string shown(const Session& session, std::size_t ply, int width) {
  std::string page;
  if (ply > 0) {
    page += wrapped("ply " + std::to_string(ply) + "  " + answers(session, ply - 1, {}), width);
    for (const std::string& line : session.ply(ply - 1).told) page += wrapped(line, width);
    page += reasons(session, ply - 1, width);
  }
  page += session.host().picture(session.position(ply), width);
  if (page.back() != '\n') page += '\n';
  return page;
}

}  // namespace

Report replay_record(Catalogue games, const std::string& path, std::optional<std::size_t> ply, int width) {
  const Result<std::string> text = read_file(path, max_record_bytes);
  if (!text) return refused(text.fault());
  Replayed replayed = replay(*text, make_host(games), path);
  if (!replayed) {
    Report report = refused(replayed.fault());
    for (const std::string& line : replayed.difference()) report.err += line + "\n";
    return report;
  }
  const Session& session = *replayed;
  if (ply && *ply > session.plies()) return refused({path, "has no ply " + std::to_string(*ply), "0 to " + std::to_string(session.plies()), ""});
  Report report;
  if (ply) report.out += shown(session, *ply, width);
  report.out += "ok: " + std::to_string(session.plies()) + " plies, digest " + short_digest(session.host().digest(session.position())) + "\n";
  return report;
}

}  // namespace rondo::tools
