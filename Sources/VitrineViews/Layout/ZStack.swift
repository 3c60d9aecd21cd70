/// Views over one another.
public nonisolated struct ZStack<Content: View>: _PrimitiveView {
  let alignment: Alignment
  let content: Content

  /// Creates a stack that draws later views over earlier ones, with their guides for `alignment` at one
  /// point.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.append(
      .zStack(view.alignment.layout), "ZStack",
      children: out.children(of: view.content, environment))
  }
}
