import VitrineLayout
public import VitrineViews

/// A control with an on and an off state.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action>: _PrimitiveControlTemplate
{
  private let template: ControlTemplate

  private init(
    _ isOn: Bool, calling action: some AppIntent, _ label: @escaping () -> Label,
    _ valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    var template = ControlTemplate()
    template.isOn = isOn
    template.call = IntentCall(of: action)
    template.label = { AnyView(label()) }
    template.value = { AnyView(valueLabel($0)) }
    self.template = template
  }

  public static func _fill(_ template: Self, _ out: inout ControlTemplate?) {
    out = template.template
  }
}

extension ControlWidgetToggle where Action: SetValueIntent, Action.ValueType == Bool {
  /// Creates a toggle in a state; the second label says and shows that state.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn, calling: action, label, valueLabel)
  }
}

extension ControlWidgetToggle
where
  ValueLabel == ControlWidgetToggleDefaultLabel, Action: SetValueIntent, Action.ValueType == Bool
{
  /// Creates a toggle in a state, which is said in the system's words.
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) {
    self.init(isOn, calling: action, label) { _ in ValueLabel() }
  }
}

extension ControlWidgetToggle
where Label == Text, Action: SetValueIntent, Action.ValueType == Bool {
  /// Creates a toggle with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn, calling: action, { Text(titleKey) }, valueLabel)
  }

  /// Creates a toggle with a title that is looked up in the picture's language.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn, calling: action, { Text(titleResource) }, valueLabel)
  }

  /// Creates a toggle with a title that is shown as it is.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    let title = String(title)
    self.init(isOn, calling: action, { Text(verbatim: title) }, valueLabel)
  }
}

/// The second label of a toggle that names none: the system's words for the state.
public struct ControlWidgetToggleDefaultLabel: View {
  init() {}

  /// An empty view; the system's words are added where the control is drawn.
  public var body: some View { EmptyView() }
}
