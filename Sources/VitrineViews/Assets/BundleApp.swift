import Foundation
import VitrineGraphics

/// The app of a bundle, read from its `Info.plist` files and app icon sets.
nonisolated struct BundleApp {
  private(set) var app = WidgetApp()

  init(infoFiles: [URL], iconSets: [String: URL]) {
    let files = infoFiles.compactMap { Data(resource: $0).map(InfoFile.init) }
    // An extension has a file of its own, whose name is seldom the one that people know.
    let ordered = files.filter { !$0.isExtension } + files.filter(\.isExtension)
    app.name = ordered.lazy.compactMap(\.displayName).first
    let only = iconSets.count == 1 ? iconSets.values.first : nil
    app.icon = (iconSets[Self.usualIcon] ?? only).flatMap(Self.icon)
  }

  /// The name of the app icon set that Xcode makes.
  private static let usualIcon = "AppIcon"

  /// Returns the largest readable picture of a set in its usual appearance.
  private static func icon(_ folder: URL) -> AppIcon? {
    guard let data = Data(resource: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    let usual = contents.images.filter { $0.appearances?.isEmpty ?? true }
    for image in usual.sorted(by: { $0.side > $1.side }) {
      // A name with a folder would lead out of the set.
      guard let name = image.filename, !name.contains("/") else { continue }
      if let icon = try? AppIcon(file: folder.appendingPathComponent(name).path) { return icon }
    }
    return nil
  }

  /// The `Contents.json` of an app icon set.
  private struct Contents: Decodable {
    var images: [Picture]

    struct Picture: Decodable {
      struct Appearance: Decodable {}
      var filename: String?
      var size: String?
      var scale: String?
      var appearances: [Appearance]?

      /// The side in pixels: points, written `60x60`, by the scale, written `2x`.
      var side: Double {
        let points = size?.split(separator: "x").first.flatMap { Double($0) } ?? 0
        let factor = scale.flatMap { Double($0.dropLast()) } ?? 1
        let side = points * factor
        return side.isFinite ? side : 0
      }
    }
  }
}

/// The part of an `Info.plist` that names the app: pairs of `key` and `string` in its XML form. Xcode writes the binary
/// form only into finished apps.
package nonisolated struct InfoFile {
  private var texts: [String: String] = [:]
  /// Whether the file is that of an extension.
  private(set) var isExtension = false
  /// The fonts that the bundle registers, by the names of their files.
  private(set) var fonts: [String] = []

  /// The largest file in bytes, many times the size of any.
  package static let mostBytes = 1 << 20

  init(_ data: Data) {
    guard data.count <= Self.mostBytes, let text = String(data: data, encoding: .utf8) else {
      return
    }
    var rest = text[...]
    while let key = Self.element("key", in: &rest) {
      if key == "NSExtension" { isExtension = true }
      if key == "UIAppFonts" { readFonts(&rest) }
      guard Self.wanted.contains(key), texts[key] == nil else { continue }
      let after = rest.drop(while: \.isWhitespace)
      guard after.hasPrefix("<string>") else { continue }
      rest = after
      texts[key] = Self.element("string", in: &rest)
    }
  }

  /// Reads the list of names that follows.
  private mutating func readFonts(_ rest: inout Substring) {
    let after = rest.drop(while: \.isWhitespace)
    guard after.hasPrefix("<array>") else { return }
    guard let end = Self.place(of: "</array>", in: after) else {
      rest = rest[rest.endIndex...]
      return
    }
    var list = after[..<end.lowerBound]
    while fonts.count < Self.mostFonts, let name = Self.element("string", in: &list) {
      fonts.append(name)
    }
    rest = after[end.upperBound...]
  }

  /// The most fonts that are read of a list.
  package static let mostFonts = 256

  private static let wanted = ["CFBundleDisplayName", "CFBundleName"]

  /// The name that people see; nil if there is none, or only the name of a build setting.
  var displayName: String? {
    Self.wanted.lazy.compactMap { texts[$0] }.first {
      WidgetApp.line($0) != nil && !$0.contains("$(") && !$0.contains("${")
    }
  }

  /// Returns the text of the next element with a name, and moves behind it; nil if there is none. Moves to the end
  /// where an element has none, as otherwise each of many would be looked for to the end again.
  private static func element(_ name: String, in rest: inout Substring) -> String? {
    guard let start = place(of: "<\(name)>", in: rest),
      let end = place(of: "</\(name)>", in: rest[start.upperBound...])
    else {
      rest = rest[rest.endIndex...]
      return nil
    }
    let text = rest[start.upperBound..<end.lowerBound]
    rest = rest[end.upperBound...]
    return unescaped(text)
  }

  /// Returns the first place of a tag. Foundation's search copies the whole rest of the text each time.
  private static func place(of tag: String, in text: Substring) -> Range<String.Index>? {
    text.utf8.firstRange(of: tag.utf8)
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = String(text)
    for (entity, character) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
    ] { result = result.replacingOccurrences(of: entity, with: character) }
    return result
  }
}
