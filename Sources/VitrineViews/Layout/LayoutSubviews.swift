public import Foundation
import VitrineGraphics
import VitrineLayout

/// The views that a layout arranges.
public nonisolated struct LayoutSubviews: RandomAccessCollection {
  let subviews: [LayoutSubview]
  /// The side of the leading edge in the environment of the container.
  public var layoutDirection: LayoutDirection

  /// The index of the first view, 0.
  public var startIndex: Int { 0 }
  /// The index after the last view, equal to the number of views.
  public var endIndex: Int { subviews.count }

  /// The view at an index from 0, in the order of the content; another index stops the program.
  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

  /// A view that a layout arranges.
  public nonisolated struct Element {
    let subview: LayoutSubview

    /// The view's `layoutPriority`: 0 unless set, and minus infinity for a spacer.
    public var priority: Double { subview.priority }

    /// The distances to neighbours that the view prefers.
    public var spacing: ViewSpacing { ViewSpacing(subview: subview) }

    /// The value that the outermost `layoutValue` modifier of the view sets for a key, or the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
      subview.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }

    /// Returns the size in points that the view takes for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      CGSize(subview.size(proposal.proposal))
    }

    /// Returns the size and the alignment guides of the view for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
      ViewDimensions(subview.dimensions(proposal.proposal))
    }

    /// Places a relative point of the view at a position in the container, in points. The last call counts; a
    /// view that is never placed is centred.
    public func place(
      at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
    ) {
      subview.place(position.point, anchor.position, proposal.proposal)
    }
  }
}

/// Another name of `LayoutSubviews.Element`.
public typealias LayoutSubviewProxy = LayoutSubviews.Element

/// The preferred distances of a view to its neighbours.
public nonisolated struct ViewSpacing {
  var subview: LayoutSubview?

  /// Creates preferences without a view; every distance from or to them is 0.
  public init() {}
  init(subview: LayoutSubview) { self.subview = subview }

  /// Preferences without a view, whose distances are 0.
  public static var zero: ViewSpacing { ViewSpacing() }

  /// The distance to the next view along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    guard let subview, let other = next.subview else { return 0 }
    return subview.spacing(other, axis.layout)
  }

  /// Takes the other preferences if this value has none; `edges` is ignored.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if subview == nil { subview = other.subview }
  }

  /// Returns this value, or the other one if this has no preferences; `edges` is ignored.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    subview == nil ? other : self
  }
}

/// An author's layout as an algorithm of the layout stage; it runs in the environment of its container.
nonisolated struct AuthoredLayout<L: Layout>: LayoutAlgorithm {
  let layout: L
  let owner: EnvironmentValues

  private func views(_ subviews: [LayoutSubview]) -> LayoutSubviews {
    LayoutSubviews(subviews: subviews, layoutDirection: owner.host.layoutDirection)
  }

  func makeCache(_ subviews: [LayoutSubview]) -> Any {
    AmbientEnvironment.with(owner) { layout.makeCache(subviews: views(subviews)) }
  }

  /// Runs `body` with the cache as the author's type; a cache of another type is replaced by a new one.
  private func with<R>(
    _ cache: inout Any, _ subviews: [LayoutSubview], _ body: (inout L.Cache, LayoutSubviews) -> R
  ) -> R {
    AmbientEnvironment.with(owner) {
      let views = views(subviews)
      var own = cache as? L.Cache ?? layout.makeCache(subviews: views)
      defer { cache = own }
      return body(&own, views)
    }
  }

  func size(_ proposal: Proposal, _ subviews: [LayoutSubview], cache: inout Any) -> Size {
    with(&cache, subviews) {
      layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: $1, cache: &$0)
        .layoutSize
    }
  }

  func place(
    in bounds: Rect, _ proposal: Proposal, _ subviews: [LayoutSubview], cache: inout Any
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(
        in: CGRect(bounds), proposal: ProposedViewSize(proposal), subviews: $1, cache: &$0)
    }
  }

  func explicitHorizontal(
    _ guide: HorizontalGuide, in bounds: Rect, _ proposal: Proposal, _ subviews: [LayoutSubview],
    cache: inout Any
  ) -> Double? {
    with(&cache, subviews) {
      layout.explicitAlignment(
        of: HorizontalAlignment(guide: guide), in: CGRect(bounds),
        proposal: ProposedViewSize(proposal), subviews: $1, cache: &$0
      ).map { Double($0) }
    }
  }

  func explicitVertical(
    _ guide: VerticalGuide, in bounds: Rect, _ proposal: Proposal, _ subviews: [LayoutSubview],
    cache: inout Any
  ) -> Double? {
    with(&cache, subviews) {
      layout.explicitAlignment(
        of: VerticalAlignment(guide: guide), in: CGRect(bounds),
        proposal: ProposedViewSize(proposal), subviews: $1, cache: &$0
      ).map { Double($0) }
    }
  }
}
