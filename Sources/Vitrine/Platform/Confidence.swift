/// How sure a number of a platform table is.
public enum Confidence: String, Hashable, Sendable {
  /// From the project's own source documents, re-checked.
  case seed
  /// From Apple's own pages.
  case documented
  /// Measured or decoded by others.
  case observed
  /// A default until something better is known.
  case estimated
}
