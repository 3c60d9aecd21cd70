/// A problem that did not stop the work: an unsupported modifier, a missing glyph.
public struct Diagnostic: Hashable, Sendable {
  public enum Severity: UInt8, Hashable, Sendable, Comparable {
    case note, warning, error

    public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
  }

  public var severity: Severity
  /// A stable word that scripts can match, such as `unsupported-modifier`.
  public var code: String
  public var message: String
  /// The views from the outermost to the one concerned, separated by `/`.
  public var path: String

  public init(severity: Severity, code: String, message: String, path: String) {
    self.severity = severity
    self.code = code
    self.message = message
    self.path = path
  }
}
