#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A traversal of folders that always terminates: it enters each folder once, even through links, and fails
/// if there are too many entries.
package struct FolderWalk {
  /// The largest total number of files and folders: more than any project has, and about a second's work.
  package static let mostEntries = 250_000
  /// The deepest nesting of folders: no project nests so deep.
  package static let mostLevels = 32

  private let root: String
  private let limit: Int
  private var count = 0
  private var entered: Set<Place> = []

  private struct Place: Hashable {
    var device: UInt64
    var number: UInt64
  }

  /// - Parameter root: the start of the walk, for messages.
  package init(_ root: String, limit: Int = mostEntries) {
    self.root = root
    self.limit = limit
  }

  /// Returns a folder's entries sorted by name; none if it cannot be read or was entered before. Hidden
  /// entries are left out, but counted.
  ///
  /// - Parameter level: the number of folders between this one and the root, 0 for the root.
  package mutating func entries(
    of folder: String, level: Int
  ) throws(PNGError) -> [FolderEntry] {
    guard level < Self.mostLevels else {
      throw .file(
        path: root,
        reason:
          "its folders are nested more than \(Self.mostLevels) deep ('\(folder)'); name a folder "
          + "further in")
    }
    guard let place = Self.place(of: folder), entered.insert(place).inserted,
      let all = FolderEntry.all(in: folder)
    else { return [] }
    count += all.count
    guard count <= limit else {
      throw .file(
        path: root,
        reason: "it holds more than \(limit) files and folders (counted up to '\(folder)'); name a "
          + "folder that holds less")
    }
    return all.filter { !$0.name.hasPrefix(".") }.sorted { $0.name < $1.name }
  }

  private static func place(of folder: String) -> Place? {
    var facts = stat()
    guard unsafe stat(folder, &facts) == 0 else { return nil }
    return Place(
      device: UInt64(truncatingIfNeeded: facts.st_dev),
      number: UInt64(truncatingIfNeeded: facts.st_ino))
  }
}

extension FolderWalk {
  /// Returns the paths, relative to `folder`, of all files with one of the extensions, sorted by bytes; hidden
  /// files and links are left out.
  package static func paths(
    in folder: String, extensions: Set<String>
  ) throws(PNGError) -> [String] {
    var found: [String] = []
    var walk = FolderWalk(folder)
    try visit(folder, "", extensions, 0, &walk, &found)
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
