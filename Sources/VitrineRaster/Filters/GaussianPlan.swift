import VitrineGraphics

/// The parameters for computing a Gaussian of one sigma: shrink by a power of two, weight with the true
/// curve, and interpolate back up.
struct GaussianPlan {
  /// The binary logarithm of the factor by which the image is shrunk.
  let shift: Int
  /// The weights of the curve at the small size, with sum 65,536; their number is odd.
  let weights: [UInt16]

  var radius: Int { weights.count / 2 }
  /// The distance in pixels up to which pixels contribute to a point.
  var reach: Int { (radius + 2) << shift }

  /// The smallest sigma at the small size, in pixels: below it the grid becomes visible.
  private static let leastSmallSigma = 2.5
  /// The cut-off of the curve in sigmas.
  private static let extent = 3.2
  /// The sigma in pixels below which a blur changes nothing by half a level.
  static let leastSigma = 0.2

  /// Returns nil if there is nothing to blur.
  init?(sigma: Double) {
    guard sigma >= GaussianPlan.leastSigma else { return nil }
    let s = Swift.min(sigma, Limits.largestSigma)
    shift = GaussianPlan.shift(s)
    // The box mean and the linear interpolation also blur; variances add.
    let d = Double(1 << shift)
    let own = shift == 0 ? 0 : (d * d - 1) / 12 + d * d / 6
    weights = GaussianPlan.curve(((s * s - own) / (d * d)).squareRoot())
  }

  /// Returns the binary logarithm of the factor by which the image is shrunk.
  static func shift(_ sigma: Double) -> Int {
    let s = Swift.min(sigma, Limits.largestSigma)
    var shift = 0
    while s / Double(2 << shift) >= GaussianPlan.leastSmallSigma { shift += 1 }
    return shift
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

  /// Returns the distance in pixels up to which the blur of a point extends.
  static func reach(_ sigma: Double) -> Int {
    let s = sigma.isFinite ? Swift.min(Swift.max(sigma, 0), Limits.largestSigma) : 0
    return Int((s * 3).rounded(.up))
  }
}
