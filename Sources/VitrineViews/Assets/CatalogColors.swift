import Foundation
import Synchronization
import VitrineGraphics

/// The colour sets of asset catalogues; each is read once, on first use.
nonisolated final class CatalogColors: Sendable {
  private let sets: [String: URL]
  private let read = Mutex<[String: ColorSet]>([:])

  init(_ sets: [String: URL]) { self.sets = sets }

  /// The colour of the best matching variant; nil if the name is unknown or the set is empty.
  func color(_ name: String, _ appearance: AssetCatalog.Appearance) -> RGBA? {
    variant(name, appearance)?.color?.rgba(appearance)
  }

  /// Returns what could not be read of a colour, as a sentence with its file; nil for nothing, and for an unknown
  /// name.
  func problem(_ name: String, _ appearance: AssetCatalog.Appearance) -> String? {
    guard let url = sets[name] else { return nil }
    let file = "\(url.deletingLastPathComponent().lastPathComponent)/\(url.lastPathComponent)"
    if let problem = set(name, url).problem { return "\(file) \(problem)." }
    guard let variant = variant(name, appearance) else {
      return "\(file) has no colour for this picture's traits."
    }
    guard let color = variant.color else { return "\(file) has a variant without a colour." }
    return color.problem(appearance).map { "\(file): \($0)." }
  }

  private func variant(_ name: String, _ appearance: AssetCatalog.Appearance) -> ColorVariant? {
    guard let url = sets[name] else { return nil }
    let fitting = set(name, url).variants.compactMap { variant in
      variant.traits.match(appearance).map { ($0, variant) }
    }
    return fitting.max { $0.0 < $1.0 }?.1
  }

  private func set(_ name: String, _ url: URL) -> ColorSet {
    read.withLock { read in
      if let known = read[name] { return known }
      let set = ColorSet(url)
      read[name] = set
      return set
    }
  }
}

/// The file of a colour set.
private nonisolated struct ColorSet {
  var variants: [ColorVariant] = []
  /// The mistake in the file as a whole, as the end of a sentence that begins with its name.
  var problem: String?

  init(_ url: URL) {
    struct Contents: Decodable { var colors: [ColorVariant] }
    guard let data = Data(resource: url) else {
      problem = "is missing"
      return
    }
    do {
      variants = try JSONDecoder().decode(Contents.self, from: data).colors
      if variants.isEmpty { problem = "has no colours" }
    } catch {
      problem = "is not the content of a colour set"
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
  var components: [String: ColorComponent]?
  var reference: String?

  private enum CodingKeys: String, CodingKey {
    case components, reference
    case space = "color-space"
  }

  func rgba(_ appearance: AssetCatalog.Appearance) -> RGBA? {
    if let reference { return Self.system(reference, appearance) }
    guard let components else { return nil }
    func part(_ name: String) -> Double { components[name].flatMap(value) ?? 0 }
    let alpha = components["alpha"].map { $0.alpha ?? 0 } ?? 1
    if components["white"] != nil {
      let white = part("white")
      return Color.RGBColorSpace.sRGB.encoded(white, white, white, alpha)
    }
    return rgbSpace.encoded(part("red"), part("green"), part("blue"), alpha)
  }

  /// Returns what could not be read of the colour, as a clause; nil for nothing.
  func problem(_ appearance: AssetCatalog.Appearance) -> String? {
    if let reference {
      return Self.system(reference, appearance) == nil
        ? "there is no system colour “\(reference)”" : nil
    }
    guard let components else { return "the colour has neither components nor a reference" }
    if let space, !Self.spaces.contains(space) {
      return "the colour space “\(space)” is not known, and taken for sRGB"
    }
    let names = components["white"] == nil ? ["red", "green", "blue"] : ["white"]
    for name in names + (components["alpha"] == nil ? [] : ["alpha"]) {
      guard let component = components[name] else {
        return "the component \(name) is missing, and taken for 0"
      }
      let value = name == "alpha" ? component.alpha : value(component)
      guard value == nil else { continue }
      return "the component \(name) is \(component.written), and taken for 0: "
        + "expected 0.0 to 1.0, 0 to 255, 0x00 to 0xFF or a percentage"
    }
    return nil
  }

  /// Returns a component; nil where it cannot be read, or lies outside a space that is not an extended one.
  private func value(_ component: ColorComponent) -> Double? {
    guard let value = component.value(isUnit: areUnits) else { return nil }
    if space?.hasPrefix("extended") == true || Self.inside.contains(value) { return value }
    return nil
  }

  /// The gamut, and what rounding may add to it.
  private static let inside = -0.001...1.001

  /// Whether numbers of JSON, which have no notation, are parts of 1: none is larger.
  private var areUnits: Bool {
    (components ?? [:]).allSatisfy {
      if case .number(let value) = $0.value { $0.key == "alpha" || value <= 1 } else { true }
    }
  }

  private var rgbSpace: Color.RGBColorSpace {
    switch space {
    case "display-p3": .displayP3
    case "extended-linear-srgb": .sRGBLinear
    default: .sRGB
    }
  }

  /// The spaces that Xcode offers.
  private static let spaces: Set = [
    "srgb", "extended-srgb", "extended-linear-srgb", "display-p3", "gray-gamma-22", "extended-gray",
  ]

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
