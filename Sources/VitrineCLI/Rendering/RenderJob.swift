import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineLayout

/// One picture to draw, and the file it goes to.
struct RenderJob: Sendable {
  var document: Document
  var widget: WidgetDescription
  var configuration: RenderConfiguration
  var path: String
  /// Whether the whole timeline is drawn.
  var isFilmstrip = false
  /// Whether the hit map is written beside the picture.
  var writesHits = false
  /// Whether the result lists text that is cut or not visible.
  var judgesTexts = false
}

extension RenderJob {
  /// The file of the hit map: the picture's name with `.hits.json` in place of `.png`.
  var hitsPath: String {
    (path.hasSuffix(".png") ? String(path.dropLast(4)) : path) + ".hits.json"
  }
}

/// The result of a job.
struct RenderResult: Sendable {
  var path: String
  var hitsPath: String?
  /// The ledger of texts; nil unless requested.
  var texts: TextLedger?
  /// The entry's name, date, relevance and reload policy, as JSON.
  var entry: String
  var width: Int
  var height: Int
  var scale: Double
  var byteCount: Int
  var diagnostics: [Diagnostic]
  var times: StageTimes
  /// Milliseconds.
  var encodeTime: Double
  var writeTime: Double

  /// The steps that the host of a Today widget took.
  var trace: [TodayStep] = []

  /// The line that `--json` prints.
  func json(withTrace: Bool) -> String {
    var json = JSONText()
    json.object { json in
      json.member("file", path)
      if let hitsPath { json.member("hits", hitsPath) }
      json.key("entry")
      json.raw(entry)
      json.member("width", width)
      json.member("height", height)
      json.member("scale", scale)
      json.member("bytes", byteCount)
      if let texts {
        json.key("texts")
        json.raw(texts.summary())
      }
      json.key("diagnostics")
      json.array { json in for diagnostic in diagnostics { diagnostic.write(to: &json) } }
      if withTrace {
        json.key("trace")
        json.array { json in for step in trace { step.write(to: &json) } }
      }
      json.key("ms")
      json.object { json in
        json.member("resolve", times.resolve)
        json.member("place", times.place)
        json.member("snap", times.snap)
        json.member("paint", times.paint)
        json.member("rasterize", times.rasterize)
        json.member("encode", encodeTime)
        json.member("write", writeTime)
      }
    }
    return json.text
  }
}

extension TodayStep {
  func write(to json: inout JSONText) {
    json.object { json in
      switch self {
      case .action(let action): json.member("action", action.rawValue)
      case .call(let call, let detail):
        json.member("call", call.rawValue)
        if !detail.isEmpty { json.member("detail", detail) }
      }
    }
  }
}

extension Diagnostic {
  func write(to json: inout JSONText) {
    json.object { json in
      json.member("severity", "\(severity)")
      json.member("code", code)
      json.member("message", message)
      json.member("path", path)
    }
  }
}
