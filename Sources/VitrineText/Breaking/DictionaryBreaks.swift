import CDictionaryBreaks

/// Finds word boundaries in scripts without spaces between words.
///
/// ICU's dictionaries are used because they are those of the platform, and contain Lao, Khmer and Burmese
/// besides Thai, and Chinese and Japanese; ICU is loaded at the first such text. Without ICU such text is one word.
enum DictionaryBreaks {
  /// The longest run processed at once, in UTF-16 units: limits time and memory.
  static let longestStretch = 4096

  /// Returns the boundaries in a text, ascending.
  static func find(in text: [UInt32]) -> [Int32] {
    var found: [Int32] = []
    var i = 0
    while i < text.count {
      guard text[i] >= 0x0E00, LineBreakClass.of(text[i]) == .complexContext else {
        i += 1
        continue
      }
      let start = i
      i += 1
      while i < text.count, i - start < longestStretch, belongs(text[i]) { i += 1 }
      look(at: text[start..<i], &found)
    }
    return found
  }

  /// Whether a scalar is a letter or mark of these scripts; those outside the basic plane are in no
  /// dictionary.
  private static func belongs(_ c: UInt32) -> Bool {
    guard c >= 0x0E00, c < 0x10000 else { return false }
    let kind = LineBreakClass.of(c)
    return kind == .complexContext || kind == .combining
  }

  private static func look(at stretch: ArraySlice<UInt32>, _ found: inout [Int32]) {
    let units = units(of: stretch)
    var breaks = [Int32](repeating: 0, count: units.count)
    let count = unsafe vitrine_dictionary_breaks(
      units, Int32(units.count), &breaks, Int32(breaks.count))
    guard count > 0 else { return }
    for place in breaks.prefix(Int(count)) { found.append(Int32(stretch.startIndex) + place) }
  }

  /// One unit for each scalar, so that places need no conversion.
  private static func units(of stretch: ArraySlice<UInt32>) -> [UInt16] {
    stretch.map { UInt16(truncatingIfNeeded: $0 < 0x10000 ? $0 : 0xFFFD) }
  }

  /// Returns the ends of the words in a stretch of Chinese or Japanese text, ascending from its start; nil without
  /// ICU.
  ///
  /// - Parameter stretch: at most `longestStretch` scalars; what follows is one word.
  static func words(in stretch: ArraySlice<UInt32>) -> [Int]? {
    let units = units(of: stretch.prefix(longestStretch))
    var breaks = [Int32](repeating: 0, count: units.count)
    let count = unsafe vitrine_word_breaks(
      units, Int32(units.count), &breaks, Int32(breaks.count))
    guard count >= 0 else { return nil }
    return breaks.prefix(Int(count)).map { stretch.startIndex + Int($0) }
  }
}
