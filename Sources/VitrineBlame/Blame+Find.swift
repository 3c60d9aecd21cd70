import VitrineGraphics
public import VitrineImages

/// Traces the differences of two pictures to views and properties.
///
/// `clusters` are the changed areas in pixels of the pictures (`Comparison.clusters`). Nodes are matched
/// by their place among their siblings, then by likeness. Changed properties are causes; a view that only
/// moved counts for the nearest cause. Where the records do not differ, each area is a rendering change
/// of the view drawn there.
public func blame(old: PlacedRecord, new: PlacedRecord, changedClusters clusters: [PixelCluster])
  -> Blame
{
  let match = NodeMatch(old, new)
  var finder = CauseFinder(old, new, match)
  var causes = finder.find()
  if causes.isEmpty { causes = finder.layoutChanges() }
  var attribution = PixelAttribution(old, new, clusters)
  for i in causes.indices { attribution.add(reach(of: causes[i], finder), cause: i) }
  let pixels = attribution.pixels(causes: causes)
  for (i, count) in pixels.byCause.enumerated() { causes[i].pixels = count }
  causes += attribution.renderingChanges(isOnlyKind: causes.isEmpty)
  let left =
    pixels.unexplained - causes.filter { $0.kind == .rendering }.reduce(0) { $0 + $1.pixels }
  return Blame(causes: ranked(causes), unexplainedPixels: max(left, 0))
}

/// The nodes whose pixels a cause can change: its own nodes and those that it moved.
private func reach(of cause: Cause, _ finder: CauseFinder) -> (old: [Int], new: [Int]) {
  let moved = finder.moved(by: cause)
  return (cause.oldNodes + moved.map(\.old), cause.newNodes + moved.map(\.new))
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
