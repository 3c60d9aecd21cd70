import VitrineGraphics
import VitrineLayout
import VitrineViews

/// The intersection of outlines on the canvas.
struct HitArea: Hashable, Sendable {
  struct Outline: Hashable, Sendable {
    /// The path in canvas points.
    var path: GraphicsPath
    var rule: FillRule
  }

  var outlines: [Outline]

  func contains(_ point: Point) -> Bool {
    outlines.allSatisfy { $0.path.contains(point, rule: $0.rule) }
  }
}

/// A clip outline with the corners of its bounding box.
struct HitClip {
  var outline: HitArea.Outline
  var quad: ConvexPolygon

  init(_ clip: PlacedClip) {
    outline = HitArea.Outline(path: clip.path, rule: clip.rule)
    var box = clip.bounds
    if case .path(let path) = clip.geometry { box = path.controlBounds }
    quad = ConvexPolygon(corners: box, clip.place, clip.projection)
  }
}

/// The corners of a convex polygon, in order around it.
struct ConvexPolygon: Hashable, Sendable {
  var points: [Point]

  /// Creates the image of a rectangle, clockwise from its top left corner; what lies behind the eye of the projection
  /// that follows the map is cut off.
  init(corners r: Rect, _ map: Affine, _ projection: Projection?) {
    let corners = [
      Point(r.minX, r.minY), Point(r.maxX, r.minY), Point(r.maxX, r.maxY), Point(r.minX, r.maxY),
    ].map(map.apply)
    points = projection?.image(of: corners) ?? corners
  }

  private init(_ points: [Point]) { self.points = points }

  /// The area in square points, positive if the corners run clockwise on the page.
  var signedArea: Double {
    var sum = 0.0
    for (i, p) in points.enumerated() {
      let q = points[(i + 1) % points.count]
      sum += p.x * q.y - q.x * p.y
    }
    return sum / 2
  }

  /// The bounding box.
  var bounds: Rect {
    guard let first = points.first else { return .zero }
    var (x0, y0, x1, y1) = (first.x, first.y, first.x, first.y)
    for p in points {
      (x0, y0, x1, y1) = (min(x0, p.x), min(y0, p.y), max(x1, p.x), max(y1, p.y))
    }
    return Rect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }

  /// The intersection with another polygon, clipped along each of its edges (Sutherland and Hodgman).
  func intersection(_ other: ConvexPolygon) -> ConvexPolygon {
    let area = other.signedArea
    guard area != 0, area.isFinite else { return ConvexPolygon([]) }
    var result = points
    for (i, a) in other.points.enumerated() where !result.isEmpty {
      let b = other.points[(i + 1) % other.points.count]
      result = ConvexPolygon.cut(result, a, b, keepsLeft: area < 0)
    }
    return ConvexPolygon(result)
  }

  /// Returns the part on the inner side of the line through two points.
  private static func cut(_ points: [Point], _ a: Point, _ b: Point, keepsLeft: Bool) -> [Point] {
    func side(_ p: Point) -> Double {
      let cross = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
      return keepsLeft ? -cross : cross
    }
    var result: [Point] = []
    for (i, p) in points.enumerated() {
      let q = points[(i + 1) % points.count]
      let (sp, sq) = (side(p), side(q))
      if sp >= 0 { result.append(p) }
      if (sp > 0 && sq < 0) || (sp < 0 && sq > 0) {
        let t = sp / (sp - sq)
        result.append(Point(p.x + (q.x - p.x) * t, p.y + (q.y - p.y) * t))
      }
    }
    return result
  }
}
