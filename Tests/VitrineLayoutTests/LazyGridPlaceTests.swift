import Testing
import VitrineGraphics
import VitrineLayout

// What is right is told by where the numbers come from: frames that Apple's SwiftUI drew, published as the
// fixtures `lazy/*` of iamcgn/swiftui-web, or objc.io's “SwiftUI's Grid Views”.

private func track(
  _ sizing: GridTrack.Sizing, _ spacing: Double? = nil, _ alignment: Alignment2D? = nil
) -> GridTrack { GridTrack(sizing, spacing: spacing, alignment: alignment) }

private func fixed(
  _ length: Double, _ spacing: Double? = nil, _ alignment: Alignment2D? = nil
) -> GridTrack { track(.fixed(length), spacing, alignment) }

private func flexible(_ least: Double = 10, _ most: Double = .infinity) -> GridTrack {
  track(.flexible(minimum: least, maximum: most))
}

private func columns(_ tracks: [GridTrack], spacing: Double? = nil, _ children: [Node]) -> Node {
  columns(tracks, .center, spacing: spacing, children)
}

private func columns(
  _ tracks: [GridTrack], _ guide: HorizontalGuide, spacing: Double? = nil,
  _ children: [Node]
) -> Node {
  view(
    .lazyGrid(
      LazyGridContainer(
        axis: .vertical, tracks: tracks, alignment: Alignment2D(guide, .center), spacing: spacing)),
    "LazyVGrid", children
  ).id("grid")
}

private func rows(
  _ tracks: [GridTrack], _ guide: VerticalGuide, spacing: Double? = nil,
  _ children: [Node]
) -> Node {
  view(
    .lazyGrid(
      LazyGridContainer(
        axis: .horizontal, tracks: tracks, alignment: Alignment2D(.center, guide),
        spacing: spacing)),
    "LazyHGrid", children
  ).id("grid")
}

private func bars(_ count: Int, _ height: Double = 20) -> [Node] {
  (0..<count).map { color("\($0)").frame(height: height) }
}

/// Where the tracks of a lazy grid stand, and how long they are.
@Suite struct LazyGridPlaceTests {
  @Test func gridTakesTheWidthAndItsColumnsStandAtTheAlignment() {
    let starts: [(HorizontalGuide, Double)] = [(.leading, 0), (.center, 90), (.trailing, 180)]
    for (guide, x) in starts {
      let laid = Laid(columns([fixed(60)], guide, [box(60, 20, "a")]), 240, 40)
      #expect(laid["grid"] == rect(0, 10, 240, 20))
      #expect(laid["a"] == rect(x, 10, 60, 20))
    }
  }

  /// `lazy/grid-alignment`: a trailing grid of 240 around columns of 196, and a leading one.
  @Test func itemsAlignBeforeTheGrid() {
    let items =
      [fixed(60, nil, Alignment2D(.leading, .center)), fixed(60)]
      + [fixed(60, nil, Alignment2D(.trailing, .bottom))]
    let cells = [box(20, 20, "0"), box(20, 40, "1"), box(20, 20, "2"), box(20, 20, "3")]
    let trailing = Laid(columns(items, .trailing, spacing: 4, cells), 240, 64)
    #expect(trailing["0"] == rect(44, 10, 20, 20) && trailing["1"] == rect(152, 0, 20, 40))
    #expect(trailing["2"] == rect(220, 20, 20, 20) && trailing["3"] == rect(44, 44, 20, 20))
    let leading = Laid(columns(items, .leading, spacing: 4, Array(cells[..<3])), 240, 40)
    #expect(leading["0"] == rect(0, 10, 20, 20) && leading["1"] == rect(68, 0, 20, 40))
    #expect(leading["2"] == rect(176, 20, 20, 20))
  }

  /// `lazy/grids`: 60, 102 and 80 of 280, centred.
  @Test func columnsShareWhatFixedOnesLeave() {
    let laid = Laid(
      columns([fixed(60), flexible(), flexible(20, 80)], spacing: 4, bars(6)), 280, 44)
    #expect(laid["0"] == rect(11, 0, 60, 20) && laid["1"] == rect(79, 0, 102, 20))
    #expect(laid["2"] == rect(189, 0, 80, 20) && laid["5"] == rect(189, 24, 80, 20))
    #expect(laid["grid"] == rect(0, 0, 280, 44))
  }

  /// objc.io: a column that takes less leaves it to those after it, so order matters.
  @Test func columnsLeaveTheirRestToLaterOnes() {
    let first = Laid(columns([flexible(10, 20), flexible()], bars(2)), 108, 20)
    #expect(first["0"].width == 20 && first["1"].width == 80)
    let last = Laid(columns([flexible(), flexible(10, 20)], bars(2)), 108, 20)
    #expect(last["0"] == rect(15, 0, 50, 20) && last["1"] == rect(73, 0, 20, 20))
  }

  /// `lazy/grids`: at least 50, 10 apart, in 240 are four of 52.5.
  @Test func adaptiveColumnsFillTheWidth() {
    let adaptive = track(.adaptive(minimum: 50, maximum: .infinity), 10)
    let laid = Laid(columns([adaptive], .leading, spacing: 8, bars(5, 24)), 240, 56)
    #expect(laid["3"] == rect(187.5, 0, 52.5, 24) && laid["4"] == rect(0, 32, 52.5, 24))
  }

  /// objc.io: 70 fixed and at least 40 in 200 leave 122, which has room for two of 57.
  @Test func adaptiveColumnsStandBesideFixedOnes() {
    let adaptive = track(.adaptive(minimum: 40, maximum: .infinity))
    let laid = Laid(columns([fixed(70), adaptive], bars(3)), 200, 20)
    #expect(laid["0"] == rect(0, 0, 70, 20) && laid["1"] == rect(78, 0, 57, 20))
    #expect(laid["2"] == rect(143, 0, 57, 20))
  }

  @Test func adaptiveColumnsWithAMaximumAreCentredTogether() {
    let adaptive = track(.adaptive(minimum: 50, maximum: 60), 10)
    let laid = Laid(columns([adaptive], bars(4)), 285, 20)
    #expect(laid["0"] == rect(7.5, 0, 60, 20) && laid["3"] == rect(217.5, 0, 60, 20))
  }

  /// objc.io and “Thinking in SwiftUI”: at least 60 and 120, 10 apart, in 200: the first pass gives 95 + 10 +
  /// 120 = 225, which is centred, and is then shared again.
  @Test func columnsThatNeedMoreThanTheOfferShareTheirOwnWidth() {
    let items = [
      track(.flexible(minimum: 60, maximum: .infinity), 10),
      track(.flexible(minimum: 120, maximum: .infinity), 10),
    ]
    let laid = Laid(columns(items, bars(2)).frame(width: 200), 200, 20)
    #expect(laid["grid"] == rect(-12.5, 0, 225, 20))
    #expect(laid["0"] == rect(-12.5, 0, 107.5, 20) && laid["1"] == rect(105, 0, 120, 20))
  }

  /// Columns that are always too long begin at the grid's leading edge, whatever the alignment.
  @Test func fixedColumnsMakeTheGridWider() {
    let laid = Laid(columns([fixed(80), fixed(80)], .trailing, bars(2)).frame(width: 100), 100, 20)
    #expect(laid["grid"] == rect(-34, 0, 168, 20) && laid["0"].x == -34)
  }

  @Test func unproposedGridsAreAsWideAsTheirLeastColumns() {
    let laid = Laid(columns([fixed(30), flexible(), flexible()], bars(3)).fixedSize(), 300, 20)
    #expect(laid["grid"] == rect(117, 0, 66, 20))
    #expect(laid["0"].width == 30 && laid["1"].width == 10 && laid["2"].width == 10)
  }

  /// objc.io: views are measured at their column's width, then offered the line's height, too.
  @Test func viewsMayFillTheirLine() {
    let laid = Laid(
      columns([fixed(40), fixed(40)], [box(40, 30, "a"), color("b")]), 100, 100)
    #expect(laid["b"] == rect(54, 35, 40, 30))
  }

  @Test func linesAreEightPointsApart() {
    let laid = Laid(columns([flexible()], bars(2)), 100, 48)
    #expect(laid["1"].y == 28)
  }

  // MARK: LazyHGrid

  /// `lazy/grids`: two rows of 30 in 70, columns 6 apart; the grid is 132 wide.
  @Test func rowsStandAtTheAlignment() {
    let cells = (0..<5).map { color("\($0)").frame(width: 40) }
    let starts: [(VerticalGuide, Double)] = [(.top, 0), (.center, 1), (.bottom, 2)]
    for (guide, y) in starts {
      let laid = Laid(rows([fixed(30), fixed(30)], guide, spacing: 6, cells), 132, 70)
      #expect(laid["grid"] == rect(0, 0, 132, 70))
      #expect(laid["0"] == rect(0, y, 40, 30) && laid["3"] == rect(46, y + 38, 40, 30))
    }
  }

  @Test func gridsInARowShareItsWidth() {
    let laid = Laid(
      hStack(
        spacing: 10, columns([fixed(20)], [box(20, 10, "a")]).id("one"),
        columns([fixed(30)], [box(20, 10, "b")]).id("other")), 210, 10)
    #expect(laid["one"].width == 100 && laid["other"] == rect(110, 0, 100, 10))
  }

  // MARK: Right to left

  @Test func leadingIsRightFromRightToLeft() {
    let laid = Laid(
      columns([fixed(60), fixed(30)], .leading, [box(60, 10, "a"), box(30, 10, "b")]), 240, 10,
      rightToLeft: true)
    #expect(laid["a"] == rect(180, 0, 60, 10) && laid["b"] == rect(142, 0, 30, 10))
    let across = Laid(
      rows([fixed(10)], .top, [box(20, 10, "a"), box(30, 10, "b")]), 58, 30, rightToLeft: true)
    #expect(across["a"] == rect(38, 0, 20, 10) && across["b"] == rect(0, 0, 30, 10))
  }
}

/// Sections in lazy grids.
@Suite struct LazyGridSectionTests {
  private func part(
    _ role: SectionPart.Role, _ section: SectionPart.Mark, _ nodes: Node...
  ) -> [Node] {
    for node in nodes { node.section = SectionPart(role, of: section) }
    return nodes
  }

  private let first = SectionPart.Mark()
  private let second = SectionPart.Mark()

  /// `lazy/grid-sections`: 240 around columns of 196, lines 4 apart.
  @Test func headersAndFootersAreLinesOfTheirOwn() {
    let cells =
      part(.header, first, color("h").frame(height: 24))
      + bars(5).flatMap { part(.content, first, $0) }
      + part(.footer, first, color("f").frame(height: 16))
      + part(.header, second, box(46, 16, "h2"))
      + (10..<14).flatMap { part(.content, second, color("\($0)").frame(height: 20)) }
    let laid = Laid(columns([fixed(60), fixed(60), fixed(60)], spacing: 4, cells), 240, 160)
    #expect(laid["h"] == rect(0, 0, 240, 24) && laid["f"] == rect(0, 76, 240, 16))
    #expect(laid["0"] == rect(22, 28, 60, 20) && laid["4"] == rect(90, 52, 60, 20))
    #expect(laid["h2"] == rect(97, 96, 46, 16) && laid["13"] == rect(22, 140, 60, 20))
    #expect(laid["grid"] == rect(0, 0, 240, 160))
  }

  @Test func headersFollowTheGridsAlignmentNotTheFirstColumns() {
    let cells = part(.header, first, box(46, 16, "h")) + part(.content, first, box(20, 20, "a"))
    let laid = Laid(
      columns([fixed(60, nil, Alignment2D(.trailing, .top))], .leading, spacing: 0, cells), 240, 36)
    #expect(laid["h"].x == 0 && laid["a"].x == 40)
    let mirrored = Laid(
      columns([fixed(60)], .leading, spacing: 0, cells), 240, 36, rightToLeft: true)
    #expect(mirrored["h"].x == 194)
  }

  @Test func headersWithoutRowsKeepTheirLine() {
    let cells =
      part(.header, first, box(10, 16, "h")) + part(.header, second, box(10, 16, "h2"))
      + part(.content, second, box(10, 10, "a"))
    let laid = Laid(columns([fixed(20), fixed(20)], spacing: 2, cells), 100, 46)
    #expect(laid["h"].y == 0 && laid["h2"].y == 18 && laid["a"].y == 36)
  }

  @Test func sectionsBeginALine() {
    let cells =
      part(.content, first, box(10, 10, "a")) + part(.content, second, box(10, 10, "b"))
      + [box(10, 10, "c"), box(10, 10, "d")]
    let laid = Laid(columns([fixed(20), fixed(20)], spacing: 2, cells), 100, 34)
    #expect(laid["a"].y == 0 && laid["b"].y == 12 && laid["c"].y == 24 && laid["d"].y == 24)
    #expect(laid["d"].x == laid["c"].x + 28)
  }

  /// The header of a horizontal grid is a column as high as the grid.
  @Test func headersOfRowsAreColumns() {
    let cells =
      part(.header, first, color("h").frame(width: 24))
      + (0..<3).flatMap { part(.content, first, color("\($0)").frame(width: 40)) }
    let laid = Laid(rows([fixed(30), fixed(30)], .bottom, spacing: 6, cells), 116, 80)
    #expect(laid["h"] == rect(0, 0, 24, 80) && laid["0"] == rect(30, 12, 40, 30))
    #expect(laid["2"] == rect(76, 12, 40, 30))
  }

  @Test func modifiersKeepTheirPart() {
    let header = part(.header, first, box(10, 10, "h"))[0].padding(3).effect(.opacity(0.5))
    let laid = Laid(
      columns([fixed(20), fixed(20)], spacing: 0, [header, box(10, 10, "a")]), 60, 26)
    #expect(laid["a"].y == 16)
  }

  @Test func headersOfAnUnproposedGridAreAsWideAsItsColumns() {
    let cells = part(.header, first, color("h").frame(height: 5)) + [box(10, 10, "a")]
    let laid = Laid(columns([fixed(20), flexible()], spacing: 0, cells).fixedSize(), 100, 15)
    #expect(laid["h"] == rect(31, 0, 38, 5))
  }
}
