/// The traits that a variant of an asset is made for, as listed in `Contents.json`.
nonisolated struct CatalogVariant: Decodable {
  struct Trait: Decodable {
    var appearance: String
    var value: String
  }

  var idiom: String?
  var appearances: [Trait]?
  var direction: String?

  enum CodingKeys: String, CodingKey {
    case idiom, appearances
    case direction = "language-direction"
  }

  /// The match with the picture's traits: nil if the variant is for other traits, higher for each trait that
  /// both have.
  func score(_ appearance: AssetCatalog.Appearance) -> Int? {
    guard ["universal", "iphone", nil].contains(idiom) else { return nil }
    var score = idiom == "iphone" ? 1 : 0
    for trait in appearances ?? [] {
      switch (trait.appearance, trait.value) {
      case ("luminosity", "dark") where appearance.isDark: score += 4
      case ("luminosity", "light") where !appearance.isDark: score += 4
      case ("contrast", "high") where appearance.isHighContrast: score += 2
      default: return nil
      }
    }
    switch direction {
    case "left-to-right" where !appearance.isRightToLeft: score += 1
    case "right-to-left" where appearance.isRightToLeft: score += 1
    case nil: break
    default: return nil
    }
    return score
  }
}
