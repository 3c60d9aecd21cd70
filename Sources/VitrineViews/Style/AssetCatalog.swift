public import Foundation
public import VitrineGraphics
public import VitrineLayout

/// Named colours and pictures, as in an Xcode asset catalogue.
public nonisolated struct AssetCatalog: Sendable {
  /// The traits that select a variant of an asset.
  public nonisolated struct Appearance: Hashable, Sendable {
    /// Whether the dark variant is sought: true in the dark colour scheme. Defaults to false.
    public var isDark: Bool
    /// Whether the variant for increased contrast is sought; false by default.
    public var isHighContrast: Bool
    /// The pixels per point of the screen, 3 by default; pictures of this scale are preferred, then
    /// larger ones.
    public var scale: Double
    /// Whether the layout runs from right to left, for variants made for one direction; false by default.
    public var isRightToLeft: Bool
    /// The kind of device, for variants made for one; `iPhone` by default.
    public var device: Device.Kind
    /// The identifier of the locale, for variants made for a language; `en_US` by default.
    public var locale: String

    /// Creates the traits of a light, left-to-right iPhone with 3 pixels per point unless told otherwise.
    public init(
      isDark: Bool = false, isHighContrast: Bool = false, scale: Double = 3,
      isRightToLeft: Bool = false, device: Device.Kind = .iPhone, locale: String = "en_US"
    ) {
      self.device = device
      self.locale = locale
      self.isDark = isDark
      self.isHighContrast = isHighContrast
      self.scale = scale
      self.isRightToLeft = isRightToLeft
    }
  }

  /// A picture, and whether the catalogue marks it as a template.
  public nonisolated struct Picture: Sendable {
    /// The pixels or outlines of the picture and its scale in pixels per point.
    public var resource: VitrineLayout.ImageResource
    /// Whether the picture's shape is filled with the foreground style; `renderingMode` of an image
    /// overrides it.
    public var isTemplate: Bool
    /// The slices in which `resizable()` shows the picture; nil to stretch it as a whole.
    public var slices: ImageSlices?
    /// Whether the picture is made for the other layout direction and shown as in a mirror; false by default.
    public var isMirrored = false

    /// Creates a picture without slices that keeps its own colours unless `isTemplate` is true.
    public init(resource: VitrineLayout.ImageResource, isTemplate: Bool = false) {
      self.resource = resource
      self.isTemplate = isTemplate
    }
  }

  /// The closure that finds a colour by name; nil for an unknown name, whose colour is drawn clear.
  public var colorNamed: @Sendable (String, Appearance) -> RGBA?
  /// The closure that finds a picture by name; nil for an unknown name, in whose place nothing is drawn.
  public var imageNamed: @Sendable (String, Appearance) -> Picture?
  /// The symbol sets of the catalogues.
  var symbols = CatalogSymbols(sets: [:])
  /// Why a picture is missing, as a sentence; nil where nothing of that name is there.
  var missingReason: @Sendable (String) -> String? = { _ in nil }
  /// The part of a colour that could not be read, as a sentence; nil for nothing, and for an unknown name.
  var colorProblem: @Sendable (String, Appearance) -> String? = { _, _ in nil }
  /// The problems of colours so far; nil where nobody asks for them.
  private var asked: AskedColors?
  /// Whether there is a set of a name, with or without a picture that can be shown.
  var hasSet: @Sendable (String) -> Bool = { _ in false }

  /// Creates a catalogue from two closures; by default neither finds anything.
  public init(
    colorNamed: @escaping @Sendable (String, Appearance) -> RGBA? = { _, _ in nil },
    imageNamed: @escaping @Sendable (String, Appearance) -> Picture? = { _, _ in nil }
  ) {
    self.colorNamed = colorNamed
    self.imageNamed = imageNamed
  }

  /// The colour of a name.
  ///
  /// - Parameter isOptional: whether something else is drawn where there is none.
  func color(
    _ name: String, _ environment: EnvironmentValues, isOptional: Bool = false
  ) -> RGBA? {
    let appearance = Appearance(environment)
    let color = colorNamed(name, appearance)
    if let asked {
      if let problem = colorProblem(name, appearance) {
        asked.add(problem)
      } else if color == nil, !isOptional {
        asked.add(Self.noColor(name))
      }
    }
    return color
  }

  /// Returns the message for a colour that is not there.
  static func noColor(_ name: String) -> String {
    "The asset catalogue has no colour named \(name)."
  }

  /// Returns the same catalogue, which tells the views' notes of the colours that they ask for and that are not as their
  /// files say.
  package func telling(_ notes: ResolveNotes) -> AssetCatalog {
    var copy = self
    let asked = AskedColors()
    copy.asked = asked
    notes.watch(asked)
    return copy
  }

  func image(_ name: String, _ environment: EnvironmentValues) -> Picture? {
    imageNamed(name, Appearance(environment))
  }

  /// The custom symbol of a name; nil if there is none, or, with a note, if its file cannot be drawn.
  func symbol(
    _ name: String, _ environment: EnvironmentValues, _ note: (String, String) -> Void
  ) -> SymbolCatalog.Symbol? {
    guard case .success(let template)? = symbols.symbol(name, Appearance(environment)) else {
      return nil
    }
    for text in template.notes { note("symbol-file", "\(name): \(text).") }
    return template.symbol(weight: SymbolStem.regularWeight, scale: .medium)
  }

  /// Why there is no picture of a name, as a sentence.
  func reason(_ name: String, _ environment: EnvironmentValues) -> String {
    if case .failure(let error)? = symbols.symbol(name, Appearance(environment)) {
      return "The symbol \(name) cannot be drawn: \(error.description)."
    }
    return missingReason(name) ?? "The asset catalogue has no picture named \(name)."
  }
}

extension AssetCatalog.Appearance {
  nonisolated init(_ environment: EnvironmentValues) {
    let host = environment.host
    self.init(
      isDark: host.colorScheme == .dark, isHighContrast: host.contrast == .increased,
      scale: host.displayScale, isRightToLeft: host.layoutDirection == .rightToLeft,
      device: host.device, locale: host.localeIdentifier)
  }
}

extension EnvironmentValues {
  /// The catalogue that supplies named colours and pictures; empty by default.
  public var assets: AssetCatalog {
    get { host.assets }
    set { host.assets = newValue }
  }

  /// The table that translates keys of `LocalizedStringKey` and string resources; empty by default.
  public var strings: StringTable {
    get { host.strings }
    set { host.strings = newValue }
  }
}

/// A colour of the asset catalogue, named at compile time.
public nonisolated struct ColorResource: Hashable, Sendable {
  let name: String

  /// Names a colour; the bundle is ignored, since the environment holds a single catalogue.
  public init(name: String, bundle: Bundle) { self.name = name }
  /// Names a colour of the environment's catalogue.
  public init(_ name: String) { self.name = name }
}
