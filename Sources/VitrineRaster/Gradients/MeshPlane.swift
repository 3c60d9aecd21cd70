import VitrineGraphics

/// The pixels under the patches of a mesh: those whose centre lies in a patch have its colour there.
struct MeshPlane {
  private let box: PixelRect
  private var pixels: [UInt32]
  /// Whether a patch covers the pixel.
  private var isCovered: [Bool]
  /// The pixels that triangles may still look at, so that wild curves cannot take for ever.
  private var visits: Int

  private static let visitsOfPixel = 64

  init(_ box: PixelRect) {
    self.box = box
    pixels = Array(repeating: 0, count: box.area)
    isCovered = Array(repeating: false, count: box.area)
    visits = Self.visitsOfPixel * (box.area + 1024)
  }

  private typealias Sample = (at: SIMD2<Double>, color: SIMD4<Double>)

  /// Cuts a patch into `steps` by `steps` quadrangles of two triangles each, with straight colours.
  mutating func fill(_ patch: MeshPatch, steps: Int) {
    func samples(_ row: Int) -> [Sample] {
      let v = Double(row) / Double(steps)
      return (0...steps).map {
        let u = Double($0) / Double(steps)
        return (patch.position(u, v) - SIMD2(Double(box.x0), Double(box.y0)), patch.color(u, v))
      }
    }
    var above = samples(0)
    for row in 1...steps {
      let below = samples(row)
      for i in 0..<steps {
        triangle(above[i], above[i + 1], below[i])
        triangle(below[i + 1], below[i], above[i + 1])
      }
      above = below
    }
  }

  /// Colours the pixels whose centres lie in a triangle or on its edges.
  private mutating func triangle(_ a: Sample, _ b: Sample, _ c: Sample) {
    let (ab, ac) = (b.at - a.at, c.at - a.at)
    let area = ab.x * ac.y - ab.y * ac.x
    guard area != 0, area.isFinite else { return }
    let top = Swift.min(a.at.y, b.at.y, c.at.y) - 0.5
    let bottom = Swift.max(a.at.y, b.at.y, c.at.y) - 0.5
    let left = Swift.min(a.at.x, b.at.x, c.at.x) - 0.5
    let right = Swift.max(a.at.x, b.at.x, c.at.x) - 0.5
    let rows = Self.range(top, bottom, box.height)
    let columns = Self.range(left, right, box.width)
    visits -= rows.count * columns.count + 1
    guard visits > 0 else { return }
    for y in rows {
      for x in columns {
        let p = SIMD2(Double(x) + 0.5, Double(y) + 0.5) - a.at
        let s = (p.x * ac.y - p.y * ac.x) / area
        let t = (ab.x * p.y - ab.y * p.x) / area
        guard s >= -Self.slack, t >= -Self.slack, s + t <= 1 + Self.slack else { continue }
        let index = y * box.width + x
        pixels[index] = Self.pixel(a.color + (b.color - a.color) * s + (c.color - a.color) * t)
        isCovered[index] = true
      }
    }
  }

  /// The part of a triangle's side by which a centre on an edge may be missed.
  private static let slack = 1e-6

  /// The whole numbers from `low` to `high` in 0..<count.
  private static func range(_ low: Double, _ high: Double, _ count: Int) -> Range<Int> {
    let first = Swift.max(low.rounded(.up), 0)
    let last = Swift.min(high.rounded(.down), Double(count - 1))
    return first <= last ? Int(first)..<Int(last) + 1 : 0..<0
  }

  /// Gives the pixels beside the covered ones the colour of their neighbour: they lie partly in a patch, and coverage is
  /// the matter of the shape that is filled.
  mutating func closeRim() {
    let covered = isCovered
    let (width, height) = (box.width, box.height)
    for y in 0..<height {
      for x in 0..<width where !covered[y * width + x] {
        for (dx, dy) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
          let (nx, ny) = (x + dx, y + dy)
          guard nx >= 0, ny >= 0, nx < width, ny < height, covered[ny * width + nx] else {
            continue
          }
          pixels[y * width + x] = pixels[ny * width + nx]
          isCovered[y * width + x] = true
          break
        }
      }
    }
  }

  /// All pixels, with the background where no patch is.
  func result(_ background: UInt32) -> [UInt32] {
    zip(pixels, isCovered).map { $1 ? $0 : background }
  }

  private static func pixel(_ color: SIMD4<Double>) -> UInt32 {
    let c = (color + 0.5).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    return UInt32(c.x) | UInt32(c.y) << 8 | UInt32(c.z) << 16 | UInt32(c.w) << 24
  }
}
