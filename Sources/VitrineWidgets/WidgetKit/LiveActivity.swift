import Foundation
public import VitrineViews

/// The context of a live activity's views.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The identifier of the running activity: always empty, as no activity runs.
  public let activityID = ""
  /// The data that stays the same while the activity runs.
  public let attributes: Attributes
  /// The data that updates change.
  public let state: Attributes.ContentState
  /// Whether the state is past its date.
  public let isStale: Bool
}

/// A live activity.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: _PrimitiveWidgetConfiguration {
  private let activity: ActivityDescription

  /// Creates a live activity.
  ///
  /// - Parameters:
  ///   - content: the views on the Lock Screen.
  ///   - dynamicIsland: the views around the camera.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    activity = ActivityDescription(attributesType) { attributes, state, isStale, families in
      let context = ActivityViewContext(attributes: attributes, state: state, isStale: isStale)
      let parts = ActivityParts(
        banner: { AnyView(content(context)) }, island: { dynamicIsland(context) })
      return AnyView(ActivityView(parts: parts, hasSmallViews: families.contains(.small)))
    }
  }

  public static func _configure(_ configuration: Self, _ draft: inout WidgetDraft) {
    draft.activity = configuration.activity
  }
}

extension View {
  /// Sets the colour over the material behind a live activity on the Lock Screen; nil is the material alone.
  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View {
    modifier(_ActivityTintModifier(color: color))
  }

  /// Sets the colour of the system's button beside a live activity. Has no effect: the button shows when a reader
  /// swipes.
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}

/// A modifier that sets the tint of a live activity's platter.
public nonisolated struct _ActivityTintModifier: _PrimitiveModifier {
  let color: Color?

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    C._makeList(content, environment, &out)
    // Of several, the outermost is last.
    environment.activity.platter?.tint = modifier.color
  }
}
