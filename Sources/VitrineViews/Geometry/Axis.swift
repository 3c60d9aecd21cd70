package import VitrineLayout

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
