import VitrineWidgets

extension LintRule {
  static let noAppName = LintRule(
    "w-no-app-name-in-content", .widgetkit, .warning,
    "The content does not repeat the app's name, which stands below the widget.",
    advice: "Use the room for content.", source: guidelines,
    check: .widget { widget, _ in
      guard let name = widget.appName, !name.isEmpty else {
        return .notJudged("the app's name is not known; --app-name gives it")
      }
      return .of(
        widget.snapshots.filter { $0.scheme == .light && $0.picture.isSystemFamily }.flatMap {
          shown in
          shown.picture.texts.entries.filter { entry in
            entry.exemption == nil && entry.string.lowercased() == name.lowercased()
          }.map { entry in
            LintViolation(
              "the text is the app's name, “\(name)”", path: entry.path, name: entry.name,
              measured: entry.string, rect: entry.frame)
          }
        })
    })
}
