/// The part of a configuration file that concerns some findings.
package struct LintOverride: Hashable, Sendable {
  /// The severity that a finding gets.
  package enum Level: String, Sendable, CaseIterable {
    case off, note, warning, error

    var severity: LintRule.Severity? { LintRule.Severity(rawValue: rawValue) }
  }

  /// Patterns in which `*` stands for anything; nil matches all.
  package var widget: String?
  package var family: String?
  /// The view's path, or the name that `id(_:)` or `accessibilityIdentifier(_:)` gave it.
  package var view: String?
  package var rule: String
  package var level: Level
  package var reason: String
  /// The place in the file.
  package var place: LintIgnore

  package init(rule: String, level: Level, reason: String, place: LintIgnore) {
    (self.rule, self.level, self.reason, self.place) = (rule, level, reason, place)
  }

  func matches(_ finding: LintFinding, of kind: String) -> Bool {
    rule == finding.rule && Self.matches(widget, [kind]) && Self.matches(family, [finding.family])
      && Self.matches(view, [finding.violation.path] + [finding.violation.name].compactMap(\.self))
  }

  private static func matches(_ pattern: String?, _ words: [String]) -> Bool {
    guard let pattern else { return true }
    return words.contains { LintPattern.matches(pattern, $0) }
  }
}

/// Patterns of the configuration file.
package enum LintPattern {
  /// Whether a word matches a pattern in which `*` stands for any letters.
  package static func matches(_ pattern: String, _ word: String) -> Bool {
    let (pattern, word) = (Array(pattern), Array(word))
    var (p, w) = (0, 0)
    // Where the last star stands, and how far it reaches.
    var star: (p: Int, w: Int)?
    while w < word.count {
      if p < pattern.count, pattern[p] == "*" {
        star = (p, w)
        p += 1
      } else if p < pattern.count, pattern[p] == word[w] {
        p += 1
        w += 1
      } else if let last = star {
        star = (last.p, last.w + 1)
        (p, w) = (last.p + 1, last.w + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
