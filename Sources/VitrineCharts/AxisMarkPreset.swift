/// The layout of labels and lines relative to the plot area.
public enum AxisMarkPreset: Hashable, Sendable {
  /// Labels beside the plot area, at their values.
  case automatic
  /// Labels beside the plot area that do not reach beyond its ends.
  case aligned
  /// Labels beside the plot area on lines that reach under them.
  case extended
  /// Labels inside the plot area, on their lines.
  case inset

  /// No picture of Apple's tells where the labels of these stand.
  var gap: Set<Gap> {
    self == .extended || self == .inset ? [.axisMarksPreset] : []
  }
}
