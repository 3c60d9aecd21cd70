import Foundation

/// The outline of a sector. Angles are in radians clockwise from twelve o'clock, lengths in points.
struct SectorOutline {
  let center: CGPoint
  let inner: Double
  let outer: Double
  let start: Double
  let end: Double
  /// The distance of the straight edges from the radii at `start` and `end`.
  let inset: Double
  private(set) var corner = 0.0

  /// Creates the outline of a mark in an area; nil if nothing of it is left.
  init?(_ mark: ChartMark, in size: CGSize) {
    guard let turns = mark.sector.turns, turns.end > turns.start else { return nil }
    let room = max(0, min(size.width, size.height) / 2)
    outer = Self.radius(mark.sector.outerRadius, of: room, usual: room)
    inner = min(outer, Self.radius(mark.sector.innerRadius, of: outer, usual: 0))
    center = CGPoint(x: size.width / 2, y: size.height / 2)
    (start, end) = (2 * .pi * turns.start, 2 * .pi * turns.end)
    // A whole circle has no edges.
    let isWhole = turns.end - turns.start > 1 - 1e-9
    inset = isWhole ? 0 : max(0, mark.sector.inset.isFinite ? mark.sector.inset : 0)
    guard outer > inner, apex < outer, isWhole || edge(at: outer) < half else { return nil }
    if !isWhole { corner = rounding(mark.cornerRadius ?? 0) }
  }

  private static func radius(
    _ dimension: MarkDimension, of whole: Double, usual: Double
  ) -> Double {
    let radius =
      switch dimension {
      case .automatic: usual
      case .fixed(let points): Double(points)
      case .ratio(let ratio): whole * ratio
      case .inset(let inset): whole - inset
      }
    return radius.isFinite ? max(0, radius) : usual
  }

  /// Half of the angle between the edges.
  private var half: Double { (end - start) / 2 }

  /// The distance from the middle at which the two edges meet.
  private var apex: Double {
    let sine = ChartMath.sin(half)
    return inset > 0 ? inset / max(sine, 1e-9) : 0
  }

  /// The angle between an edge and its radius at a distance from the middle.
  private func edge(at radius: Double) -> Double {
    radius > inset ? ChartMath.arcsine(inset / radius) : .pi / 2
  }

  /// Whether the inner circle cuts the edges before they meet.
  private var isCut: Bool { inner > 0 && inner > apex && edge(at: inner) < half }

  /// The largest radius of corners up to the one asked for, with which they do not overlap.
  private func rounding(_ asked: CGFloat) -> Double {
    guard asked > 0, asked.isFinite else { return 0 }
    var most = (outer - (isCut ? inner : apex)) / 2
    if half < .pi / 2 {
      let sine = ChartMath.sin(half)
      most = min(most, (outer * sine - inset) / (1 + sine))
      if isCut, sine < 1 { most = min(most, (inner * sine - inset) / (1 - sine)) }
    }
    return max(0, min(Double(asked), most))
  }

  var path: Path {
    Path { path in
      guard end - start < 2 * .pi * (1 - 1e-9) else { return addRing(&path) }
      let turn = corner > 0 ? edge(at: outer - corner, of: corner) : edge(at: outer)
      if corner > 0 { addOuterCorner(start + turn, from: start - .pi / 2, turn, &path) }
      addArc(outer, start + turn, end - start - 2 * turn, &path)
      if corner > 0 { addOuterCorner(end - turn, from: end - turn, turn, &path) }
      addInside(&path)
      path.closeSubpath()
    }
  }

  private func addRing(_ path: inout Path) {
    for radius in [outer, inner] where radius > 0 {
      path.move(to: point(radius, start))
      addArc(radius, start, radius == outer ? 2 * .pi : -2 * .pi, &path)
      path.closeSubpath()
    }
  }

  private func addInside(_ path: inout Path) {
    guard isCut else { return path.addLine(to: point(apex, start + half)) }
    guard corner > 0 else {
      let turn = edge(at: inner)
      return addArc(inner, end - turn, -(end - start - 2 * turn), &path)
    }
    let turn = edge(at: inner + corner, of: corner)
    addInnerCorner(end - turn, from: end + .pi / 2, turn, &path)
    addArc(inner, end - turn, -(end - start - 2 * turn), &path)
    addInnerCorner(start + turn, from: start + turn + .pi, turn, &path)
  }

  /// The angle of a corner's middle, which is its radius away from the edge.
  private func edge(at distance: Double, of radius: Double) -> Double {
    ChartMath.arcsine((inset + radius) / max(distance, 1e-9))
  }

  private func addOuterCorner(
    _ angle: Double, from direction: Double, _ turn: Double, _ path: inout Path
  ) {
    path.addRelativeArc(
      center: point(outer - corner, angle), radius: corner, startAngle: Self.angle(direction),
      delta: .radians(turn + .pi / 2))
  }

  private func addInnerCorner(
    _ angle: Double, from direction: Double, _ turn: Double, _ path: inout Path
  ) {
    path.addRelativeArc(
      center: point(inner + corner, angle), radius: corner, startAngle: Self.angle(direction),
      delta: .radians(.pi / 2 - turn))
  }

  private func addArc(_ radius: Double, _ from: Double, _ turn: Double, _ path: inout Path) {
    path.addRelativeArc(
      center: center, radius: radius, startAngle: Self.angle(from), delta: .radians(turn))
  }

  /// The point at a distance from the middle and an angle from twelve o'clock.
  func point(_ radius: Double, _ angle: Double) -> CGPoint {
    CGPoint(
      x: center.x + radius * ChartMath.sin(angle), y: center.y - radius * ChartMath.cos(angle))
  }

  /// The middle of the sector.
  var middle: CGPoint { point((inner + outer) / 2, start + half) }

  /// An angle as paths have it, from three o'clock.
  private static func angle(_ angle: Double) -> Angle { .radians(angle - .pi / 2) }
}
