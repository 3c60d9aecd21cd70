/// A request of `vitrine preview` or `vitrine gallery` to the program of a widget bundle: a line of JSON behind a
/// mark. The answer is a line of JSON and the bytes of its parts.
package struct BundleRequest: Codable, Sendable {
  /// Another widget of the bundle on the same screen.
  package struct Companion: Codable, Sendable {
    package var kind: String
    package var family: String?

    package init(kind: String, family: String?) {
      (self.kind, self.family) = (kind, family)
    }
  }

  /// The flags of the picture, as the program takes them at its command line.
  package var arguments: [String]
  /// The pixels per point, in place of those of the flags, which are whole.
  package var scale: Double?
  package var companions: [Companion] = []

  package init(arguments: [String], scale: Double? = nil, companions: [Companion] = []) {
    (self.arguments, self.scale, self.companions) = (arguments, scale, companions)
  }

  /// The seconds that a provider has for a timeline of which only the number of entries is wanted.
  package static let countingSeconds = 5.0
  /// The version of requests and answers; both sides must have the same.
  package static let version = 1
  /// The byte before a request for the widgets that there are.
  package static let list = UInt8(ascii: "?")
  /// The byte before a request for pictures alone.
  package static let draw = UInt8(ascii: "!")
  /// The byte before a request for pictures with all that a page shows of them.
  package static let show = UInt8(ascii: "+")
}
