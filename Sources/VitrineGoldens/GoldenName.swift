import VitrineGraphics

/// The name of a golden, without its extension: one or more path components joined by `/`.
///
/// Names are chosen, never numbered automatically. Any script is allowed; names are refused that some file
/// system cannot store or that lead out of the folder.
public struct GoldenName: Hashable, Sendable {
  /// The name as given; valid as a relative path on every file system.
  public let text: String

  /// Creates a name of at most 1,024 bytes in components of at most 200. Throws for components that are
  /// empty, begin with a dot, end with a dot or space, or contain control characters or one of
  /// `\ : * ? " < > |`.
  public init(_ text: String) throws(GoldenNameError) {
    if text.isEmpty { throw GoldenNameError(text, "it is empty") }
    for part in text.split(separator: "/", omittingEmptySubsequences: false) {
      if let reason = Self.problem(part) { throw GoldenNameError(text, reason) }
    }
    guard text.utf8.count <= Self.longest else {
      throw GoldenNameError(
        text, "it has \(text.utf8.count) bytes, more than \(Self.longest)")
    }
    self.text = text
  }

  /// The largest number of bytes of a component: file systems allow 255, including extensions.
  static let longestComponent = 200
  /// The largest number of bytes of a name: paths have about 4,096 with the folders above.
  static let longest = 1024

  /// The key for file systems that ignore case: names with equal keys would be one file there.
  var caseKey: String { text.lowercased() }

  private static func problem(_ part: Substring) -> String? {
    if part.isEmpty { return "a component between slashes is empty" }
    if part == "." || part == ".." { return "'\(part)' is no name" }
    if part.hasPrefix(".") { return "a component begins with a dot, which hides files" }
    if part.utf8.count > longestComponent {
      return "a component has \(part.utf8.count) bytes, more than \(longestComponent)"
    }
    for scalar in part.unicodeScalars {
      if UntrustedText.isControl(scalar) { return "it holds a control character" }
      if forbidden.contains(scalar) {
        return "it holds '\(scalar)', which some systems cannot store"
      }
    }
    if part.hasSuffix(" ") || part.hasSuffix(".") {
      return "a component ends with '\(part.suffix(1))'"
    }
    return nil
  }

  private static let forbidden: Set<Unicode.Scalar> = ["\\", ":", "*", "?", "\"", "<", ">", "|"]
}

extension GoldenName: Comparable, CustomStringConvertible {
  /// Orders names by their texts, as Swift compares strings.
  public static func < (a: GoldenName, b: GoldenName) -> Bool { a.text < b.text }
  /// The name as given.
  public var description: String { text }
}

/// An error for a name that is not a valid file name everywhere.
public struct GoldenNameError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The refused name in full, which may contain control characters.
  public var name: String
  /// The rule that the name breaks, as the end of a sentence.
  public var reason: String

  init(_ name: String, _ reason: String) {
    self.name = name
    self.reason = reason
  }

  /// The name, shortened to 60 characters, and the reason, on one line.
  public var description: String {
    let shown = name.count > 60 ? name.prefix(60) + "…" : Substring(name)
    return UntrustedText.line("'\(shown)' cannot name a golden: \(reason)")
  }
}
