import VitrineLayout

/// A modifier that gives each view of its content a value for the container that arranges it.
public nonisolated struct _MarkModifier: _PrimitiveModifier {
  let key: ObjectIdentifier
  /// nil leaves what the views inside give.
  let value: Any?

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let first = out.nodes.count
    C._makeList(content, environment, &out)
    guard let value = modifier.value else { return }
    for node in out.nodes[first...] { node.marks[modifier.key] = value }
  }
}

extension View {
  /// Names the view for the canvas or the tab view that it is a part of; `includeOptional` is ignored, as a tag of
  /// an optional type is found either way.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(_MarkModifier(key: ViewTag.key, value: AnyHashable(tag)))
  }
}
