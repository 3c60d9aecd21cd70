/// Goes through a text once and says for each character whether a line may break before it.
struct BreakScanner {
  private let text: [UInt32]
  private let tailoring: LineBreakTailoring
  private let pairs = LineBreakPairs.table
  /// Where a dictionary parts words, ascending, and the first that is not passed.
  private let words: [Int32]
  private var nextWord = 0

  /// The last character that was no space and no mark; nil at the start of a line.
  private var before: LineBreakClass?
  /// Spaces, or anything else that marks do not attach to, lie after it.
  private var spaced = false
  private var afterJoiner = false
  /// After a Hebrew letter and a hyphen (LB21a).
  private var afterLetterHyphen = false
  /// After a hyphen that starts a word.
  private var afterInitialHyphen = false
  /// After a precomposed syllable that lacks a final consonant (LB26).
  private var afterOpenSyllable = false
  private var number = NumberPart.none
  private var regionals = 0
  private var hard: LineBreakClass?

  /// How far a number has come (LB25, with the regular expression of its example 7).
  private enum NumberPart { case none, digits, closed }

  enum Place { case none, optional, mandatory }

  init(_ text: [UInt32], _ tailoring: LineBreakTailoring) {
    self.text = text
    self.tailoring = tailoring
    words = tailoring.usesDictionary ? DictionaryBreaks.find(in: text) : []
  }

  /// True when the last character ends a line.
  var isAfterNewline: Bool { hard != nil }

  /// The place before the character at `i`; characters are taken in order.
  mutating func next(_ i: Int) -> Place {
    var kind = tailoring.kind(of: text[i])
    // Nearly all of most texts; every other path would come to the same.
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
    // Spaces that start a line stand alone (LB18).
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

  /// The rules that look further than one character.
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

  /// The class of the next character that is no mark.
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
