import VitrineLayout
import VitrineViews

/// The look and the action of a control: the values of its button or toggle.
public struct ControlTemplate {
  /// Whether a toggle is on; nil for a button.
  var isOn: Bool?
  /// The intent that a tap runs.
  var call: IntentCall?
  /// The views with the title, and those with the value in a state: symbols and texts are taken out of them.
  var label: () -> AnyView = { AnyView(EmptyView()) }
  var value: (Bool) -> AnyView = { _ in AnyView(EmptyView()) }
  var tint: Color?
  var isDisabled = false

  init() {}
}

extension ControlTemplate {
  /// The views with the value as they are at rest: those of a button while its intent does not run.
  var valueAtRest: AnyView { value(isOn ?? false) }

  /// The views with the value in the state to which a tap leads.
  ///
  /// Hints are those of the action, so that they come from this state (Apple's session on controls, 2024).
  var valueOfAction: AnyView { value(isOn.map { !$0 } ?? false) }
}
