/// The side bearings that the platform's letters for small sizes have in addition to Inter's.
///
/// Fitted, with the tracking, to the positions of 3,800 pairs of letters at 11 to 17 pt in public reference
/// pictures; `SystemFontMetrics` has separate numbers for the starts of lines.
enum LetterSideBearings {
  /// Returns the extra space before and after a character, in em of the requested size; nil if there is none.
  static func ofTextCut(_ scalar: UInt32) -> (lead: Double, trail: Double)? {
    guard let room = room(scalar) else { return nil }
    return (Double(room.0) / 1000, Double(room.1) / 1000)
  }

  private static func room(_ scalar: UInt32) -> (Int, Int)? {
    if (0x61...0x7A).contains(scalar) { return smalls[Int(scalar - 0x61)] }
    return switch Unicode.Scalar(scalar) {
    case ",": (-2, 16)
    case "-": (8, 3)
    case ":": (8, 8)
    case "A": (-8, -8)
    case "F": (3, -8)
    case "M": (0, -5)
    case "P": (-2, -7)
    case "R": (6, 3)
    case "S": (1, -5)
    case "T": (0, -5)
    case "\u{B7}": (10, 3)
    case "\u{2013}": (39, 46)
    case "\u{202F}": (0, -35)
    default: nil
    }
  }

  /// The letters a to z.
  private static let smalls: [(Int, Int)] = [
    (-3, 0), (8, 7), (1, 0), (4, 12), (-2, 0), (-2, 4), (4, 8), (7, 0), (-1, 3), (0, 0), (6, 1),
    (3, 4), (7, 6),
    (3, 0), (2, 2), (4, 3), (2, 5), (6, 1), (-1, 4), (14, 4), (-3, 4), (0, -3), (-14, -12),
    (-3, -18), (-9, -5),
    (0, 0),
  ]
}
