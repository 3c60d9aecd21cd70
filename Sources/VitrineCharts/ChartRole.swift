import Foundation

/// The role of a view in a chart's layout.
enum ChartRole: Sendable {
  case plot, legend, xTitle, yTitle
  /// A view behind or over the whole chart; it is placed where the plot area is.
  case layer
  case label(ChartLabelPlace)
  /// A tick that is as long as a label, or as the longest one.
  case tick(ChartLabelPlace, AxisTick.Length)
}

/// The place of a label beside the plot area.
struct ChartLabelPlace: Sendable {
  var datum: ChartDatum
  var side: AxisSide
  /// The fraction of the axis; those of vertical axes run upwards.
  var fraction: Double
  /// The fraction of the label, from its top or leading edge, that is at its place.
  var anchor = 0.5
  var scale: ChartScale
  var preset = AxisMarkPreset.automatic
  var collision = AxisValueLabelCollisionResolution.automatic
  /// The points between label and plot area.
  var gap = ChartLabelPlace.usualGap
  /// Whether the label is one of views that may be left out.
  var isOptional = false

  /// The usual distance in points between plot area and labels (estimated).
  static let usualGap: CGFloat = 4

  var isX: Bool { side == .top || side == .bottom }
}

extension ChartRole: CustomStringConvertible {
  /// The part, of labels the side on which they stand: what an author chose, without the places that follow.
  var description: String {
    switch self {
    case .plot: "plot"
    case .legend: "legend"
    case .xTitle: "xTitle"
    case .yTitle: "yTitle"
    case .layer: "layer"
    case .label(let place): "\(place.side)"
    case .tick(let place, _): "\(place.side) tick"
    }
  }
}

struct ChartRoleKey: LayoutValueKey {
  static let defaultValue = ChartRole.plot
}
