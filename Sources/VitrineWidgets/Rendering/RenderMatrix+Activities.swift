import VitrineViews

extension RenderMatrix {
  /// Expands the matrix for a live activity: in its presentations, where devices have them.
  ///
  /// - Throws: an error for a presentation, or an explicit combination of it and a device, that cannot be drawn.
  func expand(activity: ActivityDescription) throws(ImpossibleCombination) -> Expansion {
    try checkSettings()
    try checkActivitySettings()
    var result = emptyExpansion
    var refusal: ImpossibleCombination?
    let asked = try asked(of: activity)
    for var host in activityHosts {
      for presentation in asked {
        host.surface = .activity(presentation)
        try add(host, to: &result) { (picture) throws(ImpossibleCombination) in
          guard let reason = SceneRules.refusal(of: picture) else { return true }
          let impossible = ImpossibleCombination.scene(picture.scene, reason)
          // Of one device and one scene, each presentation that was named has to be there.
          if case .listed? = presentations, scenes.count == 1, hasOneHost { throw impossible }
          refusal = refusal ?? impossible
          return false
        }
      }
    }
    if result.configurations.isEmpty, let refusal { throw refusal }
    return result
  }

  /// Returns the presentations to draw. A preview is of one.
  private func asked(
    of activity: ActivityDescription
  ) throws(ImpossibleCombination) -> [ActivityPresentation] {
    let isPreview = activity.presentations != ActivityPresentation.usual
    switch presentations {
    case nil: return activity.presentations
    case .all: return isPreview ? activity.presentations : ActivityPresentation.allCases
    case .listed(let list):
      if isPreview, let other = list.first(where: { !activity.presentations.contains($0) }) {
        throw .setting(
          "the preview does not show \(other.rawValue); it shows "
            + activity.presentations.map(\.rawValue).joined(separator: ", "))
      }
      return list
    }
  }

  /// Rejects settings that have no effect on a live activity.
  private func checkActivitySettings() throws(ImpossibleCombination) {
    if case .listed? = Optional(families) {
      throw .setting("families are for widgets; a live activity has surfaces")
    }
    if common.size != nil {
      throw .setting("size is for bare views: the views of a live activity decide its own")
    }
    if !modes.isEmpty || common.chosenMode != nil {
      throw .setting("mode is for widgets; live activities have the mode fullColor")
    }
    if displayModes != nil || common.displayMode != .compact || !common.todayActions.isEmpty
      || common.isFirstDisplay
    {
      throw .setting("display modes and actions are for Today widgets")
    }
  }

  private var hasOneHost: Bool { activityHosts.count == 1 }

  /// The settings of each device under each system.
  private var activityHosts: [RenderConfiguration] {
    deviceList.flatMap { device in
      systemList(of: device).map { os in
        var configuration = common
        configuration.device = device
        configuration.os = os
        return configuration
      }
    }
  }
}
