/// Which properties may be attributes of which elements.
enum SVGPresentation {
  private static let boxes: Set<String> = [
    "svg", "rect", "image", "foreignObject", "use", "symbol",
  ]

  /// The elements that have a property of geometry as an attribute (SVG 2, 8.15 and 10); elsewhere an attribute of that
  /// name is none.
  private static let elements: [String: Set<String>] = [
    "x": boxes, "y": boxes, "width": boxes, "height": boxes, "rx": ["rect", "ellipse"],
    "ry": ["rect", "ellipse"], "cx": ["circle", "ellipse"], "cy": ["circle", "ellipse"],
    "r": ["circle"], "d": ["path"],
    // Those that are none anywhere, as attributes of these names say something else, or nothing.
    "transform": [], "clip": ["svg"], "rotate": [], "scale": [], "translate": [], "offset": [],
    "src": [], "marker": [], "background": [], "all": [], "inset": [], "animation": [], "zoom": [],
    "top": [],
    "left": [], "right": [], "bottom": [], "isolation": [], "mix-blend-mode": [],
    "background-color": [], "transform-box": [], "perspective": [], "object-fit": [],
  ]

  /// The elements whose `transform` is none, as they stand nowhere themselves.
  private static let unmoved: Set<String> = [
    "linearGradient", "radialGradient", "pattern", "stop", "marker", "mask",
  ]

  /// The elements that show nothing outside their viewports unless they are told to.
  static let clipped: Set<String> = ["svg", "symbol", "marker", "pattern", "image"]

  static func isAttribute(_ name: String, _ node: SVGNode) -> Bool {
    if name == "transform" { return !unmoved.contains(node.name) }
    guard SVGProperties.table[name] != nil else { return false }
    return elements[name].map { $0.contains(node.name) } ?? true
  }
}
