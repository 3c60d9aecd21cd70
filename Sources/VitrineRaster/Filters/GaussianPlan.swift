import VitrineGraphics

/// How a Gaussian of one sigma is computed: shrink by a power of two, weigh with the true curve,
/// and interpolate back up.
struct GaussianPlan {
  /// The image is shrunk by `1 << shift`.
  let shift: Int
  /// Weights of the curve at the small size, adding up to 65,536; an odd number of them.
  let weights: [UInt16]

  var radius: Int { weights.count / 2 }
  /// Pixels around a point that have a part in it.
  var reach: Int { (radius + 2) << shift }

  /// At the small size sigma stays at least this many pixels: fewer show the grid.
  private static let leastSmallSigma = 2.5
  /// The curve is cut off after this many sigmas.
  private static let extent = 3.2
  /// Below this many pixels a blur moves nothing by half a level.
  static let leastSigma = 0.2

  /// Nil when there is nothing to blur.
  init?(sigma: Double) {
    guard sigma >= GaussianPlan.leastSigma else { return nil }
    let s = Swift.min(sigma, Limits.largestSigma)
    var shift = 0
    while s / Double(2 << shift) >= GaussianPlan.leastSmallSigma { shift += 1 }
    self.shift = shift
    // The box mean and the linear interpolation blur too; variances add.
    let d = Double(1 << shift)
    let own = shift == 0 ? 0 : (d * d - 1) / 12 + d * d / 6
    weights = GaussianPlan.curve(((s * s - own) / (d * d)).squareRoot())
  }

  private static func curve(_ sigma: Double) -> [UInt16] {
    let radius = Swift.max(1, Int((sigma * extent).rounded(.up)))
    let values = (0...radius).map { Exp.exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = values[0] + 2 * values.dropFirst().reduce(0, +)
    var half = values.map { Int(($0 / sum * 65536).rounded()) }
    half[0] = 0
    half[0] = 65536 - 2 * half.reduce(0, +)
    half[0] = Swift.min(half[0], 65535)
    return (-radius...radius).map { UInt16(half[abs($0)]) }
  }

  /// Pixels around a point that its blur reaches.
  static func reach(_ sigma: Double) -> Int {
    let s = sigma.isFinite ? Swift.min(Swift.max(sigma, 0), Limits.largestSigma) : 0
    return Int((s * 3).rounded(.up))
  }
}
