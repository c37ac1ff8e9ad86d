#pragma once
// A campaign of no game in particular, for the tests of whatever plays or keeps campaigns: three chapters, an aside of one, two decks, a lock.
#include <vector>

#include "rules/core/campaign.h"
#include "rules/core/setup.h"

namespace rondo::tests {

inline std::vector<Setting> garden_settings() {
  std::vector<Setting> settings = {{"place", "where", {"shed", "pond", "lawn"}, "shed"},
                                   {"tool", "with what", {"saw", "rake", "spade"}, "saw"},
                                   {"weather", "under what", {"none", "rain", "hail", "sun", "gloom", "cheer", "calm"}, "none"}};
  settings[2].several = true;
  return settings;
}

inline CampaignTable garden_table() {
  CampaignTable table;
  table.word = "garden";
  table.name = "The Garden";
  table.line = "from the shed to the lawn";
  table.chapters = {{"1", "The Shed", "find the key", {"place=shed"}, {"tool=spade"}, "2", "1", {"key"}, "", {{"tool", "spade", "a spade is best"}}},
                    {"2", "The Pond", "get wet", {"place=pond"}, {}, "3", "2", {}, "sky", {}},
                    {"3", "The Lawn", "lie down", {"place=lawn"}, {}, "", "3", {}, "", {}},
                    {"1a", "The Attic", "look around", {"place=shed"}, {}, "", "1a", {"seed"}, "", {}}};
  table.decks = {{"sky", {{"rain", "Rain", "wet", ""}, {"hail", "Hail", "wet and hard", ""}, {"sun", "Sun", "dry", ""}}},
                 {"mood", {{"gloom", "Gloom", "nobody sings", ""}, {"cheer", "Cheer", "somebody sings", "key"}, {"calm", "Calm", "hush", "key"}}}};
  table.locks = {{"tool", "saw", "key"}};
  table.options = {{"key", "the key hangs by the door"}};
  table.choices = {"tool"};
  table.carrier = "weather";
  table.after_loss = "mood";
  table.aside = {"attic", "The Attic", "dust", "1a", "2"};
  return table;
}

}  // namespace rondo::tests
