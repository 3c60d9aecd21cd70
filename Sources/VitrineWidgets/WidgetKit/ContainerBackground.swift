import VitrineLayout
public import VitrineViews

/// The container of a background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private enum Kind: Hashable { case widget, navigation }

  private var kind: Kind

  /// The widget's own container.
  public static let widget = ContainerBackgroundPlacement(kind: .widget)
  /// A navigation stack's container, which widgets do not have: a background for it is not drawn.
  public static let navigation = ContainerBackgroundPlacement(kind: .navigation)
}

/// The slot for the background of the container, which it fills whatever view sets it.
final class ContainerBackgroundSlot {
  /// The nodes of the background; nil until a view sets one; the last one wins.
  var nodes: [Node]?
}

/// A modifier that sets the background of the container.
public nonisolated struct _ContainerBackgroundModifier<Background: View>: _PrimitiveModifier {
  let placement: ContainerBackgroundPlacement
  let alignment: Alignment
  let background: Background

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    C._makeList(content, environment, &out)
    guard modifier.placement == .widget, let slot = environment.widget.background else { return }
    let aligned = ZStack(alignment: modifier.alignment) { modifier.background }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: modifier.alignment)
    slot.nodes = out.children(of: aligned, environment)
  }
}

extension View {
  /// Fills the container with a style behind the content.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    modifier(
      _ContainerBackgroundModifier(
        placement: container, alignment: .center, background: Rectangle().fill(style)))
  }

  /// Fills the container with views behind the content.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _ContainerBackgroundModifier(
        placement: container, alignment: alignment, background: content()))
  }
}
