import Foundation
import VitrineImages

/// Reads files of projects, with errors that name them.
package enum ProjectFile {
  static func bytes(_ path: String, limit: Int) throws(ProjectError) -> [UInt8] {
    do { return try readFile(path, limit: limit) } catch {
      if case .file(_, let reason) = error { throw ProjectError(path, reason) }
      throw ProjectError(path, "\(error)")
    }
  }

  package static func text(_ path: String, limit: Int) throws(ProjectError) -> String {
    String(decoding: try bytes(path, limit: limit), as: UTF8.self)
  }

  /// Returns the paths of all files below a folder, sorted, without hidden ones; folders that are one file to Xcode,
  /// such as catalogues, are not entered. None if the folder is not there.
  static func all(in folder: String) throws(ProjectError) -> [String] {
    var walk = FolderWalk(folder)
    var found: [String] = []
    try visit(folder, level: 0, &walk, &found)
    return found
  }

  private static func visit(
    _ folder: String, level: Int, _ walk: inout FolderWalk, _ found: inout [String]
  ) throws(ProjectError) {
    let entries: [FolderEntry]
    do { entries = try walk.entries(of: folder, level: level) } catch {
      if case .file(let path, let reason) = error { throw ProjectError(path, reason) }
      throw ProjectError(folder, "\(error)")
    }
    for entry in entries {
      let path = Paths.join(folder, entry.name)
      switch entry.kind {
      case .file: found.append(path)
      case .folder where SourceKind.isWholeFolder(path): found.append(path)
      case .folder: try visit(path, level: level + 1, &walk, &found)
      case .other: break
      }
    }
  }

  /// The names of the entries of a folder, sorted, without hidden ones; none if it is not there.
  static func names(in folder: String) -> [String] {
    var walk = FolderWalk(folder)
    return ((try? walk.entries(of: folder, level: 0)) ?? []).map(\.name)
  }

  /// Whether there is a file or folder.
  static func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Returns a path as the disk spells it; nil where nothing is there.
  ///
  /// A project's names need not be spelled as the files are: Macs take capitals for small letters, and a letter with its
  /// marks for the same in parts.
  static func spelled(_ path: String) -> String? {
    if isThere(path) { return path }
    let folder = Paths.folder(of: path)
    guard folder != path, !folder.isEmpty, let place = spelled(folder) else { return nil }
    let name = Paths.name(of: path).lowercased()
    return names(in: place).first { $0.lowercased() == name }.map { Paths.join(place, $0) }
  }
}
