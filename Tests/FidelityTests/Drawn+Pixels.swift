import VitrineGraphics

/// Whole pixels of a picture.
struct PixelBox {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
}

/// Components 0…255 over a white ground.
struct Level: Equatable {
  var red: Double
  var green: Double
  var blue: Double

  init(_ red: Double, _ green: Double, _ blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// From a premultiplied pixel.
  init(_ pixel: UInt32) {
    let ground = 255 - Double(pixel >> 24)
    red = Double(pixel & 255) + ground
    green = Double(pixel >> 8 & 255) + ground
    blue = Double(pixel >> 16 & 255) + ground
  }

  var values: [Double] { [red, green, blue] }

  /// The largest difference in a component.
  func distance(_ other: Level) -> Double {
    zip(values, other.values).map { abs($0 - $1) }.max() ?? 0
  }

  static func + (a: Level, b: Level) -> Level {
    Level(a.red + b.red, a.green + b.green, a.blue + b.blue)
  }
  static func - (a: Level, b: Level) -> Level {
    Level(a.red - b.red, a.green - b.green, a.blue - b.blue)
  }
  static func * (a: Level, k: Double) -> Level { Level(a.red * k, a.green * k, a.blue * k) }

  /// Where this colour lies on the way between two, 0…1.
  func share(from a: Level, to b: Level) -> Double {
    let d = b - a
    let length = d.red * d.red + d.green * d.green + d.blue * d.blue
    guard length > 0 else { return .nan }
    let p = self - a
    return min(1, max(0, (p.red * d.red + p.green * d.green + p.blue * d.blue) / length))
  }

  static let white = Level(255, 255, 255)
  static let black = Level(0, 0, 0)
}

extension Drawn {
  subscript(x: Int, y: Int) -> Level {
    guard (0..<pixmap.width).contains(x), (0..<pixmap.height).contains(y) else { return .white }
    return Level(pixmap[x, y])
  }

  /// The pixel at a point of the canvas.
  func color(_ x: Double, _ y: Double) -> Level {
    self[Int((x * scale).rounded(.down)), Int((y * scale).rounded(.down))]
  }

  func pixels(_ r: Rect) -> PixelBox {
    let x0 = max(0, Int((r.minX * scale).rounded()))
    let y0 = max(0, Int((r.minY * scale).rounded()))
    let x1 = min(pixmap.width, Int((r.maxX * scale).rounded()))
    let y1 = min(pixmap.height, Int((r.maxY * scale).rounded()))
    return PixelBox(x: x0, y: y0, width: max(0, x1 - x0), height: max(0, y1 - y0))
  }

  /// How much of each pixel is ink, 0…1: its difference from the ground at the box's first pixel
  /// over the largest one.
  func coverage(_ box: PixelBox) -> [Double] {
    let ground = self[box.x, box.y]
    var result: [Double] = []
    result.reserveCapacity(box.width * box.height)
    for y in 0..<box.height {
      for x in 0..<box.width { result.append(self[box.x + x, box.y + y].distance(ground)) }
    }
    let peak = max(1, result.max() ?? 1)
    return result.map { $0 / peak }
  }

  /// Bounds in pixels of everything within `reach` levels of a colour: x0, y0, x1, y1.
  func bounds(of color: Level, reach: Double = 40) -> [Double] {
    var box = [Int.max, Int.max, Int.min, Int.min]
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width where self[x, y].distance(color) <= reach {
        box = [min(box[0], x), min(box[1], y), max(box[2], x + 1), max(box[3], y + 1)]
      }
    }
    return box[2] > box[0] ? box.map(Double.init) : [.nan, .nan, .nan, .nan]
  }

  /// Positions in pixels at which a row of pixels (`y` in points) begins and ends to differ from the
  /// ground by more than `level`, within a range in points.
  func runs(y: Double, from x0: Double, to x1: Double, ground: Level = .white, level: Double = 2)
    -> [Double]
  {
    runs(from: Int(x0 * scale), to: Int(x1 * scale)) { x in
      self[x, Int((y * scale).rounded(.down))].distance(ground) > level
    }
  }

  /// As `runs(y:)`, down a column.
  func runs(x: Double, from y0: Double, to y1: Double, ground: Level = .white, level: Double = 2)
    -> [Double]
  {
    runs(from: Int(y0 * scale), to: Int(y1 * scale)) { y in
      self[Int((x * scale).rounded(.down)), y].distance(ground) > level
    }
  }

  private func runs(from a: Int, to b: Int, isInk: (Int) -> Bool) -> [Double] {
    var result: [Double] = []
    var wasInk = false
    for i in a..<max(a, b) {
      let ink = isInk(i)
      if ink != wasInk { result.append(Double(i)) }
      wasInk = ink
    }
    if wasInk { result.append(Double(b)) }
    return result
  }
}
