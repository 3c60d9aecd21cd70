import VitrineViews

extension RenderMatrix {
  /// The presentations of a live activity among the surfaces; nil is all but those of a car.
  public var presentations: Choice<ActivityPresentation>? {
    get {
      switch surfaces {
      case nil: nil
      case .all: .all
      case .listed(let list): .listed(list.compactMap(\.presentation))
      }
    }
    set {
      switch newValue {
      case nil: surfaces = nil
      case .all: surfaces = .all
      case .listed(let list): surfaces = .listed(list.map(Surface.activity))
      }
    }
  }

  /// Expands the matrix for a declaration in forms with a name, where devices have them.
  ///
  /// - Parameters:
  ///   - asked: the forms to draw.
  ///   - known: all forms of the kind of declaration.
  ///   - what: the kind of declaration, for messages.
  func expand(
    _ asked: [Surface], among known: [Surface], of what: String
  ) throws(ImpossibleCombination) -> Expansion {
    try checkSettings()
    try checkSettings(of: what)
    if let other = asked.first(where: { !known.contains($0) }) {
      throw .setting(
        "\(what) does not show \(other.name ?? "a family"); it shows "
          + known.compactMap(\.name).joined(separator: ", "))
    }
    let isListed = if case .listed? = surfaces { true } else { false }
    var result = emptyExpansion
    var refusal: ImpossibleCombination?
    let hosts = surfaceHosts
    for var host in hosts {
      for surface in asked {
        host.surface = surface
        try add(host, to: &result) { (picture) throws(ImpossibleCombination) in
          guard let reason = SceneRules.refusal(of: picture) else { return true }
          let impossible = ImpossibleCombination.scene(picture.scene, reason)
          // Of one device and one scene, each form that was named has to be there.
          if isListed, scenes.count == 1, hosts.count == 1 { throw impossible }
          refusal = refusal ?? impossible
          return false
        }
      }
    }
    if result.configurations.isEmpty, let refusal { throw refusal }
    return result
  }

  /// Rejects settings that have no effect on such a declaration.
  private func checkSettings(of what: String) throws(ImpossibleCombination) {
    if surfaces.hasNone() {
      throw .setting("surfaces is an empty list: there is nothing to draw")
    }
    if case .listed? = Optional(families) {
      throw .setting("families are for widgets; \(what) has surfaces")
    }
    if common.size != nil {
      throw .setting("size is for bare views: \(what) has a size of its own")
    }
    if !modes.isEmpty || common.chosenMode != nil {
      throw .setting("mode is for widgets; \(what) has the mode fullColor")
    }
    if displayModes != nil || common.displayMode != .compact || !common.todayActions.isEmpty
      || common.isFirstDisplay
    {
      throw .setting("display modes and actions are for Today widgets")
    }
  }

  /// The settings of each device under each system.
  private var surfaceHosts: [RenderConfiguration] {
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
