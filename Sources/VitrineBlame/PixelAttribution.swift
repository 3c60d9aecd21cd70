import VitrineGraphics
import VitrineImages

/// Assigns changed areas of pixels to causes by the frames of the views that the causes affect.
struct PixelAttribution {
  private let old: PlacedRecord
  private let new: PlacedRecord
  private let clusters: [PixelCluster]
  private var regions: [Region] = []
  /// Whether a view that changed or moved covers the area.
  private var isTaken: [Bool]

  private struct Region {
    var bounds: PixelBounds
    /// Nil for a movement of unclear cause.
    var cause: Int?
  }

  /// The distance in points that antialiasing, accents and strokes may extend beyond a view's frame.
  private static let overhang = 2.0
  /// The largest number of regions considered for one cause.
  private static let mostRegions = 512

  init(_ old: PlacedRecord, _ new: PlacedRecord, _ clusters: [PixelCluster]) {
    self.old = old
    self.new = new
    self.clusters = clusters
    isTaken = [Bool](repeating: false, count: clusters.count)
  }

  /// Adds the old and new frames of the nodes that a cause affects.
  mutating func add(_ nodes: (old: [Int], new: [Int]), cause: Int?) {
    for (record, indices) in [(old, nodes.old), (new, nodes.new)] {
      for index in indices.prefix(Self.mostRegions) {
        regions.append(
          Region(bounds: pixels(record.nodes[index].frame, record.scale), cause: cause))
      }
    }
  }

  /// Adds both whole pictures, for a setting that reaches everything.
  mutating func addCanvas(cause: Int) {
    for record in [old, new] {
      regions.append(
        Region(bounds: pixels(Rect(origin: .zero, size: record.size), record.scale), cause: cause))
    }
  }

  /// Assigns every area to the smallest region that covers most of it. No cause takes areas that it does not
  /// reach.
  mutating func pixels(causes: Int) -> (byCause: [Int], unexplained: Int) {
    var byCause = [Int](repeating: 0, count: causes)
    var unexplained = 0
    for (i, cluster) in clusters.enumerated() {
      let region = owner(of: cluster.bounds)
      isTaken[i] = region != nil
      if let cause = region?.cause {
        byCause[cause] += cluster.size
      } else if region == nil {
        unexplained += cluster.size
      }
    }
    return (byCause, unexplained)
  }

  private func owner(of area: PixelBounds) -> Region? {
    var best: (shared: Int, size: Int, region: Region)?
    for region in regions {
      let shared = region.bounds.intersection(area).area
      guard shared > 0 else { continue }
      let candidate = (shared, region.bounds.area, region)
      if let b = best, (b.shared, -b.size) >= (shared, -region.bounds.area) { continue }
      best = candidate
    }
    return best?.region
  }

  /// Returns rendering changes for the areas that no cause explains, grouped by the view drawn there.
  func renderingChanges(isOnlyKind: Bool) -> [Cause] {
    let names = ViewNames(record: new)
    var byNode: [Int: Int] = [:]
    for (i, cluster) in clusters.enumerated() where !isTaken[i] {
      if let node = drawer(at: cluster.bounds) { byNode[node, default: 0] += cluster.size }
    }
    return byNode.keys.sorted().map { node in
      Cause(
        .rendering, path: names.path(node), view: names.name(node),
        property: new.nodes[node][PropertyKey.draws] ?? "", newNodes: [node],
        pixels: byNode[node] ?? 0)
    }
  }

  /// Returns the smallest drawing view that covers most of an area; of equal ones the topmost.
  private func drawer(at area: PixelBounds) -> Int? {
    var best: (shared: Int, size: Int, node: Int)?
    for (index, node) in new.nodes.enumerated() where draws(node, index) {
      let bounds = pixels(node.frame, new.scale)
      let shared = bounds.intersection(area).area
      guard shared > 0 else { continue }
      if let b = best, (b.shared, -b.size) > (shared, -bounds.area) { continue }
      best = (shared, bounds.area, index)
    }
    return best?.node
  }

  /// Whether a node draws: it has recorded commands, or else is a leaf.
  private func draws(_ node: PlacedRecord.Node, _ index: Int) -> Bool {
    node[PropertyKey.draws] != nil || node.isView && node.end == index + 1 && node.name != "Spacer"
  }

  private func pixels(_ frame: Rect, _ scale: Double) -> PixelBounds {
    let grown = frame.inset(by: -Self.overhang)
    func pixel(_ value: Double) -> Int { Int(max(-1e9, min(value * scale, 1e9)).rounded(.down)) }
    let (left, top) = (pixel(grown.minX), pixel(grown.minY))
    return PixelBounds(
      x: left, y: top, width: pixel(grown.maxX) + 1 - left, height: pixel(grown.maxY) + 1 - top)
  }
}
