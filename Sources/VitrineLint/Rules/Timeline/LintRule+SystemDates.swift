import VitrineWidgets

extension LintRule {
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

  /// Whether a text counts from now in units that an hour changes: “in 5 min”, “2 hours ago”, “noch 3 Min.”. Days
  /// and years change with an entry.
  private static func isRelative(_ text: String) -> Bool {
    let words = text.lowercased()
    let counts = words.hasSuffix(" ago") || beginnings.contains { words.hasPrefix($0) }
    return counts && words.contains(where: \.isNumber) && hasUnit(words)
  }

  private static let beginnings = ["in ", "vor ", "noch ", "il y a ", "hace "]

  private static func hasUnit(_ words: String) -> Bool {
    words.split(separator: " ").contains { word in
      [
        "sec", "min", "hour", "hr", "sek", "std", "stunde", "heure", "hora", "seg",
      ].contains { word.hasPrefix($0) }
    }
  }
}
