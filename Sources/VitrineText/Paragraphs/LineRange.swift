/// One line as a range of a paragraph's scalars.
struct LineRange: Hashable, Sendable {
  var start: Int
  /// The end of the visible text.
  var visibleEnd: Int
  /// The start of the next line.
  var end: Int
  /// Whether a hyphen is shown at the end.
  var isHyphenated = false
  /// Whether the text or a paragraph ends here.
  var isLast = false
}
