import VitrineGraphics
import VitrineWidgets

extension LintRule {
  static let todayDeepLinks = LintRule(
    "today-deep-link", .today, .warning, "A tap opens the item that was tapped.",
    advice: "Give the widget a URL, and each link the URL of its item.", source: seeds,
    check: .widget { widget, _ in
      guard let shown = widget.todayExpanded ?? widget.todayCompact else { return .notApplicable }
      let targets = shown.picture.hits.targets
      let links = targets.filter { $0.kind == .link }
      if !targets.contains(where: { [.link, .button, .toggle, .widgetURL].contains($0.kind) }) {
        return .violated([LintViolation("no view has a URL, so that a tap only opens the app")])
      }
      return .of(
        links.enumerated().compactMap { index, link in
          guard links[..<index].contains(where: { $0.url == link.url }) else { return nil }
          return LintViolation(
            "two links open \(link.url ?? "the same URL")", path: link.path, name: link.name,
            measured: link.url ?? "", rect: link.rect)
        })
    })
}
