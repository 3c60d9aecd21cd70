public import Foundation

/// The interpolation between the points of a line.
public enum InterpolationMethod: Hashable, Sendable {
  case linear, monotone, stepStart, stepCenter, stepEnd, cardinal, catmullRom
  /// A cardinal curve with a tension from 0, the plain curve, to 1, straight lines.
  case tightened(CGFloat)
  /// A Catmull-Rom curve with an `alpha` other than 0, drawn as if `alpha` were 0.
  case knotted

  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    .tightened(tension.isFinite ? tension : 0)
  }
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    alpha == 0 ? .catmullRom : .knotted
  }
}
