import VitrineLayout
import VitrineViews

/// A Today widget of iOS 9 to 17: in the Today view, on the search screen, and under a pressed icon. Its host gives it
/// the width, and its views the height.
struct TodayWidgetSurface: SurfaceKind {
  /// Systems from 10 on have display modes.
  func name(_ configuration: RenderConfiguration) -> String {
    let system = "ios\(configuration.os)"
    return configuration.os >= 10 ? system + "-\(configuration.displayMode)" : system
  }

  var nameHasSystem: Bool { true }

  var isSizedByViews: Bool { true }

  /// Its header has both.
  private static let scenesWithHeader: [RenderScene] = [.widget, .today, .search, .quickActions]

  var scenesWithAppName: [RenderScene] { Self.scenesWithHeader }
  var scenesWithAppIcon: [RenderScene] { Self.scenesWithHeader }

  func tapRules(widget: String, _ configuration: RenderConfiguration) -> TapRules? {
    TapRules(todayWidget: widget)
  }
}
