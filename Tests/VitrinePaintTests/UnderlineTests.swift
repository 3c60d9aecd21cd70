import Testing
import VitrineGraphics
import VitrineLayout
import VitrinePaint
import VitrineText

struct UnderlineTests {
  private static let fonts: FontLibrary = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return FontLibrary(directories: [parts.dropLast(3).joined(separator: "/") + "/Fonts"])
  }()

  /// The bars drawn for a text in 20 points, in points from the left of the text.
  private func bars(_ text: String, strikes: Bool = false) -> [Rect] {
    var run = TextRun(text, font: FontRequest(size: 20))
    if strikes { run.strikethrough = .init() } else { run.underline = .init() }
    let style = ParagraphStyle()
    let layout = Self.fonts.paragraph([run], style: style).layout(width: .infinity)
    var fixture = TreeFixture(300, 40, scale: 1)
    let leaf = TextLeaf(runs: [run], style: style, fills: [.color(.black)])
    fixture.node(
      .text(PlacedText(leaf: leaf, layout: layout)), Rect(origin: .zero, size: layout.size))
    let list = paint(fixture.tree, fonts: Self.fonts)
    return list.commands.compactMap {
      guard case .fillPath(let path, _, _) = $0 else { return nil }
      return list.paths[Int(path)].controlBounds
    }
  }

  @Test func aLineUnderPlainLettersIsWhole() {
    let found = bars("Home")
    #expect(found.count == 1)
    #expect(found[0].minX == 0 && found[0].height == 1)
  }

  @Test func lettersThatReachThroughTheLineBreakIt() throws {
    let found = bars("my page")
    // Before y, from y to p, from p's gap to g, after g.
    #expect(found.count == 4)
    for (a, b) in zip(found, found.dropFirst()) {
      // The widest gap is that of two neighbours' room and one letter.
      #expect(b.minX > a.maxX + 2 && b.minX - a.maxX < 14)
    }
    let whole = try #require(bars("ms nane").first)
    #expect(found.allSatisfy { $0.y == whole.y && $0.height == whole.height })
  }

  @Test func aLineThroughLettersIsWhole() {
    #expect(bars("my page", strikes: true).count == 1)
  }
}
