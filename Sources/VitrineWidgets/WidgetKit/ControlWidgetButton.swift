import VitrineLayout
public import VitrineViews

/// A control that runs an intent.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action>: _PrimitiveControlTemplate
{
  private let template: ControlTemplate

  private init(
    calling action: some AppIntent, _ label: @escaping () -> Label,
    _ actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    var template = ControlTemplate()
    template.call = IntentCall(of: action)
    template.label = { AnyView(label()) }
    template.value = { AnyView(actionLabel($0)) }
    self.template = template
  }

  public static func _fill(_ template: Self, _ out: inout ControlTemplate?) {
    out = template.template
  }
}

extension ControlWidgetButton where Action: AppIntent {
  /// Creates a button. The second label is drawn as it is while the intent does not run: for `false`.
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(calling: action, label, actionLabel)
  }
}

extension ControlWidgetButton
where Action: AppIntent, ActionLabel == ControlWidgetButtonDefaultActionLabel {
  /// Creates a button with one label; the intent may be one that opens the app.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label) {
    self.init(calling: action, label) { _ in ActionLabel() }
  }
}

extension ControlWidgetButton where Label == Text, Action: AppIntent {
  /// Creates a button with a localised title; the label has the symbol, and is drawn for `false`.
  public init(
    _ titleKey: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(calling: action, { Text(titleKey) }, actionLabel)
  }

  /// Creates a button with a title that is looked up in the picture's language.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(calling: action, { Text(titleResource) }, actionLabel)
  }

  /// Creates a button with a title that is shown as it is.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    let title = String(title)
    self.init(calling: action, { Text(verbatim: title) }, actionLabel)
  }
}

/// The second label of a button that names none; it adds nothing.
public struct ControlWidgetButtonDefaultActionLabel: View {
  init() {}

  /// An empty view.
  public var body: some View { EmptyView() }
}
