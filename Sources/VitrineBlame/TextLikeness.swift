/// Tells whether one text can have become another among several siblings.
struct TextLikeness {
  private let old: PlacedRecord
  private let new: PlacedRecord

  init(_ old: PlacedRecord, _ new: PlacedRecord) {
    self.old = old
    self.new = new
  }

  /// The share of a text that must be kept for it to be the same text.
  private static let leastShare = 0.3
  /// The weight of that share beside the likeness of the views.
  private static let weight = 0.3
  /// The score of texts with nothing in common that may still be one: as many came as went.
  private static let otherText = 0.31

  /// Returns the score of two siblings with the likeness of their texts in it.
  ///
  /// - Parameter mayBeOther: whether a text may have become one that has nothing in common with it.
  func adjusted(_ score: Double, _ o: Int, _ n: Int, mayBeOther: Bool) -> Double {
    guard let before = text(o, in: old), let after = text(n, in: new) else { return score }
    let share = Self.share(Array(before.unicodeScalars), Array(after.unicodeScalars))
    guard share < Self.leastShare else { return score + Self.weight * share }
    return mayBeOther ? min(score, Self.otherText) : 0
  }

  private func text(_ index: Int, in record: PlacedRecord) -> String? {
    record.nodes[record.subject(of: index)][PropertyKey.text]
  }

  /// The longest common beginning and end, as a share of the longer text.
  private static func share(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Double {
    let start = zip(a, b).prefix { $0 == $1 }.count
    let end = zip(a[start...].reversed(), b[start...].reversed()).prefix { $0 == $1 }.count
    return Double(start + end) / Double(max(a.count, b.count, 1))
  }
}
