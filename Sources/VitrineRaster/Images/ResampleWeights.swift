import VitrineGraphics

/// The source pixels and their weights for every pixel of one axis of the result.
///
/// For downscaling, the kernel is widened to all source pixels of a result pixel. Taps beyond the drawn
/// part use the pixel at its edge.
struct ResampleWeights {
  /// The sum of a pixel's weights.
  static let one = 1 << 14

  /// The first source pixel of each result pixel.
  private(set) var first: [Int] = []
  /// The start of each result pixel's weights; one more entry than pixels.
  private(set) var offsets: [Int] = [0]
  private(set) var weights: [Int32] = []

  /// Computes weights for the result pixels `from ..< to`; the centre of pixel x is at `(x + 0.5 − shift) /
  /// scale` of the source, of which only `low ..< high` is used.
  init(
    _ from: Int, _ to: Int, scale: Double, shift: Double, low: Int, high: Int,
    _ interpolation: ImageDraw.Interpolation
  ) {
    let step = Swift.min(1 / scale.magnitude, Double(high - low))
    let kernel = ResampleKernel(interpolation, step)
    first.reserveCapacity(to - from)
    var taps: [Double] = []
    for x in from..<to {
      let center = (Double(x) + 0.5 - shift) / scale
      add(Swift.min(Swift.max(center, Double(low) - 1), Double(high) + 1), kernel, low, high, &taps)
    }
  }

  private mutating func add(
    _ center: Double, _ kernel: ResampleKernel, _ low: Int, _ high: Int, _ taps: inout [Double]
  ) {
    let start = Int((center - kernel.support).rounded(.down))
    let end = Int((center + kernel.support).rounded(.up))
    let least = Swift.min(Swift.max(start, low), high - 1)
    let most = Swift.min(Swift.max(end, low + 1), high)
    taps.removeAll(keepingCapacity: true)
    taps.append(contentsOf: repeatElement(0, count: Swift.max(1, most - least)))
    var sum = 0.0
    for i in start..<Swift.max(end, start + 1) {
      let w = kernel.weight(Double(i) + 0.5 - center)
      taps[Swift.min(Swift.max(i, least), least + taps.count - 1) - least] += w
      sum += w
    }
    append(taps, sum, least)
  }

  private mutating func append(_ taps: [Double], _ sum: Double, _ start: Int) {
    first.append(start)
    let from = weights.count
    var rest = Int32(ResampleWeights.one)
    var largest = 0
    for (i, w) in taps.enumerated() {
      let fixed = sum == 0 ? 0 : Int32((w / sum * Double(ResampleWeights.one)).rounded())
      weights.append(fixed)
      rest -= fixed
      if fixed > weights[from + largest] { largest = i }
    }
    weights[from + largest] += rest
    offsets.append(weights.count)
  }
}

/// The weight of source pixels by their distance from the centre of a result pixel.
struct ResampleKernel {
  private let interpolation: ImageDraw.Interpolation
  private let step: Double
  private let widening: Double
  /// The distance in source pixels beyond which weights are 0.
  let support: Double

  /// Creates a kernel; `step` is the distance of two result pixels in source pixels.
  init(_ interpolation: ImageDraw.Interpolation, _ step: Double) {
    self.interpolation = interpolation
    self.step = step
    widening = Swift.max(step, 1)
    switch interpolation {
    case .none: support = 0.5
    case .low: support = step > 1 ? (step + 1) / 2 : 1
    case .medium: support = widening
    case .high: support = 2 * widening
    }
  }

  func weight(_ distance: Double) -> Double {
    switch interpolation {
    case .none: return distance >= -0.5 && distance < 0.5 ? 1 : 0
    case .low where step > 1:
      // The part of a source pixel inside the result pixel.
      return Swift.max(0, Swift.min(1, (step + 1) / 2 - distance.magnitude))
    case .low, .medium: return Swift.max(0, 1 - distance.magnitude / widening)
    case .high: return ResampleKernel.catmullRom(distance.magnitude / widening)
    }
  }

  private static func catmullRom(_ x: Double) -> Double {
    if x < 1 { return (1.5 * x - 2.5) * x * x + 1 }
    return x < 2 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : 0
  }
}
