/// A point of a function's plot, which has no element.
public struct _FunctionPoint {
  let x: Double
  let y: Double
  let end: Double

  /// The points that a function is drawn with, one for each point of a wide widget.
  private static let steps = 320

  /// Returns the points over a domain; values that are not numbers are left out.
  static func points(
    _ domain: ClosedRange<Double>, _ point: (Double) -> (x: Double, y: Double, end: Double)
  ) -> [_FunctionPoint] {
    let length = domain.upperBound - domain.lowerBound
    return (0...steps).compactMap { step in
      let (x, y, end) = point(domain.lowerBound + length * Double(step) / Double(steps))
      guard x.isFinite, y.isFinite, end.isFinite else { return nil }
      return _FunctionPoint(x: x, y: y, end: end)
    }
  }
}

/// A line through all elements of a collection, or along a function.
public struct LinePlot<DataElement>: VectorizedChartContent, _PrimitiveChartContent {
  public let _plot: _PlottedElements<DataElement>

  /// Creates a line through the elements in their order.
  public init<X: Plottable, Y: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, x: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>
  ) {
    _plot = _PlottedElements(data) { LineMark(x: x.value(of: $0), y: y.value(of: $0)) }
  }

  /// Creates a line for each series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, x: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>, series: PlottableProjection<DataElement, S>
  ) {
    _plot = _PlottedElements(data) {
      LineMark(x: x.value(of: $0), y: y.value(of: $0), series: series.value(of: $0))
    }
  }
}

extension LinePlot where DataElement == _FunctionPoint {
  /// Creates the line of a function over a domain, which has to be named here. Values that are not numbers are left out.
  public init<S: StringProtocol>(
    x: S, y: S, domain: ClosedRange<Double>, function: @escaping @Sendable (Double) -> Double
  ) {
    let points = _FunctionPoint.points(domain) { ($0, function($0), 0) }
    _plot = _PlottedElements(points) { LineMark(x: .value(x, $0.x), y: .value(y, $0.y)) }
  }

  /// Creates the line of a point that moves with `t` over a domain.
  public init<S: StringProtocol>(
    x: S, y: S, t: S, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    let points = _FunctionPoint.points(domain) { t in
      let (x, y) = function(t)
      return (x, y, 0)
    }
    _plot = _PlottedElements(points) { LineMark(x: .value(x, $0.x), y: .value(y, $0.y)) }
  }
}

/// An area under all elements of a collection, or under a function.
public struct AreaPlot<DataElement>: VectorizedChartContent, _PrimitiveChartContent {
  public let _plot: _PlottedElements<DataElement>

  /// Creates an area from zero to the values.
  public init<X: Plottable, Y: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, x: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>, stacking: MarkStackingMethod = .standard
  ) {
    _plot = _PlottedElements(data) {
      AreaMark(x: x.value(of: $0), y: y.value(of: $0), stacking: stacking)
    }
  }

  /// Creates an area for each series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, x: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>, series: PlottableProjection<DataElement, S>,
    stacking: MarkStackingMethod = .standard
  ) {
    _plot = _PlottedElements(data) {
      AreaMark(
        x: x.value(of: $0), y: y.value(of: $0), series: series.value(of: $0), stacking: stacking)
    }
  }

  /// Creates an area between two values.
  public init<X: Plottable, Y: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, x: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
  ) {
    _plot = _PlottedElements(data) {
      AreaMark(x: x.value(of: $0), yStart: yStart.value(of: $0), yEnd: yEnd.value(of: $0))
    }
  }

  /// Creates a sideways area between two values.
  public init<X: Plottable, Y: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) {
    _plot = _PlottedElements(data) {
      AreaMark(xStart: xStart.value(of: $0), xEnd: xEnd.value(of: $0), y: y.value(of: $0))
    }
  }
}

extension AreaPlot where DataElement == _FunctionPoint {
  /// Creates the area under a function over a domain, which has to be named here.
  public init<S: StringProtocol>(
    x: S, y: S, domain: ClosedRange<Double>, function: @escaping @Sendable (Double) -> Double
  ) {
    let points = _FunctionPoint.points(domain) { ($0, function($0), 0) }
    _plot = _PlottedElements(points) { AreaMark(x: .value(x, $0.x), y: .value(y, $0.y)) }
  }

  /// Creates the area between the two values of a function over a domain, which has to be named here.
  public init<S: StringProtocol>(
    x: S, yStart: S, yEnd: S, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    let points = _FunctionPoint.points(domain) { place in
      let (start, end) = function(place)
      return (place, start, end)
    }
    _plot = _PlottedElements(points) {
      AreaMark(
        x: .value(x, $0.x), yStart: .value(yStart, $0.y), yEnd: .value(yEnd, $0.end))
    }
  }
}
