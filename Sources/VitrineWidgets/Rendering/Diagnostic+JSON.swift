package import VitrineGraphics

extension Diagnostic {
  package func write(to json: inout JSONText) {
    json.object { json in
      json.member("severity", "\(severity)")
      json.member("code", code)
      json.member("message", message)
      json.member("path", path)
    }
  }
}
