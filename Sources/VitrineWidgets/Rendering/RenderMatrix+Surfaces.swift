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
  ///   - company: the declaration with the others on its screen.
  func expand(
    _ asked: [Surface], among known: [Surface], of what: String, company: WidgetDescription
  ) throws(ImpossibleCombination) -> Expansion {
    try checkSettings()
    try checkSurfaceSettings(of: what)
    if let other = asked.first(where: { !known.contains($0) }) {
      throw .setting(
        "\(what) does not show \(other.name ?? "a family"); it shows "
          + known.compactMap(\.name).joined(separator: ", "))
    }
    let isListed = if case .listed? = surfaces { true } else { false }
    var result = emptyExpansion
    var refusal: ImpossibleCombination?
    let hosts = hosts
    for var host in hosts {
      for surface in asked {
        host.surface = surface
        try add(host, to: &result) { (picture) throws(ImpossibleCombination) in
          guard let reason = ScreenRules(widget: company).refusal(of: picture) else { return true }
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
}
