public import Foundation
import VitrineGraphics

/// The members that Xcode generates for the assets of a catalogue, such as `Color(.brandRed)`.
public nonisolated struct AssetSymbols: Sendable {
  /// Members and the assets they name, by member.
  public let colors: [(symbol: String, asset: String)]
  public let images: [(symbol: String, asset: String)]
  /// Why some may be missing; one sentence that names a folder.
  package let problem: String?

  /// Of all catalogues in some folders, or of catalogues themselves.
  public init(folders: [URL]) {
    let files = ResourceFiles(folders: folders)
    problem = files.problem.map { "\($0)" }
    colors = Self.members(files.colorSets.keys, dropping: "color")
    images = Self.members(Set(files.imageSets.keys).union(files.symbolSets.keys), dropping: "image")
  }

  /// Of assets with one member the first by name counts.
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

  /// `Brand-red 2` becomes `brandRed2`; the word colour or image at the end of a longer name goes.
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

  /// The first letter small, or of capitals at the start all but the last one before a word: `URLBar`
  /// becomes `urlBar`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1 else { return word.prefix(1).lowercased() + word.dropFirst() }
    let head = capitals.count == word.count ? capitals.count : capitals.count - 1
    return word.prefix(head).lowercased() + word.dropFirst(head)
  }
}

extension AssetSymbols {
  /// A source file that declares the members; on Apple's systems Xcode does.
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

  /// Names that SwiftUI's own colours have keep their meaning; Xcode leaves them out as well.
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
    members.map { line($0.symbol, ForeignText.swiftLiteral($0.asset)) }.joined(separator: "\n")
  }
}
