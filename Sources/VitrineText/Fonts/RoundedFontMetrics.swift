import VitrineGraphics

/// The metrics of the platform's rounded design, and the adjustments that make the sans serif's outlines with round
/// corners match them.
///
/// Measured on pictures that an iPhone's simulator drew at 12 to 34 pt in regular to bold (vjr2005/Challenge, 25 lines
/// of its snapshot tests).
enum RoundedFontMetrics {
  /// The design has one cut for all sizes, in the proportions of the sans serif's for large ones.
  static let opticalSize = 32.0

  /// Inter's weight axis for a requested weight: stems of 0.0849, 0.1216 and 0.1426 em at 400, 600 and 700.
  static func weightAxis(_ weight: Double) -> Double {
    SystemFontMetrics.interpolate(weights, at: weight).rounded()
  }

  /// The requested weight for a value of Inter's axis.
  static func weight(axis: Double) -> Double {
    SystemFontMetrics.interpolate(weights.map { ($0.1, $0.0) }, at: axis)
  }

  private static let weights: [(Double, Double)] = [
    (100, 100), (400, 423), (600, 613), (700, 713), (900, 900),
  ]

  /// Returns how corners are rounded at a value of Inter's weight axis, in em of the font.
  static func rounding(axis: Double) -> CornerRounding {
    let stem = stem(axis: axis)
    return CornerRounding(
      radius: cornerShare * stem, longestEnd: longestEnd * stem,
      overshoot: overshoot / SystemFontMetrics.interScale)
  }

  /// The thickness of Inter's small L at optical size 32, in em of the font.
  static func stem(axis: Double) -> Double { SystemFontMetrics.interpolate(stems, at: axis) }

  private static let stems: [(Double, Double)] = [
    (100, 0.02246), (200, 0.04297), (300, 0.0625), (400, 0.08301), (500, 0.10303), (600, 0.12305),
    (700, 0.14404), (800, 0.16797), (900, 0.19531),
  ]

  /// The radius of a corner relative to the stem: the ink missing at that of the L of a title in bold is that of a
  /// circle of 0.49 stems.
  private static let cornerShare = 0.49
  /// The longest edge that ends a stroke relative to the stem: slanted ones and the tops of A and M are longer than a
  /// stem, bars of letters at least twice as long.
  private static let longestEnd = 1.6
  /// Stems stand out of the lines of cap height and base by 0.0091 to 0.0098 of the size.
  private static let overshoot = 0.0095

  /// Returns the extra advance after each glyph in em of the requested size: the published tracking of the design,
  /// less Inter's excess width.
  static func tracking(size: Double, weight: Double) -> Double {
    let own = SystemFontMetrics.interpolate(published, at: size)
    return (own + SystemFontMetrics.interpolate(gains, at: weight)) / 1000
  }

  /// The width that Inter lacks, in thousandths of the size after each glyph, by weight.
  private static let gains: [(Double, Double)] = [(400, -9), (600, -1), (700, 4)]

  /// The published tracking of the rounded design, in thousandths of the size.
  private static let published: [(Double, Double)] = [
    (6, 87), (8, 72), (10, 58), (12, 46), (14, 35), (17, 22), (20, 18), (24, 15), (34, 12), (44, 8),
    (54, 6), (66, 2), (80, 0),
  ]

  /// Returns the extra space before and after a character at a weight, in em of the requested size, beyond that of the
  /// sans serif's display cut; nil if there is none.
  static func room(_ scalar: UInt32, weight: Double) -> (lead: Double, trail: Double)? {
    if scalar == 0x20 { return (0, SystemFontMetrics.interpolate(spaces, at: weight) / 1000) }
    guard scalar >= first, scalar - first < UInt32(rooms.count) else { return nil }
    let room = rooms[Int(scalar - first)]
    return room == (0, 0) ? nil : (Double(room.0) / 1000, Double(room.1) / 1000)
  }

  /// The same after a space, in thousandths.
  private static let spaces: [(Double, Double)] = [(400, 1), (600, 15)]

  private static let first: UInt32 = 0x28
  /// Side bearings in thousandths of the size for "(" to "z", fitted to the places of 220 letters; those that occur in
  /// no picture have 0.
  private static let rooms: [(Int16, Int16)] =
    signs + figures + [(0, 4)] + Array(repeating: (0, 0), count: 6) + capitals
    + Array(repeating: (0, 0), count: 6) + smalls

  private static let signs: [(Int16, Int16)] = [
    (13, 15), (5, 0), (0, 0), (0, 0), (6, -7), (-1, -2), (0, 0), (0, 0),
  ]
  private static let figures: [(Int16, Int16)] = [
    (1, -6), (-7, 0), (-4, -2), (-4, 0), (-3, 4), (4, 0), (0, 0), (0, 0), (0, 0), (0, 0),
  ]
  private static let capitals: [(Int16, Int16)] = [
    (0, 0), (0, -11), (6, 12), (0, 0), (-6, -6), (0, -7), (0, 0), (-1, -15), (0, 0), (0, 0), (0, 0),
    (0, 0), (0, -13), (0, 5), (0, 0), (0, -10), (0, 0), (-1, -5), (9, -5), (-3, 4), (0, -2), (0, 0),
    (0, 0), (0, 0), (0, 0), (0, 0),
  ]
  private static let smalls: [(Int16, Int16)] = [
    (0, 12), (-1, -9), (6, 10), (-5, 4), (-2, 3), (6, 8), (-12, -9), (10, 7), (-5, -4), (0, 0),
    (-2, -2), (-11, 8), (-4, 9), (4, 2), (-4, -1), (-3, 22), (0, 0), (-5, 1), (-1, -3), (-12, -3),
    (8, 7), (0, 0), (9, 3), (24, -8), (-11, -7), (-2, 0),
  ]
}
