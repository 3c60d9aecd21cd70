import Foundation

/// Files below a folder.
enum FileList {
  /// Deeper folders are not entered: names have at most a few components.
  private static let deepest = 32

  /// Paths below `folder` of all files with one of the extensions, sorted by their bytes; hidden ones
  /// and links are left out.
  static func paths(in folder: String, extensions: Set<String>) -> [String] {
    var found: [String] = []
    visit(folder, "", extensions, deepest, &found)
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func visit(
    _ root: String, _ below: String, _ extensions: Set<String>, _ depth: Int,
    _ found: inout [String]
  ) {
    guard depth > 0,
      let names = try? FileManager.default.contentsOfDirectory(atPath: root + "/" + below)
    else { return }
    for name in names where !name.hasPrefix(".") {
      let path = below.isEmpty ? name : below + "/" + name
      let facts = try? FileManager.default.attributesOfItem(atPath: root + "/" + path)
      switch facts?[.type] as? FileAttributeType {
      case .typeDirectory?: visit(root, path, extensions, depth - 1, &found)
      case .typeRegular?:
        if let dot = name.lastIndex(of: "."),
          extensions.contains(String(name[name.index(after: dot)...]))
        {
          found.append(path)
        }
      default: break
      }
    }
  }
}
