public import Foundation
import VitrineGraphics
import VitrineLayout

/// A custom layout.
public nonisolated protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The layout stage's own equivalent, if there is one.
  func _kind(_ environment: EnvironmentValues) -> _LayoutKind
}

/// The kind of a container in the layout stage.
public nonisolated struct _LayoutKind {
  let kind: NodeKind
  let name: String
}

extension Layout {
  public nonisolated static var layoutProperties: LayoutProperties { LayoutProperties() }

  public nonisolated func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public nonisolated func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    ViewSpacing()
  }

  public nonisolated func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  public nonisolated func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  public nonisolated func _kind(_ environment: EnvironmentValues) -> _LayoutKind {
    let owner = AmbientEnvironment.current ?? environment
    return _LayoutKind(
      kind: .layout(AuthoredLayout(layout: self, owner: owner)), name: typeName(Self.self))
  }

  /// Returns a container of the content with this layout.
  public nonisolated func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutContainer(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public nonisolated func makeCache(subviews: Subviews) {}
}

/// The properties of a layout.
public nonisolated struct LayoutProperties: Sendable {
  public var stackOrientation: Axis?
  public init() {}
}

/// A key for values that views provide to their layout.
public nonisolated protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A layout with the views it arranges.
public nonisolated struct _LayoutContainer<L: Layout, Content: View>: _PrimitiveView {
  let layout: L
  let content: Content

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let kind = view.layout._kind(environment)
    out.append(kind.kind, kind.name, children: out.children(of: view.content, environment))
  }
}

/// A type-erased layout.
public nonisolated struct AnyLayout: Layout {
  private let layout: any Layout

  public init<L: Layout>(_ layout: L) { self.layout = layout }

  public func _kind(_ environment: EnvironmentValues) -> _LayoutKind { layout._kind(environment) }

  // Never called: the wrapped layout computes its own sizes.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// A layout that the layout stage implements itself.
public nonisolated protocol _KnownLayout: Layout where Cache == Void {}

extension _KnownLayout {
  public nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }

  public nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

public nonisolated struct HStackLayout: _KnownLayout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public func _kind(_ environment: EnvironmentValues) -> _LayoutKind {
    _LayoutKind(
      kind: .hStack(alignment.guide, spacing: spacing.map { Double($0) }), name: "HStackLayout")
  }
}

public nonisolated struct VStackLayout: _KnownLayout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public func _kind(_ environment: EnvironmentValues) -> _LayoutKind {
    _LayoutKind(
      kind: .vStack(alignment.guide, spacing: spacing.map { Double($0) }), name: "VStackLayout")
  }
}

public nonisolated struct ZStackLayout: _KnownLayout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func _kind(_ environment: EnvironmentValues) -> _LayoutKind {
    _LayoutKind(kind: .zStack(alignment.layout), name: "ZStackLayout")
  }
}

public nonisolated struct GridLayout: _KnownLayout {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public func _kind(_ environment: EnvironmentValues) -> _LayoutKind {
    _LayoutKind(
      kind: .grid(
        GridContainer(
          alignment: alignment.layout, horizontalSpacing: horizontalSpacing.map { Double($0) },
          verticalSpacing: verticalSpacing.map { Double($0) })), name: "GridLayout")
  }
}
