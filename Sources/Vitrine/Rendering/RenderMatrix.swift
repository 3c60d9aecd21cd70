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
    public var configurations: [RenderConfiguration]
    public var skipped: Int
  }

  /// The product for a widget that declares `declared`, or for a bare view when that is nil.
  ///
  /// Throws when a family or a pair of family and device that were both named cannot be drawn.
  public func expand(declared: [WidgetFamily]?) throws(ImpossibleCombination) -> Expansion {
    try checkSettings(isToday: false)
    guard let declared else { return Expansion(configurations: bareViews(), skipped: 0) }
    try checkWidgetSettings()
    try checkListed(declared)
    var expansion = Expansion(configurations: [], skipped: 0)
    for family in families(declared) {
      for device in deviceList {
        var configuration = shared
        configuration.device = device
        configuration.family = family
        let pictures = variants(of: configuration)
        let possible = configuration.widgetSize == nil ? [] : pictures.filter(\.isPossible)
        expansion.configurations += possible
        expansion.skipped += pictures.count - possible.count
      }
    }
    try checkScenes(expansion)
    return expansion
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
        try checkScenes(variants(of: configuration))
      }
    }
  }

  /// Refuses what was named and cannot be; "all" leaves out what cannot be.
  private func checkScenes(_ pictures: [RenderConfiguration]) throws(ImpossibleCombination) {
    if scenes.count == RenderScene.allCases.count { return }
    if modes.count == WidgetRenderingMode.allCases.count { return }
    for picture in pictures {
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

  private func bareViews() -> [RenderConfiguration] {
    deviceList.flatMap { device in
      var configuration = shared
      configuration.device = device
      configuration.family = nil
      return variants(of: configuration)
    }
  }

  func variants(of configuration: RenderConfiguration) -> [RenderConfiguration] {
    var list = [configuration]
    list = list.varied(\.typeSize, typeSizes)
    list = list.varied(\.scheme, schemes)
    list = list.flatMap(appearances)
    list = list.varied(\.entry, entries)
    return list.varied(\.localeIdentifier, locales)
  }
}

extension RenderMatrix {
  /// The picture in every mode and scene, the scenes running fastest.
  private func appearances(of picture: RenderConfiguration) -> [RenderConfiguration] {
    let wanted: [WidgetRenderingMode?] = modes.isEmpty ? [nil] : modes.map { $0 }
    return wanted.flatMap { mode in
      scenes.map { scene in
        var copy = picture
        copy.scene = scene
        copy.chosenMode = mode ?? common.chosenMode
        return copy
      }
    }
  }
}

extension RenderConfiguration {
  fileprivate var isPossible: Bool { SceneRules.refusal(of: self) == nil }
}

extension [RenderConfiguration] {
  /// Each configuration with each of the values, the values running fastest.
  fileprivate func varied<Value>(
    _ field: WritableKeyPath<RenderConfiguration, Value>, _ values: [Value]
  ) -> [RenderConfiguration] {
    flatMap { configuration in
      values.map { value in
        var copy = configuration
        copy[keyPath: field] = value
        return copy
      }
    }
  }
}
