/// A style that draws gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The view that `makeBody` returns.
  associatedtype Body: View
  /// The parts of a gauge from which the style builds its view.
  typealias Configuration = GaugeStyleConfiguration
  /// Returns the view drawn for a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style that draws the gauges inside the view; without it they are linear bars.
  public nonisolated func gaugeStyle<S: GaugeStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    controlStyle(evaluateStyle(style) { $0.makeBody(configuration: $1) })
  }
}
