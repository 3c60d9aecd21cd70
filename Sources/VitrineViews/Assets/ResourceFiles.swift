import Foundation
import VitrineImages

/// The resource files in an extension's folders, by the names that a widget uses.
nonisolated struct ResourceFiles {
  /// The `Contents.json` of each colour set.
  private(set) var colorSets: [String: URL] = [:]
  /// The folder of each image set.
  private(set) var imageSets: [String: URL] = [:]
  /// The folder of each custom symbol set.
  private(set) var symbolSets: [String: URL] = [:]
  /// The folder of each app icon set.
  private(set) var iconSets: [String: URL] = [:]
  /// The `Info.plist` files in order.
  private(set) var infoFiles: [URL] = []
  /// Loose picture files, by name without extension.
  private(set) var pictures: [String: URL] = [:]
  /// The `.stringsdict` and `.strings` files by language, then table, in this order.
  private(set) var stringTables: [String: [String: [URL]]] = [:]
  /// The `.xcstrings` files by table.
  private(set) var stringCatalogs: [String: URL] = [:]
  /// The font files in order.
  private(set) var fonts: [URL] = []
  /// The reason why some files may be missing: a folder exceeds the limits.
  private(set) var problem: PNGError?

  private var walk = FolderWalk("")

  /// - Parameter fontFolders: further folders, of which only the fonts count.
  init(folders: [URL], fontFolders: [URL] = []) {
    for folder in folders {
      walk = FolderWalk(folder.relativePath)
      if folder.pathExtension == "xcassets" {
        readCatalog(folder, prefix: "", level: 0)
      } else {
        read(folder, level: 0)
      }
    }
    for folder in fontFolders {
      walk = FolderWalk(folder.relativePath)
      readFonts(folder, level: 0)
    }
  }

  /// Whether a folder has the list of a family that ships with the program, and is no user's.
  private static func isShipped(_ entries: [URL]) -> Bool {
    entries.contains { $0.lastPathComponent == "Fonts.txt" }
  }

  private mutating func readFonts(_ folder: URL, level: Int) {
    let entries = entries(folder, level: level)
    if Self.isShipped(entries) { return }
    for url in entries {
      switch url.pathExtension.lowercased() {
      case let kind where Self.fontKinds.contains(kind): fonts.append(url)
      case "": readFonts(url, level: level + 1)
      default: break
      }
    }
  }

  private mutating func entries(_ folder: URL, level: Int) -> [URL] {
    guard problem == nil else { return [] }
    do throws(PNGError) {
      return try walk.entries(of: folder.path, level: level).map {
        folder.appendingPathComponent($0.name)
      }
    } catch {
      problem = error
      return []
    }
  }

  private mutating func read(_ folder: URL, level: Int) {
    let entries = entries(folder, level: level)
    // The package manager puts these beside every program.
    if Self.isShipped(entries) { return }
    for url in entries {
      let name = url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "xcassets": readCatalog(url, prefix: "", level: level + 1)
      case "lproj": readTables(url, language: name, level: level + 1)
      case "xcstrings": stringCatalogs.keep(url, as: name)
      case let kind where Self.pictureKinds.contains(kind): pictures.keep(url, as: name)
      case let kind where Self.fontKinds.contains(kind.lowercased()): fonts.append(url)
      case "plist" where name == "Info" || name.hasSuffix("-Info"): infoFiles.append(url)
      case "": read(url, level: level + 1)
      case "bundle", "resources": read(url, level: level + 1)
      default: break
      }
    }
  }

  /// The extensions of loose pictures' names.
  private static let pictureKinds: Set = ["png", "jpg", "jpeg", "heic", "webp", "gif", "svg"]

  /// The extensions of fonts' names, web fonts among them, which are refused by name.
  private static let fontKinds: Set = ["ttf", "otf", "ttc", "otc", "woff", "woff2"]

  /// Returns the name of a loose picture without the extension that an author may write.
  static func pictureName(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), pictureKinds.contains(String(name[dot...].dropFirst()))
    else { return name }
    return String(name[..<dot])
  }

  private mutating func readTables(_ folder: URL, language: String, level: Int) {
    let entries = entries(folder, level: level)
    for kind in ["stringsdict", "strings"] {
      for url in entries where url.pathExtension == kind {
        let table = url.deletingPathExtension().lastPathComponent
        stringTables[language, default: [:]][table, default: []].append(url)
      }
    }
  }

  /// A folder of a catalogue that provides a namespace prefixes the names within it.
  private mutating func readCatalog(_ folder: URL, prefix: String, level: Int) {
    for url in entries(folder, level: level) {
      let name = prefix + url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "colorset": colorSets.keep(url.appendingPathComponent("Contents.json"), as: name)
      case "imageset": imageSets.keep(url, as: name)
      case "appiconset": iconSets.keep(url, as: name)
      case "symbolset": symbolSets.keep(url, as: name)
      case "":
        let inner = Self.providesNamespace(url) ? name + "/" : prefix
        readCatalog(url, prefix: inner, level: level + 1)
      default: break
      }
    }
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        var namespace: Bool?
        enum CodingKeys: String, CodingKey { case namespace = "provides-namespace" }
      }
      var properties: Properties?
    }
    let url = folder.appendingPathComponent("Contents.json")
    guard let data = Data(resource: url) else { return false }
    return (try? JSONDecoder().decode(Contents.self, from: data))?.properties?.namespace ?? false
  }
}

extension [String: URL] {
  /// Keeps the first URL of each name.
  fileprivate nonisolated mutating func keep(_ url: URL, as name: String) {
    if self[name] == nil { self[name] = url }
  }
}
