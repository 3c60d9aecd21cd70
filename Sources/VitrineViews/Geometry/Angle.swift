/// An angle in radians or degrees; positive is clockwise, since y points down.
public nonisolated struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians, not limited to one turn.
  public var radians: Double

  /// Creates an angle of 0.
  public init() { radians = 0 }
  /// Creates an angle from radians; more than one turn is kept as it is.
  public init(radians: Double) { self.radians = radians }
  /// Creates an angle from degrees; more than 360 is kept as it is.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// The angle in degrees, converted from and to the stored radians.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// An angle of 0 radians.
  public static let zero = Angle()
  /// Returns an angle of so many radians; more than one turn is kept as it is.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// Returns an angle of so many degrees; more than 360 is kept as it is.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Returns whether the first angle has fewer radians; whole turns count.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
  /// Returns the angle of the same size in the other direction.
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
  /// Returns the sum of two angles, which may exceed one turn.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  /// Returns the difference of two angles, which may be negative.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  /// Returns the angle multiplied by a number.
  public static func * (a: Angle, k: Double) -> Angle { Angle(radians: a.radians * k) }
  /// Returns the angle multiplied by a number.
  public static func * (k: Double, a: Angle) -> Angle { Angle(radians: a.radians * k) }
  /// Returns the angle divided by a number; division by 0 makes it infinite, or no number if it is 0.
  public static func / (a: Angle, k: Double) -> Angle { Angle(radians: a.radians / k) }
  /// Adds the second angle to the first, without limit to one turn.
  public static func += (a: inout Angle, b: Angle) { a.radians += b.radians }
  /// Subtracts the second angle from the first, without limit to one turn.
  public static func -= (a: inout Angle, b: Angle) { a.radians -= b.radians }
}
