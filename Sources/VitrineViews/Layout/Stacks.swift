public import Foundation
import VitrineLayout

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

/// Views over one another.
public nonisolated struct ZStack<Content: View>: _PrimitiveView {
  let alignment: Alignment
  let content: Content

  /// Creates a stack that draws later views over earlier ones, with their guides for `alignment` at one
  /// point.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.append(
      .zStack(view.alignment.layout), "ZStack",
      children: out.children(of: view.content, environment))
  }
}

/// A flexible space that expands along the axis of its stack.
public nonisolated struct Spacer: _PrimitiveView, Sendable {
  /// The least length in points; nil is 8.
  public var minLength: CGFloat?

  /// Creates a space that takes the length its stack has left, but not less than `minLength` points.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public nonisolated static func _makeList(
    _ view: Spacer, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.append(.spacer(minLength: view.minLength.map { Double($0) }), "Spacer")
  }
}

/// A hairline across the axis of the surrounding stack.
public nonisolated struct Divider: _PrimitiveView, Sendable {
  /// Creates a line in the separator colour that is one pixel thick.
  public init() {}

  public nonisolated static func _makeList(
    _ view: Divider, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.append(.divider(.color(environment.systemColor(.separator))), "Divider")
  }
}
