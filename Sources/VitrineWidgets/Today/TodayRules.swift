import VitrineGraphics
import VitrineViews

/// The limits of Today widgets. Each `refusal` function returns the reason for a rejection, or nil.
enum TodayRules {
  static func refusal(
    of configuration: RenderConfiguration, _ today: TodayDescription
  ) -> String? {
    do throws(TodayError) {
      let surface = try surface(of: configuration.scene)
      var session = try session(configuration, today.title, on: surface)
      session.largestMode = today.largestMode
      for action in configuration.todayRun {
        try session.run(action) { _ in TodayAnswer() }
      }
      if !session.isShown { throw .nothingShown }
      return nil
    } catch {
      return error.description
    }
  }

  /// The scenes that show Today widgets: with their header, their content alone, and on screens.
  static let scenes: [RenderScene] = [.widget, .view, .today, .search, .quickActions]

  /// Returns the surface of a scene.
  ///
  /// - Throws: an error for scenes without Today widgets.
  static func surface(of scene: RenderScene) throws(TodayError) -> TodaySurface {
    switch scene {
    case .widget, .view, .today: .today
    case .search: .search
    case .quickActions: .quickActions
    default: throw .sceneWithoutTodayWidgets(scene, known: scenes)
    }
  }

  /// Returns the environment of a widget on a screen of its kind, or below widgets of WidgetKit.
  static func environment(
    of configuration: RenderConfiguration
  ) throws(TodayError) -> TodayEnvironment {
    if configuration.isBelowWidgets {
      return try TodayEnvironment(
        belowWidgetsOn: configuration.device, orientation: configuration.orientation,
        os: configuration.os, typeSize: configuration.typeSize)
    }
    return try TodayEnvironment(
      device: configuration.device, orientation: configuration.orientation, os: configuration.os,
      typeSize: configuration.typeSize)
  }

  /// Returns a new session for a configuration, before its first action.
  static func session(
    _ configuration: RenderConfiguration, _ title: TodayTitle, on surface: TodaySurface
  ) throws(TodayError) -> TodaySession {
    let environment = try environment(of: configuration)
    var session = try TodaySession(
      environment, on: surface, title: title, isFirstDisplay: configuration.isFirstDisplay)
    let last = TodayEnvironment.measuredSystems.upperBound
    if environment.os > last {
      session.note(
        "today-sizes-assumed",
        "no sizes of Today widgets were measured under iOS \(environment.os); those of iOS \(last) are used"
      )
    }
    if configuration.scheme == .dark {
      if environment.os < 13 {
        session.note(
          "today-no-dark-appearance",
          "systems before iOS 13 have no dark appearance; the picture is that of the light one")
      } else {
        session.note(
          "today-dark-appearance",
          "the dark platter of iOS \(environment.os) is not drawn; the picture is that of the light one",
          severity: .warning)
      }
    }
    if !configuration.device.osVersions.contains(configuration.os) {
      session.note(
        "today-system-mismatch",
        "\(configuration.device.name) did not run iOS \(configuration.os); its screen decides")
    }
    return session
  }
}
