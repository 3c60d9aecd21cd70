public import Foundation

/// Marks of an axis.
public protocol AxisContent {
  func _marks(_ axis: _AxisSituation) -> [_AxisItem]
}

/// A line, tick or label at one value of an axis.
public protocol AxisMark {
  func _item(_ value: AxisValue) -> [_AxisItem]
}

/// A value that an axis marks.
public struct AxisValue {
  let datum: ChartDatum
  public let index: Int
  public let count: Int
  var format: Date.FormatStyle?
  /// Digits after the point that tell the values apart.
  var digits = 0

  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { Value._value(datum) }

  /// About how long `text` is.
  var letters: Int {
    switch datum {
    case .number(let value): Self.wholeLetters(value) + digits
    case .date: 6
    case .category(let name): name.count
    }
  }

  /// Numbers beyond any integer are taken for as long as the longest one.
  private static func wholeLetters(_ value: Double) -> Int {
    "\(Int(exactly: value.rounded(.towardZero)) ?? .min)".count
  }

  /// What the value is called unless an author says otherwise.
  var text: Text {
    switch datum {
    case .number(let value): Text(value, format: .number.precision(.fractionLength(0...digits)))
    case .date(let date): Text(date, format: format ?? .dateTime.month(.abbreviated).day())
    case .category(let name): Text(verbatim: name)
    }
  }
}

/// What an axis is made of, at one value.
public struct _AxisItem {
  enum Kind { case grid, tick, label }

  var kind: Kind
  var place: ChartDatum
  var style: AnyShapeStyle?
  var stroke: StrokeStyle?
  var length: CGFloat = 4
  var view: AnyView?
  /// Letters of a label of the chart's own; nil for views of an author.
  var letters: Int?
  /// Whether a label stands in the middle of the stretch to the next value.
  var isCentered = false
  var offset = CGSize.zero
}

/// What is known of an axis before it has marks.
public struct _AxisSituation {
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

/// Which values an axis marks.
public struct AxisMarkValues {
  enum Kind {
    case automatic(Int?)
    case stride(Double)
    case calendar(Calendar.Component, Int)
    case list([ChartDatum])
  }

  let kind: Kind

  public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(nil)) }
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(desiredCount)) }
  public static func stride<P: Plottable & BinaryFloatingPoint>(by step: P) -> AxisMarkValues {
    AxisMarkValues(kind: .stride(Double(step)))
  }
  public static func stride(
    by component: Calendar.Component, count: Int = 1
  ) -> AxisMarkValues { AxisMarkValues(kind: .calendar(component, count)) }
}

/// Lines, ticks and labels at values of an axis.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  let values: AxisMarkValues
  let content: (AxisValue) -> Content

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.values = values
    self.content = content
  }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(values: AxisMarkValues(kind: .list(values.map(\._datum))), content: content)
  }

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Content == _AxisGroup {
    self.init(values: values) { _AxisGroup.usual($0, stroke) }
  }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where Content == _AxisGroup {
    self.init(values: values) { _AxisGroup.usual($0, stroke) }
  }

  public func _marks(_ axis: _AxisSituation) -> [_AxisItem] {
    axis.values(values).flatMap { content($0)._item($0) }
  }
}

public enum AxisMarkPreset: Hashable, Sendable { case automatic, aligned, extended, inset }
/// Charts put their vertical axis on the trailing side, and their horizontal one below.
public enum AxisMarkPosition: Hashable, Sendable {
  case automatic, leading, trailing, top, bottom
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

/// Several marks of axes as one.
public struct _AxisList: AxisContent {
  let parts: [any AxisContent]

  public func _marks(_ axis: _AxisSituation) -> [_AxisItem] { parts.flatMap { $0._marks(axis) } }
}
