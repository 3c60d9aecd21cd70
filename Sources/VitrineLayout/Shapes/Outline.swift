import VitrineGraphics

/// An outline in the space of a node's frame, in points.
struct Outline {
  var geometry: PlacedGeometry
  var bounds: Rect

  static func path(_ path: Path) -> Outline {
    Outline(geometry: .path(path), bounds: path.controlBounds)
  }

  /// The outline as lines and curves.
  var path: Path {
    switch geometry {
    case .rectangle: Path(rect: bounds)
    case .roundedRectangle(let radii, let curve):
      Path(roundedRect: bounds, radii: radii, curve: curve, from: .right)
    case .ellipse: Path(ellipseIn: bounds)
    case .path(let path): path
    }
  }

  func mapped(_ map: Affine) -> Outline {
    switch geometry {
    case .rectangle where map.isAxisAligned, .ellipse where map.isAxisAligned:
      Outline(geometry: geometry, bounds: map.bounds(of: bounds))
    case .roundedRectangle where map.isTranslation:
      Outline(geometry: geometry, bounds: map.bounds(of: bounds))
    default: .path(path.transformed(by: map))
    }
  }

  /// Returns the mirror image in a frame of that width.
  func mirrored(in width: Double) -> Outline {
    let mirror = Affine(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    guard case .roundedRectangle(let r, let curve) = geometry else { return mapped(mirror) }
    let swapped = CornerRadii(
      topLeft: r.topRight, topRight: r.topLeft, bottomRight: r.bottomLeft, bottomLeft: r.bottomRight
    )
    return Outline(
      geometry: .roundedRectangle(swapped, curve), bounds: mirror.bounds(of: bounds))
  }
}
