public import Foundation

/// Views in a column.
public nonisolated struct VStack<Content: View>: _PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a column whose views are `spacing` points apart; nil is the distance that adjacent views prefer,
  /// usually 8, or the line pitch between texts.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let spacing = view.spacing.map { Double($0) }
    out.append(
      .vStack(view.alignment.guide, spacing: spacing), "VStack",
      children: out.children(of: view.content, environment))
  }
}
