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
  /// The major system version; nil is that of `common`, or the default one for a Today widget.
  public var os: Int? {
    didSet { if let os { common.os = os } }
  }
  /// The families. `all`, the default unless `common` has one, is those that the widget declares and the
  /// device supports.
  public var families: Choice<WidgetFamily> {
    get { listed.families ?? commonFamilies }
    set { listed.families = newValue }
  }
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

  /// Expands the matrix for a widget that declares `declared`, or for a bare view if that is nil.
  ///
  /// - Throws: an error if a family, or an explicit combination of family and device, cannot be drawn.
  public func expand(declared: [WidgetFamily]?) throws(ImpossibleCombination) -> Expansion {
    try checkSettings(isToday: false)
    guard let declared else {
      return Expansion(configurations: try bareViews(), skipped: 0)
    }
    try checkWidgetSettings()
    try checkListed(declared)
    var expansion = emptyExpansion
    for family in families(declared) {
      for device in deviceList {
        var configuration = shared
        configuration.device = device
        configuration.family = family
        try add(configuration, to: &expansion) { (picture) throws(ImpossibleCombination) in
          configuration.widgetSize != nil && SceneRules.refusal(of: picture) == nil
        }
      }
    }
    try checkScenes(expansion)
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

  /// All modes and scenes; the scenes vary fastest.
  private var appearances: [RenderConfigurations.Appearance] {
    let wanted: [WidgetRenderingMode?] = modes.isEmpty ? [nil] : modes.map { $0 }
    return wanted.flatMap { mode in
      scenes.map { .init(mode: mode ?? common.chosenMode, scene: $0) }
    }
  }

  private var deviceList: [Device] {
    switch devices {
    case nil: [common.device]
    case .all: Device.distinctScreens
    case .listed(let list): list
    }
  }

  private func families(_ declared: [WidgetFamily]) -> [WidgetFamily] {
    switch families {
    case .all: declared
    case .listed(let list): list
    }
  }

  /// Rejects explicit combinations that cannot be drawn.
  private func checkListed(_ declared: [WidgetFamily]) throws(ImpossibleCombination) {
    guard case .listed(let asked) = families else { return }
    for family in asked {
      if !declared.contains(family) { throw .undeclared(family, declared: declared) }
      if case .all = devices { continue }
      for device in deviceList {
        var configuration = shared
        configuration.device = device
        configuration.family = family
        if configuration.widgetSize == nil { throw .unsupported(family, on: device) }
        try checkScenes(of: configuration)
      }
    }
  }

  /// Rejects explicit scenes and modes that cannot be drawn; "all" skips those.
  private func checkScenes(of base: RenderConfiguration) throws(ImpossibleCombination) {
    if scenes.count == RenderScene.allCases.count { return }
    if modes.count == WidgetRenderingMode.allCases.count { return }
    for appearance in appearances {
      var picture = base
      picture.show(appearance)
      if let reason = SceneRules.refusal(of: picture) { throw .scene(picture.scene, reason) }
    }
  }

  /// Rejects a scene without any picture, with the reason for the first one.
  private func checkScenes(_ expansion: Expansion) throws(ImpossibleCombination) {
    guard expansion.configurations.isEmpty, scenes.contains(where: \.isScreen) else { return }
    for device in deviceList {
      for scene in scenes {
        var configuration = shared
        configuration.device = device
        configuration.scene = scene
        configuration.family = nil
        configuration.chosenMode = modes.first ?? common.chosenMode
        let reason =
          SceneRules.refusal(of: configuration)
          ?? "the widget has no family that the scene \(scene.rawValue) of \(device.slug) shows: "
          + SceneRules.families(of: scene, on: device.kind).map(\.slug).joined(separator: ", ")
        throw .scene(scene, reason)
      }
    }
  }

  /// A copy of `common` in which `os` applies again after later changes.
  package var shared: RenderConfiguration {
    var shared = common
    if let os { shared.os = os }
    return shared
  }

  private var commonFamilies: Choice<WidgetFamily> {
    guard common.chosenFamily.isSet, let family = common.family else { return .all }
    return .listed([family])
  }

  private func bareViews() throws(ImpossibleCombination) -> RenderConfigurations {
    var expansion = emptyExpansion
    for device in deviceList {
      var configuration = shared
      configuration.device = device
      configuration.family = nil
      try add(configuration, to: &expansion) { (_) throws(ImpossibleCombination) in true }
    }
    return expansion.configurations
  }
}
