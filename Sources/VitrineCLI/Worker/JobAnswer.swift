import Vitrine
import VitrineGoldens
import VitrineGraphics
import VitrineImages

/// The answer to a job, one line of JSON.
struct JobAnswer {
  struct Picture {
    /// The name that `render` gives the picture.
    var name: String
    /// The file that it was written to; nil for a picture inside the answer.
    var file: String?
    var bytes: [UInt8]
    var width: Int
    var height: Int
    var diagnostics: [Diagnostic]
    var milliseconds: Double
  }

  /// The job's own id as JSON; nil if it has none.
  var id: String?
  /// The number of the job's line, from 1.
  var line: Int
  var pictures: [Picture] = []
  /// Pictures left out because a device or system has no such widget.
  var skipped = 0
  /// Why the job is not done.
  var error: JobError?

  var text: String {
    var json = JSONText()
    json.object { json in
      if let id {
        json.key("id")
        json.raw(id)
      }
      if id == nil || error != nil { json.member("line", line) }
      if let error {
        json.key("error")
        Self.write(error, to: &json)
      } else {
        json.key("pictures")
        json.array(pictures) { Self.write($1, to: &$0) }
        if skipped > 0 { json.member("skipped", skipped) }
      }
    }
    return json.text
  }

  private static func write(_ error: JobError, to json: inout JSONText) {
    json.object { json in
      json.member("code", error.code.rawValue)
      json.member("message", error.message)
      if let nearest = error.nearest { json.member("nearest", nearest) }
    }
  }

  private static func write(_ picture: Picture, to json: inout JSONText) {
    json.object { json in
      json.member("name", picture.name)
      if let file = picture.file {
        json.member("file", file)
      } else {
        json.key("png")
        json.raw(Self.base64(picture.bytes))
      }
      json.member("width", picture.width)
      json.member("height", picture.height)
      json.member("bytes", picture.bytes.count)
      json.member("sha256", SHA256.hash(picture.bytes).description)
      json.key("diagnostics")
      json.array { json in for diagnostic in picture.diagnostics { diagnostic.write(to: &json) } }
      json.member("ms", picture.milliseconds)
    }
  }

  /// Returns bytes as a JSON string of base64.
  static func base64(_ bytes: [UInt8]) -> String {
    var text = [UInt8(ascii: "\"")]
    Base64.append(bytes, to: &text)
    text.append(UInt8(ascii: "\""))
    return String(decoding: text, as: UTF8.self)
  }
}
