import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let todayGridGap = LintRule(
    "today-grid-padding", .today, .warning, "Items of a grid have room between them.",
    advice: "Give the grid a spacing of 8 points or more.", source: seeds,
    check: .picture { picture, limits in
      guard picture.level == usualLevel else { return .notApplicable }
      let gaps = picture.grids.compactMap { grid in picture.leastGap(of: grid).map { (grid, $0) } }
      guard !gaps.isEmpty else { return .notApplicable }
      return .of(
        gaps.compactMap { grid, gap in
          guard gap < limits.gridGap - pixel else { return nil }
          return located(
            LintViolation(
              "two items of the grid are \(points(gap)) apart, less than \(points(limits.gridGap))",
              measured: points(gap), limit: points(limits.gridGap), excess: limits.gridGap - gap),
            grid.node, picture)
        })
    })
}

extension LintPicture {
  /// The least distance between two items beside or below each other; nil for a single one.
  fileprivate func leastGap(of grid: LintGrid) -> Double? {
    var least: Double?
    for (index, a) in grid.items.enumerated() {
      for b in grid.items[(index + 1)...] {
        let across = max(a.minX, b.minX) - min(a.maxX, b.maxX)
        let down = max(a.minY, b.minY) - min(a.maxY, b.maxY)
        // Diagonal neighbours have both distances; the larger one counts.
        least = min(least ?? .infinity, max(across, down))
      }
    }
    return least
  }
}
