public import Foundation
package import VitrineGraphics

#if !canImport(Darwin)
  /// An affine map `(x, y) → (a·x + c·y + tx, b·x + d·y + ty)`, as in Core Graphics.
  public nonisolated struct CGAffineTransform: Hashable, Sendable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat

    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

    public init(translationX x: CGFloat, y: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

    /// Creates a rotation by an angle in radians, clockwise where y points down.
    public init(rotationAngle angle: CGFloat) {
      let s = Trig.sin(angle)
      let c = Trig.cos(angle)
      self.init(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
    }

    public static let identity = CGAffineTransform()

    public var isIdentity: Bool { self == .identity }

    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(affine.then(next.affine))
    }

    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

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
    public var dx: CGFloat
    public var dy: CGFloat

    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    public init() { self.init(dx: 0, dy: 0) }

    public static let zero = CGVector()
  }

  extension CGPoint {
    public nonisolated func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(t.affine.apply(point))
    }
  }

  extension CGSize {
    public nonisolated func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
  }

  extension CGRect {
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
