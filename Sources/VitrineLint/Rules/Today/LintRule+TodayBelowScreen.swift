import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let todayBelowScreen = LintRule(
    "today-expanded-below-screen", .today, .warning,
    "Expanded the widget is lower than the screen.",
    advice: "Show less, or let a tap open the rest.", source: seeds,
    check: .picture { picture, _ in
      guard picture.configuration.displayMode == .expanded else {
        return .notApplicable
      }
      let (height, most) = (picture.container.height, picture.configuration.screenSize.height)
      guard height >= most else { return .pass }
      return .violated([
        LintViolation(
          "expanded the widget is \(points(height)) high, the screen \(points(most))",
          measured: points(height), limit: points(most), excess: height - most)
      ])
    })
}
