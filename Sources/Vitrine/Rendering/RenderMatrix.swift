/// Lists whose product is the pictures to draw.
///
/// A list that is not set has one value, that of `common`; one that is set wins over `common`.
public struct RenderMatrix: Sendable {
  /// A list somebody wrote, or everything there is.
  public enum Choice<Value: Sendable>: Sendable {
    case all
    case listed([Value])
  }

  /// `all` is one device for each distinct screen; nil is that of `common`, or the usual one for a
  /// Today widget.
  public var devices: Choice<Device>?
  /// Major system version; nil is that of `common`, or the usual one for a Today widget.
  public var os: Int? {
    didSet { if let os { common.os = os } }
  }
  /// `all` is what the widget declares and the device shows, the default where `common` names none.
  public var families: Choice<WidgetFamily> {
    get { listed.families ?? commonFamilies }
    set { listed.families = newValue }
  }
  public var typeSizes: [DynamicTypeSize] {
    get { listed.typeSizes ?? [common.typeSize] }
    set { listed.typeSizes = newValue }
  }
  public var schemes: [ColorScheme] {
    get { listed.schemes ?? [common.scheme] }
    set { listed.schemes = newValue }
  }
  /// Empty: that of `common`, or else the usual mode of each family and scene.
  public var modes: [WidgetRenderingMode] = []
  public var scenes: [RenderScene] {
    get { listed.scenes ?? [common.scene] }
    set { listed.scenes = newValue }
  }
  public var entries: [EntrySelection] {
    get { listed.entries ?? [common.entry] }
    set { listed.entries = newValue }
  }
  public var locales: [String] {
    get { listed.locales ?? [common.localeIdentifier] }
    set { listed.locales = newValue }
  }
  /// What all pictures share.
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

  public init() {}

  /// Refuses entries that a widget does not name.
  package func checkEntries(of widget: WidgetDescription) throws(UsageError) {
    for case .named(let name) in entries where !widget.sampleNames.contains(name) {
      throw .unknown(name, what: "entry", among: EntrySelection.words + widget.sampleNames)
    }
  }

  /// The product for a widget, and how many pictures were left out because a device does not show
  /// a family, or a scene not the widget.
  public struct Expansion: Sendable {
    public internal(set) var configurations: RenderConfigurations
    public var skipped: Int
  }

  /// The product for a widget that declares `declared`, or for a bare view when that is nil.
  ///
  /// Throws when a family or a pair of family and device that were both named cannot be drawn.
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

  /// Adds a widget on a device in all text sizes, modes and scenes that are possible, and counts the
  /// pictures of the others as skipped. Scheme, entry and locale decide nothing.
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

  /// All modes and scenes, the scenes running fastest.
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

  /// Refuses what was asked for by name and cannot be.
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

  /// Refuses what was named and cannot be; "all" leaves out what cannot be.
  private func checkScenes(of base: RenderConfiguration) throws(ImpossibleCombination) {
    if scenes.count == RenderScene.allCases.count { return }
    if modes.count == WidgetRenderingMode.allCases.count { return }
    for appearance in appearances {
      var picture = base
      picture.show(appearance)
      if let reason = SceneRules.refusal(of: picture) { throw .scene(picture.scene, reason) }
    }
  }

  /// Refuses a scene that left nothing to draw, with the reason for the first picture.
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

  /// `common` with what a later change of it may have undone.
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
