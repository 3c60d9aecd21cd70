public import VitrineGraphics

/// A custom layout.
public protocol LayoutAlgorithm {
  /// The number of children at the end that are measured, but neither placed nor drawn.
  var measuredCount: Int { get }
  /// The axis of a layout that works like a stack, which dividers and spacers in it follow.
  var stackAxis: LayoutAxis? { get }
  /// The preferred distances around the container; nil is the union of the children's.
  func spacing(_ subviews: [LayoutSubview], cache: inout Any) -> EdgeSpacing?
  /// Makes the cache that one call of `place` or of a size query passes to every method.
  func makeCache(_ subviews: [LayoutSubview]) -> Any
  func size(_ proposal: Proposal, _ subviews: [LayoutSubview], cache: inout Any) -> Size
  func place(
    in bounds: Rect, _ proposal: Proposal, _ subviews: [LayoutSubview], cache: inout Any)
  func explicitHorizontal(
    _ guide: HorizontalGuide, in bounds: Rect, _ proposal: Proposal, _ subviews: [LayoutSubview],
    cache: inout Any
  ) -> Double?
  func explicitVertical(
    _ guide: VerticalGuide, in bounds: Rect, _ proposal: Proposal, _ subviews: [LayoutSubview],
    cache: inout Any
  ) -> Double?
}

extension LayoutAlgorithm {
  public var measuredCount: Int { 0 }

  public var stackAxis: LayoutAxis? { nil }

  public func spacing(_ subviews: [LayoutSubview], cache: inout Any) -> EdgeSpacing? { nil }

  /// A layout without anything to keep has an empty cache.
  public func makeCache(_ subviews: [LayoutSubview]) -> Any { () }

  /// Returns nil: the layout sets no guide of its own.
  public func explicitHorizontal(
    _ guide: HorizontalGuide, in bounds: Rect, _ proposal: Proposal, _ subviews: [LayoutSubview],
    cache: inout Any
  ) -> Double? { nil }

  /// Returns nil: the layout sets no guide of its own.
  public func explicitVertical(
    _ guide: VerticalGuide, in bounds: Rect, _ proposal: Proposal, _ subviews: [LayoutSubview],
    cache: inout Any
  ) -> Double? { nil }
}
