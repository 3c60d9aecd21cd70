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
///
/// - Parameter overrun: set if there are more; it names the last command.
package func paint(
  _ tree: PlacedTree, fonts: FontLibrary, budget: DrawingBudget, overrun: inout PaintBudgetExcess?
) -> DisplayList {
  var painter = Painter(tree: tree, fonts: fonts, bytes: Swift.max(budget.bytes, 0))
  painter.run()
  if painter.isCut {
    overrun = PaintBudgetExcess(
      excess: .bytes(limit: budget.bytes), command: painter.list.commands.count - 1)
  }
  return painter.list
}
