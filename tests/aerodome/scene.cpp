#include "tests/aerodome/scene.h"

#include <algorithm>

#include "decks/spelling.h"
#include "rules/table/host.h"

namespace rondo::aerodome {

Point at(double x, double y) {
  const auto exact = [](double inches) {
    const auto units = static_cast<std::int32_t>(inches * 1024);
    RONDO_ENSURE(units == inches * 1024, "a test names a place between the units");
    return Surd{units, 0};
  };
  return {exact(x), exact(y)};
}

Effect doing(When when, EffectVerb verb, int amount, Whom whom) {
  Effect line;
  line.name = verb == EffectVerb::token ? "token" : verb_names[static_cast<std::size_t>(verb)];
  line.when = when;
  line.verb = verb;
  line.amount.number = static_cast<std::uint8_t>(amount);
  line.whom = whom;
  return line;
}

ActionLine strike(int dice, int range, int success, bool d3) {
  ActionLine line = shot(dice);
  line.family = Family::attack;
  line.range = static_cast<std::uint8_t>(range);
  line.success = static_cast<std::uint8_t>(success);
  line.d3 = d3;
  return line;
}

Scene::Scene(Table made) : table(std::move(made)) {
  constexpr int corners[max_fighters][3] = {{4, 4, 0}, {24, 20, 6}, {4, 20, 0}, {24, 4, 6}, {14, 3, 3}, {14, 21, 9}, {4, 12, 0}, {24, 12, 6}};
  p.round = 1;
  p.holder = red;
  for (FighterId fighter = 0; fighter < table.fighters(); ++fighter) {
    table.pilots[fighter].hand[4] = battle_card(5, "Tested", {});
    Plane& plane = p[fighter];
    plane.aloft = plane.revealed = plane.acted = true;
    plane.hit_points = static_cast<std::uint8_t>(table.hit_points);
    plane.active = 4;
    plane.initiative = 5;
    put(fighter, corners[fighter][0], corners[fighter][1], corners[fighter][2]);
  }
  for (auto& team : p.slots) team.fill(no_card);
  if (table.mode == Mode::standard) put(red, 4, 7, 0).put(blue, 20, 7, 6);
  if (table.mode == Mode::squadron)
    for (std::size_t i = 0; i < 2 * team_size; ++i) p.slots[i / team_size][i % team_size] = static_cast<std::uint8_t>(i);
  for (std::size_t owner = 0; owner < table.aux_decks.size(); ++owner)
    for (std::size_t i = 0; i < table.aux_decks[owner].size(); ++i) p.aux[owner][i] = AuxPlace::deck;
}

Scene& Scene::give(Keyword keyword, int number, FighterId fighter) {
  aerodome::give(card(fighter).keywords, keyword, number);
  return *this;
}

Scene& Scene::put(FighterId fighter, Point place, int heading) {
  p[fighter].at = place;
  p[fighter].heading = static_cast<std::uint8_t>(heading);
  return *this;
}

std::size_t Scene::slot(std::string_view aux, FighterId fighter) const {
  const std::vector<AuxCard>& cards = table.aux_deck(fighter);
  for (std::size_t i = 0; i < cards.size(); ++i)
    if (cards[i].id == aux) return i;
  FAIL("no such Auxiliary card: " << aux);
  return 0;
}

Scene& Scene::hold(std::string_view aux, FighterId fighter) {
  const std::size_t i = slot(aux, fighter);
  const AuxCard& card = table.aux_deck(fighter)[i];
  const bool armament = card.type == AuxType::armament;
  p.aux[static_cast<std::size_t>(table.owner_of(fighter))][i] = armament ? attached_to(fighter) : in_hand_of(fighter);
  if (armament) p[fighter].ammo = card.keywords[Keyword::ammo].number;
  return *this;
}

Scene& Scene::deck(std::vector<AuxCard> cards, FighterId fighter) {
  const auto owner = static_cast<std::size_t>(table.owner_of(fighter));
  table.aux_decks[owner] = std::move(cards);
  p.aux[owner].fill(AuxPlace::none);
  std::fill_n(p.aux[owner].begin(), table.aux_decks[owner].size(), AuxPlace::deck);
  return *this;
}

const Game& Scene::game() {
  if (!game_) game_.emplace(table = complete(std::move(table)));
  return *game_;
}

Narrator Scene::narrator() {
  return [this](const Position& now, const Event& event) {
    events.push_back(event);
    (void)game_->tell(now, event);  // every event can be told
  };
}

Scene& Scene::begin(RoundStep step) {
  (void)game();
  p.frames.clear();
  p.frames.push_back({});
  p.frames.back().kind = FrameKind::round;
  p.frames.back().step = static_cast<std::uint8_t>(step);
  const Narrator hears = narrator();
  Resolver(game_->table(), p, &hears).go_on();
  return *this;
}

Scene& Scene::turns(std::initializer_list<FighterId> fighters) {
  p.order.clear();
  p.cycle = team_size - 1;  // of squadrons: no other pair follows
  for (const FighterId fighter : fighters) {
    p.order.push_back(fighter);
    p[fighter].acted = false;
  }
  return begin(RoundStep::turns);
}

Scene& Scene::select() {
  for (FighterId fighter = 0; fighter < table.fighters(); ++fighter) {
    Plane& plane = p[fighter];
    plane.active = no_card;
    plane.revealed = plane.acted = false;
    plane.initiative = 0;
  }
  for (auto& team : p.slots) team.fill(no_card);
  return begin(RoundStep::selection);
}

Scene& Scene::open() {
  p = game().start();
  return *this;
}

std::vector<std::string> Scene::options(Seat seat, std::string_view beginning) {
  OptionList list;
  std::vector<std::string> texts;
  game().options(p, seat, list);
  for (const Option& option : list)
    if (std::string text = game().spell(p, seat, option.action); text.starts_with(beginning)) texts.push_back(std::move(text));
  return texts;
}

std::vector<std::string> Scene::options(std::string_view beginning) {
  return p.owing.empty() ? std::vector<std::string>{} : options(p.owing.first(), beginning);
}

bool Scene::offers(std::string_view line) {
  const std::vector<std::string> texts = options();
  return std::find(texts.begin(), texts.end(), line) != texts.end();
}

void Scene::answer(const std::vector<std::string>& lines) {
  REQUIRE(static_cast<int>(lines.size()) == p.owing.size());
  std::vector<Action> answers;
  for (const Seat seat : p.owing) {
    const std::string& line = lines[answers.size()];
    const std::vector<std::string> spelled = options(seat, "");
    const auto index = parse(spelled, line);
    INFO(line << " - offered: " << listed(spelled));
    REQUIRE(static_cast<bool>(index));
    OptionList list;
    game().options(p, seat, list);
    answers.push_back(list[*index].action);
  }
  const Narrator hears = narrator();
  game().apply(p, answers, hears);
}

Scene& Scene::play(std::initializer_list<std::string_view> lines) {
  for (const std::string_view line : lines) answer({std::string(line)});
  return *this;
}

Scene& Scene::together(std::initializer_list<std::string_view> lines) {
  answer({lines.begin(), lines.end()});
  return *this;
}

Scene& Scene::choose(std::initializer_list<int> initiatives) {
  std::vector<std::string> lines;
  for (const int initiative : initiatives) lines.push_back("choose " + std::to_string(initiative));
  answer(lines);
  return *this;
}

Scene& Scene::roll(std::initializer_list<int> faces) {
  for (const int face : faces) {
    INFO("die " << face);
    REQUIRE(wants_dice());  // else a die is left over
    play("die " + std::to_string(face));
  }
  REQUIRE_FALSE(wants_dice());  // else one is missing
  return *this;
}

Scene& Scene::pass_turn() {
  const Frame* now = turn_of(p);
  REQUIRE(now != nullptr);
  const FighterId fighter = now->fighter;
  for (now = turn_of(p); now != nullptr && now->fighter == fighter && p.frames.back().kind == FrameKind::turn; now = turn_of(p))
    play(offers("end turn") ? "end turn" : offers("skip") ? "skip" : options().front());
  return *this;
}

Scene& Scene::pass_round() {
  while (turn_of(p) != nullptr) pass_turn();
  return *this;
}

AuxPlace Scene::place(std::string_view aux, FighterId fighter) const {
  return p.aux[static_cast<std::size_t>(table.owner_of(fighter))][slot(aux, fighter)];
}

int Scene::count(EventKind kind) const {
  return static_cast<int>(std::count_if(events.begin(), events.end(), [&](const Event& event) { return event.kind == kind; }));
}

int Scene::when(EventKind kind, FighterId fighter) const {
  for (std::size_t i = 0; i < events.size(); ++i)
    if (events[i].kind == kind && (fighter == nobody || events[i].fighter == fighter)) return static_cast<int>(i);
  return -1;
}

}  // namespace rondo::aerodome
