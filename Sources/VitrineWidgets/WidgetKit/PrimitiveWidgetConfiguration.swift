/// A configuration that fills in the draft itself; its `body` is never read.
@MainActor @preconcurrency
public protocol _PrimitiveWidgetConfiguration: WidgetConfiguration
where Body == EmptyWidgetConfiguration {}

extension _PrimitiveWidgetConfiguration {
  /// An empty configuration, which is never read.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}
