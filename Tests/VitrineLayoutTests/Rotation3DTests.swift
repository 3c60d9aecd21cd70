import Testing
import VitrineGraphics
import VitrineLayout

/// Turns in space by the places of corners, against a computation of its own: points that are turned by Rodrigues'
/// formula and seen by an eye before the anchor.
@Suite struct Rotation3DTests {
  private func turn(
    _ degrees: Double, _ axis: SIMD3<Double>, _ anchor: UnitPosition = .center, z: Double = 0,
    _ perspective: Double = 1
  ) -> Rotation3D {
    Rotation3D(
      radians: degrees * .pi / 180, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: z,
      perspective: perspective)
  }

  private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  /// The place of a point of a frame by the law in words; nil behind the eye.
  private func seen(_ p: Point, _ turn: Rotation3D, _ size: Size) -> Point? {
    let a = SIMD3(turn.anchor.x * size.width, turn.anchor.y * size.height, turn.anchorZ)
    let axis = SIMD3(turn.x, turn.y, turn.z)
    let k = axis / (axis * axis).sum().squareRoot()
    let v = SIMD3(p.x, p.y, 0) - a
    let (s, c) = (Trig.sin(turn.radians), Trig.cos(turn.radians))
    let turned = v * c + cross(k, v) * s + k * ((k * v).sum() * (1 - c))
    let distance = max(size.width, size.height) / turn.perspective
    let w = 1 - turned.z / distance
    return w > 0 ? Point(turned.x / w + a.x, turned.y / w + a.y) : nil
  }

  private func isClose(_ a: Point?, _ b: Point?, _ tolerance: Double = 1e-9) -> Bool {
    guard let a, let b else { return (a == nil) == (b == nil) }
    return (a - b).norm < tolerance
  }

  @Test func cornersOfASquareAreWhereTheEyeSeesThem() {
    let axes = [
      SIMD3(1.0, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, -1), SIMD3(1, 1, 0), SIMD3(0.2, -3, 1),
    ]
    let anchors = [UnitPosition.center, UnitPosition(0, 0), UnitPosition(1, 0.25)]
    let size = Size(80, 60)
    let corners = [Point(0, 0), Point(80, 0), Point(80, 60), Point(0, 60), Point(31, 7)]
    for axis in axes {
      for anchor in anchors {
        for (degrees, z, perspective) in [
          (30.0, 0.0, 1.0), (-75, 0, 0.5), (60, 20, 1), (140, -8, 0), (89, 0, 2),
        ] {
          let turn = turn(degrees, axis, anchor, z: z, perspective)
          let map = turn.projection(in: size)
          for corner in corners {
            #expect(
              isClose(map.apply(corner), seen(corner, turn, size)), "\(turn) at \(corner)")
          }
        }
      }
    }
  }

  /// The check value of the table of facts: 100 × 50 points and a perspective of 2 give a distance of 50 points.
  @Test func theEyeIsTheLongerSideOverThePerspectiveAway() {
    let map = turn(30, SIMD3(0, 1, 0), .center, 2).projection(in: Size(100, 50))
    let edge = map.apply(Point(100, 25))
    #expect(isClose(edge, Point(50 + 50 * 0.866_025_403_784_438_6 / 1.5, 25)))
    #expect(abs(map.divisor(at: Point(100, 25)) - 1.5) < 1e-12)
  }

  private func placed(_ turn: Rotation3D, rightToLeft: Bool = false) -> PlacedContent {
    Laid(box(20, 10).effect(.rotation3D(turn)), rightToLeft: rightToLeft).tree.nodes[0].content
  }

  private func map(_ content: PlacedContent) -> Projection? {
    switch content {
    case .effect(.projection(let map, _)): map
    case .effect(.transform(let map, _)): Projection(map)
    default: nil
    }
  }

  @Test func aTurnInThePlaneIsARotation() {
    for (degrees, z) in [(40.0, 1.0), (40, -2), (-15, 0.5), (0, 1)] {
      let flat = placed(turn(degrees, SIMD3(0, 0, z), UnitPosition(0, 1)))
      let radians = (z > 0 ? degrees : -degrees) * .pi / 180
      let plain = Laid(
        box(20, 10).effect(.rotation(radians: radians, anchor: UnitPosition(0, 1))))
      #expect(flat == plain.tree.nodes[0].content)
    }
    // The general way has the same points.
    let turn = turn(40, SIMD3(0, 0, 1))
    let general = turn.projection(in: Size(20, 10))
    #expect(isClose(general.apply(Point(20, 0)), seen(Point(20, 0), turn, Size(20, 10))))
  }

  @Test func mapsWithoutPerspectiveAreAffine() {
    for turn in [
      turn(60, SIMD3(0, 1, 0), .center, 0), turn(180, SIMD3(0, 1, 0)), turn(360, SIMD3(1, 1, 0)),
      turn(0, SIMD3(1, 0, 0)),
    ] {
      guard case .effect(.transform(let map, let anchor)) = placed(turn) else {
        Issue.record("\(turn)")
        continue
      }
      #expect(anchor == .center)
      #expect(abs(map.a - Trig.cos(turn.x == 0 ? turn.radians : 0)) < 1e-9, "\(turn)")
    }
    guard case .effect(.projection) = placed(turn(60, SIMD3(0, 1, 0))) else {
      Issue.record("perspective")
      return
    }
  }

  @Test func whatIsNoNumberTurnsNothing() {
    let corner = Point(60, 55)
    for turn in [
      turn(.nan, SIMD3(0, 1, 0)), turn(.infinity, SIMD3(1, 0, 0)), turn(40, SIMD3(0, 0, 0)),
      turn(40, SIMD3(.nan, 1, 0)), turn(40, SIMD3(0, .infinity, 0)),
      turn(40, SIMD3(0, 1, 0), z: .infinity), turn(40, SIMD3(0, 1, 0), .center, .infinity),
    ] {
      #expect(isClose(map(placed(turn))?.apply(corner), corner), "\(turn)")
    }
    // Without a number for it there is no perspective, and no distance.
    let orthographic = map(placed(turn(60, SIMD3(0, 1, 0), z: .nan, .nan)))
    #expect(isClose(orthographic?.apply(corner), Point(55, 55)))
    // A frame without a size has nowhere to stand.
    let empty = turn(40, SIMD3(0, 1, 0)).projection(in: .zero)
    #expect(!empty.isFinite || empty.affine != nil)
  }

  @Test func turnsMirror() {
    let turn = turn(50, SIMD3(0.3, 1, 0.2), UnitPosition(0, 0), z: 3)
    let (left, right) = (map(placed(turn)), map(placed(turn, rightToLeft: true)))
    for p in [Point(40, 45), Point(60, 45), Point(52, 55)] {
      let mirrored = left?.apply(Point(100 - p.x, p.y)).map { Point(100 - $0.x, $0.y) }
      #expect(isClose(right?.apply(p), mirrored))
    }
  }

  /// A general map gets the frame's size and starts at its corner; one that collapses is nobody's affair here.
  @Test func mapsStartAtTheFramesCorner() {
    let lean = Projection(1, 0, 0.01, 0, 1, 0, 0, 0, 1)
    let content = Laid(
      box(20, 10).effect(
        .projection { size in lean.then(.translation(size.width, size.height)) })
    ).tree.nodes[0].content
    #expect(isClose(map(content)?.apply(Point(40, 45)), Point(60, 55)))
    #expect(isClose(map(content)?.apply(Point(60, 55)), Point(60 + 20 / 1.2, 55 + 10 / 1.2)))
  }

  @Test func mapsFollowFramesThatAreMoved() {
    let node = box(19, 11).effect(.rotation3D(turn(50, SIMD3(0, 1, 0))))
    let laid = Laid(node, 100, 100, scale: 1)
    let (old, new) = (laid.tree.nodes[0], laid.snapped.tree.nodes[0])
    let way = Point(new.frame.midX - old.frame.midX, new.frame.midY - old.frame.midY)
    #expect(way != .zero)
    for p in [Point(40, 45), Point(58, 50)] {
      let moved = map(old.content)?.apply(p).map { $0 + way }
      #expect(isClose(map(new.content)?.apply(p + way), moved))
    }
  }

  @Test func walksKnowWhatIsInFront() throws {
    let inner = box(10, 10).effect(.scale(x: 2, y: 1, anchor: .center))
    let outer = inner.effect(.rotation3D(turn(50, SIMD3(1, 0, 0)))).offset(3, 4)
      .effect(.rotation3D(turn(-30, SIMD3(0, 1, 0))))
    let tree = Laid(outer).tree
    var walk = PlacedTreeWalk(tree)
    var bounds = Rect.zero
    while let i = walk.next() {
      if case .shape = tree.nodes[i].content { bounds = walk.bounds(of: tree.nodes[i].frame) }
      #expect(walk.isTransformed == (i > 0))
    }
    let maps = tree.nodes.compactMap { node -> Projection? in
      if case .effect = node.content { return map(node.content) }
      return nil
    }
    #expect(maps.count == 3)
    let last = try #require(tree.nodes.last?.frame)
    let corners = [
      Point(last.minX, last.minY), Point(last.maxX, last.minY), Point(last.maxX, last.maxY),
      Point(last.minX, last.maxY),
    ].compactMap { p in maps.reversed().reduce(Optional(p)) { q, map in q.flatMap(map.apply) } }
    #expect(
      isClose(
        bounds,
        Rect(
          x: corners.map(\.x).min() ?? 0, y: corners.map(\.y).min() ?? 0,
          width: (corners.map(\.x).max() ?? 0) - (corners.map(\.x).min() ?? 0),
          height: (corners.map(\.y).max() ?? 0) - (corners.map(\.y).min() ?? 0))))
  }

  private func isClose(_ a: Rect, _ b: Rect) -> Bool {
    isClose(a.origin, b.origin) && isClose(Point(a.maxX, a.maxY), Point(b.maxX, b.maxY))
  }
}
