import Testing
import VitrineGraphics
import VitrineLayout

@Suite struct LayerTests {
  @Test func zStackIsTheUnionOfItsChildren() {
    let laid = Laid(zStack(box(40, 10, "a"), box(10, 30, "b")))
    #expect(laid.root == rect(30, 35, 40, 30))
    #expect(laid["a"] == rect(30, 45, 40, 10))
    #expect(laid["b"] == rect(45, 35, 10, 30))
  }

  @Test func zStackAligns() {
    let laid = Laid(zStack(Alignment2D(.trailing, .bottom), box(40, 40, "a"), box(10, 10, "b")))
    #expect(laid["b"].maxX == laid["a"].maxX && laid["b"].maxY == laid["a"].maxY)
  }

  @Test func zStackOffersItsOwnSizeWhenPlacing() {
    let laid = Laid(zStack(box(40, 30, "a"), color("b").flexible(maxWidth: 1000)).fixedSize())
    #expect(laid["b"] == laid["a"])
  }

  @Test func zStackFollowsItsHighestPriority() {
    let laid = Laid(zStack(box(20, 20, "a").priority(1), box(60, 60, "b")))
    #expect(laid.root == rect(40, 40, 20, 20))
    #expect(laid["b"] == rect(20, 20, 60, 60))
  }

  @Test func zStackGrowsByExplicitGuides() {
    let laid = Laid(
      zStack(
        Alignment2D(.trailing, .top), box(40, 40, "a"),
        box(10, 10, "b").guide(.trailing) { _ in 5 }.guide(.top) { _ in 5 }))
    #expect(laid.root.width == 45 && laid.root.height == 45)
    #expect(laid["b"] == rect(laid["a"].maxX - 5, laid["a"].y - 5, 10, 10))
  }

  @Test func backgroundTakesTheContentsSizeAndLiesBehind() {
    let laid = Laid(box(20, 10, "a").background(color("back")))
    #expect(laid["back"] == laid["a"])
    #expect(laid.root == laid["a"])
    #expect(laid.tree.nodes.compactMap(\.identifier) == ["back", "a"])
  }

  @Test func overlayLiesInFront() {
    let laid = Laid(box(20, 10, "a").overlay(color("over")))
    #expect(laid.tree.nodes.compactMap(\.identifier) == ["a", "over"])
    #expect(laid["over"] == laid["a"])
  }

  @Test func largeBackgroundDoesNotGrowTheView() {
    let laid = Laid(box(20, 10, "a").background(align: topLeading, box(50, 50, "back")))
    #expect(laid.root == laid["a"])
    #expect(laid["back"] == rect(40, 45, 50, 50))
  }

  @Test func severalBackgroundsStandInAZStack() {
    let laid = Laid(
      box(40, 40, "a").background(align: topLeading, box(20, 20, "x"), box(10, 10, "y")))
    #expect(laid["x"] == rect(30, 30, 20, 20))
    #expect(laid["y"] == rect(30, 30, 10, 10))
    #expect(laid.tree.nodes.compactMap(\.identifier) == ["x", "y", "a"])
  }

  @Test func maskIsLaidOutInTheContentsFrame() {
    let masked = view(
      .effect(.mask(topLeading)), "mask", [box(40, 40, "a"), shape(.circle).id("m")])
    let laid = Laid(masked)
    #expect(laid["m"] == laid["a"])
    #expect(laid.tree.nodes[0].content == .effect(.mask(topLeading)))
    #expect(laid.tree.children(of: 0).count == 2)
  }

  @Test func hiddenKeepsItsPlace() {
    let laid = Laid(hStack(box(10, 10, "a").modified(.hidden, "hidden"), box(10, 10, "b")))
    #expect(laid["b"].x == 50)
    #expect(laid.tree.nodes[1].content == .hidden)
  }

  @Test func viewThatFitsTakesTheFirstThatFits() {
    func fits(_ width: Double) -> Laid {
      Laid(
        view(
          .viewThatFits(horizontally: true, vertically: true), "ViewThatFits",
          [box(80, 10, "wide"), box(40, 10, "middle"), box(20, 10, "small")]), width, 100)
    }
    #expect(fits(100).tree.nodes.compactMap(\.identifier) == ["wide"])
    #expect(fits(80)["wide"].width == 80)
    #expect(fits(79).tree.nodes.compactMap(\.identifier) == ["middle"])
    #expect(fits(5).tree.nodes.compactMap(\.identifier) == ["small"])
  }

  /// What did not fit is kept beside the tree, for reports; it costs neither closures nor diagnostics.
  @Test func viewThatFitsKeepsWhatDidNotFit() {
    var isRead = false
    let reader = reader { _ in
      isRead = true
      return [box(1, 1)]
    }
    let fitting = view(
      .viewThatFits(horizontally: true, vertically: true), "ViewThatFits",
      [hStack(box(80, 10, "wide"), reader), box(60, 10, "middle"), box(20, 10, "small")])
    #expect(Laid(fitting, 50, 40).tree.rejected.isEmpty)
    let laid = Laid(fitting, 50, 40, placesRejected: true)
    #expect(laid.tree.rejected.map(\.number) == [1, 2])
    #expect(laid.tree.rejected.allSatisfy { $0.chooser == 0 })
    #expect(
      laid.tree.rejected[0].nodes.map(\.name) == ["HStack", "frame", "Color", "GeometryReader"])
    #expect(laid.tree.rejected[0].nodes.map(\.parent) == [-1, 0, 1, 0])
    #expect(laid.tree.rejected[0].nodes.map(\.end) == [4, 3, 3, 4])
    #expect(laid.tree.rejected[0].nodes[0].frame == rect(0, 0, 90, 10))
    #expect(laid.tree.rejected[1].nodes[0].frame == rect(0, 0, 60, 10))
    #expect(!isRead && laid.diagnostics.isEmpty)
    #expect(
      laid.tree.nodes[0].settings.map { "\($0.name) \($0.value)" } == ["choice 3", "offered 50×40"])
  }

  /// A child of more views than reports hold is left out; the picture is the same.
  @Test func rejectedViewsAreBounded() {
    let many = Node(
      .hStack(.center, spacing: 0), name: "HStack",
      children: (0..<LayoutLimits.rejectedNodes).map { _ in box(1, 1) })
    let laid = Laid(
      view(
        .viewThatFits(horizontally: true, vertically: true), "ViewThatFits",
        [many, box(20, 10, "s")]),
      50, 40, placesRejected: true)
    #expect(laid.tree.rejected.isEmpty)
    #expect(laid["s"] == rect(15, 15, 20, 10))
  }

  @Test func viewThatFitsLooksAtItsAxesOnly() {
    let node = view(
      .viewThatFits(horizontally: false, vertically: true), "ViewThatFits",
      [box(200, 10, "wide"), box(40, 10, "small")])
    #expect(Laid(node).tree.nodes.compactMap(\.identifier) == ["wide"])
  }

  @Test func readerFillsAndPlacesAtTheTopLeadingCorner() {
    var seen: [Size] = []
    let laid = Laid(
      reader {
        seen.append($0.size)
        return [box(10, 10, "a"), box(20, 20, "b")]
      }.padding(5))
    #expect(seen == [Size(90, 90)])
    #expect(laid["a"] == rect(5, 5, 10, 10))
    #expect(laid["b"] == rect(5, 5, 20, 20))
  }

  @Test func readerIsTenPointsWhereItMayChoose() {
    let laid = Laid(reader { _ in [color("a")] }.fixedSize())
    #expect(laid["a"] == rect(45, 45, 10, 10))
  }

  @Test func readerTellsFramesOfCoordinateSpaces() {
    var named: [String] = []
    var frames: [Rect] = []
    let inner = reader {
      named = $0.namedFrames.map(\.name)
      frames = $0.namedFrames.map(\.frame) + [$0.globalFrame]
      return [color()]
    }
    let space = inner.padding(10).modified(.coordinateSpace("card"), "coordinateSpace")
    _ = Laid(space.padding(5))
    #expect(named == ["card"])
    #expect(frames == [rect(5, 5, 90, 90), rect(15, 15, 70, 70)])
  }

  @Test func readersNest() {
    let laid = Laid(
      reader { outer in
        [
          reader { inner in [box(inner.size.width / 2, 10, "a")] }
            .frame(width: outer.size.width / 2, height: 20)
        ]
      })
    #expect(laid["a"] == rect(0, 0, 25, 10))
  }

  @Test func canvasDrawsAtItsSize() {
    var sizes: [Size] = []
    let leaf = CanvasLeaf(isOpaque: false) { size, _ in
      sizes.append(size)
      return []
    }
    _ = Laid(view(.canvas(leaf), "Canvas").frame(width: 30, height: 20))
    #expect(sizes == [Size(30, 20)])
  }
}
