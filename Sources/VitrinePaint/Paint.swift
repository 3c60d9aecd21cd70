public import VitrineGraphics
public import VitrineLayout
public import VitrineText

/// Turns placed views into drawing commands in device pixels.
///
/// - Parameters:
///   - tree: the views after `snap`, in points.
///   - fonts: the library that the tree's texts were shaped with.
public func paint(_ tree: PlacedTree, fonts: FontLibrary) -> DisplayList {
  var painter = Painter(tree: tree, fonts: fonts)
  painter.run()
  return painter.list
}

/// Turns placed views into drawing commands, as many as the budget has bytes for.
package func paint(
  _ tree: PlacedTree, fonts: FontLibrary, budget: DrawingBudget, omissions: inout PaintOmissions
) -> DisplayList {
  var painter = Painter(tree: tree, fonts: fonts, bytes: Swift.max(budget.bytes, 0))
  painter.run()
  if painter.isCut {
    omissions.excess = PaintBudgetExcess(
      excess: .bytes(limit: budget.bytes), command: painter.list.commands.count - 1)
  }
  omissions.untiled = painter.untiled
  return painter.list
}
