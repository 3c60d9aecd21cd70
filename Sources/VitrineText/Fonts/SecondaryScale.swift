/// The law of text in the secondary scale: smaller, heavier and wider set letters on the lines of their font.
///
/// Measured under macOS 26 by the font and the tracking of the drawn runs (iamcgn/swiftui-web,
/// `Docs/elements/TextScale.md`); the widths of an iPhone with iOS 26 are the same.
package enum SecondaryScale {
  /// Returns the font that is drawn for one in the secondary scale, and the points after each of its glyphs; the
  /// designs that do not scale stay.
  package static func drawn(_ request: FontRequest) -> (request: FontRequest, tracking: Double) {
    var drawn = request
    drawn.scale = .standard
    guard request.scale == .secondary, case .system(let design) = request.family,
      design == .standard || design == .rounded
    else { return (drawn, 0) }
    let share = displayShare(request.size)
    let weight = request.weight
    drawn.size = request.size * factor(weight: weight, displayShare: share)
    drawn.weight = weight + SystemFontMetrics.interpolate(weightGains, at: weight)
    let most =
      design == .rounded ? roundedTracking : SystemFontMetrics.interpolate(trackings, at: weight)
    return (drawn, most * (1 - share))
  }

  /// The size relative to the font's.
  package static func factor(weight: Double, displayShare share: Double) -> Double {
    let text = SystemFontMetrics.interpolate(textFactors, at: weight)
    let display = SystemFontMetrics.interpolate(displayFactors, at: weight)
    return text - (text - display) * share
  }

  /// Returns the position of a size between `textSize` and `displaySize`, 0…1.
  package static func displayShare(_ size: Double) -> Double {
    min(1, max(0, (size - textSize) / (displaySize - textSize)))
  }

  private static let textSize = 17.0
  private static let displaySize = 70.0

  /// The factors up to 17 pt and from 70 pt, by weight.
  private static let textFactors: [(Double, Double)] = [
    (400, 0.8), (500, 0.8), (600, 0.84), (700, 0.85), (800, 0.85), (900, 0.87),
  ]
  private static let displayFactors: [(Double, Double)] = [
    (400, 0.46), (500, 0.48), (600, 0.49), (700, 0.5), (800, 0.52), (900, 0.55),
  ]

  /// The points after each glyph up to 17 pt, by weight.
  private static let trackings: [(Double, Double)] = [
    (100, 0.16), (200, 0.15), (300, 0.1854), (400, 0.25), (500, 0.4147), (600, 0), (700, -0.05),
    (800, 0.2), (900, 0.35),
  ]
  /// The same in the rounded design, measured at the regular weight.
  private static let roundedTracking = 0.03

  /// The gain in weight, measured at the regular one, where the letters become 2.4 % wider; the others are
  /// estimated by their widths, 1.7 % at medium and 3.4 % from bold.
  private static let weightGains: [(Double, Double)] = [(400, 110), (500, 100), (900, 100)]

  /// The advance after each glyph, in em of the drawn size, by which the platform's letters gain more than those of
  /// the open font at the same weights: sentences at 10 to 40 pt, regular to bold.
  static func spread(weight: Double) -> Double {
    SystemFontMetrics.interpolate(spreads, at: weight) / 1000
  }

  private static let spreads: [(Double, Double)] = [(400, 4), (500, 5), (600, 11.5), (700, 21)]
}
