/// One line as a range of a paragraph's scalars.
struct LineRange: Hashable, Sendable {
  var start: Int
  /// The end of what shows.
  var visibleEnd: Int
  /// Where the next line starts.
  var end: Int
  /// A hyphen shows at the end.
  var isHyphenated = false
  /// The text or a paragraph ends here.
  var isLast = false
}
