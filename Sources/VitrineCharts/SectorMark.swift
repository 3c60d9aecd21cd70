public import Foundation

/// A sector of a pie or a donut. Sectors follow one another clockwise from twelve o'clock, and have no axes.
public struct SectorMark: _PrimitiveChartContent {
  var mark = ChartMark(kind: .sector)

  /// Creates a sector.
  ///
  /// - Parameters:
  ///   - angle: a value, whose share of the sum of all is that of the circle, or a range of such values.
  ///   - innerRadius: points, a ratio of the outer radius, or an inset from it; 0 by default.
  ///   - outerRadius: points, a ratio of the room from the middle to the nearest edge, or an inset from it.
  ///   - angularInset: the points left free at each straight edge.
  public init<Value: Plottable>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    mark.sector = ChartSector(
      angle: angle.place, innerRadius: innerRadius, outerRadius: outerRadius,
      inset: angularInset ?? 0)
  }

  public func _add(to marks: inout _ChartMarks) { marks.all.append(mark) }
}
