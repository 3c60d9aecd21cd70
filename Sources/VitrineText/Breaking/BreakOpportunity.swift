/// A position where a line may end.
package struct BreakOpportunity: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable { case optional, hyphenated, mandatory, end }

  /// The start of the next line.
  package var end: Int32
  /// The end of the visible text: white space up to `end` hangs.
  package var visibleEnd: Int32
  package var kind: Kind
}

extension BreakOpportunity {
  private static let softHyphen: UInt32 = 0xAD

  /// Returns all break opportunities in order; the last is the end of the text.
  package static func find(in text: [UInt32], tailoring: LineBreakTailoring) -> [BreakOpportunity] {
    var found: [BreakOpportunity] = []
    found.reserveCapacity(text.count / 5 + 1)
    var scanner = BreakScanner(text, tailoring)
    var visible = 0
    for i in text.indices {
      let scalar = text[i]
      let place = scanner.next(i)
      if place == .optional {
        let isSoft = text[i - 1] == softHyphen
        found.append(
          .init(end: Int32(i), visibleEnd: Int32(visible), kind: isSoft ? .hyphenated : .optional))
      } else if place == .mandatory {
        found.append(.init(end: Int32(i), visibleEnd: Int32(visible), kind: .mandatory))
      }
      if place == .mandatory { visible = i }
      if !UnicodeData.isBreakingSpace(scalar) { visible = i + 1 }
    }
    if scanner.isAfterNewline {
      let end = Int32(text.count)
      found.append(.init(end: end, visibleEnd: Int32(visible), kind: .mandatory))
      visible = text.count
    }
    found.append(.init(end: Int32(text.count), visibleEnd: Int32(visible), kind: .end))
    return found
  }
}
