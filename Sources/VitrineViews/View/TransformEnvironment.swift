/// A modifier that changes the environment of its content.
public nonisolated struct _TransformEnvironment: _PrimitiveModifier {
  let change: (inout EnvironmentValues) -> Void

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    var changed = environment
    modifier.change(&changed)
    let first = out.nodes.count
    C._makeList(content, changed, &out)
    out.note(changed, around: environment, from: first)
    let direction = changed.host.layoutDirection
    guard direction != environment.host.layoutDirection else { return }
    // Layout is mirrored as well, not only the environment of the views.
    out.wrap(
      from: first, .layoutDirection(rightToLeft: direction == .rightToLeft), "layoutDirection")
  }
}
