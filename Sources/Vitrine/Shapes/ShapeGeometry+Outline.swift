import VitrineGraphics
import VitrineLayout

extension ShapeGeometry {
  /// The outline in a rectangle, for authors who ask a shape for its path.
  nonisolated func outline(in rect: Rect) -> GraphicsPath {
    switch self {
    case .rectangle, .containerRelative: return GraphicsPath(rect: rect)
    case .ellipse: return GraphicsPath(ellipseIn: rect)
    case .circle:
      let side = min(rect.width, rect.height)
      let x = rect.midX - side / 2
      let y = rect.midY - side / 2
      return GraphicsPath(ellipseIn: Rect(x: x, y: y, width: side, height: side))
    case .roundedRectangle(let size, let curve):
      return Self.rounded(rect, CornerRadii(min(size.width, size.height)), curve)
    case .unevenRoundedRectangle(let radii, let curve): return Self.rounded(rect, radii, curve)
    case .capsule(let curve):
      return Self.rounded(rect, CornerRadii(min(rect.width, rect.height) / 2), curve)
    case .path(let path): return path
    case .custom(_, let outline):
      return outline(Rect(origin: .zero, size: rect.size))
        .transformed(by: .translation(rect.x, rect.y))
    case .inset(let shape, let d): return shape.inset(d, in: rect)
    case .offset(let shape, let by):
      return shape.outline(in: rect).transformed(by: .translation(by.width, by.height))
    case .rotated(let shape, let radians, let anchor):
      let turn = Affine.rotation(sine: Trig.sin(radians), cosine: Trig.cos(radians))
      return shape.outline(in: rect).transformed(by: turn.about(anchor.point(in: rect)))
    case .scaled(let shape, let x, let y, let anchor):
      return shape.outline(in: rect)
        .transformed(by: Affine.scale(x, y).about(anchor.point(in: rect)))
    case .transformed(let shape, let map): return shape.outline(in: rect).transformed(by: map)
    case .trimmed(let shape, let from, let to):
      return shape.outline(in: rect).trimmed(from: from, to: to)
    case .sized(let shape, let size):
      return shape.outline(in: Rect(origin: rect.origin, size: size))
    case .stroked(let shape, let style):
      return FlatPath(shape.outline(in: rect)).stroked(style)
    }
  }

  private nonisolated func inset(_ d: Double, in rect: Rect) -> GraphicsPath {
    let inner = rect.inset(by: d)
    func less(_ r: Double) -> Double { max(0, r - d) }
    switch self {
    case .roundedRectangle(let size, let curve):
      return Self.rounded(inner, CornerRadii(less(min(size.width, size.height))), curve)
    case .unevenRoundedRectangle(let r, let curve):
      let radii = CornerRadii(
        topLeft: less(r.topLeft), topRight: less(r.topRight), bottomRight: less(r.bottomRight),
        bottomLeft: less(r.bottomLeft))
      return Self.rounded(inner, radii, curve)
    case .inset(let shape, let e): return shape.inset(d + e, in: rect)
    default: return outline(in: inner)
    }
  }

  private nonisolated static func rounded(
    _ rect: Rect, _ radii: CornerRadii, _ curve: CornerCurve
  ) -> GraphicsPath {
    GraphicsPath(roundedRect: rect, radii: radii.limited(to: rect.size), curve: curve)
  }
}
