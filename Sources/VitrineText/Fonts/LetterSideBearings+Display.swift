extension LetterSideBearings {
  /// Returns the extra space before and after a character in the display cut, in em of the requested size; nil if
  /// there is none.
  ///
  /// Fitted, with the tracking, to the widths of 128 words and sentences of 20 to 40 pt on an iPhone with iOS 26
  /// (iamcgn/swiftui-web, `Fixtures/Goldens/ios/text-metrics.json`); numbers below 4/1000 were left out. The pairs
  /// of T that the platform kerns are part of its number.
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
    switch Unicode.Scalar(scalar) {
    case " ": -22
    case "A": -16
    case "C": -29
    case "E": -10
    case "G": 22
    case "I": 6
    case "K": -28
    case "M": -8
    case "N": 16
    case "R": 15
    case "T": -40
    case "a": -8
    case "b": 13
    case "c": -14
    case "d": 17
    case "g": 15
    case "o": 8
    case "p": -13
    case "r": -13
    case "s": 10
    case "u": -13
    case "v": 16
    case "y": 20
    default: nil
    }
  }
}
