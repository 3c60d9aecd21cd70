import VitrineGraphics

/// Turns shapes into outlines, for placed nodes and for authors who ask a shape for its path.
struct ShapeResolver {
  /// The node's frame in the space of the container's.
  private let frame: Rect
  private let container: Container?
  private let isMirrored: Bool
  /// Whether the outline is for an author, who gets the published corner where the screen has its own.
  private let isForAuthor: Bool

  private struct Container {
    var frame: Rect
    var shape: ShapeGeometry
  }

  /// For a placed node.
  init(_ visit: Visit, _ surroundings: Surroundings, _ isMirrored: Bool) {
    frame = visit.frame
    container = Container(frame: surroundings.containerFrame, shape: surroundings.containerShape)
    self.isMirrored = isMirrored
    isForAuthor = false
  }

  /// For an author who asks a shape for its path. Without a container: its shape is a rectangle.
  init() {
    frame = .zero
    container = nil
    isMirrored = false
    isForAuthor = true
  }

  func resolve(_ leaf: ShapeLeaf) -> PlacedShape {
    switch leaf.drawing {
    case .fill(let fill, let rule):
      // A filled stroked shape is the same as a stroke of the shape.
      if case .stroked(let inner, let stroke) = leaf.geometry {
        return shape(resolve(inner), .stroke(fill, stroke))
      }
      return shape(resolve(leaf.geometry), .fill(fill, rule))
    case .stroke(let fill, let stroke): return shape(resolve(leaf.geometry), .stroke(fill, stroke))
    case .strokeBorder(let fill, let stroke):
      return shape(resolve(.inset(leaf.geometry, stroke.width / 2)), .stroke(fill, stroke))
    }
  }

  private func shape(_ outline: Outline, _ drawing: PlacedShape.Drawing) -> PlacedShape {
    PlacedShape(geometry: outline.geometry, bounds: outline.bounds, drawing: drawing)
  }

  /// Returns the outline in the node's frame, mirrored in right-to-left layout.
  func resolve(_ geometry: ShapeGeometry) -> Outline {
    let outline = outline(geometry, Rect(origin: .zero, size: frame.size))
    return isMirrored ? outline.mirrored(in: frame.width) : outline
  }

  func outline(_ geometry: ShapeGeometry, _ rect: Rect) -> Outline {
    switch geometry {
    case .rectangle: return Outline(geometry: .rectangle, bounds: rect)
    case .roundedRectangle(let corner, let curve): return rounded(corner, curve, rect)
    case .unevenRoundedRectangle(let radii, let curve): return rounded(radii, curve, rect)
    case .capsule(let curve):
      return rounded(CornerRadii(Swift.min(rect.width, rect.height) / 2), curve, rect)
    case .circle: return circle(rect)
    case .ellipse: return Outline(geometry: .ellipse, bounds: rect)
    case .containerRelative: return containerRelative(rect)
    case .concentric(let corners, let curve): return rounded(radii(of: corners, rect), curve, rect)
    case .path(let path): return .path(path)
    case .custom(_, _, let make): return .path(make(rect))
    case .inset(let inner, let distance): return inset(inner, distance.or(0), rect)
    case .offset(let inner, let by):
      return outline(inner, rect).mapped(.translation(by.width.or(0), by.height.or(0)))
    case .rotated(let inner, let radians, let anchor):
      let turn = Affine.rotation(sine: Trig.sin(radians), cosine: Trig.cos(radians))
      return outline(inner, rect).mapped(about(anchor.point(in: rect), turn))
    case .scaled(let inner, let x, let y, let anchor):
      return outline(inner, rect).mapped(about(anchor.point(in: rect), .scale(x.or(1), y.or(1))))
    case .transformed(let inner, let map): return outline(inner, rect).mapped(map)
    case .trimmed(let inner, let from, let to):
      return .path(outline(inner, rect).path.trimmed(from: from, to: to))
    case .sized(let inner, let size):
      return outline(inner, Rect(origin: rect.origin, size: size))
    case .stroked(let inner, let style): return .path(outline(inner, rect).path.stroked(style))
    }
  }

  private func about(_ p: Point, _ map: Affine) -> Affine {
    Affine.translation(-p.x, -p.y).then(map).then(.translation(p.x, p.y))
  }

  private func circle(_ rect: Rect) -> Outline {
    let side = Swift.min(rect.width, rect.height)
    return Outline(
      geometry: .ellipse,
      bounds: Rect(
        x: rect.x + (rect.width - side) / 2, y: rect.y + (rect.height - side) / 2, width: side,
        height: side))
  }

  private func rounded(_ corner: Size, _ curve: CornerCurve, _ rect: Rect) -> Outline {
    let most = Swift.min(rect.width, rect.height) / 2
    let curve = drawn(curve)
    if corner.width == corner.height {
      return rounded(CornerRadii(Swift.min(corner.width, most)), curve, rect)
    }
    let x = Swift.min(Swift.max(corner.width.or(0), 0), rect.width / 2)
    let y = Swift.min(Swift.max(corner.height.or(0), 0), rect.height / 2)
    guard x > 0, y > 0 else { return Outline(geometry: .rectangle, bounds: rect) }
    // Elliptical corners: a rounded rectangle with one radius, stretched.
    let k = y / x
    let tall = Rect(x: rect.x, y: rect.y / k, width: rect.width, height: rect.height / k)
    let path = Path(roundedRect: tall, radii: CornerRadii(x), curve: curve, from: .right)
    return .path(path.transformed(by: .scale(1, k)))
  }

  private func rounded(_ radii: CornerRadii, _ curve: CornerCurve, _ rect: Rect) -> Outline {
    let fitting = radii.limited(to: rect.size)
    if fitting == CornerRadii(0) { return Outline(geometry: .rectangle, bounds: rect) }
    return Outline(geometry: .roundedRectangle(fitting, drawn(curve)), bounds: rect)
  }

  private func drawn(_ curve: CornerCurve) -> CornerCurve {
    isForAuthor && curve == .screen ? .continuous : curve
  }

  /// Insets a shape: corner radii shrink by the distance; rotated and moved shapes are inset first.
  private func inset(_ inner: ShapeGeometry, _ d: Double, _ rect: Rect) -> Outline {
    let smaller = rect.inset(by: d)
    switch inner {
    case .roundedRectangle(let corner, let curve):
      let less = Size(Swift.max(corner.width - d, 0), Swift.max(corner.height - d, 0))
      return rounded(less, curve, smaller)
    case .unevenRoundedRectangle(let r, let curve): return rounded(r.shrunk(by: d), curve, smaller)
    case .concentric(let corners, let curve):
      return rounded(radii(of: corners, rect).shrunk(by: d), curve, smaller)
    case .inset(let innermost, let other): return inset(innermost, d + other.or(0), rect)
    case .offset(let moved, let by): return outline(.offset(.inset(moved, d), by), rect)
    case .rotated(let turned, let radians, let anchor):
      return outline(.rotated(.inset(turned, d), radians: radians, anchor: anchor), rect)
    default: return outline(inner, smaller)
    }
  }

  /// Returns the container's shape, inset by the smallest distance to the container's edges, in `rect`.
  private func containerRelative(_ rect: Rect) -> Outline {
    guard let container else { return Outline(geometry: .rectangle, bounds: rect) }
    let own = rect.offset(by: frame.origin)
    let box = container.frame
    let nearest = Swift.min(
      Swift.min(own.minX - box.minX, box.maxX - own.maxX),
      Swift.min(own.minY - box.minY, box.maxY - own.maxY))
    let d = Swift.max(nearest, 0)
    if case .containerRelative = container.shape {
      return Outline(geometry: .rectangle, bounds: rect)
    }
    return inset(container.shape, d, rect.inset(by: -d))
  }

  /// Returns the radii of a rectangle's corners: where they are concentric, those of the container's corners less the
  /// distance between the two, which is the greater of those along the edges.
  private func radii(of corners: ConcentricCorners, _ rect: Rect) -> CornerRadii {
    let own = rect.offset(by: frame.origin)
    let (box, outer) = container.map { ($0.frame, containerRadii($0)) } ?? (own, CornerRadii(0))
    let (left, right) = (own.minX - box.minX, box.maxX - own.maxX)
    let (leading, trailing) = isMirrored ? (right, left) : (left, right)
    let (top, bottom) = (own.minY - box.minY, box.maxY - own.maxY)
    let inner = corners.radii([
      outer.topLeft - Swift.max(top, leading), outer.topRight - Swift.max(top, trailing),
      outer.bottomRight - Swift.max(bottom, trailing),
      outer.bottomLeft - Swift.max(bottom, leading),
    ])
    return CornerRadii(
      topLeft: inner[0], topRight: inner[1], bottomRight: inner[2], bottomLeft: inner[3])
  }

  /// The radii of a container's corners, by leading and trailing; 0 for an outline without corners of its own.
  private func containerRadii(_ container: Container) -> CornerRadii {
    switch container.shape {
    case .containerRelative, .concentric: return CornerRadii(0)
    default: break
    }
    let outline = outline(container.shape, Rect(origin: .zero, size: container.frame.size))
    switch outline.geometry {
    case .roundedRectangle(let radii, _): return radii
    case .ellipse: return CornerRadii(Swift.min(outline.bounds.width, outline.bounds.height) / 2)
    default: return CornerRadii(0)
    }
  }
}

extension CornerRadii {
  /// The radii of the rectangle that is `distance` smaller on each side.
  fileprivate func shrunk(by distance: Double) -> CornerRadii {
    CornerRadii(
      topLeft: topLeft - distance, topRight: topRight - distance,
      bottomRight: bottomRight - distance, bottomLeft: bottomLeft - distance)
  }
}

extension ShapeGeometry {
  /// The outline in a rectangle. Without a container, its shape is a rectangle, and the layout runs left to
  /// right.
  package func path(in rect: Rect) -> Path { ShapeResolver().outline(self, rect).path }
}
