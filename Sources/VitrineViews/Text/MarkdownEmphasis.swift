/// The runs of `*`, `_` and `~` in one text, and which of them mark what is between them.
///
/// They are matched by the rules of CommonMark 0.30, section 6.2, in time linear to their number: what stands before and
/// behind a run says whether it opens or closes, and a run may open one span and close another.
nonisolated struct MarkdownEmphasis {
  enum Kind { case italic, bold, struck }

  /// One run of marks.
  struct Run {
    fileprivate let character: Character
    fileprivate let length: Int
    fileprivate let canOpen: Bool
    fileprivate let canClose: Bool
    /// The marks that are text.
    fileprivate(set) var rest: Int
    /// The spans that end before its text, and those that start behind it.
    fileprivate(set) var ends: [Kind] = []
    fileprivate(set) var starts: [Kind] = []

    /// The marks that open and close nothing.
    var text: String { String(repeating: character, count: rest) }
  }

  private(set) var runs: [Run] = []
  /// The nearest runs before and behind each that may still open or close; -1 for none.
  private var previous: [Int] = []
  private var next: [Int] = []

  static func isMark(_ character: Character) -> Bool {
    character == "*" || character == "_" || character == "~"
  }

  /// Adds a run between two characters; the ends of a text count as spaces.
  mutating func add(
    _ character: Character, _ length: Int, after before: Character, before after: Character
  ) {
    let punctuated = (Self.isPunctuation(before), Self.isPunctuation(after))
    let spaced = (before.isWhitespace, after.isWhitespace)
    let isLeft = !spaced.1 && (!punctuated.1 || spaced.0 || punctuated.0)
    let isRight = !spaced.0 && (!punctuated.0 || spaced.1 || punctuated.1)
    var (canOpen, canClose) = (isLeft, isRight)
    if character == "_" {
      canOpen = isLeft && (!isRight || punctuated.0)
      canClose = isRight && (!isLeft || punctuated.1)
    } else if character == "~", length != 2 {
      (canOpen, canClose) = (false, false)
    }
    previous.append(runs.count - 1)
    if !runs.isEmpty { next[runs.count - 1] = runs.count }
    next.append(-1)
    runs.append(
      Run(character: character, length: length, canOpen: canOpen, canClose: canClose, rest: length))
  }

  /// All marks of ASCII, and what Unicode calls punctuation; other symbols are letters here.
  private static func isPunctuation(_ character: Character) -> Bool {
    guard let byte = character.asciiValue else { return character.isPunctuation }
    return (33...47).contains(byte) || (58...64).contains(byte) || (91...96).contains(byte)
      || (123...126).contains(byte)
  }

  /// Finds the pairs.
  mutating func match() {
    // Below these no run opens what one like the closing run would close.
    var bottoms: [String: Int] = [:]
    var closer = runs.isEmpty ? -1 : 0
    while closer >= 0 {
      guard runs[closer].canClose else {
        closer = next[closer]
        continue
      }
      let key = "\(runs[closer].character)\(runs[closer].canOpen)\(runs[closer].length % 3)"
      let bottom = bottoms[key] ?? -1
      var opener = previous[closer]
      while opener > bottom, !areAlike(opener, closer) { opener = previous[opener] }
      guard opener > bottom else {
        bottoms[key] = previous[closer]
        let following = next[closer]
        if !runs[closer].canOpen { remove(closer) }
        closer = following
        continue
      }
      pair(opener, closer)
      if runs[closer].rest == 0 { closer = next[closer] }
    }
  }

  private func areAlike(_ opener: Int, _ closer: Int) -> Bool {
    let (a, b) = (runs[opener], runs[closer])
    guard a.canOpen, a.character == b.character else { return false }
    guard a.character != "~" else { return a.length == b.length }
    // Of runs that might do both, those that add up to a multiple of three belong to others.
    let mayDoBoth = a.canClose || b.canOpen
    return !mayDoBoth || (a.length + b.length) % 3 != 0
      || (a.length % 3 == 0 && b.length % 3 == 0)
  }

  private mutating func pair(_ opener: Int, _ closer: Int) {
    let isTwo = runs[opener].rest >= 2 && runs[closer].rest >= 2
    let kind: Kind = runs[opener].character == "~" ? .struck : isTwo ? .bold : .italic
    for run in [opener, closer] { runs[run].rest -= isTwo ? 2 : 1 }
    runs[opener].starts.append(kind)
    runs[closer].ends.append(kind)
    // What stands between them is not paired with anything outside.
    (next[opener], previous[closer]) = (closer, opener)
    if runs[opener].rest == 0 { remove(opener) }
    if runs[closer].rest == 0 { remove(closer) }
  }

  private mutating func remove(_ run: Int) {
    if previous[run] >= 0 { next[previous[run]] = next[run] }
    if next[run] >= 0 { previous[next[run]] = previous[run] }
  }
}
