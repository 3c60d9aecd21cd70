import Testing
import VitrineGraphics

@Suite struct DisplayListCodingTests {
  private func sample() -> DisplayList {
    var list = DisplayList(width: 30, height: 20)
    list.paths = [Path(ellipseIn: Rect(x: 1, y: 2, width: 3, height: 4)), Path()]
    var open = Path()
    open.move(to: Point(1, 1))
    open.quad(to: Point(3, 3), control: Point(2, 9))
    open.line(to: Point(-1, 0.5))
    list.paths.append(open)
    let stops = [GradientStop(.black, 0), GradientStop(RGBA(0.1, 0.2, 0.3, 0.4), 1)]
    list.gradients = [
      Gradient(.linear(start: .zero, end: Point(1, 2)), stops: stops),
      Gradient(
        .radial(center: Point(1, 1), startRadius: 2, endRadius: 3, map: .scale(2, 1)), stops: stops),
      Gradient(.angular(center: Point(4, 4), startAngle: -1, endAngle: 2), stops: stops),
    ]
    list.outlines = [GlyphOutline(key: 0xdead_beef, path: list.paths[0], bold: 0.25)]
    var picture = Pixmap(width: 2, height: 1)
    picture.pixels = [1, 0xff00_0000]
    list.images = [DisplayImage(key: 5, pixmap: picture)]
    list.backdrops = [
      Backdrop(sigma: 30, saturation: 1.8, brightness: -0.1, tint: RGBA(1, 1, 1, 0.3)),
      Backdrop(
        averages: true, curve: LuminanceCurve(0.1, 0.2, 0.3, 0.4, amount: 0.5), ceiling: 0.9,
        matrix: (0..<12).map { Float($0) }),
      Backdrop(
        edge: GlassEdge(
          shift: 60, depth: 20, strength: 0.2, rimWidth: 3, rimLight: 0.25, rimFill: 0.9,
          rimSpread: 1.5, rimAxis: -0.8)),
    ]
    list.projections = [.identity, Projection(1, 2, 3, 4, 5, 6, 7, 8, 9)]
    let r = Rect(x: 1, y: 2, width: 3.5, height: 4)
    let filters: [LayerFilter] = [
      .shadow(.black, sigma: 2, dx: 1, dy: -1), .blur(sigma: 3, opaque: true),
      .colorMatrix([1, 2, 3]), .luminanceToAlpha, .alphaByLuminance, .alphaByLight,
      .alphaThreshold(least: 0.25, most: 0.75, RGBA(1, 0.5, 0, 0.5)),
    ]
    list.commands = [
      .fillRect(r, .color(.white)), .pushClip(path: 0, rule: .evenOdd),
      .fillRoundedRect(
        r, CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4), .continuous,
        .gradient(1, opacity: 0.5)),
      .fillPath(path: 2, rule: .nonZero, .gradient(0, opacity: 1)),
      .strokePath(
        path: 2, StrokeStyle(width: 2, cap: .round, join: .bevel, dash: [1, 2], dashPhase: 0.5),
        .color(.black)),
      .pushLayer(
        Layer(
          bounds: r, opacity: 0.5, blendMode: .screen, filters: filters, isDeep: true,
          projection: 1)),
      .drawGlyphs(
        GlyphRun(
          outlines: [0], positions: [Point(1, 9)], emSize: 17, map: .identity,
          paint: .color(.black))),
      .beginMask(.luminance),
      .drawImage(
        ImageDraw(image: 0, source: r, map: .scale(3, 3), opacity: 0.5, template: .color(.white))),
      .popLayer, .popClip, .fillRect(r, .backdrop(1, opacity: 0.5)),
    ]
    list.sources = (0..<12).map { Int32($0) }
    return list
  }

  @Test func roundTrip() throws {
    let list = sample()
    let copy = try DisplayList(decoding: list.encoded())
    #expect(copy == list)
    #expect(copy.sources == list.sources)
    #expect(copy.backdrops == list.backdrops && copy.hashValue == list.hashValue)
    #expect(copy.projections == list.projections)
    #expect(copy.images[0].pixmap == list.images[0].pixmap)
    #expect(copy.encoded() == list.encoded())
  }

  @Test func everyCutIsRefused() {
    let bytes = sample().encoded()
    for n in 0..<bytes.count {
      #expect(throws: DisplayListCodingError.self) {
        try DisplayList(decoding: Array(bytes.prefix(n)))
      }
    }
    #expect(throws: DisplayListCodingError.self) { try DisplayList(decoding: bytes + [0]) }
  }

  @Test func changedBytesNeverTrap() {
    let bytes = sample().encoded()
    var state: UInt64 = 88
    for _ in 0..<20_000 {
      var changed = bytes
      for _ in 0..<3 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        changed[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 20)
      }
      if let list = try? DisplayList(decoding: changed) { #expect(list.structureProblem == nil) }
    }
  }

  @Test func otherVersionsAndFilesAreNamed() {
    var bytes = sample().encoded()
    bytes[4] = 9
    #expect(throws: DisplayListCodingError.unsupportedVersion(9)) {
      try DisplayList(decoding: bytes)
    }
    #expect(throws: DisplayListCodingError.notADisplayList) {
      try DisplayList(decoding: [1, 2, 3])
    }
  }

  @Test func strayPopsAndIndicesAreRefused() {
    for commands: [DisplayCommand] in [
      [.popClip], [.popLayer], [.pushClip(path: 0, rule: .nonZero)], [.beginMask(.alpha)],
      [.fillPath(path: 1, rule: .nonZero, .color(.black))],
      [.fillRect(.zero, .gradient(0, opacity: 1))], [.fillRect(.zero, .backdrop(0, opacity: 1))],
      [.pushLayer(Layer(bounds: .zero, projection: 0)), .popLayer],
    ] {
      var list = DisplayList(width: 1, height: 1)
      list.paths = [Path()]
      list.commands = commands
      #expect(list.structureProblem != nil)
      #expect(throws: DisplayListCodingError.self) { try DisplayList(decoding: list.encoded()) }
    }
  }

  @Test func dumpIsOneLinePerCommand() {
    let lines = sample().dump().split(separator: "\n").map(String.init)
    #expect(lines[0] == "display 30 20")
    #expect(lines[1] == "  fillRect 1 2 3.5 4 rgba 1 1 1 1")
    #expect(lines[2] == "  pushClip 0 evenOdd")
    #expect(
      lines[3] == "    fillRoundedRect 1 2 3.5 4 radii 1 2 3 4 continuous gradient 1 opacity 0.5")
    #expect(
      lines[5] == "    strokePath 2 width 2 cap round join bevel dash 1 2 phase 0.5 rgba 0 0 0 1")
    #expect(lines[6].hasPrefix("    pushLayer 1 2 3.5 4 opacity 0.5 screen deep projection 1 | "))
    #expect(lines[8] == "    beginMask luminance")
    #expect(lines[11] == "  popClip")
    #expect(lines[15] == "path 2 M 1 1 Q 2 9 3 3 L -1 0.5")
    #expect(lines.count == 1 + 12 + 3 + 3 + 1 + 1 + 3 + 2)
    #expect(lines.last == "projection 1 1 2 3 4 5 6 7 8 9")
  }

  @Test func dumpedNumbersHaveOneForm() {
    var list = DisplayList(width: 1, height: 1)
    list.commands = [
      .fillRect(Rect(x: -0.00001, y: 1.0 / 3, width: .nan, height: 1e20), .color(.clear))
    ]
    #expect(list.dump().contains("fillRect 0 0.3333 nan huge"))
  }
}
