import VitrineGraphics

/// The layout of a tree of views in one size.
nonisolated struct LayoutRun {
  private let table: LayoutTable
  private let measures: LayoutMeasures

  init(_ table: LayoutTable, _ measures: LayoutMeasures) {
    self.table = table
    self.measures = measures
  }

  /// The frames of all views in the root's coordinates, and what could not be decided.
  struct Solution {
    var frames: [Rect]
    var problems: [UIViewProblem]
  }

  /// Returns the frames in a root of a size.
  func solve(_ size: Size) -> Solution {
    var solver = widths(size.width)
    solver.setRoot(.vertical, size.height)
    solver.runBest(.vertical, isFinal: true)
    solver.verify()
    return Solution(frames: solver.frames, problems: solver.problems)
  }

  /// Returns the height that the views ask for at a width: that of a chain of constraints from the upper to the
  /// lower edge; without one, which is a guess, the lower end of the lowest view.
  func fittingHeight(width: Double) -> (height: Double, isGuess: Bool) {
    var solver = widths(width)
    solver.set(LayoutSlotReference(item: 0, axis: .vertical, side: .near), 0)
    solver.runBest(.vertical, isFinal: false)
    let height = solver.slot(0, .vertical).length
    if !height.isNaN { return (max(0, height), false) }
    let ends = table.items[0].children.map { child in
      let item = table.items[child]
      if item.usesFrame { return item.frame.y + item.frame.height }
      let slot = solver.slot(child, .vertical)
      return slot.far.isNaN ? slot.length : slot.far
    }
    return (max(0, ends.filter { !$0.isNaN }.max() ?? 0), true)
  }

  private func widths(_ width: Double) -> LayoutSolver {
    var solver = LayoutSolver(table, measures, scope: 0..<table.items.count)
    solver.setRoot(.horizontal, width)
    solver.runBest(.horizontal, isFinal: true)
    return solver
  }
}
