#include "rules/aerodome/effects.h"
#include "rules/aerodome/flight.h"
#include "rules/aerodome/game.h"
#include "rules/aerodome/ledger.h"
#include "rules/aerodome/words.h"

namespace rondo::aerodome {

namespace {

class Ledger {
 public:
  Ledger(const Table& table, const Position& p, int width) : table_(table), p_(p), width_(width) {}
  [[nodiscard]] Lines lines() const;

 private:
  [[nodiscard]] std::string head() const;
  [[nodiscard]] Lines key() const;
  [[nodiscard]] Lines orders() const;
  [[nodiscard]] Lines fighter(FighterId fighter) const;
  [[nodiscard]] std::vector<std::string> states(FighterId fighter) const;
  [[nodiscard]] std::string hand(FighterId fighter) const;
  [[nodiscard]] Lines active(FighterId fighter) const;
  [[nodiscard]] Lines aux(FighterId fighter) const;

  const Table& table_;
  const Position& p_;
  int width_;
};

Lines Ledger::lines() const {
  Lines all = key();
  const auto append = [&](const Lines& more) { all.insert(all.end(), more.begin(), more.end()); };
  append(wrapped(head(), width_));
  append(orders());
  for (FighterId one = 0; one < table_.fighters(); ++one) append(fighter(one));
  return all;
}

Lines Ledger::key() const {
  std::vector<std::string> items = {"inches", "> ^ < v / \\ the Front point"};
  if (table_.seats == 2)
    items.insert(items.end(), {". ' Shot sectors of red and blue", ": of both"});
  else
    items.insert(items.end(), {". Shot sector", ": of several"});
  if (!p_.tokens.empty()) items.emplace_back("o Auxiliary token");
  if (table_.centre_token) items.emplace_back("@ the token that stays");
  return flowed("", items, width_);
}

std::string Ledger::head() const {
  std::string text = p_.round == 0 ? "Set-up" : "Round " + std::to_string(p_.round) + " of " + std::to_string(table_.last_round);
  text += ", " + table_.stadium.name;
  if (p_.round > 0 && p_.holder != nobody) text += ", Initiative: " + tag(table_, p_.holder);
  if (table_.mode != Mode::standard) {
    text += "; Victory Points:";
    for (int seat = 0; seat < table_.seats; ++seat)
      text += " " + seat_text(static_cast<Seat>(seat)) + " " + std::to_string(p_.points[static_cast<std::size_t>(seat)]);
    if (table_.points_to_win > 0) text += " of " + std::to_string(table_.points_to_win);
  }
  return text;
}

/// In which slots the fighters of each squadron stand.
Lines Ledger::orders() const {
  Lines all;
  for (std::size_t team = 0; table_.mode == Mode::squadron && team < 2; ++team) {
    std::vector<std::string> items;
    for (std::size_t slot = 0; slot < team_size && p_.slots[team][slot] != no_card; ++slot) {
      const std::uint8_t who = p_.slots[team][slot];
      items.push_back((slot == p_.cycle ? "> " : "") + (who == unseen ? "face down" : tag(table_, who)));
    }
    for (std::string& line : flowed("Order of " + seat_text(static_cast<Seat>(team)) + ":", items, width_)) all.push_back(std::move(line));
  }
  return all;
}

/// Everything on a fighter but its place.
std::vector<std::string> Ledger::states(FighterId fighter) const {
  const Plane& plane = p_[fighter];
  std::vector<std::string> words;
  if (plane.aloft) {
    if (const int corners = outside(table_, plane.at, plane.heading); corners > 0) words.push_back(counted(corners, "corner") + " outside");
    if (plane.touching != 0) words.push_back("touching " + in_a_row(tags(table_, plane.touching)));
  }
  if (plane.buff != Buff::none) words.emplace_back(buff_names[static_cast<std::size_t>(plane.buff)]);
  if (plane.burn > 0) words.push_back("Burn " + std::to_string(plane.burn));
  if (plane.frozen > 0) words.push_back("Frozen " + std::to_string(plane.frozen));
  if (plane.sturdy > 0) words.push_back("STURDY " + std::to_string(plane.sturdy));
  if (plane.burst > 0) words.push_back("BURST " + std::to_string(plane.burst));
  if (plane.pending_daze > 0) words.push_back("Dazed " + std::to_string(plane.pending_daze) + " to come");
  return words;
}

/// The cards in hand by Initiative, those that are out of it in brackets.
std::string Ledger::hand(FighterId fighter) const {
  const Plane& plane = p_[fighter];
  std::string text;
  for (int card = 0; card < hand_cards; ++card) {
    const auto i = static_cast<std::size_t>(card);
    const std::string number = std::to_string(table_.card(fighter, card).initiative);
    std::string marks;
    if (plane.dazed[i] > 0) marks += " d" + std::to_string(plane.dazed[i]);
    if (plane.charges[i] > 0) marks += " c" + std::to_string(plane.charges[i]);
    if (plane.active == card) marks += " active";
    text += (text.empty() ? "" : " ") + (marks.empty() ? number : "(" + number + marks + ")");
  }
  return text;
}

/// The card in play, and how far its action bar is carried out.
Lines Ledger::active(FighterId fighter) const {
  const Plane& plane = p_[fighter];
  if (plane.active == unseen) return {"  a card face down"};
  if (plane.active >= hand_cards) return {};
  const BattleCard& card = table_.card(fighter, plane.active);
  const Frame* turn = turn_of(p_);
  const bool now = turn && turn->fighter == fighter;
  std::vector<std::string> items;
  for (std::size_t i = 0; i < card.actions.size(); ++i) {
    items.push_back((now && i == turn->line ? "> " : "") + line_text(card.actions[i]) + (now && i < turn->line ? " (done)" : ""));
  }
  for (std::string& word : keyword_words(card.keywords)) items.push_back(std::move(word));
  std::string head = "  " + std::to_string(card.initiative) + " " + card.name;
  if (!plane.revealed) head += " (face down)";
  if (plane.revealed && plane.initiative != card.initiative) head += " (Initiative " + std::to_string(plane.initiative) + ")";
  if (plane.acted) head += " (turn over)";
  return flowed(head + ":", items, width_);
}

Lines Ledger::aux(FighterId fighter) const {
  std::vector<std::string> items;
  for (const int slot : aux_at(table_, p_, fighter, attached_to(fighter)))
    items.push_back(aux_text(table_.aux_card(fighter, slot)) + " (Ammo " + std::to_string(p_[fighter].ammo) + ")");
  for (const int slot : aux_at(table_, p_, fighter, in_hand_of(fighter))) items.push_back(aux_text(table_.aux_card(fighter, slot)));
  return flowed("  Auxiliary:", items, width_);
}

Lines Ledger::fighter(FighterId fighter) const {
  const Plane& plane = p_[fighter];
  const std::string name = sign(table_, fighter) + " " + tag(table_, fighter) + ", " + pilot_text(table_, p_, fighter) + ":";
  std::vector<std::string> items = {std::to_string(plane.hit_points) + " HP"};
  if (plane.aloft)
    items.push_back("at " + place_text(plane.at) + " heading " + degrees(plane.heading));
  else
    items.emplace_back(dazed_out(plane) ? "out of the game" : "not on the table");
  for (std::string& word : states(fighter)) items.push_back(std::move(word));
  Lines all = flowed(name, items, width_);
  const auto append = [&](const Lines& more) { all.insert(all.end(), more.begin(), more.end()); };
  append(wrapped("  hand " + hand(fighter), width_));
  append(active(fighter));
  append(aux(fighter));
  return all;
}

}  // namespace

Lines ledger_lines(const Table& table, const Position& p, int width) { return Ledger(table, p, width).lines(); }

}  // namespace rondo::aerodome
