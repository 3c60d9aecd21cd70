/// The verdicts of the picture rules on one picture.
package struct LintNotes: Sendable {
  var family: String
  var place: String
  /// The index of the picture in the matrix, which decides between equal violations.
  var index: Int
  /// One verdict for each rule of the builder; nil for rules on widgets.
  var verdicts: [LintVerdict?]
}
