import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let todayMargin = LintRule(
    "today-edge-margin", .today, .error,
    "Texts and glyphs keep several pixels from the widget's edges.",
    advice: "Pad the content by 8 to 16 points.", source: seeds,
    check: .picture { picture, limits in
      guard picture.level == usualLevel else { return .notApplicable }
      let leaves = picture.leaves.filter { leaf in
        leaf.isText || leaf.isImage && leaf.noun == "symbol"
      }
      guard !leaves.isEmpty else { return .notApplicable }
      return .of(
        leaves.compactMap { leaf in
          let sides = picture.container.distances(to: leaf.frame)
          guard let least = sides.min(), least < limits.todayMargin - pixel else { return nil }
          let words = leaf.string.map { "“\($0)”" } ?? "the \(leaf.noun)"
          var violation = LintViolation(
            "\(words) is \(points(least)) from the edge, less than \(points(limits.todayMargin))",
            measured: points(least), limit: points(limits.todayMargin),
            excess: limits.todayMargin - least)
          picture.locate(&violation, leaf)
          return violation
        })
    })
}
