import Testing
import VitrineGraphics
import VitrineLayout
import VitrinePaint
import VitrineText

/// Fonts that draw glyphs in colours: in these tests ש, of three layers that are other letters' outlines.
struct ColourGlyphTests {
  private static let family = "Noto Sans Hebrew"
  /// Blue, green, red and alpha: red, and half a blue.
  private static let palette: [UInt8] =
    big(0, 2) + big(2, 2) + big(1, 2) + big(2, 2) + big(14, 4) + big(0, 2)
    + [0, 0, 255, 255, 255, 0, 0, 128]
  private static let red = RGBA(1, 0, 0)
  private static let blue = RGBA(0, 0, 1, 128.0 / 255)

  private func layout(_ text: String, _ library: FontLibrary) -> TextLayout {
    library.paragraph(
      [TextRun(text, font: FontRequest(family: .custom(Self.family), size: 30))], style: .init()
    ).layout(width: .infinity)
  }

  /// The glyphs of some letters.
  private func glyphs(_ text: String) throws -> [Int] {
    let library = FontLibrary(directories: [])
    try library.register(data: try FontWithTables().file, name: "")
    return text.compactMap { layout(String($0), library).lines.first?.spans.first?.glyphs.first }
      .map { Int($0) }
  }

  private func library(_ tables: [String: [UInt8]]) throws -> FontLibrary {
    var font = try FontWithTables()
    for (name, bytes) in tables { font[name] = bytes }
    let library = FontLibrary(directories: [])
    try library.register(data: font.file, name: "")
    return library
  }

  /// Version 0: layers of entry 0, of the text's colour, of entry 1.
  private func records() throws -> [UInt8] {
    let g = try glyphs("שאבג")
    let head = big(0, 2) + big(1, 2) + big(14, 4) + big(20, 4) + big(3, 2)
    return head + big(g[0], 2) + big(0, 2) + big(3, 2)
      + big(g[1], 2) + big(0, 2) + big(g[2], 2) + big(0xffff, 2) + big(g[3], 2) + big(1, 2)
  }

  /// Version 1: a list of one glyph with a paint, and layers of further paints.
  private func paints(_ paint: [UInt8], layers: [[UInt8]] = []) throws -> [UInt8] {
    let g = try glyphs("ש")
    let list = big(1, 4) + big(g[0], 2) + big(10, 4) + paint
    var places: [UInt8] = []
    var body: [UInt8] = []
    for layer in layers {
      places += big(4 + 4 * layers.count + body.count, 4)
      body += layer
    }
    return big(1, 2) + big(0, 2) + big(0, 4) + big(0, 4) + big(0, 2) + big(34, 4)
      + big(34 + list.count, 4) + big(0, 12) + list + big(layers.count, 4) + places + body
  }

  /// An outline filled with an entry of the palette at half its opacity.
  private func filled(_ glyph: Int, _ entry: Int) -> [UInt8] {
    [10] + big(6, 3) + big(glyph, 2) + [2] + big(entry, 2) + big(8192, 2)
  }

  private func colours(_ library: FontLibrary) throws -> [RGBA?] {
    let span = try #require(layout("ש", library).lines.first?.spans.first)
    return library.colours(in: span.font)?.layers(of: span.glyphs[0]).map { $0.map(\.colour) } ?? []
  }

  @Test func layersHaveTheirColours() throws {
    let library = try library(["COLR": try records(), "CPAL": Self.palette])
    #expect(try colours(library) == [Self.red, nil, Self.blue])
    #expect(library.problems(of: layout("שא", library)) == [])
  }

  @Test func paintsOfOneColourAreLayers() throws {
    let g = try glyphs("אב")
    let table = try paints(
      [1, 2] + big(0, 4), layers: [filled(g[0], 0), filled(g[1], 1)])
    let library = try library(["COLR": table, "CPAL": Self.palette])
    #expect(try colours(library) == [Self.red.opacity(0.5), Self.blue.opacity(0.5)])
    #expect(library.problems(of: layout("ש", library)) == [])
    let single = try self.library(["COLR": try paints(filled(g[0], 0)), "CPAL": Self.palette])
    #expect(try colours(single) == [Self.red.opacity(0.5)])
  }

  /// A gradient, a transform, a composition, a paint that refers to itself, and one that is cut.
  @Test func paintsThatAreNotDrawnAreTold() throws {
    let g = try glyphs("שא")
    let gradient = [10] + big(6, 3) + big(g[1], 2) + [4] + big(0, 3) + big(0, 12)
    for paint in [gradient, [12] + big(0, 8), [32] + big(0, 8), [11] + big(g[0], 2), [1]] {
      let library = try library(["COLR": try paints(paint), "CPAL": Self.palette])
      let told = [GlyphProblem(kind: .colours, family: Self.family)]
      #expect(library.problems(of: layout("אש", library)) == told)
      #expect(library.problems(of: layout("אב", library)) == [])
      #expect(try colours(library).isEmpty)
    }
  }

  @Test func drawingsAreTold() throws {
    let g = try glyphs("ש")
    let table = big(0, 2) + big(10, 4) + big(0, 4) + big(1, 2) + big(g[0], 2) + big(g[0], 2)
    let library = try library(["SVG ": table + big(0, 4) + big(0, 4)])
    #expect(library.problems(of: layout("ש", library)).map(\.kind) == [.colours])
    #expect(library.problems(of: layout("א", library)) == [])
  }

  @Test func damagedTablesAreAnswered() throws {
    for (name, table) in [("COLR", try records()), ("CPAL", Self.palette)] {
      for place in table.indices {
        var bytes = table
        bytes[place] = 255
        var tables = ["COLR": try records(), "CPAL": Self.palette]
        tables[name] = bytes
        _ = try colours(try library(tables))
      }
    }
  }

  /// One command for each layer, in order; the text's opacity counts once, over all.
  @Test func layersAreDrawnOverOneAnother() throws {
    let library = try library(["COLR": try records(), "CPAL": Self.palette])
    for opacity in [1, 0.5] {
      var fill = FillStyle.color(RGBA(0, 0.5, 0))
      fill.opacity = opacity
      let placed = PlacedText(
        leaf: TextLeaf(
          runs: [TextRun("ש", font: FontRequest(size: 30))], style: .init(), fills: [fill]),
        layout: layout("ש", library))
      var fixture = TreeFixture(60, 60)
      fixture.node(.text(placed), Rect(origin: Point(10, 10), size: placed.layout.size))
      let list = paint(fixture.tree, fonts: library)
      var paints: [Paint] = []
      var opacities: [Float] = []
      for command in list.commands {
        if case .drawGlyphs(let run) = command { paints.append(run.paint) }
        if case .pushLayer(let layer) = command { opacities.append(layer.opacity) }
      }
      #expect(paints == [.color(Self.red), .color(RGBA(0, 0.5, 0)), .color(Self.blue)])
      #expect(opacities == (opacity == 1 ? [] : [0.5]))
      let ink = TextInk(fonts: library, scale: 2).bounds(of: placed, at: .zero)
      #expect(ink.width > 15)
    }
  }
}
