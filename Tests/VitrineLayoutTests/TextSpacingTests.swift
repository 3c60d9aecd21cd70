import Testing
import VitrineGraphics
import VitrineLayout
import VitrineText

/// The distances of texts to other views and to each other, where the author leaves them to the stack.
@Suite struct TextSpacingTests {
  // MARK: The law against frames by Apple's renderer

  /// macOS 26.2, two pixels to the point, the system font by size: from a text down to a view, and from a view
  /// down to a text. Frames of twelve sizes, from 10 to 40 points.
  @Test(arguments: [
    (10.0, 6.2314453125, 3.609375), (11, 6.70458984375, 3.8203125), (12, 7.177734375, 4.03125),
    (13, 8.1509, 4.7422), (15, 9.09716796875, 5.1640625), (17, 10.54345703125, 6.0859375),
    (20, 11.962890625, 6.71875), (22, 13.4091796875, 7.640625), (24, 14.35546875, 8.0625),
    (26, 15.8017578125, 8.984375), (32, 19.140625, 10.75), (40, 23.92578125, 13.4375),
  ])
  func macFontsBySize(size: Double, below: Double, above: Double) {
    let text = EdgeSpacing.text(mac(size), scale: 2, .pixels)
    #expect(close(text.distance(above: .plain), below))
    #expect(close(EdgeSpacing.plain.distance(above: text), above))
    #expect(text.distance(above: text) == 0)
  }

  /// macOS 26.2, text styles, whose lines are taller for the sake of other scripts: the body is 18.333 points
  /// high, the large title 37.621. The first is from a text to a view.
  @Test func macTextStyles() {
    let body = EdgeSpacing.text(mac(13, outsets: (1.482, 1.541), pitch: 16), scale: 2, .pixels)
    #expect(close(body.distance(above: .plain), 11.1509, 0.03))
    let large = EdgeSpacing.text(mac(26, outsets: (3.805, 3.195), pitch: 32), scale: 2, .pixels)
    #expect(close(large.distance(above: .plain), 23.3018))
    #expect(close(EdgeSpacing.plain.distance(above: large), 12.6788))
  }

  /// The lower of two texts decides: 1 point above the body, 1.5 above large titles and second captions, 0
  /// above a font by size, on macOS 26.2; 2 above the body on an iPhone of iOS 26.
  @Test func leadingOfTheLowerTextUpToPixels() {
    let plain = EdgeSpacing.text(mac(13), scale: 2, .pixels)
    let large = EdgeSpacing.text(mac(26, pitch: 32), scale: 2, .pixels)
    let body = EdgeSpacing.text(mac(13, pitch: 16), scale: 2, .pixels)
    let caption = EdgeSpacing.text(mac(10, pitch: 13), scale: 2, .pixels)
    #expect(body.distance(above: body) == 1)
    #expect(plain.distance(above: large) == 1.5 && large.distance(above: plain) == 0)
    #expect(large.distance(above: caption) == 1.5)
    let phone = EdgeSpacing.text(phone(17, pitch: 22), scale: 2, .pixels)
    #expect(phone.distance(above: phone) == 2)
  }

  /// The body of an iPhone SE of iOS 26, whose lines are 4 points taller for other scripts, and of an app of
  /// Mac Catalyst, whose system font is the Mac's.
  @Test func bodiesWithTallerLines() {
    let se = EdgeSpacing.text(phone(17, outsets: (2.17, 1.83)), scale: 2, .pixels)
    #expect(close(se.distance(above: .plain), 14.81, 0.005))
    #expect(close(EdgeSpacing.plain.distance(above: se), 8.43, 0.005))
    let catalyst = EdgeSpacing.text(mac(17, outsets: (2.17, 1.83)), scale: 2, .pixels)
    #expect(close(catalyst.distance(above: .plain), 205.521728515625 - 190.978271484375))
  }

  /// Until iOS 16 the tenth of the line went up to a multiple of 4 points, and texts kept no room: the numbers
  /// of OpenSwiftUI's own test, of a 16-point font at one pixel to the point.
  @Test func systemsBeforeSeventeen() {
    var fonts = FontExtents()
    (fonts.ascent, fonts.descent, fonts.capHeight, fonts.leading) = (
      15.234, 3.67969, 11.273, 0.8496
    )
    let old = EdgeSpacing.text(fonts, scale: 1, TextSpacing(systemVersion: 16))
    #expect(close(EdgeSpacing.plain.distance(above: old), 7.6797))
    #expect(old.distance(above: old) == 0)
    let new = EdgeSpacing.text(fonts, scale: 1, TextSpacing(systemVersion: 17))
    #expect(close(EdgeSpacing.plain.distance(above: new), 5.6797))
    #expect(close(old.distance(above: .plain) - new.distance(above: .plain), 2))
    #expect(new.distance(above: new) == 1)
  }

  // MARK: The engine

  /// The body of an English iPhone: descent .241211 and capitals .7046 of 17 points, room of 7 pixels.
  @Test func bodyBetweenViews() {
    let laid = Laid(
      vStack(spacing: nil, box(10, 10, "a"), text("one"), box(10, 10, "b")), 300, 200, scale: 3)
    #expect(close(laid["one"].y - laid["a"].maxY, 0.241211 * 17 + 7 / 3.0))
    #expect(close(laid["b"].y - laid["one"].maxY, (1.193359 - 0.7046) * 17 + 7 / 3.0))
  }

  @Test func rowsKeepEightPoints() {
    let row = Laid(
      hStack(
        spacing: nil, text("one"), text("two"), picture(10, 10, baseline: 8).id("p"),
        box(5, 5, "b")), 300, 200)
    #expect((row["two"].x - row["one"].maxX - 8).magnitude < 1e-9)
    #expect((row["p"].x - row["two"].maxX - 8).magnitude < 1e-9)
    #expect((row["b"].x - row["p"].maxX - 8).magnitude < 1e-9)
  }

  @Test(arguments: TextStyle.allCases)
  func textsFollowByTheirLeading(style: TextStyle) {
    let laid = Laid(
      vStack(spacing: nil, text("one", style), text("two", style)), 300, 200, scale: 3)
    let leading = (style.font.leading ?? 0) - 1.193359 * style.font.size
    let gap = (leading * 3 - 1e-6).rounded(.up) / 3
    #expect(close(laid["two"].y - laid["one"].maxY, gap))
  }

  @Test func theLowerTextDecides() {
    let laid = Laid(
      vStack(spacing: nil, text("one", .largeTitle), text("two", .body)), 300, 200, scale: 3)
    #expect(close(laid["two"].y - laid["one"].maxY, 2))
    let sized = Laid(
      vStack(spacing: nil, text("one", .largeTitle), text("two", size: 20)), 300, 200, scale: 3)
    #expect(sized["two"].y - sized["one"].maxY == 0)
  }

  @Test func picturesAreViewsWithEdges() {
    let laid = Laid(
      vStack(
        spacing: nil, picture(64, 40).id("a"), text("one", size: 13, scale: 2),
        picture(64, 40).id("b")),
      300, 200, scale: 2)
    #expect(close(laid["one"].y - laid["a"].maxY, 0.241211 * 13 + 2))
    #expect(close(laid["b"].y - laid["one"].maxY, (1.193359 - 0.7046) * 13 + 2))
  }

  /// A symbol stands like a line among texts, so that a header with one keeps its pitch: measured as 21 points
  /// from baseline to baseline in 16-point texts, where the law gives a third more at three pixels to a point.
  @Test func symbolsStandLikeTexts() {
    let column = Laid(
      vStack(spacing: nil, picture(10, 10, baseline: 8).id("p"), text("one")), 300, 200, scale: 3)
    #expect(column["one"].y == column["p"].maxY)
    let header = hStack(spacing: nil, text("one", .callout), spacer(), picture(13, 8, baseline: 8))
    let laid = Laid(
      vStack(.leading, spacing: nil, header, text("two", .callout)), 300, 200, scale: 3)
    #expect(close(laid.baseline("two") - laid.baseline("one"), 58 / 3.0 + 2))
  }

  /// A symbol's baseline is its edge to views, with a point more below.
  @Test func symbolsBesideViews() {
    let laid = Laid(
      vStack(
        spacing: nil, box(9, 9, "a"), picture(10, 10, baseline: 8).id("p"), box(9, 9, "b"),
        picture(10, 4, baseline: 6).id("q"), picture(5, 5, baseline: 4).id("r")), 300, 200)
    #expect(laid["p"].y - laid["a"].maxY == 2)
    #expect(laid["b"].y - laid["p"].maxY == 3)
    #expect(laid["q"].y - laid["b"].maxY == -2)
    #expect(laid["r"].y - laid["q"].maxY == 0)
  }

  @Test func spacersKeepNone() {
    let laid = Laid(
      vStack(spacing: nil, text("one"), spacer(12).id("s"), text("two")).fixedSize(), 300, 200,
      scale: 3)
    #expect(close(laid["two"].y - laid["one"].maxY, 12))
  }

  @Test func paddedAndFramedTextsHaveEdges() {
    let room = 0.241211 * 17 + 7 / 3.0
    let below = (1.193359 - 0.7046) * 17 + 7 / 3.0
    let padded = Laid(
      vStack(spacing: nil, text("one").padding(1).id("p"), text("two")), 300, 200, scale: 3)
    #expect(close(padded["two"].y - padded["p"].maxY, room))
    let framed = Laid(
      vStack(spacing: nil, text("one").frame(height: 40).id("p"), text("two")), 300, 200, scale: 3)
    #expect(close(framed["two"].y - framed["p"].maxY, room))
    let wide = Laid(
      vStack(spacing: nil, text("one").frame(width: 90).id("p"), text("two")), 300, 200, scale: 3)
    #expect(close(wide["two"].y - wide["p"].maxY, 2))
    let top = Laid(
      vStack(spacing: nil, text("one").padding(Insets(top: 5)).id("p"), box(9, 9, "b")), 300, 200,
      scale: 3)
    #expect(close(top["b"].y - top["p"].maxY, below))
  }

  @Test func backgroundsAndOverlaysChangeNothing() {
    let laid = Laid(
      vStack(
        spacing: nil, text("one").background(color()), text("two").overlay(color()),
        text("three").offset(3, 4)), 300, 200, scale: 3)
    #expect(close(laid["two"].y - laid["one"].maxY, 2))
  }

  @Test func containersPassOnTheirEdges() {
    let room = 0.241211 * 17 + 7 / 3.0
    let mixed = Laid(
      vStack(spacing: nil, hStack(text("one"), box(5, 30)).id("row"), text("two")), 300, 200,
      scale: 3)
    #expect(close(mixed["two"].y - mixed["row"].maxY, room))
    let inner = Laid(
      vStack(
        spacing: nil, vStack(box(9, 9), text("one")).id("column"),
        vStack(text("two"), box(9, 9)).id("other")), 300, 200, scale: 3)
    #expect(close(inner["other"].y - inner["column"].maxY, 2))
    let layers = Laid(
      vStack(spacing: nil, zStack(color(), text("one")).frame(width: 40).id("z"), text("two")), 300,
      200, scale: 3)
    #expect(close(layers["two"].y - layers["z"].maxY, room))
  }

  @Test func largestFontOfATextCounts() {
    let fonts = [TextStyle.caption.font, FontRequest(size: 34), FontRequest(size: 20)]
    var style = ParagraphStyle()
    style.displayScale = 3
    let runs = fonts.map { TextRun("one", font: $0) } + [TextRun("", font: FontRequest(size: 90))]
    let mixed = view(
      .text(TextLeaf(runs: runs, style: style, fills: [.color(.black)])), "Text"
    ).id("mixed")
    let laid = Laid(vStack(spacing: nil, mixed, box(9, 9, "b")), 300, 200, scale: 3)
    // 34 points: a line of 40.574, a tenth of it in 13 pixels.
    let below = (1.193359 - 0.7046) * 34 + 13 / 3.0
    #expect(close(laid["b"].y - laid["mixed"].maxY, below))
  }

  /// A text that shrinks to fit is spaced as it was meant: its fonts decide, not what is drawn of them.
  @Test func shrunkTextsKeepTheirSpacing() {
    let long = "a text of some words"
    let node = text(long, .body) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.3
    }
    let laid = Laid(
      vStack(spacing: nil, node, box(9, 9, "b")).frame(width: 60), 300, 200, scale: 3)
    #expect(close(laid["b"].y - laid[long].maxY, (1.193359 - 0.7046) * 17 + 7 / 3.0))
  }

  @Test func emptyTextsKeepNone() {
    let laid = Laid(
      vStack(spacing: nil, box(9, 9, "a"), text(""), box(9, 9, "b")), 300, 200, scale: 3)
    #expect(laid["b"].y == laid["a"].maxY)
  }

  @Test func authoredSpacingWins() {
    let laid = Laid(vStack(spacing: 3, text("one"), box(9, 9, "b")), 300, 200, scale: 3)
    #expect(close(laid["b"].y - laid["one"].maxY, 3))
  }

  // MARK: Grids

  /// As measured on macOS: rows of texts and boxes keep the widest distance of those that stand above each other.
  @Test func rowsOfGrids() {
    let laid = Laid(
      grid(
        row(text("A", size: 13, scale: 2), text("BB", size: 13, scale: 2)),
        row(box(30, 40, "red"), text("E", size: 13, scale: 2)),
        row(text("G", size: 13, scale: 2), text("H", size: 13, scale: 2))), 300, 200, scale: 2)
    #expect(close(laid["red"].y - laid["A"].maxY, (1.193359 - 0.7046) * 13 + 2))
    #expect(close(laid["G"].y - laid["red"].maxY, 0.241211 * 13 + 2))
    #expect(close(laid["G"].y, laid["H"].y))
  }

  @Test func gridRowsShareWhatTheirGapsLeave() {
    let laid = Laid(
      grid(row(color("a")), row(text("one", scale: 3)), row(color("b"))), 100, 100, scale: 3)
    #expect(close(laid["a"].y, 0) && close(laid["b"].maxY, 100))
    #expect(close(laid["a"].height, laid["b"].height))
  }

  @Test func cellsBesideEachOtherDoNotMeet() {
    let laid = Laid(
      grid(row(box(9, 9, "a"), text("one")), row(box(9, 9, "b"), text("two"))), 100, 100, scale: 3)
    // Box over box wants 8, text over text 2; box and text of different columns do not face each other.
    #expect(close(laid["b"].midY - laid["a"].midY, 61 / 3.0 + 8))
  }

  // MARK: Fonts

  private func close(_ a: Double, _ b: Double, _ tolerance: Double = 1e-3) -> Bool {
    (a - b).magnitude < tolerance
  }

  /// macOS: ascent .966797, descent .210938, capitals .70459 of the size.
  private func mac(
    _ size: Double, outsets: (Double, Double) = (0, 0), pitch: Double? = nil
  ) -> FontExtents {
    fonts(0.966796875, 0.2109375, size, outsets, pitch)
  }

  /// iOS: ascent .952148, descent .241211 of the size.
  private func phone(
    _ size: Double, outsets: (Double, Double) = (0, 0), pitch: Double? = nil
  ) -> FontExtents {
    fonts(0.952148, 0.241211, size, outsets, pitch)
  }

  private func fonts(
    _ ascent: Double, _ descent: Double, _ size: Double, _ outsets: (Double, Double),
    _ pitch: Double?
  ) -> FontExtents {
    var result = FontExtents()
    result.ascent = ascent * size + outsets.0
    result.descent = descent * size + outsets.1
    result.capHeight = 0.70459 * size
    result.leading = pitch.map { $0 - (ascent + descent) * size } ?? 0
    return result
  }
}
