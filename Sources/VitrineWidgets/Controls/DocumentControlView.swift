import VitrineLayout
package import VitrineViews

/// The control of a document: one label where Swift's closures make two.
package nonisolated struct DocumentControlView: _CompositeView {
  private let template: ControlTemplate

  /// - Parameters:
  ///   - isOn: the state of a toggle; nil is a button.
  ///   - call: the intent that a tap runs.
  ///   - title: the label's text; nil is the display name.
  ///   - tint: the colour of the symbol of a toggle that is on; nil is the system's.
  ///   - isDisabled: whether it takes no taps.
  ///   - value: makes the views with symbol and value of a state.
  package init(
    isOn: Bool?, call: IntentCall?, title: Text?, tint: Color?, isDisabled: Bool,
    value: @escaping (Bool) -> AnyView
  ) {
    var template = ControlTemplate()
    template.isOn = isOn
    template.call = call
    if let title { template.label = { AnyView(title) } }
    template.value = value
    template.tint = tint
    template.isDisabled = isDisabled
    self.template = template
  }

  package nonisolated func composition(_ environment: EnvironmentValues) -> some View {
    ControlView(template: template)
  }
}
