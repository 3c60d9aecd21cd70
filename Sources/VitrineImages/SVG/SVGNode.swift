/// An element of an SVG file with the properties that attributes and styles give it.
struct SVGNode {
  /// The name without the prefix of SVG's namespace; with its prefix for elements of other namespaces.
  var name: String
  var attributes: [String: String]
  /// Presentation attributes, then rules of style sheets, then the `style` attribute.
  var properties: [String: String] = [:]
  /// Indices of the elements inside, in order.
  var children: [Int] = []
  /// The first stops among the children of a gradient.
  var stops: [Int] = []
  /// Byte of the start tag, for messages.
  var offset: Int

  /// The identifier that `href` or `xlink:href` refers to; nil for none, and for other files.
  var reference: String? {
    (attributes["href"] ?? attributes["xlink:href"]).flatMap {
      $0.hasPrefix("#") ? String($0.dropFirst()) : nil
    }
  }
}
