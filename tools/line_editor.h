#pragma once
// A terminal with a person before it: lines edited, completed and remembered by libedit. Ctrl-C clears the line, Ctrl-D on an empty
// line ends the input, Ctrl-Z suspends. Only for stdin and stdout when both are terminals; what was typed is remembered across games in one file.
#include <histedit.h>

#include <string>

#include "tools/terminal.h"

namespace rondo::tools {

class LineEditor final : public Terminal {
 public:
  /// Remembers lines in `history_file`, if that is not empty.
  explicit LineEditor(std::string history_file);
  ~LineEditor() override;

  /// Whether stdin and stdout are terminals that can move a cursor.
  [[nodiscard]] static bool possible();

  [[nodiscard]] std::optional<std::string> read(const std::string& prompt) override;
  void write(std::string_view text) override;
  void wipe() override { write("\033[H\033[2J\033[3J"); }
  [[nodiscard]] int width() const override { return terminal_width(); }
  [[nodiscard]] bool person() const override { return true; }
  void set_completer(const Completer& completer) override { completer_ = completer; }

  /// Columns of the terminal at stdout; 80 where it is none.
  [[nodiscard]] static int terminal_width();

 private:
  static LineEditor& of(EditLine* editor);
  static unsigned char complete(EditLine* editor, int key);
  static unsigned char suspend(EditLine* editor, int key);
  void show(const std::vector<std::string>& candidates);

  std::string history_file_;
  std::string prompt_;
  EditLine* editor_;
  History* history_;
  Completer completer_;
};

}  // namespace rondo::tools
