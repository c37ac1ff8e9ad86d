#pragma once
// Where campaigns are kept: on the user's shelf a folder for each one that was ever begun, numbered from 1, with the campaign's own file, the
// records of its chapters, and the journal of the chapter that is being played. Nothing in it is ever overwritten by another campaign.
#include <string>
#include <vector>

#include "decks/fault.h"

namespace rondo::tools {

class CampaignShelf {
 public:
  /// Those of one game, on a shelf in that folder; without a folder there are none, and none can be begun.
  CampaignShelf(const std::string& folder, const std::string& game) : folder_(folder.empty() ? "" : folder + "/campaigns/" + game) {}

  /// Ascending.
  [[nodiscard]] std::vector<int> numbers() const;
  /// Makes room for a further one: its number.
  [[nodiscard]] Result<int> make() const;
  [[nodiscard]] std::string file(int number) const { return path(number, "campaign"); }
  [[nodiscard]] std::string journal(int number) const { return path(number, "battle.journal"); }
  /// Of a chapter: `02-11.1.rondo`, by how many were played before.
  [[nodiscard]] static std::string record_name(std::size_t played, const std::string& chapter);
  [[nodiscard]] std::string path(int number, const std::string& name) const { return folder_ + "/" + std::to_string(number) + "/" + name; }

 private:
  std::string folder_;
};

}  // namespace rondo::tools
