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
      if value.isName { return label }
      return AxisGridLine(stroke: stroke)._item(value) + label
    }
  }
}

@resultBuilder
public enum AxisMarkBuilder {
  public static func buildExpression<M: AxisMark>(_ mark: M) -> _AxisGroup {
    _AxisGroup(items: mark._item)
  }
  public static func buildBlock() -> _AxisGroup { _AxisGroup { _ in [] } }
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

  public func offset(_ offset: CGSize) -> some AxisMark {
    self.offset(x: offset.width, y: offset.height)
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    with { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
  }
}
