import VitrineGraphics
import VitrineLayout

/// Content that scrolls in an app; a picture shows where it rests before anyone scrolls.
public nonisolated struct ScrollView<Content: View>: _PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Creates a scroll view that clips its content and shows its start, or its scroll anchor; several views
  /// stand in a column. `showsIndicators` is ignored. Leaves a diagnostic.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.noteGap(.scrollView)
    var inside = environment
    // Margins and anchors are those of this scroll view, not of one in it.
    if inside.drawing.scroll != nil { inside.drawing.scroll = nil }
    let children = out.children(of: view.content, inside)
    // Whatever the axes are (measured).
    let column = Node(
      .vStack(.center, spacing: nil), name: "ScrollContent", children: children, owner: out.owner)
    let settings = environment.drawing.scroll?.values ?? ScrollSettings.Values()
    out.append(.scroll(settings.container(view.axes)), "ScrollView", children: [column])
  }
}

/// A container that reads and sets a scroll position; pictures have none.
public nonisolated struct ScrollViewReader<Content: View>: _PrimitiveView {
  let content: Content

  /// Creates a reader that draws its content as it is, with a proxy that does nothing.
  public init(@ViewBuilder content: (ScrollViewProxy) -> Content) {
    self.content = content(ScrollViewProxy())
  }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    Content._makeList(view.content, environment, &out)
  }
}

/// A proxy for scrolling to a view, which has no effect in a picture.
public nonisolated struct ScrollViewProxy {
  /// Has no effect: a picture shows scroll views as they rest before anyone scrolls.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
