import VitrineViews

extension RenderMatrix {
  /// Rejects empty lists and invalid locales, whose pictures would be English under another name.
  func checkSettings() throws(ImpossibleCombination) {
    let lists = [
      ("typeSizes", typeSizes.isEmpty), ("schemes", schemes.isEmpty), ("scenes", scenes.isEmpty),
      ("entries", entries.isEmpty), ("locales", locales.isEmpty), ("devices", devices.hasNone()),
      ("systems", systems.hasNone()),
    ]
    if let empty = lists.first(where: { $0.1 }) {
      throw Self.emptyList(empty.0)
    }
    try checkDevices()
    for locale in locales where !LocaleIdentifier.isKnown(locale) {
      do { _ = try LocaleIdentifier(locale) } catch { throw .setting(error.description) }
    }
  }

  private static func emptyList(_ name: String) -> ImpossibleCombination {
    .setting("\(name) is an empty list: there is nothing to draw")
  }

  /// Rejects devices that a literal names and that do not exist.
  private func checkDevices() throws(ImpossibleCombination) {
    var named = [common.device]
    if case .listed(let list)? = devices { named += list }
    for device in named {
      if let reason = device.unknownName { throw .setting(reason.description) }
    }
  }

  /// Rejects settings that have no effect on a Today widget.
  func checkTodaySettings() throws(ImpossibleCombination) {
    if !modes.isEmpty || common.chosenMode != nil {
      throw .setting("mode is for the widgets of WidgetKit; Today widgets have one appearance")
    }
    if !looks.isEmpty || common.look != nil {
      throw .setting("look is for the widgets of WidgetKit; Today widgets have one appearance")
    }
    if common.isFirstDisplay, let os = todaySystems.first(where: { $0 != 9 }) {
      throw .setting("isFirstDisplay (--first-display) is an effect of iOS 9, not of iOS \(os)")
    }
  }

  /// Rejects settings of bare views and of Today widgets where the families of a widget are drawn.
  func checkWidgetSettings() throws(ImpossibleCombination) {
    if Optional(families).hasNone() { throw Self.emptyList("families") }
    if common.chosenSurface.isSet, common.family == nil {
      throw .setting(
        "a widget has no picture without a family: name one, or leave it to the widget")
    }
    if common.size != nil {
      throw .setting("size is for bare views: the families of a widget have sizes of their own")
    }
    try refuseSettingsOfToday()
  }

  /// Rejects settings of bare views, of widgets and of Today widgets where a declaration in forms with a name is drawn.
  ///
  /// - Parameter what: the kind of declaration, for messages.
  func checkSurfaceSettings(of what: String) throws(ImpossibleCombination) {
    if surfaces.hasNone() { throw Self.emptyList("surfaces") }
    if case .listed = families {
      throw .setting("families are for widgets; \(what) has surfaces")
    }
    if common.size != nil {
      throw .setting("size is for bare views: \(what) has a size of its own")
    }
    if !modes.isEmpty || common.chosenMode != nil {
      throw .setting("mode is for widgets; \(what) has the mode fullColor")
    }
    try refuseSettingsOfToday()
  }

  private func refuseSettingsOfToday() throws(ImpossibleCombination) {
    if displayModes != nil || common.displayMode != .compact {
      throw .setting("displayMode is for Today widgets; widgets of WidgetKit have families")
    }
    if !common.todayActions.isEmpty {
      throw .setting("todayActions (--actions) is for Today widgets")
    }
    if common.isFirstDisplay {
      throw .setting("isFirstDisplay (--first-display) is for Today widgets of iOS 9")
    }
  }
}

extension Optional {
  /// Whether this is an empty list.
  func hasNone<Value: Sendable>() -> Bool
  where Wrapped == RenderMatrix.Choice<Value> {
    if case .listed(let list)? = self { list.isEmpty } else { false }
  }
}
