/// A font as used by one run.
struct SegmentFont: Sendable {
  var instance: FontInstance?
  var run: Int32
  /// The em size of the outlines in points.
  var emSize: Double
  /// The points per font unit, horizontally and vertically.
  var unitX: Double
  var unitY: Double
  /// Extra points after each glyph.
  var tracking: Double
  var features: ShapingFeatures
}
