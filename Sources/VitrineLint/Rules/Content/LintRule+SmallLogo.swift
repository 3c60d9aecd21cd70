import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let smallLogo = LintRule(
    "w-branding-unobtrusive", .widgetkit, .warning, "A logo does not get in the way.",
    advice: "Show the logo small, in the top right corner.",
    source: "Human Interface Guidelines, widgets (iOS 14); the share is a proposal",
    check: .picture { picture, limits in
      guard picture.isSystemFamily, picture.level == usualLevel else { return .notApplicable }
      let logos = picture.leaves.filter(\.isLogo)
      guard !logos.isEmpty else { return .notApplicable }
      return .of(
        logos.compactMap { leaf in
          covering(leaf, of: picture, over: limits.logoShare) { share, limit in
            "the logo covers \(share) of the widget, more than \(limit)"
          }
        })
    })
}
