/// The surroundings of the content.
public enum RenderScene: String, Hashable, CaseIterable, Sendable {
  /// The container clipped to its shape, clear outside, without shadow.
  case widget
  /// The content without clipping.
  case view
  /// A page of the Home Screen: the widget in its slot among icons.
  case home
  /// The Lock Screen, with widgets below or above the clock.
  case lock
  /// The Today view: a column of widgets.
  case today
  /// The search screen with Today widgets.
  case search
  /// The list under a pressed icon, with a Today widget.
  case quickActions = "quick-actions"
  /// The sheet that offers the widget: preview, name and description.
  case gallery
  /// A Smart Stack on the Home Screen.
  case stack
  /// The sheet with the widget's settings.
  case configuration
  /// The Mac's Notification Center.
  case notificationCenter = "notification-center"
  /// A phone that charges on its side: two small widgets, or a live activity.
  case standBy = "standby"
  /// The same in a dark room, in red.
  case standByNight = "standby-night"
  /// The Control Center, with a control among the system's.
  case controlCenter = "control-center"
  /// A watch face with widgets in its places.
  case face
}

extension RenderScene {
  /// Whether the scene draws a screen around the widget.
  public var isScreen: Bool { self != .widget && self != .view }

  /// Whether it is StandBy, by day or by night.
  package var isStandBy: Bool { self == .standBy || self == .standByNight }
}

extension RenderScene {
  /// The way in which widgets of WidgetKit share a scene.
  package enum Sharing: Hashable, Sendable {
    /// The widget of the picture alone.
    case none
    /// Several, each at a place of its own.
    case beside
    /// The one in front of a stack.
    case stacked
  }

  /// The way in which a widget shares the scene with others.
  package var sharing: Sharing {
    switch self {
    case .home, .lock, .today, .notificationCenter, .standBy, .standByNight, .face,
      .controlCenter:
      .beside
    case .stack: .stacked
    case .widget, .view, .search, .quickActions, .gallery, .configuration: .none
    }
  }
}
