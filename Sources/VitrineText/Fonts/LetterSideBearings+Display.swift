extension LetterSideBearings {
  /// Returns the extra space before and after a character in the display cut, in em of the requested size; nil if
  /// there is none.
  ///
  /// Fitted, with the tracking, to the widths of 128 words and sentences of 20 to 40 pt on an iPhone with iOS 26
  /// (iamcgn/swiftui-web, `Fixtures/Goldens/ios/text-metrics.json`); other letters share one number, so that
  /// figures keep theirs. The pairs of T that the platform kerns are part of its number.
  static func ofDisplayCut(_ scalar: UInt32) -> (lead: Double, trail: Double)? {
    guard let more = room(ofDisplayCut: scalar) else { return nil }
    // Kerning draws the next letter under the bar of T, and a word space has no ink to centre.
    if scalar == 0x54 || scalar == 0x20 { return (0, Double(more) / 1000) }
    return (Double(more) / 2000, Double(more) / 2000)
  }

  /// The share of the display cut at an optical size, 0…1: none up to 17 pt, all from 28.
  static func displayShare(opticalSize: Double) -> Double {
    min(1, max(0, (opticalSize - 20) / 12))
  }

  private static func room(ofDisplayCut scalar: UInt32) -> Int? {
    guard let letter = Unicode.Scalar(scalar) else { return nil }
    return switch letter {
    case " ": -22
    // "Hello!" at 34 pt and "Loading..." at 28 in pictures of older systems.
    case "!": -8
    case ".": -9
    case "A": -15
    case "C": -28
    case "E": -9
    case "G": 23
    case "I": 7
    case "K": -27
    case "M": -7
    case "N": 17
    case "R": 16
    case "T": -39
    case "a": -7
    case "b": 14
    case "c": -13
    case "d": 18
    case "g": 16
    case "o": 9
    case "p": -12
    case "r": -12
    case "s": 11
    case "u": -12
    case "v": 17
    case "y": 21
    case "B"..."Z", "e"..."z": 1
    default: nil
    }
  }
}
