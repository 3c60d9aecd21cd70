/// The members that Xcode generates for the assets of a catalogue, such as `Color(.brandRed)`.
public struct AssetSymbols: Sendable {
  /// The generated members and the colour sets that they name, sorted by member.
  public let colors: [(symbol: String, asset: String)]
  /// The generated members and the image and symbol sets that they name, sorted by member.
  public let images: [(symbol: String, asset: String)]

  /// Reads the catalogues in the folders, or folders that are catalogues themselves.
  ///
  /// - Throws: an error with the folder if it is too deep or holds too many files.
  public init(folders: [String]) throws(GeneratorError) {
    let sets = try CatalogSets(folders: folders)
    colors = Self.members(sets.colors, dropping: "color")
    images = Self.members(sets.images, dropping: "image")
  }

  /// Returns the members of assets; if several assets map to one member, the first by name wins.
  private static func members(
    _ assets: some Sequence<String>, dropping suffix: String
  ) -> [(symbol: String, asset: String)] {
    var taken: Set<String> = []
    return assets.sorted().compactMap { asset in
      let last = asset.split(separator: "/").last.map(String.init) ?? asset
      let symbol = name(last, dropping: suffix)
      guard !symbol.isEmpty, taken.insert(symbol).inserted else { return nil }
      return (symbol, asset)
    }.sorted { $0.symbol < $1.symbol }
  }

  /// Returns the member's name: `Brand-red 2` becomes `brandRed2`. A suffix "color" or "image" of a longer
  /// name is dropped.
  package static func name(_ asset: String, dropping suffix: String) -> String {
    var words: [String] = []
    for part in asset.split(whereSeparator: { !($0.isLetter || $0.isNumber) }) {
      words.append(
        words.isEmpty ? lowered(String(part)) : part.prefix(1).uppercased() + part.dropFirst())
    }
    var name = words.joined()
    if name.lowercased().hasSuffix(suffix), name.count > suffix.count {
      name = String(name.dropLast(suffix.count))
    }
    return name.first?.isNumber == true ? "_" + name : name
  }

  /// Lowercases the first letter, or of several leading capitals all but the last before a word: `URLBar`
  /// becomes `urlBar`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1 else { return word.prefix(1).lowercased() + word.dropFirst() }
    let head = capitals.count == word.count ? capitals.count : capitals.count - 1
    return word.prefix(head).lowercased() + word.dropFirst(head)
  }
}

extension AssetSymbols {
  /// A source file that declares the members; on Apple's systems Xcode generates them.
  public var source: String {
    """
    // Members for the assets of the catalogues.
    #if os(Linux)
    import SwiftUI

    extension ColorResource {
    \(lines(colors) { "  static let `\($0)` = ColorResource(\($1))" })
    }

    extension Color {
    \(lines(newColors) { name, _ in "  static var `\(name)`: Color { Color(ColorResource.`\(name)`) }" })
    }

    extension ShapeStyle where Self == Color {
    \(lines(newColors) { name, _ in "  static var `\(name)`: Color { .`\(name)` }" })
    }

    extension ImageResource {
    \(lines(images) { "  static let `\($0)` = ImageResource(\($1))" })
    }
    #endif

    """
  }

  /// Names of SwiftUI's own colours, which keep their meaning; Xcode leaves them out as well.
  private static let own: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange",
    "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  private var newColors: [(symbol: String, asset: String)] {
    colors.filter { !Self.own.contains($0.symbol) }
  }

  private func lines(
    _ members: [(symbol: String, asset: String)], _ line: (String, String) -> String
  ) -> String {
    members.map { line($0.symbol, SwiftText.literal($0.asset)) }.joined(separator: "\n")
  }
}
