import Testing
import VitrineGraphics
import VitrineLayout

@Suite struct TextLayoutTests {
  @Test func textIsAsLargeAsItsLine() {
    let laid = Laid(text("Hello"), 200, 100, scale: 3)
    #expect(laid["Hello"].height == 61 / 3.0)
    #expect(laid["Hello"].width > 35 && laid["Hello"].width < 45)
  }

  @Test func textWrapsInItsOffer() {
    let laid = Laid(text("one two three four").frame(width: 60).id("f"), 200, 200)
    #expect(laid.lines("one two three four").count > 1)
    #expect(laid["one two three four"].width <= 60)
  }

  @Test func textIsCutInALowOffer() {
    let long = "one two three four five six seven eight"
    let laid = Laid(text(long).frame(width: 60, height: 25), 200, 200)
    #expect(laid.lines(long).count == 1)
    #expect(laid.codes == ["text-truncated"])
    #expect(laid.diagnostics.first?.path == "frame/Text")
  }

  @Test func atLeastOneLineShows() {
    let laid = Laid(text("Hello").frame(width: 60, height: 2), 200, 200)
    #expect(laid.lines("Hello").count == 1)
  }

  @Test func fixedSizeTextIsNeverCut() {
    let long = "one two three four five six"
    let laid = Laid(text(long).fixedSize().frame(width: 20, height: 25), 300, 50)
    #expect(laid.lines(long) == [long])
  }

  @Test func shortTextsOfARowKeepTheirWidths() {
    let laid = Laid(hStack(text("The"), spacer(), text("point")), 200, 40)
    #expect(laid["The"].x == 0)
    #expect(laid["point"].maxX == 200)
    #expect(laid.lines("point") == ["point"])
  }

  @Test func higherPriorityTextIsKeptWhole() {
    let a = "a rather long label"
    let b = "another long label"
    let laid = Laid(
      hStack(
        text(a, .body) { $0.lineLimit = 1 }.priority(1), text(b, .body) { $0.lineLimit = 1 }), 200,
      40)
    #expect(laid.lines(a) == [a])
    #expect(laid.lines(b) != [b])
  }

  @Test func textsBeyondThePictureOrAClipAreNoted() {
    let outside = Laid(text("a long line of text").fixedSize(), 60, 40)
    #expect(outside.codes == ["text-outside-canvas"])
    let clipped = Laid(
      text("a long line of text").fixedSize().frame(width: 40).effect(.clip(.rectangle, .nonZero)),
      200, 40)
    #expect(clipped.codes == ["text-clipped"])
    #expect(clipped.diagnostics.first?.path == "effect/frame/fixedSize/Text")
    let turned = Laid(
      text("a long line of text").fixedSize().effect(.rotation(radians: 1, anchor: .center)), 60, 40
    )
    #expect(turned.codes.isEmpty)
  }

  @Test func missingGlyphsAreNoted() {
    let laid = Laid(text("a\u{E123}"), 100, 50)
    #expect(laid.codes == ["missing-glyph"])
    let parts = Laid(text("a\u{E123}👩\u{200D}🦈"), 100, 50)
    #expect(
      parts.diagnostics.map(\.message) == [
        "No font has a glyph for “\u{E123}”. No font has “👩\u{200D}🦈” as one picture; its first part is drawn."
      ])
    let flags = Laid(text("🇽🇾 ☹\u{FE0E}"), 100, 50)
    #expect(
      flags.diagnostics.map(\.message) == [
        "No font has “🇽🇾” as one picture; its first part is drawn. No font has “☹\u{FE0E}” as text; its picture is drawn."
      ])
  }

  @Test func textMirrorsWithTheDirection() {
    let long = "one two three four"
    let laid = Laid(
      vStack(.leading, text(long), box(150, 5, "bar")), 200, 100, rightToLeft: true)
    #expect((laid[long].maxX - laid["bar"].maxX).magnitude < 1e-9)
  }

  @Test func baselinesMeetAcrossSizes() {
    let laid = Laid(
      hStack(.firstTextBaseline, text("big", .largeTitle), text("small", .caption)), 200, 60)
    #expect((laid.baseline("big") - laid.baseline("small")).magnitude < 1e-9)
  }

  @Test func lastBaselineIsThatOfTheLastLine() {
    let long = "one two three four"
    let laid = Laid(
      hStack(.lastTextBaseline, text(long).frame(width: 60), text("end")), 200, 200)
    guard case .text(let placed) = laid.node(long)?.content else {
      Issue.record("there is no such text")
      return
    }
    let last = laid[long].y + placed.layout.lastBaseline
    #expect((last - laid.baseline("end")).magnitude < 1e-9)
  }

  // MARK: Snapping

  @Test func baselinesLandOnPixels() {
    for y in stride(from: 0.0, to: 2, by: 0.13) {
      let laid = Laid(text("one").offset(0.21, y), 101, 77, scale: 3).snapped
      let pixels = laid.baseline("one") * 3
      #expect((pixels - pixels.rounded()).magnitude < 1e-6)
      let x = laid["one"].x * 3
      #expect((x - x.rounded()).magnitude < 1e-6)
    }
  }

  @Test func jsonTellsLines() {
    let json = Laid(text("Hi", scale: 1), 40, 30, scale: 1).snapped.tree.json()
    #expect(json.contains("\"lines\":[{\"text\":\"Hi\",\"x\":"))
    #expect(json.contains("\"truncated\":false"))
  }
}
