import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

@MainActor @Suite struct CornerMetricsTests {
  private func metrics(_ millimetres: Int) throws -> CornerMetrics {
    try #require(CornerMetrics(WatchFixture.watch(millimetres)))
  }

  @Test func numbersOfTheSmallestWatchAreThoseObserved() throws {
    let metrics = try metrics(40)
    #expect(metrics.factor == 1 && metrics.box == Size(77.5, 61.5))
    #expect(metrics.labelRadius(.topLeft) == 80.5 && metrics.labelRadius(.topRight) == 80.5)
    #expect(metrics.labelRadius(.bottomLeft) == 90 && metrics.labelRadius(.bottomRight) == 90)
    #expect(metrics.gaugeRadius == 83.5 && metrics.gaugeWidth == 5.5 && metrics.gaugeGap == 6.5)
    #expect(metrics.gaugeLift(.topLeft) == 3 && metrics.gaugeLift(.bottomLeft) == 6.5)
    #expect(metrics.labelSize == 15)
    #expect(abs(CornerMetrics.labelAngle * 180 / .pi - 55) < 1e-9)
  }

  /// The outermost radius is that of the baseline of content along a circle in the lower corners; in the upper ones its
  /// capitals end there.
  @Test func curvedContentReachesTheOutermostCircle() throws {
    let metrics = try metrics(40)
    #expect(metrics.curvedArc(.bottomLeft).radius == 109.5)
    let upper = metrics.curvedArc(.topRight).radius
    #expect(abs(upper + 0.7046 * metrics.curvedSize - 109.5) < 1e-9)
  }

  /// The numbers of 44 mm that are known are those of 40 mm by the screens' widths.
  @Test func otherWatchesAreScaledByTheirWidth() throws {
    let metrics = try metrics(44)
    #expect(abs(metrics.factor - 184.0 / 162) < 1e-12)
    #expect(abs(metrics.labelSize - 17) < 0.1 && abs(metrics.gaugeGap - 7.5) < 0.2)
    for (millimetres, box) in [
      (41, Size(84, 67)), (44, Size(88, 70)), (45, Size(94.5, 75)), (49, Size(98, 78)),
    ] { #expect(try self.metrics(millimetres).box == box) }
  }

  /// Slices of 56 degrees, 12 apart at the top and 56 at the side, go once around.
  @Test func slicesFillTheCircle() {
    let slice = 2 * (CornerMetrics.middle * 180 / .pi - 6)
    #expect(abs(slice - 56) < 1e-9)
    #expect(abs(4 * slice + 2 * 12 + 2 * 56 - 360) < 1e-9)
  }

  /// The band between the inner circle and the round corner is as wide as the documented pictures: 32, 36, 38.
  @Test(arguments: [(40, 32.0), (44, 36), (45, 38)])
  func picturesFillTheCorner(millimetres: Int, side: Double) throws {
    let metrics = try metrics(millimetres)
    let middle = metrics.contentMiddle(.topLeft, hasLabel: false)
    let centre = metrics.centre(in: .topLeft)
    let away = WatchFixture.polar(middle, about: centre).radius
    #expect(abs(away - side / 2 - 84 * metrics.factor) < 0.4)
    // As far from the left edge as from the top, and within the screen.
    #expect(abs(middle.x - middle.y) < 1e-9 && middle.x - side / 2 > 2)
  }

  @Test func cornersAreMirrored() throws {
    let metrics = try metrics(45)
    let first = metrics.contentMiddle(.topLeft, hasLabel: true)
    let box = metrics.box
    let others: [(FacePlace, Point)] = [
      (.topRight, Point(box.width - first.x, first.y)),
      (.bottomLeft, Point(first.x, box.height - first.y)),
      (.bottomRight, Point(box.width - first.x, box.height - first.y)),
    ]
    for (place, expected) in others {
      let middle = metrics.contentMiddle(place, hasLabel: true)
      #expect(abs(middle.x - expected.x) < 1e-9 && abs(middle.y - expected.y) < 1e-9)
    }
    #expect(metrics.origin(of: .bottomRight) == Point(198 - box.width, 242 - box.height))
  }

  /// The first corner's label is around the screen's middle, whose place in each box differs.
  @Test(arguments: [FacePlace.topLeft, .topRight, .bottomLeft, .bottomRight])
  func labelsAreAboutTheScreensCentre(place: FacePlace) throws {
    let metrics = try metrics(41)
    let arc = metrics.labelArc(place)
    let origin = metrics.origin(of: place)
    #expect(abs(origin.x + arc.centre.x - 88) < 1e-9 && abs(origin.y + arc.centre.y - 107.5) < 1e-9)
    #expect(arc.isClockwise == place.isUpper)
    let angle = WatchFixture.polar(arc.middle, about: arc.centre).angle
    let expected: [FacePlace: Double] = [
      .topLeft: -34, .topRight: 34, .bottomLeft: -146, .bottomRight: 146,
    ]
    #expect(abs(angle - expected[place, default: 0]) < 1e-6)
  }

  /// Watches without public sizes are drawn, and say that they are estimated.
  @Test(arguments: ["watch-42mm", "watch-46mm", "watch-ultra-3"])
  func newerWatchesAreEstimated(slug: String) async throws {
    let watch = try #require(Device.named(slug))
    #expect(!Device.all.contains(watch))
    let known = try #require(Device.named("watch-45mm"))
    for family in [
      WidgetFamily.accessoryRectangular, .accessoryCircular, .accessoryInline, .accessoryCorner,
    ] {
      let size = try #require(watch.widgetSize(family))
      let usual = try #require(known.widgetSize(family)).canvas
      #expect(size.confidence == .estimated)
      let share = size.canvas.width / watch.screen.width
      #expect(abs(share - usual.width / known.screen.width) < 0.01)
      var configuration = RenderConfiguration()
      (configuration.device, configuration.family) = (watch, family)
      let image = await WatchFixture.image(configuration) { Text(verbatim: "a") }
      #expect(
        image.diagnostics.map(\.code) == [
          family == .accessoryCorner ? "estimated-complication" : "estimated-size"
        ])
    }
  }
}
