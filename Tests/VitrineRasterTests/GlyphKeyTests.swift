import Testing
import VitrineGraphics
import VitrineRaster

/// Masks of glyphs are kept for later pictures, which may be those of others: a key alone never says that two outlines
/// are one.
@Suite struct GlyphKeyTests {
  private func list(_ rect: Rect) -> DisplayList {
    var list = DisplayList(width: 16, height: 16)
    var path = Path()
    path.move(to: Point(rect.minX, rect.minY))
    path.line(to: Point(rect.maxX, rect.minY))
    path.line(to: Point(rect.maxX, rect.maxY))
    path.line(to: Point(rect.minX, rect.maxY))
    path.close()
    list.outlines = [GlyphOutline(key: 7, path: path)]
    list.commands = [
      .drawGlyphs(
        GlyphRun(
          outlines: [0], positions: [Point(0, 0)], emSize: 16, map: .identity,
          paint: .color(RGBA(0, 0, 0))))
    ]
    list.sources = [0]
    return list
  }

  @Test func equalKeysAreNotEqualOutlines() {
    let (a, b) = (
      list(Rect(x: 0, y: 0, width: 0.5, height: 0.5)),
      list(Rect(x: 0.25, y: 0.25, width: 0.75, height: 0.5))
    )
    func alone(_ list: DisplayList) -> Pixmap {
      var scratch = RasterScratch()
      return rasterize(list, scratch: &scratch)
    }
    var scratch = RasterScratch()
    #expect(alone(a) != alone(b))
    for list in [a, b, a, a, b, b] {
      #expect(rasterize(list, scratch: &scratch) == alone(list))
    }
  }
}
