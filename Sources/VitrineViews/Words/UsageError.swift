import VitrineGraphics

/// An error in a command's arguments, described in one sentence.
public struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence for the command line, followed by commands to type instead, each on its own line.
  public var description: String

  /// Creates an error from a sentence; line breaks and control characters in it are escaped.
  public init(_ description: String) { self.init(description, commands: []) }

  /// Creates an error.
  ///
  /// - Parameter commands: commands to type instead, each on its own line.
  package init(_ sentence: String, commands: [String]) {
    description = UntrustedText.lines([sentence] + commands.map { "  " + $0 })
  }

  /// An error for an unknown name with the closest known one, or with all if they are few.
  package static func unknown(_ name: String, what: String, among known: [String]) -> UsageError {
    let unknown = "unknown \(what) '\(name)'"
    if let near = NearestName.suggestion(for: name, among: known) {
      return UsageError("\(unknown); did you mean '\(near)'?")
    }
    if known.count > fewNames { return UsageError(unknown) }
    return UsageError("\(unknown); known are \(known.joined(separator: ", "))")
  }

  /// The largest number of names listed, which can be read at a glance: the verbs with `help`; the twelve text sizes
  /// and `all` are one fewer.
  private static let fewNames = 16
}
