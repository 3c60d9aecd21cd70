import Foundation
import Vitrine
import VitrineCharts

/// Values on the axes of a chart: numbers, names of categories, and dates.
enum PlottedForm {
  private static let units = NameTable<Calendar.Component>([
    ("minute", .minute), ("hour", .hour), ("day", .day), ("weekOfYear", .weekOfYear),
    ("month", .month), ("quarter", .quarter), ("year", .year),
  ])

  private static let date: [Parameter] = [
    Parameter("date", .date, required: true, "the date"),
    Parameter("unit", units.type, "the calendar unit that the mark spans; absent: a moment"),
  ]

  /// A number, a category, or `{"date": …, "unit": …}`.
  static let type = ArgumentType.either([.object(date), .data])

  static func plottable(
    _ value: CompiledValue, _ context: BuildContext
  ) throws(DocumentError) -> PlottableValue<PlottedValue> {
    guard case .object(let compiled) = value.content else {
      return try plotted(value, context).plottable
    }
    let unit = try Arguments(compiled: compiled, context: context).choice("unit", units)
    return try plotted(value, context).plottable(unit, context.environment.calendar)
  }

  /// Returns a value of a domain or an axis.
  static func plotted(
    _ value: CompiledValue, _ context: BuildContext
  ) throws(DocumentError) -> PlottedValue {
    if case .object(let compiled) = value.content {
      let arguments = Arguments(compiled: compiled, context: context)
      guard let date = try arguments.date("date") else {
        throw arguments.error("missing argument 'date'")
      }
      return PlottedValue(.date(date))
    }
    let found = try value.resolved(context)
    switch found.content {
    case .number(let number) where number.value.isFinite:
      return PlottedValue(.number(number.value))
    case .number: throw context.error("expected a finite number", value.place)
    case .string(let name): return PlottedValue(.category(name))
    default:
      throw context.error(
        "expected a number, the name of a category or {\"date\": …}, found \(found.kindDescription)",
        value.place)
    }
  }

  /// Returns the values of a list argument; nil if it is absent.
  static func list(_ name: String, _ a: Arguments) throws(DocumentError) -> [PlottedValue]? {
    guard let value = a.compiled[name] else { return nil }
    guard case .list(let elements) = try value.evaluated(a.context).content else { return nil }
    var values: [PlottedValue] = []
    for element in elements { values.append(try plotted(element, a.context)) }
    return values
  }
}
