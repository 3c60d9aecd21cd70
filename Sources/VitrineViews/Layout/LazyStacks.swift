public import Foundation

/// A column; a picture contains all of its views.
public nonisolated struct LazyVStack<Content: View>: _PrimitiveView {
  let stack: VStack<Content>

  /// Creates a column laid out as a `VStack`; `pinnedViews` has no effect, as nothing scrolls in a picture.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.append(
      .vStack(view.stack.alignment.guide, spacing: view.stack.spacing.map { Double($0) }),
      "LazyVStack", children: out.children(of: view.stack.content, environment))
  }
}

/// A row; a picture contains all of its views.
public nonisolated struct LazyHStack<Content: View>: _PrimitiveView {
  let stack: HStack<Content>

  /// Creates a row laid out as an `HStack`; `pinnedViews` has no effect, as nothing scrolls in a picture.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.append(
      .hStack(view.stack.alignment.guide, spacing: view.stack.spacing.map { Double($0) }),
      "LazyHStack", children: out.children(of: view.stack.content, environment))
  }
}
