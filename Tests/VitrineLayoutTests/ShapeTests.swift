import Testing
import VitrineGraphics
import VitrineLayout

@Suite struct ShapeTests {
  private func resolve(
    _ geometry: ShapeGeometry, _ drawing: ShapeLeaf.Drawing? = nil, width: Double = 40,
    height: Double = 20, rightToLeft: Bool = false
  ) -> PlacedShape? {
    let node = shape(geometry, drawing).id("s").frame(width: width, height: height)
    return Laid(node, rightToLeft: rightToLeft).shape("s")
  }

  private let pen = StrokeStyle(width: 2)

  @Test func rectanglesFillTheirFrame() {
    let shape = resolve(.rectangle)
    #expect(shape?.geometry == .rectangle)
    #expect(shape?.bounds == rect(0, 0, 40, 20))
  }

  @Test(arguments: [(5.0, 5.0), (10, 10), (80, 10), (-3, 0)])
  func radiiAreLimitedToHalfTheSide(radius: Double, expected: Double) {
    let shape = resolve(.roundedRectangle(cornerSize: Size(radius, radius), .continuous))
    let geometry: PlacedGeometry =
      expected == 0 ? .rectangle : .roundedRectangle(CornerRadii(expected), .continuous)
    #expect(shape?.geometry == geometry)
  }

  @Test func unevenRadiiMirror() {
    let radii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
    let mirrored = CornerRadii(topLeft: 2, topRight: 1, bottomRight: 4, bottomLeft: 3)
    let geometry = ShapeGeometry.unevenRoundedRectangle(radii, .circular)
    #expect(resolve(geometry)?.geometry == .roundedRectangle(radii, .circular))
    #expect(
      resolve(geometry, rightToLeft: true)?.geometry == .roundedRectangle(mirrored, .circular))
  }

  @Test func capsulesAreRoundAtTheShortSide() {
    #expect(
      resolve(.capsule(.continuous))?.geometry == .roundedRectangle(CornerRadii(10), .continuous))
  }

  @Test func circlesAreCentred() {
    let leaf = ShapeLeaf.Drawing.strokeBorder(.color(.black), pen)
    let shape = resolve(.circle, leaf)
    #expect(shape?.geometry == .ellipse)
    #expect(shape?.bounds == rect(11, 1, 18, 18))
    #expect(shape?.drawing == .stroke(.color(.black), pen))
  }

  @Test func strokeBorderStaysInside() {
    let corner = ShapeGeometry.roundedRectangle(cornerSize: Size(6, 6), .continuous)
    let shape = resolve(corner, .strokeBorder(.color(.black), pen))
    #expect(shape?.bounds == rect(1, 1, 38, 18))
    #expect(shape?.geometry == .roundedRectangle(CornerRadii(5), .continuous))
  }

  @Test func strokeRunsOnTheEdge() {
    let shape = resolve(.rectangle, .stroke(.color(.black), pen))
    #expect(shape?.bounds == rect(0, 0, 40, 20))
  }

  @Test func insetsAddUp() {
    let corner = ShapeGeometry.roundedRectangle(cornerSize: Size(8, 8), .circular)
    let shape = resolve(.inset(.inset(corner, 1), 2))
    #expect(shape?.bounds == rect(3, 3, 34, 14))
    #expect(shape?.geometry == .roundedRectangle(CornerRadii(5), .circular))
    #expect(resolve(.inset(corner, 9))?.geometry == .rectangle)
    #expect(resolve(.inset(.rectangle, 30))?.bounds == rect(20, 10, 0, 0))
  }

  @Test func offsetMovesAndMirrors() {
    #expect(resolve(.offset(.rectangle, Size(3, 4)))?.bounds == rect(3, 4, 40, 20))
    #expect(
      resolve(.offset(.rectangle, Size(3, 4)), rightToLeft: true)?.bounds == rect(-3, 4, 40, 20))
  }

  @Test func sizedShapesStartAtTheCorner() {
    #expect(resolve(.sized(.ellipse, Size(10, 5)))?.bounds == rect(0, 0, 10, 5))
  }

  @Test func scaledRectanglesStayRectangles() {
    let shape = resolve(.scaled(.rectangle, x: 0.5, y: 0.5, anchor: .center))
    #expect(shape?.geometry == .rectangle)
    #expect(shape?.bounds == rect(10, 5, 20, 10))
  }

  @Test func quarterTurnsSwapSides() throws {
    let shape = resolve(.rotated(.rectangle, radians: .pi / 2, anchor: .center))
    let bounds = try #require(shape?.bounds)
    #expect(isClose(bounds, rect(10, -10, 20, 40)))
  }

  @Test func customShapesSeeARectangleAtTheOrigin() {
    var seen: [Rect] = []
    let custom = ShapeGeometry.custom(name: "Wedge") { rect in
      seen.append(rect)
      return Path(rect: Rect(x: 0, y: 0, width: rect.width / 4, height: rect.height))
    }
    #expect(resolve(custom)?.bounds == rect(0, 0, 10, 20))
    #expect(resolve(custom, rightToLeft: true)?.bounds == rect(30, 0, 10, 20))
    #expect(seen == [rect(0, 0, 40, 20), rect(0, 0, 40, 20)])
  }

  @Test func trimmedCircleStartsAtTheRight() {
    let shape = resolve(.trimmed(.circle, from: 0, to: 0.25), width: 20, height: 20)
    guard case .path(let path) = shape?.geometry else {
      Issue.record("a trimmed shape is a path")
      return
    }
    #expect(path.points.first == Point(20, 10))
    let end = (path.currentPoint ?? .zero) - Point(10, 20)
    #expect(end.x.magnitude < 1e-9 && end.y.magnitude < 1e-9)
  }

  @Test func trimmedRectangleEndsPartWay() {
    let path = Path(rect: rect(0, 0, 30, 10))
    guard case .path(let part) = resolve(.trimmed(.path(path), from: 0.125, to: 0.5))?.geometry
    else {
      Issue.record("a trimmed shape is a path")
      return
    }
    #expect(part.points == [Point(10, 0), Point(30, 0), Point(30, 10)])
    guard case .path(let none) = resolve(.trimmed(.path(path), from: 0.6, to: 0.5))?.geometry
    else {
      Issue.record("a trimmed shape is a path")
      return
    }
    #expect(none.isEmpty)
  }

  @Test func trimmingHalvesAnEllipseInLength() {
    guard case .path(let half) = resolve(.trimmed(.ellipse, from: 0.5, to: 1))?.geometry else {
      Issue.record("a trimmed shape is a path")
      return
    }
    #expect((half.points.first.map { ($0 - Point(0, 10)).x.magnitude } ?? 9) < 1e-9)
    #expect(half.points.allSatisfy { $0.y <= 10 + 1e-9 })
  }

  @Test func widenedEdgesAreStrokes() {
    let shape = resolve(.stroked(.ellipse, pen))
    #expect(shape?.drawing == .stroke(.color(.black), pen))
    #expect(shape?.bounds == rect(0, 0, 40, 20))
  }

  @Test func ellipticalCornersBecomeAPath() {
    let shape = resolve(.roundedRectangle(cornerSize: Size(10, 5), .circular))
    guard case .path(let path) = shape?.geometry else {
      Issue.record("corners that are no circles need a path")
      return
    }
    #expect(path.controlBounds == rect(0, 0, 40, 20))
    #expect(path.points.contains(Point(10, 0)) && path.points.contains(Point(0, 5)))
  }
}

@Suite struct ContainerShapeTests {
  private let widget = ShapeGeometry.roundedRectangle(cornerSize: Size(22, 22), .continuous)

  private func radius(_ node: Node) -> Double? {
    let laid = Laid(node, 170, 170, container: widget)
    guard case .roundedRectangle(let radii, .continuous) = laid.shape("s")?.geometry else {
      return nil
    }
    return radii.isUniform ? radii.topLeft : nil
  }

  @Test func followsTheCanvas() {
    #expect(radius(shape(.containerRelative).id("s")) == 22)
  }

  @Test(arguments: [(8.0, 14.0), (16, 6), (21, 1)])
  func losesTheDistance(padding: Double, expected: Double) {
    #expect(radius(shape(.containerRelative).id("s").padding(padding)) == expected)
  }

  @Test func neverNegative() {
    let laid = Laid(
      shape(.containerRelative).id("s").padding(30), 170, 170, container: widget)
    #expect(laid.shape("s")?.geometry == .rectangle)
  }

  @Test func nearestEdgeCounts() {
    let insets = Insets(top: 8, leading: 40, bottom: 60, trailing: 20)
    #expect(radius(shape(.containerRelative).id("s").padding(insets)) == 14)
  }

  @Test func concentricAtAnyDepth() {
    let deep = shape(.containerRelative).id("s").padding(2).padding(3).frame(width: 160)
    #expect(radius(deep) == 17)
  }

  @Test func innerContainersReplaceOuterOnes() {
    let card = shape(.containerRelative).id("s").padding(4)
      .modified(
        .containerShape(.roundedRectangle(cornerSize: Size(10, 10), .continuous)),
        "containerShape"
      ).padding(30)
    #expect(radius(card) == 6)
  }

  @Test func containerMayBeACapsule() {
    let laid = Laid(
      shape(.containerRelative).id("s").padding(4).frame(width: 60, height: 40)
        .modified(.containerShape(.capsule(.circular)), "containerShape"))
    #expect(laid.shape("s")?.geometry == .roundedRectangle(CornerRadii(16), .circular))
  }

  private typealias Corner = ConcentricCorners.Corner

  private func concentric(_ minimum: Double = 0, uniform: [[Int]] = []) -> ShapeGeometry {
    let corner = Corner(isConcentric: true, radius: minimum)
    return .concentric(
      ConcentricCorners(
        topLeading: corner, topTrailing: corner, bottomTrailing: corner, bottomLeading: corner,
        uniform: uniform), .continuous)
  }

  private func even(_ distance: Double) -> Insets {
    Insets(top: distance, leading: distance, bottom: distance, trailing: distance)
  }

  private func radii(_ geometry: ShapeGeometry, _ insets: Insets, isMirrored: Bool = false)
    -> CornerRadii?
  {
    let node = shape(geometry).id("s").padding(insets)
    let laid = Laid(node, 170, 170, container: widget, rightToLeft: isMirrored)
    switch laid.shape("s")?.geometry {
    case .roundedRectangle(let radii, .continuous): return radii
    case .rectangle: return CornerRadii(0)
    default: return nil
    }
  }

  /// Each corner loses the distance to the container's: the greater one along its two edges.
  @Test func cornersShareCentresWithTheContainers() {
    let geometry = concentric()
    #expect(radii(geometry, even(8)) == CornerRadii(14))
    #expect(radii(geometry, even(30)) == CornerRadii(0))
    let aside = Insets(top: 4, leading: 8, bottom: 100, trailing: 2)
    #expect(
      radii(geometry, aside)
        == CornerRadii(topLeft: 14, topRight: 18, bottomRight: 0, bottomLeft: 0))
    // Mirrored, insets and corners change sides together.
    #expect(
      radii(geometry, aside, isMirrored: true)
        == CornerRadii(topLeft: 18, topRight: 14, bottomRight: 0, bottomLeft: 0))
  }

  @Test func cornersHaveALeastRadius() {
    #expect(radii(concentric(6), even(8)) == CornerRadii(14))
    #expect(radii(concentric(6), even(20)) == CornerRadii(6))
  }

  @Test func cornersOfAGroupAreAlike() {
    let aside = Insets(top: 4, leading: 8, bottom: 100, trailing: 2)
    #expect(radii(concentric(uniform: [[0, 1, 2, 3]]), aside) == CornerRadii(18))
    #expect(
      radii(concentric(uniform: [[0, 1]]), aside)
        == CornerRadii(topLeft: 18, topRight: 18, bottomRight: 0, bottomLeft: 0))
  }

  @Test func fixedCornersStandBesideConcentricOnes() {
    let corners = ConcentricCorners(
      topLeading: Corner(isConcentric: false, radius: 5),
      topTrailing: Corner(isConcentric: true, radius: 0),
      bottomTrailing: Corner(isConcentric: false, radius: 0),
      bottomLeading: Corner(isConcentric: true, radius: 0), uniform: [])
    #expect(
      radii(.concentric(corners, .continuous), even(8))
        == CornerRadii(topLeft: 5, topRight: 14, bottomRight: 0, bottomLeft: 14))
    // A border of 4 points lies 2 points further in, and its corners with it.
    #expect(
      radii(.inset(.concentric(corners, .continuous), 2), even(8))
        == CornerRadii(topLeft: 3, topRight: 12, bottomRight: 0, bottomLeft: 12))
  }

  @Test func concentricCornersInACapsuleAndWithoutAContainer() {
    let laid = Laid(
      shape(concentric()).id("s").padding(4).frame(width: 60, height: 40)
        .modified(.containerShape(.capsule(.circular)), "containerShape"))
    #expect(laid.shape("s")?.geometry == .roundedRectangle(CornerRadii(16), .continuous))
    let bare = Laid(shape(concentric()).id("s"), 170, 170)
    #expect(bare.shape("s")?.geometry == .rectangle)
    #expect(concentric().path(in: rect(0, 0, 9, 9)).controlBounds == rect(0, 0, 9, 9))
  }

  @Test func clipsFollowTheContainer() {
    let node = color().effect(.clip(.containerRelative, .nonZero)).padding(16)
    let laid = Laid(node, 170, 170, container: widget)
    let clip = PlacedContent.effect(
      .clip(
        .roundedRectangle(CornerRadii(6), .continuous), bounds: rect(0, 0, 138, 138), .nonZero))
    #expect(laid.tree.nodes[1].content == clip)
  }
}
