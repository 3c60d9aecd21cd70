package import VitrineGraphics
package import VitrineImages
package import VitrineWidgets

/// A picture that was drawn and written.
package struct RenderResult: Sendable {
  package var path: String
  package var hitsPath: String?
  /// The ledger of texts; nil unless requested.
  package var texts: TextLedger?
  /// The entry's name, date, relevance and reload policy, as JSON.
  package var entry: String
  package var width: Int
  package var height: Int
  package var scale: Double
  package var byteCount: Int
  package var diagnostics: [Diagnostic]
  package var times: StageTimes
  /// Milliseconds.
  package var encodeTime: Double
  package var writeTime: Double

  /// The sizes that the steps of packing reached; empty where no limit asked for any.
  package var packing: [PackedPNG.Size] = []

  /// Why the picture looks as it does; nil unless requested.
  package var explanation: Explanation?

  /// The steps that the host of a Today widget took.
  package var trace: [TodayStep] = []

  package init(
    path: String, hitsPath: String?, texts: TextLedger?, entry: String, image: RenderedImage,
    byteCount: Int, diagnostics: [Diagnostic], encodeTime: Double, writeTime: Double
  ) {
    self.path = path
    self.hitsPath = hitsPath
    self.texts = texts
    self.entry = entry
    width = image.pixmap.width
    height = image.pixmap.height
    scale = image.scale
    self.byteCount = byteCount
    self.diagnostics = diagnostics
    times = image.times
    self.encodeTime = encodeTime
    self.writeTime = writeTime
    trace = image.trace
  }

  /// The line that `--json` prints.
  package func json(withTrace: Bool) -> String {
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
      if !packing.isEmpty {
        json.key("packing")
        json.array(packing) { json, size in
          json.object { json in
            json.member("step", size.step.rawValue)
            json.member("bytes", size.bytes)
          }
        }
      }
      if let texts {
        json.key("texts")
        json.raw(texts.summary())
      }
      if let explanation {
        json.key("explanation")
        explanation.write(to: &json)
      }
      json.key("diagnostics")
      json.array { json in for diagnostic in diagnostics { diagnostic.write(to: &json) } }
      if withTrace {
        json.key("trace")
        json.array { json in for step in trace { step.write(to: &json) } }
      }
      json.key("ms")
      json.object { json in
        times.writeMembers(to: &json)
        json.member("encode", encodeTime)
        json.member("write", writeTime)
      }
    }
    return json.text
  }
}

extension StageTimes {
  fileprivate func writeMembers(to json: inout JSONText) {
    json.member("resolve", resolve)
    json.member("place", place)
    json.member("snap", snap)
    json.member("paint", paint)
    json.member("rasterize", rasterize)
  }

  func write(to json: inout JSONText) { json.object { writeMembers(to: &$0) } }
}
