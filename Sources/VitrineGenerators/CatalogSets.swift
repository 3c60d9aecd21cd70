import Foundation

/// The names of the sets in asset catalogues.
struct CatalogSets {
  private(set) var colors: Set<String> = []
  /// Image and symbol sets.
  private(set) var images: Set<String> = []

  /// The most files and folders below all inputs: more than any project has.
  static let mostEntries = 250_000
  /// The deepest nesting of folders: no project nests so deep.
  static let mostLevels = 32

  private var count = 0

  /// Reads catalogues, or folders that hold some; links to folders are not followed.
  init(folders: [String]) throws(GeneratorError) {
    for folder in folders {
      let name = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
      try read(folder, prefix: "", isCatalog: name.hasSuffix(".xcassets"), root: folder, level: 0)
    }
  }

  private mutating func read(
    _ folder: String, prefix: String, isCatalog: Bool, root: String, level: Int
  ) throws(GeneratorError) {
    guard level < Self.mostLevels else {
      throw GeneratorError(
        file: root, reason: "its folders are nested more than \(Self.mostLevels) deep")
    }
    for name in try entries(folder, root) {
      let path = folder + "/" + name
      guard Self.isFolder(path) else { continue }
      let (stem, kind) = Self.parts(name)
      switch kind {
      case "colorset" where isCatalog: colors.insert(prefix + stem)
      case "imageset" where isCatalog, "symbolset" where isCatalog: images.insert(prefix + stem)
      case "xcassets":
        try read(path, prefix: "", isCatalog: true, root: root, level: level + 1)
      case "":
        let inner = isCatalog && Self.providesNamespace(path) ? prefix + stem + "/" : prefix
        try read(path, prefix: inner, isCatalog: isCatalog, root: root, level: level + 1)
      case "bundle" where !isCatalog, "resources" where !isCatalog:
        try read(path, prefix: "", isCatalog: false, root: root, level: level + 1)
      default: break
      }
    }
  }

  private mutating func entries(_ folder: String, _ root: String) throws(GeneratorError) -> [String]
  {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    count += names.count
    guard count <= Self.mostEntries else {
      throw GeneratorError(
        file: root, reason: "it holds more than \(Self.mostEntries) files and folders")
    }
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Whether a path is a folder and no link to one.
  private static func isFolder(_ path: String) -> Bool {
    let facts = try? FileManager.default.attributesOfItem(atPath: path)
    return facts?[.type] as? FileAttributeType == .typeDirectory
  }

  /// The name without its extension, and the extension.
  private static func parts(_ name: String) -> (stem: String, kind: String) {
    guard let dot = name.lastIndex(of: ".") else { return (name, "") }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        var namespace: Bool?
        enum CodingKeys: String, CodingKey { case namespace = "provides-namespace" }
      }
      var properties: Properties?
    }
    guard let bytes = try? InputFile.read(folder + "/Contents.json") else { return false }
    let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes))
    return contents?.properties?.namespace ?? false
  }
}
