/// The head of a request, before its body is read.
package struct PreviewRequest: Hashable, Sendable {
  package var method: String
  /// The path and the query as they were sent.
  package var target: String
  package var host: String?
  /// The page that sends it, as far as a browser says so.
  package var origin: String?
  /// The relation of that page to this server, by the words of `Sec-Fetch-Site`.
  package var site: String?
  /// The bytes of the body as announced; nil without an announcement.
  package var length: String?
  /// Whether the body comes in pieces of unknown number.
  package var isChunked = false

  package init(
    method: String = "GET", target: String, host: String?, origin: String? = nil,
    site: String? = nil, length: String? = nil
  ) {
    self.method = method
    self.target = target
    self.host = host
    self.origin = origin
    self.site = site
    self.length = length
  }
}
