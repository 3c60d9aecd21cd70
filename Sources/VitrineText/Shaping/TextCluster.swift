/// Finds units of text that must come from one font: a base with its marks, or an emoji sequence.
enum TextCluster {
  /// The largest length of a cluster; longer ones are split. HarfBuzz orders at most 32 marks.
  static let longest = 64

  /// - Returns: the end of the cluster that starts at `start`, and whether it is an emoji.
  static func at(_ start: Int, in text: [UInt32], limit: Int) -> (end: Int, isEmoji: Bool) {
    let base = text[start]
    if isRegionalIndicator(base) {
      let isFlag = start + 1 < limit && isRegionalIndicator(text[start + 1])
      return (isFlag ? start + 2 : start + 1, isFlag)
    }
    var isEmoji = hasEmojiPresentation(base)
    var end = start + 1
    let limit = min(limit, start + longest)
    while end < limit {
      let next = text[end]
      if next == 0xFE0F {
        isEmoji = isEmoji || canBeEmoji(base)
      } else if next == 0xFE0E {
        isEmoji = false
      } else if isModifier(next) {
        guard canBeEmoji(text[end - 1]) || text[end - 1] == 0xFE0F else { break }
        isEmoji = true
      } else if next == 0x200D, end + 1 < limit, isEmoji, canBeEmoji(text[end + 1]) {
        end += 1
      } else if next == 0x20E3 {
        isEmoji = isEmoji || isKeycapBase(base)
      } else if !isExtender(next) {
        break
      }
      end += 1
    }
    return (end, isEmoji)
  }

  static func isRegionalIndicator(_ c: UInt32) -> Bool { (0x1F1E6...0x1F1FF).contains(c) }
  static func isTag(_ c: UInt32) -> Bool { (0xE0020...0xE007F).contains(c) }
  static func isModifier(_ c: UInt32) -> Bool { (0x1F3FB...0x1F3FF).contains(c) }

  private static func isKeycapBase(_ c: UInt32) -> Bool {
    (0x30...0x39).contains(c) || c == 0x23 || c == 0x2A
  }

  /// Whether a scalar is a mark, joiner, selector or tag.
  static func isExtender(_ c: UInt32) -> Bool {
    if c < 0x300 { return false }
    switch c {
    case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0020...0xE007F, 0xE0100...0xE01EF: return true
    default: return UnicodeData.isMark(c)
    }
  }

  static func canBeEmoji(_ c: UInt32) -> Bool {
    guard c >= 0x23, let scalar = Unicode.Scalar(c) else { return false }
    return scalar.properties.isEmoji
  }

  static func hasEmojiPresentation(_ c: UInt32) -> Bool {
    guard c >= 0x231A, let scalar = Unicode.Scalar(c) else { return false }
    return scalar.properties.isEmojiPresentation
  }
}
