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
