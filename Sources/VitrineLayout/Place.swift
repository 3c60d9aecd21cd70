public import VitrineGraphics
public import VitrineText

/// What `place` needs beside the tree.
public struct PlaceOptions {
  /// Size of the canvas in points, proposed to the root, which is centred in it.
  public var size: Size
  /// Pixels in a point.
  public var scale: Double
  /// The outermost shape that `ContainerRelativeShape` follows; it fills the canvas.
  public var containerShape: ShapeGeometry
  public var isRightToLeft: Bool
  public var safeAreaInsets: Insets
  /// Its steps; what takes more is given up.
  public var budget: DrawingBudget

  public init(
    size: Size, scale: Double, containerShape: ShapeGeometry = .rectangle,
    isRightToLeft: Bool = false, safeAreaInsets: Insets = Insets(),
    budget: DrawingBudget = .standard
  ) {
    self.size = size
    self.scale = scale
    self.containerShape = containerShape
    self.isRightToLeft = isRightToLeft
    self.safeAreaInsets = safeAreaInsets
    self.budget = budget
  }
}

/// Gives every node of a tree its frame.
///
/// Total: whatever the tree holds, the answer is a tree of finite frames, in time that grows with
/// the number of nodes, and at most the steps of the budget: beyond them nothing more is placed. What
/// could not be kept is told by the other form.
public func place(_ tree: NodeTree, fonts: FontLibrary, _ options: PlaceOptions) -> PlacedTree {
  var walk = PlaceWalk(engine: LayoutEngine(fonts: fonts, options: options))
  return walk.run(tree)
}

/// Gives every node of a tree its frame and adds what was noted on the way.
public func place(
  _ tree: NodeTree, fonts: FontLibrary, _ options: PlaceOptions,
  diagnostics: inout [Diagnostic]
) -> PlacedTree {
  var walk = PlaceWalk(engine: LayoutEngine(fonts: fonts, options: options))
  let placed = walk.run(tree)
  if let excess = walk.engine.excessDiagnostic() {
    diagnostics.append(excess)
    return placed
  }
  diagnostics += walk.engine.diagnostics(placed, walk.placedElements)
  diagnostics += placed.overflowDiagnostics()
  return placed
}

/// `place` as it is written down: every size is measured anew each time it is asked for. The plain
/// twin that the remembering one is tested against; exponential in nested stacks.
package func placeWithoutMemory(
  _ tree: NodeTree, fonts: FontLibrary, _ options: PlaceOptions
) -> PlacedTree {
  var walk = PlaceWalk(
    engine: LayoutEngine(fonts: fonts, options: options, remembersSizes: false))
  return walk.run(tree)
}
