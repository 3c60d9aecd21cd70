public import Foundation
public import VitrineGraphics
public import VitrineLayout

/// Named colours and pictures, as in an Xcode asset catalogue.
public nonisolated struct AssetCatalog: Sendable {
  /// The traits that select a variant of an asset.
  public nonisolated struct Appearance: Hashable, Sendable {
    public var isDark: Bool
    public var isHighContrast: Bool
    public var scale: Double
    public var isRightToLeft: Bool

    public init(
      isDark: Bool = false, isHighContrast: Bool = false, scale: Double = 3,
      isRightToLeft: Bool = false
    ) {
      self.isDark = isDark
      self.isHighContrast = isHighContrast
      self.scale = scale
      self.isRightToLeft = isRightToLeft
    }
  }

  /// A picture, and whether the catalogue marks it as a template.
  public nonisolated struct Picture: Sendable {
    public var resource: VitrineLayout.ImageResource
    public var isTemplate: Bool

    public init(resource: VitrineLayout.ImageResource, isTemplate: Bool = false) {
      self.resource = resource
      self.isTemplate = isTemplate
    }
  }

  public var colorNamed: @Sendable (String, Appearance) -> RGBA?
  public var imageNamed: @Sendable (String, Appearance) -> Picture?

  public init(
    colorNamed: @escaping @Sendable (String, Appearance) -> RGBA? = { _, _ in nil },
    imageNamed: @escaping @Sendable (String, Appearance) -> Picture? = { _, _ in nil }
  ) {
    self.colorNamed = colorNamed
    self.imageNamed = imageNamed
  }

  func color(_ name: String, _ environment: EnvironmentValues) -> RGBA? {
    colorNamed(name, Appearance(environment))
  }

  func image(_ name: String, _ environment: EnvironmentValues) -> Picture? {
    imageNamed(name, Appearance(environment))
  }
}

extension AssetCatalog.Appearance {
  nonisolated init(_ environment: EnvironmentValues) {
    let host = environment.host
    self.init(
      isDark: host.colorScheme == .dark, isHighContrast: host.contrast == .increased,
      scale: host.displayScale, isRightToLeft: host.layoutDirection == .rightToLeft)
  }
}

/// Strings by key, as in a localised table; nil leaves the key itself.
public nonisolated struct StringTable: Sendable {
  /// Looks up a string by key, table name and locale identifier.
  public var lookUp: @Sendable (String, String?, String) -> String?

  public init(lookUp: @escaping @Sendable (String, String?, String) -> String? = { _, _, _ in nil })
  {
    self.lookUp = lookUp
  }
}

extension EnvironmentValues {
  public var assets: AssetCatalog {
    get { host.assets }
    set { host.assets = newValue }
  }

  public var strings: StringTable {
    get { host.strings }
    set { host.strings = newValue }
  }
}

/// A colour of the asset catalogue, named at compile time.
public nonisolated struct ColorResource: Hashable, Sendable {
  let name: String

  public init(name: String, bundle: Bundle) { self.name = name }
  public init(_ name: String) { self.name = name }
}

/// A picture of the asset catalogue, named at compile time.
public nonisolated struct ImageResource: Hashable, Sendable {
  let name: String

  public init(name: String, bundle: Bundle) { self.name = name }
  public init(_ name: String) { self.name = name }
}
