import VitrineGraphics
import VitrineWidgets

extension LintRule {
  static let deepLinks = LintRule(
    "w-deep-link", .widgetkit, .warning,
    "Each tap leads to what was tapped: areas with different content have different URLs.",
    advice: "Give the widget a widgetURL, and each link the URL of its item.",
    source: "Human Interface Guidelines, widgets (iOS 14)",
    check: .picture { picture, _ in
      guard picture.isSystemFamily else { return .notApplicable }
      let links = picture.hits.targets.filter { $0.kind == .link }
      let own = picture.hits.targets.filter(\.isOwn)
      if own.isEmpty, picture.hits.targets.first?.kind == .app {
        return .violated([
          LintViolation("the widget has no widgetURL, so that a tap only opens the app")
        ])
      }
      return .of(repeated(links))
    })

  private static func repeated(_ links: [HitTarget]) -> [LintViolation] {
    links.enumerated().compactMap { index, link in
      guard let first = links[..<index].first(where: { $0.url == link.url }) else { return nil }
      return LintViolation(
        "the link opens the same URL as that at \(first.path)", path: link.path, name: link.name,
        measured: link.url ?? "", rect: link.rect)
    }
  }
}
