import VitrineGraphics
public import VitrineImages

/// Traces the differences of two pictures to views and properties.
///
/// `clusters` are the changed areas in pixels of the pictures (`Comparison.clusters`). Nodes are matched
/// by their place among their siblings, then by likeness. Changed values are causes. A view that only moved
/// counts for a cause if no other can have moved it (`LayoutProof`), otherwise for none. Where the records do
/// not differ, each area is a rendering change of the view drawn there.
///
/// - Parameter wholeTexts: whether the names of views tell texts of more than 24 characters whole, for programs;
///   otherwise such a text ends in “…”.
public func blame(
  old: PlacedRecord, new: PlacedRecord, changedClusters clusters: [PixelCluster],
  wholeTexts: Bool = false
) -> Blame {
  var (old, new) = (old, new)
  (old.tellsWholeTexts, new.tellsWholeTexts) = (wholeTexts, wholeTexts)
  let match = NodeMatch(old, new)
  let finder = CauseFinder(old, new, match)
  let found = finder.find()
  var causes = found.causes
  var attribution = PixelAttribution(old, new, clusters)
  func before(_ nodes: [Int]) -> [Int] { nodes.map { match.oldOfNew[$0] } }
  for (i, cause) in causes.enumerated() {
    if cause.kind == .environment { attribution.addCanvas(cause: i) }
    let moved = found.moved[i]
    let choices = (cause.choices.map(\.oldNode), cause.choices.map(\.newNode))
    attribution.add(
      (cause.oldNodes + before(moved) + choices.0, cause.newNodes + moved + choices.1), cause: i)
  }
  attribution.add((before(found.unclear), found.unclear), cause: nil)
  let pixels = attribution.pixels(causes: causes.count)
  for (i, count) in pixels.byCause.enumerated() { causes[i].pixels = count }
  for i in causes.indices where causes[i].source == nil && causes[i].kind != .environment {
    causes[i].source = causes[i].newNodes.first.flatMap(new.source)
  }
  var left = pixels.unexplained
  // Beside a change of the views, pixels elsewhere are shadows, blurs and backdrops of it, if anything.
  if causes.allSatisfy({ $0.kind == .layout && $0.property.isEmpty }) {
    let drawn = attribution.renderingChanges(isOnlyKind: causes.isEmpty)
    left -= drawn.reduce(0) { $0 + $1.pixels }
    causes += drawn
  }
  var result = Blame(causes: ranked(causes), unexplainedPixels: max(left, 0))
  let leaves = finder.leaves(found.unclear)
  if let first = leaves.first, let movement = finder.movement(of: first) {
    result.unclear = Blame.UnclearMoves(first: movement, count: leaves.count)
  }
  return result
}

/// Sorts the environment first, then settings for whole subtrees, then causes by the pixels they explain;
/// causes without pixels come last.
private func ranked(_ causes: [Cause]) -> [Cause] {
  func rank(_ cause: Cause) -> Int {
    if PropertyKey.settings.contains(cause.property) { return 0 }
    return switch cause.kind {
    case .environment: 0
    case .rendering, .layout: 3
    case .added, .removed: 2
    default: 1
    }
  }
  return causes.enumerated().sorted {
    let (a, b) = ($0.element, $1.element)
    return (rank(a), -a.pixels, $0.offset) < (rank(b), -b.pixels, $1.offset)
  }.map(\.element)
}
