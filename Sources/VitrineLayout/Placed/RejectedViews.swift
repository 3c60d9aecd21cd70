/// A child of a `ViewThatFits` that was measured and did not fit. It is not drawn; reports name what made
/// it too large.
public struct RejectedViews: Hashable, Sendable {
  /// The index of the `ViewThatFits` in the tree.
  public var chooser: Int
  /// The child's number, from 1.
  public var number: Int
  /// The child's views with the sizes that it asked for, its corner at the origin; `parent` and `end` are
  /// indices in this list.
  public var nodes: [PlacedNode]

  public init(chooser: Int, number: Int, nodes: [PlacedNode]) {
    self.chooser = chooser
    self.number = number
    self.nodes = nodes
  }
}
