import VitrineGraphics
import VitrineRaster

/// Draws a list with fresh scratch.
func draw(_ list: DisplayList, kernels: Kernels = .best) -> Pixmap {
  var scratch = RasterScratch()
  return rasterize(list, scratch: &scratch, kernels: kernels)
}

/// Draws commands on a clear picture.
func draw(
  _ width: Int, _ height: Int, _ commands: [DisplayCommand], paths: [Path] = [],
  gradients: [Gradient] = [], images: [Pixmap] = []
) -> Pixmap {
  var list = DisplayList(width: width, height: height)
  list.commands = commands
  list.paths = paths
  list.gradients = gradients
  list.images = images.enumerated().map { DisplayImage(key: UInt64($0), pixmap: $1) }
  return draw(list)
}

/// Coverage 0…1 of a path filled with opaque black.
func coverage(_ width: Int, _ height: Int, _ path: Path, _ rule: FillRule = .nonZero) -> [Double] {
  draw(width, height, [.fillPath(path: 0, rule: rule, .color(.black))], paths: [path])
    .pixels.map { Double($0 >> 24) / 255 }
}

/// Coverage 0…1 of a stroked path.
func coverage(_ width: Int, _ height: Int, _ path: Path, _ style: StrokeStyle) -> [Double] {
  draw(width, height, [.strokePath(path: 0, style, .color(.black))], paths: [path])
    .pixels.map { Double($0 >> 24) / 255 }
}

/// Red, green, blue, alpha of a pixel as it is stored.
func bytes(_ p: UInt32) -> [Int] {
  [Int(p & 255), Int(p >> 8 & 255), Int(p >> 16 & 255), Int(p >> 24)]
}

func polygon(_ points: [Point]) -> Path {
  var path = Path()
  for (i, p) in points.enumerated() { if i == 0 { path.move(to: p) } else { path.line(to: p) } }
  path.close()
  return path
}

/// The exact area of a convex or concave simple polygon inside each pixel, by clipping.
func exactArea(_ points: [Point], _ width: Int, _ height: Int) -> [Double] {
  var out = [Double](repeating: 0, count: width * height)
  for y in 0..<height {
    let row = clip(clip(points, 1, Double(y), 1), 1, Double(y + 1), -1)
    for x in 0..<width {
      out[y * width + x] = area(clip(clip(row, 0, Double(x), 1), 0, Double(x + 1), -1))
    }
  }
  return out
}

/// The part of a polygon on one side of a line along an axis.
private func clip(_ p: [Point], _ axis: Int, _ at: Double, _ side: Double) -> [Point] {
  var out: [Point] = []
  for i in p.indices {
    let a = p[i]
    let b = p[(i + 1) % p.count]
    let da = ((axis == 0 ? a.x : a.y) - at) * side
    let db = ((axis == 0 ? b.x : b.y) - at) * side
    if da >= 0 { out.append(a) }
    if (da < 0) != (db < 0) { out.append(a + (b - a) * (da / (da - db))) }
  }
  return out
}

private func area(_ p: [Point]) -> Double {
  var sum = 0.0
  for i in p.indices {
    let a = p[i]
    let b = p[(i + 1) % p.count]
    sum += a.x * b.y - b.x * a.y
  }
  return abs(sum) / 2
}
