import Foundation

/// A mark with all of its attributes.
struct ChartMark {
  enum Kind { case bar, line, point, area, rule, rectangle, sector }

  var kind: Kind
  var x: ChartPlace?
  var xEnd: ChartPlace?
  var y: ChartPlace?
  var yEnd: ChartPlace?
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var sector = ChartSector()
  /// The series that joins marks of lines and areas.
  var series: String?
  var style: AnyShapeStyle?
  /// The name under which the chart's scale lists the style.
  var styleName: ChartDatum?
  /// Whether the style spans the plot area in place of the mark.
  var spansPlot = false
  var opacity = 1.0
  /// The shadows in the order in which they were asked for.
  var shadows: [ChartShadow] = []
  var cornerRadius: CGFloat?
  var cornerStyle = RoundedCornerStyle.continuous
  var stroke: StrokeStyle?
  /// The name under which the chart's scale lists the stroke.
  var strokeName: ChartDatum?
  var interpolation = InterpolationMethod.linear
  var symbol: AnyShape?
  /// The view in place of a symbol.
  var symbolView: AnyView?
  /// The name under which the chart's scale lists the symbol.
  var symbolName: ChartDatum?
  /// The area of the symbol in square points.
  var symbolArea: CGFloat?
  /// The value by which the chart's scale chooses the area of the symbol.
  var symbolAreaValue: ChartDatum?
  /// The place beside other marks of the same value; nil for a mark that has it to itself.
  var position: ChartGrouping?
  var offset = CGSize.zero
  var clip: AnyShape?
  var fill = FillStyle()
  /// The z index: marks with larger ones cover those with smaller ones.
  var zIndex = 0.0
  var annotations: [ChartAnnotation] = []
  /// The arrangement of bars and areas that share a place.
  var stacking = MarkStackingMethod.standard
  var spoken = ChartSpoken()
  /// The value at which the mark starts when others are below it in a stack.
  var base = 0.0
  /// The length in a stack whose unit is not that of the values; nil for the value itself.
  var length: Double?

  /// Whether the bar is horizontal.
  var isHorizontal: Bool {
    if kind == .area || kind == .bar, xEnd != nil, yEnd == nil { return true }
    guard let x, let y, x.datum.number != nil, !x.isNamed else { return false }
    if y.category != nil { return true }
    guard case .number = x.datum, case .date = y.datum else { return false }
    return true
  }

  /// The value at which the mark ends, on top of the marks below it.
  func top(_ number: Double) -> Double { base + (length ?? number) }
}

/// The dimensions of a sector.
struct ChartSector {
  var angle: ChartPlace?
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  /// The points left free at each of its straight edges.
  var inset = 0.0
  /// The shares of the circle at which it begins and ends, clockwise from twelve o'clock.
  var turns: (start: Double, end: Double)?
}

/// The place of a mark beside others of the same value.
struct ChartGrouping {
  var name: ChartDatum
  /// The axis along which the marks stand beside each other; nil where their direction decides.
  var axis: Axis?
  /// The part of the band that all of them fill.
  var span: MarkDimension
}

/// The words that assistive technologies speak for a mark; nil where nothing is said.
struct ChartSpoken {
  var label: Text?
  var value: Text?
  var isHidden: Bool?
  var identifier: String?

  var isEmpty: Bool { label == nil && value == nil && isHidden == nil && identifier == nil }
}

/// The shadow of a mark; lengths in points.
struct ChartShadow {
  var color: Color
  var radius: CGFloat
  var offset: CGSize
}
