import VitrineGraphics

/// The outlines of SVG's basic shapes.
struct SVGShapes {
  /// The style of the shape, and the size that percentages are of, in user units.
  let style: SVGStyle
  let viewport: Size
  /// The most segments of an outline.
  let limit: Int

  static let names: Set<String> = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
  ]

  /// The outline of an element in user units, and what of it is not read. Empty for a shape without size, which is not
  /// drawn.
  func path(_ node: SVGNode) -> (path: Path, problem: String?) {
    switch node.name {
    case "path": data()
    case "rect": (rect(), nil)
    case "circle", "ellipse": (ellipse(node.name == "circle"), nil)
    case "line": line(node)
    default: polygon(node)
    }
  }

  private func data() -> (path: Path, problem: String?) {
    guard let text = style.own.geometry.d, !text.allSatisfy(\.isWhitespace) else {
      return (Path(), nil)
    }
    let (path, isWhole) = PathData.beginning(text, limit: limit)
    let isNear = path.points.allSatisfy {
      max($0.x.magnitude, $0.y.magnitude) <= SVGNumber.largest
    }
    guard isNear else { return (Path(), "the outline of <path> is too large") }
    return (path, isWhole ? nil : "the outline of <path> is not read to its end")
  }

  /// A length of the viewport's width; 0 where it is `auto`.
  private func across(_ length: SVGLength?) -> Double { length?.resolved(of: viewport.width) ?? 0 }
  private func down(_ length: SVGLength?) -> Double { length?.resolved(of: viewport.height) ?? 0 }

  private func rect() -> Path {
    let own = style.own.geometry
    let box = Rect(
      x: across(own.x), y: down(own.y), width: across(own.width), height: down(own.height))
    guard !box.isEmpty else { return Path() }
    // A radius that is not given is the other one.
    let rx = own.rx.map { across($0) } ?? down(own.ry)
    let ry = own.ry.map { down($0) } ?? across(own.rx)
    let radii = Size(min(rx, box.width / 2), min(ry, box.height / 2))
    guard radii.width > 0, radii.height > 0 else { return Path(rect: box) }
    return rounded(box, radii)
  }

  private func rounded(_ box: Rect, _ radii: Size) -> Path {
    let (rx, ry) = (radii.width, radii.height)
    let (x0, x1) = (box.minX + rx, box.maxX - rx)
    let (y0, y1) = (box.minY + ry, box.maxY - ry)
    let arc = "A\(rx) \(ry) 0 0 1"
    return PathData.outline(
      "M\(x0) \(box.minY)L\(x1) \(box.minY)\(arc) \(box.maxX) \(y0)L\(box.maxX) \(y1)"
        + "\(arc) \(x1) \(box.maxY)L\(x0) \(box.maxY)\(arc) \(box.minX) \(y1)"
        + "L\(box.minX) \(y0)\(arc) \(x0) \(box.minY)Z") ?? Path()
  }

  private func ellipse(_ isCircle: Bool) -> Path {
    let own = style.own.geometry
    let (rx, ry): (Double, Double)
    if isCircle {
      rx = own.r?.resolved(of: SVGViewport.diagonal(viewport)) ?? 0
      ry = rx
    } else {
      rx = own.rx.map { across($0) } ?? down(own.ry)
      ry = own.ry.map { down($0) } ?? across(own.rx)
    }
    guard rx > 0, ry > 0 else { return Path() }
    let (x, y) = (across(own.cx), down(own.cy))
    return Path(ellipseIn: Rect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
  }

  private func line(_ node: SVGNode) -> (path: Path, problem: String?) {
    var problem: String?
    func length(_ name: String, _ whole: Double) -> Double {
      guard let text = node.attributes[name] else { return 0 }
      let length = SVGLength(text, style.inherited.scale)
      if length == nil { problem = "'\(text)' is no value of '\(name)'" }
      return length?.resolved(of: whole) ?? 0
    }
    var path = Path()
    path.move(to: Point(length("x1", viewport.width), length("y1", viewport.height)))
    path.line(to: Point(length("x2", viewport.width), length("y2", viewport.height)))
    return (path, problem)
  }

  private func polygon(_ node: SVGNode) -> (path: Path, problem: String?) {
    let (numbers, isWhole) = SVGNumber.beginning((node.attributes["points"] ?? "")[...])
    var path = Path()
    // A single point is no line.
    for i in stride(from: 0, to: min(numbers.count, 2 * limit) - 1, by: 2) where numbers.count > 3 {
      let p = Point(numbers[i], numbers[i + 1])
      if i == 0 { path.move(to: p) } else { path.line(to: p) }
    }
    if node.name == "polygon" { path.close() }
    return (path, isWhole ? nil : "the points of <\(node.name)> are not read to their end")
  }
}
