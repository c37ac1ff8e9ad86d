// Effect lines in words, as seen from the robot that has them; those of a boss speak of the player as `you`.
#include "rules/aegis/words.h"

namespace rondo::aegis {

namespace {

std::string whom_text(const EffectLine& line, bool boss) {
  const std::string own = line.when == When::component ? "the new robot" : "it";
  const bool together = !boss && line.when != When::destroyed;
  switch (line.whom) {
    case Whom::nobody: return "";
    case Whom::self: return boss ? "the boss" : "it";
    case Whom::new_robot: return "the new robot";
    case Whom::allies: return boss ? "the boss and every minion" : together ? own + " and its allies" : "its allies";
    case Whom::other_allies: return boss ? "every minion" : together ? "the allies of " + own : "its allies";
    case Whom::enemies: return boss ? "your robots" : "all enemies";
    case Whom::all: return "all robots";
    case Whom::one_ally: return boss ? "one of the boss and its minions" : "one ally";
    case Whom::other_ally: return boss ? "one minion" : "one ally but " + own;
    case Whom::one_enemy: return boss ? "one of your robots" : "one enemy";
    case Whom::one_robot: return "one robot";
    case Whom::other_robot: return "one robot but " + own;
    case Whom::target: return "its target";
  }
  return "";
}

std::string near_text(const EffectLine& line) { return line.within > 0 ? " within " + counted(line.within, "hex", "hexes") : ""; }

bool several(Whom whom) { return whom >= Whom::allies && whom <= Whom::all; }

std::string move_text(const EffectLine& line, const std::string& whom) {
  const std::string moves = whom + (several(line.whom) ? " each" : "");
  if (line.measure == Amount::movement)
    return moves + " may move once for free" + (line.straight ? " along one of the six directions" : "");
  return moves + (several(line.whom) ? " are" : " is") + " moved up to " + counted(line.amount, "hex", "hexes");
}

std::string drone_text(const EffectLine& line, bool boss) {
  const std::string drones = line.amount == 1 ? "a " + line.drone + " appears" : std::to_string(line.amount) + " " + line.drone + "s appear";
  if (boss) return drones + (line.amount == 1 ? " on a Starpoint" : " on Starpoints");
  return drones + (line.away == 1 ? " next to " : " " + std::to_string(line.away) + " hexes from ") +
         (line.when == When::component ? "the new robot" : "it");
}

}  // namespace

std::string effect_text(const EffectLine& line, bool boss) {
  const std::string n = std::to_string(line.amount);
  const std::string whom = whom_text(line, boss) + near_text(line);
  switch (line.verb) {
    case EffectVerb::damage: return n + " damage to " + whom;
    case EffectVerb::drain: return n + " Energy Drain on " + whom;
    case EffectVerb::repair: return whom + (several(line.whom) ? " repair " : " repairs ") + n;
    case EffectVerb::energy:
      return "your Energy Pool gains " + (line.measure == Amount::number ? n : std::string("its Energy Output"));
    case EffectVerb::sap: return "your Energy Pool loses " + n;
    case EffectVerb::dmg: return (line.amount > 0 ? "+" : "") + n + " DMG on " + whom;
    case EffectVerb::def: return (line.amount > 0 ? "+" : "") + n + " DEF on " + whom;
    case EffectVerb::acc: return (line.amount > 0 ? "+" : "") + n + " ACC on " + whom;
    case EffectVerb::eva: return (line.amount > 0 ? "+" : "") + n + " EVA on " + whom;
    case EffectVerb::blaze: return n + " BLAZE on " + whom;
    case EffectVerb::rust: return "RUST on " + whom;
    case EffectVerb::quell: return "QUELL on " + whom;
    case EffectVerb::disarm: return "DISARM on " + whom;
    case EffectVerb::flicker: return "FLICKER on " + whom;
    case EffectVerb::move: return move_text(line, whom);
    case EffectVerb::shift: return "the boss is placed up to " + counted(line.amount, "hex", "hexes") + " nearer to your nearest robot";
    case EffectVerb::summon: return counted(line.amount, "summon");
    case EffectVerb::drone: return drone_text(line, boss);
    case EffectVerb::activate: return whom + " may activate this round";
    case EffectVerb::use_actions: return whom + (several(line.whom) ? " may each use" : " may use") + " each Action once for free";
    case EffectVerb::lift: return whom + " goes off the board, to be dropped from the next Recharge on";
    case EffectVerb::combine_actions: return "it may use each COMBINE Action of its components once for free";
  }
  return "";
}

std::string moment_text(When when) {
  switch (when) {
    case When::formed: return "when formed";
    case When::component: return "when combined with";
    case When::damaged: return "when damaged";
    case When::destroyed: return "when destroyed";
    case When::hit: return "after an Action that hits";
    case When::missed: return "after an Action that misses";
    case When::activated: return "when it activates";
    case When::recharge: return "after each Recharge";
    case When::entry: return "on its Rondo card";
    case When::setup: return "at set-up";
  }
  return "";
}

}  // namespace rondo::aegis
