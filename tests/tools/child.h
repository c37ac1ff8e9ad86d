#pragma once
// The program as another process: run to its end with given input, or spoken to line by line through pipes or a terminal of its own.
// Its games are kept in a folder of the test; nothing of the user's is touched.
#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include "tests/catch.h"
#include "tests/paths.h"

namespace rondo::tools {

class Child {
 public:
  enum class Wires { pipes, terminal };

  /// Starts the program; `home` gets its journals. Through a terminal stderr is part of what is shown.
  Child(const std::vector<std::string>& arguments, const std::string& home, Wires wires = Wires::pipes, unsigned short width = 80) {
    int in[2] = {-1, -1};
    int out[2] = {-1, -1};
    if (wires == Wires::pipes) {
      REQUIRE(::pipe(in) == 0);
      REQUIRE(::pipe(out) == 0);
      REQUIRE(::pipe(errors_) == 0);
      for (int end : {in[1], out[0], errors_[0]}) ::fcntl(end, F_SETFD, FD_CLOEXEC);
    } else {
      open_terminal(in, out, width);
    }
    id_ = ::fork();
    REQUIRE(id_ >= 0);
    if (id_ == 0) become(arguments, home, in[0], out[1], wires);
    ::close(in[0]);
    if (out[1] != in[0]) ::close(out[1]);
    ::close(errors_[1]);
    in_ = in[1];
    out_ = out[0];
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child() {
    if (id_ > 0) {
      ::kill(id_, SIGKILL);
      ::waitpid(id_, nullptr, 0);
    }
    end_input();
    ::close(out_);
    ::close(errors_[0]);
  }

  void type(const std::string& text) { REQUIRE(::write(in_, text.data(), text.size()) == static_cast<ssize_t>(text.size())); }
  /// Keys for the line editor, which shows its prompt a moment before it takes them as keys; until then Ctrl-D is the terminal's own.
  void press(const std::string& keys) {
    const auto ready = [&] {
      termios mode = {};
      return ::tcgetattr(in_, &mode) == 0 && (mode.c_lflag & static_cast<tcflag_t>(ICANON)) == 0;
    };
    for (int hundredths = 0; hundredths < 1000 && !ready(); ++hundredths) ::usleep(10'000);
    REQUIRE(ready());
    type(keys);
  }
  void end_input() {
    if (in_ >= 0 && in_ != out_) ::close(in_);
    in_ = -1;
  }
  /// What comes until `end` has come, and behind it `then`; the test fails when nothing comes for ten seconds.
  std::string until(const std::string& end, const std::string& then = "") {
    std::string text;
    std::size_t at = std::string::npos;
    while ((at = text.find(end)) == std::string::npos || text.find(then, at + end.size()) == std::string::npos) {
      CAPTURE(end, then, text);
      REQUIRE(more(out_, text, 10'000));
    }
    return text;
  }
  /// Until the program has a handler for `signal`, which it says by nothing that it prints (Linux tells it in /proc); ten seconds at most.
  void until_it_catches(int signal) {
    for (int tenths = 0; tenths < 100 && !catches(signal); ++tenths) ::usleep(100'000);
    REQUIRE(catches(signal));
  }
  /// All that comes until the end of the program, whose exit code (or minus the signal) is in `code`. One that hangs is killed: a quarter of an
  /// hour is longer than any command takes, under sanitizers on a busy machine too.
  std::string rest() {
    constexpr int patience = 900'000;
    std::string text;
    while (more(out_, text, patience)) {
    }
    while (more(errors_[0], errors, patience)) {
    }
    int status = 0;
    pid_t ended = 0;
    for (int tenths = 0; tenths < 100 && (ended = ::waitpid(id_, &status, WNOHANG)) == 0; ++tenths) ::usleep(100'000);
    if (ended == 0) {
      ::kill(id_, SIGKILL);
      ::waitpid(id_, &status, 0);
    }
    id_ = -1;
    code = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
    return text;
  }
  void kill() {
    ::kill(id_, SIGKILL);
    rest();
  }

  std::string errors;
  int code = 0;

 private:
  void open_terminal(int (&in)[2], int (&out)[2], unsigned short width) {
    const int master = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    REQUIRE(master >= 0);
    REQUIRE(::grantpt(master) == 0);
    REQUIRE(::unlockpt(master) == 0);
    winsize size = {};
    size.ws_col = width;
    size.ws_row = 24;
    ::ioctl(master, TIOCSWINSZ, &size);
    const int slave = ::open(::ptsname(master), O_RDWR | O_NOCTTY);
    REQUIRE(slave >= 0);
    in[0] = out[1] = slave;
    in[1] = out[0] = master;
  }
  [[noreturn]] static void become(const std::vector<std::string>& arguments, const std::string& home, int in, int out, Wires wires, int errors) {
    ::setsid();
    if (wires == Wires::terminal) ::ioctl(in, TIOCSCTTY, 0);
    ::dup2(in, STDIN_FILENO);
    ::dup2(out, STDOUT_FILENO);
    ::dup2(errors, STDERR_FILENO);
    ::setenv("XDG_STATE_HOME", home.c_str(), 1);
    ::setenv("TERM", "xterm", 1);
    std::vector<char*> words = {const_cast<char*>("rondo")};
    for (const std::string& argument : arguments) words.push_back(const_cast<char*>(argument.c_str()));
    words.push_back(nullptr);
    ::execv(tests::program, words.data());
    ::_exit(127);
  }
  [[noreturn]] void become(const std::vector<std::string>& arguments, const std::string& home, int in, int out, Wires wires) {
    become(arguments, home, in, out, wires, wires == Wires::pipes ? errors_[1] : out);
  }
  /// Whether it is the program by now (before, it is this test, whose handlers are Catch's) and has a handler for `signal`.
  bool catches(int signal) const {
    const std::string folder = "/proc/" + std::to_string(id_) + "/";
    std::string name;
    std::getline(std::ifstream(folder + "comm"), name);
    std::ifstream status(folder + "status");
    for (std::string line; name == "rondo" && std::getline(status, line);) {
      if (line.starts_with("SigCgt:")) return ((std::stoull(line.substr(7), nullptr, 16) >> (signal - 1)) & 1) != 0;
    }
    return false;
  }
  /// Reads what there is; false at the end, or when nothing came in time.
  static bool more(int from, std::string& text, int milliseconds) {
    pollfd wanted = {from, POLLIN, 0};
    if (from < 0 || ::poll(&wanted, 1, milliseconds) <= 0) return false;
    char buffer[4096];
    const ssize_t got = ::read(from, buffer, sizeof buffer);
    if (got <= 0) return false;  // a terminal whose last user has gone answers with an error
    text.append(buffer, static_cast<std::size_t>(got));
    return true;
  }

  pid_t id_ = -1;
  int in_ = -1;
  int out_ = -1;
  int errors_[2] = {-1, -1};
};

/// The program run to its end.
struct Ran {
  std::string out;
  std::string err;
  int code = 0;
};

inline Ran ran(const std::vector<std::string>& arguments, const std::string& home, const std::string& input = "") {
  Child child(arguments, home);
  child.type(input);
  child.end_input();
  Ran result;
  result.out = child.rest();
  result.err = child.errors;
  result.code = child.code;
  return result;
}

}  // namespace rondo::tools
