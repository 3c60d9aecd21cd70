public import Foundation

/// A bar for each element of a collection.
public struct BarPlot<DataElement>: VectorizedChartContent, _PrimitiveChartContent {
  public let _plot: _PlottedElements<DataElement>

  /// Creates bars from zero to a value.
  public init<X: Plottable, Y: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, x: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>, width: MarkDimensions<DataElement> = .automatic,
    height: MarkDimensions<DataElement> = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    _plot = _PlottedElements(data) {
      BarMark(
        x: x.value(of: $0), y: y.value(of: $0), width: width.of($0), height: height.of($0),
        stacking: stacking)
    }
  }

  /// Creates upright bars between two values.
  public init<X: Plottable, Y: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, x: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>,
    width: MarkDimensions<DataElement> = .automatic
  ) {
    _plot = _PlottedElements(data) {
      BarMark(
        x: x.value(of: $0), yStart: yStart.value(of: $0), yEnd: yEnd.value(of: $0),
        width: width.of($0))
    }
  }

  /// Creates level bars between two values.
  public init<X: Plottable, Y: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    height: MarkDimensions<DataElement> = .automatic
  ) {
    _plot = _PlottedElements(data) {
      BarMark(
        xStart: xStart.value(of: $0), xEnd: xEnd.value(of: $0), y: y.value(of: $0),
        height: height.of($0))
    }
  }
}

/// A symbol for each element of a collection.
public struct PointPlot<DataElement>: VectorizedChartContent, _PrimitiveChartContent {
  public let _plot: _PlottedElements<DataElement>

  /// Creates symbols at two values each.
  public init<X: Plottable, Y: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, x: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>
  ) {
    _plot = _PlottedElements(data) { PointMark(x: x.value(of: $0), y: y.value(of: $0)) }
  }
}

/// A line across the chart for each element of a collection.
public struct RulePlot<DataElement>: VectorizedChartContent, _PrimitiveChartContent {
  public let _plot: _PlottedElements<DataElement>

  /// Creates upright lines of the chart's height.
  public init<X: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, x: PlottableProjection<DataElement, X>
  ) {
    _plot = _PlottedElements(data) { RuleMark(x: x.value(of: $0)) }
  }

  /// Creates level lines of the chart's width.
  public init<Y: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, y: PlottableProjection<DataElement, Y>
  ) {
    _plot = _PlottedElements(data) { RuleMark(y: y.value(of: $0)) }
  }

  /// Creates upright lines between two values.
  public init<X: Plottable, Y: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, x: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
  ) {
    _plot = _PlottedElements(data) {
      RuleMark(x: x.value(of: $0), yStart: yStart.value(of: $0), yEnd: yEnd.value(of: $0))
    }
  }

  /// Creates level lines between two values.
  public init<X: Plottable, Y: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) {
    _plot = _PlottedElements(data) {
      RuleMark(xStart: xStart.value(of: $0), xEnd: xEnd.value(of: $0), y: y.value(of: $0))
    }
  }
}

/// A rectangle for each element of a collection.
public struct RectanglePlot<DataElement>: VectorizedChartContent, _PrimitiveChartContent {
  public let _plot: _PlottedElements<DataElement>

  /// Creates rectangles around two values each.
  public init<X: Plottable, Y: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, x: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>, width: MarkDimensions<DataElement> = .automatic,
    height: MarkDimensions<DataElement> = .automatic
  ) {
    _plot = _PlottedElements(data) {
      RectangleMark(
        x: x.value(of: $0), y: y.value(of: $0), width: width.of($0), height: height.of($0))
    }
  }

  /// Creates rectangles between values on both axes.
  public init<X: Plottable, Y: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>
  ) {
    _plot = _PlottedElements(data) {
      RectangleMark(
        xStart: xStart.value(of: $0), xEnd: xEnd.value(of: $0), yStart: yStart.value(of: $0),
        yEnd: yEnd.value(of: $0))
    }
  }

  /// Creates rectangles around a value, between two of the other axis.
  public init<X: Plottable, Y: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, x: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>,
    width: MarkDimensions<DataElement> = .automatic
  ) {
    _plot = _PlottedElements(data) {
      RectangleMark(
        x: x.value(of: $0), yStart: yStart.value(of: $0), yEnd: yEnd.value(of: $0),
        width: width.of($0))
    }
  }

  /// Creates rectangles between two values, around one of the other axis.
  public init<X: Plottable, Y: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    height: MarkDimensions<DataElement> = .automatic
  ) {
    _plot = _PlottedElements(data) {
      RectangleMark(
        xStart: xStart.value(of: $0), xEnd: xEnd.value(of: $0), y: y.value(of: $0),
        height: height.of($0))
    }
  }
}

/// A sector of a pie or a donut for each element of a collection.
public struct SectorPlot<DataElement>: VectorizedChartContent, _PrimitiveChartContent {
  public let _plot: _PlottedElements<DataElement>

  /// Creates sectors.
  ///
  /// - Parameters:
  ///   - angle: values, whose shares of the sum of all are those of the circle.
  ///   - innerRadius: points, a ratio of the outer radius, or an inset from it; 0 by default.
  ///   - outerRadius: points, a ratio of the room from the middle to the nearest edge, or an inset from it.
  ///   - angularInset: the points left free at each straight edge.
  public init<Value: Plottable>(
    _ data: some RandomAccessCollection<DataElement>,
    angle: PlottableProjection<DataElement, Value>,
    innerRadius: MarkDimensions<DataElement> = .automatic,
    outerRadius: MarkDimensions<DataElement> = .automatic, angularInset: CGFloat? = nil
  ) {
    _plot = _PlottedElements(data) {
      SectorMark(
        angle: angle.value(of: $0), innerRadius: innerRadius.of($0),
        outerRadius: outerRadius.of($0), angularInset: angularInset)
    }
  }
}
