import VitrineWidgets

extension LintRule {
  /// The level of the text size `large`.
  static let usualLevel = 4

  /// Returns the verdict over the texts with one of these problems; without judged texts the rule does not apply.
  static func texts(
    _ picture: LintPicture, _ problems: Set<TextProblem>,
    _ describe: (TextEntry) -> LintViolation
  ) -> LintVerdict {
    guard picture.texts.judgedCount > 0 else { return .notApplicable }
    let found = picture.texts.entries.filter { !problems.isDisjoint(with: $0.problems) }
    return .of(
      found.map { entry in
        var violation = describe(entry)
        violation.path = entry.path
        violation.name = entry.name
        violation.rect = entry.frame
        return violation
      })
  }

  static func unfit(_ entry: TextEntry) -> LintViolation {
    if entry.problems.contains(.clipped) {
      return LintViolation(
        "“\(entry.string)” is cut by \(points(entry.cutDepth))", measured: points(entry.cutDepth),
        limit: "0 pt", excess: entry.cutDepth)
    }
    if entry.problems.contains(.overlapping) {
      return LintViolation(
        "“\(entry.string)” overlaps other text", measured: "\(entry.overlaps.count)", limit: "0",
        excess: Double(entry.overlaps.count))
    }
    return LintViolation(
      "“\(entry.string)” is truncated: \(entry.wordsLost) of its words are missing",
      measured: "\(entry.wordsLost)", limit: "0", excess: Double(entry.wordsLost))
  }
}
