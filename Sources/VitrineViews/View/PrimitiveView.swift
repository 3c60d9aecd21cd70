/// A view that creates its nodes itself; its `body` is never read.
public nonisolated protocol _PrimitiveView: View where Body == EmptyView {
  associatedtype Body = EmptyView
}

extension _PrimitiveView {
  /// An empty view that is never read.
  public nonisolated var body: EmptyView { EmptyView() }
}
