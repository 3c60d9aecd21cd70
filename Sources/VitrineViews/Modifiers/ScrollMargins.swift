public import Foundation

/// The part of a scroll view that its margins apply to.
public nonisolated struct ContentMarginPlacement: Equatable, Sendable {
  let isIndicator: Bool

  /// Content and indicators.
  public static let automatic = ContentMarginPlacement(isIndicator: false)
  /// The content alone; drawn like `automatic`, as no indicators are drawn.
  public static let scrollContent = ContentMarginPlacement(isIndicator: false)
  /// The indicators alone, which are not drawn.
  public static let scrollIndicators = ContentMarginPlacement(isIndicator: true)
}

extension View {
  /// Sets the space in points around the content of the scroll views in the view, on some edges.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    environing { environment in
      guard !placement.isIndicator else { return }
      environment.drawing.changeScroll { scroll in
        if edges.contains(.top) { scroll.margins.top = insets.top }
        if edges.contains(.leading) { scroll.margins.leading = insets.leading }
        if edges.contains(.bottom) { scroll.margins.bottom = insets.bottom }
        if edges.contains(.trailing) { scroll.margins.trailing = insets.trailing }
      }
    }
  }

  /// Sets the space in points around the content of the scroll views in the view, on some edges; nil is the
  /// default space, 16 points.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(
      edges, EdgeInsets(.all, length ?? EdgeInsets.standardPadding), for: placement)
  }

  /// Sets the space in points around the content of the scroll views in the view, on all edges.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
