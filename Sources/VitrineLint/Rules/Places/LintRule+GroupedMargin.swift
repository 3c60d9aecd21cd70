import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let groupedMargin = LintRule(
    "w-margin-8-grouped", .widgetkit, .warning,
    "Content on a background of its own keeps 8 points from the container's edges, or reaches them.",
    advice: "Use the tight margins, or let the background reach the edge.",
    source: "Human Interface Guidelines, widgets (iOS 14)",
    check: .picture { picture, limits in
      guard picture.isSystemFamily, picture.level == usualLevel else { return .notApplicable }
      let plates = Plate.all(of: picture)
      guard !plates.isEmpty else { return .notApplicable }
      return .of(
        plates.compactMap {
          tooNear(picture.leaves[$0.index], limits.groupedMargin, "background ", picture)
        })
    })
}
