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
    let interval = calendar.dateInterval(of: unit, for: date)
    return PlottableValue(
      label: "", value: self, unitEnd: interval?.end, unitStart: interval?.start)
  }
}
