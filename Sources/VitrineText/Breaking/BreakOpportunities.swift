/// A place where a line may end.
struct BreakOpportunity: Hashable, Sendable {
  enum Kind: UInt8, Hashable, Sendable { case optional, hyphenated, mandatory, end }

  /// Where the next line starts.
  var end: Int32
  /// The end of what shows: white space before `end` hangs.
  var visibleEnd: Int32
  var kind: Kind
}

extension BreakOpportunity {
  /// All places in order; the last is the end of the text.
  static func find(in text: [UInt32]) -> [BreakOpportunity] {
    var found: [BreakOpportunity] = []
    found.reserveCapacity(text.count / 5 + 1)
    var visible = 0
    var before: BreakClass?
    var spaced = false
    var regionals = 0
    var i = 0
    while i < text.count {
      let c = text[i]
      let kind = BreakClass.of(c)
      if kind == .newline {
        let next = c == 0x0D && i + 1 < text.count && text[i + 1] == 0x0A ? i + 2 : i + 1
        found.append(.init(end: Int32(next), visibleEnd: Int32(visible), kind: .mandatory))
        (i, visible, before, spaced, regionals) = (next, next, nil, false, 0)
        continue
      }
      if kind == .space {
        spaced = true
      } else if kind == .combining || kind == .joiner, !spaced, before != nil {
        visible = i + 1
        if kind == .joiner { before = .joiner }
      } else {
        let own = kind == .combining ? .alphabetic : kind
        if let before,
          BreakRules.mayBreak(before, own, spaced: spaced, evenRegionals: regionals % 2 == 0)
        {
          let isSoft = !spaced && text[i - 1] == 0xAD
          found.append(
            .init(end: Int32(i), visibleEnd: Int32(visible), kind: isSoft ? .hyphenated : .optional)
          )
        } else if before == nil && spaced {
          found.append(.init(end: Int32(i), visibleEnd: Int32(visible), kind: .optional))
        }
        regionals = own == .regional ? regionals + 1 : 0
        // A hyphen that starts a word belongs to it: a sign, an option, a list mark.
        before = own == .hyphen && (spaced || before == nil) ? .infix : own
        spaced = false
        visible = i + 1
      }
      i += 1
    }
    found.append(.init(end: Int32(text.count), visibleEnd: Int32(visible), kind: .end))
    return found
  }
}
