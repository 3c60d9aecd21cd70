import VitrineGraphics
package import VitrineViews

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
