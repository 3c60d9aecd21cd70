/// Reads the requests of a connection, one after the other, each within limits.
package struct RequestReader {
  private let connection: LoopbackConnection
  private var buffer: [UInt8] = []

  /// The most bytes of a request before its body.
  package static let headLength = 1 << 14

  init(_ connection: LoopbackConnection) { self.connection = connection }

  /// Returns the head of the next request; nil at the end of the connection.
  mutating func head() throws(PreviewGate.Refusal) -> PreviewRequest? {
    while true {
      if let end = Self.end(of: buffer) {
        let head = buffer[..<end]
        buffer.removeFirst(end + Self.emptyLine.count)
        return try PreviewRequest(head: Array(head))
      }
      guard buffer.count <= Self.headLength else { throw .head }
      let more = connection.read()
      if more.isEmpty { return nil }
      buffer += more
    }
  }

  /// Returns the body that follows a head; nil if it does not come.
  mutating func body(_ length: Int) -> [UInt8]? {
    while buffer.count < length {
      let more = connection.read()
      if more.isEmpty { return nil }
      buffer += more
    }
    let body = Array(buffer[..<length])
    buffer.removeFirst(length)
    return body
  }

  private static let emptyLine = Array("\r\n\r\n".utf8)

  private static func end(of bytes: [UInt8]) -> Int? {
    guard bytes.count >= emptyLine.count else { return nil }
    let last = min(bytes.count - emptyLine.count, headLength)
    return (0...last).first { bytes[$0...].starts(with: emptyLine) }
  }
}

extension PreviewRequest {
  /// Parses a request line and headers.
  package init(head: [UInt8]) throws(PreviewGate.Refusal) {
    let lines = String(decoding: head, as: UTF8.self)
      .split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else {
      throw .malformed
    }
    self.init(method: String(words[0]), target: String(words[1]), host: nil)
    var seen: Set<String> = []
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else { throw .malformed }
      let name = line[..<colon].lowercased()
      let value = Self.trimmed(line[line.index(after: colon)...])
      // What counts must be said once: of two, another reader could believe the other.
      let isKnown = set(name, value)
      guard !isKnown || seen.insert(name).inserted else { throw .malformed }
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text)
  }

  /// Takes a header; returns false for one that does not matter.
  private mutating func set(_ name: String, _ value: String) -> Bool {
    switch name {
    case "host": host = value
    case "origin": origin = value
    case "sec-fetch-site": site = value
    case "content-length": length = value
    case "transfer-encoding": isChunked = true
    default: return false
    }
    return true
  }
}
