import VitrineGraphics

/// The limits of Today widgets. Each `refusal` function returns the reason for a rejection, or nil.
enum TodayRules {
  static func refusal(
    of configuration: RenderConfiguration, _ today: TodayDescription
  ) -> String? {
    guard let surface = surface(of: configuration.scene) else {
      return "the scene \(configuration.scene.rawValue) does not show Today widgets; they are in "
        + scenes.map(\.rawValue).joined(separator: ", ")
    }
    do throws(TodayError) {
      var session = try session(configuration, today.title, on: surface)
      session.largestMode = today.largestMode
      if configuration.displayMode == .expanded {
        try session.run(.showMore) { _ in TodayAnswer() }
      }
      return nil
    } catch {
      return error.description
    }
  }

  /// The scenes that show Today widgets: with their header, their content alone, and on screens.
  static let scenes: [RenderScene] = [.widget, .view, .today, .search, .quickActions]

  /// Returns the surface of a scene; nil for scenes without Today widgets.
  static func surface(of scene: RenderScene) -> TodaySurface? {
    switch scene {
    case .widget, .view, .today: .today
    case .search: .search
    case .quickActions: .quickActions
    default: nil
    }
  }

  /// Returns a new session for a configuration, before its first action.
  static func session(
    _ configuration: RenderConfiguration, _ title: TodayTitle, on surface: TodaySurface
  ) throws(TodayError) -> TodaySession {
    let environment = try TodayEnvironment(
      device: configuration.device, orientation: configuration.orientation, os: configuration.os,
      typeSize: configuration.typeSize)
    var session = try TodaySession(
      environment, on: surface, title: title, isFirstDisplay: configuration.isFirstDisplay)
    if configuration.scheme == .dark {
      session.note(
        "today-no-dark-appearance",
        "systems before iOS 13 have no dark appearance; the picture is that of the light one")
    }
    if !configuration.device.osVersions.contains(configuration.os) {
      session.note(
        "today-system-mismatch",
        "\(configuration.device.name) did not run iOS \(configuration.os); its screen decides")
    }
    return session
  }
}

extension RenderMatrix {
  /// Returns one phone for each screen in the tables of a system.
  package static func todayDevices(
    os: Int, _ orientation: ScreenOrientation = .portrait
  ) -> [Device] {
    TodayDevice.allCases.compactMap { known in
      let isKnown = (try? TodayEnvironment(device: known, orientation: orientation, os: os)) != nil
      return isKnown ? Device.named(known.exampleSlug) : nil
    }
  }

  /// The default system and phone of a Today widget's picture: the last system with a table, and the phone
  /// that ran all three.
  package static let todayOS = 11
  package static let todayDevice = Device.named("iphone-6s") ?? .standard

  /// Expands the matrix for a Today widget, in `common`'s display mode if none is listed.
  ///
  /// - Throws: an error for an explicit combination that cannot be drawn.
  public func expand(
    today: TodayDescription, modes displayModes: Choice<NCWidgetDisplayMode>? = nil
  ) throws(ImpossibleCombination) -> Expansion {
    try checkSettings(isToday: true)
    let displayModes = displayModes ?? .listed([common.displayMode])
    var result = emptyExpansion
    let modes: [NCWidgetDisplayMode] =
      if case .listed(let list) = displayModes { list } else { NCWidgetDisplayMode.allCases }
    for device in todayDeviceList {
      for mode in modes {
        var configuration = common
        configuration.os = os ?? Self.todayOS
        configuration.device = device
        configuration.family = nil
        configuration.displayMode = mode
        configuration.isToday = true
        try add(configuration, to: &result) { (picture) throws(ImpossibleCombination) in
          guard let reason = TodayRules.refusal(of: picture, today) else { return true }
          if case .listed = displayModes, !isEveryScene { throw .scene(picture.scene, reason) }
          return false
        }
      }
    }
    return result
  }

  private var isEveryScene: Bool { scenes.count == RenderScene.allCases.count }

  private var todayDeviceList: [Device] {
    switch devices {
    case nil: [Self.todayDevice]
    case .all: Self.todayDevices(os: os ?? Self.todayOS, common.orientation)
    case .listed(let list): list
    }
  }
}
