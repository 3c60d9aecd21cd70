/// Cuts the rows or the columns of a contact sheet into parts that are as long as one another.
struct SheetCuts {
  /// The lengths of the rows or columns, in points.
  let lengths: [Double]
  /// The indices at which another widget or setting begins, where a cut tears nothing apart.
  let borders: Set<Int>

  /// The most length of a part that ends at a border, in shares (by eye).
  private static let overlong = 1.5

  /// Returns consecutive parts, at most `count`, none of them empty.
  func parts(_ count: Int) -> [Range<Int>] {
    let whole = even(units(at: borders), count)
    let share = lengths.reduce(0, +) / Double(max(1, count))
    let longest = whole.map { lengths[$0].reduce(0, +) }.max() ?? 0
    return longest <= share * Self.overlong ? whole : even(units(at: Set(lengths.indices)), count)
  }

  /// Returns the runs between some indices.
  private func units(at places: Set<Int>) -> [Range<Int>] {
    let starts = lengths.indices.filter { $0 == 0 || places.contains($0) }
    return zip(starts, starts.dropFirst() + [lengths.count]).map { $0..<$1 }
  }

  /// Joins runs into parts: each goes to the part in whose share of the whole length its middle lies.
  private func even(_ units: [Range<Int>], _ count: Int) -> [Range<Int>] {
    let total = lengths.reduce(0, +)
    var parts: [(number: Int, range: Range<Int>)] = []
    var start = 0.0
    for unit in units {
      let length = lengths[unit].reduce(0, +)
      let number = total > 0 ? Int((start + length / 2) / total * Double(count)) : 0
      start += length
      if let last = parts.last, last.number == number {
        parts[parts.count - 1].range = last.range.lowerBound..<unit.upperBound
      } else {
        parts.append((number, unit))
      }
    }
    return parts.map(\.range)
  }
}
