import VitrineGraphics

/// Display lists that hold every kind of table and command.
enum DisplaySeeds {
  static var all: [DisplayList] { [fills, layers, pictures, projected] }

  private static let side = 32
  private static let square = Rect(x: 2, y: 3, width: 20.5, height: 16)

  private static var fills: DisplayList {
    var list = DisplayList(width: side, height: side)
    var open = Path()
    open.move(to: Point(4, 4))
    open.quad(to: Point(20, 20), control: Point(2, 30))
    open.cubic(to: Point(28, 4), Point(24, 40), Point(30, -8))
    open.line(to: Point(-1, 0.5))
    list.paths = [Path(ellipseIn: square), open, Path()]
    let stops = [GradientStop(.black, 0), GradientStop(RGBA(0.1, 0.2, 0.3, 0.4), 1)]
    list.gradients = [
      Gradient(.linear(start: .zero, end: Point(30, 12)), stops: stops),
      Gradient(
        .radial(center: Point(9, 9), startRadius: 2, endRadius: 13, map: .scale(2, 1)), stops: stops
      ),
      Gradient(.angular(center: Point(14, 14), startAngle: -1, endAngle: 2), stops: stops),
    ]
    list.commands = [
      .fillRect(square, .color(.white)), .pushClip(path: 0, rule: .evenOdd),
      .fillRoundedRect(
        square, CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4), .continuous,
        .gradient(1, opacity: 0.5)),
      .fillPath(path: 1, rule: .nonZero, .gradient(0, opacity: 1)),
      .strokePath(
        path: 1, StrokeStyle(width: 2, cap: .round, join: .bevel, dash: [4, 2], dashPhase: 0.5),
        .gradient(2, opacity: 1)),
      .popClip,
    ]
    list.sources = [0, 1, 2, 3, 4, 5]
    return list
  }

  private static var layers: DisplayList {
    var list = DisplayList(width: side, height: side)
    list.backdrops = [
      Backdrop(sigma: 3, saturation: 1.8, brightness: -0.1, tint: RGBA(1, 1, 1, 0.3)),
      Backdrop(
        averages: true, curve: LuminanceCurve(0.1, 0.2, 0.3, 0.4, amount: 0.5), ceiling: 0.9,
        matrix: (0..<12).map { Float($0) / 12 }),
    ]
    let filters: [LayerFilter] = [
      .shadow(.black, sigma: 2, dx: 1, dy: -1), .blur(sigma: 3, opaque: true),
      .colorMatrix((0..<20).map { Float($0) / 20 }), .luminanceToAlpha, .alphaByLuminance,
      .alphaByLight,
    ]
    list.commands = [
      .pushLayer(Layer(bounds: square, opacity: 0.5, blendMode: .screen, filters: filters)),
      .fillRect(square, .color(RGBA(1, 0, 0, 0.5))), .beginMask(.luminance),
      .fillRect(square, .color(.white)), .popLayer, .fillRect(square, .backdrop(0, opacity: 1)),
      .fillRect(square, .backdrop(1, opacity: 0.5)),
    ]
    return list
  }

  private static var projected: DisplayList {
    var list = DisplayList(width: side, height: side)
    list.projections = [
      Projection(0.8, 0.1, 0.01, -0.1, 0.7, -0.005, 4, 2, 1), Projection(.scale(0.5, 0.5)),
    ]
    list.backdrops = [Backdrop(sigma: 2, saturation: 1.5)]
    list.commands = [
      .fillRect(square, .color(.white)),
      .pushLayer(Layer(bounds: square, opacity: 0.5, projection: 0)),
      .fillRect(square, .color(RGBA(1, 0, 0, 0.5))),
      .pushLayer(Layer(bounds: square, projection: 1)),
      .fillRect(square, .backdrop(0, opacity: 1)), .popLayer, .popLayer,
    ]
    return list
  }

  private static var pictures: DisplayList {
    var list = DisplayList(width: side, height: side)
    list.paths = []
    list.outlines = [
      GlyphOutline(key: 0xdead_beef, path: Path(ellipseIn: Rect(x: 0, y: -1, width: 1, height: 1))),
      GlyphOutline(
        key: 3, path: Path(ellipseIn: Rect(x: 0, y: -0.5, width: 0.5, height: 0.5)), bold: 0.05),
    ]
    var picture = Pixmap(width: 2, height: 2)
    picture.pixels = [1, 0xff00_0000, 0x8040_2010, 0xffff_ffff]
    list.images = [DisplayImage(key: 5, pixmap: picture)]
    list.commands = [
      .drawGlyphs(
        GlyphRun(
          outlines: [0, 1], positions: [Point(1, 9), Point(12, 9.5)], emSize: 9, map: .identity,
          paint: .color(.black))),
      .drawImage(
        ImageDraw(
          image: 0, source: Rect(x: 0, y: 0, width: 2, height: 2), map: .scale(9, 9), opacity: 0.5,
          template: .color(.white))),
      .drawImage(
        ImageDraw(
          image: 0, source: Rect(x: 0.5, y: 0, width: 1, height: 2), map: .scale(3, 7),
          interpolation: .high)),
    ]
    return list
  }
}
