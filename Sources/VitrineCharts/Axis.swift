public import Foundation

/// Marks of an axis.
public protocol AxisContent {
  func _marks(_ axis: _AxisSituation) -> [_AxisItem]
}

/// A line, tick or label at one value of an axis.
public protocol AxisMark {
  func _item(_ value: AxisValue) -> [_AxisItem]
}

/// A value at which an axis has marks.
public struct AxisValue {
  let datum: ChartDatum
  public let index: Int
  public let count: Int
  var format: Date.FormatStyle?
  /// The fraction digits needed to tell the axis' values apart.
  var digits = 0

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
    case .number(let value): Text(value, format: .number.precision(.fractionLength(0...digits)))
    case .date(let date): Text(date, format: format ?? .dateTime.month(.abbreviated).day())
    case .category(let name): Text(verbatim: name)
    }
  }
}

/// The properties of an axis that its marks are made from.
public struct _AxisSituation {
  /// Whether this is the horizontal axis.
  let isX: Bool
  let scale: ChartScale
  let pieces: Int
  let calendar: Calendar

  var values: [AxisValue] { values(.automatic) }

  func values(_ asked: AxisMarkValues) -> [AxisValue] {
    switch (asked.kind, scale.domain) {
    case (.list(let list), _): return numbered(list)
    case (_, .categories(let names)): return numbered(names.map { .category($0) })
    case (.calendar(let component, let count), .numbers(let low, let high)):
      return dated(DateTicks(low, high, by: component, count, calendar))
    case (.automatic(let count), .numbers(let low, let high)) where scale.isDate:
      return dated(DateTicks(low, high, count: count ?? pieces, calendar))
    case (.automatic(let count), .numbers(let low, let high)):
      return stepped(ChartScale.step(high - low, count: count ?? pieces), low, high)
    case (.stride(let step), .numbers(let low, let high)): return stepped(step, low, high)
    }
  }

  private func stepped(_ step: Double, _ low: Double, _ high: Double) -> [AxisValue] {
    let digits = max(0, min(6, Int((-log10(step)).rounded(.up))))
    return numbered(ChartScale.multiples(of: step, low, high).map { .number($0) }, digits: digits)
  }

  private func dated(_ ticks: DateTicks) -> [AxisValue] {
    numbered(ticks.dates.map { .date($0) }, DateTicks.format(ticks.component))
  }

  private func numbered(
    _ list: [ChartDatum], _ format: Date.FormatStyle? = nil, digits: Int = 6
  ) -> [AxisValue] {
    list.enumerated().map {
      AxisValue(datum: $1, index: $0, count: list.count, format: format, digits: digits)
    }
  }
}

/// The values at which an axis has marks.
public struct AxisMarkValues {
  enum Kind {
    case automatic(Int?)
    case stride(Double)
    case calendar(Calendar.Component, Int)
    case list([ChartDatum])
  }

  let kind: Kind
  /// Entries of the gap table.
  var gaps: Set<Gap> = []

  public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(nil)) }
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    // A numeric domain ends at round numbers unless its author sets the bounds.
    let isUsual = roundLowerBound ?? true && roundUpperBound ?? true
    return AxisMarkValues(
      kind: .automatic(desiredCount), gaps: isUsual ? [] : [.axisMarkValuesRoundBounds])
  }
  public static func stride<P: Plottable & BinaryFloatingPoint>(by step: P) -> AxisMarkValues {
    AxisMarkValues(kind: .stride(Double(step)))
  }
  public static func stride(
    by component: Calendar.Component, count: Int = 1
  ) -> AxisMarkValues { AxisMarkValues(kind: .calendar(component, count)) }
}

@resultBuilder
public enum AxisContentBuilder {
  public static func buildExpression<C: AxisContent>(_ content: C) -> _AxisList {
    _AxisList(parts: [content])
  }
  public static func buildBlock(_ parts: _AxisList...) -> _AxisList {
    _AxisList(parts: parts.flatMap(\.parts))
  }
  public static func buildOptional(_ part: _AxisList?) -> _AxisList { part ?? _AxisList(parts: []) }
  public static func buildEither(first part: _AxisList) -> _AxisList { part }
  public static func buildEither(second part: _AxisList) -> _AxisList { part }
}

/// A group of axis contents.
public struct _AxisList: AxisContent {
  let parts: [any AxisContent]

  public func _marks(_ axis: _AxisSituation) -> [_AxisItem] { parts.flatMap { $0._marks(axis) } }
}
