extension CornerRadii {
  /// The radii with negative and non-finite values as 0, all shrunk by one factor until
  /// neighbours fit beside each other on every side of a rectangle of that size.
  public func limited(to size: Size) -> CornerRadii {
    let tl = CornerRadii.clean(topLeft)
    let tr = CornerRadii.clean(topRight)
    let br = CornerRadii.clean(bottomRight)
    let bl = CornerRadii.clean(bottomLeft)
    var k = 1.0
    if tl + tr > size.width { k = Swift.min(k, size.width / (tl + tr)) }
    if bl + br > size.width { k = Swift.min(k, size.width / (bl + br)) }
    if tl + bl > size.height { k = Swift.min(k, size.height / (tl + bl)) }
    if tr + br > size.height { k = Swift.min(k, size.height / (tr + br)) }
    return CornerRadii(topLeft: tl * k, topRight: tr * k, bottomRight: br * k, bottomLeft: bl * k)
  }

  private static func clean(_ r: Double) -> Double {
    r > 0 ? Swift.min(r, largestRadius) : 0
  }

  /// The largest radius, beyond any picture; keeps sums finite.
  private static let largestRadius = 1e9
}

/// The point at which the outline of a rounded rectangle begins.
public enum RoundedRectStart: Hashable, Sendable {
  /// At the left end of the top edge's straight part.
  case top
  /// In the middle of the right edge's straight part, as Core Graphics has it (SwiftUI's paths on macOS
  /// 26.2): there a trimmed or dashed outline begins.
  case right
}

extension Path {
  /// A closed rectangle with rounded corners, clockwise.
  ///
  /// Radii in the unit of `r`; they are limited to what fits. Circular corners are one cubic
  /// each, continuous corners three, and one more at each edge that is too short for their extent.
  public init(
    roundedRect r: Rect, radii: CornerRadii, curve: CornerCurve, from start: RoundedRectStart = .top
  ) {
    guard !r.isEmpty else { return }
    let c = radii.limited(to: r.size)
    reserve(21)
    let shapes = CornerShapes(radii: c, size: r.size, curve: curve)
    let topRight = { (p: Point) in Point(r.maxX - p.y, r.minY + p.x) }
    switch start {
    case .top:
      move(to: r.origin + shapes.topLeft.endPoint * c.topLeft)
      corner(shapes.topRight, c.topRight, place: topRight)
    case .right: move(to: Point(r.maxX, r.minY + (c.topRight + r.height - c.bottomRight) / 2))
    }
    corner(shapes.bottomRight, c.bottomRight) { Point(r.maxX - $0.x, r.maxY - $0.y) }
    corner(shapes.bottomLeft, c.bottomLeft) { Point(r.minX + $0.y, r.maxY - $0.x) }
    corner(shapes.topLeft, c.topLeft) { Point(r.minX + $0.x, r.minY + $0.y) }
    if start == .right { corner(shapes.topRight, c.topRight, place: topRight) }
    close()
  }

  private mutating func corner(_ shape: CornerShape, _ r: Double, place: (Point) -> Point) {
    line(to: place(shape.startPoint * r))
    guard r > 0 else { return }
    shape.forEachCubic { c1, c2, p in cubic(to: place(p * r), place(c1 * r), place(c2 * r)) }
  }
}

/// The four corner shapes of one rectangle, each starting at the edge that comes before it clockwise; each
/// is limited by the lengths of its two edges.
@frozen
public struct CornerShapes: Hashable, Sendable {
  public let topLeft: CornerShape
  public let topRight: CornerShape
  public let bottomRight: CornerShape
  public let bottomLeft: CornerShape

  /// `radii` must already be limited to `size`.
  public init(radii c: CornerRadii, size: Size, curve: CornerCurve) {
    func corner(_ r: Double, besideX: Double, besideY: Double) -> CornerShape {
      CornerShape(
        curve, startRoom: r > 0 ? size.height / (r + besideY) : 1,
        endRoom: r > 0 ? size.width / (r + besideX) : 1)
    }
    topLeft = corner(c.topLeft, besideX: c.topRight, besideY: c.bottomLeft)
    if c.isUniform {
      bottomRight = topLeft
      topRight = topLeft.transposed
      bottomLeft = topRight
      return
    }
    topRight = corner(c.topRight, besideX: c.topLeft, besideY: c.bottomRight).transposed
    bottomRight = corner(c.bottomRight, besideX: c.bottomLeft, besideY: c.topRight)
    bottomLeft = corner(c.bottomLeft, besideX: c.bottomRight, besideY: c.topLeft).transposed
  }
}
