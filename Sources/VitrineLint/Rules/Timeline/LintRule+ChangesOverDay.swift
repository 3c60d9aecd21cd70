import VitrineWidgets

extension LintRule {
  static let changesOverDay = LintRule(
    "w-changes-over-day", .widgetkit, .warning, "The widget changes during the day.",
    advice: "Give entries for other times, or leave them out.",
    source: "Human Interface Guidelines, widgets (iOS 14)",
    check: .widget { widget, _ in
      let entries = widget.entries
      guard entries.count > 1 else { return .notJudged("the timeline has one entry") }
      let looks = Set(entries.map(\.pixels.hash)).count
      let same = LintViolation(
        "all \(entries.count) entries look the same", measured: "1", limit: "2")
      return .of(looks > 1 ? [] : [same])
    })
}
