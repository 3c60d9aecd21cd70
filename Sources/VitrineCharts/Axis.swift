import Foundation

/// Marks of an axis.
public protocol AxisContent {
  func _marks(_ axis: _AxisSituation) -> [_AxisItem]
  /// The bounds of the axis that the marks want at round numbers.
  var _rounding: _AxisRounding { get }
}

extension AxisContent {
  public var _rounding: _AxisRounding { _AxisRounding() }
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
    case (_, .categories(let names)):
      return numbered(names.list, scale.unit.map { DateTicks.format($0) })
    case (.calendar(let component, let count), .numbers(let low, let high)):
      return dated(DateTicks(low, high, by: component, count, asked.calendar ?? calendar))
    case (.automatic(let count, _), .numbers(let low, let high)) where scale.isDate:
      return dated(DateTicks(low, high, count: count ?? pieces, calendar))
    case (.automatic(let count, _), .numbers(let low, let high)) where scale.type == .log:
      return numbered(
        ChartScale.powers(low, high, count: count ?? pieces).map { .number($0) })
    case (.automatic(let count, let least), .numbers(let low, let high)):
      let step = ChartScale.step(high - low, count: count ?? pieces)
      return stepped(max(step, least ?? 0), low, high)
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
      AxisValue(
        datum: $1, index: $0, count: list.count, format: format, digits: digits,
        isName: scale.hasNames, isShare: scale.isShare)
    }
  }
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
  public static func buildLimitedAvailability(_ part: _AxisList) -> _AxisList { part }
}

/// A group of axis contents.
public struct _AxisList: AxisContent {
  let parts: [any AxisContent]

  public func _marks(_ axis: _AxisSituation) -> [_AxisItem] { parts.flatMap { $0._marks(axis) } }

  public var _rounding: _AxisRounding {
    parts.reduce(into: _AxisRounding()) { $0.add($1._rounding) }
  }
}

/// Content of an axis of any type.
public struct AnyAxisContent: AxisContent {
  private let content: any AxisContent

  /// Creates the same marks as other content.
  public init(_ content: any AxisContent) { self.content = content }
  /// Creates the same marks as other content, like `init(_:)`.
  public init(erasing content: some AxisContent) { self.content = content }

  public func _marks(_ axis: _AxisSituation) -> [_AxisItem] { content._marks(axis) }
  public var _rounding: _AxisRounding { content._rounding }
}
