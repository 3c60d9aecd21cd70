/// A part of a source in braces, with the declaration before it.
struct SourceBody {
  enum Kind { case function, type, other }

  var kind: Kind
  /// The words before the brace with single spaces.
  var head: String
  var start: Int
  /// The places of the braces.
  var open: Int
  var close: Int

  /// The places between the braces.
  var inside: Range<Int> { open + 1..<close }

  /// Whether it holds statements that come one after the other, within a function: no closure, whose only statement is its
  /// value.
  var isBlock: Bool {
    let first = head.prefix { $0.isLetter }
    return ["if", "else", "do", "catch", "for", "while"].contains(first)
  }

  /// Whether views are built in it.
  var buildsViews: Bool {
    kind == .function
      && (head.contains("some View") || head.contains("@ViewBuilder") || head.contains("-> View"))
  }
}
