import Testing
import Vitrine
import VitrineGraphics

/// Pictures that are shown smaller than the device draws them.
@Suite struct ScaledPictureTests {
  /// Two lines of 8 to 29 points in a frame that two line boxes of thirds of a point fit and two of halves do not.
  private static let texts: [(size: Double, height: Double)] = [
    (13, 31.6), (8, 19.6), (16, 38.8), (24, 57.6), (29, 69.6),
  ]

  private func picture(_ size: Double, _ height: Double, scale: Double?) -> RenderedImage {
    var configuration = RenderConfiguration()
    configuration.family = nil
    configuration.scene = .view
    configuration.size = Size(12 * size, 80)
    configuration.scale = scale
    let entry = WidgetEntry {
      Text("Several words that take two lines")
        .font(.system(size: size)).frame(width: 10 * size, height: height)
    }
    let widget = WidgetDescription(
      kind: "view", families: [], source: .immediate { _ in entry })
    var scratch = RenderScratch()
    return Renderer().render(entry, of: widget, configuration, scratch: &scratch)
  }

  private func isCut(_ image: RenderedImage) -> Bool {
    image.textLedger.count(of: .truncated) > 0
      || image.diagnostics.contains { $0.code == "text-truncated" }
  }

  /// What fits on the device is whole, and nothing else is said of it, at the sheet's pixels per point.
  @Test(arguments: texts) func whatFitsOnTheDeviceIsWhole(_ size: Double, _ height: Double) {
    #expect(isCut(picture(size, height, scale: 2)), "the text must be cut at 2 px/pt")
    let device = picture(size, height, scale: nil)
    #expect(device.scale == 3 && !isCut(device))
    let sheet = device.scaled(to: Size(12 * size, 80), scale: 2)
    #expect(!isCut(sheet) && sheet.diagnostics == device.diagnostics)
    #expect(sheet.pixmap.width == Int((24 * size).rounded()) && sheet.pixmap.height == 160)
    #expect(sheet.scale == 2)
    // The second line has ink as the first has: as much of it as on the device.
    func ink(_ image: RenderedImage) -> Double {
      let below = image.pixmap.pixels.suffix(image.pixmap.pixels.count / 2)
      return below.reduce(0) { $0 + Double($1 >> 24) / 255 } / (image.scale * image.scale)
    }
    #expect(ink(device) > 10)
    #expect(abs(ink(sheet) / ink(device) - 1) < 0.02, "\(ink(sheet)) of \(ink(device))")
  }

  @Test func hostileSizesMakeAPicture() {
    let image = picture(13, 40, scale: 1)
    #expect(image.scaled(to: Size(0, -1), scale: 2).pixmap.pixels.count == 1)
    #expect(image.scaled(to: Size(1e300, 1), scale: 1).pixmap.width == 32_768)
  }
}
