/// The deviations of a text from the default rules of UAX #14.
package struct LineBreakTailoring: Sendable {
  /// Whether Korean breaks only between words, and beside brackets, as since iOS 14. Letters and figures in
  /// a word belong to it.
  var keepsHangulWords = false
  /// Whether curly double quotation marks open and close like brackets, as between ideographs.
  var hasBracketQuotes = false
  /// Whether a hyphen that starts a word belongs to it: a sign, an option, a list mark (rule LB20a of later
  /// versions of UAX #14, and of ICU's).
  var keepsInitialHyphens = false
  /// Whether a dictionary finds the words of Thai, Lao, Khmer and Burmese.
  var usesDictionary = false

  /// Unicode's default rules, without a dictionary.
  package static let none = LineBreakTailoring()

  /// Returns the platform's tailoring for a language, given as a BCP 47 tag. Small kana and the long vowel
  /// mark never start a line (strict kinsoku), which is already Unicode's default.
  ///
  /// - Parameter keepsHangulWords: whether the platform's strategy gives Hangul words priority.
  package static func platform(
    language: String, keepsHangulWords: Bool = true
  ) -> LineBreakTailoring {
    let primary = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return LineBreakTailoring(
      keepsHangulWords: keepsHangulWords, hasBracketQuotes: ["ja", "zh", "yue"].contains(primary),
      keepsInitialHyphens: true, usesDictionary: true)
  }

  /// Whether two neighbours are parts of one Korean word.
  func joinsHangul(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    guard keepsHangulWords, before.isHangul || after.isHangul else { return false }
    return [before, after].allSatisfy { $0.isHangul || $0.isLetter || $0 == .numeric }
  }

  func kind(of scalar: UInt32) -> LineBreakClass {
    let kind = LineBreakClass.of(scalar)
    if scalar < 0x80 { return kind }
    switch kind {
    case .conditionalStarter: return .nonstarter
    case .quotation where hasBracketQuotes:
      return scalar == 0x201C ? .wideOpening : scalar == 0x201D ? .closing : .quotation
    default: return kind
    }
  }
}
