import VitrineGraphics
import VitrineLayout
import VitrineViews

/// A control in the size of its surroundings: one target for taps, and one element for assistive technologies.
nonisolated struct ControlView: _PrimitiveView {
  let template: ControlTemplate

  nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let template = view.template
    let content = ControlContent(template, environment, out)
    content.note(template, in: &out)
    let faces = out.children(of: ControlFace(content: content), environment)
    faces.forEach { $0.settings += content.spoken }
    let name = template.isOn == nil ? "ControlWidgetButton" : "ControlWidgetToggle"
    out.append(.interaction(view.interaction), name, children: faces)
  }

  private var interaction: Interaction {
    if template.isDisabled { return .disabled }
    if let isOn = template.isOn { return .toggle(template.call, isOn: isOn) }
    return .button(template.call)
  }
}

/// The symbol and the words of a control.
nonisolated struct ControlContent {
  var traits: ControlTraits
  var symbol: ImageLeaf?
  var title: String?
  var value: String?
  var isOn: Bool
  var isDisabled: Bool
  /// The colour of the symbol of a toggle that is on.
  var tint: Color
  /// Whether the value says no more than the state, which is spoken anyway.
  private var isPlainState = false
  private var hint: String?
  private var status: String?
  private var picture: String?

  init(_ template: ControlTemplate, _ environment: EnvironmentValues, _ out: NodeList) {
    traits = environment.control
    var inside = environment
    let size = ControlFace.symbolSize(traits)
    inside.type.imposedFont = .system(size: size, weight: ControlFace.symbolWeight)
    func parts(_ view: AnyView, _ out: NodeList) -> ControlParts {
      ControlParts(out.children(of: view, inside))
    }
    // What is wrong in a state that is not shown is not told.
    let unseen = NodeList(owner: out.owner, notes: ResolveNotes())
    let label = parts(template.label(), out)
    let current = parts(template.valueAtRest, out)
    let action = template.isOn == nil ? current : parts(template.valueOfAction, unseen)
    symbol = current.symbol ?? label.symbol
    title = label.texts.first ?? traits.name
    value = current.texts.first ?? label.texts.dropFirst().first
    if value == nil, let isOn = template.isOn {
      // The default of a toggle without value label (documented), and of one whose label has no text (estimated).
      let words = SystemWords.states(environment.host.localeIdentifier)
      value = isOn ? words.on : words.off
      isPlainState = true
    }
    isOn = template.isOn ?? false
    isDisabled = template.isDisabled
    tint = template.tint ?? .blue
    hint = action.hint ?? label.hint
    status = action.status ?? label.status
    picture = current.picture ?? label.picture
  }
}

extension ControlContent {
  /// The settings that assistive technologies speak: the title whether it is shown or not, the value and the hint.
  nonisolated var spoken: [NodeSetting] {
    var settings: [NodeSetting] = []
    if let title {
      settings += [
        NodeSetting(Spoken.element, "ignore"), NodeSetting(Spoken.label, title),
      ]
      if let value, !isPlainState { settings.append(NodeSetting(Spoken.value, value)) }
    }
    if let hint { settings.append(NodeSetting(Spoken.hint, hint)) }
    return settings
  }

  /// Notes what of the author's is not shown.
  nonisolated func note(_ template: ControlTemplate, in out: inout NodeList) {
    if symbol == nil {
      out.note(
        Diagnostic.controlSymbol,
        picture.map { "a control shows symbols alone: the picture '\($0)' is left out" }
          ?? "the control has no symbol, which is all that its smallest size shows")
    }
    if let status {
      out.note(
        "control-status", "the status '\(status)' shows for a moment after a tap; it is not drawn",
        severity: .note)
    }
    if template.tint != nil, template.isOn == nil {
      out.note(
        "control-tint",
        "a tint colours the symbol of a toggle that is on; that of a button is white",
        severity: .note)
    }
  }
}

extension Diagnostic {
  /// The code of the diagnostic for a control without a symbol.
  package static let controlSymbol = "control-symbol"
}
