public import Foundation

/// Views in a row.
public nonisolated struct HStack<Content: View>: _PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a row whose views are `spacing` points apart; nil is the distance that adjacent views prefer,
  /// usually 8.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
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
      .hStack(view.alignment.guide, spacing: spacing), "HStack",
      children: out.children(of: view.content, environment))
  }
}
