#include "tests/toy/vault.h"

namespace rondo::toy {

namespace {
constexpr const char* card_names[] = {"gem", "gold", "curse"};
}

std::string Vault::spell(const Position&, Seat, Action action) const {
  const std::string number = std::to_string(action.a);
  switch (action.verb) {
    case hide: return "hide " + number;
    case prowl: return "prowl door " + number;
    case show_stake: return seat_name(static_cast<Seat>(action.a)) + " held " + std::to_string(action.b);
    case roll: return "die " + number;
    case draw: return card_names[action.a];
    case raise: return "raise " + number;
    case spoil: return "spoil " + number;
    default: return "pass";
  }
}

std::string Vault::tell(const Position&, const Event& event) const {
  const std::string who = seat_name(event.seat);
  const std::string value = std::to_string(event.value);
  switch (event.kind) {
    case Event::Kind::hidden: return "Both have hidden a stake.";
    case Event::Kind::prowled: return "The warden goes to door " + value + ".";
    case Event::Kind::showed: return "Red held " + value + ", blue held " + std::to_string(event.other) + ".";
    case Event::Kind::caught: return who + " is caught at door " + value + ".";
    case Event::Kind::tied: return "Nobody gets in.";
    case Event::Kind::rolled: return "";  // the dice are shown with what they become
    case Event::Kind::changed: return who + " turns a " + value + " to " + std::to_string(event.other) + ".";
    case Event::Kind::drew: return who + " draws a " + card_names[event.value] + ".";
    case Event::Kind::closed: return "The vault falls shut.";
  }
  return "";
}

std::string Vault::picture(const Position& position, int) const {
  std::string text = "round " + std::to_string(position.round + 1) + ", warden at door " + std::to_string(position.door) + "\n";
  for (std::size_t i = 0; i < 2; ++i)
    text += seat_name(static_cast<Seat>(i)) + ": " + std::to_string(position.points[i]) + " points, " + std::to_string(position.tokens[i]) +
            " tokens" + (position.stakes[i] ? ", a stake face down" : "") + "\n";
  return text;
}

std::string Vault::prompt(const Position& position, Seat seat) const {
  switch (position.frames.back().step) {
    case Step::hiding: return "Which stake does " + seat_name(seat) + " hide?";
    case Step::prowling: return "Which door does the warden go to?";
    case Step::window: return "Does " + seat_name(seat) + " pay to change a die?";
    case Step::rolling: return "What does the die show?";
    case Step::drawing: return "Which card is drawn?";
    default: return "What was hidden?";
  }
}

std::string Vault::result(const Position& position) const {
  const int lead = position.points[0] - position.points[1];
  return (lead == 0 ? std::string("A draw") : seat_name(lead > 0 ? red : blue) + " wins") + ", " + std::to_string(position.points[0]) + " to " +
         std::to_string(position.points[1]) + ".";
}

std::string Vault::seat_name(Seat seat) const {
  switch (seat) {
    case red: return "red";
    case blue: return "blue";
    case warden: return "warden";
    case Seat::chance: return "chance";
    default: return "";
  }
}

std::string Vault::stream_name(int stream) const { return stream == 0 ? "dice" : stream == 1 ? "deck" : stream == 2 ? "reveal" : ""; }

std::vector<Inquiry<Position>> Vault::questions() const {
  return {{"odds", "odds CARD", "how likely the next card is CARD: odds gem",
           [](const Position& position, std::span<const std::string> words) -> Result<std::string> {
             if (words.size() != 1) return Fault{"odds", "one card is needed", "gem, gold, curse", ""};
             for (std::uint8_t kind = 0; kind < 3; ++kind)
               if (words[0] == card_names[kind]) {
                 std::uint32_t all = 0;
                 for (std::uint8_t other = 0; other < 3; ++other) all += position.pile.weight(other);
                 return std::to_string(position.pile.weight(kind)) + " in " + std::to_string(all);
               }
             return Fault{"odds", "no card is called '" + words[0] + "'", "gem, gold, curse", ""};
           }}};
}

}  // namespace rondo::toy
