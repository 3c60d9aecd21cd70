/// A relative address of a whole file (RFC 3986, 4.2).
struct SVGFileAddress {
  /// The path without escapes.
  let path: String

  /// - Throws: why no file beside the drawing is meant.
  init(_ address: String) throws(NeighbourProblem) {
    guard !address.hasPrefix("//"), !Self.hasScheme(address) else {
      throw NeighbourProblem("is no file beside this one")
    }
    guard !address.contains("#") else { throw NeighbourProblem("is a part of another file") }
    let path = address.prefix { $0 != "?" }
    guard !path.isEmpty else { throw NeighbourProblem("names no file") }
    self.path = String(decoding: SVGDataAddress.unescaped(path.utf8), as: UTF8.self)
  }

  /// Whether a scheme such as `https:` begins it (RFC 3986, 3.1).
  private static func hasScheme(_ address: String) -> Bool {
    guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    return address[..<colon].utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        true
      default: false
      }
    }
  }
}
