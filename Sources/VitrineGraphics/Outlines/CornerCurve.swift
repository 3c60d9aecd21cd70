/// The curvature of a corner.
public enum CornerCurve: UInt8, Hashable, Sendable {
  /// A circular arc.
  case circular
  /// The published outline of Apple's continuous corners, which their drawing of paths has.
  case continuous
  /// The continuous corner as the compositor of their screens draws it, within 0.5 % of a radius of the published
  /// outline: it begins and ends at an angle.
  case screen
}
