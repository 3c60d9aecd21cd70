public import Foundation
import VitrineLayout

/// A view that leads to a URL; its label has the tint unless it sets a style itself.
public nonisolated struct Link<Label: View>: _PrimitiveView {
  let destination: URL
  let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    var inner = environment
    if !environment.isInWidget { inner.drawing.foreground = ForegroundLevels(AnyShapeStyle(.tint)) }
    let children = out.children(of: view.label, inner)
    let content =
      children.count == 1
      ? children : [Node(.vStack(.center, spacing: nil), name: "VStack", children: children)]
    let action =
      environment.isEnabled ? Interaction.link(view.destination.absoluteString) : .disabled
    out.append(.interaction(action), "Link", children: content)
  }
}

extension Link where Label == Text {
  public init(_ key: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(key) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
