#pragma once
// What the files that describe the command line share: the task that a line asks for, how it reports, and words of the help.
#include <functional>
#include <iostream>
#include <string>

#include "decks/spelling.h"
#include "rules/core/setup.h"
#include "tools/page.h"
#include "tools/report.h"
#include "tools/seed.h"

namespace rondo::tools {

/// The subcommand that was chosen, run after the line is parsed.
using Task = std::function<int()>;

inline int print(const Report& report) {
  std::cout << report.out << std::flush;
  std::cerr << report.err << std::flush;
  return report.code;
}

inline int refuse(const Fault& fault) { return print(refused(fault)); }

/// A line of the help's examples.
inline std::string example(const std::string& line, const std::string& meaning) { return "  rondo " + padded(line, 40) + "  " + meaning + "\n"; }

/// How help calls the value of a setting.
inline std::string value_name(const Setting& setting) { return setting.lines.empty() ? listed(setting.values) : "ID"; }

/// What is wrong with a seed as it was typed; empty for nothing.
inline std::string no_seed(const std::string& text) { return seed_number(text) ? "" : "'" + text + "' is no whole number below 2^64"; }

}  // namespace rondo::tools
