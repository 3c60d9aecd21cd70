import VitrineBlame
import VitrineImages

/// The JSON of comparisons.
enum ComparisonShapes {
  private static let size = JSONShape.row(of: .integer, count: 2)

  private static let area: JSONShape = [
    "pixels": .integer,
    "bounds": .described("x, y, width, height in pixels", .row(of: .integer, count: 4)),
    "peak": .integer, "deltaE?": .number,
  ]

  private static let cause: JSONShape = [
    "kind": .words(Cause.Kind.self), "path": .string, "view": .string, "modifier?": .string,
    "property?": .string, "old?": .string, "new?": .string,
    "otherValues?": .list(of: ["old?": .string, "new?": .string]), "source?": .string,
    "choices?": .list(of: .string), "views": .integer, "moved": .integer, "pixels": .integer,
    "explanation": .string,
  ]

  static let diff: JSONShape = [
    "verdict": .words(Comparison.Verdict.self), "explanation": .string, "strategy": .string,
    "leastArea": .integer, "maxPixels": .integer,
    "reasons": .list(of: .words(Comparison.Reason.self)),
    "expectedSize": size, "actualSize": size, "expectedProfile": .string, "actualProfile": .string,
    "changedPixels": .integer, "countedPixels": .integer, "maskedPixels": .integer,
    "peak": .described("the largest difference of a channel, 0…255", .integer), "deltaE?": .number,
    "finePixels?": .described("pixels that are equal in 8 bits a sample", .integer),
    "finePeak?": .described("their largest difference in 16 bits, 1…65535", .integer),
    "alphaPeak": .integer, "onlyAlpha": .boolean, "areaCount": .integer,
    "areas": .list(of: area), "origin": .words(ChangeOrigin.self),
    "unexplainedPixels?": .integer, "causes?": .list(of: cause), "unclearMoves?": .integer,
    "unclear?": .string,
  ]
}
