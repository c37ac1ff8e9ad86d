#include "tools/campaign_shelf.h"

#include <algorithm>
#include <filesystem>

#include "decks/spelling.h"

namespace rondo::tools {

namespace fs = std::filesystem;

std::vector<int> CampaignShelf::numbers() const {
  std::vector<int> found;
  std::error_code error;
  if (folder_.empty()) return found;
  for (fs::directory_iterator at(folder_, error), end; !error && at != end; at.increment(error)) {
    const std::string name = at->path().filename().string();
    const std::optional<long long> number = whole_number(name);
    std::error_code unknown;
    if (number && *number > 0 && *number < 1'000'000 && name == std::to_string(*number) && fs::exists(at->path() / "campaign", unknown))
      found.push_back(static_cast<int>(*number));
  }
  std::sort(found.begin(), found.end());
  return found;
}

/// A folder that another program has just made, or that lost its file, is passed over.
Result<int> CampaignShelf::make() const {
  if (folder_.empty()) return Fault{"campaign", "neither XDG_STATE_HOME nor HOME is set, so no campaign can be kept", "", ""};
  std::error_code error;
  fs::create_directories(folder_, error);
  if (error) return Fault{folder_, "cannot be made: " + error.message(), "", ""};
  const std::vector<int> kept = numbers();
  for (int number = kept.empty() ? 1 : kept.back() + 1;; ++number) {
    const std::string path = folder_ + "/" + std::to_string(number);
    if (fs::create_directory(path, error)) return number;
    if (error) return Fault{path, "cannot be made: " + error.message(), "", ""};
  }
}

std::string CampaignShelf::record_name(std::size_t played, const std::string& chapter) {
  const std::string number = std::to_string(played + 1);
  return (number.size() < 2 ? "0" : "") + number + "-" + chapter + ".rondo";
}

}  // namespace rondo::tools
