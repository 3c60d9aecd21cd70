import VitrineLayout

/// The container that a background belongs to.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private enum Kind: Hashable { case widget, navigation }

  private var kind: Kind

  /// The widget's own container.
  public static let widget = ContainerBackgroundPlacement(kind: .widget)
  public static let navigation = ContainerBackgroundPlacement(kind: .navigation)
}

/// Takes the background out of the content: it fills the container, not the view that names it.
final class ContainerBackgroundSlot {
  /// nil until a view names a background; the last one counts.
  var nodes: [Node]?
}

/// Hands a background to the container around.
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
