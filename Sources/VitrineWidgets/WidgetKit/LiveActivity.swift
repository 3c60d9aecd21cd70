public import Foundation
public import VitrineViews

/// The context of a live activity's views.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The identifier of the running activity; no context exists here to read it from.
  public let activityID: String
  /// The data that stays the same while the activity runs.
  public let attributes: Attributes
  /// The data that updates change.
  public let state: Attributes.ContentState
  /// Whether the state is past its date.
  public let isStale: Bool
}

/// The size of a live activity on other devices.
public enum ActivityFamily: Hashable, Sendable { case small, medium }

/// A live activity.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: _PrimitiveWidgetConfiguration {
  /// Creates a live activity and ignores its views: neither closure is ever called.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}

  public static func _configure(_ configuration: Self, _ draft: inout WidgetDraft) {
    draft.isLiveActivity = true
  }
}

/// The views of a live activity around the camera.
public struct DynamicIsland {
  /// Creates the views and ignores them: none of the closures is ever called.
  public init<Expanded, Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded:
      @escaping () -> DynamicIslandExpandedContent<
        Expanded
      >,
    @ViewBuilder compactLeading: @escaping () -> Leading,
    @ViewBuilder compactTrailing: @escaping () -> Trailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}

  /// Returns the same value. Has no effect: the outline is not drawn, whatever its colour.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  /// Returns the same value. Has no effect: the activity takes no taps.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  /// Returns the same value and ignores the margins in points: nothing is drawn around the camera.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland { self }
}

/// A size of the views around the camera; none of them is drawn.
public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String

  /// The small view on the leading side of the camera.
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  /// The small view on the trailing side of the camera.
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  /// The large view that a long press opens.
  public static let expanded = DynamicIslandMode(name: "expanded")
  /// The small view of one of several activities.
  public static let minimal = DynamicIslandMode(name: "minimal")
}

/// The place of a region in the large view around the camera; regions are not drawn.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String

  /// The region on the leading side of the camera.
  public static let leading = Self(name: "leading")
  /// The region on the trailing side of the camera.
  public static let trailing = Self(name: "trailing")
  /// The region below the camera.
  public static let center = Self(name: "center")
  /// The region below all others.
  public static let bottom = Self(name: "bottom")
}

/// The rule for a region too wide for its place beside the camera; regions are not laid out here.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  private let isBelow: Bool

  /// The rule to move a region below the camera if it does not fit beside it.
  public static let belowIfTooWide = Self(isBelow: true)
}

/// A part of the large view around the camera; it is accepted and not drawn.
public struct DynamicIslandExpandedRegion<Content: View> {
  /// Creates a region and ignores its place, priority and views, which are never called.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {}
}

/// The regions of the large view around the camera; the value stores none of them.
public struct DynamicIslandExpandedContent<Content> {}

/// A result builder of the regions of the large view, one per line; the result is always empty.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
  /// Returns the region on a line unchanged.
  public static func buildExpression<C: View>(
    _ region: DynamicIslandExpandedRegion<C>
  ) -> DynamicIslandExpandedRegion<C> { region }

  /// Returns nested content on a line unchanged.
  public static func buildExpression<C>(
    _ content: DynamicIslandExpandedContent<C>
  ) -> DynamicIslandExpandedContent<C> { content }

  /// Returns empty content for a block without lines.
  public static func buildBlock() -> DynamicIslandExpandedContent<EmptyView> { .init() }

  /// Returns empty content: the regions of a block are dropped, since they are not drawn.
  public static func buildBlock<each C: View>(
    _ regions: repeat DynamicIslandExpandedRegion<each C>
  ) -> DynamicIslandExpandedContent<EmptyView> { .init() }

  /// Returns the content of a block of one line unchanged.
  public static func buildBlock<C>(
    _ content: DynamicIslandExpandedContent<C>
  ) -> DynamicIslandExpandedContent<C> { content }

  /// Returns the content of the `if` branch unchanged.
  public static func buildEither<C>(
    first content: DynamicIslandExpandedContent<C>
  ) -> DynamicIslandExpandedContent<C> { content }

  /// Returns the content of the `else` branch unchanged.
  public static func buildEither<C>(
    second content: DynamicIslandExpandedContent<C>
  ) -> DynamicIslandExpandedContent<C> { content }

  /// Returns empty content, whether or not the condition is true.
  public static func buildOptional<C>(
    _ content: DynamicIslandExpandedContent<C>?
  ) -> DynamicIslandExpandedContent<C> { .init() }
}

extension View {
  /// Sets the tint behind a live activity on the Lock Screen; it has no effect here.
  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View { self }
  /// Sets the colour of the system's button beside a live activity; it has no effect here.
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
  /// Sets the place of a region that is too wide for its own; it has no effect here.
  public nonisolated func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { self }
}

extension EnvironmentValues {
  /// The size of a live activity: always medium, since activities are not drawn.
  public var activityFamily: ActivityFamily { .medium }
  /// Whether a live activity fills the screen: always false, since activities are not drawn.
  public var isActivityFullscreen: Bool { false }
}
