/// The dimensions of a live activity above the widgets of StandBy in points.
package enum ChipMetrics {
  /// The side of the square, and the radius of its corners (iOS 26.1, observed).
  package static let (side, radius) = (40.0, 10.0)
}
