import VitrineGraphics

/// The pixels of a mesh gradient inside the picture, made once for each drawing that needs them.
struct MeshSource {
  /// The pixels between two samples of a patch; colours are straight between samples.
  private static let spacing = 3.0
  /// The most samples along a side of a patch, and of all patches.
  private static let mostSteps = 512
  private static let mostSamples = 1 << 20

  private let box: PixelRect
  private let pixels: [UInt32]
  private let background: UInt32
  let isOpaque: Bool
  /// The cost of the samples of the patches and of the pixels that they fill.
  let setUpCost: Int

  /// - Parameter bounds: the pixels that may be asked for.
  init(_ grid: MeshGrid, _ colors: [SIMD4<Double>], background: UInt32, in bounds: PixelRect) {
    let reach = PixelRect(around: grid.bounds).outset(1).intersection(bounds)
    box = reach.isEmpty ? .empty : reach
    self.background = background
    isOpaque = background >> 24 == 255
    guard !box.isEmpty, colors.count == grid.vertices.count else {
      pixels = []
      setUpCost = 0
      return
    }
    var plane = MeshPlane(box)
    var samples = 0
    for row in 0..<grid.height - 1 {
      for column in 0..<grid.width - 1 {
        let patch = MeshPatch(grid, colors, column: column, row: row)
        let steps = Self.steps(patch, of: colors.count)
        samples += steps * steps
        plane.fill(patch, steps: steps)
      }
    }
    setUpCost = samples * RasterCost.meshSample + box.area * RasterCost.meshPixel
    plane.closeRim()
    pixels = plane.result(background)
  }

  /// The samples along a side of a patch: enough for the longest of nine chords.
  private static func steps(_ patch: MeshPatch, of patches: Int) -> Int {
    let most = Swift.min(Int((Double(mostSamples) / Double(patches)).squareRoot()), mostSteps)
    var longest = 0.0
    let corners = (0...4).map { i in (0...4).map { patch.position(Double(i) / 4, Double($0) / 4) } }
    for i in 0...4 {
      for j in 0...4 {
        if i < 4 { longest = Swift.max(longest, length(corners[i + 1][j] - corners[i][j])) }
        if j < 4 { longest = Swift.max(longest, length(corners[i][j + 1] - corners[i][j])) }
      }
    }
    let wanted = (4 * longest / spacing).rounded(.up)
    return wanted < Double(most) ? Swift.max(Int(wanted), 4) : most
  }

  private static func length(_ v: SIMD2<Double>) -> Double { (v * v).sum().squareRoot() }

  func fetch(_ x: Int, _ y: Int, _ n: Int, into dst: UnsafeMutablePointer<UInt32>) {
    let row = (y - box.y0) * box.width - box.x0
    let isInside = y >= box.y0 && y < box.y1
    for i in 0..<n {
      let column = x + i
      unsafe dst[i] =
        isInside && column >= box.x0 && column < box.x1 ? pixels[row + column] : background
    }
  }
}
