import VitrineGraphics

/// A corner of an outline with the directions in which it comes and goes.
struct SVGVertex {
  var point: Point
  /// Unit vectors; nil where there is no segment, or one without a length.
  var arrives: Point?
  var leaves: Point?

  /// The direction halfway between both, or the only one; to the right where there is none.
  var direction: Point {
    guard let arrives, let leaves else { return arrives ?? leaves ?? Point(1, 0) }
    let sum = arrives + leaves
    // A line that turns back has its marker across.
    return sum.unit ?? Point(-arrives.y, arrives.x)
  }

  /// The corners of an outline, in order.
  /// - Parameter closesByLine: whether the line that closes a subpath has a corner of its own at its end.
  static func all(_ path: Path, closesByLine: Bool) -> [SVGVertex] {
    var vertices: [SVGVertex] = []
    var start = 0
    var pen = Point.zero
    path.forEachSegment { verb, points in
      let p = Array(points)
      switch verb {
      case .move:
        start = vertices.count
        vertices.append(SVGVertex(point: p[0]))
      case .line: append(&vertices, p[0], [pen, p[0]])
      case .quad: append(&vertices, p[1], [pen, p[0], p[1]])
      case .cubic: append(&vertices, p[2], [pen, p[0], p[1], p[2]])
      case .close:
        guard vertices.indices.contains(start) else { return }
        let first = vertices[start]
        if !closesByLine, (first.point - pen).unit == nil { vertices.removeLast() }
        append(&vertices, first.point, [pen, first.point])
        // The corner where a closed line ends is that where it begins.
        vertices[start].arrives = vertices[vertices.count - 1].arrives
        vertices[vertices.count - 1].leaves = first.leaves
      }
      pen = vertices.last?.point ?? .zero
    }
    return vertices
  }

  /// Adds the end of a segment with these points of control.
  private static func append(_ vertices: inout [SVGVertex], _ end: Point, _ controls: [Point]) {
    let from = controls[0]
    let leaves = controls.dropFirst().lazy.compactMap { ($0 - from).unit }.first
    let arrives = controls.dropLast().reversed().lazy.compactMap { (end - $0).unit }.first
    // A segment without a length goes on in the direction of the one before.
    let before = vertices.last?.arrives
    if let last = vertices.indices.last { vertices[last].leaves = leaves ?? before }
    vertices.append(SVGVertex(point: end, arrives: arrives ?? before))
  }
}

extension Point {
  /// The vector of length 1 in the same direction; nil for one without a length.
  var unit: Point? {
    let length = norm
    return length > 1e-9 ? self * (1 / length) : nil
  }
}
