import Testing
import VitrinePreview

/// Who gets an answer, and who does not.
@Suite struct PreviewGateTests {
  private typealias Refusal = PreviewGate.Refusal
  private static let token = "0123456789abcdef0123456789abcdef"
  private let gate = PreviewGate(token: token, port: 8123)

  private func request(
    _ name: String = "choices", host: String? = "127.0.0.1:8123"
  ) -> PreviewRequest {
    PreviewRequest(target: "/\(Self.token)/\(name)", host: host)
  }

  private func refusal(of request: PreviewRequest) -> PreviewGate.Refusal? {
    do throws(PreviewGate.Refusal) {
      _ = try gate.passage(of: request)
      return nil
    } catch { return error }
  }

  @Test func pageHasFourAddresses() throws {
    #expect(gate.address == "http://127.0.0.1:8123/\(Self.token)/")
    #expect(try gate.passage(of: request("")) == .page)
    #expect(try gate.passage(of: request("choices")) == .choices)
    #expect(try gate.passage(of: request("version?after=7")) == .version(after: 7))
    var job = request("pictures", host: "localhost:8123")
    (job.method, job.length) = ("POST", "20")
    #expect(try gate.passage(of: job) == .pictures(length: 20))
  }

  @Test(arguments: [
    "/", "/choices", "", "/0123456789abcdef0123456789abcdeF/choices",
    "/0123456789abcdef0123456789abcde/choices", "//\(token)/choices", "/../\(token)/choices",
  ])
  func withoutTokenThereIsNothing(target: String) {
    #expect(
      refusal(of: PreviewRequest(target: target, host: "127.0.0.1:8123")) == .unknown, "\(target)")
  }

  /// No name is a path: what is not one of the four is nothing.
  @Test(arguments: [
    "../../etc/passwd", "%2e%2e/%2e%2e/etc/passwd", "Weather.json", "choices/", "choices?x=1",
    "pictures/../choices", "version", "\\..\\secret",
  ])
  func noPathLeadsToAFile(name: String) {
    #expect(refusal(of: request(name)) == .unknown, "\(name)")
  }

  /// A name that is made to lead to this machine has a host of its own.
  @Test(arguments: [
    nil, "", "evil.example", "evil.example:8123", "127.0.0.1", "127.0.0.1:80", "127.0.0.2:8123",
    "localhost:8123.evil.example", "[::1]:8123", "0.0.0.0:8123",
  ])
  func foreignHostIsRefused(host: String?) {
    #expect(refusal(of: request(host: host)) == .host, "\(host ?? "none")")
  }

  @Test func otherSitesAreRefused() {
    var other = request()
    other.origin = "https://evil.example"
    #expect(refusal(of: other) == .foreign)
    other.origin = "null"
    #expect(refusal(of: other) == .foreign)
    other.origin = "http://127.0.0.1:8123"
    #expect(refusal(of: other) == nil)
    for site in ["cross-site", "same-site", "none"] {
      other.site = site
      #expect(refusal(of: other) == .foreign, "\(site)")
    }
    other.site = "same-origin"
    #expect(refusal(of: other) == nil)
  }

  @Test func methodsAndBodiesHaveLimits() {
    var job = request("pictures")
    #expect(refusal(of: job) == .method)
    job.method = "POST"
    #expect(refusal(of: job) == .noLength)
    for (length, expected) in [
      ("\(PreviewGate.bodyLength)", nil), ("\(PreviewGate.bodyLength + 1)", Refusal.body),
      ("99999999999999999999", .malformed), ("-1", .malformed), ("+5", .malformed),
      ("x", .malformed),
    ] {
      job.length = length
      #expect(refusal(of: job) == expected, "\(length)")
    }
    job.isChunked = true
    #expect(refusal(of: job) == .noLength)
    var page = request("")
    page.length = "1"
    #expect(refusal(of: page) == .body)
    page.length = nil
    page.method = "HEAD"
    #expect(refusal(of: page) == .method)
    #expect(refusal(of: request("version?after=x")) == .malformed)
    #expect(refusal(of: request(String(repeating: "a", count: 256))) == .target)
  }

  @Test func headsAreParsedStrictly() throws {
    let head = try PreviewRequest(
      head: Array("GET /x HTTP/1.1\r\nHost:  a:1 \r\nAccept: */*\r\nSEC-FETCH-SITE: none".utf8))
    #expect(
      head == PreviewRequest(target: "/x", host: "a:1", site: "none"))
    for text in [
      "", "GET /x", "GET  /x HTTP/1.1", "GET /x HTTP/2", "GET /x HTTP/1.1\r\nHost",
      "GET /x HTTP/1.1\r\n: a", "GET /x HTTP/1.1\r\nHost: a\r\nhost: b",
      "GET /x HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2",
    ] {
      #expect(throws: PreviewGate.Refusal.malformed) {
        try PreviewRequest(head: Array(text.utf8))
      }
    }
  }

  @Test func tokensDifferAndAreLong() {
    let tokens = (0..<100).map { _ in PreviewToken.make() }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }
}
