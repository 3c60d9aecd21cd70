/// A modifier that creates its nodes itself; its `body` is never called.
public nonisolated protocol _PrimitiveModifier: ViewModifier where Body == EmptyView {
  associatedtype Body = EmptyView
}

extension _PrimitiveModifier {
  /// Returns an empty view; it is never called.
  public nonisolated func body(content: Content) -> EmptyView { EmptyView() }
}
