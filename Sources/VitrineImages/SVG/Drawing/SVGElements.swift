/// What the elements of SVG are to a still picture.
enum SVGElements {
  enum Kind {
    /// It shows something, or what is inside does.
    case drawn
    /// It shows nothing by itself; what refers to it does.
    case silent
    /// It changes a picture and is not drawn.
    case told
  }

  /// The elements of SVG 1.1 and 2 by their names.
  static let table: [String: Kind] = {
    var table: [String: Kind] = [:]
    for name in SVGShapes.names { table[name] = .drawn }
    for name in ["svg", "g", "a", "switch", "use", "image"] { table[name] = .drawn }
    for name in silent { table[name] = .silent }
    for name in told { table[name] = .told }
    return table
  }()

  private static let silent = [
    "defs", "symbol", "clipPath", "linearGradient", "radialGradient", "mask", "pattern", "marker",
    "stop",
    "style", "title", "desc", "metadata", "view", "cursor", "color-profile", "link",
    // Fonts and glyphs are of text, and filters are told of where they are referred to.
    "filter", "font", "font-face", "glyph", "missing-glyph", "hkern", "vkern", "altGlyphDef",
    // Changes of these values over time; a still picture shows the first.
    "mpath",
  ]

  private static let told = [
    "text", "tspan", "tref", "textPath", "altGlyph", "foreignObject", "script", "animate",
    "animateColor", "animateMotion", "animateTransform", "set", "discard", "audio", "video",
    "canvas", "iframe", "hatch", "mesh", "meshgradient", "solidcolor", "unknown",
  ]

  static func isDrawn(_ node: SVGNode) -> Bool { node.isSVG && table[node.name] == .drawn }

  /// What is said of an element that is met and not drawn; nil for what shows nothing anyway, as the notes of design
  /// programs in namespaces of their own.
  static func note(_ node: SVGNode) -> String? {
    guard node.isSVG else { return nil }
    switch table[node.name] {
    case .drawn, .silent: return nil
    case .told, nil: return "<\(node.name)> is not drawn"
    }
  }
}
