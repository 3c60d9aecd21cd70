public import VitrineGraphics
public import VitrineText

/// Assigns a frame to every node of a tree.
///
/// Total: for any tree the result has finite frames, in time proportional to the number of nodes and at
/// most the steps of the budget: beyond them nothing more is placed. The overload with `diagnostics`
/// reports what was dropped or clamped.
public func place(_ tree: NodeTree, fonts: FontLibrary, _ options: PlaceOptions) -> PlacedTree {
  var walk = PlaceWalk(engine: LayoutEngine(fonts: fonts, options: options))
  return walk.run(tree)
}

/// Assigns a frame to every node of a tree and appends the diagnostics.
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

/// Runs `place` without caches: every size is measured each time. The plain reference that the cached
/// version is tested against; exponential for nested stacks.
package func placeWithoutMemory(
  _ tree: NodeTree, fonts: FontLibrary, _ options: PlaceOptions
) -> PlacedTree {
  var walk = PlaceWalk(
    engine: LayoutEngine(fonts: fonts, options: options, remembersSizes: false))
  return walk.run(tree)
}
