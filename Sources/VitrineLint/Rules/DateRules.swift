import VitrineWidgets

/// Rules on dates and the age of data, judged by drawing the same entry at two moments.
extension LintRule {
  static let lastUpdated = LintRule(
    "w-last-updated-if-stale", .widgetkit, .warning,
    "Data that is not asked for again says of when it is.",
    advice: "Show the date of the data, such as Text(entry.date, style: .relative).",
    source: "Human Interface Guidelines, widgets (iOS 14)",
    check: .widget { widget, _ in
      guard widget.policy == .never, Set(widget.entries.map(\.pixels.hash)).count > 1 else {
        return .notJudged("the timeline is asked for again, or does not change")
      }
      let shown = widget.later.filter(\.usual.picture.isSystemFamily)
      guard !shown.isEmpty else { return .notApplicable }
      return .of(
        shown.compactMap { usual, later in
          let texts = usual.picture.leaves.compactMap(\.string)
          if texts != later.picture.leaves.compactMap(\.string) { return nil }
          guard !texts.contains(where: hasMoment) else { return nil }
          return LintViolation(
            "no text of \(usual.family?.slug ?? "view") has a time or a date of its data",
            measured: "0", limit: "1")
        })
    })

  static let systemDates = LintRule(
    "w-system-dates", .widgetkit, .warning, "The system keeps what counts up or down fresh.",
    advice: "Use Text(date, style: .relative) or .timer in place of a formatted text.",
    source: "Human Interface Guidelines, widgets (iOS 14)",
    check: .widget { widget, _ in
      let shown = widget.later
      guard !shown.isEmpty else { return .notApplicable }
      return .of(
        shown.flatMap { usual, later -> [LintViolation] in
          var strings: [String: String] = [:]
          for leaf in later.picture.leaves {
            strings[later.picture.tree.path(of: leaf.node)] = leaf.string
          }
          return usual.picture.leaves.compactMap { leaf in
            guard let text = leaf.string, isRelative(text),
              strings[usual.picture.tree.path(of: leaf.node)] == text
            else { return nil }
            var violation = LintViolation(
              "“\(text)” stays the same an hour later", measured: text)
            usual.picture.locate(&violation, leaf)
            return violation
          }
        })
    })

  /// Whether a text counts from now: “in 5 min”, “2 hours ago”, “noch 3 Min.”.
  private static func isRelative(_ text: String) -> Bool {
    let words = text.lowercased()
    let counts = words.contains(where: \.isNumber)
    return counts
      && (words.hasSuffix(" ago") || words.hasPrefix("in ") && hasUnit(words)
        || words.hasPrefix("vor ") && hasUnit(words) || words.hasPrefix("noch ") && hasUnit(words)
        || words.hasPrefix("il y a ") || words.hasPrefix("hace "))
  }

  private static func hasUnit(_ words: String) -> Bool {
    words.split(separator: " ").contains { word in
      ["sec", "min", "hour", "hr", "day", "sek", "std", "stunde", "tag"].contains {
        word.hasPrefix($0)
      }
    }
  }

  /// Whether a text has a time of day, a weekday or a month.
  private static func hasMoment(_ text: String) -> Bool {
    let letters = Array(text.lowercased())
    for index in letters.indices.dropFirst().dropLast() where letters[index] == ":" {
      if letters[index - 1].isNumber, letters[index + 1].isNumber { return true }
    }
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    if words.contains("am") || words.contains("pm") || words.contains("now") { return true }
    return words.contains { word in moments.contains { word.hasPrefix($0) && word.count <= 9 } }
  }

  /// The beginnings of the days' and months' names in English.
  private static let moments = [
    "mon", "tue", "wed", "thu", "fri", "sat", "sun", "today", "tomorrow", "yesterday", "jan",
    "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
}
