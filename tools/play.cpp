#include "tools/play.h"

#include <unistd.h>

#include <iostream>
#include <memory>

#include "decks/spelling.h"
#include "rules/table/header.h"
#include "rules/table/journal.h"
#include "rules/table/record.h"
#include "tools/files.h"
#include "tools/line_editor.h"
#include "tools/repl.h"
#include "tools/report.h"

namespace rondo::tools {

namespace {

int refuse(const Fault& fault, std::ostream& complaints) {
  complaints << "rondo: " + fault.text() + "\n" << std::flush;
  return users_error;
}

/// Asks until it is a yes or a no; nothing if the input ends.
std::optional<bool> agreed(Terminal& terminal, const std::string& question) {
  while (true) {
    const std::optional<std::string> line = terminal.read(question);
    if (!line) return std::nullopt;
    const std::vector<std::string> typed = words(lower(*line));
    if (typed.size() != 1) continue;
    for (const bool reply : {true, false})
      if (std::string_view(reply ? "yes" : "no").starts_with(typed[0])) return reply;
  }
}

/// Whether a new game would be begun over one that its player may want to go on with.
std::optional<bool> wants_last(const Repl& repl, const PlayRequest& request, Terminal& terminal) {
  if (!terminal.person() || request.opening.seed || !request.opening.setup.empty() || !request.journal.empty()) return false;
  const std::optional<std::string> last = repl.unfinished(*request.entry);
  if (!last) return false;
  return agreed(terminal, "Your last game (" + *last + ") is not finished. Go on with it? yes or no: ");
}

std::optional<Fault> begin(Repl& repl, const PlayRequest& request, bool resume) {
  if (!request.load.empty()) return repl.load(request.load, request.opening);
  if (resume) return repl.resume(*request.entry, request.opening);
  return repl.open(*request.entry, request.opening);
}

}  // namespace

int play(Catalogue games, const PlayRequest& request, Terminal& terminal, const std::string& shelf_folder, std::ostream& complaints) {
  Result<std::vector<SourceFile>> files = data_files(request.data);
  if (!files) return refuse(files.fault(), complaints);
  const auto complain = [&complaints](const std::string& text) { complaints << "rondo: " + text + "\n" << std::flush; };
  Repl repl({games, std::move(*files), Shelf(shelf_folder), request.journal, complain}, terminal);
  if (request.entry == nullptr) {
    if (terminal.person())
      terminal.write(std::string("Rondo ") + engine_version + ". 'new' begins a game, 'resume' goes on with the last, 'help' explains.\n");
    repl.converse();
  } else {
    std::optional<bool> resume = request.resume;
    if (!request.resume && request.load.empty()) resume = wants_last(repl, request, terminal);
    if (!resume) return success;
    if (const std::optional<Fault> fault = begin(repl, request, *resume)) return refuse(*fault, complaints);
    repl.go_on();
    if (repl.sitting()->has_person()) repl.converse();
  }
  if (request.record.empty() || repl.sitting() == nullptr) return success;
  if (const std::optional<Fault> fault = save_file(request.record, record(repl.sitting()->session()))) return refuse(*fault, complaints);
  return success;
}

int at_terminal(const std::string& folder, const std::function<int(Terminal&)>& talk) {
  if (LineEditor::possible()) {
    LineEditor editor(Shelf(folder).typed_lines());
    return talk(editor);
  }
  const bool person = ::isatty(STDIN_FILENO) == 1 && ::isatty(STDOUT_FILENO) == 1;
  PlainTerminal plain(std::cin, std::cout, person, LineEditor::terminal_width());
  return talk(plain);
}

int play(Catalogue games, const PlayRequest& request) {
  const std::string folder = Shelf::home();
  if (folder.empty() && request.journal.empty()) std::cerr << "rondo: neither XDG_STATE_HOME nor HOME is set, so games are not kept\n" << std::flush;
  return at_terminal(folder, [&](Terminal& terminal) { return play(games, request, terminal, folder, std::cerr); });
}

}  // namespace rondo::tools
