/// The folders of a target, and which types of which other folders each names.
///
/// Types count by their names: see `SwiftSource`. A target's own folder is `.`.
struct FolderGraph {
  /// For each folder the folders it refers to, with a type and a file as the evidence.
  private(set) var edges: [String: [String: String]] = [:]

  /// - Parameter files: the texts of a target's sources, by paths from the target's folder.
  init(_ files: [String: String]) {
    let sources = files.mapValues { SwiftSource($0) }
    var homes: [Substring: Set<String>] = [:]
    for (path, source) in sources {
      for type in source.types { homes[type.name, default: []].insert(Self.folder(path)) }
    }
    for (path, source) in sources.sorted(by: { $0.key < $1.key }) {
      let own = Self.folder(path)
      for word in source.words {
        guard let folders = homes[word], !folders.contains(own) else { continue }
        for folder in folders where edges[own]?[folder] == nil {
          edges[own, default: [:]][folder] = "\(word) in \(path)"
        }
      }
    }
  }

  /// The sets of folders that reach each other, each sorted.
  var circles: [[String]] {
    let reached = Dictionary(uniqueKeysWithValues: edges.keys.map { ($0, reach($0)) })
    let circles = reached.keys.map { start in
      reached[start, default: []].filter { reached[$0]?.contains(start) == true }.sorted()
    }
    return Set(circles.filter { $0.count > 1 }).sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// The folders that a folder leads to, itself among them if a way leads back.
  private func reach(_ start: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = [start]
    while let folder = waiting.popLast() {
      for next in edges[folder, default: [:]].keys where found.insert(next).inserted {
        waiting.append(next)
      }
    }
    return found
  }

  private static func folder(_ path: String) -> String {
    let parts = path.split(separator: "/").dropLast()
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
