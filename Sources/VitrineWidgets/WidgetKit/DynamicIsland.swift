public import Foundation
public import VitrineViews

/// The views of a live activity around the camera.
public struct DynamicIsland {
  let regions: [IslandRegion]
  let compactLeading: () -> AnyView
  let compactTrailing: () -> AnyView
  let minimal: () -> AnyView
  var keyline: Color?
  var url: URL?
  var margins = IslandMargins()

  /// Creates the views, of which those of a picture's presentation are evaluated.
  public init<Expanded, Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded:
      @escaping () -> DynamicIslandExpandedContent<
        Expanded
      >,
    @ViewBuilder compactLeading: @escaping () -> Leading,
    @ViewBuilder compactTrailing: @escaping () -> Trailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    regions = expanded().regions
    self.compactLeading = { AnyView(compactLeading()) }
    self.compactTrailing = { AnyView(compactTrailing()) }
    self.minimal = { AnyView(minimal()) }
  }

  /// Sets the colour of the line around the island on dark screens.
  public func keylineTint(_ color: Color?) -> DynamicIsland {
    var copy = self
    copy.keyline = color
    return copy
  }

  /// Sets the URL that a tap opens.
  public func widgetURL(_ url: URL?) -> DynamicIsland {
    var copy = self
    copy.url = url
    return copy
  }

  /// Sets margins of a mode in points, in place of the system's. Of two calls for an edge the first wins.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland {
    var copy = self
    copy.margins.set(edges, length, for: mode)
    return copy
  }
}

/// A size of the views around the camera.
public struct DynamicIslandMode: Hashable, Sendable {
  let name: String

  /// The small view on the leading side of the camera.
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  /// The small view on the trailing side of the camera.
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  /// The large view that a long press opens.
  public static let expanded = DynamicIslandMode(name: "expanded")
  /// The small view of one of several activities.
  public static let minimal = DynamicIslandMode(name: "minimal")
}

/// The place of a region in the large view around the camera.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  let name: String

  /// The region on the leading side of the camera.
  public static let leading = Self(name: "leading")
  /// The region on the trailing side of the camera.
  public static let trailing = Self(name: "trailing")
  /// The region below the camera.
  public static let center = Self(name: "center")
  /// The region below all others.
  public static let bottom = Self(name: "bottom")
}

/// The rule for a region too wide for its place beside the camera.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  private let isBelow: Bool

  /// The rule to move a region below the camera if it does not fit beside it.
  public static let belowIfTooWide = Self(isBelow: true)
}

/// A region of the large view with its views.
struct IslandRegion {
  var position: DynamicIslandExpandedRegionPosition
  var priority: Double
  var content: () -> AnyView
  var margins = IslandMargins.Edges()
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

/// The regions of the large view around the camera.
public struct DynamicIslandExpandedContent<Content> {
  let regions: [IslandRegion]
}

/// A result builder of the regions of the large view, one per line.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
  /// Returns the content of the one region on a line.
  public static func buildExpression<C: View>(
    _ region: DynamicIslandExpandedRegion<C>
  ) -> DynamicIslandExpandedContent<C> { .init(regions: [region.region]) }

  /// Returns nested content on a line unchanged.
  public static func buildExpression<C>(
    _ content: DynamicIslandExpandedContent<C>
  ) -> DynamicIslandExpandedContent<C> { content }

  /// Returns empty content for a block without lines.
  public static func buildBlock() -> DynamicIslandExpandedContent<EmptyView> { .init(regions: []) }

  /// Joins the regions of all lines in order.
  public static func buildBlock<each C>(
    _ lines: repeat DynamicIslandExpandedContent<each C>
  ) -> DynamicIslandExpandedContent<EmptyView> {
    var regions: [IslandRegion] = []
    for line in repeat each lines { regions += line.regions }
    return .init(regions: regions)
  }

  /// Returns the content of the `if` branch.
  public static func buildEither<C>(
    first content: DynamicIslandExpandedContent<C>
  ) -> DynamicIslandExpandedContent<EmptyView> { .init(regions: content.regions) }

  /// Returns the content of the `else` branch.
  public static func buildEither<C>(
    second content: DynamicIslandExpandedContent<C>
  ) -> DynamicIslandExpandedContent<EmptyView> { .init(regions: content.regions) }

  /// Returns the regions of an `if`, or none where its condition is false.
  public static func buildOptional<C>(
    _ content: DynamicIslandExpandedContent<C>?
  ) -> DynamicIslandExpandedContent<C> { .init(regions: content?.regions ?? []) }

  /// Returns the regions behind an availability check.
  public static func buildLimitedAvailability<C>(
    _ content: DynamicIslandExpandedContent<C>
  ) -> DynamicIslandExpandedContent<EmptyView> { .init(regions: content.regions) }
}

extension View {
  /// Sets the place of a region that is too wide for its own.
  public nonisolated func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View {
    containerValue(\.isBelowIfTooWide, verticalPlacement == .belowIfTooWide)
  }
}
