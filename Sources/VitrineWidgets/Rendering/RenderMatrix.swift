public import VitrineViews

/// A product of lists that determines the pictures to draw.
///
/// A list that is not set has one value, that of `common`; a list that is set takes precedence over `common`.
public struct RenderMatrix: Sendable {
  /// An explicit list, or all values.
  public enum Choice<Value: Sendable>: Sendable {
    case all
    case listed([Value])
  }

  /// The devices. `all` is one device for each distinct screen; nil is that of `common`, or the default one
  /// for a Today widget.
  public var devices: Choice<Device>?
  /// The major system versions. `all` is those that the device ran, with widgets; nil is that of `common`, or the
  /// default one for a Today widget.
  public var systems: Choice<Int>? {
    didSet { if case .listed(let list)? = systems, let first = list.first { common.os = first } }
  }
  /// The only system version of the list; nil if there are several, or none is set.
  public var os: Int? {
    get { if case .listed(let list)? = systems, list.count == 1 { list.first } else { nil } }
    set { systems = newValue.map { .listed([$0]) } }
  }
  /// The families. `all`, the default unless `common` has one, is those that the widget declares and the
  /// device supports.
  public var families: Choice<WidgetFamily> {
    get { listed.families ?? commonFamilies }
    set { listed.families = newValue }
  }
  /// The display modes of a Today widget; nil is that of `common`.
  public var displayModes: Choice<NCWidgetDisplayMode>?
  /// The forms of a live activity or of a control that the device has; nil is all but the activity's of StandBy and of a
  /// car.
  public var surfaces: Choice<Surface>?
  /// The text sizes to draw; that of `common` unless set. An empty list makes `expand` throw.
  public var typeSizes: [DynamicTypeSize] {
    get { listed.typeSizes ?? [common.typeSize] }
    set { listed.typeSizes = newValue }
  }
  /// The light and dark appearances to draw; that of `common` unless set. An empty list makes `expand` throw.
  public var schemes: [ColorScheme] {
    get { listed.schemes ?? [common.scheme] }
    set { listed.schemes = newValue }
  }
  /// The rendering modes; if empty, that of `common`, or else the usual mode of each family and scene.
  public var modes: [WidgetRenderingMode] = []
  /// The looks of Home Screens; if empty, that of `common`.
  public var looks: [HomeScreenLook] = []
  /// The surroundings to draw; that of `common` unless set. An empty list makes `expand` throw.
  public var scenes: [RenderScene] {
    get { listed.scenes ?? [common.scene] }
    set { listed.scenes = newValue }
  }
  /// The selections of entries to draw; that of `common` unless set. An empty list makes `expand` throw.
  public var entries: [EntrySelection] {
    get { listed.entries ?? [common.entry] }
    set { listed.entries = newValue }
  }
  /// The identifiers of locales to draw; that of `common` unless set. An invalid one makes `expand` throw.
  public var locales: [String] {
    get { listed.locales ?? [common.localeIdentifier] }
    set { listed.locales = newValue }
  }
  /// The settings that all pictures share.
  public var common = RenderConfiguration()
  private var listed = Listed()

  /// The lists that were set.
  private struct Listed {
    var families: Choice<WidgetFamily>?
    var typeSizes: [DynamicTypeSize]?
    var schemes: [ColorScheme]?
    var scenes: [RenderScene]?
    var entries: [EntrySelection]?
    var locales: [String]?
  }

  /// Creates a matrix whose pictures are those of the default configuration, in each family that the widget
  /// declares.
  public init() {}

  /// Rejects entries that the widget does not define.
  package func checkEntries(of widget: WidgetDescription) throws(UsageError) {
    for case .named(let name) in entries where !widget.sampleNames.contains(name) {
      throw .unknown(name, what: "entry", among: EntrySelection.words + widget.sampleNames)
    }
  }

  /// The pictures for a widget, and the number of those skipped because the device does not support the
  /// family, or the scene not the widget.
  public struct Expansion: Sendable {
    /// The pictures to draw, each computed when it is accessed.
    public internal(set) var configurations: RenderConfigurations
    /// The number of pictures left out as impossible, counted with all their schemes, entries and locales.
    public var skipped: Int
  }

  /// Expands the matrix for a widget with the others on its screen: in its families, or in the display modes of a Today
  /// widget.
  ///
  /// - Throws: an error if a family, an explicit combination of family and device, or a screen of these widgets
  ///   cannot be drawn.
  public func expand(for widget: WidgetDescription) throws(ImpossibleCombination) -> Expansion {
    switch widget.declared {
    case .families(let families): try expand(declared: families, company: widget)
    case .today(let today): try expand(today: today)
    case .activity(let activity): try expand(activity: activity, company: widget)
    case .control(let control): try expand(control: control, company: widget)
    }
  }

  /// Expands the matrix for a widget that declares `declared`, or for a bare view if that is nil.
  ///
  /// - Throws: an error if a family, or an explicit combination of family and device, cannot be drawn.
  public func expand(declared: [WidgetFamily]?) throws(ImpossibleCombination) -> Expansion {
    try expand(declared: declared, company: nil)
  }

  /// - Parameter company: the widget with the others on its screen; nil does not look for their places.
  private func expand(
    declared given: [WidgetFamily]?, company: WidgetDescription?
  ) throws(ImpossibleCombination) -> Expansion {
    try checkSettings()
    guard let given else {
      return Expansion(configurations: try bareViews(), skipped: 0)
    }
    let declared = familiesOfHosts(given)
    try checkWidgetSettings()
    let rules = ScreenRules(widget: company)
    try checkListed(declared, rules)
    var expansion = emptyExpansion
    for configuration in hosts(families(declared)) {
      try add(configuration, to: &expansion) { (picture) throws(ImpossibleCombination) in
        configuration.widgetSize != nil && rules.refusal(of: picture) == nil
      }
    }
    try checkPictures(expansion, declared, rules)
    return expansion
  }

  var emptyExpansion: Expansion {
    Expansion(
      configurations: RenderConfigurations(schemes: schemes, entries: entries, locales: locales),
      skipped: 0)
  }

  /// Adds a widget on a device in all possible text sizes, modes and scenes, and counts the pictures of the
  /// others as skipped. Scheme, entry and locale do not matter for this.
  func add(
    _ base: RenderConfiguration, to expansion: inout Expansion,
    where isPossible: (RenderConfiguration) throws(ImpossibleCombination) -> Bool
  ) throws(ImpossibleCombination) {
    for typeSize in typeSizes {
      var host = base
      host.typeSize = typeSize
      let all = appearances
      var possible: [RenderConfigurations.Appearance] = []
      for appearance in all {
        var picture = host
        picture.show(appearance)
        if try isPossible(picture) { possible.append(appearance) }
      }
      expansion.skipped +=
        (all.count - possible.count) * expansion.configurations.picturesOfAppearance
      expansion.configurations.append(.init(base: host, appearances: possible))
    }
  }

  /// All modes, looks and scenes; the scenes vary fastest.
  private var appearances: [RenderConfigurations.Appearance] {
    let wanted: [WidgetRenderingMode?] = modes.isEmpty ? [nil] : modes.map { $0 }
    let looks: [HomeScreenLook?] = looks.isEmpty ? [common.look] : looks.map { $0 }
    return wanted.flatMap { mode in
      looks.flatMap { look in
        scenes.map { .init(mode: mode ?? common.chosenMode, scene: $0, look: look) }
      }
    }
  }

  var deviceList: [Device] {
    switch devices {
    case nil: [Self.host(of: scenes, common.device)]
    case .all: Device.distinctScreens
    case .listed(let list): list
    }
  }

  /// Returns the device for scenes that only a Mac or a watch has, unless one is given.
  private static func host(of scenes: [RenderScene], _ device: Device) -> Device {
    guard device == .standard else { return device }
    let hosts: [RenderScene: String] = [.notificationCenter: "mac", .face: "watch-45mm"]
    let names = Set(scenes.map { hosts[$0] })
    guard names.count == 1, case .some(.some(let name)) = names.first else { return device }
    return Device.named(name) ?? device
  }

  /// Returns the families that a widget has on the devices: without `supportedFamilies`, a watch shows it in all of its
  /// own.
  private func familiesOfHosts(_ declared: [WidgetFamily]) -> [WidgetFamily] {
    guard declared == WidgetDescription.defaultFamilies,
      deviceList.allSatisfy({ $0.kind == .watch })
    else { return declared }
    return WidgetFamily.allCases.filter { family in
      deviceList.contains { $0.widgetFamilies().contains(family) }
    }
  }

  private func families(_ declared: [WidgetFamily]) -> [WidgetFamily] {
    switch families {
    case .all: declared
    case .listed(let list): list
    }
  }

  /// Rejects explicit combinations that cannot be drawn.
  private func checkListed(
    _ declared: [WidgetFamily], _ rules: ScreenRules
  ) throws(ImpossibleCombination) {
    guard case .listed(let asked) = families else { return }
    if let family = asked.first(where: { !declared.contains($0) }) {
      throw .undeclared(family, declared: declared)
    }
    if case .all = devices { return }
    for configuration in hosts(asked) {
      guard let family = configuration.family, configuration.widgetSize == nil else {
        if case .all = systems { continue }
        try checkScenes(of: configuration, rules)
        continue
      }
      if let reason = PlatformRules.unknownSize(of: family, configuration) {
        throw .setting(reason)
      }
      throw .unsupported(family, on: configuration.device)
    }
  }

  /// The settings of each device under each system.
  var hosts: [RenderConfiguration] {
    deviceList.flatMap { device in
      systemList(of: device).map { os in
        var configuration = common
        configuration.os = os
        configuration.device = device
        return configuration
      }
    }
  }

  /// Returns the settings of each family on each device and system.
  private func hosts(_ families: [WidgetFamily]) -> [RenderConfiguration] {
    families.flatMap { family in
      hosts.map { host in
        var configuration = host
        configuration.family = family
        return configuration
      }
    }
  }

  func systemList(of device: Device) -> [Int] {
    switch systems {
    case nil: [common.os]
    case .all: PlatformRules.systems(of: device)
    case .listed(let list): list
    }
  }

  /// Rejects explicit scenes and modes that cannot be drawn; "all" skips those.
  private func checkScenes(
    of base: RenderConfiguration, _ rules: ScreenRules
  ) throws(ImpossibleCombination) {
    if scenes.count == RenderScene.allCases.count { return }
    if modes.count == WidgetRenderingMode.allCases.count { return }
    if looks.count == HomeScreenLook.allCases.count { return }
    for appearance in appearances {
      var picture = base
      picture.show(appearance)
      if let reason = rules.refusal(of: picture) { throw .scene(picture.scene, reason) }
    }
  }

  /// Rejects a matrix without any picture, with the reason for the first one.
  private func checkPictures(
    _ expansion: Expansion, _ declared: [WidgetFamily], _ rules: ScreenRules
  ) throws(ImpossibleCombination) {
    guard expansion.configurations.isEmpty else { return }
    var first: ImpossibleCombination?
    for host in hosts(families(declared)) where host.widgetSize != nil {
      for appearance in appearances {
        var picture = host
        picture.show(appearance)
        guard let reason = rules.refusal(of: picture) else { continue }
        let impossible = ImpossibleCombination.scene(picture.scene, reason)
        // Where only the other widgets have no place, nothing is wrong with the scene itself.
        if SceneRules.refusal(of: picture) == nil { throw impossible }
        first = first ?? impossible
      }
    }
    try checkScenes()
    if let first { throw first }
  }

  /// Rejects screens that show none of the widget's families.
  private func checkScenes() throws(ImpossibleCombination) {
    guard scenes.contains(where: \.isScreen) else { return }
    for device in deviceList {
      for scene in scenes {
        var configuration = common
        configuration.device = device
        configuration.scene = scene
        configuration.family = nil
        configuration.chosenMode = modes.first ?? common.chosenMode
        configuration.look = looks.first ?? common.look
        let reason =
          SceneRules.refusal(of: configuration)
          ?? "the widget has no family that the scene \(scene.rawValue) of \(device.slug) shows: "
          + SceneRules.families(of: scene, on: device.kind, os: common.os).map(\.slug).joined(
            separator: ", ")
        throw .scene(scene, reason)
      }
    }
  }

  private var commonFamilies: Choice<WidgetFamily> {
    guard common.chosenSurface.isSet, let family = common.family else { return .all }
    return .listed([family])
  }

  private func bareViews() throws(ImpossibleCombination) -> RenderConfigurations {
    if !looks.isEmpty || common.look != nil {
      throw .setting("look is for the widgets of Home Screens; a bare view has none")
    }
    var expansion = emptyExpansion
    for var host in hosts {
      host.family = nil
      try add(host, to: &expansion) { (_) throws(ImpossibleCombination) in true }
    }
    return expansion.configurations
  }
}
