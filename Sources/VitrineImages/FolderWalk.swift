#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A walk through folders that comes to an end whatever they hold: it enters each folder once, wherever
/// links lead, and gives up where there is too much.
package struct FolderWalk {
  /// Files and folders that are met in all: more than any project has, and a second's work.
  package static let mostEntries = 250_000

  private let root: String
  private let limit: Int
  private var count = 0
  private var entered: Set<Place> = []

  private struct Place: Hashable {
    var device: UInt64
    var number: UInt64
  }

  /// - Parameter root: where it begins, for messages.
  package init(_ root: String, limit: Int = mostEntries) {
    self.root = root
    self.limit = limit
  }

  /// What a folder holds, by name; nothing where it cannot be read or was entered before. Hidden entries
  /// are left out, and count.
  package mutating func entries(of folder: String) throws(PNGError) -> [FolderEntry] {
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
