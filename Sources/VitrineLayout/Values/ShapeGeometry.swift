public import VitrineGraphics

/// An outline that depends on the rectangle it is drawn in; lengths in points.
public indirect enum ShapeGeometry {
  case rectangle
  case roundedRectangle(cornerSize: Size, CornerCurve)
  /// Radii by leading and trailing: topLeft is topLeading, and so on; mirrored in right-to-left layout.
  case unevenRoundedRectangle(CornerRadii, CornerCurve)
  case capsule(CornerCurve)
  /// The largest circle, centred.
  case circle
  case ellipse
  /// The container's shape, inset by the distance to the container on each side.
  case containerRelative
  /// A rectangle with corners that share their centres with the container's.
  case concentric(ConcentricCorners, CornerCurve)
  /// A fixed outline in the rectangle's space.
  case path(Path)
  /// A custom shape: returns the outline for a rectangle at the origin, and the size for a proposal where its
  /// author decides about that.
  case custom(name: String, size: ((Proposal) -> Size)? = nil, (Rect) -> Path)
  /// Corner radii shrink with the rectangle.
  case inset(ShapeGeometry, Double)
  case offset(ShapeGeometry, Size)
  /// A rotation about an anchor of the rectangle.
  case rotated(ShapeGeometry, radians: Double, anchor: UnitPosition)
  case scaled(ShapeGeometry, x: Double, y: Double, anchor: UnitPosition)
  case transformed(ShapeGeometry, Affine)
  /// The part between two fractions of the outline's length.
  case trimmed(ShapeGeometry, from: Double, to: Double)
  case sized(ShapeGeometry, Size)
  /// The stroked outline as an area.
  case stroked(ShapeGeometry, StrokeStyle)
}

extension ShapeGeometry {
  /// The fractions of the outline's length between which it is drawn; nil if it is not trimmed.
  var trim: (from: Double, to: Double)? {
    switch self {
    case .trimmed(_, let from, let to): (from, to)
    case .inset(let inner, _), .offset(let inner, _), .rotated(let inner, _, _),
      .scaled(let inner, _, _, _), .transformed(let inner, _), .sized(let inner, _),
      .stroked(let inner, _):
      inner.trim
    default: nil
    }
  }
}
