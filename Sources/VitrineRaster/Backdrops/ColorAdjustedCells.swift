import VitrineGraphics

/// A plane reduced to a quarter with the colour changes applied to every cell: the input of the blur.
@safe
struct ColorAdjustedCells {
  /// The cell size as a power of two: iOS captures backdrops at a quarter of their size and changes colours
  /// there (observed: backdropScale 0.25); cells are `1 << shift` pixels wide.
  private static let captureShift = 2

  private let base: UnsafeMutablePointer<UInt16>
  private let width: Int
  private let height: Int
  /// The toned cells per cell of the blur, as a power of two.
  private let shift: Int

  init(_ plane: BytePlane, _ tone: BackdropTone, _ blur: GaussianBlur) {
    let capture = Swift.min(ColorAdjustedCells.captureShift, blur.plan.shift)
    shift = blur.plan.shift - capture
    let d = 1 << capture
    width = (plane.width + d - 1) >> capture
    height = (plane.height + d - 1) >> capture
    unsafe base = blur.scratch.backdropCells.take(width * height * 4)
    for y in 0..<height {
      let row = unsafe base + y * width * 4
      let full = (y + 1) * d <= plane.height ? plane.width >> capture : 0
      if full > 0 {
        unsafe blur.kernels.shrink(
          row, plane.base + y * d * plane.stride, plane.stride, full, 4, capture)
      }
      for x in full..<width {
        for c in 0..<4 {
          unsafe row[x * 4 + c] = plane.cell(c, x * d, y * d, capture, repeatsEdges: true)
        }
      }
      unsafe ColorAdjustedCells.change(row, width, tone)
    }
  }

  /// Changes cells, which are premultiplied, in 8.8 fixed point.
  private static func change(
    _ row: UnsafeMutablePointer<UInt16>, _ n: Int, _ tone: BackdropTone
  ) {
    let one: Float = 65280
    for x in 0..<n {
      let cell = unsafe row + 4 * x
      let alpha = unsafe Float(cell[3])
      if alpha == 0 { continue }
      let k = 1 / alpha
      let straight = unsafe SIMD4(Float(cell[0]) * k, Float(cell[1]) * k, Float(cell[2]) * k, 1)
      let out = tone.changed(straight.limited(to: .one)) * alpha
      // At most alpha, which is at most 255 · 256.
      for c in 0..<3 { unsafe cell[c] = UInt16(Swift.min(out[c] + 0.5, Swift.min(alpha, one))) }
    }
  }

  /// Blurs the cells along their rows and writes them to the scratch.
  func blurRows(_ blur: GaussianBlur, _ small: GaussianBlur.SmallSize) {
    let lead = blur.plan.radius + small.border
    unsafe blur.blurRows(small, 4) { y, out in
      for x in 0..<(small.width + 2 * blur.plan.radius) {
        unsafe write(x - lead, y - small.border, to: out + 4 * x)
      }
    }
  }

  /// Writes the mean of the toned cells in one cell of the blur; edges repeat.
  private func write(_ x: Int, _ y: Int, to out: UnsafeMutablePointer<UInt16>) {
    let f = 1 << shift
    var sum = SIMD4<UInt32>(repeating: 0)
    for v in (y * f)..<((y + 1) * f) {
      let row = unsafe base + Swift.min(Swift.max(v, 0), height - 1) * width * 4
      for u in (x * f)..<((x + 1) * f) {
        let cell = unsafe row + Swift.min(Swift.max(u, 0), width - 1) * 4
        sum &+= unsafe SIMD4(UInt32(cell[0]), UInt32(cell[1]), UInt32(cell[2]), UInt32(cell[3]))
      }
    }
    let area = UInt32(2 * shift)
    sum = (sum &+ (area == 0 ? 0 : 1 << (area - 1))) &>> SIMD4(repeating: area)
    for c in 0..<4 { unsafe out[c] = UInt16(truncatingIfNeeded: sum[c]) }
  }
}
