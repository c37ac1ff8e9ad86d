#include "tools/line_editor.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <clocale>
#include <csignal>
#include <cstdio>
#include <cstdlib>

#include "tools/completion.h"
#include "tools/page.h"

namespace rondo::tools {

namespace {
constexpr int remembered_lines = 1000;
}

bool LineEditor::possible() {
  const char* const kind = std::getenv("TERM");
  return ::isatty(STDIN_FILENO) == 1 && ::isatty(STDOUT_FILENO) == 1 && kind != nullptr && *kind != '\0' && std::string_view(kind) != "dumb";
}

int LineEditor::terminal_width() {
  winsize size = {};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return 80;
  return size.ws_col;
}

LineEditor::LineEditor(std::string history_file) : history_file_(std::move(history_file)) {
  std::setlocale(LC_CTYPE, "");  // how libedit reads bytes as letters; nothing of ours depends on it
  editor_ = ::el_init("rondo", stdin, stdout, stderr);
  history_ = ::history_init();
  HistEvent event;
  ::history(history_, &event, H_SETSIZE, remembered_lines);
  ::history(history_, &event, H_SETUNIQUE, 1);
  if (!history_file_.empty()) ::history(history_, &event, H_LOAD, history_file_.c_str());
  ::el_set(editor_, EL_CLIENTDATA, this);
  ::el_set(
      editor_, EL_PROMPT, +[](EditLine* editor) { return of(editor).prompt_.data(); });
  ::el_set(editor_, EL_EDITOR, "emacs");
  ::el_set(editor_, EL_HIST, ::history, history_);
  ::el_wset(editor_, EL_ADDFN, L"rondo-complete", L"complete the word", &LineEditor::complete);  // el_set would leak the names
  ::el_set(editor_, EL_BIND, "^I", "rondo-complete", nullptr);
  ::el_set(editor_, EL_BIND, "^R", "em-inc-search-prev", nullptr);
  ::el_set(editor_, EL_SETTY, "-d", "-isig", nullptr);  // while a line is edited Ctrl-C and Ctrl-Z are keys, not signals
  ::el_set(editor_, EL_BIND, "^C", "em-kill-line", nullptr);
  ::el_wset(editor_, EL_ADDFN, L"rondo-suspend", L"suspend the program", &LineEditor::suspend);
  ::el_set(editor_, EL_BIND, "^Z", "rondo-suspend", nullptr);
}

LineEditor::~LineEditor() {
  HistEvent event;
  if (!history_file_.empty()) ::history(history_, &event, H_SAVE, history_file_.c_str());
  ::history_end(history_);
  ::el_end(editor_);
}

LineEditor& LineEditor::of(EditLine* editor) {
  void* self = nullptr;
  ::el_get(editor, EL_CLIENTDATA, &self);
  return *static_cast<LineEditor*>(self);
}

std::optional<std::string> LineEditor::read(const std::string& prompt) {
  prompt_ = prompt;
  ::el_resize(editor_);
  int length = 0;
  const char* const typed = ::el_gets(editor_, &length);
  if (typed == nullptr || length <= 0) {
    write("\n");
    return std::nullopt;
  }
  std::string line(typed, static_cast<std::size_t>(length));
  while (!line.empty() && (line.back() == '\n' || line.back() == '\r')) line.pop_back();
  if (line.find_first_not_of(' ') != std::string::npos) {
    HistEvent event;
    ::history(history_, &event, H_ENTER, line.c_str());
  }
  return line;
}

void LineEditor::write(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stdout);
  std::fflush(stdout);
}

unsigned char LineEditor::complete(EditLine* editor, int) {
  LineEditor& self = of(editor);
  if (!self.completer_) return CC_ERROR;
  const LineInfo* const info = ::el_line(editor);
  const std::string typed(info->buffer, static_cast<std::size_t>(info->cursor - info->buffer));
  const std::vector<std::string> candidates = self.completer_(typed);
  const std::string more = common_rest(typed, candidates);
  if (!more.empty()) return ::el_insertstr(editor, more.c_str()) == 0 ? CC_REFRESH : CC_ERROR;
  if (candidates.empty()) return CC_ERROR;
  self.show(candidates);
  return CC_REDISPLAY;
}

unsigned char LineEditor::suspend(EditLine* editor, int) {
  ::el_set(editor, EL_PREP_TERM, 0);
  std::raise(SIGTSTP);
  ::el_set(editor, EL_PREP_TERM, 1);
  return CC_REDISPLAY;
}

/// Lists what the word may become, under the line.
void LineEditor::show(const std::vector<std::string>& candidates) {
  std::string text;
  for (const std::string& candidate : candidates) text += (text.empty() ? "" : "  ") + candidate;
  write("\n" + wrapped(text, width(), 0));
}

}  // namespace rondo::tools
