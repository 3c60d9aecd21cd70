import VitrineGraphics
import VitrineRaster
import VitrineText

/// Strings of 24 characters at 51 pixels, spread over a picture of 1170 × 2532 pixels: some of them
/// reach out of it on the right, as in the workload of the other renderers.
struct DrawnStrings {
  private(set) var list = DisplayList(width: 1170, height: 2532)

  init(_ strings: [String], _ library: FontLibrary, _ style: ParagraphStyle) {
    let font = FontRequest(size: 51)
    var indices: [GlyphName: Int32] = [:]
    var state: UInt64 = 9
    func random(_ range: ClosedRange<Double>) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound
        + Double(state >> 40) / Double(1 << 24) * (range.upperBound - range.lowerBound)
    }
    for string in strings {
      let origin = Point(random(-20...670), random(50...2532))
      let text = library.paragraph([TextRun(string, font: font)], style: style)
      for span in text.layout(width: .infinity).lines.flatMap(\.spans) {
        var outlines: [Int32] = []
        var positions: [Point] = []
        for (glyph, position) in zip(span.glyphs, span.positions) {
          let name = GlyphName(glyph: glyph, font: span.font)
          if indices[name] == nil, let outline = library.outline(of: glyph, in: span.font) {
            indices[name] = Int32(list.outlines.count)
            list.outlines.append(outline)
          }
          guard let index = indices[name] else { continue }
          outlines.append(index)
          positions.append(origin + position)
        }
        let ink = Paint.color(RGBA(0x10 / 255, 0x20 / 255, 0x30 / 255, 1))
        list.commands.append(
          .drawGlyphs(
            GlyphRun(
              outlines: outlines, positions: positions, emSize: span.emSize, map: .identity,
              paint: ink)))
        list.sources.append(0)
      }
    }
  }

  private struct GlyphName: Hashable {
    var glyph: UInt32
    var font: FontID
  }
}

/// Draws a list into one picture again and again; masks of glyphs are kept between rounds.
func measureDrawing(_ name: String, _ list: DisplayList, rounds: Int) {
  var scratch = RasterScratch()
  var pixmap = Pixmap(width: list.width, height: list.height)
  measure(name, rounds: rounds) {
    for i in pixmap.pixels.indices { pixmap.pixels[i] = 0xFFFF_FFFF }
    rasterize(list, into: &pixmap, scratch: &scratch, kernels: .best)
  }
}
