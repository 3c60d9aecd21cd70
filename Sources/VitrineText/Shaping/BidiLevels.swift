import CShaping

/// Embedding levels by the Unicode bidirectional algorithm; even levels run left to right.
package struct BidiLevels: Sendable {
  /// The level of each scalar; empty if all are 0.
  package private(set) var levels: [UInt8] = []
  /// The start of each paragraph and its own level.
  package private(set) var paragraphs: [(start: Int, level: UInt8)] = [(0, 0)]

  /// The rule for a paragraph's own direction.
  package enum Base: Sendable {
    /// The direction of the first strong letter (rules P2 and P3); without one, the given direction.
    case text(isRightToLeft: Bool)
    case leftToRight, rightToLeft

    fileprivate var direction: FriBidiParType {
      switch self {
      case .text(let isRightToLeft): isRightToLeft ? FRIBIDI_PAR_WRTL : FRIBIDI_PAR_WLTR
      case .leftToRight: FRIBIDI_PAR_LTR
      case .rightToLeft: FRIBIDI_PAR_RTL
      }
    }

    /// Whether a text of neutral and left-to-right characters has only levels of 0.
    fileprivate var leavesPlainText: Bool {
      switch self {
      case .text(let isRightToLeft): !isRightToLeft
      case .leftToRight: true
      case .rightToLeft: false
      }
    }
  }

  /// - Parameter isRightToLeft: the direction of paragraphs without a letter of either direction.
  init(_ text: [UInt32], isRightToLeft: Bool) {
    self.init(text, base: .text(isRightToLeft: isRightToLeft))
  }

  package init(_ text: [UInt32], base: Base) {
    if base.leavesPlainText, !text.contains(where: UnicodeData.isRightToLeft) { return }
    levels = [UInt8](repeating: 0, count: text.count)
    paragraphs = []
    var start = 0
    repeat {
      var end = start
      while end < text.count, !UnicodeData.separatesParagraphs(text[end]) { end += 1 }
      if end + 1 < text.count, text[end] == 0x0D, text[end + 1] == 0x0A { end += 1 }
      if end < text.count { end += 1 }
      let level = resolve(text, start..<end, base)
      paragraphs.append((start, level))
      start = end
    } while start < text.count
  }

  func paragraphLevel(at position: Int) -> UInt8 {
    paragraphs.last { $0.start <= position }?.level ?? 0
  }

  private mutating func resolve(_ text: [UInt32], _ range: Range<Int>, _ base: Base) -> UInt8 {
    let count = range.count
    var direction = base.direction
    let slice = Array(text[range])
    var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: count)
    var brackets = [FriBidiBracketType](repeating: 0, count: count)
    var found = [FriBidiLevel](repeating: 0, count: count)
    unsafe fribidi_get_bidi_types(slice, FriBidiStrIndex(count), &types)
    unsafe fribidi_get_bracket_types(slice, FriBidiStrIndex(count), types, &brackets)
    let highest = unsafe fribidi_get_par_embedding_levels_ex(
      types, brackets, FriBidiStrIndex(count), &direction, &found)
    let own: UInt8 = direction == FRIBIDI_PAR_RTL || direction == FRIBIDI_PAR_WRTL ? 1 : 0
    // 0 means that memory is short: everything then has the paragraph's level.
    for i in 0..<count {
      levels[range.lowerBound + i] = highest == 0 ? own : UInt8(max(0, found[i]))
    }
    return own
  }

  /// Orders pieces for display: from the highest level down to the lowest odd one, each run of that level
  /// or higher is reversed.
  package static func reorder<T>(_ pieces: inout [T], level: (T) -> UInt8) {
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
