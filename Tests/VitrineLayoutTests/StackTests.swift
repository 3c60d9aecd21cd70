import Testing
import VitrineGraphics
import VitrineLayout

@Suite struct StackTests {
  @Test func rootIsCentredInTheCanvas() {
    #expect(Laid(box(20, 10)).root == rect(40, 45, 20, 10))
  }

  @Test func rowSharesItsLengthEqually() {
    let laid = Laid(hStack(color("a"), color("b")))
    #expect(laid["a"] == rect(0, 0, 50, 100))
    #expect(laid["b"] == rect(50, 0, 50, 100))
  }

  @Test func spacingIsTakenAwayFirst() {
    let laid = Laid(hStack(spacing: 10, color("a"), color("b"), color("c")))
    #expect(laid["a"].width == (100 - 20) / 3.0)
    #expect(laid["c"].maxX == 100)
  }

  @Test func defaultSpacingIsEight() {
    let laid = Laid(vStack(spacing: nil, box(10, 10, "a"), box(10, 10, "b")))
    #expect(laid["b"].y - laid["a"].maxY == 8)
  }

  @Test func leastFlexibleIsServedFirst() {
    let narrow = color("b").flexible(minWidth: 0, maxWidth: 20)
    let laid = Laid(hStack(color("a"), narrow, box(30, 5, "c")))
    #expect(laid["a"] == rect(0, 0, 50, 100))
    #expect(laid["b"].width == 20)
    #expect(laid["c"].x == 70)
  }

  @Test func ofTwoEndlessViewsTheLargerMinimumIsServedFirst() {
    let wide = color("b").flexible(minWidth: 70, maxWidth: .infinity)
    let laid = Laid(hStack(color("a"), wide))
    #expect(laid["a"].width == 30)
    #expect(laid["b"].width == 70)
  }

  @Test func higherPriorityTakesAllButTheOthersMinimum() {
    let low = color("low").flexible(minWidth: 15, maxWidth: .infinity)
    let laid = Laid(hStack(low, color("high").priority(1)))
    #expect(laid["high"].width == 85)
    #expect(laid["low"].width == 15)
  }

  @Test func threePrioritiesAreServedInTurn() {
    let laid = Laid(
      hStack(
        color("c").flexible(minWidth: 5, maxWidth: .infinity),
        color("b").flexible(minWidth: 10, maxWidth: 40).priority(1),
        color("a").flexible(minWidth: 0, maxWidth: 30).priority(2)))
    #expect(laid["a"].width == 30)
    #expect(laid["b"].width == 40)
    #expect(laid["c"].width == 30)
  }

  @Test func spacerTakesWhatIsLeft() {
    let laid = Laid(hStack(box(10, 10, "a"), spacer(), box(10, 10, "b")))
    #expect(laid["a"].x == 0)
    #expect(laid["b"].x == 90)
  }

  @Test func spacerKeepsEightPointsAndNoSpacing() {
    let laid = Laid(
      hStack(spacing: nil, box(10, 10, "a"), spacer(), box(10, 10, "b")).fixedSize())
    #expect(laid["b"].x - laid["a"].maxX == 8)
  }

  @Test func spacerLeastLengthIsTheAuthors() {
    let laid = Laid(
      vStack(spacing: nil, box(10, 10, "a"), spacer(30), box(10, 10, "b")).fixedSize())
    #expect(laid["b"].y - laid["a"].maxY == 30)
  }

  @Test func spacerYieldsToFlexibleViews() {
    let laid = Laid(hStack(color("a"), spacer()))
    #expect(laid["a"].width == 92)
  }

  @Test func spacerHasNoWidthInAColumn() {
    let laid = Laid(vStack(.leading, box(10, 10, "a"), spacer().id("s")))
    #expect(laid["s"].width == 0)
    #expect(laid["s"].height == 90)
    #expect(laid.root.width == 10)
  }

  @Test func framedSpacerKeepsNoSpacing() {
    let laid = Laid(
      vStack(spacing: nil, box(10, 10, "a"), spacer().frame(height: 20), box(10, 10, "b")))
    #expect(laid["b"].y - laid["a"].maxY == 20)
  }

  @Test func dividerLiesAcrossTheStack() {
    let row = Laid(hStack(box(10, 10), divider().id("d"), box(10, 10)))
    #expect(row["d"] == rect(49.75, 0, 0.5, 100))
    let column = Laid(vStack(box(10, 10), divider().id("d"), box(10, 10)), scale: 3)
    #expect(column["d"].width == 100)
    #expect(column["d"].height == 1 / 3.0)
  }

  @Test func dividerOutsideStacksIsHorizontal() {
    #expect(Laid(divider().id("d"))["d"] == rect(0, 49.75, 100, 0.5))
  }

  @Test func fixedSizeRowGivesItsHeightToEveryChild() {
    let laid = Laid(hStack(color("a").frame(width: 3), box(20, 28, "b")).fixedSize(false, true))
    #expect(laid["a"] == rect(38.5, 36, 3, 28))
  }

  @Test func idealStackUsesIdealSizes() {
    let laid = Laid(hStack(color("a"), box(20, 30, "b")).fixedSize())
    #expect(laid["a"].width == 10)
    #expect(laid["a"].height == 30)
  }

  @Test func emptyViewsTakeNoPart() {
    let laid = Laid(
      vStack(spacing: 8, view(.empty, "EmptyView"), box(10, 10, "a"), view(.empty, "EmptyView")))
    #expect(laid["a"].y == 45)
    #expect(laid.tree.nodes.filter { $0.name == "EmptyView" }.isEmpty)
  }

  @Test func emptyStackIsNothing() {
    #expect(Laid(vStack()).root == rect(50, 50, 0, 0))
    let laid = Laid(vStack(spacing: nil, box(10, 10, "a"), vStack(), box(10, 10, "b")))
    #expect(laid["b"].y == laid["a"].maxY)
  }

  @Test func overflowingStackStartsAtItsOwnEdge() {
    let laid = Laid(hStack(box(80, 10, "a"), box(80, 10, "b")))
    #expect(laid.root == rect(-30, 45, 160, 10))
    #expect(laid["b"].x == 50)
  }

  @Test func offersNeverFallBelowZero() {
    let laid = Laid(hStack(box(150, 10), color("a")))
    #expect(laid["a"].width == 0)
  }

  @Test(arguments: [
    (VerticalGuide.top, 0.0), (.center, 15), (.bottom, 30), (.firstTextBaseline, 30),
  ])
  func rowAligns(guide: VerticalGuide, y: Double) {
    let laid = Laid(hStack(guide, box(10, 40, "tall"), box(10, 10, "low")))
    #expect(laid["low"].y - laid["tall"].y == y)
  }

  @Test(arguments: [(HorizontalGuide.leading, 0.0), (.center, 15), (.trailing, 30)])
  func columnAligns(guide: HorizontalGuide, x: Double) {
    let laid = Laid(vStack(guide, box(40, 10, "wide"), box(10, 10, "slim")))
    #expect(laid["slim"].x - laid["wide"].x == x)
  }

  @Test func zIndexOrdersDrawingOnly() {
    let laid = Laid(
      hStack(box(10, 10, "a").zIndex(1), box(10, 10, "b"), box(10, 10, "c").zIndex(-1)))
    let order = laid.tree.nodes.compactMap(\.identifier)
    #expect(order == ["c", "b", "a"])
    #expect(laid["a"].x < laid["b"].x && laid["b"].x < laid["c"].x)
  }
}
