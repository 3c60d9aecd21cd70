import Testing
import VitrineGraphics
import VitrineRaster

/// The bending and the rim of glass.
@Suite struct GlassEdgeTests {
  private let size = 240
  private var all: Rect { Rect(x: 0, y: 0, width: Double(size), height: Double(size)) }
  private let pane = Rect(x: 20, y: 20, width: 200, height: 200)

  private func draw(
    _ behind: [DisplayCommand], _ edge: GlassEdge, gradients: [Gradient] = [],
    shape: DisplayCommand? = nil, opacity: Float = 1
  ) -> Pixmap {
    var list = DisplayList(width: size, height: size)
    let glass =
      shape
      ?? .fillRoundedRect(pane, CornerRadii(60), .continuous, .backdrop(0, opacity: opacity))
    list.commands = behind + [glass]
    list.backdrops = [Backdrop(edge: edge)]
    list.gradients = gradients
    let fast = VitrineRasterTests.draw(list)
    #expect(VitrineRasterTests.draw(list, kernels: .reference) == fast)
    return fast
  }

  private func red(_ p: Pixmap, _ x: Int, _ y: Int) -> Int { bytes(p[x, y])[0] }

  /// A slope of one level a pixel from the left.
  private var slope: Gradient {
    Gradient(
      .linear(start: Point(0, 0), end: Point(255, 0)),
      stops: [GradientStop(.black, 0), GradientStop(.white, 1)])
  }

  @Test func colorsComeFromFurtherInsideByTheLaw() {
    let edge = GlassEdge(shift: 60, depth: 40)
    let p = draw([.fillRect(all, .gradient(0, opacity: 1))], edge, gradients: [slope])
    for depth in [0.5, 4.5, 10.5, 20.5, 39.5] {
      let h = depth / 40
      let shift = 60 * (1 - (h * (2 - h)).squareRoot())
      let x = 20 + Int(depth)
      #expect(abs(Double(red(p, x, 120)) - (Double(x) + 0.5 + shift)) <= 1.1, "depth \(depth)")
    }
    // Below the depth nothing moves, and from the other side colours come from the left.
    #expect(abs(red(p, 120, 120) - 120) <= 1)
    #expect(red(p, 216, 120) < 200)
  }

  @Test func strengthMixesTheBentPictureIn() {
    let behind: [DisplayCommand] = [.fillRect(all, .gradient(0, opacity: 1))]
    let whole = draw(behind, GlassEdge(shift: 60, depth: 40), gradients: [slope])
    let part = draw(behind, GlassEdge(shift: 60, depth: 40, strength: 0.25), gradients: [slope])
    let straight = draw(behind, GlassEdge(), gradients: [slope])
    for x in [22, 26, 34] {
      let mixed = Double(red(straight, x, 120)) * 0.75 + Double(red(whole, x, 120)) * 0.25
      #expect(abs(Double(red(part, x, 120)) - mixed) <= 1)
    }
  }

  /// Linear light of an encoded level.
  private func linear(_ level: Int) -> Double {
    let v = Double(level) / 255
    return v <= 0.04045 ? v / 12.92 : Pow.pow((v + 0.055) / 1.055, 2.4)
  }

  @Test func theRimIsOnePointWide() {
    // Three pixels to the point, on black and on a dark grey.
    for gray: Float in [0, 0.3] {
      let edge = GlassEdge(rimWidth: 3, rimLight: 0.25)
      let p = draw([.fillRect(all, .color(RGBA(gray, gray, gray)))], edge)
      let base = linear(red(p, 120, 120))
      let light = (20..<40).map { linear(red(p, $0, 120)) - base }
      let peak = light.max() ?? 0
      #expect(abs(peak - 0.25) < 0.01)
      // The width at half the peak, between pixels: from the outline on.
      let after = light.lastIndex { $0 > peak / 2 } ?? 0
      let rest = (light[after] - peak / 2) / (light[after] - light[after + 1])
      let width = Double(after) + 0.5 + rest
      #expect(abs(width - 3) < 0.9, "\(width) pixels")
    }
  }

  @Test func theRimIsBrighterTowardsTheLight() {
    let edge = GlassEdge(rimWidth: 3, rimLight: 0.25, rimFloor: 1 / 1.1, rimAxis: .pi / 2)
    let p = draw([.fillRect(all, .color(.black))], edge)
    let top = linear(red(p, 120, 21))
    let bottom = linear(red(p, 120, 218))
    let left = linear(red(p, 21, 120))
    #expect(abs(top - bottom) < 0.01)
    #expect(abs(top / left - 1.1) < 0.03)
  }

  @Test func whiteStaysWhiteAndNothingOutsideChanges() {
    let edge = GlassEdge(shift: 60, depth: 40, rimWidth: 3, rimLight: 0.25)
    let p = draw([.fillRect(all, .color(.white))], edge)
    #expect(p.pixels.allSatisfy { $0 == 0xffff_ffff })
  }

  @Test func anyFilledOutlineHasAnEdge() {
    var list = DisplayList(width: size, height: size)
    list.paths = [Path(ellipseIn: pane)]
    list.backdrops = [Backdrop(edge: GlassEdge(rimWidth: 3, rimLight: 0.25))]
    list.commands = [
      .fillRect(all, .color(.black)),
      .fillPath(path: 0, rule: .nonZero, .backdrop(0, opacity: 1)),
    ]
    let p = VitrineRasterTests.draw(list)
    // The same light all around, between the pixels of the grid.
    let around = [(120, 21), (218, 120), (120, 218), (21, 120)].map { red(p, $0.0, $0.1) }
    #expect(around.allSatisfy { abs($0 - around[0]) <= 2 && $0 > 100 })
    #expect(red(p, 120, 120) == 0)
  }

  @Test func curvesHaveNoFacets() {
    // Behind a circle the picture is a cone about its middle: bent, its levels are still those of circles.
    let cone = Gradient(
      .radial(center: Point(120, 120), startRadius: 0, endRadius: 110, map: .identity),
      stops: [GradientStop(.black, 0), GradientStop(.white, 1)])
    let p = draw(
      [.fillRect(all, .gradient(0, opacity: 1))], GlassEdge(shift: 60, depth: 40),
      gradients: [cone],
      shape: .fillRoundedRect(pane, CornerRadii(100), .circular, .backdrop(0, opacity: 1)))
    for depth in [6.0, 15, 30] {
      let levels = (0..<90).map { degrees -> Int in
        let angle = Double(degrees) * .pi / 180
        let r = 100 - depth
        return red(p, Int(120 + r * Trig.cos(angle)), Int(120 + r * Trig.sin(angle)))
      }
      // A pixel's centre is up to 0.7 pixels nearer or further than the circle.
      #expect((levels.max() ?? 0) - (levels.min() ?? 0) <= 14, "depth \(depth): \(levels)")
    }
  }

  @Test func anEdgeIsTotal() {
    let odd: [Double] = [.nan, .infinity, -.infinity, -5, 1e300]
    for v in odd {
      let edge = GlassEdge(
        shift: v, depth: v, strength: Float(v), rimWidth: v, rimLight: Float(v),
        rimFloor: Float(v), rimAxis: v)
      _ = draw([.fillRect(all, .color(.black))], edge)
    }
  }

  @Test func opacityFadesTheWhole() {
    let edge = GlassEdge(rimWidth: 3, rimLight: 0.25)
    let p = draw([.fillRect(all, .color(.black))], edge, opacity: 0.5)
    let q = draw([.fillRect(all, .color(.black))], edge)
    #expect(abs(red(p, 21, 120) * 2 - red(q, 21, 120)) <= 2)
  }
}
