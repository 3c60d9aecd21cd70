import Foundation

/// A value at which an axis has marks.
public struct AxisValue {
  let datum: ChartDatum
  public let index: Int
  public let count: Int
  var format: Date.FormatStyle?
  /// The fraction digits needed to tell the axis' values apart.
  var digits = 0
  /// Whether the value is a category, with a band of its own.
  var isName = false
  /// Whether the number is a share of 1, which is shown in percent.
  var isShare = false

  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { Value._value(datum) }

  /// The estimated length of `text` in letters.
  var letters: Int {
    switch datum {
    case .number(let value): Self.wholeLetters(value) + digits
    case .date: 6
    case .category(let name): name.count
    }
  }

  /// A number beyond the range of `Int` counts as long as the longest integer.
  private static func wholeLetters(_ value: Double) -> Int {
    "\(Int(exactly: value.rounded(.towardZero)) ?? .min)".count
  }

  /// The default label of the value.
  var text: Text {
    switch datum {
    case .number(let value) where isShare:
      Text(value, format: .percent.precision(.fractionLength(0...max(0, digits - 2))))
    case .number(let value): Text(value, format: .number.precision(.fractionLength(0...digits)))
    case .date(let date): Text(date, format: format ?? .dateTime.month(.abbreviated).day())
    case .category(let name): Text(verbatim: name)
    }
  }
}
