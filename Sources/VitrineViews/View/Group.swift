/// Views to which modifiers apply one by one.
public nonisolated struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// The type of `body`, which is never read: the group's views are resolved in its place.
  public typealias Body = EmptyView
  /// An empty view that is never read.
  public nonisolated var body: EmptyView { EmptyView() }

  /// Creates a group, which adds no layout: its views become siblings of the views around it.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    Content._makeList(view.content, environment, &out)
  }
}
