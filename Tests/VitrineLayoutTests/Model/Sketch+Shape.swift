import VitrineGraphics
import VitrineLayout

extension Sketch {
  /// A shape, what is made of it one after the other, and how it is drawn.
  struct Shape: Hashable {
    enum Base: Hashable {
      case circle, capsule, rectangle
      /// A shape whose author chooses this width, and the proposed height or the shorter of it and a limit.
      case authored(width: Double, limit: Double?)
    }
    enum Step: CaseIterable { case trim, stroke, offset, scale, rotate, map, size, inset }
    enum Drawing: CaseIterable { case fill, stroke, border }

    var base: Base
    var steps: [Step]
    var drawing: Drawing

    func node() -> Node { shape(steps.reduce(geometry) { $1.applied(to: $0) }, pen) }

    private var geometry: ShapeGeometry {
      switch base {
      case .circle: .circle
      case .capsule: .capsule(.continuous)
      case .rectangle: .rectangle
      case .authored(let width, let limit):
        .custom(
          name: "Authored",
          size: { Size(width, min($0.height ?? 10, limit ?? .infinity)) }
        ) { Path(rect: $0) }
      }
    }

    private var pen: ShapeLeaf.Drawing {
      let style = StrokeStyle(width: 2)
      return switch drawing {
      case .fill: .fill(.color(.black), .nonZero)
      case .stroke: .stroke(.color(.black), style)
      case .border: .strokeBorder(.color(.black), style)
      }
    }
  }
}

extension Sketch.Shape.Step {
  fileprivate func applied(to inner: ShapeGeometry) -> ShapeGeometry {
    switch self {
    case .trim: .trimmed(inner, from: 0.2, to: 0.9)
    case .stroke: .stroked(inner, StrokeStyle(width: 3))
    case .offset: .offset(inner, Size(2, 3))
    case .scale: .scaled(inner, x: 0.5, y: 2, anchor: .center)
    case .rotate: .rotated(inner, radians: 1, anchor: .center)
    case .map: .transformed(inner, .scale(2, 1))
    case .size: .sized(inner, Size(30, 20))
    case .inset: .inset(inner, 2)
    }
  }
}
