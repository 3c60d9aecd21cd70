/// Paths as texts: Foundation's would look at the disk.
package enum Paths {
  /// Returns a path without `.`, `..` after a name, and doubled slashes.
  package static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    let isAbsolute = path.hasPrefix("/")
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    if isAbsolute { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// Returns a path within a folder; an absolute one as it is.
  package static func join(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") ? normal(path) : normal(folder + "/" + path)
  }

  /// Returns the path as it is written from a folder that holds it; others as they are.
  package static func relative(_ path: String, to folder: String) -> String {
    if folder == "." { return path }
    if path == folder { return "." }
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  /// Whether a path is a folder's own, or lies below it.
  package static func holds(_ folder: String, _ path: String) -> Bool {
    path == folder || folder == "/" && path.hasPrefix("/") || folder == "." && !path.hasPrefix("/")
      || path.hasPrefix(folder + "/")
  }

  /// The deepest folder that is one of these or holds them all; nil for none.
  package static func common(_ folders: [String]) -> String? {
    guard var common = folders.first else { return nil }
    for path in folders.dropFirst() {
      while !holds(common, path), common != folder(of: common) { common = folder(of: common) }
    }
    return common
  }

  /// The folder that holds a path.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The part of the name after its last dot; empty without one.
  package static func kind(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return String(name[name.index(after: dot)...])
  }
}
