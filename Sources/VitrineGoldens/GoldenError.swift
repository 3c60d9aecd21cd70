import VitrineGraphics
import VitrineImages

/// An error for a golden or artifact that cannot be read or written.
public struct GoldenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file, or the name or pattern, that the error is about.
  public var path: String
  /// The cause as the end of a sentence, without a full stop.
  public var reason: String
  /// Whether the caller named a folder that is none of Vitrine's.
  package var isForeign = false

  /// Creates an error for a file with the cause in words.
  public init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  /// Creates the error for a file at the path, or at the target of a link there, without repeating the path.
  init(_ path: String, _ error: PNGError) {
    switch error {
    case .file(_, let reason): self.init(path, reason)
    case .unreadable(_, let reason): self.init(path, "\(reason)")
    default: self.init(path, "\(error)")
    }
  }

  /// The path and the reason on one line, with control characters made harmless.
  public var description: String { UntrustedText.line("\(path): \(reason)") }
}
