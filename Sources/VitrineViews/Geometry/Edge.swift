public import Foundation
package import VitrineLayout

/// An edge of a rectangle; leading and trailing follow the layout direction.
public nonisolated enum Edge: Int8, Hashable, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// A set of edges, one bit for each.
  public nonisolated struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set: 1 top, 2 leading, 4 bottom, 8 trailing.
    public let rawValue: Int8
    /// Creates a set from its bits: 1 top, 2 leading, 4 bottom, 8 trailing.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set with one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The set of the upper edge alone.
    public static let top = Set(.top)
    /// The set of the leading edge alone: left in left-to-right layout.
    public static let leading = Set(.leading)
    /// The set of the lower edge alone.
    public static let bottom = Set(.bottom)
    /// The set of the trailing edge alone: right in left-to-right layout.
    public static let trailing = Set(.trailing)
    /// The set of the leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The set of the upper and lower edges.
    public static let vertical: Set = [.top, .bottom]
    /// The set of all four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// One of the two upright edges of a rectangle; they follow the layout direction.
public nonisolated enum HorizontalEdge: Int8, Hashable, CaseIterable, Sendable {
  case leading, trailing

  /// A set of upright edges, one bit for each.
  public nonisolated struct Set: OptionSet, Sendable {
    /// The bits of the set: 1 leading, 2 trailing.
    public let rawValue: Int8
    /// Creates a set from its bits: 1 leading, 2 trailing.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of the leading edge alone: left in left-to-right layout.
    public static let leading = Set(rawValue: 1)
    /// The set of the trailing edge alone: right in left-to-right layout.
    public static let trailing = Set(rawValue: 2)
    /// The set of both upright edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// One of the two level edges of a rectangle.
public nonisolated enum VerticalEdge: Int8, Hashable, CaseIterable, Sendable {
  case top, bottom

  /// A set of level edges, one bit for each.
  public nonisolated struct Set: OptionSet, Sendable {
    /// The bits of the set: 1 top, 2 bottom.
    public let rawValue: Int8
    /// Creates a set from its bits: 1 top, 2 bottom.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of the upper edge alone.
    public static let top = Set(rawValue: 1)
    /// The set of the lower edge alone.
    public static let bottom = Set(rawValue: 2)
    /// The set of both level edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// Distances from the edges of a rectangle, in points.
public nonisolated struct EdgeInsets: Hashable, Sendable {
  /// The distance from the upper edge, in points; negative values point outwards.
  public var top: CGFloat
  /// The distance from the leading edge, in points; negative values point outwards.
  public var leading: CGFloat
  /// The distance from the lower edge, in points; negative values point outwards.
  public var bottom: CGFloat
  /// The distance from the trailing edge, in points; negative values point outwards.
  public var trailing: CGFloat

  /// Creates insets from a distance for each edge, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of 0 on every edge.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets with the same length on some edges, 0 on the others.
  package init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  package var insets: Insets {
    Insets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

/// A direction of layout or scrolling: along x or along y.
public nonisolated enum Axis: Int8, Hashable, CaseIterable, Sendable {
  case horizontal, vertical

  /// A set of axes, one bit for each.
  public nonisolated struct Set: OptionSet, Sendable {
    /// The bits of the set: 1 horizontal, 2 vertical.
    public let rawValue: Int8
    /// Creates a set from its bits: 1 horizontal, 2 vertical.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of the axis along x alone.
    public static let horizontal = Set(rawValue: 1)
    /// The set of the axis along y alone.
    public static let vertical = Set(rawValue: 2)
  }

  package var layout: LayoutAxis { self == .horizontal ? .horizontal : .vertical }
}
