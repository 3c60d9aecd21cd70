public import VitrineGraphics

/// All views with their frames: the result of `place`, aligned to pixels by `snap`.
///
/// Nodes are in drawing order, parents before their children; a node's subtree is the half-open index range
/// `index ..< nodes[index].end`. Contains no closures.
public struct PlacedTree: Hashable, Sendable {
  /// The size of the canvas in points.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  public var nodes: [PlacedNode]
  /// The children of `ViewThatFits` that did not fit, by the order of those; at most
  /// `LayoutLimits.rejectedNodes` nodes.
  public var rejected: [RejectedViews] = []

  public init(size: Size, scale: Double, nodes: [PlacedNode]) {
    self.size = size
    self.scale = scale
    self.nodes = nodes
  }

  /// Returns the indices of the direct children of a node.
  public func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var i = index + 1
    while i < Int(nodes[index].end) {
      result.append(i)
      i = Int(nodes[i].end)
    }
    return result
  }

  /// Whether a node is the mask of its parent.
  public func isMask(_ index: Int) -> Bool {
    let parent = Int(nodes[index].parent)
    guard parent >= 0, case .effect(.mask) = nodes[parent].content else { return false }
    return index == Int(nodes[parent + 1].end)
  }
}
