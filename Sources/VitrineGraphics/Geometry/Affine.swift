/// An affine map `(x, y) → (a·x + c·y + tx, b·x + d·y + ty)`.
///
/// The documentation of each use states its source and destination space.
@frozen
public struct Affine: Hashable, Sendable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double

  @inlinable
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  @inlinable
  public static func translation(_ x: Double, _ y: Double) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  @inlinable
  public static func scale(_ x: Double, _ y: Double) -> Affine {
    Affine(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A clockwise rotation (y points down) by the angle with the given sine and cosine.
  @inlinable
  public static func rotation(sine: Double, cosine: Double) -> Affine {
    Affine(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The map that applies `self` first and `next` to its result.
  @inlinable
  public func then(_ n: Affine) -> Affine {
    Affine(
      a: n.a * a + n.c * b, b: n.b * a + n.d * b, c: n.a * c + n.c * d, d: n.b * c + n.d * d,
      tx: n.a * tx + n.c * ty + n.tx, ty: n.b * tx + n.d * ty + n.ty)
  }

  /// The same map about `center` instead of the origin.
  @inlinable
  public func about(_ center: Point) -> Affine {
    Affine.translation(-center.x, -center.y).then(self).then(.translation(center.x, center.y))
  }

  @inlinable public var determinant: Double { a * d - b * c }

  /// The inverse map, or nil when areas collapse or a coefficient is not finite.
  @inlinable
  public var inverse: Affine? {
    let det = determinant
    guard det != 0, det.isFinite else { return nil }
    let ia = d / det
    let ib = -b / det
    let ic = -c / det
    let id = a / det
    return Affine(a: ia, b: ib, c: ic, d: id, tx: -(ia * tx + ic * ty), ty: -(ib * tx + id * ty))
  }

  @inlinable
  public func apply(_ p: Point) -> Point {
    Point(a * p.x + c * p.y + tx, b * p.x + d * p.y + ty)
  }

  /// The bounding box of the image of `r`.
  @inlinable
  public func bounds(of r: Rect) -> Rect {
    let p = apply(Point(r.minX, r.minY))
    let q = apply(Point(r.maxX, r.minY))
    let s = apply(Point(r.minX, r.maxY))
    let t = apply(Point(r.maxX, r.maxY))
    let x0 = Swift.min(Swift.min(p.x, q.x), Swift.min(s.x, t.x))
    let y0 = Swift.min(Swift.min(p.y, q.y), Swift.min(s.y, t.y))
    let x1 = Swift.max(Swift.max(p.x, q.x), Swift.max(s.x, t.x))
    let y1 = Swift.max(Swift.max(p.y, q.y), Swift.max(s.y, t.y))
    return Rect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }

  @inlinable public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
  @inlinable public var isAxisAligned: Bool { b == 0 && c == 0 }
}
