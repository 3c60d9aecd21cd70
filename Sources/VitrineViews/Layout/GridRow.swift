/// A row of a grid.
public nonisolated struct GridRow<Content: View>: _PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row whose views take one column each; nil aligns them vertically as the grid does.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.append(
      .gridRow(view.alignment?.guide), "GridRow",
      children: out.children(of: view.content, environment))
  }
}
