import VitrineGraphics
import VitrineWidgets

extension LintRule {
  static let todayOpenApp = LintRule(
    "today-no-open-app-button", .today, .error, "No button only opens the app.",
    advice: "Let a tap on the content open the app.", source: seeds,
    check: .widget { widget, _ in
      let shown = [widget.todayCompact, widget.todayExpanded].compactMap(\.self)
      guard !shown.isEmpty else { return .notApplicable }
      let name = widget.appName?.lowercased() ?? ""
      return .of(
        shown.flatMap { shown in
          shown.picture.hits.targets.compactMap { target -> LintViolation? in
            guard target.kind == .link || target.kind == .button else { return nil }
            let texts = shown.picture.leaves(in: target).compactMap(\.string)
            let label = texts.joined(separator: " ")
            guard opensApp(label.lowercased(), name) else { return nil }
            return LintViolation(
              "the \(target.kind.rawValue) “\(label)” only opens the app", path: target.path,
              name: target.name, measured: label, rect: target.rect)
          }
        })
    })

  private static func opensApp(_ label: String, _ name: String) -> Bool {
    let plain = label.filter { $0.isLetter || $0.isWhitespace }
    if openLabels.contains(plain) { return true }
    return !name.isEmpty
      && ["open ", "launch ", "go to ", "start "].contains { plain == $0 + name }
  }

  /// The labels of such buttons in the languages of the guidelines and a few more, without signs.
  private static let openLabels: Set = [
    "open", "open app", "open the app", "launch", "launch app", "go to app", "go to the app",
    "app öffnen", "öffnen", "abrir", "abrir app", "abrir la app", "ouvrir", "ouvrir lapp",
    "アプリを開く", "開く", "打开", "打开应用", "打开app",
  ]
}
