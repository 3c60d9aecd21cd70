import Foundation
import VitrineImages

/// The files of an extension's folders that a widget may name, by that name.
nonisolated struct ResourceFiles {
  /// `Contents.json` of each colour set.
  private(set) var colorSets: [String: URL] = [:]
  /// Folder of each image set.
  private(set) var imageSets: [String: URL] = [:]
  /// Folder of each set of a symbol of the author's own; these are not drawn.
  private(set) var symbolSets: [String: URL] = [:]
  /// Loose PNG files, by name without extension.
  private(set) var pictures: [String: URL] = [:]
  /// `.strings` files by language, then table.
  private(set) var stringTables: [String: [String: URL]] = [:]
  /// `.xcstrings` files by table.
  private(set) var stringCatalogs: [String: URL] = [:]
  /// Why some files may be missing: a folder holds more than is looked at.
  private(set) var problem: PNGError?

  private var walk = FolderWalk("")

  init(folders: [URL]) {
    for folder in folders {
      walk = FolderWalk(folder.relativePath)
      if folder.pathExtension == "xcassets" {
        readCatalog(folder, prefix: "", depth: 0)
      } else {
        read(folder, depth: 0)
      }
    }
  }

  /// Deeper folders are left alone: no project nests so deep.
  private static let mostDepth = 12

  private mutating func entries(_ folder: URL) -> [URL] {
    guard problem == nil else { return [] }
    do throws(PNGError) {
      return try walk.entries(of: folder.path).map { folder.appendingPathComponent($0.name) }
    } catch {
      problem = error
      return []
    }
  }

  private mutating func read(_ folder: URL, depth: Int) {
    guard depth < Self.mostDepth else { return }
    for url in entries(folder) {
      let name = url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "xcassets": readCatalog(url, prefix: "", depth: depth + 1)
      case "lproj": readTables(url, language: name)
      case "xcstrings": stringCatalogs.keep(url, as: name)
      case "png": pictures.keep(url, as: name)
      case "": read(url, depth: depth + 1)
      case "bundle", "resources": read(url, depth: depth + 1)
      default: break
      }
    }
  }

  private mutating func readTables(_ folder: URL, language: String) {
    for url in entries(folder) where url.pathExtension == "strings" {
      let table = url.deletingPathExtension().lastPathComponent
      stringTables[language, default: [:]].keep(url, as: table)
    }
  }

  /// Folders of a catalogue that provide a namespace stand before the names within them.
  private mutating func readCatalog(_ folder: URL, prefix: String, depth: Int) {
    guard depth < Self.mostDepth else { return }
    for url in entries(folder) {
      let name = prefix + url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "colorset": colorSets.keep(url.appendingPathComponent("Contents.json"), as: name)
      case "imageset": imageSets.keep(url, as: name)
      case "symbolset": symbolSets.keep(url, as: name)
      case "":
        let inner = Self.providesNamespace(url) ? name + "/" : prefix
        readCatalog(url, prefix: inner, depth: depth + 1)
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
  /// The first one of a name counts.
  fileprivate nonisolated mutating func keep(_ url: URL, as name: String) {
    if self[name] == nil { self[name] = url }
  }
}
