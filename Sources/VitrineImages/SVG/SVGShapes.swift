import VitrineGraphics

/// The outlines of SVG's basic shapes.
struct SVGShapes {
  /// The size that percentages are of, in user units.
  let viewport: Size
  /// The most segments of an outline.
  let limit: Int

  static let names: Set<String> = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
  ]

  /// The outline of an element in user units; nil where an attribute is no length or no path data. Empty for a shape
  /// without size, which is not drawn.
  func path(_ node: SVGNode) -> Path? {
    switch node.name {
    case "path": return node.attributes["d"].map { data($0) } ?? Path()
    case "rect": return rect(node)
    case "circle", "ellipse": return ellipse(node)
    case "line": return line(node)
    default: return polygon(node, isClosed: node.name == "polygon")
    }
  }

  private func data(_ text: String) -> Path? {
    text.allSatisfy(\.isWhitespace) || text == "none" ? Path() : bounded(text)
  }

  private func bounded(_ data: String) -> Path? {
    PathData.outline(data, limit: limit).flatMap { path in
      let isNear = path.points.allSatisfy {
        max($0.x.magnitude, $0.y.magnitude) <= SVGNumber.largest
      }
      return isNear ? path : nil
    }
  }

  /// A length of the viewport's width, height or diagonal; 0 where it is not given.
  private func length(_ node: SVGNode, _ name: String, of whole: Double) -> Double? {
    guard let text = node.attributes[name] else { return 0 }
    return SVGNumber.length(text, of: whole)
  }

  private func rect(_ node: SVGNode) -> Path? {
    guard let x = length(node, "x", of: viewport.width),
      let y = length(node, "y", of: viewport.height),
      let width = length(node, "width", of: viewport.width),
      let height = length(node, "height", of: viewport.height),
      let rx = length(node, "rx", of: viewport.width),
      let ry = length(node, "ry", of: viewport.height)
    else { return nil }
    guard width > 0, height > 0 else { return Path() }
    func given(_ name: String) -> Bool { node.attributes[name].map { $0 != "auto" } ?? false }
    // A radius that is not given is the other one.
    let radii = Size(
      min(max(given("rx") ? rx : ry, 0), width / 2), min(max(given("ry") ? ry : rx, 0), height / 2))
    let box = Rect(x: x, y: y, width: width, height: height)
    guard radii.width > 0, radii.height > 0 else { return Path(rect: box) }
    return rounded(box, radii)
  }

  private func rounded(_ box: Rect, _ radii: Size) -> Path? {
    let (rx, ry) = (radii.width, radii.height)
    let (x0, x1) = (box.minX + rx, box.maxX - rx)
    let (y0, y1) = (box.minY + ry, box.maxY - ry)
    let arc = "A\(rx) \(ry) 0 0 1"
    return PathData.outline(
      "M\(x0) \(box.minY)L\(x1) \(box.minY)\(arc) \(box.maxX) \(y0)L\(box.maxX) \(y1)"
        + "\(arc) \(x1) \(box.maxY)L\(x0) \(box.maxY)\(arc) \(box.minX) \(y1)"
        + "L\(box.minX) \(y0)\(arc) \(x0) \(box.minY)Z")
  }

  private func ellipse(_ node: SVGNode) -> Path? {
    let diagonal = SVGViewport.diagonal(viewport)
    let isCircle = node.name == "circle"
    guard let x = length(node, "cx", of: viewport.width),
      let y = length(node, "cy", of: viewport.height),
      let rx = length(node, isCircle ? "r" : "rx", of: isCircle ? diagonal : viewport.width),
      let ry = length(node, isCircle ? "r" : "ry", of: isCircle ? diagonal : viewport.height)
    else { return nil }
    guard rx > 0, ry > 0 else { return Path() }
    return Path(ellipseIn: Rect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
  }

  private func line(_ node: SVGNode) -> Path? {
    guard let x1 = length(node, "x1", of: viewport.width),
      let y1 = length(node, "y1", of: viewport.height),
      let x2 = length(node, "x2", of: viewport.width),
      let y2 = length(node, "y2", of: viewport.height)
    else { return nil }
    var path = Path()
    path.move(to: Point(x1, y1))
    path.line(to: Point(x2, y2))
    return path
  }

  private func polygon(_ node: SVGNode, isClosed: Bool) -> Path? {
    guard let numbers = SVGNumber.list((node.attributes["points"] ?? "")[...]),
      numbers.count / 2 <= limit
    else { return nil }
    var path = Path()
    for i in stride(from: 0, to: numbers.count - 1, by: 2) {
      let p = Point(numbers[i], numbers[i + 1])
      if i == 0 { path.move(to: p) } else { path.line(to: p) }
    }
    if isClosed { path.close() }
    return path
  }
}
