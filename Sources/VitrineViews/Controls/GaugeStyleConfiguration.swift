/// The value of a gauge as a fraction, and its labels, as a gauge style gets them.
public nonisolated struct GaugeStyleConfiguration {
  /// One of a gauge's labels.
  public nonisolated struct Part: _CompositeView {
    let view: AnyView
    /// Returns the label as the author wrote it.
    public nonisolated func composition(_ environment: EnvironmentValues) -> AnyView { view }
  }

  /// The label that describes the gauge.
  public typealias Label = Part
  /// The view that shows the current value.
  public typealias CurrentValueLabel = Part
  /// The view that shows the lower bound.
  public typealias MinimumValueLabel = Part
  /// The view that shows the upper bound.
  public typealias MaximumValueLabel = Part

  /// The value as a fraction of the range, 0…1.
  public var value: Double
  /// The label that describes the gauge. Circular styles draw it in the middle without a label of the current
  /// value; beside one, the open ring draws it in its opening where there are no bounds.
  public var label: Label
  /// The view that shows the current value; nil if the author gave none.
  public var currentValueLabel: CurrentValueLabel?
  /// The view that shows the lower bound; nil if the author gave none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The view that shows the upper bound; nil if the author gave none.
  public var maximumValueLabel: MaximumValueLabel?
}
