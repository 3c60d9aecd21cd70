public import VitrineViews

/// The rule for a region too wide for its place beside the camera.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  private let isBelow: Bool

  /// The rule to move a region below the camera if it does not fit beside it.
  public static let belowIfTooWide = Self(isBelow: true)
}

/// A part of the large view around the camera.
public struct DynamicIslandExpandedRegion<Content: View> {
  var region: IslandRegion

  /// Creates a region.
  ///
  /// - Parameter priority: of the leading and the trailing region, the one with the higher priority takes the whole
  ///   width below the camera.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {
    region = IslandRegion(position: position, priority: priority) { AnyView(content()) }
  }

  /// Sets margins of the region in points, in place of the island's. Of two calls for an edge the first wins.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> Self {
    var copy = self
    copy.region.margins.set(edges, length)
    return copy
  }
}

extension View {
  /// Sets the place of a region that is too wide for its own.
  public nonisolated func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View {
    containerValue(\.isBelowIfTooWide, verticalPlacement == .belowIfTooWide)
  }
}
