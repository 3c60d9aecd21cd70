import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let todayGridItems = LintRule(
    "today-grid-max-four", .today, .error, "A grid has at most four items.",
    advice: "Show the four that matter most.", source: seeds,
    check: .picture { picture, limits in
      let grids = picture.grids
      guard !grids.isEmpty else { return .notApplicable }
      return .of(
        grids.compactMap { grid in
          guard grid.items.count > limits.gridItems else { return nil }
          return located(
            LintViolation(
              "the grid has \(grid.items.count) items, more than \(limits.gridItems)",
              measured: "\(grid.items.count)", limit: "\(limits.gridItems)",
              excess: Double(grid.items.count - limits.gridItems)), grid.node, picture)
        })
    })
}
