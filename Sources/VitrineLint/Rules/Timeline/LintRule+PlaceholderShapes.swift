import VitrineWidgets

extension LintRule {
  static let placeholderShapes = LintRule(
    "w-placeholder-shapes", .widgetkit, .error,
    "A placeholder shows shapes in place of what changes, and no data.",
    advice: "Leave out unredacted() on texts of an entry.",
    source: "Human Interface Guidelines, widgets (iOS 14)",
    check: .widget { widget, _ in
      let shown = widget.placeholders.filter { $0.snapshot.scheme == .light }
      guard !shown.isEmpty else { return .notApplicable }
      let leaks = shown.flatMap { $0.placeholder.picture.texts.entries }.filter {
        $0.exemption == nil
      }
      guard !leaks.isEmpty else { return .pass }
      let changing = changingPaths(widget)
      guard !changing.isEmpty else {
        return .notJudged("the placeholder has texts, and the entries do not tell which change")
      }
      return .of(
        leaks.filter { changing.contains($0.path) }.map { entry in
          LintViolation(
            "the placeholder shows “\(entry.string)”, which changes from entry to entry",
            path: entry.path, name: entry.name, measured: entry.string, rect: entry.frame)
        })
    })

  /// The paths of texts that differ between entries.
  private static func changingPaths(_ widget: LintWidget) -> Set<String> {
    var strings: [String: Set<String>] = [:]
    for entry in widget.entries.flatMap({ $0.picture.texts.entries }) {
      strings[entry.path, default: []].insert(entry.string)
    }
    return Set(strings.filter { $1.count > 1 }.keys)
  }
}
