import Foundation
import VitrineGraphics
import VitrineLayout

/// An author's layout as an algorithm of the layout stage; it runs in the environment of its container.
nonisolated struct AuthoredLayout<L: Layout>: LayoutAlgorithm {
  let layout: L
  let owner: EnvironmentValues

  var stackAxis: LayoutAxis? { L.layoutProperties.stackOrientation?.layout }

  func spacing(_ subviews: [LayoutSubview], cache: inout Any) -> EdgeSpacing? {
    with(&cache, subviews) { layout.spacing(subviews: $1, cache: &$0).edges }
  }

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
