/// A view with a modifier, or two modifiers in sequence.
public nonisolated struct ModifiedContent<Content, Modifier> {
  /// The view that is modified, or the modifier that is applied first.
  public var content: Content
  /// The modifier that is applied to `content`, or after it.
  public var modifier: Modifier

  /// Creates a view from its content and a modifier, or a modifier from two that apply in this order.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The type of `body`, which is never read: the modifier resolves the content directly.
  public typealias Body = EmptyView
  /// An empty view that is never read.
  public nonisolated var body: EmptyView { EmptyView() }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    Modifier._makeList(view.modifier, view.content, environment, &out)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Returns an empty view; it is never called, as both modifiers are applied directly.
  public nonisolated func body(content: _ViewModifier_Content<Self>) -> EmptyView { EmptyView() }

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    Modifier._makeList(
      modifier.modifier, ModifiedContent<C, Content>(content: content, modifier: modifier.content),
      environment, &out)
  }
}
