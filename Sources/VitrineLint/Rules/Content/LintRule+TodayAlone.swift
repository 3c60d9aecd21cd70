import VitrineWidgets

extension LintRule {
  static let todayAlone = LintRule(
    "today-works-without-app", .today, .warning, "It works apart from the app.",
    advice: "Show content, or say what there will be.",
    source: "Human Interface Guidelines, Today widgets (iOS 10)",
    check: .widget { widget, _ in
      guard let shown = widget.todayCompact else { return .notApplicable }
      let texts = shown.picture.leaves.filter(\.isText)
      guard !texts.isEmpty else { return .notApplicable }
      let calls = texts.filter { leaf in
        guard let text = leaf.string?.lowercased() else { return false }
        return ["open the app", "launch the app", "open app to", "öffne die app"].contains {
          text.contains($0)
        }
      }
      guard let first = calls.first, calls.count == texts.count else { return .of([]) }
      var violation = LintViolation(
        "the widget only says “\(first.string ?? "")”", measured: first.string ?? "")
      shown.picture.locate(&violation, first)
      return .of([violation])
    })
}
