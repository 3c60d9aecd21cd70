/// A view of this package composed of other views.
///
/// Unlike `body`, `composition` needs no main actor, so that documents can use these views on any thread.
public nonisolated protocol _CompositeView: _PrimitiveView {
  associatedtype Composition: View
  @ViewBuilder nonisolated func composition(_ environment: EnvironmentValues) -> Composition
}

extension _CompositeView {
  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let owner = out.enter(Self.self)
    Composition._makeList(view.composition(environment), environment, &out)
    out.leave(owner)
  }
}
