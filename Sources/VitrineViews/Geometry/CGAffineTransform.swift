public import Foundation
package import VitrineGraphics

#if !canImport(Darwin)
  /// An affine map `(x, y) → (a·x + c·y + tx, b·x + d·y + ty)`, as in Core Graphics.
  public nonisolated struct CGAffineTransform: Hashable, Sendable {
    /// The factor of the old x in the new x.
    public var a: CGFloat
    /// The factor of the old x in the new y.
    public var b: CGFloat
    /// The factor of the old y in the new x.
    public var c: CGFloat
    /// The factor of the old y in the new y.
    public var d: CGFloat
    /// The distance added to x.
    public var tx: CGFloat
    /// The distance added to y.
    public var ty: CGFloat

    /// Creates a map from its six coefficients.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// Creates the identity, which leaves every point where it is.
    public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

    /// Creates a translation by `x` to the right and `y` down.
    public init(translationX x: CGFloat, y: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// Creates a scaling about the origin; negative factors mirror.
    public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

    /// Creates a rotation by an angle in radians, clockwise where y points down.
    public init(rotationAngle angle: CGFloat) {
      let s = Trig.sin(angle)
      let c = Trig.cos(angle)
      self.init(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
    }

    /// The map that leaves every point where it is.
    public static let identity = CGAffineTransform()

    /// Whether the map leaves every point where it is; coefficients are compared exactly.
    public var isIdentity: Bool { self == .identity }

    /// Returns the map that applies this map first and `next` to its result.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(affine.then(next.affine))
    }

    /// Returns the map that translates first and then applies this map.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// Returns the map that scales about the origin first and then applies this map.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// Returns the map that rotates about the origin first, by radians, and then applies this map.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The inverse map, or the same map if it has no inverse.
    public func inverted() -> CGAffineTransform {
      affine.inverse.map { CGAffineTransform($0) } ?? self
    }
  }

  /// A vector in a plane.
  public nonisolated struct CGVector: Hashable, Sendable {
    /// The distance along x, positive to the right.
    public var dx: CGFloat
    /// The distance along y, positive downwards.
    public var dy: CGFloat

    /// Creates a vector from its distances along x and y.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// Creates a vector of length 0.
    public init() { self.init(dx: 0, dy: 0) }

    /// The vector of length 0.
    public static let zero = CGVector()
  }

  extension CGPoint {
    /// Returns the point that the map sends this point to.
    public nonisolated func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(t.affine.apply(point))
    }
  }

  extension CGSize {
    /// Returns the size as a vector under the map, without its translation; lengths may become negative.
    public nonisolated func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
  }

  extension CGRect {
    /// Returns the smallest upright rectangle around the image of this one.
    public nonisolated func applying(_ t: CGAffineTransform) -> CGRect {
      CGRect(t.affine.bounds(of: rect))
    }
  }
#endif

extension CGAffineTransform {
  package nonisolated init(_ m: Affine) {
    self.init(a: m.a, b: m.b, c: m.c, d: m.d, tx: m.tx, ty: m.ty)
  }

  package nonisolated var affine: Affine { Affine(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
}
