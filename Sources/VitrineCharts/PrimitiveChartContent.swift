/// Content that adds its marks itself; its `body` is never read.
public protocol _PrimitiveChartContent: ChartContent where Body == _ChartGroup {
  associatedtype Body = _ChartGroup
}

extension _PrimitiveChartContent {
  public var body: _ChartGroup { _ChartGroup { _ in } }
}
