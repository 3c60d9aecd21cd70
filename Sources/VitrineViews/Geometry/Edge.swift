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
