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
    default: return GraphicsPath(rect: rect)
    }
  }
}
