public import Foundation
import VitrineGraphics
import VitrineLayout

/// The views that a layout arranges.
public nonisolated struct LayoutSubviews: RandomAccessCollection {
  let subviews: [LayoutSubview]
  public var layoutDirection: LayoutDirection

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }

  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

  /// A view that a layout arranges.
  public nonisolated struct Element {
    let subview: LayoutSubview

    public var priority: Double { subview.priority }

    public var spacing: ViewSpacing { ViewSpacing(subview: subview) }

    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
      subview.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      CGSize(subview.size(proposal.proposal))
    }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
      ViewDimensions(subview.dimensions(proposal.proposal))
    }

    public func place(
      at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
    ) {
      subview.place(position.point, anchor.position, proposal.proposal)
    }
  }
}

public typealias LayoutSubviewProxy = LayoutSubviews.Element

/// The preferred distances of a view to its neighbours.
public nonisolated struct ViewSpacing {
  var subview: LayoutSubview?

  public init() {}
  init(subview: LayoutSubview) { self.subview = subview }

  public static var zero: ViewSpacing { ViewSpacing() }

  /// The distance to the next view along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    guard let subview, let other = next.subview else { return 0 }
    return subview.spacing(other, axis.layout)
  }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if subview == nil { subview = other.subview }
  }

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
