import Testing
import VitrineGraphics
import VitrineLayout
import VitrinePaint
import VitrineRaster
import VitrineText

/// Where the ink of texts lies, and what is drawn around it.
struct TextInkTests {
  private static let fonts: FontLibrary = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return FontLibrary(directories: [parts.dropLast(3).joined(separator: "/") + "/Fonts"])
  }()

  private func text(
    _ string: String, _ size: Double, _ color: RGBA = .black, italic: Bool = false,
    underlined: Bool = false
  ) -> PlacedText {
    var run = TextRun(string, font: FontRequest(size: size))
    run.font.isItalic = italic
    if underlined { run.underline = .init() }
    let style = ParagraphStyle()
    let layout = Self.fonts.paragraph([run], style: style).layout(width: .infinity)
    return PlacedText(
      leaf: TextLeaf(runs: [run], style: style, fills: [.color(color)]), layout: layout)
  }

  private func alphas(_ list: DisplayList) -> [UInt8] {
    var scratch = RasterScratch()
    return rasterize(list, scratch: &scratch).pixels.map { UInt8($0 >> 24) }
  }

  /// Texts of all scripts at seeded places and sizes: no pixel outside the box, and a box that is tight.
  @Test func boxesHoldAllInkAndLittleMore() {
    let samples = [
      "jÅfgŷ", "Wordy", "12:30 – 1:30", "ﷺ مُحَمَّدٌ", "น้ำทู้ กุฎุมพี", "क्षत्रिय श्रृङ्खला", "ஸ்ரீ கௌரி", "「令和」", "🔋 ok",
    ]
    var random = 20_260_101 as UInt64
    func next() -> Double {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(random >> 40) / Double(1 << 24)
    }
    var most = 0.0
    for i in 0..<90 {
      let placed = text(
        samples[i % samples.count], 9 + next() * 40, italic: i % 4 == 1, underlined: i % 5 == 2)
      let origin = Point((40 + next() * 20).rounded(), (60 + next() * 20).rounded())
      var fixture = TreeFixture(400, 200, scale: 2)
      fixture.node(.text(placed), Rect(origin: origin, size: placed.layout.size))
      let list = paint(fixture.tree, fonts: Self.fonts)
      let inked = inkedBox(alphas(list), list.width)
      let box = TextInk(fonts: Self.fonts, scale: 2).bounds(of: placed, at: origin)
      let pixels = Affine.scale(2, 2).bounds(of: box)
      let isHeld =
        pixels.minX.rounded(.down) <= inked.minX && pixels.minY.rounded(.down) <= inked.minY
        && pixels.maxX.rounded(.up) >= inked.maxX && pixels.maxY.rounded(.up) >= inked.maxY
      #expect(isHeld, "\(samples[i % samples.count]) \(pixels) \(inked)")
      // A shared control point may stand out of a curve, so that not every side is reached.
      most = max(most, inked.minY - pixels.minY, pixels.maxY - inked.maxY)
    }
    #expect(most <= 8, "\(most) pixels")
  }

  private func inkedBox(_ alphas: [UInt8], _ width: Int) -> Rect {
    let inked = alphas.indices.filter { alphas[$0] > 0 }
    let xs = inked.map { $0 % width }
    guard let x0 = xs.min(), let x1 = xs.max(), let first = inked.first, let last = inked.last
    else {
      return .zero
    }
    let y0 = first / width
    return Rect(
      x: Double(x0), y: Double(y0), width: Double(x1 - x0 + 1),
      height: Double(last / width - y0 + 1))
  }

  /// A panel of 100 × 40 points with a text 4 points from its left edge.
  private func panel(_ placed: PlacedText, at origin: Point) -> PlacedTree {
    var fixture = TreeFixture(100, 40, scale: 2)
    let bounds = rect(0, 0, 100, 40)
    fixture.node(
      .effect(.clip(.roundedRectangle(CornerRadii(6), .circular), bounds: bounds, .nonZero)), bounds
    ) { fixture in
      fixture.rectangle(bounds, RGBA(0.9, 0.9, 0.9))
      fixture.node(.text(placed), Rect(origin: origin, size: placed.layout.size))
    }
    return fixture.tree
  }

  private func layers(_ tree: PlacedTree) -> Int {
    paint(tree, fonts: Self.fonts).commands.count {
      if case .pushLayer = $0 { true } else { false }
    }
  }

  @Test func textsNearAnEdgeNeedNoMask() {
    let name = text("nose", 20)
    // Half an em beyond its frame would be outside the panel; its letters are not.
    #expect(layers(panel(name, at: Point(7, 8))) == 0)
    #expect(layers(panel(name, at: Point(-4, 8))) == 1)
    // In a corner the round edge touches the letters.
    #expect(layers(panel(text("MM", 20), at: Point(0, -5))) == 1)
  }

  /// The same picture with a mask and without: what the letters do not touch is not changed by it.
  @Test func noMaskIsNeededToDrawTheSame() {
    let tree = panel(text("nose", 20), at: Point(7, 8))
    var masked = tree
    // A second panel inside the first crosses its edge as well, so that the clip takes a mask.
    let backdrop = tree.nodes[1]
    masked.nodes.insert(backdrop, at: 1)
    for i in masked.nodes.indices.dropFirst() { masked.nodes[i].end += 1 }
    masked.nodes[1].end = 2
    masked.nodes[2].end = 3
    masked.nodes[0].end += 1
    #expect(layers(tree) == 0 && layers(masked) == 1)
    var scratch = RasterScratch()
    let plain = rasterize(paint(tree, fonts: Self.fonts), scratch: &scratch)
    let other = rasterize(paint(masked, fonts: Self.fonts), scratch: &scratch)
    let differing = zip(plain.pixels, other.pixels).filter { a, b in
      (0..<4).contains { shift in
        let (x, y) = (Int(a >> (8 * shift)) & 255, Int(b >> (8 * shift)) & 255)
        return (x - y).magnitude > 1
      }
    }
    #expect(differing.isEmpty, "\(differing.count) pixels")
  }

  /// Joined letters overlap where they meet, which must not show through a translucent colour.
  @Test(arguments: ["الثلاثاء", "سلام", "मंगलवार", "বৃষ্টির", "நடைப்பயணம்"])
  func joinsDoNotShowInTranslucentText(_ word: String) {
    let placed = text(word, 40, RGBA(0, 0, 0, 0.6))
    var fixture = TreeFixture(400, 100, scale: 2)
    fixture.node(.text(placed), Rect(origin: Point(20, 20), size: placed.layout.size))
    let alphas = alphas(paint(fixture.tree, fonts: Self.fonts))
    #expect(alphas.max() == 153)
  }

  @Test func translucentLatinNeedsNoLayer() {
    let placed = text("Tuesday", 40, RGBA(0, 0, 0, 0.6))
    var fixture = TreeFixture(400, 100, scale: 2)
    fixture.node(.text(placed), Rect(origin: Point(20, 20), size: placed.layout.size))
    #expect(layers(fixture.tree) == 0)
  }
}
