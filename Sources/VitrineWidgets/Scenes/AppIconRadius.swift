/// The corner radius of icons.
package enum AppIconRadius {
  /// The radius in points: from a table of sides up to iOS 18, 0.225 of other sides; 0.26 of the side from
  /// iOS 26 on (observed).
  package static func of(side: Double, os: Int) -> Double {
    if os >= 26 { return 0.26 * side }
    return radii18.first { $0.side == side }?.radius ?? 0.225 * side
  }

  private static let radii18: [(side: Double, radius: Double)] = [
    (56, 12.6), (60, 13.5), (64, 14.4), (76, 17.125), (83.5, 18.75),
  ]
}
