import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let todayOwnApp = LintRule(
    "today-no-third-party-app", .today, .error, "It never opens another app.",
    advice: "Open your own app, and let that open the other one.", source: seeds,
    check: .widget { widget, _ in
      let shown = [widget.todayCompact, widget.todayExpanded].compactMap(\.self)
      let targets = shown.flatMap(\.picture.hits.targets).filter { $0.url != nil }
      guard !targets.isEmpty else { return .notApplicable }
      return .of(
        targets.compactMap { target in
          let scheme = target.url?.prefix { $0 != ":" }.lowercased() ?? ""
          guard othersSchemes.contains(scheme) else { return nil }
          return LintViolation(
            "the \(target.kind.rawValue) opens another app by “\(scheme):”", path: target.path,
            name: target.name, measured: scheme, rect: target.rect)
        })
    })

  /// The schemes of the system's apps and of a few that are widely known.
  private static let othersSchemes: Set = [
    "tel", "telprompt", "sms", "mailto", "facetime", "facetime-audio", "maps", "music", "itms",
    "itms-apps", "calshow", "shareddocuments", "photos-redirect", "prefs", "app-settings", "fb",
    "twitter", "whatsapp", "instagram", "spotify", "youtube", "comgooglemaps", "skype", "tg",
  ]
}
