/// A name for what makes one view of several: the older form of `Group(subviews:)`.
public nonisolated enum _VariadicView {
  /// The views that another view resolves to.
  public typealias Children = SubviewsCollection

  /// A view that a root makes of the views of its content.
  public nonisolated struct Tree<Root: _VariadicView_Root, Content: View>: View {
    /// The root.
    public let root: Root
    /// The content.
    public let content: Content

    /// Creates a view that the root makes of the views of the content.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }

    public var body: some View {
      let made = withoutIsolation { (pair: (Root, _VariadicView.Children)) in
        pair.0.body(children: pair.1)
      }
      return GroupElementsOfContent(base: content) { made((root, $0)) }
    }
  }
}

/// The maker of a view of several.
public protocol _VariadicView_Root {
  associatedtype Body: View
  /// Returns the view that is made of others.
  @MainActor @preconcurrency @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root that makes one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_Root {}
/// A root that makes several views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_Root {}
