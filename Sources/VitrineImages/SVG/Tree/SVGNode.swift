/// An element of an SVG file with what attributes and styles say of it.
struct SVGNode {
  /// The name without a prefix.
  var name: String
  /// Whether it is of SVG's own namespace; others show nothing.
  var isSVG: Bool
  /// Attributes by their names, those of XLink as `xlink:…`.
  var attributes: [String: String]
  /// What is declared of each property, by rising precedence.
  var declared: [String: [String]] = [:]
  /// The element around it, and its place among those inside that; nil for the root.
  var parent: Int?
  var place = 0
  /// Indices of the elements inside, in order.
  var children: [Int] = []
  /// Byte of the start tag, for messages.
  var offset: Int

  /// The most classes of an element.
  private static let mostClasses = 32

  /// The names in the attribute `class`.
  private(set) var classes: [Substring] = []

  init(name: String, isSVG: Bool, attributes: [String: String], offset: Int) {
    self.name = name
    self.isSVG = isSVG
    self.attributes = attributes
    self.offset = offset
    if let names = attributes["class"] {
      classes = Array(names.split(whereSeparator: \.isWhitespace).prefix(Self.mostClasses))
    }
  }

  /// The address of `href`, or of `xlink:href` where there is no other.
  var address: String? {
    (attributes["href"] ?? attributes["xlink:href"]).map { String($0[...].trimmed) }
  }

  /// The identifier that the address names; nil for none, and for other files.
  var reference: String? {
    address.flatMap { $0.hasPrefix("#") ? String($0.dropFirst()) : nil }
  }
}
