import Foundation

/// The scale settings of a chart's author; nil where the chart decides.
public struct _ScaleRequest {
  var numbers: ClosedRange<Double>?
  var categories: [ChartDatum]?
  /// All values of a domain, for a scale of categories.
  var listed: [ChartDatum]?
  var includesZero = true
  var isReversed = false
  var padding: CGFloat = 0
  var endPadding: CGFloat = 0
  /// The points from the start of the plot area between which the scale lies.
  var range: (start: CGFloat, end: CGFloat)?
  /// The scale type that the author states; nil where the values decide.
  var type: ScaleType?
}
