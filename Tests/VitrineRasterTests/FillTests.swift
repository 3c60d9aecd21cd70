import Testing
import VitrineGraphics
import VitrineRaster

@Suite struct FillTests {
  @Test func halfCoveredRowIsExactlyHalf() {
    var list = DisplayList(width: 4, height: 3)
    list.commands = [.fillRect(Rect(x: 0, y: 0.5, width: 4, height: 1.5), .color(.white))]
    var scratch = RasterScratch()
    let picture = rasterize(list, scratch: &scratch)
    #expect(picture[1, 0] == 0x8080_8080)
    #expect(picture[1, 1] == 0xffff_ffff)
    #expect(picture[1, 2] == 0)
  }
}
