/// Edges on which a view reaches over the safe area that it touches.
public struct SafeAreaEdges: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let top = SafeAreaEdges(rawValue: 1)
  public static let leading = SafeAreaEdges(rawValue: 2)
  public static let bottom = SafeAreaEdges(rawValue: 4)
  public static let trailing = SafeAreaEdges(rawValue: 8)

  /// Returns insets with 0 on all other edges.
  func insets(_ insets: Insets) -> Insets {
    Insets(
      top: contains(.top) ? insets.top : 0, leading: contains(.leading) ? insets.leading : 0,
      bottom: contains(.bottom) ? insets.bottom : 0,
      trailing: contains(.trailing) ? insets.trailing : 0)
  }
}
