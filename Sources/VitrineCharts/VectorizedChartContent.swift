public import Foundation

/// Marks of all elements of a collection, whose properties modifiers reach by key paths.
///
/// Modifiers with values are those of all chart content; they come after the ones with key paths.
public protocol VectorizedChartContent<DataElement>: ChartContent {
  associatedtype DataElement
  /// The elements with their marks, in order.
  var _plot: _PlottedElements<DataElement> { get }
}

extension VectorizedChartContent {
  public func _add(to marks: inout _ChartMarks) { marks.all += _plot.rows.map(\.mark) }
}

/// The elements of a plot with their marks.
public struct _PlottedElements<DataElement>: VectorizedChartContent, _PrimitiveChartContent {
  let rows: [(element: DataElement, mark: ChartMark)]

  public var _plot: _PlottedElements { self }

  init(rows: [(element: DataElement, mark: ChartMark)]) { self.rows = rows }

  init(_ data: some Collection<DataElement>, _ content: (DataElement) -> some ChartContent) {
    rows = data.map { ($0, content($0).onlyMark) }
  }
}

/// One mark as content, for its modifiers.
private struct SingleMark: _PrimitiveChartContent {
  let mark: ChartMark

  func _add(to marks: inout _ChartMarks) { marks.all.append(mark) }
}

extension ChartContent {
  /// The mark of content that has one.
  fileprivate var onlyMark: ChartMark {
    var marks = _ChartMarks()
    _add(to: &marks)
    return marks.all[0]
  }
}

extension VectorizedChartContent {
  /// Modifies each mark by its element, as the modifier of marks does.
  private func each<C: ChartContent>(
    _ modified: (SingleMark, DataElement) -> C
  ) -> _PlottedElements<DataElement> {
    _PlottedElements(
      rows: _plot.rows.map { element, mark in
        (element, modified(SingleMark(mark: mark), element).onlyMark)
      })
  }

  /// Sets the style of each mark to a property of its element.
  public func foregroundStyle<S: ShapeStyle>(
    _ path: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    each { $0.foregroundStyle($1[keyPath: path]) }
  }

  /// Styles each mark by the value of its element, according to the chart's scale.
  public func foregroundStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    each { $0.foregroundStyle(by: value.value(of: $1)) }
  }

  /// Multiplies the opacity of each mark by a property of its element.
  public func opacity(
    _ path: KeyPath<DataElement, Double>
  ) -> some VectorizedChartContent<DataElement> {
    each { $0.opacity($1[keyPath: path]) }
  }

  /// Rounds the corners of each mark by a property of its element, in points.
  public func cornerRadius(
    _ path: KeyPath<DataElement, CGFloat>, style: RoundedCornerStyle = .continuous
  ) -> some VectorizedChartContent<DataElement> {
    each { $0.cornerRadius($1[keyPath: path], style: style) }
  }

  /// Strokes each mark by a property of its element.
  public func lineStyle(
    _ path: KeyPath<DataElement, StrokeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    each { $0.lineStyle($1[keyPath: path]) }
  }

  /// Strokes each mark by the value of its element, according to the chart's scale.
  public func lineStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    each { $0.lineStyle(by: value.value(of: $1)) }
  }

  /// Puts marks of the same place beside each other by the values of their elements.
  ///
  /// - Parameters:
  ///   - axis: the axis along which they stand; nil for the one across bars.
  ///   - span: the part of the value's band that all of them fill.
  public func position<D: Plottable>(
    by value: PlottableProjection<DataElement, D>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    each { $0.position(by: value.value(of: $1), axis: axis, span: span) }
  }

  /// Draws a symbol at each point, a property of its element.
  public func symbol<S: ChartSymbolShape>(
    _ path: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    each { $0.symbol($1[keyPath: path]) }
  }

  /// Draws a symbol at each point by the value of its element, according to the chart's scale.
  public func symbol<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    each { $0.symbol(by: value.value(of: $1)) }
  }

  /// Sets the area of each symbol in square points to a property of its element.
  public func symbolSize(
    _ path: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    each { $0.symbolSize($1[keyPath: path]) }
  }

  /// Draws symbols as large as the values of their elements say, according to the chart's scale.
  public func symbolSize<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    each { $0.symbolSize(by: value.value(of: $1)) }
  }

  /// Moves each mark by a property of its element, in points.
  public func offset(
    _ path: KeyPath<DataElement, CGSize>
  ) -> some VectorizedChartContent<DataElement> {
    each { $0.offset($1[keyPath: path]) }
  }

  /// Orders the marks from back to front by a property of their elements.
  public func zIndex(
    _ path: KeyPath<DataElement, Double>
  ) -> some VectorizedChartContent<DataElement> {
    each { $0.zIndex($1[keyPath: path]) }
  }

  /// Sets what assistive technologies speak for each mark to a property of its element.
  public func accessibilityLabel(
    _ path: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    each { $0.accessibilityLabel($1[keyPath: path]) }
  }

  /// Sets what they speak after the label of each mark to a property of its element.
  public func accessibilityValue(
    _ path: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    each { $0.accessibilityValue($1[keyPath: path]) }
  }
}
