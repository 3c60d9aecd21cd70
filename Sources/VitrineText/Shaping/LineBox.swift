/// The box of a line of one font in points, before rounding to pixels.
struct LineBox: Hashable, Sendable {
  /// The distance from the top of the box to the baseline.
  var ascent: Double
  var height: Double
  /// The height of capital letters.
  var capHeight: Double
  /// The extra distance between lines set by the font itself.
  var gap = 0.0
  /// The distance of baselines if the style sets it.
  var leading: Double?
}
