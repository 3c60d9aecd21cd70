import VitrineWidgets

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
