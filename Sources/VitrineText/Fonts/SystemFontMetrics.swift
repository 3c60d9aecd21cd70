/// The metrics of the platform's own typeface, and the adjustments that make the open fonts match them.
///
/// Sources: line boxes, cap height and string widths were measured on reference pictures drawn by the
/// platform's renderer; they are in `Tests/VitrineTextTests`. The tracking table was fitted to those widths
/// with Inter 4.1; its shape between the fitted sizes is that of the published table.
package enum SystemFontMetrics {
  /// The hhea values of the platform's sans serif, 1950/2048 and 494/2048 of the size: the baseline is
  /// rounded from the first, the height of the line box rounded up from their sum.
  static let ascent = 0.952148
  static let lineHeight = 1.193359
  static var descent: Double { lineHeight - ascent }
  /// The ratio of cap height to size.
  package static let capHeight = 0.7046
  /// The factor that gives Inter's capitals, 1490/2048 of its em, the same height.
  static let interScale = capHeight / 0.7275390625
  /// The same factors for the other fonts, from the cap heights in their OS/2 tables.
  static let serifScale = capHeight / 0.670
  /// The factor for the serif's optical size: the platform's serif design is narrower and lighter than the
  /// open font at the same optical size, by widths and ink of "Subheadline" and four other words at 15 pt
  /// in public reference pictures.
  static let serifOpticalFactor = 1.6
  static let monoScale = capHeight / 0.730
  /// The ratio of advance to size of the platform's monospaced design, 1266/2048.
  static let monoAdvance = 0.618
  static let monoStandInAdvance = 0.6

  /// Ascenders have a height of 0.7354 of the size in the cut for small sizes, and cap height in the other;
  /// Inter's have cap height in both, above an x-height of 0.5289.
  static let textCutBelow = 20.0
  static let textCutAscender = (0.7354 - xHeight) / (capHeight - xHeight)
  static let xHeight = 0.526
  static let lettersWithAscenders = "bdfhklßþđħłƀďĥķĺļľḃḋḍḟḣḥḱḳḷḹ"

  /// Inter's figure one is narrower than the platform's, so it gets extra advance, the first part of it
  /// before the glyph; Inter's tabular figures are wider. In em of the requested size.
  static let digitOneAdvance = 0.10
  static let digitOneLead = 0.02
  static let tabularFigureAdvance = -0.012
  /// The advances missing from the figures 0 to 9 of the display cut, in em of the requested size: the
  /// advances at 64 pt reported by the platform's text system (1249, 915, 1166, 1219, 1245, 1205, 1271,
  /// 1127, 1235 and 1271/2048) with its tracking there, 4/1000, minus those of Inter at optical size 32 as
  /// drawn and tracked here.
  static let displayFigureAdvances = [
    0.022, 0.103, 0.032, 0.022, 0.016, 0.036, 0.062, 0.057, 0.046, 0.062,
  ]
  /// The part of it before a one; half of it goes before the other figures.
  static let digitOneLeadOfDisplay = 0.040
  /// The advance of figures between the cuts, in em: they are not set as close as letters are there ("25:00" at 20
  /// pt, "30" and "40" at 24).
  static func figureAdvance(opticalSize: Double) -> Double {
    interpolate(figureAdvances, at: opticalSize) / 1000
  }

  private static let figureAdvances: [(Double, Double)] = [
    (20, 0), (24.5, 3.9), (27, 5.8), (28.5, 5.5), (32, 0),
  ]

  /// The platform's colon has the same width at all sizes, while Inter's narrows with the optical size: it
  /// is right at `colonOpticalSize` in "17:05" and "25:00". In em per step of the axis, up to the largest
  /// size seen.
  static let colonAdvance = 0.0036
  static let colonOpticalSize = 20.0
  static let colonOpticalSizes = 14.0...26.0

  /// The side bearings that the platform's letters have in addition to Inter's, in em of the requested
  /// size, measured at the starts and ends of the ink of lines: before the straight stems of D, H, L and
  /// the five, before T, before W at all sizes, and after t. Stems of the display cut need none.
  static let stemLead = 0.020
  static let teeLead = 0.016
  static let doubleUeLead = 0.013
  /// Inter's W widens more with its weight than the platform's: "kWh" at 12 pt and "What's" at 15 to 17 pt.
  static let boldDoubleUeTrail = -0.055
  /// The space after H, and on both sides of the exclamation mark, in the display cut: from the ink of
  /// "Hello" at 28 pt and "Hello!" at 34 pt, and the position of the latter when it is centred.
  static let capitalHTrailOfDisplay = 0.024
  static let exclamationRoomOfDisplay = 0.020
  static let smallTeeTrail = 0.017
  static let smallTeeTrailOfDisplay = 0.010
  /// The platform's percent sign has the same width, with less space after it.
  static let percentLead = 0.045
  /// The share of the text cut at an optical size, for the space before stems: 1…0.
  static func textCutShare(opticalSize: Double) -> Double {
    min(1, max(0, (32 - opticalSize) / 8))
  }

  /// Inter's optical size axis for a size in points: the text cut up to 14, the display cut from 28, chosen
  /// so that the letters nearly keep the spacing of their design.
  static func opticalSize(_ size: Double) -> Double {
    (interpolate(opticalSizes, at: size) * 2).rounded() / 2
  }

  private static let opticalSizes: [(Double, Double)] = [(14, 14), (17, 20), (21, 26), (28, 32)]

  /// Inter's weight axis for a requested weight: its display cut is slightly lighter than the platform's at
  /// the same number (ink area of a title, 1.472 against 1.497 em²).
  static func weightAxis(_ weight: Double, opticalSize: Double) -> Double {
    let gain = max(0, 1 - abs(weight - 400) / 200) * 11 * (opticalSize - 14) / 18
    return (weight + gain).rounded()
  }

  /// The extra advance after each glyph of Inter in em of the requested size.
  static func tracking(size: Double, weight: Double) -> Double {
    let bold = min(1, max(0, (weight - 400) / 200))
    var sum = interpolate(regular, at: size) + bold * interpolate(semibold, at: size)
    if weight > 600 { sum += interpolate(heavy, at: weight) * interpolate(heavyShare, at: size) }
    return sum / 1000
  }

  /// The tracking in thousandths of the size at weight 400: from 20 to 40 pt as on an iPhone with iOS 26, whose
  /// titles are up to 0.5 % narrower than in pictures of the static cuts before it.
  private static let regular: [(Double, Double)] = [
    (6, 46), (8, 32.6), (10, 19.4), (11, 14.3), (12, 6.7), (13, 6.1), (14, -3.4), (15, -1.4),
    (16, -4.7), (17, -4.6), (20, -2.3), (21, -3.4), (22, -3), (24, -1.1), (28, 8.2), (30, 6.4),
    (34, 5.6), (38, 3), (40, 3.4), (43, 2.3), (48, 1), (53, 0.6), (58, -2.1), (80, -7),
  ]

  /// The additional tracking for weights of 600 and more, in thousandths of the size.
  private static let semibold: [(Double, Double)] = [
    (10, 7), (12, 8), (13, 5), (14, 0), (15, 4.8), (16, 6), (17, 9), (20, 6.2), (21, 6.6),
    (22, 5.6), (28, 3.7), (34, 4.9), (53, 5),
  ]

  /// The additional tracking for weights above 600, in thousandths of the size, and its share by size: 15 texts at
  /// 13 pt bold, "MON" at 11, "Calendar" at 16 and the titles give it.
  private static let heavy: [(Double, Double)] = [(600, 0), (700, 4.5), (800, 16.5), (900, 21.5)]
  private static let heavyShare: [(Double, Double)] = [
    (11, 0), (13, 2), (16, 0), (17, 0.8), (20, 1),
  ]

  /// Interpolates linearly between the entries of a table; constant beyond the ends.
  static func interpolate(_ table: [(Double, Double)], at x: Double) -> Double {
    guard let first = table.first, let last = table.last else { return 0 }
    if !(x > first.0) { return first.1 }
    if x >= last.0 { return last.1 }
    var low = first
    for high in table.dropFirst() {
      if x < high.0 { return low.1 + (high.1 - low.1) * (x - low.0) / (high.0 - low.0) }
      low = high
    }
    return last.1
  }
}
