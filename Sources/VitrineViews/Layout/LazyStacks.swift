public import Foundation
import VitrineLayout

/// A column; a picture contains all of its views.
public nonisolated struct LazyVStack<Content: View>: _PrimitiveView {
  let stack: VStack<Content>

  /// Creates a column of views at their ideal heights, as wide as there is room; `pinnedViews` has no effect, as nothing scrolls in a picture.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let stack = Node(
      .vStack(view.stack.alignment.guide, spacing: view.stack.spacing.map { Double($0) }),
      name: "VStack", children: out.children(of: view.stack.content, environment),
      owner: out.owner)
    let column = Node(
      .fixedSize(horizontally: false, vertically: true), name: "fixedSize", children: [stack],
      owner: out.owner)
    let frame = FlexibleFrame(
      maxWidth: .infinity, alignment: Alignment2D(view.stack.alignment.guide, .top))
    out.append(.flexibleFrame(frame), "LazyVStack", children: [column])
  }
}

/// A row; a picture contains all of its views.
public nonisolated struct LazyHStack<Content: View>: _PrimitiveView {
  let stack: HStack<Content>

  /// Creates a row of views at their ideal widths, as high as there is room; `pinnedViews` has no effect, as nothing scrolls in a picture.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let stack = Node(
      .hStack(view.stack.alignment.guide, spacing: view.stack.spacing.map { Double($0) }),
      name: "HStack", children: out.children(of: view.stack.content, environment),
      owner: out.owner)
    let row = Node(
      .fixedSize(horizontally: true, vertically: false), name: "fixedSize", children: [stack],
      owner: out.owner)
    let frame = FlexibleFrame(
      maxHeight: .infinity, alignment: Alignment2D(.leading, view.stack.alignment.guide))
    out.append(.flexibleFrame(frame), "LazyHStack", children: [row])
  }
}
