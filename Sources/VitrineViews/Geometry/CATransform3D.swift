#if !canImport(Darwin)
  public import Foundation
  import VitrineGraphics

  /// A map of space as in Core Animation: the row `(x, y, z, 1)` times a matrix of four rows.
  public nonisolated struct CATransform3D: Equatable, Sendable {
    /// The matrix's first row: the factors of the old x.
    public var m11, m12, m13, m14: CGFloat
    /// The matrix's second row: the factors of the old y.
    public var m21, m22, m23, m24: CGFloat
    /// The matrix's third row: the factors of the old z; `m34` is the perspective, −1 over the viewer's distance.
    public var m31, m32, m33, m34: CGFloat
    /// The matrix's fourth row: the distances added.
    public var m41, m42, m43, m44: CGFloat

    /// Creates a matrix of zeros, as in Core Animation; the identity is `CATransform3DIdentity`.
    public init() { self.init([CGFloat](repeating: 0, count: 16)) }

    /// Creates a matrix from its sixteen numbers, row by row.
    public init(
      m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
      m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
      m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
      (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
      (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
      (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
      (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    fileprivate init(_ m: [CGFloat]) {
      self.init(
        m11: m[0], m12: m[1], m13: m[2], m14: m[3], m21: m[4], m22: m[5], m23: m[6], m24: m[7],
        m31: m[8], m32: m[9], m33: m[10], m34: m[11], m41: m[12], m42: m[13], m43: m[14],
        m44: m[15])
    }

    fileprivate var numbers: [CGFloat] {
      [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }
  }

  /// The map that leaves every point where it is.
  public nonisolated let CATransform3DIdentity = CATransform3D([
    1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1,
  ])

  /// Returns whether the map leaves every point where it is; numbers are compared exactly.
  public nonisolated func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
    t == CATransform3DIdentity
  }

  /// Returns a translation by distances in points.
  public nonisolated func CATransform3DMakeTranslation(
    _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D {
    CATransform3D([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, tx, ty, tz, 1])
  }

  /// Returns a scaling about the origin.
  public nonisolated func CATransform3DMakeScale(
    _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
  ) -> CATransform3D {
    CATransform3D([sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, sz, 0, 0, 0, 0, 1])
  }

  /// Returns a rotation by an angle in radians about an axis through the origin; the identity for an axis without
  /// a length.
  public nonisolated func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let s = Trig.sin(angle)
    let c = Trig.cos(angle)
    let rest = 1 - c
    return CATransform3D([
      c + x * x * rest, x * y * rest + z * s, x * z * rest - y * s, 0,
      x * y * rest - z * s, c + y * y * rest, y * z * rest + x * s, 0,
      x * z * rest + y * s, y * z * rest - x * s, c + z * z * rest, 0,
      0, 0, 0, 1,
    ])
  }

  /// Returns the map that applies `a` first and `b` to its result.
  public nonisolated func CATransform3DConcat(
    _ a: CATransform3D, _ b: CATransform3D
  ) -> CATransform3D {
    let (p, q) = (a.numbers, b.numbers)
    return CATransform3D(
      (0..<16).map { i in
        let row = i & ~3
        let column = i & 3
        let near = p[row] * q[column] + p[row + 1] * q[column + 4]
        return near + p[row + 2] * q[column + 8] + p[row + 3] * q[column + 12]
      })
  }

  /// Returns the map that translates first and then applies `t`.
  public nonisolated func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
  }

  /// Returns the map that scales about the origin first and then applies `t`.
  public nonisolated func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
  }

  /// Returns the map that rotates first, by an angle in radians about an axis, and then applies `t`.
  public nonisolated func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
  }

  /// Returns a flat map as one of space.
  public nonisolated func CATransform3DMakeAffineTransform(
    _ m: CGAffineTransform
  ) -> CATransform3D {
    CATransform3D([m.a, m.b, 0, 0, m.c, m.d, 0, 0, 0, 0, 1, 0, m.tx, m.ty, 0, 1])
  }

  extension ProjectionTransform {
    /// Creates the map of the plane z = 0 that a map of space and the projection along z make.
    public init(_ m: CATransform3D) {
      self.init()
      (m11, m12, m13) = (m.m11, m.m12, m.m14)
      (m21, m22, m23) = (m.m21, m.m22, m.m24)
      (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }
  }
#endif
