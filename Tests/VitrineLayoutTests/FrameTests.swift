import Testing
import VitrineGraphics
import VitrineLayout

@Suite struct FrameTests {
  @Test func fixedFrameCentresItsContent() {
    let laid = Laid(box(10, 10, "a").frame(width: 50, height: 30))
    #expect(laid.root == rect(25, 35, 50, 30))
    #expect(laid["a"] == rect(45, 45, 10, 10))
  }

  @Test(arguments: [
    (Alignment2D(.leading, .top), 25.0, 35.0), (Alignment2D(.trailing, .bottom), 65, 55),
    (Alignment2D(.center, .top), 45, 35), (Alignment2D(.leading, .center), 25, 45),
  ])
  func frameAligns(alignment: Alignment2D, x: Double, y: Double) {
    let laid = Laid(box(10, 10, "a").frame(width: 50, height: 30, alignment))
    #expect(laid["a"] == rect(x, y, 10, 10))
  }

  @Test func frameOnOneAxisLeavesTheOther() {
    #expect(Laid(color("a").frame(width: 20))["a"] == rect(40, 0, 20, 100))
  }

  @Test func frameSmallerThanItsContentOverflowsEvenly() {
    let laid = Laid(box(50, 50, "a").frame(width: 10, height: 10))
    #expect(laid.root == rect(45, 45, 10, 10))
    #expect(laid["a"] == rect(25, 25, 50, 50))
  }

  @Test func negativeOrEndlessFrameCountsAsNotGiven() {
    let laid = Laid(color("a").frame(width: -5, height: .infinity))
    #expect(laid["a"] == rect(0, 0, 100, 100))
    #expect(laid.codes == ["negative-length", "non-finite-length"])
    #expect(laid.diagnostics.first?.path == "frame")
  }

  @Test func maxWidthInfinityFillsTheOffer() {
    let laid = Laid(box(10, 10, "a").flexible(maxWidth: .infinity, Alignment2D(.leading, .center)))
    #expect(laid.root == rect(0, 45, 100, 10))
    #expect(laid["a"].x == 0)
  }

  @Test func maxWidthBoundsTheOffer() {
    #expect(Laid(color().flexible(maxWidth: 30)).root == rect(35, 0, 30, 100))
    #expect(Laid(box(10, 10).flexible(maxWidth: 30)).root.width == 30)
    #expect(Laid(box(50, 10).flexible(maxWidth: 30)).root.width == 30)
  }

  @Test func minWidthWidensSmallContent() {
    #expect(Laid(box(10, 10).flexible(minWidth: 30)).root.width == 30)
    #expect(Laid(box(50, 10).flexible(minWidth: 30)).root.width == 50)
    #expect(Laid(color().flexible(minWidth: 130)).root.width == 130)
  }

  @Test func minAndMaxClampTheOffer() {
    #expect(Laid(box(10, 10).flexible(minWidth: 20, maxWidth: 60)).root.width == 60)
    #expect(Laid(box(10, 10).flexible(minWidth: 120, maxWidth: 160)).root.width == 120)
  }

  @Test func idealAnswersTheIdealOffer() {
    let laid = Laid(color("a").flexible(idealWidth: 33, idealHeight: 44).fixedSize())
    #expect(laid.root == rect(33.5, 28, 33, 44))
    #expect(laid["a"] == laid.root)
  }

  @Test func boundsOutOfOrderRise() {
    #expect(Laid(color().flexible(minWidth: 50, maxWidth: 20)).root.width == 50)
  }

  @Test func maxWidthUnderIdealOfferFollowsTheContent() {
    #expect(Laid(box(10, 10).flexible(maxWidth: .infinity).fixedSize()).root.width == 10)
  }

  @Test func paddingReducesTheOffer() {
    let laid = Laid(color("a").padding(8))
    #expect(laid.root == rect(0, 0, 100, 100))
    #expect(laid["a"] == rect(8, 8, 84, 84))
  }

  @Test func paddingSidesAreTheirOwn() {
    let insets = Insets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let laid = Laid(box(10, 10, "a").padding(insets))
    #expect(laid.root == rect(42, 43, 16, 14))
    #expect(laid["a"] == rect(44, 44, 10, 10))
  }

  @Test func paddingLargerThanTheOfferLeavesNothing() {
    let laid = Laid(color("a").padding(80))
    #expect(laid["a"].width == 0 && laid["a"].height == 0)
    #expect(laid.root.width == 160)
  }

  @Test func negativePaddingWidensTheOffer() {
    let laid = Laid(color("a").padding(-10))
    #expect(laid["a"] == rect(-10, -10, 120, 120))
    #expect(laid.root == rect(0, 0, 100, 100))
  }

  @Test func aspectRatioFits() {
    #expect(Laid(color("a").ratio(2))["a"] == rect(0, 25, 100, 50))
    #expect(Laid(color("a").ratio(0.5))["a"] == rect(25, 0, 50, 100))
  }

  @Test func aspectRatioFills() {
    #expect(Laid(color("a").ratio(2, fills: true))["a"] == rect(-50, 0, 200, 100))
  }

  @Test func aspectRatioOfTheContentItself() {
    let wide = picture(40, 10, resizing: .stretch(Insets())).id("a")
    #expect(Laid(wide.ratio(nil))["a"] == rect(0, 37.5, 100, 25))
  }

  @Test func aspectRatioLeavesFixedContentAlone() {
    #expect(Laid(box(10, 30, "a").ratio(2))["a"] == rect(45, 35, 10, 30))
  }

  @Test func aspectRatioWithOneLengthGiven() {
    let laid = Laid(color("a").ratio(2).fixedSize(true, false))
    #expect(laid["a"] == rect(-50, 0, 200, 100))
  }

  @Test func imagesKeepTheirSizeUnlessResizable() {
    #expect(Laid(picture(30, 20).id("a"))["a"] == rect(35, 40, 30, 20))
    #expect(Laid(picture(30, 20, resizing: .tile(Insets())).id("a"))["a"] == rect(0, 0, 100, 100))
    let ideal = picture(30, 20, resizing: .stretch(Insets())).id("a").fixedSize()
    #expect(Laid(ideal)["a"] == rect(35, 40, 30, 20))
  }

  @Test func circleAsksForASquare() {
    #expect(Laid(shape(.circle).id("a"), 100, 40)["a"] == rect(30, 0, 40, 40))
    let laid = Laid(hStack(shape(.circle).id("a"), color("b")), 100, 20)
    #expect(laid["a"] == rect(0, 0, 20, 20))
    #expect(laid["b"] == rect(20, 0, 80, 20))
  }

  @Test func positionFillsAndCentres() {
    let laid = Laid(box(10, 10, "a").position(20, 70))
    #expect(laid.root == rect(0, 0, 100, 100))
    #expect(laid["a"] == rect(15, 65, 10, 10))
  }

  @Test func offsetMovesContentOnly() {
    let laid = Laid(hStack(box(10, 10, "a").offset(5, -5), box(10, 10, "b")))
    #expect(laid["a"] == rect(45, 40, 10, 10))
    #expect(laid["b"] == rect(50, 45, 10, 10))
  }

  @Test func effectsAreSizeNeutral() {
    let laid = Laid(
      box(10, 10, "a").effect(.opacity(0.5)).effect(.scale(x: 3, y: 3, anchor: .center)))
    #expect(laid.root == rect(45, 45, 10, 10))
    #expect(laid["a"] == laid.root)
  }
}
