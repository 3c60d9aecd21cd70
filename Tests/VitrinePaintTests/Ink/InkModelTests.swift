import SeededNumbers
import Testing
import VitrineGraphics
import VitrineLayout
import VitrinePaint
import VitrineRaster

/// Pictures of random trees of effects equal a plain model of the law on elements and groups.
@Suite struct InkModelTests {
  /// Pictures have 8 bits, and each layer rounds once.
  static let tolerance = 4.0

  @Test func effectsActOnTheElementsThatTheModelNames() {
    var chance = Seeded(36)
    var failures = 0
    for _ in 0..<1_000 where failures < 3 {
      let sketch = InkSketch.random(&chance)
      guard error(of: sketch) > Self.tolerance else { continue }
      failures += 1
      let smallest = sketch.shrinking { error(of: $0) > Self.tolerance }
      Issue.record("off by \(error(of: smallest)) of 255: \(smallest)")
    }
  }

  private func error(of sketch: InkSketch) -> Double {
    var scratch = RasterScratch()
    var fixture = TreeFixture(40, 32, scale: 1)
    fixture.add(sketch)
    let list = paint(fixture.tree, fonts: .init(directories: []))
    var model = InkModel()
    model.draw(sketch)
    return furthest(rasterize(list, scratch: &scratch), model)
  }

  /// Returns the largest difference of a channel in 255ths.
  private func furthest(_ picture: Pixmap, _ model: InkModel) -> Double {
    var worst = 0.0
    for (i, ink) in model.pixels.enumerated() {
      let c = picture.components(i)
      for k in 0..<4 { worst = max(worst, (c[k] - ink[k] * 255).magnitude) }
    }
    return worst
  }
}

extension Pixmap {
  /// The premultiplied components of a pixel, 0…255.
  fileprivate func components(_ i: Int) -> SIMD4<Double> {
    let p = pixels[i]
    return SIMD4(
      Double(p & 0xff), Double(p >> 8 & 0xff), Double(p >> 16 & 0xff), Double(p >> 24))
  }
}
