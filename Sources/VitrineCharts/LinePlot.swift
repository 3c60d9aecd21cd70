/// A line through all elements of a collection, or along a function.
public struct LinePlot: _PrimitiveChartContent {
  private let points: () -> [ChartMark]

  /// The points that a function is drawn with, one for each point of a wide widget.
  private static let steps = 320

  /// Creates a line through the elements in their order.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) {
    points = {
      data.map { element in
        LineMark(x: x.value(of: element), y: y.value(of: element)).mark
      }
    }
  }

  /// Creates the line of a function over a domain, which has to be named here. Values that are not numbers are left out.
  public init<S: StringProtocol>(
    x: S, y: S, domain: ClosedRange<Double>, function: @escaping @Sendable (Double) -> Double
  ) {
    points = {
      let length = domain.upperBound - domain.lowerBound
      return (0...Self.steps).compactMap { step in
        let place = domain.lowerBound + length * Double(step) / Double(Self.steps)
        let value = function(place)
        guard value.isFinite, place.isFinite else { return nil }
        return LineMark(x: .value(x, place), y: .value(y, value)).mark
      }
    }
  }

  public func _add(to marks: inout _ChartMarks) { marks.all += points() }
}

/// The value of an element's property, labelled with the quantity it measures.
public struct PlottableProjection<Element, Value: Plottable> {
  private let label: String
  private let path: KeyPath<Element, Value>

  /// Returns the value of a property.
  public static func value<S: StringProtocol>(
    _ label: S, _ path: KeyPath<Element, Value>
  ) -> PlottableProjection { PlottableProjection(label: String(label), path: path) }

  func value(of element: Element) -> PlottableValue<Value> { .value(label, element[keyPath: path]) }
}
