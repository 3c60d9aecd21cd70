public import Foundation
import VitrineLayout

/// A view that opens a URL, drawn with the button style of its environment. By default its label has the tint
/// outside widgets and the foreground style inside them.
public nonisolated struct Link<Label: View>: _PrimitiveView {
  let destination: URL
  let label: Label

  /// Creates a link from any label; its tap target records the whole URL.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let configuration = ButtonStyleConfiguration(
      role: nil, label: .init(view: AnyView(view.label)))
    let styled = StyledControl(configuration: configuration) { configuration, environment in
      environment.isInWidget
        ? AnyView(configuration.label)
        : AnyView(BorderlessButtonStyle().makeBody(configuration: configuration))
    }
    let action =
      environment.isEnabled ? Interaction.link(view.destination.absoluteString) : .disabled
    // Several views are arranged by the container around the link, as those of a group are.
    for child in out.children(of: styled, environment) {
      out.append(.interaction(action), "Link", children: [child])
    }
  }
}

extension Link where Label == Text {
  /// Creates a link with a localised title.
  public init(_ key: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(key) }
  }

  /// Creates a link with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
