/// An answer with the headers that keep it to this page.
struct PreviewResponse {
  private let status: Int
  private var headers = [
    "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
    "Cross-Origin-Resource-Policy: same-origin", "Cross-Origin-Opener-Policy: same-origin",
    "Referrer-Policy: no-referrer",
  ]
  private let body: [UInt8]

  /// An answer without content.
  ///
  /// - Parameter isLast: whether the connection is closed after it.
  init(status: Int, isLast: Bool) {
    self.status = status
    body = []
    if isLast { headers.append("Connection: close") }
  }

  init(json: String) {
    status = 200
    body = Array(json.utf8)
    headers.append("Content-Type: application/json")
  }

  /// The page, which runs scripts with its mark alone, asks this server alone, and stands in no other page.
  init(page: String, nonce: String) {
    status = 200
    body = Array(page.utf8)
    headers += [
      "Content-Type: text/html; charset=utf-8",
      "Content-Security-Policy: default-src 'none'; script-src 'nonce-\(nonce)'; "
        + "style-src 'nonce-\(nonce)'; img-src data:; connect-src 'self'; base-uri 'none'; "
        + "form-action 'none'; frame-ancestors 'none'",
    ]
  }

  /// The bytes that are sent. No answer is in pieces, so that one write carries it.
  var bytes: [UInt8] {
    let lines =
      ["HTTP/1.1 \(status) \(status == 200 ? "OK" : "Refused")"] + headers
      + ["Content-Length: \(body.count)", "", ""]
    return Array(lines.joined(separator: "\r\n").utf8) + body
  }
}
