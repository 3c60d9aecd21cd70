import Testing
import VitrineGraphics
import VitrineRaster

/// Gradients between two circles.
@Suite struct ConicalGradientTests {
  private static let stops = [GradientStop(RGBA(1, 0, 0), 0), GradientStop(RGBA(0, 0, 1), 1)]

  private func picture(
    _ start: Point, _ startRadius: Double, _ end: Point, _ endRadius: Double
  ) -> Pixmap {
    var list = DisplayList(width: 41, height: 41)
    list.gradients = [
      Gradient(
        .conical(
          start: start, startRadius: startRadius, end: end, endRadius: endRadius, map: .identity),
        stops: Self.stops)
    ]
    list.commands = [
      .fillRect(Rect(x: 0, y: 0, width: 41, height: 41), .gradient(0, opacity: 1))
    ]
    list.sources = [0]
    var scratch = RasterScratch()
    return rasterize(list, scratch: &scratch)
  }

  private func red(_ pixmap: Pixmap, _ x: Int, _ y: Int) -> Int { Int(pixmap[x, y] & 255) }

  /// About one centre they are radial ones.
  @Test func circlesAboutOneCentre() {
    let center = Point(20.5, 20.5)
    let pixmap = picture(center, 0, center, 20)
    for (x, expected) in [(20, 255), (25, 191), (30, 128), (40, 0)] {
      #expect((red(pixmap, x, 20) - expected).magnitude <= 1)
    }
  }

  /// From a focus 10 px left of the centre, locations grow slower to the right: the circle of location t reaches from
  /// x = 10.5 − 10 t to 10.5 + 30 t.
  @Test func circlesAboutAFocus() {
    let pixmap = picture(Point(10.5, 20.5), 0, Point(20.5, 20.5), 20)
    for (x, t) in [(10, 0.0), (5, 0.5), (25, 0.5), (40, 1), (0, 1)] {
      #expect((Double(red(pixmap, x, 20)) - 255 * (1 - t)).magnitude <= 1.5, "\(x)")
    }
  }

  /// Circles beside each other leave what no circle passes clear.
  @Test func circlesBesideEachOther() {
    let pixmap = picture(Point(5.5, 20.5), 2, Point(25.5, 20.5), 6)
    #expect(pixmap[0, 0] == 0 && pixmap[2, 40] == 0)
    #expect(pixmap[25, 20] >> 24 == 255)
  }

  @Test func theyKeepTheirBinaryForm() throws {
    var list = DisplayList(width: 1, height: 1)
    list.gradients = [
      Gradient(
        .conical(
          start: Point(1, 2), startRadius: 3, end: Point(4, 5), endRadius: 6,
          map: .translation(7, 8)), stops: Self.stops)
    ]
    #expect(try DisplayList(decoding: list.encoded()) == list)
  }
}
