import Vitrine

/// The keys of a control in a document: those of SwiftUI's templates and of their modifiers.
enum ControlForm {
  static let parameters: [Parameter] = [
    Parameter("toggle", .object(toggle), "a control with an on and an off state"),
    Parameter(
      "button", .object(button), "a control that runs an intent; one of 'toggle' and 'button'"),
    Parameter(
      "tint", .color, default: "the system's blue",
      "the colour of the symbol of a toggle that is on"),
    Parameter("disabled", .bool, default: "false", "whether it takes no taps"),
  ]

  /// The name of the state of a toggle in the texts of its two states.
  static let isOn = "isOn"

  private static let title = Parameter(
    "title", .text, default: "displayName", "what it is; the sizes medium and large show it")

  private static let action: [Parameter] = [
    Parameter("intent", .string, "name of the intent that a tap runs"),
    Parameter("parameters", .values, "values of the intent's parameters, by name"),
  ]

  private static func states(
    _ type: ArgumentType, _ suggestions: NameSuggestions?
  ) -> [Parameter] {
    [
      Parameter("on", type, suggests: suggestions, "while it is on"),
      Parameter("off", type, suggests: suggestions, "while it is off"),
    ]
  }

  /// Returns a text of a toggle, which may be one for each state.
  private static func inState(
    _ name: String, _ type: ArgumentType, default value: String? = nil,
    suggests suggestions: NameSuggestions? = nil, _ summary: String
  ) -> Parameter {
    Parameter(
      name, .either([type, .object(states(type, suggestions))]), default: value,
      suggests: suggestions,
      summary + "; one text, in which `\(isOn)` is the state, or one for `on` and `off`")
  }

  static let toggle: [Parameter] =
    [
      title, Parameter(isOn, .bool, default: "false", "its state"),
      inState(
        "systemImage", .string, suggests: .symbols,
        "name of its symbol, which is all that the size small shows"),
      inState("valueLabel", .text, default: "the system's words", "what the state is called"),
      inState("controlWidgetActionHint", .text, "what a tap leads to, of the state after it"),
      inState("controlWidgetStatus", .text, "what the system says for a moment after a tap"),
    ] + action

  static let button: [Parameter] =
    [
      title,
      Parameter(
        "systemImage", .string, suggests: .symbols,
        "name of its symbol, which is all that the size small shows"),
      Parameter("actionLabel", .text, "the second text, below the title"),
      Parameter("controlWidgetActionHint", .text, "what a tap does"),
      Parameter(
        "controlWidgetStatus", .text, "what the system says for a moment after a tap"),
    ] + action
}
