import Vitrine
import VitrineGoldens
import VitrineImages

/// The JSON of pictures that were drawn or checked.
enum PictureShapes {
  static let diagnostic: JSONShape = [
    "severity": .words(["note", "warning", "error"]),
    "code": .described("a stable word, such as missing-glyph", .string), "message": .string,
    "path": .described(
      "the views down to the one that is meant; empty for the whole picture", .string),
  ]

  private static let relevance: JSONShape = [
    "score": .number, "duration": .described("seconds", .number),
  ]

  static let policy: JSONShape = [
    "kind": .words(["atEnd", "never", "after"]),
    "date?": .described("ISO 8601 in UTC, of the kind after", .string),
  ]

  private static let entry: JSONShape = [
    "name": .string, "date?": .described("ISO 8601 in UTC", .string), "relevance?": relevance,
    "policy?": policy,
  ]

  static let moment: JSONShape = [
    "index": .integer, "date": .described("ISO 8601 in UTC", .string), "relevance?": relevance,
  ]

  private static let explanation: JSONShape = [
    "settings": .members(of: .string),
    "texts": .list(of: [
      "text": .string, "font": .string, "drawnBy": .list(of: .string), "lines": .integer,
      "scale": .number, "truncated": .boolean,
    ]),
    "symbols": .list(of: .string),
  ]

  private static let times: JSONShape = .described(
    "milliseconds of each stage",
    [
      "resolve": .number, "place": .number, "snap": .number, "paint": .number,
      "rasterize": .number, "encode": .number, "write": .number,
    ])

  static let render: JSONShape = [
    "file": .string, "hits?": .described("the file of tap targets", .string), "entry": entry,
    "width": .described("pixels", .integer), "height": .described("pixels", .integer),
    "scale": .described("pixels a point", .number), "bytes": .integer, "texts?": TextShapes.summary,
    "explanation?": explanation, "diagnostics": .list(of: diagnostic), "trace?": StageShapes.trace,
    "ms": times,
  ]

  static let gallery: JSONShape = render.adding([
    "packing?": .described(
      "the bytes of the smallest file after each step, with --max-kb",
      .list(of: ["step": .words(PackedPNG.Step.self), "bytes": .integer]))
  ])

  static let check: JSONShape = [
    "name": .string, "file": .described("the golden below its folder", .string),
    "state": .words(SnapshotState.self), "passes": .boolean, "explanation": .string,
    "changedPixels?": .integer, "largestCluster?": .described("pixels", .integer),
    "peak?": .described("the largest difference of a channel, 1…255", .integer), "cause?": .string,
    "renamedFrom?": .described("a golden of these pixels that nothing draws any more", .string),
    "blame": .list(of: .string),
  ]

  static let batch: JSONShape = [
    "row": .described("from 1", .integer), "name": .string, "sha256": .string, "bytes": .integer,
    "width": .integer, "height": .integer, "diagnostics": .list(of: diagnostic),
    "reads?": .described("hashes of the picture files that it shows", .members(of: .string)),
    "key": .described("a hash of all that decides on the picture", .string), "ms": .number,
  ]

  private static let answered: JSONShape = [
    "name": .string, "file?": .string,
    "png?": .described("base64, of a job without output", .string),
    "width": .integer, "height": .integer, "bytes": .integer, "sha256": .string,
    "diagnostics": .list(of: diagnostic), "ms": .number,
  ]

  static let worker: JSONShape = .either([
    [
      "id?": .anything, "line?": .integer, "pictures": .list(of: answered), "skipped?": .integer,
    ],
    [
      "id?": .anything, "line": .described("the line of the job, from 1", .integer),
      "error": ["code": .words(JobError.Code.self), "message": .string, "nearest?": .string],
    ],
  ])

  static let error: JSONShape = [
    "code": .words(ErrorReport.Code.self), "message": .string, "file?": .string,
    "line?": .described("from 1", .integer), "column?": .described("from 1", .integer),
    "nearest?": .described("the valid name that is meant, as far as can be told", .string),
  ]
}
