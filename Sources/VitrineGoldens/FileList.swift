import VitrineImages

/// Files below a folder.
enum FileList {
  /// Deeper folders are not entered: names have at most a few components.
  private static let deepest = 32

  /// Paths below `folder` of all files with one of the extensions, sorted by their bytes; hidden ones
  /// and links are left out.
  static func paths(in folder: String, extensions: Set<String>) throws(GoldenError) -> [String] {
    var found: [String] = []
    var walk = FolderWalk(folder)
    do { try visit(folder, "", extensions, deepest, &walk, &found) } catch {
      throw GoldenError(folder, error)
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func visit(
    _ root: String, _ below: String, _ extensions: Set<String>, _ depth: Int,
    _ walk: inout FolderWalk, _ found: inout [String]
  ) throws(PNGError) {
    guard depth > 0 else { return }
    for entry in try walk.entries(of: below.isEmpty ? root : root + "/" + below)
    where !entry.isLink {
      let path = below.isEmpty ? entry.name : below + "/" + entry.name
      switch entry.kind {
      case .folder: try visit(root, path, extensions, depth - 1, &walk, &found)
      case .file:
        if let dot = entry.name.lastIndex(of: "."),
          extensions.contains(String(entry.name[entry.name.index(after: dot)...]))
        {
          found.append(path)
        }
      case .other: break
      }
    }
  }
}
