public import Foundation

/// Lines, ticks and labels at values of an axis.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  let preset: AxisMarkPreset
  let position: AxisMarkPosition
  let values: AxisMarkValues
  let content: (AxisValue) -> Content

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.preset = preset
    self.position = position
    self.values = values
    self.content = content
  }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset: preset, position: position, values: .listed(values), content: content)
  }

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    let each: (AxisValue) -> Content = { _ in content() }
    self.init(preset: preset, position: position, values: values, content: each)
  }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    let each: (AxisValue) -> Content = { _ in content() }
    self.init(preset: preset, position: position, values: .listed(values), content: each)
  }

  public func _marks(_ axis: _AxisSituation) -> [_AxisItem] {
    let (side, gap) = position.side(isX: axis.isX)
    let gaps = preset.gap.union(gap)
    return axis.values(values).flatMap { value in
      content(value)._item(value).map { item in
        var item = item
        item.side = side
        item.preset = preset
        item.gaps.formUnion(gaps)
        return item
      }
    }
  }

  public var _rounding: _AxisRounding { values.rounding }
}

extension AxisMarks where Content == _AxisGroup {
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(preset: preset, position: position, values: values) { _AxisGroup.usual($0, stroke) }
  }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    self.init(preset: preset, position: position, values: .listed(values), stroke: stroke)
  }

  /// Creates the default marks with labels in another format.
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(preset: preset, position: position, values: values) {
      _AxisGroup.usual($0, stroke, AxisValueLabel(format: format))
    }
  }

  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [F.FormatInput], stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(
      format: format, preset: preset, position: position, values: .listed(values), stroke: stroke)
  }
}

/// The side of the chart on which marks are placed. By default, marks of a vertical axis are on the trailing
/// side, those of a vertical axis of categories on the leading side, and those of a horizontal axis below.
public enum AxisMarkPosition: Hashable, Sendable {
  case automatic, leading, trailing, top, bottom

  /// The side of the axis, nil for `automatic` and for a side that the axis does not have, and the latter's
  /// gap.
  fileprivate func side(isX: Bool) -> (AxisSide?, gap: Set<Gap>) {
    switch (self, isX) {
    case (.automatic, _): (nil, [])
    case (.leading, false): (.leading, [])
    case (.trailing, false): (.trailing, [])
    case (.top, true): (.top, [])
    case (.bottom, true): (.bottom, [])
    default: (nil, [.axisMarksPosition])
    }
  }
}
