/// A frame whose sides follow from the size of the container that the tree is laid out in.
public struct ContainerFrame {
  /// Returns a side in points from the container's, or nil where the content keeps its own.
  public typealias Side = (Double) -> Double

  public var width: Side?
  public var height: Side?
  public var alignment: Alignment2D

  public init(width: Side?, height: Side?, alignment: Alignment2D) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}
