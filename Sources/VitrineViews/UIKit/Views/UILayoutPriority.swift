/// The weight of a constraint against others, from just above 0 to 1000.
public nonisolated struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// UIKit's number.
  public let rawValue: Float

  /// Creates a priority from UIKit's number, limited to 0…1000; what is not a number is 0.
  public init(rawValue: Float) { self.rawValue = max(0, min(1000, rawValue)) }
  /// Creates a priority from UIKit's number, limited to 0…1000; what is not a number is 0.
  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }

  /// 1000: the constraint must hold, and a diagnostic tells if it does not.
  public static let required = UILayoutPriority(1000)
  /// 750, at which content keeps from shrinking.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250, at which content keeps from growing.
  public static let defaultLow = UILayoutPriority(250)
  /// 50, below everything that content asks for.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether the first counts less than the second.
  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool {
    a.rawValue < b.rawValue
  }
}
