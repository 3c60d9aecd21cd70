import Foundation
import Synchronization
import VitrineGraphics

/// The colour sets of asset catalogues; each is read once, on first use.
nonisolated final class CatalogColors: Sendable {
  private let sets: [String: URL]
  private let read = Mutex<[String: [ColorVariant]]>([:])

  init(_ sets: [String: URL]) { self.sets = sets }

  /// The colour of the best matching variant; nil if the name is unknown or the set is empty.
  func color(_ name: String, _ appearance: AssetCatalog.Appearance) -> RGBA? {
    let fitting = variants(name).compactMap { variant in
      variant.traits.match(appearance).map { ($0, variant) }
    }
    return fitting.max { $0.0 < $1.0 }?.1.color?.rgba(appearance)
  }

  private func variants(_ name: String) -> [ColorVariant] {
    guard let url = sets[name] else { return [] }
    return read.withLock { read in
      if let known = read[name] { return known }
      struct Contents: Decodable { var colors: [ColorVariant] }
      let data = Data(resource: url) ?? Data()
      let list = (try? JSONDecoder().decode(Contents.self, from: data))?.colors ?? []
      read[name] = list
      return list
    }
  }
}

/// One colour of a set.
nonisolated struct ColorVariant: Decodable {
  var traits: CatalogVariant
  var color: CatalogColor?

  private enum CodingKeys: String, CodingKey { case color }

  init(from decoder: any Decoder) throws {
    traits = try CatalogVariant(from: decoder)
    color = try decoder.container(keyedBy: CodingKeys.self)
      .decodeIfPresent(CatalogColor.self, forKey: .color)
  }
}

/// Components in a colour space, or the name of a system colour.
nonisolated struct CatalogColor: Decodable {
  var space: String?
  var components: [String: String]?
  var reference: String?

  private enum CodingKeys: String, CodingKey {
    case components, reference
    case space = "color-space"
  }

  func rgba(_ appearance: AssetCatalog.Appearance) -> RGBA? {
    if let reference { return Self.system(reference, appearance) }
    guard let components else { return nil }
    func part(_ name: String) -> Double { Self.component(components[name] ?? "") }
    let alpha = components["alpha"].map(Self.component) ?? 1
    if let white = components["white"].map(Self.component) {
      return Color.RGBColorSpace.sRGB.encoded(white, white, white, alpha)
    }
    return rgbSpace.encoded(part("red"), part("green"), part("blue"), alpha)
  }

  private var rgbSpace: Color.RGBColorSpace {
    switch space {
    case "display-p3": .displayP3
    case "extended-linear-srgb": .sRGBLinear
    default: .sRGB
    }
  }

  /// Parses a component in any of Xcode's three notations: `0xFF`, `255` and `1.000`.
  static func component(_ text: String) -> Double {
    if text.hasPrefix("0x") { return Double(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
    if let whole = Int(text) { return Double(whole) / 255 }
    return Double(text) ?? 0
  }

  /// Looks up a system colour such as `systemBlueColor` or `labelColor`.
  static func system(_ name: String, _ appearance: AssetCatalog.Appearance) -> RGBA? {
    var name = name[...]
    if name.hasSuffix("Color") { name = name.dropLast(5) }
    let bare = name.hasPrefix("system") ? name.dropFirst(6) : name
    let hue = bare.prefix(1).lowercased() + bare.dropFirst()
    guard
      let known = SystemColorTable.Name(rawValue: String(name))
        ?? SystemColorTable.Name(rawValue: hue)
    else { return nil }
    return SystemColorTable.color(
      known,
      SystemColorTable.Appearance(
        isDark: appearance.isDark, isHighContrast: appearance.isHighContrast, isElevated: true))
  }
}
