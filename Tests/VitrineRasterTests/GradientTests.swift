import Testing
import VitrineGraphics
import VitrineRaster

@Suite struct GradientTests {
  private func fill(_ width: Int, _ height: Int, _ gradient: Gradient, _ opacity: Float = 1)
    -> Pixmap
  {
    let all = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    return draw(
      width, height, [.fillRect(all, .gradient(0, opacity: opacity))], gradients: [gradient])
  }

  /// Exact premultiplied components 0…255 at a location.
  private func exact(_ stops: [GradientStop], _ t: Double) -> [Double] {
    func components(_ c: RGBA) -> [Double] {
      [c.red, c.green, c.blue, 1].map { Double($0) * Double(c.alpha) * 255 }
    }
    guard let after = stops.firstIndex(where: { $0.location > t }) else {
      return components(stops[stops.count - 1].color)
    }
    if after == 0 { return components(stops[0].color) }
    let (a, b) = (stops[after - 1], stops[after])
    let w = (t - a.location) / (b.location - a.location)
    return zip(components(a.color), components(b.color)).map { $0 + ($1 - $0) * w }
  }

  private let stops = [
    GradientStop(RGBA(1, 0.2, 0, 1), 0), GradientStop(RGBA(0, 0.9, 0.3, 0.4), 0.35),
    GradientStop(RGBA(0.1, 0, 1, 0.8), 1),
  ]

  private func check(_ picture: Pixmap, _ location: (Double, Double) -> Double) {
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let expected = exact(stops, location(Double(x) + 0.5, Double(y) + 0.5))
        for (a, b) in zip(bytes(picture[x, y]), expected) { #expect(abs(Double(a) - b) <= 1) }
      }
    }
  }

  @Test(arguments: [
    (Point(3, 5), Point(60, 41)), (Point(60, 10), Point(4, 20)), (Point(20, 0), Point(20, 47)),
    (Point(0, 9), Point(64, 9)), (Point(-300, -80), Point(200, 500)),
  ])
  func linearGradientsAreWithinALevel(start: Point, end: Point) {
    let v = end - start
    check(fill(64, 48, Gradient(.linear(start: start, end: end), stops: stops))) { x, y in
      ((x - start.x) * v.x + (y - start.y) * v.y) / (v.x * v.x + v.y * v.y)
    }
  }

  @Test func linesOfEqualColourArePerpendicularInPixels() {
    let g = Gradient(
      .linear(start: .zero, end: Point(100, 20)),
      stops: [GradientStop(.black, 0), GradientStop(.white, 1)])
    let picture = fill(100, 20, g)
    // (50, 10) + k · (−1, 5) keeps its colour.
    #expect(abs(bytes(picture[50, 10])[0] - bytes(picture[51, 5])[0]) <= 1)
    #expect(abs(bytes(picture[50, 10])[0] - bytes(picture[49, 15])[0]) <= 1)
  }

  @Test func mixtureIsHalfwayInEncodedComponents() {
    let g = Gradient(
      .linear(start: .zero, end: Point(2, 0)),
      stops: [GradientStop(RGBA(1, 0, 0), -0.25), GradientStop(RGBA(0, 0, 1), 0.5)])
    // Locations out of order or range are forced into 0…1: the first stop counts as 0.
    #expect(bytes(fill(2, 1, g)[0, 0]) == [128, 0, 128, 255])
  }

  @Test func radialGradientsAreWithinALevel() {
    let g = Gradient(
      .radial(center: Point(30, 20), startRadius: 5, endRadius: 33, map: .identity), stops: stops)
    check(fill(64, 48, g)) { x, y in
      (((x - 30) * (x - 30) + (y - 20) * (y - 20)).squareRoot() - 5) / 28
    }
  }

  @Test func ellipsesAreCirclesOfTheMap() {
    let g = Gradient(
      .radial(center: Point(15, 20), startRadius: 0, endRadius: 20, map: .scale(0.5, 1)),
      stops: stops)
    check(fill(64, 48, g)) { x, y in
      ((x / 2 - 15) * (x / 2 - 15) + (y - 20) * (y - 20)).squareRoot() / 20
    }
  }

  @Test func angularGradientsTurnClockwise() {
    let g = Gradient(
      .angular(center: Point(24, 24), startAngle: 0, endAngle: 2 * Double.pi), stops: stops)
    check(fill(48, 48, g)) { x, y in
      let a = Trig.atan2(y - 24, x - 24) / (2 * Double.pi)
      return a < 0 ? a + 1 : a
    }
  }

  @Test func partialTurnsShowTheNearerEnd() {
    let two = [GradientStop(.black, 0), GradientStop(.white, 1)]
    let g = Gradient(
      .angular(center: Point(10, 10), startAngle: 0, endAngle: Double.pi / 2), stops: two)
    let picture = fill(20, 20, g)
    #expect(bytes(picture[2, 11])[0] == 255)
    #expect(bytes(picture[17, 9])[0] == 0)
  }

  @Test func hardStopsStayHard() {
    let red = RGBA(1, 0, 0)
    let blue = RGBA(0, 0, 1)
    let g = Gradient(
      .linear(start: .zero, end: Point(100, 0)),
      stops: [
        GradientStop(red, 0), GradientStop(red, 0.37), GradientStop(blue, 0.37),
        GradientStop(blue, 1),
      ])
    let picture = fill(100, 1, g)
    #expect(bytes(picture[36, 0]) == [255, 0, 0, 255])
    #expect(bytes(picture[37, 0]) == [0, 0, 255, 255])
  }

  @Test func degenerateGradientsShowTheLastColour() {
    let g = Gradient(.linear(start: Point(3, 3), end: Point(3, 3)), stops: stops)
    #expect(Set(fill(8, 8, g).pixels).count == 1)
    let nan = Gradient(.linear(start: Point(.nan, 0), end: Point(.infinity, 0)), stops: stops)
    _ = fill(8, 8, nan)
    _ = fill(8, 8, Gradient(.linear(start: .zero, end: Point(1, 0)), stops: []))
    let ring = Gradient(
      .radial(center: Point(4, 4), startRadius: 2, endRadius: 2, map: .identity), stops: stops)
    _ = fill(8, 8, ring)
  }

  @Test func opacityWeighsTheWholeGradient() {
    let g = Gradient(
      .linear(start: .zero, end: Point(16, 0)),
      stops: [GradientStop(.white, 0), GradientStop(.white, 1)])
    #expect(bytes(fill(16, 1, g, 0.5)[7, 0]) == [128, 128, 128, 128])
  }

  @Test func noComponentExceedsItsAlpha() {
    let g = Gradient(
      .linear(start: .zero, end: Point(997, 3)),
      stops: [GradientStop(RGBA(1, 1, 0.99, 0.9), 0), GradientStop(RGBA(1, 0.98, 1, 0.1), 1)])
    for p in fill(1000, 4, g).pixels {
      let b = bytes(p)
      #expect(b[0] <= b[3] && b[1] <= b[3] && b[2] <= b[3])
    }
  }
}
