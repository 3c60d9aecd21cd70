public import Foundation

/// A line across the chart.
public struct AxisGridLine: AxisMark {
  let isCentered: Bool
  let stroke: StrokeStyle?

  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    isCentered = centered ?? false
    self.stroke = stroke
  }

  public func _item(_ value: AxisValue) -> [_AxisItem] {
    [_AxisItem(kind: .grid, place: value.datum, stroke: stroke, isCentered: isCentered)]
  }
}

/// A short line from the chart's edge outwards.
public struct AxisTick: AxisMark {
  public enum Length: Hashable, Sendable { case automatic, label, longestLabel }

  let isCentered: Bool
  let stroke: StrokeStyle?
  var length: CGFloat = 4
  private var gaps: Set<Gap> = []

  public init(
    centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
  ) {
    isCentered = centered ?? false
    self.stroke = stroke
    if length != .automatic { gaps = [.axisTickLength] }
  }

  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    isCentered = centered ?? false
    self.stroke = stroke
    self.length = length
  }

  public func _item(_ value: AxisValue) -> [_AxisItem] {
    [
      _AxisItem(
        kind: .tick, place: value.datum, stroke: stroke, length: length, isCentered: isCentered,
        gaps: gaps)
    ]
  }
}

/// The label at a value.
public struct AxisValueLabel: AxisMark {
  let view: (AxisValue) -> AnyView
  let isCentered: Bool
  let anchor: UnitPoint?
  var isOwn = false

  private init(
    _ isCentered: Bool?, _ anchor: UnitPoint?, _ view: @escaping (AxisValue) -> AnyView
  ) {
    self.isCentered = isCentered ?? false
    self.anchor = anchor
    self.view = view
  }

  /// Creates a label that shows the value itself.
  public init(centered: Bool? = nil, anchor: UnitPoint? = nil) {
    self.init(centered, anchor) { AnyView($0.text) }
    isOwn = true
  }

  public init<V: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, @ViewBuilder content: () -> V
  ) {
    let view = AnyView(content())
    self.init(centered, anchor) { _ in view }
  }

  public init<S: StringProtocol>(_ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil) {
    let view = AnyView(Text(text))
    self.init(centered, anchor) { _ in view }
  }

  public init<F: FormatStyle>(format: F, centered: Bool? = nil, anchor: UnitPoint? = nil)
  where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(centered, anchor) { value in
      guard let input = value.as(F.FormatInput.self) else { return AnyView(value.text) }
      return AnyView(Text(input, format: format))
    }
  }

  public func _item(_ value: AxisValue) -> [_AxisItem] {
    [
      _AxisItem(
        kind: .label, place: value.datum, view: view(value),
        letters: isOwn ? value.letters : nil, isCentered: isCentered, anchor: anchor)
    ]
  }
}

/// A group of marks at one value.
public struct _AxisGroup: AxisMark {
  let items: (AxisValue) -> [_AxisItem]

  public func _item(_ value: AxisValue) -> [_AxisItem] { items(value) }

  /// The default marks of an axis: labels, and for values other than categories also grid lines.
  static func usual(
    _ value: AxisValue, _ stroke: StrokeStyle?, _ label: AxisValueLabel = AxisValueLabel()
  ) -> _AxisGroup {
    _AxisGroup { value in
      let label = label._item(value)
      if case .category = value.datum { return label }
      return AxisGridLine(stroke: stroke)._item(value) + label
    }
  }
}

@resultBuilder
public enum AxisMarkBuilder {
  public static func buildExpression<M: AxisMark>(_ mark: M) -> _AxisGroup {
    _AxisGroup(items: mark._item)
  }
  public static func buildBlock(_ marks: _AxisGroup...) -> _AxisGroup {
    _AxisGroup { value in marks.flatMap { $0.items(value) } }
  }
  public static func buildOptional(_ mark: _AxisGroup?) -> _AxisGroup {
    mark ?? _AxisGroup { _ in [] }
  }
  public static func buildEither(first mark: _AxisGroup) -> _AxisGroup { mark }
  public static func buildEither(second mark: _AxisGroup) -> _AxisGroup { mark }
  public static func buildLimitedAvailability(_ mark: _AxisGroup) -> _AxisGroup { mark }
}

extension AxisMark {
  private func with(_ change: @escaping (inout _AxisItem) -> Void) -> some AxisMark {
    _AxisGroup { value in
      var items = _item(value)
      for index in items.indices { change(&items[index]) }
      return items
    }
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    with { item in
      item.style = AnyShapeStyle(style)
      item.view = item.view.map { AnyView($0.foregroundStyle(style)) }
    }
  }

  public func font(_ font: Font?) -> some AxisMark {
    with { item in item.view = item.view.map { AnyView($0.font(font)) } }
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    with { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
  }
}
