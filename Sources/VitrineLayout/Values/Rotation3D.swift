public import VitrineGraphics

/// A turn of a view in space, seen in perspective.
public struct Rotation3D: Hashable, Sendable {
  /// The angle; one that is no number turns nothing.
  public var radians: Double
  /// The direction of the axis; one without a length turns nothing.
  public var x, y, z: Double
  /// The point of the frame through which the axis goes, `anchorZ` points before the frame's plane.
  public var anchor: UnitPosition
  public var anchorZ: Double
  /// The longer side of the frame over the distance of the eye from the anchor; 0 for an eye that is infinitely far.
  public var perspective: Double

  public init(
    radians: Double, x: Double, y: Double, z: Double, anchor: UnitPosition, anchorZ: Double,
    perspective: Double
  ) {
    self.radians = radians
    (self.x, self.y, self.z) = (x, y, z)
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }

  /// The angle of the same turn in the plane of the frame; nil for one that leaves the plane.
  var flatRadians: Double? {
    guard anchorZ.or(0) == 0, x == 0, y == 0 else { return nil }
    return z > 0 ? radians : z < 0 ? -radians : 0
  }

  /// The map of the points of a frame of a size, whose top left is the origin.
  ///
  /// As rows times matrices: T(−a) R P T(a), where `a` is the anchor and P has `m34` = −1/d, with d the longer side
  /// over the perspective; of the product the rows and columns 1, 2 and 4. OpenSwiftUI's tests compare the same with
  /// SwiftUI 6.5.
  public func projection(in size: Size) -> Projection {
    let a = (x: anchor.x * size.width, y: anchor.y * size.height, z: anchorZ.or(0))
    let turn = rows
    let eye = (perspective / Swift.max(size.width, size.height)).or(0)
    func row(_ v: SIMD3<Double>, _ least: Double) -> SIMD3<Double> {
      let w = least - v.z * eye
      return SIMD3(v.x + a.x * w, v.y + a.y * w, w)
    }
    let (right, down) = (row(turn.0, 0), row(turn.1, 0))
    let corner = row(-(turn.0 * a.x + turn.1 * a.y + turn.2 * a.z), 1)
    return Projection(
      right.x, right.y, right.z, down.x, down.y, down.z, corner.x, corner.y, corner.z)
  }

  /// The images of the three axes under the turn alone.
  private var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else {
      return (SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1))
    }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (Trig.sin(radians), Trig.cos(radians))
    let rest = 1 - c
    return (
      SIMD3(c + x * x * rest, x * y * rest + z * s, x * z * rest - y * s),
      SIMD3(x * y * rest - z * s, c + y * y * rest, y * z * rest + x * s),
      SIMD3(x * z * rest + y * s, y * z * rest - x * s, c + z * z * rest)
    )
  }
}
