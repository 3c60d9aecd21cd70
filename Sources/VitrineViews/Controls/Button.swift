import Foundation
package import VitrineLayout

/// The purpose of a button.
public nonisolated struct ButtonRole: Hashable, Sendable {
  let name: String

  /// The role of a button that deletes something; the system's styles draw it in red.
  public static let destructive = ButtonRole(name: "destructive")
  /// The role of a button that abandons something; it changes nothing in a picture.
  public static let cancel = ButtonRole(name: "cancel")
  /// The role of a button that confirms something; it changes nothing in a picture.
  public static let confirm = ButtonRole(name: "confirm")
  /// The role of a button that closes something; it changes nothing in a picture.
  public static let close = ButtonRole(name: "close")
}

/// A control that performs an action when tapped; in a picture, a tap target.
public nonisolated struct Button<Label: View>: _PrimitiveView {
  let role: ButtonRole?
  let interaction: Interaction
  let label: Label

  /// Creates a button with the action of a tap as a value.
  package init(role: ButtonRole?, interaction: Interaction, label: Label) {
    self.role = role
    self.interaction = interaction
    self.label = label
  }

  /// Creates a button with a closure that is never run; the tap target records a button without an intent.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, interaction: .button(nil), label: label())
  }

  /// Creates a button with a role, which selects red if it is destructive, and a closure that is never run.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, interaction: .button(nil), label: label())
  }

  /// Creates a button whose tap target records the intent's type and the values of its parameters.
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: nil, interaction: .button(IntentCall(of: intent)), label: label())
  }

  /// Creates a button with a role, nil for none, whose tap target records the intent and its parameters.
  public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: role, interaction: .button(IntentCall(of: intent)), label: label())
  }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let configuration = ButtonStyleConfiguration(
      role: view.role, label: .init(view: AnyView(view.label)))
    let styled = StyledControl(configuration: configuration) { configuration, _ in
      AnyView(DefaultButtonStyle().makeBody(configuration: configuration))
    }
    let children = out.children(of: styled, environment)
    let content =
      children.count == 1
      ? children : [Node(.hStack(.center, spacing: nil), name: "HStack", children: children)]
    let action = environment.isEnabled ? view.interaction : .disabled
    out.append(.interaction(action), "Button", children: content)
  }
}

extension Button where Label == Text {
  /// Creates a button with a localised title and a closure that is never run.
  public init(_ key: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(key) }
  }

  /// Creates a button with a localised title, a role (nil for none) and a closure that is never run.
  public init(
    _ key: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(key) }
  }

  /// Creates a button with a localised title whose tap target records the intent and its parameters.
  public init<I: AppIntent>(_ key: LocalizedStringKey, intent: I) {
    self.init(intent: intent) { Text(key) }
  }

  /// Creates a button with a title that is shown as it is and a closure that is never run.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a title that is shown as it is; its tap target records the intent.
  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) {
    self.init(intent: intent) { Text(title) }
  }
}

extension Button where Label == VitrineViews.Label<Text, Image> {
  /// Creates a button with a symbol, a localised title and a closure that is never run.
  public init(
    _ key: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { VitrineViews.Label(key, systemImage: systemImage) }
  }

  /// Creates a button with a symbol and a localised title whose tap target records the intent.
  public init<I: AppIntent>(_ key: LocalizedStringKey, systemImage: String, intent: I) {
    self.init(intent: intent) { VitrineViews.Label(key, systemImage: systemImage) }
  }
}
