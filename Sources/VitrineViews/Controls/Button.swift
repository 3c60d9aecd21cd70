import Foundation
package import VitrineLayout

/// The purpose of a button.
public nonisolated struct ButtonRole: Hashable, Sendable {
  let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
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

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, interaction: .button(nil), label: label())
  }

  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, interaction: .button(nil), label: label())
  }

  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: nil, interaction: .button(IntentCall(of: intent)), label: label())
  }

  public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: role, interaction: .button(IntentCall(of: intent)), label: label())
  }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let configuration = ButtonStyleConfiguration(
      role: view.role, label: .init(view: AnyView(view.label)))
    let styled = StyledControl(configuration: configuration) { configuration, environment in
      DefaultButtonStyle().erasedBody(configuration, environment)
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
  public init(_ key: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(key) }
  }

  public init(
    _ key: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(key) }
  }

  public init<I: AppIntent>(_ key: LocalizedStringKey, intent: I) {
    self.init(intent: intent) { Text(key) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) {
    self.init(intent: intent) { Text(title) }
  }
}

extension Button where Label == VitrineViews.Label<Text, Image> {
  public init(
    _ key: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { VitrineViews.Label(key, systemImage: systemImage) }
  }

  public init<I: AppIntent>(_ key: LocalizedStringKey, systemImage: String, intent: I) {
    self.init(intent: intent) { VitrineViews.Label(key, systemImage: systemImage) }
  }
}
