#pragma once
// Makes a host of any game that can be shown. Only the catalogue and the tests of a game include this file.
#include <cstring>
#include <memory>
#include <utility>

#include "rules/table/host.h"

namespace rondo {

template <Shown G>
class Hosted final : public Host {
 public:
  using Position = typename G::Position;

  explicit Hosted(std::shared_ptr<const G> game) : game_(std::move(game)) {}
  [[nodiscard]] const G& game() const { return *game_; }

  [[nodiscard]] static Blob pack(const Position& position) {
    Blob blob(sizeof(Position));
    std::memcpy(blob.bytes().data(), &position, sizeof(Position));
    return blob;
  }
  [[nodiscard]] static Position unpack(const Blob& blob) {
    RONDO_ENSURE(blob.bytes().size() == sizeof(Position), "a position of another game");
    Position position;
    std::memcpy(static_cast<void*>(&position), blob.bytes().data(), sizeof(Position));
    return position;
  }

  [[nodiscard]] Blob start() const override { return pack(game_->start()); }
  [[nodiscard]] SeatSet to_act(const Blob& blob) const override { return game_->to_act(unpack(blob)); }
  void options(const Blob& blob, Seat seat, OptionList& options) const override { game_->options(unpack(blob), seat, options); }
  void apply(Blob& blob, std::span<const Action> answers, std::vector<std::string>* told) const override {
    Position position = unpack(blob);
    if (told == nullptr) {
      Mute mute;
      game_->apply(position, answers, mute);
    } else {
      const Narrator<Position, typename G::Event> narrator = [&](const Position& now, const typename G::Event& event) {
        if (std::string line = game_->tell(now, event); !line.empty()) told->push_back(std::move(line));
      };
      game_->apply(position, answers, narrator);
    }
    blob = pack(position);
  }
  [[nodiscard]] int payoff(const Blob& blob, Seat seat) const override { return game_->payoff(unpack(blob), seat); }
  [[nodiscard]] Blob view(const Blob& blob, Seat seat) const override { return pack(game_->view(unpack(blob), seat)); }
  [[nodiscard]] int stream(const Blob& blob) const override { return game_->stream(unpack(blob)); }
  [[nodiscard]] Seat chooser(Seat seat) const override { return game_->chooser(seat); }
  [[nodiscard]] std::optional<Trace> explain(const Blob& blob, Seat seat) const override {
    if constexpr (requires(const Position& position) { game_->explain(position, seat); })
      return game_->explain(unpack(blob), seat);
    else
      return std::nullopt;
  }

  [[nodiscard]] bool equal(const Blob& a, const Blob& b) const override { return unpack(a) == unpack(b); }
  [[nodiscard]] std::uint64_t digest(const Blob& blob) const override { return rondo::digest(unpack(blob)); }
  [[nodiscard]] std::vector<Field> fields(const Blob& blob) const override { return rondo::fields(unpack(blob)); }
  [[nodiscard]] std::size_t position_size() const override { return sizeof(Position); }

  [[nodiscard]] std::string spell(const Blob& blob, Seat seat, Action action) const override { return game_->spell(unpack(blob), seat, action); }
  [[nodiscard]] std::string picture(const Blob& blob, int width) const override { return game_->picture(unpack(blob), width); }
  [[nodiscard]] std::string prompt(const Blob& blob, Seat seat) const override { return game_->prompt(unpack(blob), seat); }
  [[nodiscard]] std::string result(const Blob& blob) const override { return game_->result(unpack(blob)); }
  [[nodiscard]] std::string chapter(const Blob& blob) const override {
    if constexpr (requires(const Position& position) { game_->chapter(position); })
      return game_->chapter(unpack(blob));
    else
      return "";
  }
  [[nodiscard]] std::string seat_name(Seat seat) const override { return game_->seat_name(seat); }
  [[nodiscard]] std::string stream_name(int stream) const override { return game_->stream_name(stream); }
  [[nodiscard]] std::vector<Question> questions() const override {
    std::vector<Question> asked;
    for (const Inquiry<Position>& inquiry : game_->questions())
      asked.push_back({inquiry.name, inquiry.syntax, inquiry.help,
                       [answer = inquiry.answer](const Blob& blob, std::span<const std::string> words) { return answer(unpack(blob), words); }});
    return asked;
  }

 private:
  std::shared_ptr<const G> game_;
};

}  // namespace rondo
