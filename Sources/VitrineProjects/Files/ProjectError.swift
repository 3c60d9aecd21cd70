import VitrineGraphics

/// A problem of a project's files, as one sentence with its place.
package struct ProjectError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file or folder, as it was found.
  package var file: String
  /// The line from 1; nil if the whole file is meant.
  package var line: Int?
  /// The mistake, and what was expected.
  package var reason: String

  package init(_ file: String, line: Int? = nil, _ reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  /// The place and the reason, in one line without control characters.
  package var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return UntrustedText.line("\(place): \(reason)")
  }
}
