import VitrineImages

/// Lists files in a folder.
enum FileList {
  /// Returns the paths, relative to `folder`, of all files with one of the extensions, sorted by bytes;
  /// hidden files and links are left out.
  static func paths(in folder: String, extensions: Set<String>) throws(GoldenError) -> [String] {
    var found: [String] = []
    var walk = FolderWalk(folder)
    do { try visit(folder, "", extensions, 0, &walk, &found) } catch {
      throw GoldenError(folder, error)
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func visit(
    _ root: String, _ below: String, _ extensions: Set<String>, _ level: Int,
    _ walk: inout FolderWalk, _ found: inout [String]
  ) throws(PNGError) {
    let folder = below.isEmpty ? root : root + "/" + below
    for entry in try walk.entries(of: folder, level: level)
    where !entry.isLink {
      let path = below.isEmpty ? entry.name : below + "/" + entry.name
      switch entry.kind {
      case .folder: try visit(root, path, extensions, level + 1, &walk, &found)
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
