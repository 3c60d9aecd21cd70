public import VitrineViews

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
