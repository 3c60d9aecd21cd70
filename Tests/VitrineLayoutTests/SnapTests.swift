import Testing
import VitrineGraphics
import VitrineLayout

@Suite struct SnapTests {
  @Test func edgesGoToTheNearestPixelHalvesDown() {
    let laid = Laid(box(49.5, 20.5, "a"), 100, 100, scale: 1).snapped
    #expect(laid["a"] == rect(25, 40, 50, 20))
  }

  @Test func abuttingFramesStayAbutting() {
    let laid = Laid(hStack(color("a"), color("b"), color("c")), 100, 10, scale: 1).snapped
    #expect(laid["a"].maxX == laid["b"].minX && laid["b"].maxX == laid["c"].minX)
    #expect(laid["c"].maxX == 100)
  }

  @Test func thirdsOfAPointAreWholePixelsAtThree() {
    let laid = Laid(box(1 / 3.0, 7 / 3.0, "a"), 1, 7, scale: 3)
    #expect(laid.snapped["a"] == rect(1 / 3.0, 7 / 3.0, 1 / 3.0, 7 / 3.0))
  }

  @Test func shapesFollowTheirFrame() {
    let laid = Laid(box(49.5, 20.5, "a"), 100, 100, scale: 1).snapped
    #expect(laid.shape("a")?.bounds == rect(0, 0, 50, 20))
  }

  @Test func insetOutlinesKeepTheirHalfPixels() {
    let border = shape(.rectangle, .strokeBorder(.color(.black), StrokeStyle(width: 1))).id("a")
    let laid = Laid(border.frame(width: 49.5, height: 20.5), 100, 100, scale: 1).snapped
    #expect(laid.shape("a")?.bounds == rect(0.5, 0.5, 49, 19))
  }

  @Test func circlesStayCircles() {
    let laid = Laid(
      shape(.circle).id("a").frame(width: 9.6, height: 9.6).offset(0.3, 0), 20, 20, scale: 1
    ).snapped
    let bounds = laid.shape("a")?.bounds ?? .zero
    #expect(bounds.width == bounds.height)
  }

  @Test func capsulesStayRound() {
    let laid = Laid(
      shape(.capsule(.circular)).id("a").frame(width: 30, height: 9.4), 40, 20, scale: 1)
    #expect(laid.snapped["a"].height == 10)
    #expect(laid.snapped.shape("a")?.geometry == .roundedRectangle(CornerRadii(5), .circular))
  }

  @Test func pathsStretchWithTheirFrame() {
    let path = Path(rect: rect(0, 0, 49.5, 20.5))
    let laid = Laid(shape(.path(path)).id("a").frame(width: 49.5, height: 20.5), scale: 1).snapped
    #expect(laid.shape("a")?.bounds == rect(0, 0, 50, 20))
  }

  @Test func thinBarsDoNotVanish() {
    #expect(Laid(box(20, 0.6, "a"), 20, 10.1, scale: 1).snapped["a"].height == 1)
    #expect(Laid(box(20, 0.1, "a"), 20, 10.3, scale: 1).snapped["a"].height == 0)
  }

  @Test func turnsGoAboutTheAlignedFrame() {
    let turned = box(9, 9, "a").effect(.rotation(radians: .pi, anchor: .center))
    let laid = Laid(turned, 20, 20, scale: 1).snapped
    guard case .effect(.transform(let map, _)) = laid.tree.nodes[0].content else {
      Issue.record("a turn is a transform")
      return
    }
    let centre = map.apply(Point(laid["a"].midX, laid["a"].midY))
    #expect((centre.x - laid["a"].midX).magnitude < 1e-9)
    #expect((centre.y - laid["a"].midY).magnitude < 1e-9)
  }

  @Test func snappingTwiceChangesNothing() {
    var seed = SeededTrees(seed: 7)
    for _ in 0..<20 {
      let once = snap(Laid(seed.tree(), 173, 131, scale: 3).tree)
      #expect(snap(once) == once)
    }
  }

  @Test func clipsFollowTheirFrame() {
    let clipped = box(49.5, 20.5).effect(.clip(.rectangle, .nonZero))
    let laid = Laid(clipped, 100, 100, scale: 1).snapped
    #expect(
      laid.tree.nodes[0].content
        == .effect(.clip(.rectangle, bounds: rect(0, 0, 50, 20), .nonZero)))
  }
}
