#include "ai/core/planner_answer.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "ai/core/matrix.h"
#include "ai/core/planner_learn.h"
#include "rules/core/action.h"

namespace rondo::ai {

namespace {

constexpr std::uint32_t settled = 16;  // visits after which a cell's value is taken at its word

void make_mix(std::vector<double>& mix) {
  double sum = 0;
  for (const double share : mix) sum += share;
  for (double& share : mix) share = sum > 0 ? share / sum : 1.0 / static_cast<double>(mix.size());
}

}  // namespace

void Gathering::begin(const Node& root) {
  rows_ = root.rows;
  columns_ = root.columns;
  joint_ = root.kind == Node::Kind::joint;
  cells_.assign(root.size(), {});
  own_ = Side(rows_);
  others_ = Side(columns_);
  value_ = trees_ = 0;
  proven_ = root.proven;
}

void Gathering::add_cell(Cell& sum, const Cell& one) {
  if (one.proven || (!sum.proven && one.known)) {
    const double visits = one.visits, all = visits + sum.visits, part = visits > 0 ? visits / all : 1;
    sum.value = one.proven ? one.value : sum.value + (one.value - sum.value) * part;
  }
  sum.visits += one.visits;
  sum.known |= one.known;
  sum.proven |= one.proven;
}

void Gathering::add(const Arena& arena, const Node& root, std::span<const Tally> tallies) {
  if (proven_) return;
  if (root.proven || empty()) begin(root);
  RONDO_ENSURE(rows_ == root.rows && columns_ == root.columns, "trees of one position with other moves");
  for (std::uint32_t cell = 0; cell < cells_.size(); ++cell) {
    const std::uint32_t visits = root.cell_visits()[cell];
    add_cell(cells_[cell], {worth(arena, root, cell), visits, root.cell_known(cell), root.cell_proven(cell)});
    own_.visits[cell / columns_] += visits;
    others_.visits[cell % columns_] += visits;
  }
  for (std::size_t i = 0; i < rows_; ++i) own_.tallies[i].add(tallies[i]);
  for (std::size_t j = 0; j < columns_; ++j) others_.tallies[j].add(tallies[rows_ + j]);
  if (joint_) {
    for (std::size_t i = 0; i < rows_; ++i) own_.mix[i] += double{root.row_lessons().shares()[i]};
    for (std::size_t j = 0; j < columns_; ++j) others_.mix[j] += double{root.column_lessons().shares()[j]};
  }
  ++trees_;
  value_ += (root.value - value_) / trees_;
}

bool Gathering::well_known() const {
  return std::all_of(cells_.begin(), cells_.end(), [](const Cell& cell) { return cell.proven || cell.visits >= settled; });
}

void Gathering::conclude_alone() {
  const bool all = std::all_of(cells_.begin(), cells_.end(), [](const Cell& cell) { return cell.proven; });
  std::size_t best = 0;
  for (std::size_t i = 1; i < rows_; ++i) {
    const Cell &one = cells_[i], &other = cells_[best];
    if (proven_ || all) {
      if (one.proven && (!other.proven || one.value > other.value)) best = i;
    } else if (one.visits > other.visits || (one.visits == other.visits && one.visits > 0 && one.value > other.value)) {
      best = i;
    }
  }
  if (std::none_of(cells_.begin(), cells_.end(), [](const Cell& cell) { return cell.known; })) return make_mix(own_.mix);
  own_.mix[best] = 1;
}

void Gathering::conclude_joint(PlannerSettings::Joint joint) {
  if (proven_ || (joint == PlannerSettings::Joint::regret && well_known())) {
    std::vector<double> matrix;
    for (const Cell& cell : cells_) matrix.push_back(cell.value);
    MatrixSolver solver;
    value_ = solver.solve({matrix, rows_, columns_});
    own_.mix.assign(solver.row().begin(), solver.row().end());
    others_.mix.assign(solver.column().begin(), solver.column().end());
  }
  make_mix(own_.mix);
  make_mix(others_.mix);
}

/// What each move is worth against the other side's mix, as far as the cells are known.
void Gathering::appraise() {
  std::vector<double> met_rows(rows_), met_columns(columns_);
  for (std::size_t cell = 0; cell < cells_.size(); ++cell) {
    const std::size_t i = cell / columns_, j = cell % columns_;
    own_.proven[i] = own_.proven[i] && cells_[cell].proven;
    others_.proven[j] = others_.proven[j] && cells_[cell].proven;
    if (!cells_[cell].known) continue;
    own_.values[i] += others_.mix[j] * cells_[cell].value;
    met_rows[i] += others_.mix[j];
    others_.values[j] += own_.mix[i] * cells_[cell].value;
    met_columns[j] += own_.mix[i];
  }
  for (std::size_t i = 0; i < rows_; ++i) own_.values[i] = met_rows[i] > 0 ? own_.values[i] / met_rows[i] : value_;
  for (std::size_t j = 0; j < columns_; ++j) others_.values[j] = met_columns[j] > 0 ? others_.values[j] / met_columns[j] : value_;
}

void Gathering::conclude(PlannerSettings::Joint joint) {
  if (joint_) {
    conclude_joint(joint);
  } else {
    conclude_alone();
    others_.mix.assign(columns_, 1.0);
  }
  appraise();
}

void stay_with(Plan& plan, std::size_t usual, double caution) {
  const PlanMove& known = plan.moves[usual];
  std::size_t choice = usual;
  double ahead = 0;
  for (std::size_t i = 0; i < plan.moves.size(); ++i) {
    const PlanMove& move = plan.moves[i];
    if (i == usual || move.visits < 2 || known.visits < 2) continue;
    const double lead = move.value - known.value - caution * std::sqrt(move.margin * move.margin + known.margin * known.margin);
    if (lead <= ahead) continue;
    ahead = lead;
    choice = i;
  }
  for (PlanMove& move : plan.moves) move.share = 0;
  plan.moves[choice].share = 1;
}

std::size_t draw_from(const Plan& plan, Draws& draws) {
  double ticket = draws.share();
  std::size_t last = 0;
  for (std::size_t i = 0; i < plan.moves.size(); ++i) {
    if (plan.moves[i].share <= 0) continue;
    last = i;
    if (ticket < plan.moves[i].share) return i;
    ticket -= plan.moves[i].share;
  }
  return last;
}

std::optional<Fault> fault_of(const PlannerSettings& settings) {
  const auto outside = [](const char* what, const char* expected) { return Fault{"planner", std::string(what) + " is out of range", expected, ""}; };
  if (settings.budget > 100'000'000) return outside("budget", "0 to 100000000 simulations");
  if (settings.trees < 1 || settings.trees > 256) return outside("trees", "1 to 256");
  if (settings.threads < 1 || settings.threads > 256) return outside("threads", "1 to 256");
  if (!(settings.exploration >= 0 && settings.exploration <= 1)) return outside("exploration", "0 to 1");
  if (!(settings.decay >= 0 && settings.decay <= 1000)) return outside("decay", "0 to 1000");
  if (!(settings.curiosity >= 0 && settings.curiosity <= 1000)) return outside("curiosity", "0 to 1000");
  if (!(settings.caution >= 0 && settings.caution <= 1000)) return outside("caution", "0 to 1000");
  if (settings.memory < 4096 || settings.memory > std::size_t{32} << 30U) return outside("memory", "4 KiB to 32 GiB");
  if (settings.depth < 0 || settings.depth > PlannerSettings::deepest) return outside("depth", "0 to 500");
  if (settings.widest < 2 || settings.widest > OptionList::capacity) return outside("widest", "2 to 768 outcomes");
  return std::nullopt;
}

}  // namespace rondo::ai
