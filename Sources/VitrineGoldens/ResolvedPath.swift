import Foundation

/// Resolves links in paths: no name in a record or a run may lead out of its folder.
enum ResolvedPath {
  /// Whether a path resolves to a descendant of a folder, and not to the folder itself.
  static func isInside(_ folder: String, _ path: String) -> Bool {
    guard let home = of(whole(folder)), let path = of(whole(path)) else { return false }
    return path.hasPrefix(home.hasSuffix("/") ? home : home + "/")
  }

  private static func whole(_ path: String) -> String {
    path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }

  /// Returns the path with links resolved; its last components need not exist. Returns nil if these contain
  /// `..` or a dangling link.
  static func of(_ path: String) -> String? {
    var there = path
    var missing: [Substring] = []
    while !FileManager.default.fileExists(atPath: there) {
      let trimmed = there.hasSuffix("/") ? there.dropLast() : there[...]
      guard let slash = trimmed.lastIndex(of: "/") else { return nil }
      let name = trimmed[trimmed.index(after: slash)...]
      // A dangling link may lead anywhere later.
      let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: there)) != nil
      if name == ".." || isLink { return nil }
      if name != ".", !name.isEmpty { missing.insert(name, at: 0) }
      there = slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
    }
    let base = URL(fileURLWithPath: there).resolvingSymlinksInPath().path
    return ([base == "/" ? "" : base] + missing.map(String.init)).joined(separator: "/")
  }
}
