import VitrineGraphics

extension Scenes {
  /// Scenes with the counts, sizes and opacities of the scene file, from a fixed seed.
  init(seed: UInt64) {
    var random = SplitMix(state: seed)
    var rects = DisplayList(width: Scenes.width, height: Scenes.height)
    for _ in 0..<10_000 { rects.commands.append(Scenes.roundedRect(&random)) }
    var paths = DisplayList(width: Scenes.width, height: Scenes.height)
    var strokes = paths
    for i in 0..<2_000 {
      paths.paths.append(Scenes.blob(&random))
      let paint = Scenes.color(&random)
      paths.commands.append(.fillPath(path: Int32(i), rule: .nonZero, paint))
      if i < 500 {
        strokes.commands.append(
          .strokePath(path: Int32(i), StrokeStyle(width: 6, join: .round), paint))
      }
    }
    strokes.paths = Array(paths.paths.prefix(500))
    var gradients = DisplayList(width: Scenes.width, height: Scenes.height)
    for i in 0..<200 { Scenes.gradient(Int32(i), &random, into: &gradients) }
    lists = [("A1", rects), ("A2", paths), ("A3", strokes), ("A4", gradients)]
  }

  private static func color(_ random: inout SplitMix) -> Paint {
    let alpha = random.unit() < 0.5 ? 1 : random.between(40, 220) / 255
    return .color(
      RGBA(Float(random.unit()), Float(random.unit()), Float(random.unit()), Float(alpha)))
  }

  private static func roundedRect(_ random: inout SplitMix) -> DisplayCommand {
    let w = random.between(8, 200)
    let h = random.between(8, 200)
    let r = Swift.min(random.between(2, 24), Swift.min(w, h) / 2)
    let rect = Rect(
      x: random.between(-20, Double(width) - 20), y: random.between(-20, Double(height) - 20),
      width: w, height: h)
    return .fillRoundedRect(rect, CornerRadii(r), .circular, color(&random))
  }

  /// A closed path of eight cubics about 200 px across that crosses itself now and then.
  private static func blob(_ random: inout SplitMix) -> Path {
    let center = Point(random.between(0, Double(width)), random.between(0, Double(height)))
    let corners = (0..<8).map { i in
      let angle = Double(i) * Double.pi / 4
      let radius = random.between(40, 110)
      return center + Point(Trig.cos(angle) * radius, Trig.sin(angle) * radius)
    }
    var path = Path()
    path.move(to: corners[0])
    for i in 0..<8 {
      let end = corners[(i + 1) % 8]
      path.cubic(to: end, corners[i] + jitter(&random), end + jitter(&random))
    }
    path.close()
    return path
  }

  private static func jitter(_ random: inout SplitMix) -> Point {
    Point(random.between(-60, 60), random.between(-60, 60))
  }

  private static func gradient(
    _ index: Int32, _ random: inout SplitMix, into list: inout DisplayList
  ) {
    let x = random.between(0, Double(width) - 400).rounded()
    let y = random.between(0, Double(height) - 400).rounded()
    let stops = (0..<3).map { i in
      GradientStop(
        RGBA(Float(random.unit()), Float(random.unit()), Float(random.unit())), Double(i) / 2)
    }
    let start = Point(x + random.between(0, 400), y)
    let end = Point(x + random.between(0, 400), y + 400)
    list.gradients.append(Gradient(.linear(start: start, end: end), stops: stops))
    list.commands.append(
      .fillRect(Rect(x: x, y: y, width: 400, height: 400), .gradient(index, opacity: 1)))
  }
}

/// A small seeded generator of random numbers.
struct SplitMix {
  var state: UInt64

  mutating func unit() -> Double {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return Double((z ^ (z >> 31)) >> 11) / 9_007_199_254_740_992
  }

  mutating func between(_ low: Double, _ high: Double) -> Double { low + (high - low) * unit() }
}
