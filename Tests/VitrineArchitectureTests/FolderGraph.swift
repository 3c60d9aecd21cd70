/// The folders of a target, and which types of which other folders each names.
///
/// A reader of words rather than a compiler: it knows comments, strings and the names of types that are
/// declared at the start of a line. A target's own folder is `.`.
struct FolderGraph {
  /// For each folder the folders it refers to, with a type and a file as the evidence.
  private(set) var edges: [String: [String: String]] = [:]

  /// - Parameter files: the texts of a target's sources, by paths from the target's folder.
  init(_ files: [String: String]) {
    let codes = files.mapValues(Self.code)
    var homes: [Substring: Set<String>] = [:]
    for (path, code) in codes {
      for name in Self.declaredTypes(code) { homes[name, default: []].insert(Self.folder(path)) }
    }
    for (path, code) in codes.sorted(by: { $0.key < $1.key }) {
      let own = Self.folder(path)
      for word in Set(code.split { !Self.isNamePart($0) }) {
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

  private static func isNamePart(_ c: Character) -> Bool { c.isLetter || c.isNumber || c == "_" }

  /// The text without comments and without what stands in quotation marks.
  private static func code(_ source: String) -> String {
    var isText = false
    let lines = source.split(whereSeparator: \.isNewline).map { line -> Substring in
      if line.contains("\"\"\"") { isText.toggle() }
      guard !isText, let comment = line.firstRange(of: "//") else { return isText ? "" : line }
      return line[..<comment.lowerBound]
    }
    return lines.map { line in
      line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 0 }.map(\.element).joined(separator: " ")
    }.joined(separator: "\n")
  }

  private static func declaredTypes(_ code: String) -> [Substring] {
    code.split(whereSeparator: \.isNewline).compactMap { line in
      guard line.first?.isWhitespace == false else { return nil }
      let words = line.split { !isNamePart($0) && $0 != "@" }
      guard let keyword = words.firstIndex(where: { keywords.contains($0) }), keyword < 6 else {
        return nil
      }
      return words[words.index(after: keyword)...].first
    }
  }

  private static let keywords: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "actor",
  ]
}
