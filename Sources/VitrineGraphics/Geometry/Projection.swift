/// A projective map of the plane: the row `(x, y, 1)` times a matrix of three rows, divided by its last component.
///
/// A point whose divisor is not positive lies beside or behind the eye and has no image. The documentation of each use
/// states the source and destination space.
public struct Projection: Hashable, Sendable {
  public var m11, m12, m13: Double
  public var m21, m22, m23: Double
  public var m31, m32, m33: Double

  /// Creates a map from the rows of its matrix.
  public init(
    _ m11: Double, _ m12: Double, _ m13: Double, _ m21: Double, _ m22: Double, _ m23: Double,
    _ m31: Double, _ m32: Double, _ m33: Double
  ) {
    (self.m11, self.m12, self.m13) = (m11, m12, m13)
    (self.m21, self.m22, self.m23) = (m21, m22, m23)
    (self.m31, self.m32, self.m33) = (m31, m32, m33)
  }

  /// Creates the same map as an affine one.
  public init(_ map: Affine) {
    self.init(map.a, map.b, 0, map.c, map.d, 0, map.tx, map.ty, 1)
  }

  public static let identity = Projection(.identity)

  /// The elements of the matrix, row by row.
  public var numbers: [Double] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }

  /// Whether every element is a finite number.
  public var isFinite: Bool { numbers.allSatisfy(\.isFinite) }

  /// The map that applies `self` first and `next` to its result.
  public func then(_ n: Projection) -> Projection {
    Projection(
      m11 * n.m11 + m12 * n.m21 + m13 * n.m31, m11 * n.m12 + m12 * n.m22 + m13 * n.m32,
      m11 * n.m13 + m12 * n.m23 + m13 * n.m33,
      m21 * n.m11 + m22 * n.m21 + m23 * n.m31, m21 * n.m12 + m22 * n.m22 + m23 * n.m32,
      m21 * n.m13 + m22 * n.m23 + m23 * n.m33,
      m31 * n.m11 + m32 * n.m21 + m33 * n.m31, m31 * n.m12 + m32 * n.m22 + m33 * n.m32,
      m31 * n.m13 + m32 * n.m23 + m33 * n.m33)
  }

  /// The map that applies `self` first and an affine map to its result.
  public func then(_ next: Affine) -> Projection { then(Projection(next)) }

  /// The same map between spaces whose origin is moved to where `origin` was.
  public func moved(by origin: Point) -> Projection {
    Projection(.translation(-origin.x, -origin.y)).then(self)
      .then(.translation(origin.x, origin.y))
  }

  public var determinant: Double {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31)
      + m13 * (m21 * m32 - m22 * m31)
  }

  /// The inverse map; nil where areas collapse or an element is not finite. Its divisor is 1 over that of the map.
  public var inverse: Projection? {
    let det = determinant
    guard det != 0, det.isFinite else { return nil }
    let result = Projection(
      (m22 * m33 - m23 * m32) / det, (m13 * m32 - m12 * m33) / det,
      (m12 * m23 - m13 * m22) / det, (m23 * m31 - m21 * m33) / det,
      (m11 * m33 - m13 * m31) / det, (m13 * m21 - m11 * m23) / det,
      (m21 * m32 - m22 * m31) / det, (m12 * m31 - m11 * m32) / det,
      (m11 * m22 - m12 * m21) / det)
    return result.isFinite ? result : nil
  }

  /// The map as an affine one; nil if lengths depend on the place, or everything lies behind the eye.
  public var affine: Affine? {
    guard m13 == 0, m23 == 0, m33 > 0 else { return nil }
    if m33 == 1 { return Affine(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
    return Affine(
      a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
  }

  /// The divisor at a point.
  public func divisor(at p: Point) -> Double { m13 * p.x + m23 * p.y + m33 }

  /// The image of a point; nil for one that is not before the eye.
  public func apply(_ p: Point) -> Point? {
    let w = divisor(at: p)
    guard w > 0 else { return nil }
    return Point((m11 * p.x + m21 * p.y + m31) / w, (m12 * p.x + m22 * p.y + m32) / w)
  }

  /// The scale of lengths near a point: the square root of the scale of areas; 0 for a point that has no image.
  public func lengthFactor(at p: Point) -> Double {
    let w = divisor(at: p)
    return w > 0 ? (determinant.magnitude / (w * w * w)).squareRoot() : 0
  }

  /// The image of a convex polygon, in the same order; what lies behind the eye is cut off.
  public func image(of polygon: [Point]) -> [Point] {
    let divisors = polygon.map(divisor)
    let least = Projection.nearest * (divisors.max() ?? 0)
    guard least > 0 else { return [] }
    var result: [Point] = []
    for (i, p) in polygon.enumerated() {
      let next = (i + 1) % polygon.count
      let (v, w) = (divisors[i] - least, divisors[next] - least)
      if v >= 0, let image = apply(p) { result.append(image) }
      if (v > 0 && w < 0) || (v < 0 && w > 0) {
        if let image = apply(p + (polygon[next] - p) * (v / (v - w))) { result.append(image) }
      }
    }
    return result
  }

  /// The part of the greatest divisor of a polygon below which its points count as behind the eye: what is closer to it
  /// is enlarged beyond any picture.
  private static let nearest = 1e-6

  /// The image of a rectangle's corners, clockwise from its top left; what lies behind the eye is cut off.
  public func corners(of r: Rect) -> [Point] {
    image(of: [
      Point(r.minX, r.minY), Point(r.maxX, r.minY), Point(r.maxX, r.maxY), Point(r.minX, r.maxY),
    ])
  }

  /// The bounding box of the image of `r`; zero where nothing of it lies before the eye.
  public func bounds(of r: Rect) -> Rect { Rect(around: corners(of: r)) }
}
