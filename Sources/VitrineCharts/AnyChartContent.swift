/// Type-erased content of a chart.
public struct AnyChartContent: _PrimitiveChartContent {
  private let add: (inout _ChartMarks) -> Void

  /// Creates content of any type that adds the same marks as `content`.
  public init<Content: ChartContent>(_ content: Content) {
    add = { content._add(to: &$0) }
  }

  /// Creates content of any type that adds the same marks as `content`; the same as `init(_:)`.
  public init<Content: ChartContent>(erasing content: Content) { self.init(content) }

  /// Creates the contents of a list, in order.
  package init(all contents: [AnyChartContent]) {
    add = { marks in for content in contents { content._add(to: &marks) } }
  }

  public func _add(to marks: inout _ChartMarks) { add(&marks) }
}
