#pragma once
// How each step is spelled, for `step_line` and `gain_line` alone: one table that both reading and writing follow, the bounds of its numbers,
// and what is said of a line that begins like none of ours.
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "decks/akarios/steps.h"
#include "decks/fault.h"

namespace rondo::akarios {

/// How the words behind the first go: small ones as they are, capitals for what varies, brackets around what may be left out.
struct Form {
  std::string_view head;
  Do what;
  std::string_view rest;
  std::string_view shown;  ///< for people
};
constexpr std::array<Form, do_names.size() + 1> forms = {{
    {"move", Do::move, "PATTERNS", "move, and patterns such as forward forward | slip-left forward"},
    {"rotate", Do::rotate, "AMOUNT", "rotate N"},
    {"swing", Do::swing, "PATTERNS", "swing, and patterns such as forward forward | slip-left forward"},
    {"attack", Do::attack, "ARC RANGE damage AMOUNT [ targets TARGETS ] RIDERS", "attack ARC N damage N, then targets N, push N, pull N, conditions"},
    {"push", Do::shove, "PUSH within RANGE [ targets TARGETS ] RIDERS", "push N within N, then targets N, pull N, conditions"},
    {"pull", Do::shove, "PULL within RANGE [ targets TARGETS ] RIDERS", "pull N within N, then targets N, conditions"},
    {"repair", Do::repair, "AMOUNT [ ship within RANGE ]", "repair N, or repair N ship within N"},
    {"shield", Do::shield, "AMOUNT", "shield N"},
    {"cancel", Do::clear, "effects [ ship within RANGE ]", "cancel effects, or cancel effects ship within N"},
    {"calm", Do::calm, "AMOUNT", "calm N"},
    {"resupply", Do::resupply, "drone", "resupply drone"},
    {"restock", Do::restock, "cards", "restock cards"},
    {"mend", Do::mend, "engine ally within RANGE", "mend engine ally within N"},
    {"foresee", Do::foresee, "AMOUNT", "foresee N"},
    {"purge", Do::purge, "ally within RANGE", "purge ally within N"},
    {"another", Do::again, "phase ally within RANGE", "another phase ally within N"},
    {"bolster", Do::bolster, "allies within RANGE", "bolster allies within N"},
    {"ready", Do::ready, "RIDERS", "ready, and push N, pull N, conditions"},
    {"ignite", Do::ignite, "AMOUNT damage DAMAGE", "ignite N damage N"},
    {"missile", Do::missile, "AMOUNT damage DAMAGE", "missile N damage N"},
    {"flak", Do::flak, "", "flak"},
    {"redirect", Do::redirect, "within RANGE [ targets TARGETS ]", "redirect within N, then targets N"},
    {"endure", Do::endure, "", "endure"},
    {"remote", Do::remote, "[ within RANGE ] TURN", "remote within N, then rotate N or move and patterns"},
}};

/// The way in which this step is written.
[[nodiscard]] const Form& form_of(const Step& step);

struct Bounds {
  int low;
  int high;
};
/// Of the number that `part` stands for: AMOUNT, DAMAGE, RANGE, TARGETS, PUSH or PULL.
[[nodiscard]] Bounds bounds_of(Do what, std::string_view part);
[[nodiscard]] std::uint8_t& number_of(Step& step, std::string_view part);

/// What is wrong with `line`, which `what` says.
[[nodiscard]] Fault wrong_line(std::string_view line, const std::string& what, std::string expected, std::string near = "");
/// `line` begins with `head`, which none of the forms does; `besides` could stand there as well, if it is not empty.
[[nodiscard]] Fault unknown_head(std::string_view line, std::string_view head, std::string_view besides);

}  // namespace rondo::akarios
