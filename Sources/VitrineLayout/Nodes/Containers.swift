public import VitrineGraphics

/// Columns or rows of a lazy grid.
public struct GridTrack: Hashable {
  public enum Sizing: Hashable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    case adaptive(minimum: Double, maximum: Double)
  }

  public var sizing: Sizing
  public var spacing: Double?
  public var alignment: Alignment2D?

  public init(_ sizing: Sizing, spacing: Double?, alignment: Alignment2D?) {
    self.sizing = sizing
    self.spacing = spacing
    self.alignment = alignment
  }
}

public struct LazyGridContainer {
  /// The axis along which lines follow each other: vertical for a LazyVGrid.
  public var axis: LayoutAxis
  public var tracks: [GridTrack]
  public var alignment: Alignment2D
  public var spacing: Double?

  public init(axis: LayoutAxis, tracks: [GridTrack], alignment: Alignment2D, spacing: Double?) {
    self.axis = axis
    self.tracks = tracks
    self.alignment = alignment
    self.spacing = spacing
  }
}

public struct GridContainer {
  public var alignment: Alignment2D
  public var horizontalSpacing: Double?
  public var verticalSpacing: Double?

  public init(alignment: Alignment2D, horizontalSpacing: Double?, verticalSpacing: Double?) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

/// The values of `gridCellColumns` and related modifiers for a grid's cell.
public struct GridCellTraits: Hashable {
  public var columns: Int = 1
  public var anchor: UnitPosition?
  public var columnAlignment: HorizontalGuide?
  public var unsizedHorizontally = false
  public var unsizedVertically = false

  public init() {}
}

/// The values available to a geometry reader's content.
public struct GeometryContext {
  public var size: Size
  /// The reader's frame in the canvas, in points.
  public var globalFrame: Rect
  public var safeAreaInsets: Insets
  /// Frames of named coordinate spaces around the reader, in the canvas.
  public var namedFrames: [(name: String, frame: Rect)]

  public init(
    size: Size, globalFrame: Rect, safeAreaInsets: Insets,
    namedFrames: [(name: String, frame: Rect)]
  ) {
    self.size = size
    self.globalFrame = globalFrame
    self.safeAreaInsets = safeAreaInsets
    self.namedFrames = namedFrames
  }
}

/// A custom layout.
public protocol LayoutAlgorithm {
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

/// A child as seen by a custom layout.
public struct LayoutSubview {
  public var priority: Double
  /// The values set by `layoutValue(key:value:)`, by key type.
  public var values: [ObjectIdentifier: Any]
  public var size: (Proposal) -> Size
  public var dimensions: (Proposal) -> Dimensions
  /// Returns the preferred distance from this child (first) to the next one along an axis.
  public var spacing: (LayoutSubview, LayoutAxis) -> Double
  /// Places the child's `anchor` at a point of the container's space.
  public var place: (Point, UnitPosition, Proposal) -> Void
  package var index: Int

  package init(
    priority: Double, values: [ObjectIdentifier: Any], index: Int,
    size: @escaping (Proposal) -> Size, dimensions: @escaping (Proposal) -> Dimensions,
    spacing: @escaping (LayoutSubview, LayoutAxis) -> Double,
    place: @escaping (Point, UnitPosition, Proposal) -> Void
  ) {
    self.priority = priority
    self.values = values
    self.index = index
    self.size = size
    self.dimensions = dimensions
    self.spacing = spacing
    self.place = place
  }
}
