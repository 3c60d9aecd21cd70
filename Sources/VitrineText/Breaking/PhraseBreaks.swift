/// Tells how well lines end at places in a text: at a space, or in Chinese and Japanese after a phrase, better than in
/// one.
///
/// A Japanese phrase is a word with the particles and endings that follow it. The words are those of ICU's dictionary;
/// particles and endings are told by a list and by their script, hiragana. Without ICU, words end where the script
/// changes.
struct PhraseBreaks {
  private let text: [UInt32]

  init(_ text: [UInt32]) { self.text = text }

  /// The costs of an end, in squares of the lines' mean length. One in a phrase is taken only where no other fits; one
  /// between the parts of a compound costs as much as two lines that are each a sixth longer or shorter than the mean.
  private enum Cost {
    static let (pause, compound, phrase, word) = (0.0, 0.06, 1.0, 2.0)
  }

  /// The least cost of an end that parts a phrase.
  static let parting = Cost.phrase

  /// Returns the cost of each place.
  func costs(of places: [BreakOpportunity]) -> [Double] {
    let words = text.contains(where: Self.isUnspaced) ? wordEnds() : []
    return places.map { cost(of: $0, words) }
  }

  private func cost(of place: BreakOpportunity, _ words: [Int]) -> Double {
    let i = Int(place.end)
    if place.kind == .hyphenated { return Cost.phrase }
    guard place.kind == .optional, place.visibleEnd == place.end, i > 0, i < text.count else {
      return Cost.pause
    }
    let (before, after) = (text[i - 1], text[i])
    let isUnspaced = (Self.isUnspaced(before), Self.isUnspaced(after))
    // Thai and its neighbours have opportunities between words only.
    if LineBreakClass.of(after) == .complexContext { return Cost.pause }
    // A hyphen, a slash or a dash; or a mark of Chinese or Japanese.
    guard isUnspaced.0 || isUnspaced.1 else { return Cost.compound }
    if isUnspaced.1, !isUnspaced.0, !Self.isWordLetter(before) { return Cost.pause }
    guard let index = words.binaryIndex(of: i) else { return Cost.word }
    let start = index > 0 ? words[index - 1] : 0
    let end = index + 1 < words.count ? words[index + 1] : text.count
    return cost(between: text[start..<i], text[i..<end])
  }

  /// The cost between two words.
  private func cost(between word: ArraySlice<UInt32>, _ next: ArraySlice<UInt32>) -> Double {
    guard let last = word.last, let first = next.first else { return Cost.pause }
    if PhraseParticles.contains(next) { return Cost.phrase }
    if PhraseParticles.contains(word) { return Cost.pause }
    // What begins in hiragana and is no particle is most often the ending of the word before.
    if Self.isHiragana(first) { return Cost.phrase }
    return Self.isHiragana(last) && word.allSatisfy(Self.isHiragana) ? Cost.pause : Cost.compound
  }

  /// The ends of all words, ascending.
  private func wordEnds() -> [Int] {
    var found: [Int] = []
    var i = 0
    while i < text.count {
      guard Self.isUnspaced(text[i]) else {
        if i > 0, Self.isUnspaced(text[i - 1]) { found.append(i) }
        i += 1
        continue
      }
      let start = i
      if start > 0, found.last != start { found.append(start) }
      while i < text.count, Self.isUnspaced(text[i]), i - start < DictionaryBreaks.longestStretch {
        i += 1
      }
      found += DictionaryBreaks.words(in: text[start..<i]) ?? changes(start..<i)
    }
    return found
  }

  /// The places where hiragana end.
  private func changes(_ range: Range<Int>) -> [Int] {
    range.dropFirst().filter { Self.isHiragana(text[$0 - 1]) != Self.isHiragana(text[$0]) }
  }

  private static func isHiragana(_ scalar: UInt32) -> Bool { (0x3041...0x309F).contains(scalar) }

  /// Whether a scalar is a letter of Chinese or Japanese, whose words have no spaces between them.
  private static func isUnspaced(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3005...0x3007, 0x3041...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Whether a scalar is part of a word in a script with spaces, such as a Latin letter or a digit.
  private static func isWordLetter(_ scalar: UInt32) -> Bool {
    let kind = LineBreakClass.of(scalar)
    return kind.isLetter || kind == .numeric || kind.isHangul
  }
}

/// Words that end a phrase and never begin one: particles, and endings of verbs.
enum PhraseParticles {
  /// Japanese ones in hiragana, and Chinese ones in both scripts (by grammar; the list is of the usual ones).
  private static let words: Set<[UInt32]> = Set(
    """
    は が を に で と も の へ や か ね よ な から まで より だけ など です ます でした ました だ た て ない しか \
    ほど くらい ぐらい ながら ので のに けど ば たり って という なら でも には とは では にも へも との からの への \
    での う よう さ しよう して した する ます
    的 了 着 过 過 吗 嗎 呢 吧 们 們 地 得 上 里 裡 中
    """.split(whereSeparator: \.isWhitespace).map { $0.unicodeScalars.map(\.value) })

  static func contains(_ word: ArraySlice<UInt32>) -> Bool {
    word.count <= longest && words.contains(Array(word))
  }

  /// The scalars of the longest of them.
  private static let longest = words.map(\.count).max() ?? 0
}

extension [Int] {
  /// Returns the index of a value in an ascending list.
  fileprivate func binaryIndex(of value: Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == value ? low : nil
  }
}
