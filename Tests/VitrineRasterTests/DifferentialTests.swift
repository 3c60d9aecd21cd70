import Testing
import VitrineGraphics
import VitrineRaster

@Suite struct DifferentialTests {
  @Test(arguments: 0..<80)
  func referenceAndFastKernelsGiveTheSameBytes(seed: Int) {
    let list = RandomScene.make(UInt64(seed))
    #expect(draw(list, kernels: .reference) == draw(list, kernels: .simd))
  }

  @Test func usedScratchDrawsTheSame() {
    var scratch = RasterScratch()
    for seed in 0..<80 {
      let list = RandomScene.make(UInt64(seed))
      #expect(rasterize(list, scratch: &scratch) == draw(list))
      #expect(rasterize(list, scratch: &scratch) == draw(list))
    }
  }

  @Test func everyPixelIsPremultiplied() {
    for seed in 0..<80 {
      for p in draw(RandomScene.make(UInt64(seed))).pixels {
        let b = bytes(p)
        #expect(b[0] <= b[3] && b[1] <= b[3] && b[2] <= b[3])
      }
    }
  }

  @Test func groupsWithoutEffectsMayBeLeftOut() {
    let fill = DisplayCommand.fillRect(Rect(x: 1, y: 1, width: 5, height: 5), .color(.white))
    let all = Rect(x: 0, y: 0, width: 8, height: 8)
    let grouped = draw(8, 8, [.pushLayer(Layer(bounds: all)), fill, .popLayer])
    #expect(grouped == draw(8, 8, [fill]))
  }
}
