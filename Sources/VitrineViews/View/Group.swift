/// Views to which modifiers apply one by one.
public nonisolated struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = EmptyView
  public nonisolated var body: EmptyView { EmptyView() }

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    Content._makeList(view.content, environment, &out)
  }
}
