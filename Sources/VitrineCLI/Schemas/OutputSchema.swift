import VitrineGraphics

/// The JSON that a verb prints or writes, by the name that `vitrine schema --output` takes.
enum OutputSchema: String, CaseIterable {
  case render, gallery, check, batch, worker, diff, error
  case lint
  case lintRules = "lint-rules"
  case inspect
  case inspectNodes = "inspect-nodes"
  case inspectPlaced = "inspect-placed"
  case inspectDisplay = "inspect-display"
  case inspectHits = "inspect-hits"
  case inspectAccessibility = "inspect-accessibility"
  case inspectTexts = "inspect-texts"
  case inspectTimeline = "inspect-timeline"
  case inspectTrace = "inspect-trace"
  case devices, fonts
  case fontsCovers = "fonts-covers"
  case symbols

  /// The verb and form that print the JSON.
  var title: String {
    switch self {
    case .render: "a line of vitrine render --json, and of a bundle's"
    case .gallery: "a line of vitrine gallery --json"
    case .check: "a line of vitrine check --json"
    case .batch: "a line of the manifest of vitrine batch"
    case .worker: "an answer of vitrine worker"
    case .diff: "vitrine diff --json"
    case .error: "an error on standard error of any verb with --json"
    case .lint: "vitrine lint --json"
    case .lintRules: "vitrine lint --rules --json"
    case .inspect: "a line of vitrine inspect --json, whatever the stage"
    case .inspectHits:
      "a line of vitrine inspect --stage hits --json, and a file NAME.hits.json of render --hits"
    case .inspectTexts:
      "vitrine inspect --stage texts --json of one picture or of several, and a bundle's --texts --json"
    case .inspectNodes, .inspectPlaced, .inspectDisplay, .inspectAccessibility, .inspectTimeline,
      .inspectTrace:
      "a line of vitrine inspect --stage \(rawValue.split(separator: "-").last ?? "") --json"
    case .devices: "a line of vitrine devices --json"
    case .fonts: "a line of vitrine fonts --json"
    case .fontsCovers: "a line of vitrine fonts --covers TEXT --json"
    case .symbols: "a line of vitrine symbols --json"
    }
  }

  private var shape: JSONShape {
    switch self {
    case .render: PictureShapes.render
    case .gallery: PictureShapes.gallery
    case .check: PictureShapes.check
    case .batch: PictureShapes.batch
    case .worker: PictureShapes.worker
    case .diff: ComparisonShapes.diff
    case .error: ["error": PictureShapes.error]
    case .lint: LintShapes.lint
    case .lintRules: LintShapes.rules
    case .inspect: .either(Self.stages.map(\.shape))
    case .inspectNodes: StageShapes.nodes
    case .inspectPlaced: StageShapes.placed
    case .inspectDisplay: StageShapes.display
    case .inspectHits: StageShapes.hits
    case .inspectAccessibility: StageShapes.accessibility
    case .inspectTexts: .either([TextShapes.ledger, TextShapes.survey])
    case .inspectTimeline: StageShapes.timeline
    case .inspectTrace: StageShapes.trace
    case .devices: ListShapes.devices
    case .fonts: ListShapes.fonts
    case .fontsCovers: ListShapes.fontsCovers
    case .symbols: ListShapes.symbols
    }
  }

  private static let stages: [OutputSchema] = [
    .inspectNodes, .inspectPlaced, .inspectDisplay, .inspectHits, .inspectAccessibility,
    .inspectTexts, .inspectTimeline, .inspectTrace,
  ]

  /// The shapes that others refer to by name.
  private var definitions: [(String, JSONShape)] {
    self == .inspect || self == .inspectNodes ? [(StageShapes.node, StageShapes.nodeMembers)] : []
  }

  /// The JSON Schema, draft 2020-12, on one line.
  var text: String {
    var json = JSONText()
    json.object { json in
      json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      json.member("title", title)
      shape.write(to: &json)
      if !definitions.isEmpty {
        json.key("$defs")
        json.object { json in
          for (name, shape) in definitions {
            json.key(name)
            json.object { shape.write(to: &$0) }
          }
        }
      }
    }
    return json.text
  }
}
