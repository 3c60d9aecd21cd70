public import Foundation
import VitrineLayout

/// Views in a row.
public nonisolated struct HStack<Content: View>: _PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

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
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public nonisolated static func _makeList(
    _ view: Spacer, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.append(.spacer(minLength: view.minLength.map { Double($0) }), "Spacer")
  }
}

/// A hairline across the axis of the surrounding stack.
public nonisolated struct Divider: _PrimitiveView, Sendable {
  public init() {}

  public nonisolated static func _makeList(
    _ view: Divider, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.append(.divider(.color(environment.systemColor(.separator))), "Divider")
  }
}
