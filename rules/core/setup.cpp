#include "rules/core/setup.h"

#include <map>

#include "decks/spelling.h"

namespace rondo {

namespace {

/// The entry among `names` that is `typed` in any case, or nothing.
const std::string* same_word(std::span<const std::string> names, std::string_view typed) {
  for (const std::string& name : names)
    if (lower(name) == lower(typed)) return &name;
  return nullptr;
}

/// The value of a setting for which none was given, where those in `given` were.
std::string fallback_of(std::span<const Setting> settings, const Setting& setting, const std::map<std::string, std::string>& given) {
  for (const Setting& followed : settings) {
    if (followed.name != setting.follows) continue;
    const auto own = given.find(followed.name);
    const std::string value = own == given.end() ? followed.fallback : own->second;
    for (const auto& [when, then] : setting.fallbacks)
      if (lower(when) == lower(value)) return then;
  }
  return setting.fallback;
}

/// The value that was typed in its one spelling; several are divided by commas.
Result<std::string> allowed_value(const Setting& setting, const std::string& typed) {
  const auto one = [&](const std::string& part, std::span<const std::string> values) -> Result<std::string> {
    if (const std::string* known = same_word(values, part)) return *known;
    return Fault{setting.name, "there is no '" + part + "'", listed(values), nearest(part, values)};
  };
  if (!setting.several || typed.find(',') == std::string::npos) return one(typed, setting.values);
  std::vector<std::string> together = setting.values;
  std::erase(together, setting.fallback);
  std::string value;
  for (std::size_t at = 0; at <= typed.size();) {
    const std::size_t end = std::min(typed.find(',', at), typed.size());
    const Result<std::string> part = one(typed.substr(at, end - at), together);
    if (!part) return part.fault();
    if (("," + value + ",").find("," + *part + ",") != std::string::npos)
      return Fault{setting.name, "'" + *part + "' is given twice", "each once", ""};
    value += (value.empty() ? "" : ",") + *part;
    at = end + 1;
  }
  return value;
}

}  // namespace

Result<std::vector<std::string>> complete_setup(std::span<const Setting> settings, std::span<const std::string> words) {
  std::vector<std::string> names;
  for (const Setting& setting : settings) names.push_back(setting.name);
  std::map<std::string, std::string> given;
  for (const std::string& word : words) {
    const std::size_t sign = word.find('=');
    const std::string name = word.substr(0, sign);
    const std::string* known = same_word(names, name);
    if (known == nullptr) return Fault{"set-up", "there is no setting '" + name + "'", listed(names), nearest(name, names)};
    if (sign == std::string::npos) return Fault{*known, "no value is given", *known + "=VALUE", ""};
    if (!given.emplace(*known, word.substr(sign + 1)).second) return Fault{*known, "is set twice", "each setting once", ""};
  }
  std::vector<std::string> setup;
  for (const Setting& setting : settings) {
    std::string value = fallback_of(settings, setting, given);
    if (const auto own = given.find(setting.name); own != given.end()) {
      Result<std::string> allowed = allowed_value(setting, own->second);
      if (!allowed) return allowed.fault();
      value = std::move(*allowed);
    }
    setup.push_back(setting.name + "=" + value);
  }
  return setup;
}

std::string setup_value(std::span<const std::string> setup, std::string_view name) {
  for (const std::string& word : setup)
    if (word.size() > name.size() && word.starts_with(name) && word[name.size()] == '=') return word.substr(name.size() + 1);
  return "";
}

}  // namespace rondo
