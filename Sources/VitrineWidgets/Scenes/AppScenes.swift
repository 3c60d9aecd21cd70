import VitrineViews

extension RenderScene {
  /// The scenes that show the name of a widget's app.
  package static func withAppName(isToday: Bool) -> [RenderScene] {
    isToday ? todayHeaders : [.home, .stack, .gallery, .configuration]
  }

  /// The scenes that show the icon of a widget's app.
  package static func withAppIcon(isToday: Bool) -> [RenderScene] {
    isToday ? todayHeaders : [.gallery, .configuration]
  }

  private static let todayHeaders: [RenderScene] = [.widget, .today, .search, .quickActions]
}

extension RenderConfiguration {
  /// Whether the picture shows the name of its widget's app.
  package func showsAppName(isToday: Bool) -> Bool {
    guard RenderScene.withAppName(isToday: isToday).contains(scene) else { return false }
    // A stack in the Today view, and large icons, have no names.
    return isToday || !scene.isHomePage || (isHomeScreen && HomeGrid(self).hasLabels)
  }

  /// Whether the picture shows the icon of its widget's app.
  package func showsAppIcon(isToday: Bool) -> Bool {
    RenderScene.withAppIcon(isToday: isToday).contains(scene)
  }
}

extension RenderScene {
  fileprivate var isHomePage: Bool { self == .home || self == .stack }
}
