import VitrineGraphics

/// The result of a tool: texts, which hold JSON, and pictures.
struct AgentReply {
  private enum Part {
    case text(String)
    case picture([UInt8])
  }

  private var parts: [Part] = []
  /// Whether the tool could not do what it was asked for.
  private var isError = false

  init() {}

  /// A reply that says why the tool could not do it, so that an agent can mend its call.
  init(_ error: JobError) {
    isError = true
    var json = JSONText()
    json.object { json in
      json.member("code", error.code.rawValue)
      json.member("message", error.message)
      if let nearest = error.nearest { json.member("nearest", nearest) }
    }
    add(json)
  }

  mutating func add(_ json: JSONText) { parts.append(.text(json.text)) }
  mutating func add(picture: [UInt8]) { parts.append(.picture(picture)) }

  /// The result of `tools/call`.
  var text: String {
    var json = JSONText()
    json.object { json in
      json.key("content")
      json.array(parts) { json, part in
        json.object { json in
          switch part {
          case .text(let text):
            json.member("type", "text")
            json.member("text", text)
          case .picture(let bytes):
            json.member("type", "image")
            json.key("data")
            json.raw(JobAnswer.base64(bytes))
            json.member("mimeType", "image/png")
          }
        }
      }
      json.member("isError", isError)
    }
    return json.text
  }
}
