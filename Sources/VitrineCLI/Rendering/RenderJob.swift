import Vitrine
import VitrineDocuments
import VitrineGraphics

/// One picture to draw, and the file it goes to.
struct RenderJob: Sendable {
  var document: Document
  var widget: WidgetDescription
  var configuration: RenderConfiguration
  var path: String
}

/// What became of a job.
struct RenderResult: Sendable {
  var path: String
  var width: Int
  var height: Int
  var scale: Double
  var byteCount: Int
  var diagnostics: [Diagnostic]
  var times: StageTimes
  /// Milliseconds.
  var encodeTime: Double
  var writeTime: Double

  /// The line that `--json` prints.
  var json: String {
    var json = JSONText()
    json.object { json in
      json.member("file", path)
      json.member("width", width)
      json.member("height", height)
      json.member("scale", scale)
      json.member("bytes", byteCount)
      json.key("diagnostics")
      json.array { json in for diagnostic in diagnostics { diagnostic.write(to: &json) } }
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
