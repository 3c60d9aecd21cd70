package import VitrineViews

/// A condition `#available` or `#unavailable` in a source file.
///
/// Where Apple's systems are not, the compiler takes every system as new enough, so that `--os` cannot change which
/// branch runs.
package struct AvailabilityCheck: Hashable, Sendable {
  /// The path of the file, relative to the package.
  package var file: String
  /// The line from 1.
  package var line: Int
  /// The condition as it is written, on one line.
  package var condition: String
  /// The first major version of each system in it.
  package var versions: [String: Int]
}

extension AvailabilityCheck {
  /// Returns the conditions in a source text, apart from those behind `//`.
  package static func all(in text: String, file: String) -> [AvailabilityCheck] {
    var checks: [AvailabilityCheck] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where line.utf8.contains(UInt8(ascii: "#")) {
      let code = beforeComment(line)
      for word in ["#available(", "#unavailable("] {
        for rest in code.components(after: word) {
          guard let end = rest.firstIndex(of: ")") else { continue }
          let arguments = rest[..<end]
          checks.append(
            AvailabilityCheck(
              file: file, line: index + 1, condition: word + arguments + ")",
              versions: versions(arguments)))
        }
      }
    }
    return checks
  }

  /// Whether a system is older than the condition names, so that a device answers otherwise.
  package func isAnsweredOtherwise(under os: Int, on kind: Device.Kind) -> Bool {
    let names = [kind.systemName, kind.systemName + "ApplicationExtension"]
    // A tablet's system has iOS's name in conditions.
    let all = kind == .iPad ? ["iOS", "iOSApplicationExtension"] : names
    return all.contains { versions[$0].map { $0 > os } ?? false }
  }

  private static func versions(_ arguments: Substring) -> [String: Int] {
    var versions: [String: Int] = [:]
    for part in arguments.split(separator: ",") {
      let words = part.split(separator: " ")
      guard words.count == 2, let major = words[1].split(separator: ".").first,
        let version = Int(major)
      else { continue }
      versions[String(words[0])] = version
    }
    return versions
  }

  private static func beforeComment(_ line: Substring) -> Substring {
    var last: Character?
    for index in line.indices {
      if line[index] == "/", last == "/" { return line[..<line.index(before: index)] }
      last = line[index]
    }
    return line
  }
}

extension Substring {
  /// The stretches behind each occurrence of a word.
  fileprivate func components(after word: String) -> [Substring] {
    var found: [Substring] = []
    var rest = self
    while let start = rest.firstIndex(of: "#") {
      rest = rest[start...]
      if rest.hasPrefix(word) {
        rest = rest.dropFirst(word.count)
        found.append(rest)
      } else {
        rest = rest.dropFirst()
      }
    }
    return found
  }
}
