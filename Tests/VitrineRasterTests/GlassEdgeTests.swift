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

  /// The light of the rim at the middles of the four edges and of the four corners, clockwise from the top.
  private func around(_ edge: GlassEdge) -> (edges: [Double], corners: [Double]) {
    let p = draw(
      [.fillRect(all, .color(.black))], edge,
      shape: .fillRoundedRect(pane, CornerRadii(60), .circular, .backdrop(0, opacity: 1)))
    // The brightest pixel of the first ones from the outline inwards.
    func brightest(_ x: Double, _ y: Double, _ dx: Double, _ dy: Double) -> Double {
      (0..<6).map { linear(red(p, Int(x + Double($0) * dx), Int(y + Double($0) * dy))) }.max() ?? 0
    }
    let near = 20 + 60 * (1 - 0.5.squareRoot())
    let far = 239 - near
    return (
      [
        brightest(120, 20, 0, 1), brightest(219, 120, -1, 0), brightest(120, 219, 0, -1),
        brightest(20, 120, 1, 0),
      ],
      [
        brightest(near, near, 0.7, 0.7), brightest(far, near, -0.7, 0.7),
        brightest(far, far, -0.7, -0.7), brightest(near, far, 0.7, -0.7),
      ]
    )
  }

  /// Two lamps light two opposite corners; the other two are dark, and edges between them have cos 45°.
  @Test func lightSitsInTwoOppositeCorners() {
    let (edges, corners) = around(
      GlassEdge(rimWidth: 3, rimLight: 0.36, rimSpread: .pi / 2, rimAxis: -0.75 * .pi))
    #expect(corners[1] < 0.01 && corners[3] < 0.01, "\(corners)")
    #expect(abs(corners[0] - 0.36) < 0.03 && abs(corners[2] - 0.36) < 0.03, "\(corners)")
    for light in edges { #expect(abs(light - 0.2546) < 0.01, "\(edges)") }
  }

  @Test func theSecondLampMayBeFainter() {
    let (edges, _) = around(
      GlassEdge(
        rimWidth: 3, rimLight: 0.36, rimFill: 1 / 1.1, rimSpread: .pi / 2, rimAxis: -0.75 * .pi))
    // The first lamp is at the upper left.
    #expect(abs(edges[0] / edges[2] - 1.1) < 0.04 && abs(edges[3] / edges[1] - 1.1) < 0.04)
  }

  @Test func lampsAboveAndBelowLeaveTheSidesDark() {
    let (edges, corners) = around(
      GlassEdge(rimWidth: 3, rimLight: 0.36, rimSpread: 1.52, rimAxis: -0.5 * .pi))
    #expect(abs(edges[0] - 0.36) < 0.01 && abs(edges[2] - 0.36) < 0.01, "\(edges)")
    #expect(edges[1] < 0.01 && edges[3] < 0.01, "\(edges)")
    for light in corners { #expect(light > 0.2 && light < 0.3, "\(corners)") }
  }

  /// A glass that changes nothing but its rim is drawn in bands along it, to the same pixels.
  @Test(arguments: [
    CornerRadii(60), CornerRadii(0),
    CornerRadii(topLeft: 90, topRight: 8, bottomRight: 0, bottomLeft: 30),
  ])
  func rimsAreDrawnInBands(_ radii: CornerRadii) {
    let behind: [DisplayCommand] = [.fillRect(all, .gradient(0, opacity: 1))]
    let edge = GlassEdge(rimWidth: 3, rimLight: 0.36, rimSpread: .pi / 2, rimAxis: -0.75 * .pi)
    let identity: [Float] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0]
    let pictures = [[], identity].map { matrix -> Pixmap in
      var list = DisplayList(width: size, height: size)
      let shape = pane.inset(by: 7.3)
      list.commands =
        behind + [.fillRoundedRect(shape, radii, .continuous, .backdrop(0, opacity: 1))]
      list.backdrops = [Backdrop(matrix: matrix, edge: edge)]
      list.gradients = [slope]
      return VitrineRasterTests.draw(list)
    }
    let differences = zip(pictures[0].pixels, pictures[1].pixels).map { a, b in
      abs(Int(a & 255) - Int(b & 255))
    }
    // Distances are from another corner, so that their last bits may differ.
    #expect((differences.max() ?? 0) <= 1)
    #expect(differences.count { $0 > 0 } <= 8)
  }

  @Test func wideLampsLeaveAnEvenLine() {
    let (edges, corners) = around(
      GlassEdge(rimWidth: 3, rimLight: 0.25, rimSpread: 2.7925, rimAxis: -0.75 * .pi))
    for light in edges + corners { #expect(light > 0.225 && light < 0.26, "\(edges) \(corners)") }
  }

  /// What lies deeper than the bending reaches is the picture as it is.
  @Test(arguments: [(60.0, 40.0), (40, 40), (20, 60), (90, 12)])
  func bendingEndsAtItsDepth(_ shift: Double, _ depth: Double) {
    let behind: [DisplayCommand] = [.fillRect(all, .gradient(0, opacity: 1))]
    let bent = draw(behind, GlassEdge(shift: shift, depth: depth), gradients: [slope])
    let straight = draw(behind, GlassEdge(), gradients: [slope])
    for d in stride(from: Int(depth), to: 100, by: 3) {
      for (x, y) in [(20 + d, 120), (219 - d, 120), (120, 20 + d), (120, 219 - d)] {
        #expect(bent[x, y] == straight[x, y], "\(d) from an edge")
      }
    }
  }

  /// With a shift that is no larger than the depth, nothing comes from outside the band along the outline.
  @Test func aSmallShiftStaysInTheBand() {
    let edge = GlassEdge(shift: 40, depth: 40)
    let p = draw([.fillRect(all, .gradient(0, opacity: 1))], edge, gradients: [slope])
    for d in 0..<40 {
      let level = red(p, 20 + d, 120)
      #expect(level >= 20 + d && level <= 61, "\(d): \(level)")
    }
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
        rimFill: Float(v), rimSpread: v, rimAxis: v)
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
