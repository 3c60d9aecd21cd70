/// Decides which requests are answered. Other programs of this machine and pages of other sites can reach the
/// port as well: what they lack is the token, and a name that leads here lacks the right host.
package struct PreviewGate: Sendable {
  /// A request that is answered.
  package enum Passage: Hashable, Sendable {
    case page, choices
    /// A job, in so many bytes.
    case pictures(length: Int)
    case version(after: Int)
  }

  /// The status of one that is not.
  package enum Refusal: Int, Error, Hashable {
    case malformed = 400
    case foreign = 403
    case unknown = 404
    case method = 405
    case noLength = 411
    case body = 413
    case target = 414
    case host = 421
    case head = 431
  }

  /// The most bytes of a path with its query.
  package static let targetLength = 256
  /// The most bytes of a job.
  package static let bodyLength = 1 << 16

  private let token: String
  private let port: UInt16

  package init(token: String, port: UInt16) {
    self.token = token
    self.port = port
  }

  /// The address of the page.
  package var address: String { "http://127.0.0.1:\(port)/\(token)/" }

  /// Returns what a request is for, or throws why it is refused.
  package func passage(of request: PreviewRequest) throws(Refusal) -> Passage {
    guard request.target.utf8.count <= Self.targetLength else { throw .target }
    // A foreign name that leads to this machine would make another site's page one of ours.
    guard let host = request.host, hosts.contains(host) else { throw .host }
    let prefix = "/\(token)/"
    guard isEqual(Array(request.target.utf8.prefix(prefix.utf8.count)), Array(prefix.utf8)) else {
      throw .unknown
    }
    let name = String(request.target.dropFirst(prefix.count))
    if let origin = request.origin, !hosts.contains(where: { origin == "http://" + $0 }) {
      throw .foreign
    }
    // The page itself may be opened from anywhere that has its address.
    if name != "", let site = request.site, site != "same-origin" { throw .foreign }
    let length = try length(of: request)
    guard request.method == (name == Self.job ? "POST" : "GET") else { throw .method }
    if name == Self.job {
      guard let length else { throw .noLength }
      guard length <= Self.bodyLength else { throw .body }
      return .pictures(length: length)
    }
    guard length ?? 0 == 0 else { throw .body }
    return try passage(named: name)
  }

  private static let job = "pictures"

  private func passage(named name: String) throws(Refusal) -> Passage {
    switch name {
    case "": return .page
    case "choices": return .choices
    default:
      let query = "version?after="
      guard name.hasPrefix(query) else { throw .unknown }
      guard let known = Int(name.dropFirst(query.count)) else { throw .malformed }
      return .version(after: known)
    }
  }

  /// Returns the announced bytes of the body; nil if there are none.
  private func length(of request: PreviewRequest) throws(Refusal) -> Int? {
    if request.isChunked { throw .noLength }
    guard let text = request.length else { return nil }
    guard let length = Int(text), length >= 0, text.utf8.allSatisfy({ (48...57).contains($0) })
    else { throw .malformed }
    return length
  }

  private var hosts: [String] {
    let names = ["127.0.0.1", "localhost"]
    // Browsers leave out the usual port.
    return names.map { "\($0):\(port)" } + (port == 80 ? names : [])
  }

  /// Compares all bytes whatever they are, so that the time does not tell how many are right.
  private func isEqual(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
