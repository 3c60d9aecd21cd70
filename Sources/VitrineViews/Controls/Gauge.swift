/// A value within a range.
public nonisolated struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View,
  MarkedValueLabels: View
>: _CompositeView {
  let configuration: GaugeStyleConfiguration
  /// The value as the author wrote it, within its bounds or not.
  private let value: Double

  /// Returns the gauge drawn by the style in the environment, or as a linear bar if none is set.
  public nonisolated func composition(_ environment: EnvironmentValues) -> some View {
    StyledControl(configuration: configuration, value: value) { configuration, environment in
      // The default gauge on phones is linear.
      AnyView(LinearCapacityGaugeStyle().makeBody(configuration: configuration))
    }
  }

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel?,
    minimum: BoundsLabel?, maximum: BoundsLabel?
  ) {
    self.value = Double(value)
    let span = Double(bounds.upperBound - bounds.lowerBound)
    let fraction = span > 0 ? Double(value - bounds.lowerBound) / span : 0
    configuration = GaugeStyleConfiguration(
      value: fraction > 0 ? min(fraction, 1) : 0, label: .init(view: AnyView(label)),
      currentValueLabel: current.map { .init(view: AnyView($0)) },
      minimumValueLabel: minimum.map { .init(view: AnyView($0)) },
      maximumValueLabel: maximum.map { .init(view: AnyView($0)) })
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label; a value outside the bounds is clamped, and empty bounds show as zero.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label: label(), current: nil, minimum: nil, maximum: nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label and the view of its value; a value outside the bounds is clamped.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: nil, maximum: nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels for its value and its bounds; a value outside the bounds is clamped.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }
}

extension Gauge {
  /// Creates a gauge. The labels of marked values are not drawn, as in Apple's own styles.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }
}
