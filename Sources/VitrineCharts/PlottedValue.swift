import Foundation

/// A value whose type is known only when a chart is made, such as one of a document.
package struct PlottedValue: Plottable {
  private let datum: ChartDatum

  package init(_ datum: ChartDatum) { self.datum = datum }

  package var _datum: ChartDatum { datum }
  package static func _value(_ datum: ChartDatum) -> PlottedValue? { PlottedValue(datum) }

  /// Labels the value for a mark.
  package var plottable: PlottableValue<PlottedValue> { .value("", self) }

  /// Labels the value for a mark that spans the calendar unit around it; only dates have one.
  ///
  /// - Parameter unit: nil for a point in time.
  package func plottable(
    _ unit: Calendar.Component?, _ calendar: Calendar
  ) -> PlottableValue<PlottedValue> {
    guard case .date(let date) = datum, let unit else { return plottable }
    return PlottableValue(
      label: "", value: self, span: ChartPlace.Span(date, unit, calendar))
  }

  /// Labels the range from this value to another, for a sector between two angles.
  package func plottable(to end: PlottedValue) -> PlottableValue<PlottedValue> {
    guard let low = datum.number, let high = end.datum.number else { return plottable }
    return PlottableValue(
      label: "", value: self, span: ChartPlace.Span(start: low, end: high))
  }
}
