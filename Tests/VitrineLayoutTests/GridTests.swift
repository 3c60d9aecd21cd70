import Testing
import VitrineGraphics
import VitrineLayout

@Suite struct GridTests {
  @Test func columnsAreAsWideAsTheirWidestCell() {
    let laid = Laid(
      grid(row(box(10, 10, "a"), box(20, 10, "b")), row(box(30, 10, "c"), box(5, 10, "d"))))
    #expect(laid.root == rect(21, 36, 58, 28))
    #expect(laid["a"].midX == laid["c"].midX)
    #expect(laid["b"].x == laid["c"].maxX + 8)
    #expect(laid["c"].y == laid["a"].maxY + 8)
    #expect(laid["d"].midX == laid["b"].midX)
  }

  @Test func spacingIsTheAuthors() {
    let laid = Laid(
      grid(align: .center, 3, 5, row(box(10, 10, "a"), box(10, 10, "b")), row(box(10, 10, "c"))))
    #expect(laid["b"].x - laid["a"].maxX == 3)
    #expect(laid["c"].y - laid["a"].maxY == 5)
  }

  @Test func flexibleColumnsShareWhatFixedOnesLeave() {
    let laid = Laid(grid(align: .center, 0, 0, row(box(20, 10, "a"), color("b"), color("c"))))
    #expect(laid["a"].width == 20)
    #expect(laid["b"].width == 40 && laid["c"].width == 40)
  }

  @Test func flexibleRowsShareTheHeight() {
    let laid = Laid(grid(align: .center, 0, 0, row(color("a")), row(color("b")), row(box(5, 20))))
    #expect(laid["a"].height == 40 && laid["b"].height == 40)
  }

  @Test func endlessRowsAreServedLikeThoseOfAStack() {
    let laid = Laid(
      grid(align: .center, 0, 0, row(color("a")), row(color("b").flexible(minHeight: 70))))
    #expect(laid["a"].height == 30 && laid["b"].height == 70)
  }

  @Test func cellsAlignInTheirColumnAndRow() {
    let laid = Laid(
      grid(
        align: Alignment2D(.leading, .bottom), 0, 0, row(box(10, 10, "a"), box(5, 30)),
        row(box(40, 5, "c"))))
    #expect(laid["a"].x == laid["c"].x)
    #expect(laid["a"].maxY == laid["c"].y)
  }

  @Test func rowsMayAlignTheirOwnWay() {
    let laid = Laid(grid(align: .center, 0, 0, row(.top, box(10, 10, "a"), box(5, 30, "b"))))
    #expect(laid["a"].y == laid["b"].y)
  }

  @Test func columnAlignmentOfOneCellCountsForAll() {
    let laid = Laid(
      grid(
        align: .center, 0, 0, row(box(10, 10, "a").cell { $0.columnAlignment = .trailing }),
        row(box(40, 10, "wide")), row(box(20, 10, "b"))))
    #expect(laid["a"].maxX == laid["wide"].maxX && laid["b"].maxX == laid["wide"].maxX)
  }

  @Test func spanningCellsCoverTheirColumns() {
    let laid = Laid(
      grid(
        align: .center, 4, 0, row(box(10, 10, "a"), box(20, 10, "b"), box(30, 10, "c")),
        row(
          color("two").frame(height: 5).cell {
            $0.columns = 2
            $0.unsizedHorizontally = true
          }, box(10, 10))))
    #expect(laid["two"].x == laid["a"].x)
    #expect(laid["two"].maxX == laid["b"].maxX)
  }

  @Test func spanningCellsWidenTheirColumnsEqually() {
    let laid = Laid(
      grid(
        align: .center, 0, 0, row(box(10, 10, "a"), box(10, 10, "b")),
        row(box(40, 10, "wide").cell { $0.columns = 2 })))
    #expect(laid.root.width == 40)
    #expect(laid["b"].midX - laid["a"].midX == 20)
  }

  @Test func childrenOutsideOfRowsSpanAllColumns() {
    let laid = Laid(
      grid(align: .center, 0, 0, row(box(10, 10, "a"), box(10, 10)), color("bar").frame(height: 3)))
    #expect(laid["bar"] == rect(0, 53.5, 100, 3))
    #expect(laid.root.width == 100)
  }

  @Test func unsizedCellsDoNotWiden() {
    let bar = color("bar").frame(height: 3).cell { $0.unsizedHorizontally = true }
    let laid = Laid(grid(align: .center, 0, 0, row(box(10, 10), box(10, 10)), bar))
    #expect(laid.root.width == 20)
    #expect(laid["bar"].width == 20)
  }

  @Test func anchorPlacesInTheCell() {
    let anchored = box(10, 10, "a").cell { $0.anchor = UnitPosition(1, 0) }
    let laid = Laid(grid(align: .center, 0, 0, row(anchored), row(box(40, 10, "w"))))
    #expect(laid["a"].maxX == laid["w"].maxX)
  }

  @Test func baselinesMeetInRows() {
    let laid = Laid(
      grid(
        align: Alignment2D(.center, .firstTextBaseline), 0, 0,
        row(picture(10, 20, baseline: 16).id("a"), picture(10, 10, baseline: 6).id("b"))))
    #expect(laid["a"].y + 16 == laid["b"].y + 6)
  }

  @Test func rowOutsideAGridIsAnHStack() {
    let laid = Laid(row(box(10, 10, "a"), box(10, 10, "b")))
    #expect(laid["b"].x - laid["a"].maxX == 8)
  }

  @Test func unevenRowsAndEmptyGrids() {
    #expect(Laid(grid()).root == rect(50, 50, 0, 0))
    let laid = Laid(
      grid(align: .center, 0, 0, row(), row(box(10, 10, "a")), row(box(5, 5), box(5, 5))))
    #expect(laid["a"].width == 10)
  }
}

@Suite struct LazyGridTests {
  private func lazy(
    _ tracks: [GridTrack], axis: LayoutAxis = .vertical, spacing: Double? = nil,
    _ children: [Node]
  ) -> Node {
    view(
      .lazyGrid(
        LazyGridContainer(axis: axis, tracks: tracks, alignment: .center, spacing: spacing)),
      "LazyVGrid", children)
  }

  private func boxes(_ count: Int) -> [Node] {
    (0..<count).map { color("\($0)").frame(height: 10) }
  }

  private func flexible(_ minimum: Double = 10, _ maximum: Double = .infinity) -> GridTrack {
    GridTrack(.flexible(minimum: minimum, maximum: maximum), spacing: nil, alignment: nil)
  }

  @Test func flexibleColumnsShareTheWidth() {
    let laid = Laid(lazy([flexible(), flexible(), flexible()], boxes(4)))
    #expect(laid["0"] == rect(0, 36, 28, 10))
    #expect(laid["1"].x == 36 && laid["2"].x == 72)
    #expect(laid["3"] == rect(0, 54, 28, 10))
  }

  @Test func fixedColumnsAreSetAside() {
    let fixed = GridTrack(.fixed(30), spacing: 0, alignment: nil)
    let laid = Laid(lazy([fixed, flexible()], spacing: 2, boxes(2)))
    #expect(laid["0"].width == 30)
    #expect(laid["1"] == rect(30, 45, 70, 10))
  }

  @Test func adaptiveColumnsAreAsManyAsFit() {
    let adaptive = GridTrack(.adaptive(minimum: 28, maximum: .infinity), spacing: 5, alignment: nil)
    let laid = Laid(lazy([adaptive], boxes(7)))
    #expect(laid["0"].width == 30)
    #expect(laid["2"].x == 70)
    #expect(laid["3"].x == 0)
  }

  @Test func flexibleMaximumLimits() {
    let laid = Laid(lazy([flexible(10, 20), flexible()], boxes(2)))
    #expect(laid["0"].width == 20 && laid["1"].width == 72)
  }

  @Test func linesAreAsHighAsTheirHighestView() {
    let laid = Laid(
      lazy(
        [flexible(), flexible()], spacing: 4,
        [box(10, 30, "a"), box(10, 10, "b"), box(10, 10, "c")]))
    #expect(laid["c"].y == laid["a"].maxY + 4)
    #expect(laid["b"].midY == laid["a"].midY)
  }

  @Test func trackAlignmentHolds() {
    let track = GridTrack(
      .flexible(minimum: 10, maximum: .infinity), spacing: nil, alignment: topLeading)
    let laid = Laid(lazy([track, track], [box(10, 10, "a"), box(10, 30, "b")]))
    #expect(laid["a"].x == 0 && laid["a"].y == laid["b"].y)
  }

  @Test func horizontalGridFillsRowsFirst() {
    let cells = (0..<3).map { color("\($0)").frame(width: 10) }
    let laid = Laid(lazy([flexible(), flexible()], axis: .horizontal, cells))
    #expect(laid["0"].height == 46 && laid["1"].y == 54)
    #expect(laid["2"].x == laid["0"].maxX + 8)
  }

  @Test func tinyAdaptiveMinimumStaysBounded() {
    let adaptive = GridTrack(.adaptive(minimum: 0, maximum: .infinity), spacing: 0, alignment: nil)
    #expect(Laid(lazy([adaptive], boxes(3)), 1e6, 10).tree.nodes.count == 7)
  }
}
