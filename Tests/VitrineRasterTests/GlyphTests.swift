import Testing
import VitrineGraphics
import VitrineRaster

@Suite struct GlyphTests {
  private func list(_ origin: Point, bold: Double = 0, map: Affine = .identity) -> DisplayList {
    var list = DisplayList(width: 40, height: 40)
    let shape = Path(ellipseIn: Rect(x: 0.1, y: -0.7, width: 0.6, height: 0.7))
    list.outlines = [GlyphOutline(key: 99, path: shape, bold: bold)]
    list.commands = [
      .drawGlyphs(
        GlyphRun(
          outlines: [0], positions: [origin], emSize: 20, map: map, paint: .color(.black)))
    ]
    return list
  }

  private func sum(_ p: Pixmap) -> Double { p.pixels.map { Double($0 >> 24) / 255 }.reduce(0, +) }

  @Test func glyphsCoverTheirArea() {
    let area: Double = Double.pi * 6 * 7
    #expect(abs(sum(draw(list(Point(10, 30)))) - area) < 1.2)
  }

  @Test func originsRoundToQuarterPixels() {
    #expect(draw(list(Point(10.05, 30))) == draw(list(Point(10, 30))))
    #expect(draw(list(Point(10.3, 30))) == draw(list(Point(10.25, 30))))
    #expect(draw(list(Point(10.25, 30))) != draw(list(Point(10, 30))))
    #expect(draw(list(Point(10, 30.5))) != draw(list(Point(10, 30))))
  }

  @Test func keptMasksDrawTheSame() {
    var scratch = RasterScratch()
    for i in 0..<40 {
      let scene = list(Point(5 + Double(i) * 0.37, 30))
      #expect(rasterize(scene, scratch: &scratch) == draw(scene))
    }
    #expect(scratch.glyphCacheBytes > 0)
  }

  @Test func emboldeningWidensByItsAmount() {
    // An ellipse with half axes 6 and 7 grows by 1 px on every side: about 7 by 8.
    let plain = sum(draw(list(Point(10, 30))))
    let bold = sum(draw(list(Point(10, 30), bold: 0.05)))
    #expect(abs((bold - plain) / (Double.pi * 14) - 1) < 0.05)
  }

  @Test func mapsScaleGlyphs() {
    let half = draw(list(Point(20, 60), map: .scale(0.5, 0.5)))
    #expect(abs(sum(half) - sum(draw(list(Point(10, 30)))) / 4) < 1)
  }

  @Test func cacheStaysWithinItsLimit() {
    var scratch = RasterScratch()
    var scene = DisplayList(width: 64, height: 64)
    for i in 0..<3000 {
      scene.outlines = [
        GlyphOutline(key: UInt64(i), path: Path(rect: Rect(x: 0, y: -1, width: 1, height: 1)))
      ]
      scene.commands = [
        .drawGlyphs(
          GlyphRun(
            outlines: [0], positions: [Point(0, 64)], emSize: 90, map: .identity,
            paint: .color(.black)))
      ]
      _ = rasterize(scene, scratch: &scratch)
      #expect(scratch.glyphCacheBytes <= Limits.glyphCacheBytes)
    }
  }
}
