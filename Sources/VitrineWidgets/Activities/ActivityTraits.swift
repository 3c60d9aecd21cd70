import VitrineGraphics
public import VitrineViews

/// The surroundings of a live activity's views.
struct ActivityTraits {
  var presentation = ActivityPresentation.banner
  var family = ActivityFamily.medium
  var isFullscreen = false
  var device = Device.standard
  var system = 26
  /// Whether the screen around it is dark.
  var isOnDark = false
  /// Whether it is a chip above the widgets of StandBy.
  var isChip = false
  /// Takes what modifiers inside say of the platter.
  var platter: ActivityPlatter?

  enum Key: EnvironmentKey {
    static let defaultValue = ActivityTraits()
  }
}

extension ActivityTraits: @unchecked Sendable {}

extension EnvironmentValues {
  var activity: ActivityTraits {
    get { self[ActivityTraits.Key.self] }
    set { self[ActivityTraits.Key.self] = newValue }
  }

  /// The size of a live activity's views; medium but on a watch and in a car.
  public var activityFamily: ActivityFamily { activity.family }
  /// Whether an island has less width than usual beside the camera: never, as nothing else is in it.
  public var isDynamicIslandLimitedInWidth: Bool { false }
  /// Whether a live activity fills the screen, as it can in StandBy.
  public var isActivityFullscreen: Bool { activity.isFullscreen }
}
