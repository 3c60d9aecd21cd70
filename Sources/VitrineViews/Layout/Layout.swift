public import Foundation
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
  /// The default properties, without an orientation.
  public nonisolated static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Replaces the cache by a new one. The engine never calls it, since the views of a picture do not change.
  public nonisolated func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the preferences of all views together; none keep no distance.
  public nonisolated func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.isEmpty
      ? .zero : subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// Returns nil: the guide follows from those of the placed views.
  public nonisolated func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Returns nil: the guide follows from those of the placed views.
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
  /// Returns the empty cache of a layout that stores nothing between calls.
  public nonisolated func makeCache(subviews: Subviews) {}
}

/// The properties of a layout.
public nonisolated struct LayoutProperties: Sendable {
  /// The axis of a layout that works like a stack, which dividers and spacers in it follow, or nil.
  public var stackOrientation: Axis?
  /// Creates properties without an orientation.
  public init() {}
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

  /// Creates a wrapper that lays out its views exactly as the given layout does.
  public init<L: Layout>(_ layout: L) { self.layout = layout }

  public func _kind(_ environment: EnvironmentValues) -> _LayoutKind { layout._kind(environment) }

  // Never called: the wrapped layout computes its own sizes.
  /// Returns zero instead of the size of the wrapped layout.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }

  /// Places nothing; never called, since the wrapped layout places its own views.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// A layout that the layout stage implements itself.
public nonisolated protocol _KnownLayout: Layout where Cache == Void {}

extension _KnownLayout {
  /// Returns zero; never called, since the layout stage measures this layout itself.
  public nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }

  /// Places nothing; never called, since the layout stage places this layout itself.
  public nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// The layout of `HStack` as a value, which can be wrapped in `AnyLayout` and called with content.
public nonisolated struct HStackLayout: _KnownLayout {
  /// The vertical guide that lies on one line for all views.
  public var alignment: VerticalAlignment
  /// The distance between views in points; nil is the one that adjacent views prefer, usually 8.
  public var spacing: CGFloat?

  /// Creates the layout of a row, centred and with the preferred distances unless given.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public func _kind(_ environment: EnvironmentValues) -> _LayoutKind {
    _LayoutKind(
      kind: .hStack(alignment.guide, spacing: spacing.map { Double($0) }), name: "HStackLayout")
  }
}

/// The layout of `VStack` as a value, which can be wrapped in `AnyLayout` and called with content.
public nonisolated struct VStackLayout: _KnownLayout {
  /// The horizontal guide that lies on one line for all views.
  public var alignment: HorizontalAlignment
  /// The distance between views in points; nil is the one that adjacent views prefer, usually 8.
  public var spacing: CGFloat?

  /// Creates the layout of a column, centred and with the preferred distances unless given.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public func _kind(_ environment: EnvironmentValues) -> _LayoutKind {
    _LayoutKind(
      kind: .vStack(alignment.guide, spacing: spacing.map { Double($0) }), name: "VStackLayout")
  }
}

/// The layout of `ZStack` as a value, which can be wrapped in `AnyLayout` and called with content.
public nonisolated struct ZStackLayout: _KnownLayout {
  /// The two guides that coincide for all views.
  public var alignment: Alignment

  /// Creates the layout of views over one another, centred unless another alignment is given.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func _kind(_ environment: EnvironmentValues) -> _LayoutKind {
    _LayoutKind(kind: .zStack(alignment.layout), name: "ZStackLayout")
  }
}
