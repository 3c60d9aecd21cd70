/// The traits that a variant of an asset is made for, as listed in `Contents.json`.
nonisolated struct CatalogVariant: Decodable {
  struct Trait: Decodable {
    var appearance: String
    var value: String
  }

  var idiom: String?
  var appearances: [Trait]?
  var direction: String?
  var locale: String?
  var gamut: String?
  /// Whether the variant asks for a property that no widget's picture tells, such as a size class or memory.
  var isSpecial = false

  enum CodingKeys: String, CodingKey, CaseIterable {
    case idiom, appearances, locale, subtype, memory
    case direction = "language-direction"
    case gamut = "display-gamut"
    case screenWidth = "screen-width"
    case widthClass = "width-class"
    case heightClass = "height-class"
    case graphics = "graphics-feature-set"
  }

  /// The properties that are not told.
  private static let special: [CodingKeys] = [
    .subtype, .memory, .screenWidth, .widthClass, .heightClass, .graphics,
  ]

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    idiom = try values.decodeIfPresent(String.self, forKey: .idiom)
    appearances = try values.decodeIfPresent([Trait].self, forKey: .appearances)
    direction = try values.decodeIfPresent(String.self, forKey: .direction)
    locale = try values.decodeIfPresent(String.self, forKey: .locale)
    gamut = try values.decodeIfPresent(String.self, forKey: .gamut)
    isSpecial = Self.special.contains { values.contains($0) }
  }

  /// Returns how well the variant fits a picture's traits; nil if it is for other traits.
  func match(_ appearance: AssetCatalog.Appearance) -> CatalogMatch? {
    var match = CatalogMatch()
    guard let language = languageRank(appearance.locale) else { return nil }
    match.language = language
    for trait in appearances ?? [] {
      switch (trait.appearance, trait.value) {
      case ("luminosity", "dark") where appearance.isDark: match.luminosity = 1
      case ("luminosity", "light") where !appearance.isDark: match.luminosity = 1
      case ("contrast", "high") where appearance.isHighContrast: match.contrast = 1
      case ("contrast", "normal") where !appearance.isHighContrast: match.contrast = 1
      default: return nil
      }
    }
    switch idiom {
    case nil, "universal": break
    case appearance.device.rawValue.lowercased(): match.idiom = 1
    // An app for both may have pictures for the phone alone.
    case "iphone" where appearance.device == .iPad: match.idiom = -1
    default: return nil
    }
    switch direction {
    case nil: break
    case "left-to-right" where !appearance.isRightToLeft: match.direction = 1
    case "right-to-left" where appearance.isRightToLeft: match.direction = 1
    // Where a set has pictures of one direction alone, the other one mirrors them.
    case "left-to-right", "right-to-left": match.direction = -1
    default: return nil
    }
    // Pictures are drawn in sRGB.
    match.gamut = gamut == "display-P3" ? 0 : 1
    match.isPlain = isSpecial ? 0 : 1
    return match
  }

  /// The closeness of the variant's language: 1 for none, more for the picture's, 0 for English, which a project has
  /// for languages that it lacks.
  private func languageRank(_ identifier: String) -> Int? {
    guard let locale else { return 1 }
    let languages = LanguageChain.tags(identifier)
    if let place = languages.firstIndex(of: LanguageChain.tag(locale)) {
      return 1 + languages.count - place
    }
    return locale == "en" ? 0 : nil
  }
}

/// The degree to which a variant fits: its properties in order of precedence, of which the first that differs
/// decides.
nonisolated struct CatalogMatch: Comparable {
  var language = 1
  var luminosity = 0
  var contrast = 0
  var idiom = 0
  var direction = 0
  var gamut = 1
  var isPlain = 1

  /// Whether the variant is made for the other layout direction, and shown mirrored.
  var isMirrored: Bool { direction < 0 }

  private var ranks: [Int] {
    [language, luminosity, contrast, idiom, direction, gamut, isPlain]
  }

  static func < (a: CatalogMatch, b: CatalogMatch) -> Bool {
    a.ranks.lexicographicallyPrecedes(b.ranks)
  }
}
