/// The bounds of a numeric domain that end at round numbers; nil where the chart decides.
public struct _AxisRounding {
  var lower: Bool?
  var upper: Bool?
  /// The step to whose multiples bounds are rounded; nil for one that follows from the domain.
  var step: Double?

  /// Adds the wishes of other marks of the same axis.
  mutating func add(_ other: _AxisRounding) {
    lower = lower ?? other.lower
    upper = upper ?? other.upper
    step = step ?? other.step
  }
}
