import Foundation
import Testing
import VitrinePreview

/// The server as other programs of the machine meet it: bytes over a socket.
@Suite(.timeLimit(.minutes(60))) struct PreviewServerTests {
  private struct Fake: PreviewSource {
    func choices() -> String { #"{"documents":[]}"# }
    func pictures(of job: [UInt8]) -> String { "[\(job.count)]" }
    func version(after known: Int) -> Int { known + 1 }
  }

  private let port: UInt16
  private let token: String

  init() throws {
    let server = try PreviewServer(Fake(), port: 0)
    let parts = server.address.split(separator: "/")
    port = try #require(UInt16(parts[1].split(separator: ":")[1]))
    token = String(parts[2])
    Thread.detachNewThread { server.run() }
  }

  private var host: String { "Host: 127.0.0.1:\(port)\r\n" }

  /// Opens a connection, which the caller closes.
  private func connection() throws -> Int32 {
    let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr = in_addr(s_addr: UInt32(0x7f00_0001).bigEndian)
    let isConnected = unsafe withUnsafePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    try #require(isConnected)
    return file
  }

  private func write(_ text: String, to file: Int32) {
    let bytes = Array(text.utf8)
    _ = unsafe bytes.withUnsafeBytes {
      unsafe send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
  }

  /// Sends bytes and returns what comes until the server closes, or until the answer is whole.
  private func exchange(_ text: String) throws -> String {
    let file = try connection()
    defer { close(file) }
    write(text, to: file)
    shutdown(file, Int32(SHUT_WR))
    return answer(file)
  }

  private func answer(_ file: Int32) -> String {
    var answer: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe block.withUnsafeMutableBytes {
        unsafe recv(file, $0.baseAddress, $0.count, 0)
      }
      if count <= 0 { break }
      answer += block[..<count]
    }
    return String(decoding: answer, as: UTF8.self)
  }

  private func status(_ text: String) throws -> Int? {
    Int(try exchange(text).dropFirst("HTTP/1.1 ".count).prefix(3))
  }

  @Test func answersWhoKnowsTheToken() throws {
    let page = try exchange("GET /\(token)/ HTTP/1.1\r\n\(host)\r\n")
    #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n"))
    for header in [
      "Content-Security-Policy: default-src 'none'; ", "connect-src 'self'",
      "frame-ancestors 'none'",
      "X-Content-Type-Options: nosniff", "Cross-Origin-Resource-Policy: same-origin",
      "Referrer-Policy: no-referrer", "Cache-Control: no-store",
    ] { #expect(page.contains(header), "\(header)") }
    // The page itself names no other machine.
    let addresses = page.components(separatedBy: "http").dropFirst().filter { $0.contains("://") }
    #expect(addresses.allSatisfy { $0.hasPrefix("://www.w3.org/2000/svg'") })
    #expect(
      try exchange("GET /\(token)/choices HTTP/1.1\r\n\(host)\r\n")
        .hasSuffix("\r\n\r\n{\"documents\":[]}"))
    #expect(
      try exchange("GET /\(token)/version?after=4 HTTP/1.1\r\n\(host)\r\n").hasSuffix("\r\n\r\n5"))
  }

  /// Several requests of one connection, the body of one in the same bytes.
  @Test func connectionsCarrySeveralRequests() throws {
    let job = "POST /\(token)/pictures HTTP/1.1\r\n\(host)Content-Length: 4\r\n\r\n{  }"
    let answer = try exchange(job + job + "GET /\(token)/choices HTTP/1.1\r\n\(host)\r\n")
    #expect(answer.components(separatedBy: "HTTP/1.1 200 OK").count == 4)
    #expect(answer.contains("\r\n\r\n[4]HTTP/1.1"))
  }

  @Test func refusesEverythingElse() throws {
    let ours = "GET /\(token)/choices HTTP/1.1\r\n"
    #expect(try status("GET / HTTP/1.1\r\n\(host)\r\n") == 404)
    #expect(try status("GET /\(token)/../../etc/passwd HTTP/1.1\r\n\(host)\r\n") == 404)
    #expect(try status(ours + "Host: evil.example:\(port)\r\n\r\n") == 421)
    #expect(try status(ours + "\r\n") == 421)
    #expect(try status(ours + host + "Origin: https://evil.example\r\n\r\n") == 403)
    #expect(try status(ours + host + "Sec-Fetch-Site: cross-site\r\n\r\n") == 403)
    #expect(try status("OPTIONS /\(token)/pictures HTTP/1.1\r\n\(host)\r\n") == 405)
    #expect(try status("hello\r\n\r\n") == 400)
    let long = String(repeating: "a", count: 1 << 15)
    #expect(try status("GET /\(long) HTTP/1.1\r\n\(host)\r\n") == 431)
    #expect(try status("GET /\(long.prefix(999)) HTTP/1.1\r\n\(host)\r\n") == 414)
    let job = "POST /\(token)/pictures HTTP/1.1\r\n\(host)"
    #expect(try status(job + "Content-Length: 65537\r\n\r\n") == 413)
    #expect(try status(job + "Transfer-Encoding: chunked\r\n\r\n") == 411)
    // A body that does not come is no request.
    #expect(try exchange(job + "Content-Length: 9\r\n\r\n{").isEmpty)
  }

  private var head: String { "GET /\(token)/choices HTTP/1.1\r\n\(host)" }

  /// A connection that has shown the token, and stays open.
  private func known() throws -> Int32 {
    let file = try connection()
    write(head + "\r\n", to: file)
    var answer: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while !answer.ends(with: "{\"documents\":[]}".utf8) {
      let count = unsafe block.withUnsafeMutableBytes {
        unsafe recv(file, $0.baseAddress, $0.count, 0)
      }
      try #require(count > 0)
      answer += block[..<count]
    }
    return file
  }

  /// Any program of the machine can connect and stay silent: the first one gives way to whoever comes.
  @Test func strangersKeepNobodyOut() throws {
    let silent = try (0..<PreviewServer.mostConnections + 2).map { _ in try connection() }
    #expect(try exchange(head + "\r\n").hasPrefix("HTTP/1.1 200"))
    // Two for those beyond the limit, and one for the page.
    for file in silent[..<3] { #expect(answer(file).isEmpty) }
    // A client that sends its head byte by byte keeps nobody waiting, and is answered.
    let slow = try connection()
    for byte in head.prefix(20) { write(String(byte), to: slow) }
    for file in silent { close(file) }
    #expect(try exchange(head + "\r\n").hasPrefix("HTTP/1.1 200"))
    write(String(head.dropFirst(20)) + "\r\n", to: slow)
    shutdown(slow, Int32(SHUT_WR))
    #expect(answer(slow).hasSuffix("{\"documents\":[]}"))
    close(slow)
  }

  /// Connections over the limit are closed without an answer where all others know the token, and once one ends there
  /// is room again.
  @Test func connectionsHaveALimit() throws {
    var open = try (0..<PreviewServer.mostConnections).map { _ in try known() }
    #expect(try exchange(head + "\r\n").isEmpty)
    close(open.removeFirst())
    // The server hears of it in its own time.
    while try !exchange(head + "\r\n").hasPrefix("HTTP/1.1 200") { usleep(1000) }
    for file in open { close(file) }
  }

  @Test func aPortIsHadOnce() throws {
    #expect(throws: PreviewServer.PortRefusal.self) { try PreviewServer(Fake(), port: port) }
  }
}

extension [UInt8] {
  fileprivate func ends(with bytes: some Collection<UInt8>) -> Bool {
    suffix(bytes.count).elementsEqual(bytes)
  }
}
