import Foundation
import Vitrine

/// The part of a document that makes it a control.
struct ControlDocument: Sendable {
  /// The arguments of `ControlForm.parameters`, of which one is a toggle or a button.
  let fields: CompiledArguments
  /// The arguments of the toggle, or else of the button.
  let template: CompiledArguments
  let isToggle: Bool

  /// Returns the control as its surroundings show it.
  func view(_ context: BuildContext) throws(DocumentError) -> AnyView {
    let arguments = Arguments(compiled: template, context: context)
    let settings = Arguments(compiled: fields, context: context)
    var isOn: Bool?
    if isToggle {
      isOn = try arguments.bool(ControlForm.isOn, default: false)
      // An entry of the document is a toggle in one of its states.
      if case .bool(let state)? = context.scope[ControlForm.isOn] { isOn = state }
    }
    let title = try arguments.text("title")
    let on = try values(true, arguments)
    let off = isToggle ? try values(false, arguments) : on
    let control = DocumentControlView(
      isOn: isOn, call: try Registry.intentCall(arguments),
      title: title.map { Text(verbatim: $0) }, tint: try settings.color("tint"),
      isDisabled: try settings.bool("disabled", default: false)
    ) { $0 ? on : off }
    return AnyView(control)
  }

  /// Returns the views of a state with what modifiers say of it.
  private func values(
    _ isOn: Bool, _ arguments: Arguments
  ) throws(DocumentError) -> AnyView {
    let scope = arguments.context.scope.adding(ControlForm.isOn, .bool(isOn))
    let state = StateTexts(
      arguments: Arguments(compiled: template, context: arguments.context.inside(scope)),
      isOn: isOn)
    let symbol = try state.text("systemImage")
    let words = try state.text(isToggle ? "valueLabel" : "actionLabel")
    var view = AnyView(
      Label {
        if let words { Text(verbatim: words) }
      } icon: {
        if let symbol { Image(systemName: symbol) }
      })
    if let hint = try state.text("controlWidgetActionHint") {
      view = AnyView(view.controlWidgetActionHint(Text(verbatim: hint)))
    }
    if let status = try state.text("controlWidgetStatus") {
      view = AnyView(view.controlWidgetStatus(Text(verbatim: status)))
    }
    return view
  }
}

/// The texts of a toggle in a state, or of a button.
private struct StateTexts {
  let arguments: Arguments
  let isOn: Bool

  func text(_ name: String) throws(DocumentError) -> String? {
    guard let texts = arguments.object(name) else { return try arguments.text(name) }
    return try texts.text(isOn ? "on" : "off")
  }
}
