import Vitrine

/// The JSON of ledgers of texts; lengths are points.
enum TextShapes {
  private static let problem = JSONShape.words(TextProblem.self)
  private static let counts = JSONShape.object(
    TextProblem.allCases.map { .init(name: $0.rawValue, shape: .integer, isOptional: false) })
  private static let judged: JSONShape = ["texts": .integer, "judged": .integer]

  static let summary = judged.adding(counts).adding([
    "problems": .list(of: ["path": .string, "text": .string, "problems": .list(of: problem)])
  ])

  static let ledger: JSONShape = [
    "size": StageShapes.size, "counts": judged.adding(counts),
    "texts": .list(of: [
      "id": .integer, "name?": .string, "path": .string, "text": .string,
      "shown": .described("lines", .list(of: .string)), "natural": StageShapes.size,
      "given": StageShapes.size, "frame": StageShapes.frame, "wantedLines": .integer,
      "shownLines": .integer, "wordsLost": .integer, "scaleFactor": .number, "fontSize": .number,
      "problems": .list(of: problem), "exemption?": .string, "cutDepth?": .number,
      "clippedBy?": .string, "overlaps?": .list(of: .integer),
    ]),
  ]

  private static let finding: JSONShape = [
    "typeSize": .string, "level": .integer, "device": .string, "locale": .string,
    "pictures": .integer,
    "entry": [
      "text": .string, "shown": .list(of: .string), "wantedLines": .integer, "wordsLost": .integer,
      "scaleFactor": .number, "fontSize": .number, "cutDepth": .number,
    ],
  ]

  private static let first = JSONShape.object(
    TextProblem.allCases.map { .init(name: $0.rawValue, shape: finding, isOptional: true) })

  static let survey = (["pictures": .integer, "judged": .integer] as JSONShape).adding(counts)
    .adding([
      "texts": .list(of: [
        "family": .string, "path": .string, "text": .string, "pictures": .integer, "name?": .string,
        "first": first,
      ])
    ])
}
