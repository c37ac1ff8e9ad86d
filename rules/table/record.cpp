#include "rules/table/record.h"

#include <algorithm>

namespace rondo {

namespace {

/// A header value on one line, whatever is in it.
std::string one_line(std::string_view text) {
  std::string line;
  for (const char c : text) switch (c) {
      case '\\': line += "\\\\"; break;
      case '\n': line += "\\n"; break;
      case '\r': line += "\\r"; break;
      default: line += c;
    }
  return line;
}

std::string file_block(const DataFile& file) {
  std::string block = "file " + std::to_string(std::count(file.text.begin(), file.text.end(), '\n') + 1) + " " + one_line(file.path) + "\n|";
  for (const char c : file.text) {
    block += c;
    if (c == '\n') block += '|';
  }
  return block + "\n";
}

std::string text_until_end(const Session& session, const char* kind) {
  const Header& header = session.header();
  std::string text = "rondo " + std::to_string(record_version) + kind + "\n";
  text += "engine " + one_line(header.engine) + "\n";
  text += "game " + one_line(header.game) + "\n";
  text += "profile " + one_line(header.profile) + "\n";
  text += "seed " + std::to_string(header.seed) + "\n";
  for (const std::string& word : header.setup) text += "setup " + one_line(word) + "\n";
  for (const DataFile& file : header.files) text += file_block(file);
  text += "start " + short_digest(session.host().digest(session.position(0))) + "\n";
  for (std::size_t i = 0; i <= session.plies(); ++i) {
    if (i > 0) text += ply_line(session, i - 1) + "\n";
    for (const auto& [name, at] : session.marks())
      if (at == i) text += "mark " + name + "\n";
  }
  for (const Seat seat : session.waiting()) text += wait_line(session, seat, session.waiting_answer(seat)) + "\n";
  return text;
}

}  // namespace

std::string short_digest(std::uint64_t digest) {
  std::string text = "#";
  for (int shift = 28; shift >= 0; shift -= 4) text += "0123456789abcdef"[(digest >> static_cast<unsigned>(shift)) & 15U];
  return text;
}

std::string ply_line(const Session& session, std::size_t i) {
  const Host& host = session.host();
  const Ply& ply = session.ply(i);
  std::string line = std::to_string(i + 1);
  std::size_t answer = 0;
  for (const Seat seat : ply.seats) {
    line += (answer ? " | " : " ") + host.seat_name(seat) + ": " + host.spell(session.position(i), seat, ply.answers[answer]);
    ++answer;
  }
  return line + " " + short_digest(host.digest(session.position(i + 1)));
}

std::string wait_line(const Session& session, Seat seat, Action action) {
  return "wait " + session.host().seat_name(seat) + ": " + session.host().spell(session.position(), seat, action);
}

std::string record(const Session& session) { return text_until_end(session, "") + "end " + std::to_string(session.plies()) + "\n"; }

std::string journal_start(const Session& session) { return text_until_end(session, " journal"); }

}  // namespace rondo
