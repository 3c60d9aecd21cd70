/// A view that shows the first of its children that fits.
public nonisolated struct ViewThatFits<Content: View>: _PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Creates a view that compares ideal sizes with the proposal on the given axes, and shows the last child
  /// if none fits.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.append(
      .viewThatFits(
        horizontally: view.axes.contains(.horizontal), vertically: view.axes.contains(.vertical)),
      "ViewThatFits", children: out.children(of: view.content, environment))
  }
}
