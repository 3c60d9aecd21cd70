/// The reasons why content is redacted.
public nonisolated struct RedactionReasons: OptionSet, Sendable {
  /// The bits of the set: 1 for a placeholder, 2 for privacy, 4 for invalidated content.
  public let rawValue: Int
  /// Creates a set of reasons from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The reason to draw bars, boxes and discs in place of all texts, pictures and symbols, save those in views
  /// marked `privacySensitive`.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The reason to draw bars, boxes and discs in place of the content of views marked `privacySensitive`.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The reason that content is out of date; it has no effect on the drawing.
  public static let invalidated = RedactionReasons(rawValue: 4)
}
