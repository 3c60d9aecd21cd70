import SeededNumbers
import VitrineGraphics

/// Display lists with every kind of command, for differential and fuzz tests.
struct RandomScene {
  private var random: Seeded
  private var list: DisplayList
  private let size: Double

  static func make(_ seed: UInt64, size: Int = 96, commands: Int = 24) -> DisplayList {
    var scene = RandomScene(random: Seeded(seed), size: size)
    scene.fillTables()
    scene.add(commands, depth: 0)
    return scene.list
  }

  /// Fills of a layer that is composited in more than 8 bits.
  static func deep(_ seed: UInt64, size: Int = 90) -> DisplayList {
    var scene = RandomScene(random: Seeded(seed), size: size)
    scene.fillTables()
    // Most slopes of wallpapers run from the top to the bottom.
    let (top, bottom) = (scene.point(), scene.point())
    let stops = [GradientStop(scene.color(), 0), GradientStop(scene.color(), 1)]
    scene.list.gradients.append(
      Gradient(.linear(start: top, end: Point(top.x, bottom.y)), stops: stops))
    let bounds = Rect(x: 0, y: 0, width: Double(size), height: Double(size))
    scene.list.commands.append(.pushLayer(Layer(bounds: bounds, isDeep: true)))
    for _ in 0..<6 { scene.list.commands.append(scene.deepFill()) }
    scene.list.commands.append(.popLayer)
    return scene.list
  }

  private mutating func deepFill() -> DisplayCommand {
    let gradient = Int32(random.int(0...(list.gradients.count - 1)))
    let paint: Paint =
      random.chance(0.3)
      ? .color(color()) : .gradient(gradient, opacity: Float(random.between(0.2, 1)))
    return random.chance(0.5)
      ? .fillRect(rect(), paint) : .fillPath(path: pathIndex(), rule: .nonZero, paint)
  }

  private init(random: Seeded, size: Int) {
    self.random = random
    self.size = Double(size)
    list = DisplayList(width: size, height: size)
  }

  private mutating func point() -> Point {
    Point(random.between(-0.3, 1.3) * size, random.between(-0.3, 1.3) * size)
  }

  private mutating func rect() -> Rect {
    let p = point()
    let whole = random.chance(0.4)
    let r = Rect(
      x: p.x, y: p.y, width: random.between(0, size), height: random.between(0, size))
    return whole
      ? Rect(
        x: r.x.rounded(), y: r.y.rounded(), width: r.width.rounded(), height: r.height.rounded())
      : r
  }

  private mutating func color() -> RGBA {
    func v(_ random: inout Seeded) -> Float { Float(random.between(0, 1)) }
    let alpha = random.chance(0.5) ? 1 : v(&random)
    return RGBA(v(&random), v(&random), v(&random), alpha)
  }

  private mutating func paint() -> Paint {
    if random.chance(0.6) { return .color(color()) }
    if random.chance(0.2) {
      return .backdrop(
        Int32(random.int(0...(list.backdrops.count - 1))), opacity: Float(random.between(0.2, 1)))
    }
    return .gradient(
      Int32(random.int(0...(list.gradients.count - 1))), opacity: Float(random.between(0.2, 1)))
  }

  private mutating func path() -> Path {
    var path = Path()
    path.move(to: point())
    for _ in 0..<random.int(1...6) {
      switch random.int(0...2) {
      case 0: path.line(to: point())
      case 1: path.quad(to: point(), control: point())
      default: path.cubic(to: point(), point(), point())
      }
    }
    if random.chance(0.5) { path.close() }
    return path
  }

  private mutating func fillTables() {
    for _ in 0..<4 {
      var stops: [GradientStop] = []
      for i in 0..<random.int(1...4) { stops.append(GradientStop(color(), Double(i) / 3)) }
      let geometry: Gradient.Geometry =
        switch random.int(0...2) {
        case 0: .linear(start: point(), end: point())
        case 1:
          .radial(
            center: point(), startRadius: random.between(0, 20),
            endRadius: random.between(20, 80), map: .identity)
        default:
          .angular(center: point(), startAngle: random.between(-3, 3), endAngle: 4)
        }
      list.gradients.append(Gradient(geometry, stops: stops))
    }
    list.backdrops = [
      Backdrop(sigma: 9, curve: LuminanceCurve(0.9, 0.8, 0.9, 0.8, amount: 0.7), saturation: 1.5),
      Backdrop(sigma: 3, brightness: 0.1, tint: color()), Backdrop(averages: true, saturation: 2),
      Backdrop(matrix: [0.5, 0.1, 0, 0.2, 0, 0.6, 0, 0, 0.1, 0, 0.7, 0.1]),
      Backdrop(sigma: 25, ceiling: 0.5),
    ]
    for _ in 0..<6 { list.paths.append(path()) }
    list.paths.append(Path(rect: Rect(x: 8, y: 8, width: 70, height: 60)))
    for i in 0..<5 {
      let shape = path().transformed(by: .scale(1 / size, 1 / size))
      list.outlines.append(
        GlyphOutline(key: UInt64(i + 1) &* 0x1234_5678_9abc, path: shape, bold: i == 0 ? 0.03 : 0))
    }
    var picture = Pixmap(width: 20, height: 14)
    for i in picture.pixels.indices { picture.pixels[i] = color().premultiplied }
    list.images.append(DisplayImage(key: 7, pixmap: picture))
  }

  private mutating func pathIndex() -> Int32 { Int32(random.int(0...(list.paths.count - 1))) }

  private mutating func add(_ count: Int, depth: Int) {
    for _ in 0..<count {
      switch random.int(0...9) {
      case 0: list.commands.append(.fillRect(rect(), paint()))
      case 1:
        let radii = CornerRadii(random.between(0, 30))
        list.commands.append(
          .fillRoundedRect(
            rect(), radii, random.pick([.circular, .continuous, .screen]), paint()))
      case 2, 3:
        list.commands.append(
          .fillPath(
            path: pathIndex(), rule: random.chance(0.5) ? .evenOdd : .nonZero, paint()))
      case 4: list.commands.append(.strokePath(path: pathIndex(), stroke(), paint()))
      case 5: list.commands.append(.drawGlyphs(glyphs()))
      case 6: list.commands.append(.drawImage(image()))
      case 7 where depth < 3:
        list.commands.append(.pushClip(path: pathIndex(), rule: .nonZero))
        add(3, depth: depth + 1)
        list.commands.append(.popClip)
      case 8 where depth < 3: addLayer(depth)
      default: list.commands.append(.fillRect(rect(), paint()))
      }
    }
  }

  private mutating func addLayer(_ depth: Int) {
    let filters: [LayerFilter] =
      switch random.int(0...5) {
      case 0: [.blur(sigma: random.between(0, 12), opaque: random.chance(0.5))]
      case 1: [.shadow(color(), sigma: random.between(0, 6), dx: 3, dy: random.between(-4, 4))]
      case 2: [[.luminanceToAlpha, .alphaByLuminance, .alphaByLight][random.int(0...2)]]
      case 3: [.colorMatrix((0..<20).map { _ in Float(random.between(-0.5, 1)) })]
      default: []
      }
    list.commands.append(
      .pushLayer(
        Layer(
          bounds: rect(), opacity: Float(random.between(0.3, 1)),
          blendMode: random.pick(BlendMode.allCases), filters: filters)))
    add(3, depth: depth + 1)
    if random.chance(0.3) {
      list.commands.append(.beginMask(random.pick([.alpha, .inverseAlpha, .luminance])))
      add(2, depth: depth + 1)
    }
    list.commands.append(.popLayer)
  }

  private mutating func stroke() -> StrokeStyle {
    StrokeStyle(
      width: random.between(0.5, 12), cap: random.pick([.butt, .round, .square]),
      join: random.pick([.miter, .round, .bevel]), miterLimit: 4,
      dash: random.chance(0.3) ? [6, 3, 1] : [], dashPhase: 2)
  }

  private mutating func glyphs() -> GlyphRun {
    let n = random.int(1...5)
    return GlyphRun(
      outlines: (0..<n).map { _ in Int32(random.int(0...4)) },
      positions: (0..<n).map { _ in point() },
      emSize: random.between(6, 40),
      map: random.chance(0.7) ? .identity : Affine(a: 0.8, b: 0.3, c: -0.3, d: 0.8, tx: 3, ty: 2),
      paint: paint())
  }

  private mutating func image() -> ImageDraw {
    let k = random.between(0.2, 4)
    var map = Affine(a: k, b: 0, c: 0, d: k, tx: random.between(0, size), ty: 10.5)
    if random.chance(0.3) { map.b = 0.4 }
    return ImageDraw(
      image: 0, source: Rect(x: 1, y: 0, width: 17.5, height: 14), map: map,
      interpolation: random.pick([.none, .low, .medium, .high]),
      opacity: Float(random.between(0.2, 1)), template: random.chance(0.3) ? paint() : nil)
  }
}
