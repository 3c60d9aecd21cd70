/// Bounds that keep time and memory finite for any outline.
public enum OutlineLimits {
  /// Pixels in either direction; geometry beyond is pulled in to it. Far beyond any picture, and
  /// small enough that 24.8 fixed point and products of two coordinates stay exact.
  @inlinable public static var largestCoordinate: Double { 4_000_000.0 }
  /// Pieces of one curve. 1,024 pieces keep 0.025 px up to control polygons of 34,000 px.
  @inlinable public static var curvePieces: Int { 1024 }
  /// Dashes of one stroke; a finer pattern draws solid.
  @inlinable public static var dashes: Int { 100_000 }
  /// Points of one stroke's outline from which on its round caps and joins have three points each. 100,000
  /// dashes of 16 px have fewer; without it, round ends as wide as a coordinate allows would have 14,000 each.
  @inlinable public static var strokePoints: Int { 4_000_000 }

  /// `v` within ± `largestCoordinate`; NaN counts as 0.
  @inlinable @inline(__always)
  public static func coordinate(_ v: Double) -> Double {
    if v.magnitude <= largestCoordinate { return v }
    return v > 0 ? largestCoordinate : (v < 0 ? -largestCoordinate : 0)
  }
}
