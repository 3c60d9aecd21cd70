import Testing
import VitrineGraphics
import VitrineLayout

private enum Mark {}
private enum Line {}

/// A horizontal guide in the middle by default.
private let mark = HorizontalGuide.custom(
  CustomGuide(id: ObjectIdentifier(Mark.self), name: "mark") { $0.size.width / 2 })
/// A vertical guide a quarter down by default.
private let line = VerticalGuide.custom(
  CustomGuide(id: ObjectIdentifier(Line.self), name: "line") { $0.size.height / 4 })

@Suite struct GuideTests {
  @Test func columnMovesByAnExplicitGuide() {
    let laid = Laid(
      vStack(.leading, box(20, 10, "a"), box(20, 10, "b").guide(.leading) { _ in -5 }))
    #expect(laid["b"].x - laid["a"].x == 5)
    #expect(laid.root.width == 25)
  }

  @Test func guideClosureSeesSizeAndOtherGuides() {
    let laid = Laid(
      vStack(
        .leading, box(20, 10, "a"), box(30, 10, "b").guide(.leading) { $0.horizontal(.center) }))
    #expect(laid["a"].x - laid["b"].x == 15)
  }

  @Test func customGuideFallsBackToItsDefault() {
    let laid = Laid(vStack(mark, box(20, 10, "a"), box(40, 10, "b").guide(mark) { _ in 40 }))
    #expect(laid["b"].maxX == laid["a"].midX)
    let row = Laid(hStack(line, box(10, 40, "a"), box(10, 8, "b")))
    #expect(row["b"].y - row["a"].y == 8)
  }

  @Test func customGuideOfAContainerIsTheMeanOfItsChildren() {
    let inner = vStack(
      .leading, box(10, 10).guide(mark) { _ in 2 }, box(10, 10).guide(mark) { _ in 8 },
      box(10, 10))
    let laid = Laid(vStack(mark, inner.id("inner"), box(10, 10, "b").guide(mark) { _ in 0 }))
    #expect(laid["b"].x - laid["inner"].x == 5)
  }

  @Test func frameGuidesStayInsideContainers() {
    let inner = vStack(.leading, box(10, 10).guide(.leading) { _ in 4 })
    let laid = Laid(vStack(.leading, inner.id("inner"), box(10, 10, "b")))
    #expect(laid["inner"].x == laid["b"].x)
  }

  @Test func frameGuidesPassThroughModifiers() {
    let moved = box(10, 10).guide(.leading) { _ in 4 }.padding(3)
    let laid = Laid(vStack(.leading, moved.id("moved"), box(10, 10, "b")))
    #expect(laid["b"].x - laid["moved"].x == 7)
  }

  @Test func outermostGuideModifierWins() {
    let twice = box(10, 10, "a").guide(.leading) { _ in 100 }.guide(.leading) { _ in 3 }
    let laid = Laid(vStack(.leading, twice, box(10, 10, "b")))
    #expect(laid["b"].x - laid["a"].x == 3)
  }

  @Test func symbolBaselinesMeet() {
    let laid = Laid(
      hStack(
        .firstTextBaseline, picture(20, 30, baseline: 24).id("a"),
        picture(10, 10, baseline: 8).id("b")))
    #expect(laid["a"].y + 24 == laid["b"].y + 8)
  }

  @Test func viewsWithoutTextHaveTheirBaselineAtTheBottom() {
    let laid = Laid(
      hStack(.lastTextBaseline, picture(20, 30, baseline: 24).id("a"), box(10, 10, "b")))
    #expect(laid["a"].y + 24 == laid["b"].maxY)
  }

  @Test func containersHandOnTheFirstAndTheLastBaseline() {
    let column = vStack(
      picture(10, 10, baseline: 8), picture(10, 10, baseline: 7), box(10, 5)
    ).id("column")
    let first = Laid(hStack(.firstTextBaseline, column, box(10, 4, "b")))
    #expect(first["b"].maxY - first["column"].y == 8)
    let last = Laid(hStack(.lastTextBaseline, column, box(10, 4, "b")))
    #expect(last["b"].maxY - last["column"].y == 17)
  }

  @Test func baselinesPassThroughFramesAndPadding() {
    let padded = picture(10, 10, baseline: 8).padding(5).frame(height: 40).id("a")
    let laid = Laid(hStack(.firstTextBaseline, padded, box(10, 4, "b")))
    #expect(laid["b"].maxY - laid["a"].y == 10 + 5 + 8)
  }

  @Test func resizedSymbolsLoseTheirBaseline() {
    let resized = picture(10, 10, baseline: 2, resizing: .stretch(Insets())).frame(
      width: 20, height: 20
    ).id("a")
    let laid = Laid(hStack(.firstTextBaseline, resized, box(10, 4, "b")))
    #expect(laid["b"].maxY == laid["a"].maxY)
  }

  @Test func overlayIsAlignedByItsGuides() {
    let badge = box(10, 10, "badge").guide(.trailing) { $0.size.width / 2 }
      .guide(.top) { $0.size.height / 2 }
    let laid = Laid(box(40, 40, "a").overlay(align: Alignment2D(.trailing, .top), badge))
    #expect(laid["badge"] == rect(laid["a"].maxX - 5, laid["a"].y - 5, 10, 10))
  }

  @Test func frameUsesExplicitGuidesOfItsContent() {
    let laid = Laid(
      box(10, 10, "a").guide(.leading) { _ in -6 }
        .frame(width: 50, height: 50, Alignment2D(.leading, .top)))
    #expect(laid["a"] == rect(31, 25, 10, 10))
  }

  @Test func defaultThatAsksForItselfEnds() {
    let id = ObjectIdentifier(Mark.self)
    let selfish = HorizontalGuide.custom(
      CustomGuide(id: id, name: "selfish") { dimensions in
        dimensions.horizontal(
          .custom(CustomGuide(id: id, name: "selfish") { _ in 0 })) + 1
      })
    #expect(Laid(vStack(selfish, box(10, 10), box(20, 20))).tree.nodes.count == 5)
  }
}
