/// The rules LB7…LB31 of UAX #14 as far as they depend on two neighbours; `BreakScanner` adds those that
/// need more context. Rule numbers are those of version 15.0.
enum LineBreakPairs {
  /// For each pair, whether a line may break between adjacent characters (bit 0) or between characters
  /// separated by spaces (bit 1).
  static let table: [UInt8] = {
    let all = LineBreakClass.allCases
    return all.flatMap { before in
      all.map { after in
        (mayBreak(before, after, spaced: false) ? 1 : 0)
          | (mayBreak(before, after, spaced: true) ? 2 : 0)
      }
    }
  }()

  static let classCount = LineBreakClass.allCases.count

  static func mayBreak(
    _ before: LineBreakClass, _ after: LineBreakClass, spaced: Bool
  ) -> Bool {
    // LB7, LB8.
    if after == .space || after == .zeroWidthSpace { return false }
    if before == .zeroWidthSpace { return true }
    // LB11, LB12, LB12a.
    if after == .wordJoiner || (before == .wordJoiner && !spaced) { return false }
    if before == .glue, !spaced { return false }
    if after == .glue, !spaced, before != .breakAfter, before != .hyphen { return false }
    // LB13…LB17.
    if after.isClosing || after == .exclamation || after == .infix || after == .slash {
      return false
    }
    if before.isOpening || (before == .quotation && after.isOpening) { return false }
    if before.isClosing && after == .nonstarter { return false }
    if before == .breakOnEither && after == .breakOnEither { return false }
    // LB18.
    return spaced || mayBreakTight(before, after)
  }

  private static func mayBreakTight(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    // LB19…LB22.
    if before == .quotation || after == .quotation { return false }
    if before == .contingent || after == .contingent { return true }
    switch after {
    case .breakAfter, .hyphen, .nonstarter, .inseparable: return false
    default: break
    }
    if before == .breakBefore || (before == .slash && after == .hebrew) { return false }
    return !staysInWord(before, after) && !staysWithNumber(before, after)
      && !staysInSyllable(before, after)
  }

  /// LB23, LB24, LB28…LB30, LB30b.
  private static func staysInWord(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    let isWord = before.isLetter || before == .numeric
    if after.isLetter {
      return isWord || before == .prefix || before == .postfix || before == .infix
        || before == .parenthesis
    }
    switch after {
    case .numeric: return isWord || before == .parenthesis
    case .opening: return isWord
    case .prefix: return before.isLetter
    case .postfix: return before.isLetter || before.isIdeograph
    case .emojiModifier: return before == .emojiBase || before == .pictographic || before == .prefix
    default: return before == .prefix && after.isIdeograph
    }
  }

  /// LB25, without its parts that need more context than one character.
  private static func staysWithNumber(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    switch before {
    case .numeric: after == .postfix || after == .prefix
    case .prefix, .postfix, .hyphen: after == .numeric
    default: false
    }
  }

  /// LB26, LB27.
  private static func staysInSyllable(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    switch before {
    case .leadingJamo:
      after == .leadingJamo || after == .vowelJamo || after == .hangulSyllable || after == .postfix
    // A syllable without a final consonant is followed by a vowel or a final consonant, one with it only by
    // the latter: `BreakScanner` distinguishes them.
    case .vowelJamo: after == .vowelJamo || after == .trailingJamo || after == .postfix
    case .trailingJamo, .hangulSyllable: after == .trailingJamo || after == .postfix
    case .prefix: after.isHangul
    default: false
    }
  }
}
