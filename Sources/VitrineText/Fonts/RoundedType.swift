/// How the platform's rounded design measures, and how Nunito is made to follow it.
///
/// The room of the letters was fitted to the places of 670 pairs of letters in public reference pictures, at
/// 12 to 34 pt in regular to bold: they stand 0.14 pt off (root mean square) after it and 0.92 pt before.
enum RoundedType {
  /// Extra advance after each glyph in em of the asked size: the published tracking of the design, and what
  /// Nunito is wider by.
  static func tracking(size: Double, weight: Double) -> Double {
    (SystemType.interpolate(published, at: size) + bold(weight, -50, -36)) / 1000
  }

  /// What the space has beyond Nunito's, in em of the asked size.
  static func wordSpace(weight: Double) -> Double { bold(weight, 1, -30) / 1000 }

  /// Extra room before and after a character, in em of the asked size; nil for one that stands right.
  static func room(_ scalar: UInt32) -> (lead: Double, trail: Double)? {
    guard scalar >= first, scalar - first < UInt32(rooms.count) else { return nil }
    let room = rooms[Int(scalar - first)]
    return (Double(room.0) / 1000 - before, Double(room.1) / 1000 + before)
  }

  /// From 400 to 600 on.
  private static func bold(_ weight: Double, _ regular: Double, _ bold: Double) -> Double {
    regular + (bold - regular) * min(1, max(0, (weight - 400) / 200))
  }

  /// Published tracking of the rounded design, thousandths of the size.
  private static let published: [(Double, Double)] = [
    (6, 87), (8, 72), (10, 58), (12, 46), (14, 35), (17, 22), (20, 18), (24, 15), (34, 12), (44, 8),
    (54, 6),
    (66, 2), (80, 0),
  ]

  /// How much further left letters start than Nunito's, in em of the asked size: lines of text on the left.
  private static let before = 0.017
  private static let first: UInt32 = 0x28
  /// Thousandths of the size for "(" to "z". Figures that no picture shows have the room of the others, and
  /// letters none.
  private static let rooms: [(Int16, Int16)] =
    signs + figures + [(16, 34), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0)] + capitals
    + Array(repeating: (0, 0), count: 6) + smalls

  private static let signs: [(Int16, Int16)] = [
    (19, 30), (27, 0), (0, 0), (0, 0), (31, -14), (4, 14), (26, -18), (0, 0),
  ]
  /// Nunito's one without a foot has the width of all figures, the platform's its own; the ink of the others
  /// is narrower than the platform's.
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
