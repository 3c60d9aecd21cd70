public import Foundation

/// The interpolation between the points of a line.
public enum InterpolationMethod: Hashable, Sendable {
  case linear, monotone, stepStart, stepCenter, stepEnd, cardinal, catmullRom
  /// A cardinal curve with a tension from 0, the plain curve, to 1, straight lines.
  case tightened(CGFloat)
  /// A Catmull-Rom curve whose knots are as far apart as a power of the distances of its points: 0 for even knots, 0.5
  /// for a centripetal curve, 1 for a chordal one.
  case knotted(CGFloat)

  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    .tightened(tension.isFinite ? tension : 0)
  }
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    alpha > 0 && alpha.isFinite ? .knotted(min(1, alpha)) : .catmullRom
  }
}
