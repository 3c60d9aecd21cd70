/// A file of build settings (`.xcconfig`): lines `NAME = value` and `#include "path"`.
enum ConfigurationFile {
  /// The largest file in bytes.
  static let mostBytes = 1 << 20
  /// The deepest nesting of files that include others.
  static let mostLevels = 16

  /// Reads a file with those that it includes. Of two values of a name, the later one counts.
  ///
  /// - Parameters:
  ///   - place: the file and the line that name this one.
  ///   - notes: takes what could not be read.
  static func settings(
    _ path: String, from place: (file: String, line: Int), notes: inout [ProjectError]
  ) -> [String: String] {
    var settings: [String: String] = [:]
    var open: [String] = []
    read(path, from: place, into: &settings, &open, &notes)
    return settings
  }

  private static func read(
    _ path: String, from place: (file: String, line: Int), into settings: inout [String: String],
    _ open: inout [String], _ notes: inout [ProjectError]
  ) {
    guard !open.contains(path), open.count < mostLevels else {
      notes.append(ProjectError(place.file, line: place.line, "'\(path)' includes itself"))
      return
    }
    let text: String
    do { text = try ProjectFile.text(there(path), limit: mostBytes) } catch {
      notes.append(
        ProjectError(
          place.file, line: place.line, "the settings '\(path)' are not read: \(error.reason)"))
      return
    }
    open.append(path)
    defer { open.removeLast() }
    for (index, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let code = withoutComment(raw)
      if code.isEmpty { continue }
      if let included = include(code) {
        let other = Paths.join(Paths.folder(of: path), included.path)
        if included.isOptional, !ProjectFile.isThere(other) { continue }
        read(other, from: (path, index + 1), into: &settings, &open, &notes)
        continue
      }
      guard let equals = assignment(code) else {
        notes.append(ProjectError(path, line: index + 1, "expected NAME = value or #include"))
        continue
      }
      settings[trimmed(code[..<equals])] = trimmed(code[code.index(after: equals)...])
    }
  }

  /// Returns a file's path, or that of its template where it is kept out of the repository.
  private static func there(_ path: String) -> String {
    if ProjectFile.isThere(path) { return path }
    let ends = [".template", "-template", ".example", ".sample", ".default"]
    return ends.lazy.map { path + $0 }.first(where: ProjectFile.isThere) ?? path
  }

  /// Returns the `=` behind the name, whose conditions have such signs themselves.
  private static func assignment(_ code: Substring) -> Substring.Index? {
    var depth = 0
    for index in code.indices {
      switch code[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth == 0: return index
      default: break
      }
    }
    return nil
  }

  private static func include(_ code: Substring) -> (path: String, isOptional: Bool)? {
    guard code.hasPrefix("#include") else { return nil }
    let parts = code.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count >= 2 else { return nil }
    return (String(parts[1]), parts[0].contains("?"))
  }

  /// Addresses hold such signs too: `https:/$()/…` is how files write them.
  private static func withoutComment(_ line: Substring) -> Substring {
    let end = line.firstRange(of: "//")?.lowerBound ?? line.endIndex
    return trimmed(line[..<end])[...]
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while let last = text.last, last.isWhitespace || last == ";" { text.removeLast() }
    return String(text.drop(while: \.isWhitespace))
  }
}
