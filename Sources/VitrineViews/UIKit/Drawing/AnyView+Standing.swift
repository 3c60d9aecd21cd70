extension AnyView {
  /// Returns a view that fills what it is offered, with content at a place that depends on the language's
  /// direction.
  nonisolated static func standing(
    _ content: some View, _ place: @escaping (LayoutDirection) -> Alignment
  ) -> AnyView {
    AnyView(making: { environment, out in
      let alignment = place(environment.host.layoutDirection)
      let framed = content.frame(
        minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: alignment)
      out.nodes += out.children(of: framed, environment)
    })
  }
}

extension View {
  /// Returns the view with room around it, left and right whatever the language.
  nonisolated func padded(by insets: UIEdgeInsets) -> AnyView {
    AnyView(making: { environment, out in
      let isLeft = environment.host.layoutDirection == .leftToRight
      let edges = EdgeInsets(
        top: insets.top, leading: isLeft ? insets.left : insets.right, bottom: insets.bottom,
        trailing: isLeft ? insets.right : insets.left)
      out.nodes += out.children(of: self.padding(edges), environment)
    })
  }
}
