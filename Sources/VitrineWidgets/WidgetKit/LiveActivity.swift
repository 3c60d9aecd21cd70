public import Foundation
public import VitrineViews

/// The data of a live activity. Live activities are accepted in a bundle and not drawn.
public protocol ActivityAttributes: Codable {
  associatedtype ContentState: Codable, Hashable
}

/// The context of a live activity's views.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let activityID: String
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let isStale: Bool
}

/// The size of a live activity on other devices.
public enum ActivityFamily: Hashable, Sendable { case small, medium }

/// A live activity.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: _PrimitiveWidgetConfiguration {
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}

  public static func _configure(_ configuration: Self, _ draft: inout WidgetDraft) {}
}

/// The views of a live activity around the camera.
public struct DynamicIsland {
  public init<Expanded, Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded:
      @escaping () -> DynamicIslandExpandedContent<
        Expanded
      >,
    @ViewBuilder compactLeading: @escaping () -> Leading,
    @ViewBuilder compactTrailing: @escaping () -> Trailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}

  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland { self }
}

public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String

  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  public static let expanded = DynamicIslandMode(name: "expanded")
  public static let minimal = DynamicIslandMode(name: "minimal")
}

public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String

  public static let leading = Self(name: "leading")
  public static let trailing = Self(name: "trailing")
  public static let center = Self(name: "center")
  public static let bottom = Self(name: "bottom")
}

public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  private let isBelow: Bool

  public static let belowIfTooWide = Self(isBelow: true)
}

public struct DynamicIslandExpandedRegion<Content: View> {
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {}
}

public struct DynamicIslandExpandedContent<Content> {}

@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
  public static func buildExpression<C: View>(
    _ region: DynamicIslandExpandedRegion<C>
  ) -> DynamicIslandExpandedRegion<C> { region }

  public static func buildExpression<C>(
    _ content: DynamicIslandExpandedContent<C>
  ) -> DynamicIslandExpandedContent<C> { content }

  public static func buildBlock() -> DynamicIslandExpandedContent<EmptyView> { .init() }

  public static func buildBlock<each C: View>(
    _ regions: repeat DynamicIslandExpandedRegion<each C>
  ) -> DynamicIslandExpandedContent<EmptyView> { .init() }

  public static func buildBlock<C>(
    _ content: DynamicIslandExpandedContent<C>
  ) -> DynamicIslandExpandedContent<C> { content }

  public static func buildEither<C>(
    first content: DynamicIslandExpandedContent<C>
  ) -> DynamicIslandExpandedContent<C> { content }

  public static func buildEither<C>(
    second content: DynamicIslandExpandedContent<C>
  ) -> DynamicIslandExpandedContent<C> { content }

  public static func buildOptional<C>(
    _ content: DynamicIslandExpandedContent<C>?
  ) -> DynamicIslandExpandedContent<C> { .init() }
}

extension View {
  /// Sets the tint behind a live activity on the Lock Screen; it has no effect here.
  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View { self }
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
  public nonisolated func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { self }
}

extension EnvironmentValues {
  public var activityFamily: ActivityFamily { .medium }
  public var isActivityFullscreen: Bool { false }
}
