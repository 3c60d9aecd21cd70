/// What the elements of SVG are to a still picture.
enum SVGElements {
  /// The elements that show something, or whose children do.
  private static let drawn: Set<String> = SVGShapes.names.union(["svg", "g", "a", "switch", "use"])

  /// The elements that show nothing by themselves.
  static let silent: Set<String> = [
    "defs", "symbol", "clipPath", "linearGradient", "radialGradient", "style", "title", "desc",
    "metadata", "stop", "view",
    // These are noted where they are referred to.
    "filter", "mask", "pattern", "marker",
  ]

  static func isDrawn(_ node: SVGNode) -> Bool { drawn.contains(node.name) }

  /// What is said of an element that is met and not drawn; nil for what shows nothing anyway, as the notes of design
  /// programs in namespaces of their own.
  static func note(_ node: SVGNode) -> String? {
    guard !isDrawn(node), !silent.contains(node.name), !node.name.contains(":") else { return nil }
    return "<\(node.name)> is not drawn"
  }
}
