/// The metrics of the platform's rounded design, and the adjustments that make Nunito match them.
///
/// The side bearings of the letters were fitted to the positions of 670 pairs of letters in public
/// reference pictures, at 12 to 34 pt in regular to bold: the error (root mean square) is 0.14 pt with them
/// and 0.92 pt without.
enum RoundedFontMetrics {
  /// Returns the extra advance after each glyph in em of the requested size: the published tracking of the
  /// design, minus Nunito's excess width.
  static func tracking(size: Double, weight: Double) -> Double {
    (SystemFontMetrics.interpolate(published, at: size) + bold(weight, -50, -36)) / 1000
  }

  /// Returns the width of the space beyond Nunito's, in em of the requested size.
  static func wordSpace(weight: Double) -> Double { bold(weight, 1, -30) / 1000 }

  /// Returns the extra space before and after a character, in em of the requested size; nil if there is none.
  static func room(_ scalar: UInt32) -> (lead: Double, trail: Double)? {
    guard scalar >= first, scalar - first < UInt32(rooms.count) else { return nil }
    let room = rooms[Int(scalar - first)]
    return (Double(room.0) / 1000 - before, Double(room.1) / 1000 + before)
  }

  /// Interpolates between weights 400 and 600.
  private static func bold(_ weight: Double, _ regular: Double, _ bold: Double) -> Double {
    regular + (bold - regular) * min(1, max(0, (weight - 400) / 200))
  }

  /// The published tracking of the rounded design, in thousandths of the size.
  private static let published: [(Double, Double)] = [
    (6, 87), (8, 72), (10, 58), (12, 46), (14, 35), (17, 22), (20, 18), (24, 15), (34, 12), (44, 8),
    (54, 6),
    (66, 2), (80, 0),
  ]

  /// The distance by which letters start further left than Nunito's, in em of the requested size: measured
  /// on lines of text at the left.
  private static let before = 0.017
  private static let first: UInt32 = 0x28
  /// Side bearings in thousandths of the size for "(" to "z". Figures that occur in no picture have the
  /// values of the others, and letters 0.
  private static let rooms: [(Int16, Int16)] =
    signs + figures + [(16, 34), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0)] + capitals
    + Array(repeating: (0, 0), count: 6) + smalls

  private static let signs: [(Int16, Int16)] = [
    (19, 30), (27, 0), (0, 0), (0, 0), (31, -14), (4, 14), (26, -18), (0, 0),
  ]
  /// Nunito's one without a foot has the width of all figures, the platform's has its own; the ink of the
  /// others is narrower than the platform's.
  private static let figures: [(Int16, Int16)] = [
    (34, 25), (-80, -20), (1, -2), (24, 18), (6, 61), (27, 34), (35, 33), (19, 17), (34, 43),
    (34, 34),
  ]
  private static let capitals: [(Int16, Int16)] = [
    (-18, -30), (0, -23), (20, 54), (0, -15), (-11, 15), (-4, -29), (0, -12), (-17, -14), (15, 6),
    (0, 0), (0, 0),
    (-9, 12), (-4, 17), (0, -5), (0, -11), (-14, 0), (0, 0), (-18, -3), (8, 11), (52, -106),
    (0, -14), (0, 0),
    (0, -97), (0, 0), (0, 0), (0, 0),
  ]
  /// The l is drawn with the glyph of I.
  private static let smalls: [(Int16, Int16)] = [
    (9, 15), (7, 7), (29, 68), (8, 8), (12, 24), (-19, 21), (3, 10), (8, 7), (3, 6), (0, 0),
    (2, 18), (-9, 2),
    (-3, 3), (3, 10), (9, 13), (4, 12), (0, 0), (-19, -1), (19, 24), (-22, 4), (6, 12), (13, -1),
    (-21, -37),
    (4, -1), (2, 1), (6, 0),
  ]
}
