import VitrineLayout

// Modifiers of tap targets; they draw nothing.

extension View {
  /// Sets whether taps reach the view and its content.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_HitTestingModifier(isEnabled: enabled))
  }

  /// Sets the part of the view's frame that receives taps.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Like `contentShape(_:eoFill:)` for kinds that contain `interaction`; other kinds do not affect taps.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(_ContentShapeModifier(kind: kind, shape: shape, eoFill: eoFill))
  }
}

/// A modifier that lets taps through a view, or leaves it unchanged.
public nonisolated struct _HitTestingModifier: _PrimitiveModifier {
  let isEnabled: Bool

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let first = out.nodes.count
    C._makeList(content, environment, &out)
    if !modifier.isEnabled { out.wrap(from: first, .interaction(.transparent), "allowsHitTesting") }
  }
}

/// A modifier that limits taps on a view to a shape.
public nonisolated struct _ContentShapeModifier<S: Shape>: _PrimitiveModifier {
  let kind: ContentShapeKinds
  let shape: S
  let eoFill: Bool

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let first = out.nodes.count
    C._makeList(content, environment, &out)
    guard modifier.kind.contains(.interaction) else { return }
    let geometry = modifier.shape._geometry(environment).shape
    out.wrap(
      from: first, .contentShape(geometry, modifier.eoFill ? .evenOdd : .nonZero), "contentShape")
  }
}
