import CShaping

/// Embedding levels by the Unicode bidirectional algorithm; even levels run left to right.
struct BidiLevels: Sendable {
  /// One level for each scalar; empty when all are 0.
  var levels: [UInt8] = []
  /// Where each paragraph starts and its own level.
  var paragraphs: [(start: Int, level: UInt8)] = [(0, 0)]

  /// - Parameter isRightToLeft: decides for paragraphs without a letter of either direction.
  init(_ text: [UInt32], isRightToLeft: Bool) {
    guard isRightToLeft || text.contains(where: UnicodeData.isRightToLeft) else { return }
    levels = [UInt8](repeating: 0, count: text.count)
    paragraphs = []
    var start = 0
    repeat {
      var end = start
      while end < text.count, !UnicodeData.isNewline(text[end]) { end += 1 }
      if end < text.count { end += 1 }
      let level = resolve(text, start..<end, isRightToLeft)
      paragraphs.append((start, level))
      start = end
    } while start < text.count
  }

  func paragraphLevel(at position: Int) -> UInt8 {
    paragraphs.last { $0.start <= position }?.level ?? 0
  }

  private mutating func resolve(_ text: [UInt32], _ range: Range<Int>, _ isRTL: Bool) -> UInt8 {
    let count = range.count
    var direction = isRTL ? FRIBIDI_PAR_WRTL : FRIBIDI_PAR_WLTR
    let slice = Array(text[range])
    var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: count)
    var brackets = [FriBidiBracketType](repeating: 0, count: count)
    var found = [FriBidiLevel](repeating: 0, count: count)
    unsafe fribidi_get_bidi_types(slice, FriBidiStrIndex(count), &types)
    unsafe fribidi_get_bracket_types(slice, FriBidiStrIndex(count), types, &brackets)
    let highest = unsafe fribidi_get_par_embedding_levels_ex(
      types, brackets, FriBidiStrIndex(count), &direction, &found)
    if highest == 0 { return isRTL ? 1 : 0 }
    for i in 0..<count { levels[range.lowerBound + i] = UInt8(max(0, found[i])) }
    return direction == FRIBIDI_PAR_RTL || direction == FRIBIDI_PAR_WRTL ? 1 : 0
  }

  /// Orders pieces for display: from the highest level down to the lowest odd one, each run of that
  /// level or more is turned round.
  static func reorder<T>(_ pieces: inout [T], level: (T) -> UInt8) {
    guard let highest = pieces.map(level).max(), highest > 0 else { return }
    let lowest = pieces.map(level).filter { $0 % 2 == 1 }.min() ?? highest + 1
    guard lowest <= highest else { return }
    for current in stride(from: highest, through: lowest, by: -1) {
      var i = 0
      while i < pieces.count {
        guard level(pieces[i]) >= current else {
          i += 1
          continue
        }
        var j = i
        while j < pieces.count, level(pieces[j]) >= current { j += 1 }
        pieces[i..<j].reverse()
        i = j
      }
    }
  }
}
