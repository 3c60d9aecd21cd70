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

  /// Expands the matrix for a Today widget.
  ///
  /// - Throws: an error for an explicit combination that cannot be drawn.
  package func expand(today: TodayDescription) throws(ImpossibleCombination) -> Expansion {
    try checkSettings()
    try checkTodaySettings()
    let displayModes = displayModes ?? .listed([common.displayMode])
    var result = emptyExpansion
    var refusal: ImpossibleCombination?
    let modes: [NCWidgetDisplayMode] =
      if let last = common.todayActions.last {
        [last.mode]
      } else if case .listed(let list) = displayModes { list } else { NCWidgetDisplayMode.allCases }
    for host in todayHosts {
      for mode in modes {
        var configuration = host
        configuration.displayMode = mode
        try add(configuration, to: &result) { (picture) throws(ImpossibleCombination) in
          guard let reason = TodayRules.refusal(of: picture, today) else { return true }
          let impossible = ImpossibleCombination.scene(picture.scene, reason)
          if case .listed = displayModes, !isEveryScene, !isEverySystem { throw impossible }
          refusal = refusal ?? impossible
          return false
        }
      }
    }
    if result.configurations.isEmpty { throw refusal ?? noDevice(today) }
    return result
  }

  /// The reason why there is no device with Today widgets to draw.
  private func noDevice(_ today: TodayDescription) -> ImpossibleCombination {
    let host = todayHost(Self.todayDevice, os: todaySystems.first ?? Self.todayOS)
    return .setting(TodayRules.refusal(of: host, today) ?? "no device shows Today widgets")
  }

  private var isEveryScene: Bool { scenes.count == RenderScene.allCases.count }
  private var isEverySystem: Bool { if case .all? = systems { true } else { false } }

  var todaySystems: [Int] {
    switch systems {
    case nil: [Self.todayOS]
    case .all: Array(TodayEnvironment.systems)
    case .listed(let list): list
    }
  }

  /// The settings of each phone under each system.
  private var todayHosts: [RenderConfiguration] {
    switch devices {
    case nil: todaySystems.map { todayHost(Self.todayDevice, os: $0) }
    case .all:
      todaySystems.flatMap { os in
        Self.todayDevices(os: os, common.orientation).map { todayHost($0, os: os) }
      }
    case .listed(let list):
      list.flatMap { device in todaySystems.map { todayHost(device, os: $0) } }
    }
  }

  private func todayHost(_ device: Device, os: Int) -> RenderConfiguration {
    var configuration = common
    configuration.os = os
    configuration.device = device
    configuration.surface = .today
    return configuration
  }
}
