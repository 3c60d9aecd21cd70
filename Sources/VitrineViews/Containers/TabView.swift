/// The tabs of an app, drawn as the first one.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: _PrimitiveView {
  let content: Content

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.noteGap(.tabView)
    if let first = out.children(of: view.content, environment).first { out.nodes.append(first) }
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a view of which the first tab is drawn, without the bar. Leaves a diagnostic.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}
