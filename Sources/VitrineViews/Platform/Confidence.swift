/// The confidence in a value of a platform table.
public enum Confidence: String, Hashable, Sendable {
  /// The value is from the project's own source documents, re-checked.
  case seed
  /// The value is from Apple's own pages.
  case documented
  /// The value was measured or decoded by others.
  case observed
  /// The value is a default until a better one is known.
  case estimated
}
