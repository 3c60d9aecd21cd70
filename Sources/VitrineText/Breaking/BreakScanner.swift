/// Scans a text once and decides for each character whether a line may break before it.
struct BreakScanner {
  private let text: [UInt32]
  private let tailoring: LineBreakTailoring
  private let pairs = LineBreakPairs.table
  /// The word boundaries found by a dictionary, ascending, and the index of the next one.
  private let words: [Int32]
  private var nextWord = 0

  /// The last character that was neither space nor mark; nil at the start of a line.
  private var before: LineBreakClass?
  /// Whether spaces, or other characters to which marks do not attach, follow it.
  private var spaced = false
  private var afterJoiner = false
  /// Whether a Hebrew letter and a hyphen come before (LB21a).
  private var afterLetterHyphen = false
  /// Whether a hyphen that starts a word comes before.
  private var afterInitialHyphen = false
  /// Whether a precomposed syllable without a final consonant comes before (LB26).
  private var afterOpenSyllable = false
  private var number = NumberPart.none
  private var regionals = 0
  private var hard: LineBreakClass?

  /// The part of a number before the current position (LB25, with the regular expression of its example 7).
  private enum NumberPart { case none, digits, closed }

  enum Place { case none, optional, mandatory }

  init(_ text: [UInt32], _ tailoring: LineBreakTailoring) {
    self.text = text
    self.tailoring = tailoring
    words = tailoring.usesDictionary ? DictionaryBreaks.find(in: text) : []
  }

  /// Whether the last character ends a line.
  var isAfterNewline: Bool { hard != nil }

  /// Returns the opportunity before the character at `i`; characters must be passed in order.
  mutating func next(_ i: Int) -> Place {
    var kind = tailoring.kind(of: text[i])
    // Nearly all characters of most texts; the other paths would give the same result.
    if kind == .alphabetic, before == .alphabetic, !spaced, !afterJoiner, hard == nil {
      return .none
    }
    // LB4, LB5.
    if let ended = hard {
      if ended == .carriageReturn, kind == .lineFeed {
        hard = kind
        return .none
      }
      hard = nil
      restart()
      take(kind, i)
      return .mandatory
    }
    // LB6.
    if kind.isHard {
      hard = kind
      return .none
    }
    if kind == .combining || kind == .joiner {
      // LB9, LB10.
      if before != nil, !spaced, before != .zeroWidthSpace {
        afterJoiner = kind == .joiner
        return .none
      }
      let joins = kind == .joiner
      kind = .alphabetic
      let place: Place = mayBreak(kind, i) ? .optional : .none
      advance(kind, i)
      afterJoiner = joins
      return place
    }
    let place: Place = mayBreak(kind, i) ? .optional : .none
    take(kind, i)
    return place
  }

  private mutating func restart() {
    before = nil
    spaced = false
    afterJoiner = false
    number = .none
  }

  private mutating func take(_ kind: LineBreakClass, _ i: Int) {
    if kind.isHard {
      hard = kind
    } else if kind == .space {
      spaced = true
      afterJoiner = false
    } else if kind == .combining || kind == .joiner {
      advance(.alphabetic, i)
      afterJoiner = kind == .joiner
    } else {
      advance(kind, i)
    }
  }

  private func mayBreak(_ kind: LineBreakClass, _ i: Int) -> Bool {
    // Spaces at the start of a line stand alone (LB18).
    guard let before else { return spaced && kind != .space && canFollowSpace(kind) }
    let isInWords = before == .complexContext && kind == .complexContext && !spaced
    if isInWords { return nextWord < words.count && Int(words[nextWord]) == i }
    let pair = pairs[Int(before.rawValue) * LineBreakPairs.classCount + Int(kind.rawValue)]
    if pair & (spaced ? 2 : 1) == 0 { return false }
    // LB8a.
    if afterJoiner { return false }
    return spaced || before == .zeroWidthSpace || !staysTogether(before, kind, i)
  }

  private func canFollowSpace(_ kind: LineBreakClass) -> Bool {
    pairs[Int(LineBreakClass.alphabetic.rawValue) * LineBreakPairs.classCount + Int(kind.rawValue)]
      & 2 != 0
  }

  /// Applies the rules that need more context than one character.
  private func staysTogether(_ before: LineBreakClass, _ kind: LineBreakClass, _ i: Int) -> Bool {
    if kind == .contingent || before == .contingent { return false }
    if tailoring.joinsHangul(before, kind) { return true }
    if afterLetterHyphen || (afterInitialHyphen && kind.isLetter) { return true }
    switch before {
    case .regional: return kind == .regional && regionals % 2 == 1
    case .prefix, .postfix:
      return (kind.isOpening || kind == .hyphen) && follows(i) == .numeric
    case .hangulSyllable: return kind == .vowelJamo && afterOpenSyllable
    default: break
    }
    switch number {
    case .none: return false
    case .digits: return kind == .numeric || kind == .prefix || kind == .postfix
    case .closed: return kind == .prefix || kind == .postfix
    }
  }

  /// Returns the class of the next character that is not a mark.
  private func follows(_ i: Int) -> LineBreakClass? {
    var i = i + 1
    while i < text.count {
      let kind = tailoring.kind(of: text[i])
      if kind != .combining && kind != .joiner { return kind }
      i += 1
    }
    return nil
  }

  private mutating func advance(_ kind: LineBreakClass, _ i: Int) {
    while nextWord < words.count, Int(words[nextWord]) <= i { nextWord += 1 }
    afterLetterHyphen =
      !spaced && before == .hebrew && (kind == .hyphen || kind == .breakAfter)
    afterInitialHyphen =
      tailoring.keepsInitialHyphens && (kind == .hyphen || text[i] == 0x2010)
      && (spaced || before == nil || before == .glue || before == .contingent
        || before == .zeroWidthSpace)
    afterOpenSyllable = kind == .hangulSyllable && (Int(text[i]) - 0xAC00) % 28 == 0
    switch kind {
    case .numeric: number = .digits
    case .slash, .infix: if spaced || number != .digits { number = .none }
    case _ where kind.isClosing: number = !spaced && number == .digits ? .closed : .none
    default: number = .none
    }
    regionals = kind == .regional ? (spaced ? 1 : regionals + 1) : 0
    before = kind
    spaced = false
    afterJoiner = false
  }
}
