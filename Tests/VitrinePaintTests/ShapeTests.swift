import Testing
import VitrineGraphics
import VitrineLayout
import VitrinePaint
import VitrineText

@Suite struct ShapeTests {
  @Test func linearGradientRunsInPixels() {
    var t = TreeFixture(100, 50)
    let stops = [GradientStop(.black, 0), GradientStop(.white, 1)]
    let fill = FillStyle(
      .linear(stops, start: UnitPosition(0, 0), end: UnitPosition(1, 1)), opacity: 0.5)
    t.node(
      .shape(
        PlacedShape(
          geometry: .rectangle, bounds: rect(0, 0, 20, 10), drawing: .fill(fill, .nonZero))),
      rect(10, 10, 20, 10))
    let list = paint(t.tree, fonts: .init(directories: []))
    #expect(
      list.gradients == [
        Gradient(.linear(start: Point(20, 20), end: Point(60, 40)), stops: stops)
      ])
    #expect(list.commands == [.fillRect(rect(20, 20, 40, 20), .gradient(0, opacity: 0.5))])
  }

  @Test func gradientOfOneColourIsAColour() {
    var t = TreeFixture(100, 50)
    let fill = FillStyle(
      .linear([GradientStop(.white, 0)], start: .center, end: UnitPosition(1, 1)))
    let frame = rect(0, 0, 10, 10)
    t.node(
      .shape(PlacedShape(geometry: .ellipse, bounds: frame, drawing: .fill(fill, .nonZero))), frame)
    #expect(t.commands == [.fillPath(path: 0, rule: .nonZero, .color(.white))])
  }

  @Test func stopsNeverFall() {
    var t = TreeFixture(10, 10, scale: 1)
    let fill = FillStyle(
      .linear(
        [GradientStop(.black, 0.5), GradientStop(.white, 0.2), GradientStop(.black, .nan)],
        start: UnitPosition(0, 0), end: UnitPosition(0, 1)))
    let frame = rect(0, 0, 10, 10)
    t.node(
      .shape(PlacedShape(geometry: .rectangle, bounds: frame, drawing: .fill(fill, .nonZero))),
      frame)
    let stops = paint(t.tree, fonts: .init(directories: [])).gradients.first?.stops
    #expect(stops?.map(\.location) == [0.5, 0.5, 0.5])
  }

  @Test func strokeWidthIsInPixels() {
    var t = TreeFixture(100, 50, scale: 3)
    let frame = rect(0, 0, 10, 10)
    t.node(
      .shape(
        PlacedShape(
          geometry: .rectangle, bounds: frame,
          drawing: .stroke(.color(.black), StrokeStyle(width: 2, dash: [1, 2])))), frame)
    #expect(
      t.commands == [.strokePath(path: 0, StrokeStyle(width: 6, dash: [3, 6]), .color(.black))])
  }

  @Test func dropShadowOfAFillIsALayerAroundIt() {
    var t = TreeFixture(100, 50, scale: 1)
    var fill = FillStyle.color(.white)
    fill.shadows = [FillShadow(isInner: false, color: .black, radius: 3, x: 0, y: 1)]
    let frame = rect(10, 10, 10, 10)
    t.node(
      .shape(
        PlacedShape(
          geometry: .rectangle, bounds: rect(0, 0, 10, 10), drawing: .fill(fill, .nonZero))), frame)
    #expect(t.commands.count == 3)
    #expect(t.commands.last == .popLayer)
  }

  @Test func placeholderBarSpansCapitalsAndTheLine() {
    var t = TreeFixture(300, 60, scale: 1)
    let line = TextLayout.Line(
      text: "Hello, world", x: 0, width: 90.4, top: 0, height: 18, baseline: 14, isTruncated: false,
      spans: [], rules: [], attachments: [])
    let layout = TextLayout(
      size: Size(91, 18), lines: [line], firstBaseline: 14, lastBaseline: 14, scaleFactor: 1,
      isTruncated: false)
    let leaf = TextLeaf(
      runs: [TextRun("Hello, world", font: FontRequest(size: 15))], style: ParagraphStyle(),
      fills: [.color(.black)])
    t.node(
      .text(PlacedText(leaf: leaf, layout: layout)), rect(104.5, 21, 91, 18),
      redaction: .placeholder)
    guard case .fillRoundedRect(let bar, _, _, .color(let color))? = t.commands.first else {
      Issue.record("no bar")
      return
    }
    // The measured bar: 105…195 by 24…35.
    #expect(bar == rect(105, 24, 90, 11))
    #expect(color.alpha == 0.16)
  }

  /// A square of the font's size in the middle of the frame (macOS 26.2), as large as the picture where that is resized.
  @Test(arguments: [
    (rect(10, 10, 20, 19), rect(11.5, 11, 17, 17)), (rect(10, 10, 40, 38), rect(13, 12, 34, 34)),
  ])
  func placeholderOfASymbolIsASquare(frame: Rect, square: Rect) {
    var t = TreeFixture(100, 100, scale: 2)
    let outline = SymbolOutline(name: "a", viewBox: rect(0, 0, 1, 1), layers: [])
    let leaf = ImageLeaf(
      content: .symbol(outline, fills: [.color(.black)]), size: Size(20, 19), fontSize: 17)
    t.node(.image(leaf), frame, redaction: .placeholder)
    let pixels = rect(square.x * 2, square.y * 2, square.width * 2, square.height * 2)
    #expect(t.commands == [.fillRect(pixels, .color(RGBA(0, 0, 0, 0.16)))])
  }

  /// Bars of 40 characters in 100 pt on macOS 26.2: 100, 100 and 62.5 wide.
  @Test(arguments: [Redaction.placeholder, .privacy])
  func wrappedPlaceholdersHaveFullBars(_ redaction: Redaction) {
    var t = TreeFixture(100, 60, scale: 2)
    let widths = [94.4, 94.4, 62.9]
    let lines = widths.enumerated().map { i, width in
      TextLayout.Line(
        text: "", x: 0, width: width, top: Double(i) * 16, height: 16,
        baseline: Double(i) * 16 + 12, isTruncated: false, spans: [], rules: [], attachments: [])
    }
    let layout = TextLayout(
      size: Size(100, 48), lines: lines, firstBaseline: 12, lastBaseline: 44, scaleFactor: 1,
      isTruncated: false)
    let leaf = TextLeaf(
      runs: [TextRun("x", font: FontRequest(size: 13))], style: ParagraphStyle(),
      fills: [.color(.black)])
    t.node(
      .text(PlacedText(leaf: leaf, layout: layout)), rect(0, 6, 100, 48), redaction: redaction)
    let bars = t.commands.compactMap { command -> Rect? in
      guard case .fillRoundedRect(let bar, _, _, _) = command else { return nil }
      return bar
    }
    // In pixels.
    let full = redaction == .placeholder ? 200.0 : 189
    #expect(bars.map(\.width) == [full, full, 126])
    #expect(bars.map(\.maxY) == [36, 68, 100])
  }

  @Test func deepTreesNeedNoCallStack() {
    var nodes: [PlacedNode] = []
    let depth = 100_000
    for i in 0..<depth {
      nodes.append(
        PlacedNode(
          parent: Int32(i - 1), end: Int32(depth), name: "", owner: [], identifier: nil,
          frame: rect(0, 0, 1, 1), content: .group(arguments: ""), redaction: .none))
    }
    let list = paint(
      PlacedTree(size: Size(1, 1), scale: 1, nodes: nodes), fonts: .init(directories: []))
    #expect(list.commands.isEmpty)
  }

  @Test func hugeCanvasIsClamped() {
    let list = paint(
      PlacedTree(size: Size(.infinity, .nan), scale: 3, nodes: []), fonts: .init(directories: []))
    #expect(list.width == 32_768 && list.height == 0)
  }
}
