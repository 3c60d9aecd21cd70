import Foundation
import VitrineGraphics
package import VitrineLayout

/// A switch with a label.
public nonisolated struct Toggle<Label: View>: _PrimitiveView {
  let isOn: Bool
  let interaction: Interaction
  let label: Label

  /// Creates a toggle with the action of a tap as a value.
  package init(isOn: Bool, interaction: Interaction, label: Label) {
    self.isOn = isOn
    self.interaction = interaction
    self.label = label
  }

  /// Creates a toggle that shows the binding's value; the binding is never set.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(
      isOn: isOn.wrappedValue, interaction: .toggle(nil, isOn: isOn.wrappedValue), label: label())
  }

  /// Creates a toggle in the given state whose tap target records the intent and its parameters.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(
      isOn: isOn, interaction: .toggle(IntentCall(of: intent), isOn: isOn), label: label())
  }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let configuration = ToggleStyleConfiguration(
      label: .init(view: AnyView(view.label)), isOn: view.isOn)
    let styled = StyledControl(configuration: configuration) { configuration, _ in
      AnyView(SwitchToggleStyle().makeBody(configuration: configuration))
    }
    let children = out.children(of: styled, environment)
    let content =
      children.count == 1
      ? children : [Node(.hStack(.center, spacing: nil), name: "HStack", children: children)]
    let action = environment.isEnabled ? view.interaction : .disabled
    out.append(.interaction(action), "Toggle", children: content)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localised title that shows the binding's value; the binding is never set.
  public init(_ key: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(key) }
  }

  /// Creates a toggle with a title that is shown as it is; it shows the binding's value and never sets it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a toggle with a localised title whose tap target records the intent and its parameters.
  public init<I: AppIntent>(_ key: LocalizedStringKey, isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: intent) { Text(key) }
  }
}

/// A style that draws toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The view that `makeBody` returns.
  associatedtype Body: View
  /// The parts of a toggle from which the style builds its view.
  typealias Configuration = ToggleStyleConfiguration
  /// Returns the view drawn for a toggle; the toggle's tap target stays around it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label and the state of a toggle, as a toggle style gets them.
public nonisolated struct ToggleStyleConfiguration {
  /// The label of the toggle, to be placed in the view of a style.
  public nonisolated struct Label: _CompositeView {
    let view: AnyView
    /// Returns the label as the author wrote it, or nothing where labels are hidden.
    public nonisolated func composition(_ environment: EnvironmentValues) -> AnyView {
      environment.drawing.hidesLabels ? AnyView(EmptyView()) : view
    }
  }

  /// The label of the toggle, without a style.
  public let label: Label
  /// Whether the toggle is on in the picture; a change of it reaches this copy only, not the binding.
  public var isOn: Bool
  /// Whether the toggle stands for values that differ; always false.
  public var isMixed: Bool { false }
}

/// A label, and a switch at the trailing edge.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?

  /// Creates the style of a switch that is filled with the environment's tint while on, or with green.
  public init() { tint = nil }
  /// Creates the style of a switch that is filled with this colour while on.
  public init(tint: Color) { self.tint = tint }

  /// Returns the label at the leading edge and the switch at the trailing one, at least 8 pt apart.
  public nonisolated func makeBody(configuration: ToggleStyleConfiguration) -> some View {
    SwitchRow(
      label: configuration.label, toggle: ToggleSwitch(isOn: configuration.isOn, tint: tint))
  }
}

/// A switch at the trailing edge of its label, or alone where labels are hidden.
private nonisolated struct SwitchRow: _PrimitiveView {
  let label: ToggleStyleConfiguration.Label
  let toggle: ToggleSwitch

  static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    if environment.drawing.hidesLabels {
      return ToggleSwitch._makeList(view.toggle, environment, &out)
    }
    let row = HStack(spacing: 0) {
      view.label
      Spacer(minLength: 8)
      view.toggle
    }
    HStack._makeList(row, environment, &out)
  }
}

/// A button that is filled while it is on.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style of a toggle that looks like a bordered button.
  public init() {}

  /// Returns the label on a platter: filled with the tint while on, translucent while off.
  public nonisolated func makeBody(configuration: ToggleStyleConfiguration) -> some View {
    BorderedButton(
      configuration: ButtonStyleConfiguration(
        role: nil, label: .init(view: AnyView(configuration.label))),
      isProminent: configuration.isOn)
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch at the trailing edge of the label, in widgets too.
  public static nonisolated var automatic: SwitchToggleStyle { SwitchToggleStyle() }
  /// A switch at the trailing edge of the label, green or in the tint while on.
  public static nonisolated var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A bordered button that is filled with the tint while on.
  public static nonisolated var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Shows the toggles inside the view without their labels; a switch takes no more room than it has then. Other
  /// controls keep theirs.
  public nonisolated func labelsHidden() -> some View {
    environing { $0.drawing.hidesLabels = true }
  }

  /// Sets the style that draws the toggles inside the view; without it they are switches.
  public nonisolated func toggleStyle<S: ToggleStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    controlStyle(evaluateStyle(style) { $0.makeBody(configuration: $1) })
  }
}

/// The switch of a toggle: 51 × 31 pt with a round knob up to system 18, of which layout counts 49 pt, as UIKit's switch
/// extends a point beyond its alignment rectangle at both ends; 63 × 28 pt with a capsule knob of 37 × 24 pt from 26 on,
/// inset by 2 pt (measured).
nonisolated struct ToggleSwitch: _CompositeView {
  let isOn: Bool
  let tint: Color?

  func composition(_ environment: EnvironmentValues) -> some View {
    let isNew = environment.host.systemVersion >= 26
    let track = isOn ? onStyle(environment) : AnyShapeStyle(.fill.secondary)
    Capsule(style: .circular).fill(track)
      .frame(width: isNew ? 63 : 51, height: isNew ? 28 : 31)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Capsule(style: .circular).fill(Color.white)
          .node("shadow", .effect(.shadow(RGBA(0, 0, 0, 0.15), radius: 4, x: 0, y: 3)))
          .frame(width: isNew ? 37 : 27, height: isNew ? 24 : 27)
          .padding(2)
      }
      .padding(.horizontal, isNew ? 0 : -1)
  }

  private func onStyle(_ environment: EnvironmentValues) -> AnyShapeStyle {
    if let tint { return AnyShapeStyle(tint) }
    return environment.drawing.tint ?? AnyShapeStyle(Color.green)
  }
}
