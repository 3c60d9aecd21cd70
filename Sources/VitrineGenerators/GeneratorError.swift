/// A problem of an input file, as one sentence with its place.
public struct GeneratorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file or folder, as it was given.
  public var file: String
  /// The line from 1; nil if the whole file is meant.
  public var line: Int?
  /// The mistake, and what was expected.
  public var reason: String

  /// The place and the reason, in one line without control characters.
  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return SwiftText.line("\(place): \(reason)")
  }
}
