/// The box of a line of one font in points, before rounding to pixels.
struct LineBox: Hashable, Sendable {
  /// From the top of the box to the baseline.
  var ascent: Double
  var height: Double
  /// Extra distance between lines that the font itself asks for.
  var gap = 0.0
  /// Baseline to baseline where the style fixes it.
  var leading: Double?
}
