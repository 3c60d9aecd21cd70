/// Marks of a chart.
public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder var body: Body { get }
  /// Adds the marks in order.
  func _add(to marks: inout _ChartMarks)
}

extension ChartContent {
  public func _add(to marks: inout _ChartMarks) { body._add(to: &marks) }
}

/// A group of chart contents.
public struct _ChartGroup: ChartContent {
  let add: (inout _ChartMarks) -> Void

  public var body: _ChartGroup { self }

  public func _add(to marks: inout _ChartMarks) { add(&marks) }
}

/// Content that may be absent.
public struct _OptionalChartContent<Content: ChartContent>: _PrimitiveChartContent {
  let content: Content?

  public func _add(to marks: inout _ChartMarks) { content?._add(to: &marks) }
}

@resultBuilder
public enum ChartContentBuilder {
  public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
  public static func buildBlock() -> _ChartGroup { _ChartGroup { _ in } }
  public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }

  @_disfavoredOverload
  public static func buildBlock<each C: ChartContent>(_ content: repeat each C) -> _ChartGroup {
    _ChartGroup { marks in repeat (each content)._add(to: &marks) }
  }

  public static func buildOptional<C: ChartContent>(_ content: C?) -> _OptionalChartContent<C> {
    _OptionalChartContent(content: content)
  }
  public static func buildEither<C: ChartContent>(first content: C) -> _ChartGroup {
    _ChartGroup { content._add(to: &$0) }
  }
  public static func buildEither<C: ChartContent>(second content: C) -> _ChartGroup {
    _ChartGroup { content._add(to: &$0) }
  }
  public static func buildLimitedAvailability<C: ChartContent>(_ content: C) -> _ChartGroup {
    _ChartGroup { content._add(to: &$0) }
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  public var body: _ChartGroup { _ChartGroup { _ in } }

  public func _add(to marks: inout _ChartMarks) {
    for element in data { content(element)._add(to: &marks) }
  }
}

extension ForEach where Content: ChartContent {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(_data: data, content: content) }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(_data: data, content: content)
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(_data: data, content: content)
  }
}
