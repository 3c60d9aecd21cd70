import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let dominantText = LintRule(
    "w-instant-grasp", .widgetkit, .note, "What matters is grasped at once.",
    advice: "Make the value that matters larger or bolder than the rest.",
    source: "Human Interface Guidelines, widgets (iOS 14); the ratio is a proposal",
    check: .widget { widget, limits in
      let shown = widget.lightSnapshots.filter { $0.family == .systemSmall }
      let small = shown.filter { $0.picture.leaves.count(where: \.isText) >= fewTexts }
      guard !small.isEmpty else { return .notApplicable }
      return .of(
        small.compactMap { shown in
          let texts = shown.picture.leaves.compactMap(\.typeface)
          let sizes = texts.map(\.size).sorted()
          guard let largest = sizes.last else { return nil }
          let ratio = largest / sizes[sizes.count / 2]
          let weights = Set(texts.map { $0.weight >= semibold })
          guard ratio < limits.dominance, weights.count == 1, !shown.picture.hasLargeFigure else {
            return nil
          }
          return LintViolation(
            "the largest text of systemSmall is \(hundredths(ratio)) times the middle one, less than \(hundredths(limits.dominance)), and none is bolder",
            measured: hundredths(ratio), limit: hundredths(limits.dominance),
            excess: limits.dominance - ratio)
        })
    })

  /// Fewer texts than these are read at a glance whatever their size.
  private static let fewTexts = 4

  private static let semibold = 600.0
}

extension LintLeaf {
  /// The largest font of a text in points as it is drawn.
  fileprivate var typeface: (size: Double, weight: Double)? {
    guard case .text(let text) = kind else { return nil }
    let fonts = text.leaf.runs.filter { $0.attachment == nil }.map(\.font)
    guard let largest = fonts.max(by: { $0.size < $1.size }) else { return nil }
    return (largest.size * text.layout.scaleFactor, largest.weight)
  }
}

extension LintPicture {
  /// The share of the container from which a picture or a drawing is what people see first.
  private static let figureShare = 1.0 / 8

  /// Whether a symbol, a picture or a drawing stands out.
  fileprivate var hasLargeFigure: Bool {
    leaves.contains {
      !$0.isText && $0.frame.intersection(container).area > container.area * Self.figureShare
    }
  }
}
