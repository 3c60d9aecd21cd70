/// A problem of a text.
public enum TextProblem: String, Hashable, Sendable, CaseIterable {
  /// Words are truncated, whether or not the author limited the lines.
  case truncated
  /// A clip, or the picture's edge, cuts more than a pixel of the ink.
  case clipped
  /// The ink overlaps that of another text by more than a pixel in both directions.
  case overlapping
  /// Part of the text is drawn at less than 11 points.
  case small
}
